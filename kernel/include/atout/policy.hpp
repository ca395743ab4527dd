// What a sensible player does without looking ahead, and whole deals played out that way: masters first, the cheapest
// card that is sure to win, points to a friend's trick and none to another's, trumps drawn by who has more of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "atout/rules.hpp"
#include "atout/state.hpp"

namespace atout {

// By seat, a bit for each seat that it plays for, itself among them.
using Friends = std::array<std::uint8_t, max_seats>;

// Throws std::invalid_argument where a seat is no friend of its own, or a friend is no seat.
void validate(const Rules& rules, const Friends& friends);

// How good each of `cards`, which the actor may play, looks; a number at the place of the card.
void judge(const Rules& rules, const Friends& friends, const State& state, Cards cards,
           std::array<std::int16_t, max_cards>& likelihood);

// Plays the deal to its end. Everybody sees the hands: what a good player guesses is known here.
void play_sensibly(const Rules& rules, const Friends& friends, State& state);

}  // namespace atout
