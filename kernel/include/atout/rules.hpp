// The rules of trick play as run-time data: how cards rank (Mode), what players must do (Duties), and the tables that
// the fast code reads (Rules). The twin in Python is play/mode.py and play/rules.py; the numbers of the enums agree.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "atout/cards.hpp"

namespace atout {

// In which classes a player who follows must beat the winning card if he can.
enum class MustBeat : std::uint8_t { nothing, trumps, every_class };

// What a player is free to do who cannot follow while his partner is winning.
enum class Partner : std::uint8_t { no_exemption, any_card, discard_or_overtrump };

// The duty that binds a player at one moment.
enum class Duty : std::uint8_t { free, follow, beat, trump, overtrump, undertrump, discard_or_overtrump };

struct Duties {
    MustBeat must_beat = MustBeat::nothing;
    bool trump_when_void = false;  // without the class led he must trump ...
    bool overtrump = false;        // ... above the trumps in the trick, if he can ...
    bool undertrump = false;       // ... and with a lower trump, if he cannot
    Partner partner = Partner::no_exemption;
};

// How the cards rank and count. Cards are numbered class by class (a class is a suit; trumps, where there are any, are
// class 0), and within a class from weak to strong; two equal copies stand side by side.
struct Mode {
    std::vector<std::uint8_t> class_of;  // of each card; begins with 0, rises by one at a time
    std::vector<Cards> beats;            // for each card, those that beat it while it wins; an equal copy does not
    std::vector<std::uint8_t> points;    // card points of each card
    bool has_trumps = false;             // whether class 0 is trump

    // Throws std::invalid_argument with a sentence that says what is wrong.
    void validate() const;

    // All cards of the class of `card`.
    Cards class_mask(std::size_t card) const;
};

// A mode and duties for a number of seats, validated, as tables. Never changes.
class Rules {
public:
    // `partners`: for each seat its partner, or -1. Throws std::invalid_argument.
    Rules(const Mode& mode, const Duties& duties, std::span<const int> partners);

    unsigned seats;
    unsigned cards;  // how many cards there are; they are numbered 0 to cards - 1
    Duties duties;
    Cards trumps = 0;

    // By card.
    std::array<Cards, max_cards> class_mask{};     // all cards of its class
    std::array<Cards, max_cards> beats{};          // those that beat it while it wins
    std::array<Cards, max_cards> beaten{};         // those that it beats while they win
    std::array<Cards, max_cards> must_beat{};      // of those, the ones that a player who follows has to prefer
    std::array<Cards, max_cards> may_trump{};      // trumps that satisfy the duty to trump while it wins
    std::array<std::uint8_t, max_cards> points{};  // its card points

    // By seat to play and by seat that is winning.
    template <class Value>
    using BySeats = std::array<std::array<Value, max_seats>, max_seats>;
    BySeats<Cards> undertrump{};  // trumps that must be played though they are too low
    BySeats<Cards> relief{};      // cards that the winner, a partner, frees a player from trumping to play

    // By seat.
    std::array<std::uint8_t, max_seats> next{};  // the seat after it

    bool is_trump(unsigned card) const { return contains(trumps, card); }

    // Whether two cards of a class do the same among the cards `against`; their points may differ.
    bool alike(Card one, Card other, Cards against) const {
        const Cards differing = (beats[one] ^ beats[other]) | (beaten[one] ^ beaten[other]);
        return (differing & against) == 0 && class_mask[one] == class_mask[other];
    }
};

}  // namespace atout
