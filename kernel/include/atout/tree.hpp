// A search over sampled worlds: information-set tree search, where all worlds share one tree of what everybody sees.
// Seats play for themselves: each goes where the payoff of its own is high.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "atout/payoff.hpp"
#include "atout/policy.hpp"
#include "atout/rules.hpp"
#include "atout/solver.hpp"
#include "atout/state.hpp"

namespace atout {

// How the tree grows.
struct Growth {
    // The unit of these two is how far payoffs of the seat scatter in the deals played so far: their standard deviation,
    // but no less than an eighth of the way from the lowest to the highest, for it shrinks where one card is tried only.
    double curiosity = 1.0;  // how much a card that was tried less often is preferred
    double modesty = 0.0;    // how much worse than its neighbours a card that was never tried is thought to be
    double trust = 40.0;     // how much better a card has to look, see policy.hpp, to be twice as likely to be tried
    bool even = false;       // whether the cards of the actor take turns, so that each is known as well as the others
};

class Tree {
public:
    // `root`: the position to be decided, with any hands that fit what everybody sees. `rules` and `payoff` must outlive
    // the tree. Throws std::invalid_argument.
    Tree(const Rules& rules, const Payoff& payoff, const Friends& friends, const State& root, const Growth& growth);

    // What differs from world to world.
    struct World {
        std::array<Cards, max_seats> hands{};
        std::array<std::uint16_t, max_seats> points{};  // that each seat has before
    };

    // Goes through `worlds` so many times and plays one deal each time, until the limits are reached; how many deals were
    // played. Throws std::invalid_argument for hands that do not fit.
    std::size_t grow(std::span<const World> worlds, std::size_t rounds, const Limits& limits);

    // What is known of a card that the actor may play; of equal cards one stands for both.
    struct Option {
        Card card;
        std::uint32_t visits;
        double worth;  // the mean payoff of the actor
    };
    std::vector<Option> options() const;

private:
    struct Node {
        double total = 0.0;  // payoffs of the seat that played the card
        float likely = 1.0F;  // before anything was tried
        std::uint32_t visits = 0;
        std::uint32_t first = 0;  // of the nodes after this one
        std::uint32_t next = 0;   // the next one beside it
        Card card = 0;
    };

    // The payoffs of a seat so far.
    struct Scatter {
        double count = 0.0, sum = 0.0, squares = 0.0;
        double least = 0.0, most = 0.0;

        void add(double payoff);
        double unit() const;
    };

    State start(const World& world) const;
    void play_once(State state);
    std::uint32_t chosen(std::uint32_t at, const State& state, Cards kinds);
    std::uint32_t least_tried() const;
    void widen(std::uint32_t at, const State& state, Cards kinds);
    Cards kinds_of(Cards cards) const;

    const Rules& rules_;
    const Payoff& payoff_;
    const Friends friends_;
    const State root_;
    const Growth growth_;
    std::array<Cards, max_cards> copies_{};  // of each card, those like it, itself among them
    std::vector<Node> nodes_;
    std::array<Scatter, max_seats> scatter_{};
};

}  // namespace atout
