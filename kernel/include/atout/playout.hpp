// Random play-outs: from a state to the end of the deal, every playable card equally likely (of two equal copies each).
#pragma once

#include <cstdint>
#include <span>

#include "atout/rules.hpp"
#include "atout/state.hpp"

namespace atout {

// How a random card is taken from a set; all ways take the same one.
enum class Picking : std::uint8_t {
    best,      // with the processor's own instruction for it where there is a fast one
    portable,  // with shifts and masks, on any processor
};

// Fills `points` with one row for each play-out: the card points of each seat at the end, those of `state` included,
// and `last_trick` more for whoever takes the last trick. Row i depends on `state`, `seed` and `stream` + i alone, so a
// long series may be done in parts. `points.size()` must be a multiple of the seats.
void play_outs(const Rules& rules, const State& state, std::uint64_t seed, std::uint64_t stream, int last_trick,
               std::span<std::int16_t> points, Picking picking = Picking::best);

// A state in which every seat has `size` random cards and `leader` is to lead. Throws std::invalid_argument.
State random_deal(const Rules& rules, unsigned size, unsigned leader, std::uint64_t seed, std::uint64_t stream = 0);

}  // namespace atout
