// The play of one deal: 56 bytes, copied rather than undone. The twin in Python is TrickPlay in play/trick.py.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "atout/cards.hpp"
#include "atout/rules.hpp"

namespace atout {

struct State {
    std::array<Cards, max_seats> hands{};
    std::array<std::uint16_t, max_seats> points{};  // card points that each seat has taken, without any bonus
    std::array<std::uint8_t, max_seats> wins{};     // tricks that each seat has taken
    std::array<Card, max_seats> trick{};            // the cards that lie, the leader's first
    std::uint8_t lying = 0;                         // how many of them
    Card winning = 0;                               // the card that is winning, while one lies
    std::uint8_t winner = 0;                        // and its seat
    std::uint8_t actor = 0;                         // the seat to play

    // `leader` is to lead.
    static State start(const Rules& rules, std::span<const Cards> hands, unsigned leader);

    // The state in which the cards `trick` lie since `leader` led, and `points` and `wins` have been taken before.
    // Whether the cards that lie were allowed is not asked. Throws std::invalid_argument.
    static State resume(const Rules& rules, std::span<const Cards> hands, unsigned leader, std::span<const Card> trick,
                        std::span<const std::uint16_t> points, std::span<const std::uint8_t> wins);

    bool over() const { return hands[actor] == 0; }
    unsigned leader(const Rules& rules) const { return (actor + rules.seats - lying) % rules.seats; }

    bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 64, "a state fits one cache line");

// What the actor may play, and the duty that leaves no other cards.
struct Playable {
    Cards cards;
    Duty duty;
};

// What `seat` may play from `hand` on a trick led by `led`, while `winning`, the card of seat `winner`, is winning.
// Each table of Rules is empty where its duty does not bind, so the cards come about without a branch; who asks for the
// cards alone does not pay for the duty.
inline Playable playable(const Rules& rules, Cards hand, unsigned led, unsigned winning, unsigned seat, unsigned winner) {
    const Cards following = hand & rules.class_mask[led];
    const Cards beating = following & rules.must_beat[winning];
    const Cards higher = hand & rules.may_trump[winning];
    const Cards lower = hand & rules.undertrump[seat][winner];
    const Cards relief = hand & rules.relief[seat][winner];

    const Cards trumping = or_else(higher, or_else(lower, hand)) | relief;
    const Cards cards = or_else(or_else(beating, following), trumping);

    if (following != 0) return {cards, beating != 0 ? Duty::beat : Duty::follow};
    if (rules.relief[seat][winner] != 0) return {cards, cards == hand ? Duty::free : Duty::discard_or_overtrump};
    if (higher == 0) return {cards, lower != 0 ? Duty::undertrump : Duty::free};
    return {cards, rules.duties.overtrump && rules.is_trump(winning) ? Duty::overtrump : Duty::trump};
}

Playable playable(const Rules& rules, const State& state);

// Plays a card of the actor, one of playable(); whether it completed the trick.
bool play(const Rules& rules, State& state, Card card);

}  // namespace atout
