#include "atout/policy.hpp"

#include <stdexcept>

#include "ordering.hpp"

namespace atout {

namespace {

Trick lying(const State& state) { return {state.trick[0], state.winning, state.winner, state.lying, 0}; }

int likelihood(const Ordering& ordering, const State& state, Card card) {
    if (state.lying == 0) return ordering.of_lead(state.hands, state.actor, card);
    return ordering.of_reply(state.hands, state.actor, lying(state), card);
}

Card likeliest(const Ordering& ordering, const State& state, Cards cards) {
    Card best = lowest(cards);
    cards &= cards - 1;
    if (cards == 0) return best;
    int most = likelihood(ordering, state, best);
    for (; cards != 0; cards &= cards - 1) {
        const int found = likelihood(ordering, state, lowest(cards));
        if (found > most) {
            most = found;
            best = lowest(cards);
        }
    }
    return best;
}

}  // namespace

void validate(const Rules& rules, const Friends& friends) {
    for (unsigned seat = 0; seat < rules.seats; ++seat) {
        if (!contains(friends[seat], seat)) throw std::invalid_argument("every seat plays for itself");
        if (friends[seat] >> rules.seats != 0) throw std::invalid_argument("a friend must be one of the seats");
    }
}

void judge(const Rules& rules, const Friends& friends, const State& state, Cards cards,
           std::array<std::int16_t, max_cards>& likelihoods) {
    const Sides sides(rules, friends);
    const Ordering ordering(rules, sides, rules.points);
    for (; cards != 0; cards &= cards - 1) {
        likelihoods[lowest(cards)] = static_cast<std::int16_t>(likelihood(ordering, state, lowest(cards)));
    }
}

void play_sensibly(const Rules& rules, const Friends& friends, State& state) {
    const Sides sides(rules, friends);
    const Ordering ordering(rules, sides, rules.points);
    while (!state.over()) play(rules, state, likeliest(ordering, state, playable(rules, state).cards));
}

}  // namespace atout
