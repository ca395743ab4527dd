#include "atout/state.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace atout {

namespace {

[[noreturn]] void refuse(const char* sentence) { throw std::invalid_argument(sentence); }

}  // namespace

State State::start(const Rules& rules, std::span<const Cards> hands, unsigned leader) {
    return resume(rules, hands, leader, {}, {}, {});
}

State State::resume(const Rules& rules, std::span<const Cards> hands, unsigned leader, std::span<const Card> trick,
                    std::span<const std::uint16_t> points, std::span<const std::uint8_t> wins) {
    if (hands.size() != rules.seats) refuse("there must be one hand for each seat");
    if (leader >= rules.seats) refuse("the leader must be one of the seats");
    if (trick.size() >= rules.seats) refuse("a trick in progress has fewer cards than there are seats");
    if (!points.empty() && points.size() != rules.seats) refuse("there must be card points for each seat, or for none");
    if (!wins.empty() && wins.size() != rules.seats) refuse("there must be a count of tricks for each seat, or for none");

    State state;
    Cards seen = 0;
    const Cards deck = first(rules.cards);
    const auto see = [&](Cards cards) {
        if ((cards & ~deck) != 0) refuse("a card is not one of the mode");
        if ((cards & seen) != 0) refuse("a card is in two places");
        seen |= cards;
    };
    std::ranges::copy(hands, state.hands.begin());
    std::ranges::copy(points, state.points.begin());
    std::ranges::copy(wins, state.wins.begin());
    std::ranges::for_each(hands, see);

    state.actor = static_cast<std::uint8_t>(leader);
    for (const Card card : trick) {
        if (card >= rules.cards) refuse("a card is not one of the mode");
        see(single(card));
        state.hands[state.actor] |= single(card);
        play(rules, state, card);
    }
    const unsigned size = count(state.hands[leader]) + (trick.empty() ? 0 : 1);
    for (unsigned turn = 0; turn < rules.seats; ++turn) {
        const unsigned seat = (leader + turn) % rules.seats;
        if (count(state.hands[seat]) + (turn < trick.size() ? 1 : 0) != size) refuse("the hands must be equally long");
    }
    return state;
}

Playable playable(const Rules& rules, const State& state) {
    const Cards hand = state.hands[state.actor];
    if (state.lying == 0) return {hand, Duty::free};
    return playable(rules, hand, state.trick[0], state.winning, state.actor, state.winner);
}

bool play(const Rules& rules, State& state, Card card) {
    assert(contains(state.hands[state.actor], card));
    const std::uint8_t seat = state.actor;
    state.hands[seat] ^= single(card);
    if (state.lying == 0 || contains(rules.beats[state.winning], card)) {
        state.winning = card;
        state.winner = seat;
    }
    state.trick[state.lying++] = card;
    if (state.lying < rules.seats) {
        state.actor = rules.next[seat];
        return false;
    }
    unsigned points = state.points[state.winner];
    for (unsigned turn = 0; turn < rules.seats; ++turn) points += rules.points[state.trick[turn]];
    state.points[state.winner] = static_cast<std::uint16_t>(points);
    ++state.wins[state.winner];
    state.actor = state.winner;
    state.lying = 0;
    return true;
}

}  // namespace atout
