// The end of a deal for a player who does not know how the cards lie: one strategy for all worlds that look the same.
//
// The actor chooses each of its cards by what it has seen. The others see all cards: the opponents do their worst in each
// world, knowing the strategy ("best defence"), the partner does its best. No strategy can promise more than the values
// found, and solving each world alone never finds less, for there the actor would do in each world what suits it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "atout/rules.hpp"
#include "atout/solver.hpp"
#include "atout/state.hpp"

namespace atout {

// A way in which the cards may lie.
struct PossibleWorld {
    std::array<Cards, max_seats> hands{};
    double weight = 1.0;  // how likely it is, on any scale
    // What an end is worth: if the own seats take no trick, then 0, 1, ... points of theirs, then every trick. More
    // points than it has places for are worth as much as the most.
    std::span<const double> worth;
};

// A number for each of the cards that the actor may play.
struct Prospects {
    Cards solved = 0;
    bool complete = false;                  // whether that is all of them
    std::array<double, max_cards> value{};  // by card, the mean over the worlds
    std::uint64_t nodes = 0;  // positions searched, once for each world possible in it, and work with strategies
};

// `root`: the position to be decided, with any hands that fit what is seen. `own`: the seats that play together, a bit a
// seat, the actor among them. `last_trick`: points for it. Throws std::invalid_argument.
Prospects best_defence(const Rules& rules, const State& root, std::span<const PossibleWorld> worlds, unsigned own,
                       unsigned last_trick, const Limits& limits = {});

}  // namespace atout
