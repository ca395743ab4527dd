// Finds the weights of Kozel's quick player (group_thumb.hpp) by self-play. In each generation many players with weights
// near the present ones play duplicate deals against the present player; those that saved most penalties are averaged.
//
//   cmake -S kernel -B build/bench -DATOUT_KERNEL_BENCH=ON -DCMAKE_BUILD_TYPE=Release && cmake --build build/bench
//   build/bench/thumb_weights [generations] [deals] [seed]        32 2500 3 by default: about two minutes
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numbers>
#include <numeric>
#include <utility>
#include <vector>

#include "atout/group_thumb.hpp"
#include "atout/random.hpp"

using namespace atout;

namespace {

constexpr std::size_t fields = sizeof(ThumbWeights) / sizeof(float);
using Weights = std::array<float, 2 * fields>;  // early, then late
// How far the first generation strays, by field.
constexpr std::array<float, fields> strays{.3F, .2F, .2F, 3, 2, .3F, 2, 1.5F, 2, 2, .2F, 4, 3, 2, .3F, .3F, 1.5F};
constexpr float least_stray = .05F;  // of the first one
constexpr std::size_t players = 60, averaged = 15;

class Chance {
public:
    explicit Chance(std::uint64_t seed, std::uint64_t stream = 0) : random_(seed, stream) {}
    unsigned below(unsigned bound) { return Random::below(bound, static_cast<std::uint32_t>(random_.next() >> 32)); }
    float normal() {
        return static_cast<float>(std::sqrt(-2 * std::log(1 - unit())) * std::cos(2 * std::numbers::pi * unit()));
    }

private:
    double unit() { return static_cast<double>(random_.next() >> 11) * 0x1p-53; }
    Random random_;
};

// Kozel's cards, trumps first, with the shokha as the best spade. Spades are trumps or not: that is all that differs.
struct Cards36 {
    GroupRules rules;
    ClaimRules claims;

    static Cards36 with(bool spades_are_trumps) {
        constexpr std::array<std::uint8_t, 9> points{0, 0, 0, 0, 2, 3, 4, 10, 11}, of_spades{0, 0, 0, 2, 3, 4, 10, 11, 0};
        const unsigned spades = spades_are_trumps ? 0 : 3, top = spades * 9 + 8;
        Mode mode;
        mode.has_trumps = true;
        ClaimRules claims;
        for (unsigned card = 0; card < 36; ++card) {
            const unsigned suit = card / 9, rank = card % 9;
            Cards beating = first((suit + 1) * 9) & ~first(card + 1);
            if (suit > 0) beating |= first(9);
            beating |= single(top);
            mode.class_of.push_back(static_cast<std::uint8_t>(suit));
            mode.beats.push_back(card == top ? 0 : beating & ~single(card));
            mode.points.push_back(suit == spades ? of_spades[rank] : points[rank]);
            if (mode.points.back() == 11) claims.best |= single(card);
            if (mode.points.back() >= 10) claims.high |= single(card);
        }
        return {GroupRules(mode, static_cast<Card>(top)), claims};
    }
};

using Player = std::array<std::unique_ptr<Thumb>, 2>;  // by whether spades are trumps

Player player(const std::array<Cards36, 2>& cards, const Weights& weights) {
    std::array<float, fields> early{}, late{};
    std::copy_n(weights.begin(), fields, early.begin());
    std::copy_n(weights.begin() + fields, fields, late.begin());
    Player made;
    for (std::size_t each = 0; each < 2; ++each) {
        made[each] = std::make_unique<Thumb>(cards[each].rules, cards[each].claims, std::bit_cast<ThumbWeights>(early),
                                             std::bit_cast<ThumbWeights>(late));
    }
    return made;
}

GroupDeal some_deal(Chance& chance) {
    std::array<Card, 36> deck{};
    std::iota(deck.begin(), deck.end(), Card{0});
    for (unsigned at = 0; at < 35; ++at) std::swap(deck[at], deck[at + chance.below(36 - at)]);
    std::swap(*std::ranges::find_if(deck, [](Card card) { return card < 9; }), deck[35]);  // a trump is turned up
    GroupDeal deal;
    for (unsigned at = 0; at < 16; ++at) deal.hands[at % max_seats] |= single(deck[at]);
    deal.seen = deal.hands;
    deal.stock_size = 20;
    std::copy_n(deck.begin() + 16, 20, deal.stock.begin());
    deal.actor = static_cast<std::uint8_t>(chance.below(max_seats));
    return deal;
}

int penalty(const GroupDeal& ended, unsigned side) {
    if (ended.points[side] > 60) return 0;
    if (ended.points[side] == 60) return 2;
    return ended.tricks[side] == 0 ? 6 : ended.points[side] < 31 ? 4 : 2;
}

// What the even side saves against the odd one.
int saved(GroupDeal deal, const Thumb& even, const Thumb& odd) {
    const std::array<const Thumb*, 2> by_side{&even, &odd};
    while (!deal.over()) {
        const bool ended = deal.lay(even.rules(), by_side[deal.actor % 2]->choose(deal));
        if (!ended || deal.over()) continue;
        const unsigned leader = deal.actor;
        Claim best = Claim::none;
        for (unsigned turn = 0; turn < max_seats; ++turn) {
            const unsigned seat = (leader + turn) % max_seats;
            const Thumb& asked = *by_side[seat % 2];
            if (asked.claim_rules().of(asked.rules(), deal.hands[seat]) == Claim::none) continue;
            if (asked.claims(deal, seat)) asked.show(deal, seat, best);
        }
    }
    return penalty(deal, 1) - penalty(deal, 0);
}

// What the first player saves in a deal, on average over duplicate deals.
double compared(const Player& first, const Player& second, unsigned deals, std::uint64_t seed) {
    int sum = 0;
    for (unsigned number = 0; number < deals; ++number) {
        Chance chance(seed, number);
        const bool spades = chance.below(4) == 0;
        const GroupDeal deal = some_deal(chance);
        sum += saved(deal, *first[spades], *second[spades]) - saved(deal, *second[spades], *first[spades]);
    }
    return sum / (2.0 * deals);
}

}  // namespace

int main(int count, char** texts) {
    const auto asked = [&](int at, unsigned usual) {
        return count > at ? static_cast<unsigned>(std::strtoul(texts[at], nullptr, 10)) : usual;
    };
    const unsigned generations = asked(1, 32), deals = asked(2, 2500), seed = asked(3, 3);
    const std::array<Cards36, 2> cards{Cards36::with(false), Cards36::with(true)};
    Chance chance(seed);
    Weights mean{}, stray{};
    const auto early = std::bit_cast<std::array<float, fields>>(early_weights);
    const auto late = std::bit_cast<std::array<float, fields>>(late_weights);
    for (std::size_t at = 0; at < mean.size(); ++at) {
        mean[at] = at < fields ? early[at] : late[at - fields];
        stray[at] = strays[at % fields];
    }
    const Player start = player(cards, mean);
    for (unsigned generation = 0; generation < generations; ++generation) {
        const Player present = player(cards, mean);
        std::vector<std::pair<double, Weights>> tried(players);
        for (auto& [score, weights] : tried) {
            for (std::size_t at = 0; at < mean.size(); ++at) weights[at] = mean[at] + stray[at] * chance.normal();
            score = compared(player(cards, weights), present, deals, seed * 1000 + generation);
        }
        std::ranges::sort(tried, [](const auto& one, const auto& other) { return one.first > other.first; });
        for (std::size_t at = 0; at < mean.size(); ++at) {
            float sum = 0, squares = 0;
            for (std::size_t each = 0; each < averaged; ++each) sum += tried[each].second[at];
            const float best = sum / averaged;
            for (std::size_t each = 0; each < averaged; ++each) squares += std::pow(tried[each].second[at] - best, 2.0F);
            mean[at] = .4F * mean[at] + .6F * best;
            stray[at] = std::max(.5F * stray[at] + .5F * std::sqrt(squares / averaged), least_stray * strays[at % fields]);
        }
        std::printf("generation %u: %+.3f penalties saved a deal\n", generation + 1,
                    compared(player(cards, mean), start, 4 * deals, seed + 99));
        std::fflush(stdout);
    }
    for (std::size_t at = 0; at < mean.size(); ++at) {
        std::printf("%s%.2f", at % fields == 0 ? at == 0 ? "early: " : "\nlate: " : ", ", static_cast<double>(mean[at]));
    }
    std::puts("");
}
