#include "atout/group_thumb.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace atout {

namespace {

constexpr int enough = 31;  // with fewer points a loser pays more
constexpr int half = 60;    // with more than these the deal is won

double binomial(unsigned from, unsigned chosen) {
    if (chosen > from) return 0;
    double ways = 1;
    for (unsigned each = 0; each < chosen; ++each) ways = ways * (from - each) / (each + 1);
    return ways;
}

}  // namespace

// What the actor sees and how it judges its cards.
struct Thumb::Sight {
    const GroupDeal& deal;
    unsigned seat;
    Cards hand;
    Cards unseen;
    unsigned unseen_count;
    unsigned held;    // cards in each hand that has not replied yet
    unsigned behind;  // how many seats play after this one
    float over_another;
    float average;    // points of an unseen card
    float future;     // how much power counts
    std::array<float, max_group> power{};  // by card of the hand, from the lowest bit
};

Thumb::Thumb(const GroupRules& rules, const ClaimRules& claims, const ThumbWeights& early,
             const ThumbWeights& late)
    : rules_(rules), claims_(claims), early_(early), late_(late), all_(first(rules.cards)) {
    if (rules.cards > most_unseen) throw std::invalid_argument("the quick player knows decks of up to 36 cards");
    for (unsigned card = 0; card < rules.cards; ++card) {
        for (Cards rest = rules.beating(static_cast<Card>(card)); rest != 0; rest &= rest - 1) {
            beaten_by_[lowest(rest)] |= single(card);
        }
        const auto points = static_cast<float>(rules.points[card]);
        if (points == 0) continue;
        const auto same = std::ranges::find(worths_, points, &Worth::points);
        if (same == worths_.end()) {
            worths_.push_back({single(card), points});
        } else {
            same->cards |= single(card);
        }
    }
    for (unsigned unseen = 0; unseen <= most_unseen; ++unseen) {
        for (unsigned held = 0; held <= std::min(max_group, unseen); ++held) {
            for (unsigned beating = 0; beating <= unseen; ++beating) {
                double more = 0;
                for (unsigned needed = max_group + 1; needed-- > 0;) {
                    if (needed <= held) more += binomial(beating, needed) * binomial(unseen - beating, held - needed);
                    at_least_[unseen][held][beating][needed] = static_cast<float>(more / binomial(unseen, held));
                }
            }
        }
    }
}

// Weights shift from those of the first cards to those of the last ones.
ThumbWeights Thumb::weights(const GroupDeal& deal) const {
    using Numbers = std::array<float, sizeof(ThumbWeights) / sizeof(float)>;
    const unsigned left = deal.stock_left() + max_seats * count(deal.hands[deal.actor]);
    const float late = 1 - static_cast<float>(left) / static_cast<float>(rules_.cards);
    const auto from = std::bit_cast<Numbers>(early_), to = std::bit_cast<Numbers>(late_);
    Numbers mixed{};
    for (std::size_t at = 0; at < mixed.size(); ++at) mixed[at] = from[at] + (to[at] - from[at]) * late;
    return std::bit_cast<ThumbWeights>(mixed);
}

// The chance that a hidden hand can take over. Card by card, from the one with the fewest beaters on, a hand needs one
// beater more: the scarcest of these conditions stands for all.
float Thumb::chance(const Sight& sight, Cards winning) const {
    std::array<unsigned, max_group> beating{};
    unsigned size = 0;
    for (Cards rest = winning; rest != 0; rest &= rest - 1) {
        unsigned found = count(sight.unseen & rules_.beating(lowest(rest)));
        for (unsigned at = 0; at < size; ++at) {
            if (found < beating[at]) std::swap(found, beating[at]);
        }
        beating[size++] = found;
    }
    const auto& table = at_least_[sight.unseen_count][std::min(sight.held, sight.unseen_count)];
    float least = 1;
    for (unsigned at = 0; at < size; ++at) least = std::min(least, table[beating[at]][at + 1]);
    return least;
}

// The chance that the actor's side takes the trick when `winning` is ours or theirs now.
float Thumb::ours_after(const Sight& sight, bool ours, Cards winning) const {
    float taken = ours ? 1 : 0;
    if (sight.behind == 0) return taken;
    const float alone = chance(sight, winning);
    float can = alone;
    for (unsigned turn = 1; turn <= sight.behind; ++turn) {
        if (turn % 2 == 0) {
            taken += (1 - taken) * can;
        } else {
            taken -= taken * can;
        }
        if (alone > 0) can = alone * sight.over_another;
    }
    return taken;
}

template <class Visit>
void Thumb::each_worth(const GroupDeal& deal, Visit visit) const {
    // 1. What the seat sees.
    const ThumbWeights w = weights(deal);
    const unsigned seat = deal.actor;
    const unsigned side = seat % 2;
    const unsigned stock_left = deal.stock_left();
    Cards unseen = all_ & ~deal.seen[seat];
    if (stock_left > 0) unseen &= ~single(deal.stock[deal.stock_size - 1u]);  // the turn-up is in no hand
    Sight sight{deal, seat, deal.hands[seat], unseen, count(unseen), count(deal.hands[seat]), 3u - deal.lying, w.over_another, 0, 0};
    const float seats_all = std::max(1.0F, static_cast<float>(sight.unseen_count));
    for (const Worth& worth : worths_) {
        sight.average += worth.points * static_cast<float>(count(unseen & worth.cards)) / seats_all;
    }
    sight.future = stock_left > 0 ? 1 : w.last_hands;
    unsigned number = 0;
    for (Cards rest = sight.hand; rest != 0; rest &= rest - 1, ++number) {
        const Card card = lowest(rest);
        const auto higher = static_cast<float>(count(unseen & rules_.beating(card)));
        const auto lower = static_cast<float>(count(unseen & beaten_by_[card]));
        // Even the lowest card stands until somebody cares to beat it: power begins above half of the cards.
        const float stands = std::max(1 - 2 * higher / seats_all, 0.0F);
        const auto points = static_cast<float>(rules_.points[card]);
        sight.power[number] = w.beating * lower / seats_all + (w.standing + w.own * points) * stands - w.burden * points * (1 - stands);
        if (contains(rules_.top(), card)) sight.power[number] += w.top;
    }

    // 2. What each group is worth.
    const auto cards_left = static_cast<float>(stock_left + max_seats * sight.held);
    const float late = 1 - cards_left / static_cast<float>(rules_.cards);
    const unsigned friends = sight.behind == 3 ? 1 : sight.behind == 2 ? 1 : 0;
    const unsigned foes = sight.behind - friends;
    const auto to_friends = static_cast<float>(friends), to_foes = static_cast<float>(foes);
    const auto judge = [&](Cards group, bool openly, float ours) {
        const unsigned size = count(group);
        const Cards kept = sight.hand & ~group;
        const bool last = kept == 0 && stock_left == 0;
        float laid = 0, power = 0;
        unsigned at = 0;
        for (Cards rest = sight.hand; rest != 0; rest &= rest - 1, ++at) {
            if (!contains(group, lowest(rest))) continue;
            laid += static_cast<float>(rules_.points[lowest(rest)]);
            power += sight.power[at];
        }
        const float stake = static_cast<float>(deal.points_lying) + laid;
        const float each = sight.average * static_cast<float>(size);
        const float to_us = each * (to_friends * w.given + to_foes * w.spared);
        const float to_them = each * (to_friends * w.spared + to_foes * w.given);
        float worth = ours * (stake + to_us) - (1 - ours) * (stake + to_them);
        if (deal.tricks[side] == 0) worth += ours * w.first_trick * late;
        if (deal.tricks[1 - side] == 0) worth -= (1 - ours) * w.first_trick * late;
        for (const int limit : {enough, half + 1}) {
            const auto missing_here = static_cast<float>(limit - deal.points[side]);
            const auto missing_there = static_cast<float>(limit - deal.points[1 - side]);
            if (missing_here > 0 && missing_here <= stake) worth += ours * w.limit;
            if (missing_there > 0 && missing_there <= stake) worth -= (1 - ours) * w.limit;
        }
        if (!last) {
            float kept_together = 0;
            if (w.together != 0) {
                for (Cards rest = kept; rest != 0; rest &= rest - 1) {
                    for (Cards other = rest & (rest - 1); other != 0; other &= other - 1) {
                        if (rules_.of_one_class(single(lowest(rest)) | single(lowest(other)))) ++kept_together;
                    }
                }
            }
            worth += sight.future * (w.together * kept_together - power);
            if (openly) worth += sight.future * ours * w.lead;
            else worth += sight.future * ours * w.partner_lead;
        }
        if (openly && deal.lying > 0) worth -= w.shown * static_cast<float>(size);
        if (deal.lying == 0) worth += w.more * static_cast<float>(size - 1);
        visit(Laid{group, openly}, worth);
    };

    // 3. Every group.
    if (deal.lying == 0) {
        for (const Cards group : rules_.leads(sight.hand)) judge(group, true, ours_after(sight, true, group));
        return;
    }
    const bool ours_now = deal.winner % 2 == side;
    const float ours = ours_after(sight, ours_now, deal.winning);
    Cards useful = 0;
    bool all = true;
    for (Cards rest = deal.winning; rest != 0; rest &= rest - 1) {
        const Cards beating = sight.hand & rules_.beating(lowest(rest));
        useful |= beating;
        all = all && beating != 0;
    }
    for (const Cards group : GroupRules::replies(sight.hand, count(deal.winning))) {
        judge(group, false, ours);
        if (all && (group & ~useful) == 0 && rules_.takes_over(group, deal.winning)) {
            judge(group, true, ours_after(sight, true, group));
        }
    }
}

inline Laid Thumb::best(const GroupDeal& deal) const {
    Laid found{};
    float most = 0;
    each_worth(deal, [&](const Laid& laid, float worth) {
        if (found.group == 0 || worth > most) {
            found = laid;
            most = worth;
        }
    });
    return found;
}

// Most of the time goes into counting cards: with the processor's instruction for it all takes two thirds of the time.
#if defined(__x86_64__)
__attribute__((target("popcnt"), flatten)) Laid Thumb::best_with_popcnt(const GroupDeal& deal) const {
    return best(deal);
}

Laid Thumb::choose(const GroupDeal& deal) const {
    static const bool counts = __builtin_cpu_supports("popcnt");
    return counts ? best_with_popcnt(deal) : best(deal);
}
#else
Laid Thumb::choose(const GroupDeal& deal) const { return best(deal); }
#endif

float Thumb::worth(const GroupDeal& deal, const Laid& laid) const {
    float found = 0;
    each_worth(deal, [&](const Laid& other, float worth) {
        if (other == laid) found = worth;
    });
    return found;
}

float Thumb::worth_of_showing(const GroupDeal& deal, unsigned seat) const {
    GroupDeal as_leader = deal;
    as_leader.actor = static_cast<std::uint8_t>(seat);
    return worth(as_leader, choose(as_leader)) - weights(deal).claim;
}

unsigned Thumb::all_points() const {
    unsigned sum = 0;
    for (unsigned card = 0; card < rules_.cards; ++card) sum += rules_.points[card];
    return sum;
}

void Thumb::show(GroupDeal& deal, unsigned seat, Claim& best) const {
    const Claim claim = claims_.of(rules_, deal.hands[seat]);
    deal.show(seat);
    if (claim <= best) return;
    best = claim;
    deal.actor = static_cast<std::uint8_t>(seat);
}

void Thumb::ask(GroupDeal& deal, unsigned leader, unsigned turn, Claim best, Record* record) const {
    for (; turn < max_seats; ++turn) {
        const unsigned seat = (leader + turn) % max_seats;
        if (claims_.of(rules_, deal.hands[seat]) == Claim::none || !claims(deal, seat)) continue;
        if (record != nullptr) record->push_back({seat, {0, true}});
        show(deal, seat, best);
    }
}

void Thumb::finish(GroupDeal& deal, Record* record) const {
    while (!deal.over()) {
        const Laid laid = choose(deal);
        if (record != nullptr) record->push_back({deal.actor, laid});
        if (deal.lay(rules_, laid) && !deal.over()) ask(deal, record);
    }
}

}  // namespace atout
