#include "atout/playout.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <stdexcept>
#include <utility>

#include "pick.hpp"

namespace atout {

namespace {

// Several play-outs advance in step: they have the same number of cards to play, and while one waits for its memory or
// for a long instruction the processor works on the others. More than this many gain nothing.
constexpr unsigned lanes = 4;

// What one play-out changes.
struct Lane {
    std::array<Cards, max_seats> hands;
    std::array<std::uint32_t, max_seats> points;
    Random random;
    std::uint64_t bits;   // random bits, enough for two cards
    std::uint32_t lying;  // card points of the trick
    std::uint32_t actor, winner;
    std::uint32_t led, winning;

    Lane(const Rules& rules, const State& state, const Random& stream)
        : hands(state.hands),
          random(stream),
          bits(random.next()),
          lying(0),
          actor(state.actor),
          winner(state.winner),
          led(state.trick[0]),
          winning(state.winning) {
        std::ranges::copy(state.points, points.begin());
        for (unsigned turn = 0; turn < state.lying; ++turn) lying += rules.points[state.trick[turn]];
    }
};

using Lanes = std::array<Lane, lanes>;

enum class Step { lead, reply, last_lead, last_reply };

// The actor plays a random card.
template <Step step, class Pick>
ATOUT_INLINE void advance(const Rules& rules, Lane& lane, bool fresh_bits) {
    constexpr bool leads = step == Step::lead || step == Step::last_lead;
    constexpr bool forced = step == Step::last_lead || step == Step::last_reply;

    Cards picked = lane.hands[lane.actor];
    if constexpr (!forced) {
        lane.bits = fresh_bits ? lane.random.next() : lane.bits >> 32;
        if constexpr (!leads) {
            picked = playable(rules, picked, lane.led, lane.winning, lane.actor, lane.winner).cards;
        }
        picked = Pick::one(picked, static_cast<std::uint32_t>(lane.bits));
    }
    lane.hands[lane.actor] ^= picked;
    const std::uint32_t card = lowest(picked);
    if constexpr (leads) {
        lane.led = lane.winning = card;
        lane.winner = lane.actor;
        lane.lying = rules.points[card];
    } else {
        const bool takes_over = (rules.beats[lane.winning] & picked) != 0;
        lane.winning = choose(takes_over, card, lane.winning);
        lane.winner = choose(takes_over, lane.actor, lane.winner);
        lane.lying += rules.points[card];
    }
    lane.actor = rules.next[lane.actor];
}

// One lane for each of the streams from `stream` on.
template <std::size_t... each>
Lanes begin(const Rules& rules, const State& state, std::uint64_t seed, std::uint64_t stream,
            std::index_sequence<each...>) {
    return {Lane(rules, state, Random(seed, stream + each))...};
}

// Plays all lanes to their end: `lying` cards lie in the trick, and `tricks` are still to come, this one included.
template <class Pick>
ATOUT_INLINE void finish(const Rules& rules, Lanes& all, unsigned lying, unsigned tricks) {
    for (; tricks > 1; --tricks) {
        if (lying == 0) {
            for (Lane& lane : all) advance<Step::lead, Pick>(rules, lane, true);
            lying = 1;
        }
        for (bool fresh = lying % 2 == 0; lying < rules.seats; ++lying, fresh = !fresh) {
            for (Lane& lane : all) advance<Step::reply, Pick>(rules, lane, fresh);
        }
        for (Lane& lane : all) {
            lane.points[lane.winner] += lane.lying;
            lane.actor = lane.winner;
        }
        lying = 0;
    }
    if (tricks == 0) return;
    for (Lane& lane : all) {
        if (lying == 0) advance<Step::last_lead, Pick>(rules, lane, false);
        for (unsigned turn = std::max(lying, 1u); turn < rules.seats; ++turn) {
            advance<Step::last_reply, Pick>(rules, lane, false);
        }
        lane.points[lane.winner] += lane.lying;
    }
}

using Finish = void (*)(const Rules&, Lanes&, unsigned lying, unsigned tricks);

void finish_portable(const Rules& rules, Lanes& all, unsigned lying, unsigned tricks) {
    finish<PickByBytes>(rules, all, lying, tricks);
}

#if defined(__x86_64__)
__attribute__((target("popcnt,bmi,bmi2"))) void finish_bmi2(const Rules& rules, Lanes& all,
                                                            unsigned lying, unsigned tricks) {
    finish<PickByDeposit>(rules, all, lying, tricks);
}

// The first two Zen generations have the instruction, but spell it out in microcode.
bool deposits_fast() {
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}

Finish best_finish() { return deposits_fast() ? finish_bmi2 : finish_portable; }
#else
Finish best_finish() { return finish_portable; }
#endif

}  // namespace

void play_outs(const Rules& rules, const State& state, std::uint64_t seed, std::uint64_t stream, int last_trick,
               std::span<std::int16_t> points, Picking picking) {
    assert(points.size() % rules.seats == 0);
    const Finish finish_all = picking == Picking::best ? best_finish() : finish_portable;
    const unsigned tricks = count(state.hands[state.actor]);

    const std::size_t rows = points.size() / rules.seats;
    for (std::size_t row = 0; row < rows; row += lanes) {
        Lanes all = begin(rules, state, seed, stream + row, std::make_index_sequence<lanes>());
        finish_all(rules, all, state.lying, tricks);
        for (std::size_t each = 0; each < lanes && row + each < rows; ++each) {
            Lane& ended = all[each];
            if (tricks > 0) ended.points[ended.winner] += static_cast<std::uint32_t>(last_trick);
            for (unsigned seat = 0; seat < rules.seats; ++seat) {
                points[(row + each) * rules.seats + seat] = static_cast<std::int16_t>(ended.points[seat]);
            }
        }
    }
}

State random_deal(const Rules& rules, unsigned size, unsigned leader, std::uint64_t seed, std::uint64_t stream) {
    if (size > max_cards || size * rules.seats > rules.cards) {
        throw std::invalid_argument("there are not enough cards for hands of this size");
    }
    std::array<Card, max_cards> deck{};
    for (unsigned card = 0; card < rules.cards; ++card) deck[card] = static_cast<Card>(card);
    std::array<Cards, max_seats> hands{};
    Random random(seed, stream);
    for (unsigned dealt = 0; dealt < size * rules.seats; ++dealt) {
        const std::uint32_t rest = rules.cards - dealt;
        std::swap(deck[dealt], deck[dealt + Random::below(rest, static_cast<std::uint32_t>(random.next() >> 32))]);
        hands[dealt % rules.seats] |= single(deck[dealt]);
    }
    return State::start(rules, std::span(hands).first(rules.seats), leader);
}

}  // namespace atout
