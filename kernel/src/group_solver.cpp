#include "atout/group_solver.hpp"

#include <algorithm>
#include <stdexcept>

namespace atout {

namespace {

constexpr unsigned seats = max_seats;
constexpr unsigned table_bits = 14;  // 4 hands of 4 cards have 1810 ways to be equally long

// Which bonuses can still be had.
constexpr std::uint8_t all = 1, none = 2;

constexpr int beyond = 10'000;  // farther than any value

void refuse(bool wrong, const char* sentence) {
    if (wrong) throw std::invalid_argument(sentence);
}

}  // namespace

void GroupState::validate(const GroupRules& rules) const {
    refuse(actor >= seats || winner >= seats, "there is no such seat");
    refuse(lying >= seats, "a trick in progress has fewer groups than there are seats");
    refuse((lying == 0) != (winning == 0), "a group is winning while any lies");
    const unsigned since = (actor + seats - winner) % seats;
    refuse(lying > 0 && (since == 0 || since > lying), "the winner must have laid a group");
    refuse(points < 0 || points > 1000, "the points that lie are 0 to 1000");
    Cards seen = winning;
    for (const Cards hand : hands) {
        refuse((hand & seen) != 0, "a card is in two places");
        seen |= hand;
        refuse(count(hand) > max_group, "a hand has at most four cards");
    }
    refuse((seen & ~first(rules.cards)) != 0, "a card is not one of the mode");
    const unsigned leader = (actor + seats - lying) % seats;
    for (unsigned turn = 0; turn < seats; ++turn) {
        const unsigned laid = turn < lying ? count(winning) : 0;
        refuse(count(hands[(leader + turn) % seats]) + laid != count(hands[actor]), "the hands must be equally long");
    }
    refuse(count(winning) > count(hands[actor]), "a reply has as many cards as the lead");
}

GroupSolver::GroupSolver(const GroupRules& rules) : rules_(rules), table_(table_bits) {}

// What the actor can do. A group that takes over may also be hidden, and then it does not.
template <class Visit>
void GroupSolver::each_option(const GroupState& state, Visit visit) const {
    const Cards hand = state.hands[state.actor];
    if (state.lying == 0) {
        for (const Cards group : rules_.leads(hand)) visit(group, true);
        return;
    }
    const Groups groups = GroupRules::replies(hand, count(state.winning));
    for (const Cards group : groups) {
        if (rules_.takes_over(group, state.winning)) visit(group, true);
    }
    for (const Cards group : groups) visit(group, false);
}

std::vector<GroupValue> GroupSolver::values(const GroupState& state, const GroupQuestion& question) {
    state.validate(rules_);
    question_ = question;
    table_.begin_season();
    std::uint8_t hopes = 0;
    if (question.all_tricks != 0) hopes |= all;
    if (question.no_trick != 0) hopes |= none;
    std::vector<GroupValue> found;
    if (state.hands[state.actor] == 0) return found;
    each_option(state, [&](Cards group, bool openly) {
        found.push_back({group, openly, lay(state, hopes, {-beyond, beyond}, group, openly)});
    });
    return found;
}

// The position at the start of a trick.
int GroupSolver::lead(const GroupState& state, std::uint8_t hopes, Window window) {
    // 1. Without cards the deal is over.
    Cards rest = 0;
    for (const Cards hand : state.hands) rest |= hand;
    if (rest == 0) {
        if ((hopes & all) != 0) return question_.all_tricks;
        return (hopes & none) != 0 ? -question_.no_trick : 0;
    }

    // 2. The table may know the answer, or narrow the window.
    const auto key = static_cast<std::uint8_t>(state.actor << 2 | hopes);
    Entry& entry = table_.at(rest, key);
    int low = -beyond, high = beyond;
    if (table_.knows(entry, rest, key)) {
        low = entry.low;
        high = entry.high;
        if (low >= window.high || low == high) return low;
        if (high <= window.low) return high;
    }
    const Window narrowed{std::max(window.low, low), std::min(window.high, high)};

    // 3. Otherwise every lead is tried, and what comes out is noted.
    const int value = turn(state, hopes, narrowed);
    if (value > narrowed.low) low = std::max(low, value);
    if (value < narrowed.high) high = std::min(high, value);
    entry = {rest, static_cast<std::int16_t>(low), static_cast<std::int16_t>(high), table_.season(), key, 0};
    return value;
}

// The position in which the actor is to lead or to reply.
int GroupSolver::turn(const GroupState& state, std::uint8_t hopes, Window window) {
    const bool maximising = counts(state.actor);
    int value = maximising ? -beyond : beyond;
    each_option(state, [&](Cards group, bool openly) {
        if (window.low >= window.high) return;
        const int found = lay(state, hopes, window, group, openly);
        if (maximising) {
            value = std::max(value, found);
            window.low = std::max(window.low, value);
        } else {
            value = std::min(value, found);
            window.high = std::min(window.high, value);
        }
    });
    return value;
}

// The position after the actor has laid a group.
int GroupSolver::lay(GroupState state, std::uint8_t hopes, Window window, Cards group, bool openly) {
    state.hands[state.actor] ^= group;
    for (Cards cards = group; cards != 0; cards &= cards - 1) state.points += rules_.points[lowest(cards)];
    if (openly) {
        state.winner = state.actor;
        state.winning = group;
    }
    if (++state.lying < seats) {
        state.actor = static_cast<std::uint8_t>((state.actor + 1) % seats);
        return turn(state, hopes, window);
    }
    const bool counted = counts(state.winner);
    const int gain = counted ? state.points : 0;
    hopes &= static_cast<std::uint8_t>(counted ? ~none : ~all);
    const GroupState next{.hands = state.hands, .actor = state.winner};
    return gain + lead(next, hopes, {window.low - gain, window.high - gain});
}

}  // namespace atout
