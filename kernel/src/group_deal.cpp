#include "atout/group_deal.hpp"

#include <cassert>

namespace atout {

Claim ClaimRules::of(const GroupRules& rules, Cards hand) const {
    if (count(hand) < max_group) return Claim::none;
    if (rules.of_one_class(hand)) return Claim::one_class;
    const bool all_high = (hand & ~(high | rules.top())) == 0;
    return all_high && (hand & best) != 0 ? Claim::high : Claim::none;
}

bool GroupDeal::lay(const GroupRules& rules, const Laid& laid) {
    assert((laid.group & ~hands[actor]) == 0);
    assert(lying == 0 || count(laid.group) == count(winning));
    hands[actor] ^= laid.group;
    for (Cards rest = laid.group; rest != 0; rest &= rest - 1) points_lying += rules.points[lowest(rest)];
    if (laid.openly) {
        winner = actor;
        winning = laid.group;
        for (Cards& each : seen) each |= laid.group;
    }
    if (++lying < max_seats) {
        actor = static_cast<std::uint8_t>((actor + 1) % max_seats);
        return false;
    }
    points[winner % 2] += points_lying;
    ++tricks[winner % 2];
    draw(winner, count(winning));
    actor = winner;
    lying = 0;
    winning = 0;
    points_lying = 0;
    return true;
}

void GroupDeal::show(unsigned seat) {
    for (Cards& each : seen) each |= hands[seat];
}

// Everybody draws one card after the other, at most `most` each.
void GroupDeal::draw(unsigned first, unsigned most) {
    for (unsigned turn = 0; turn < most * max_seats && drawn < stock_size; ++turn) {
        const unsigned seat = (first + turn) % max_seats;
        const Cards card = single(stock[drawn++]);
        hands[seat] |= card;
        seen[seat] |= card;
    }
}

}  // namespace atout
