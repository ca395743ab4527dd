// The exact solver: what a position is worth when everybody sees all cards and plays best.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>

#include "atout/rules.hpp"
#include "atout/state.hpp"
#include "atout/table.hpp"

namespace atout {

// What is asked. The value of a deal is a number of points, those that the counted seats take together; some seats want
// it high, all others low. A soloist against two is counted alone; whoever counts the others and maximises himself plays
// a losing game.
struct Question {
    std::uint8_t counted = 0b0101;     // a bit for each seat whose tricks count
    std::uint8_t maximising = 0b0101;  // a bit for each seat that wants the value high
    std::int16_t last_trick = 0;       // points for the last trick
    std::int16_t all_tricks = 0;       // points more when the counted seats take every trick of the deal
    std::int16_t no_trick = 0;         // points less when they take none
    bool cards = true;                 // whether card points count

    // Throws std::invalid_argument.
    void validate(const Rules& rules) const;
};

// What makes the search fast. None of it changes a value; each can be switched off, to be tested alone.
struct Techniques {
    bool remember = true;    // a table of positions seen
    bool look_ahead = true;  // before the last card of a trick, ask the table about every way to end it
    bool merge = true;       // of cards that do and count the same try one
    bool near = true;        // cards that do the same and count d points apart have values at most d apart
    bool claim = true;       // a leader who cannot lose a trick any more takes the rest
    bool order = true;       // try what is likely best first
    bool narrow = true;      // expect each card of the root to be worth about as much as the one before
};

// When to give up.
struct Limits {
    using Clock = std::chrono::steady_clock;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<Clock::time_point> until;
    std::function<bool()> stop;  // asked every few thousand positions
};

// A number for each of the cards that the actor may play.
struct Values {
    Cards solved = 0;                             // those whose number was found; equal ones all stand here
    bool complete = false;                        // whether that is all of them
    std::array<std::int16_t, max_cards> value{};  // by card
    std::uint64_t nodes = 0;                      // positions searched
};

class Solver {
public:
    // With a table of 2^table_bits entries of 16 bytes. Throws std::invalid_argument.
    explicit Solver(unsigned table_bits, const Techniques& techniques = {});

    // The value of every card: the points of the counted seats at the end, those taken before included. Throws
    // std::invalid_argument, like the others.
    Values values(const Rules& rules, const State& state, const Question& question, const Limits& limits = {});

    // For every card how many of `thresholds`, which rise, the value reaches: all that a utility with few steps needs to
    // know. One threshold asks "does it make so many?", which is much cheaper than a value.
    Values levels(const Rules& rules, const State& state, const Question& question, std::span<const int> thresholds,
                  const Limits& limits = {});

    // Whether the value of the position is at least `points`; nothing where the search gave up.
    std::optional<bool> reaches(const Rules& rules, const State& state, const Question& question, int points,
                                const Limits& limits = {});

    std::uint64_t nodes() const { return nodes_; }  // positions searched by the last call

private:
    template <class Ask>
    bool search(const Rules& rules, const State& state, const Question& question, const Limits& limits, Ask ask);

    template <class Measure>
    Values measured(const Rules& rules, const State& state, const Question& question, const Limits& limits,
                    Measure measure);

    Table table_;
    Techniques techniques_;
    std::uint64_t nodes_ = 0;
};

}  // namespace atout
