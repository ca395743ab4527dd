// The search itself: alpha-beta over the cards of a trick, with a table of positions at the start of tricks. Values are
// points still to come, those on the table included, so that they do not depend on how a position was reached.
#pragma once

#include <array>
#include <cstdint>

#include "atout/solver.hpp"
#include "breath.hpp"
#include "ordering.hpp"
#include "trick.hpp"

namespace atout {

// Values from low to high. What lies outside need not be found exactly: a bound on the same side will do.
struct Window {
    int low;   // the side that maximises has this already
    int high;  // the other side concedes no more than this
};

// What can still be won.
struct Prospect {
    int points;          // card points of the cards in hand
    std::uint8_t hopes;  // a bit for each bonus that is still to be had

    static constexpr std::uint8_t all = 1;   // the counted seats have taken every trick so far
    static constexpr std::uint8_t none = 2;  // they have taken none
};

class Search {
public:
    Search(const Rules& rules, const State& state, const Question& question, const Techniques& techniques,
           const Limits& limits, Table& table);

    // What the rest of the deal is worth, exact inside the window; outside, a bound. Throws GaveUp.
    int best(Window window);

    // The same once the actor has played `card`. Throws GaveUp.
    int after(Card card, Window window);

    // The cards of the actor to try.
    Candidates candidates() const;

    // Those of `cards` that are worth as much to the actor as `card`, itself among them.
    Cards same(Card card, Cards cards) const;

    int most() const { return most(prospect_) + trick_.points; }  // no value is higher
    int least() const { return least(prospect_); }                // none is lower
    std::uint64_t nodes() const { return breath_.nodes(); }

private:
    int lead(unsigned leader, Window window, Prospect prospect, unsigned tricks);
    int turn(unsigned seat, const Trick& trick, Window window, Prospect prospect, unsigned tricks, Card likely,
             Card* best);
    int play(unsigned seat, Trick trick, Card card, Window window, Prospect prospect, unsigned tricks);
    int end(unsigned seat, Trick trick, Prospect prospect) const;

    Candidates candidates(unsigned seat, const Trick& trick, Card likely) const;
    bool cannot_lose(unsigned leader) const;

    int most(Prospect prospect) const;
    int least(Prospect prospect) const;
    bool counts(unsigned seat) const { return contains(sides_.counted, seat); }
    bool maximises(unsigned seat) const { return contains(sides_.maximising, seat); }
    std::uint8_t key(unsigned leader, Prospect prospect) const {
        return static_cast<std::uint8_t>(leader << 2 | prospect.hopes);
    }

    const Rules& rules_;
    const Question& question_;
    const Techniques& techniques_;
    Breath breath_;
    Table& table_;
    const Sides sides_;
    Ordering::Points points_{};  // of each card
    const Ordering ordering_;
    Ordering::Hands hands_;
    Cards rest_ = 0;  // all cards in hand
    const unsigned actor_;
    Trick trick_;
    Prospect prospect_{};
    unsigned tricks_;  // still to be finished, the one on the table included
};

}  // namespace atout
