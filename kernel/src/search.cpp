#include "search.hpp"

#include <algorithm>

namespace atout {

namespace {

constexpr Card nothing = max_cards;  // no card

}  // namespace

Search::Search(const Rules& rules, const State& state, const Question& question, const Techniques& techniques,
               const Limits& limits, Table& table)
    : rules_(rules),
      question_(question),
      techniques_(techniques),
      breath_(limits),
      table_(table),
      sides_(rules, question),
      ordering_(rules, sides_, points_),
      hands_(state.hands),
      actor_(state.actor),
      tricks_(count(state.hands[state.actor])) {
    if (question.cards) points_ = rules.points;
    for (const Cards hand : hands_) rest_ |= hand;
    for (Cards cards = rest_; cards != 0; cards &= cards - 1) prospect_.points += points_[lowest(cards)];
    unsigned seat = state.leader(rules);
    for (unsigned turn = 0; turn < state.lying; ++turn, seat = rules.next[seat]) {
        trick_.add(rules, seat, state.trick[turn], points_[state.trick[turn]]);
    }
    unsigned ours = 0, theirs = 0;
    for (unsigned each = 0; each < rules.seats; ++each) (counts(each) ? ours : theirs) += state.wins[each];
    if (question.all_tricks != 0 && theirs == 0) prospect_.hopes |= Prospect::all;
    if (question.no_trick != 0 && ours == 0) prospect_.hopes |= Prospect::none;
}

int Search::best(Window window) {
    if (tricks_ == 0) return 0;
    if (trick_.lying == 0) return lead(actor_, window, prospect_, tricks_);
    return turn(actor_, trick_, window, prospect_, tricks_, nothing, nullptr);
}

int Search::after(Card card, Window window) {
    if (tricks_ == 1) return end(actor_, trick_, prospect_);
    return play(actor_, trick_, card, window, prospect_, tricks_);
}

Candidates Search::candidates() const { return candidates(actor_, trick_, nothing); }

Cards Search::same(Card card, Cards cards) const {
    Cards against = rest_ & ~hands_[actor_];
    if (trick_.lying > 0) against |= single(trick_.winning);
    Cards found = 0;
    for (; cards != 0; cards &= cards - 1) {
        const Card other = lowest(cards);
        if (points_[other] == points_[card] && rules_.alike(other, card, against)) found |= single(other);
    }
    return found;
}

// The position at the start of a trick: every hand has `tricks` cards.
int Search::lead(unsigned leader, Window window, Prospect prospect, unsigned tricks) {
    // 1. The window may lie beyond everything that can still happen.
    const int highest = most(prospect), lowest_value = least(prospect);
    if (highest <= window.low) return highest;
    if (lowest_value >= window.high) return lowest_value;

    // 2. In the last trick nobody has a choice.
    if (tricks == 1) return end(leader, {}, prospect);

    // 3. A leader who cannot lose a trick any more takes them all, if that is what he wants.
    if (techniques_.claim && contains(sides_.likes[leader], leader) && cannot_lose(leader)) {
        return counts(leader) ? highest : lowest_value;
    }

    // 4. The table may know the answer, or narrow the window.
    if (!techniques_.remember) return turn(leader, {}, window, prospect, tricks, nothing, nullptr);
    const std::uint8_t name = key(leader, prospect);
    const Cards rest = rest_;
    Entry& entry = table_.at(rest, name);
    Card best = nothing;
    int low = lowest_value, high = highest;
    if (table_.knows(entry, rest, name)) {
        low = entry.low;
        high = entry.high;
        best = entry.best;
        if (low >= window.high || low == high) return low;
        if (high <= window.low) return high;
    }
    const Window narrowed{std::max(window.low, low), std::min(window.high, high)};

    // 5. Otherwise every card of the leader is tried, and what comes out is noted.
    const Card likely = best;
    const int value = turn(leader, {}, narrowed, prospect, tricks, likely, &best);
    if (value > narrowed.low) low = std::max(low, value);
    if (value < narrowed.high) high = std::min(high, value);
    entry = {rest, static_cast<std::int16_t>(low), static_cast<std::int16_t>(high), table_.season(), name, best};
    return value;
}

// The position in which `seat` is to play. `likely` is a card to try first; `best` learns which was best.
int Search::turn(unsigned seat, const Trick& trick, Window window, Prospect prospect, unsigned tricks, Card likely,
                 Card* best) {
    // 1. Give up where a limit is reached.
    breath_.spend();

    // 2. In the last trick nobody has a choice.
    if (tricks == 1) return end(seat, trick, prospect);

    // 3. The cards to try.
    Candidates cards = candidates(seat, trick, likely);
    if (cards.size() == 1) {
        if (best != nullptr) *best = *cards.begin();
        return play(seat, trick, *cards.begin(), window, prospect, tricks);
    }

    // 4. Before the last card of a trick, the table may know an end of it that is good enough. With two tricks to come
    // searching is as fast as looking.
    const bool maximising = maximises(seat);
    if (techniques_.look_ahead && techniques_.remember && trick.lying + 1u == rules_.seats && tricks > 3) {
        for (const Card card : cards) {
            Trick full = trick;
            full.add(rules_, seat, card, points_[card]);
            const bool counted = counts(full.winner);
            Prospect left = prospect;
            left.hopes &= static_cast<std::uint8_t>(counted ? ~Prospect::none : ~Prospect::all);
            const Cards rest = rest_ ^ single(card);
            const std::uint8_t name = key(full.winner, left);
            const Entry& entry = table_.at(rest, name);
            if (!table_.knows(entry, rest, name)) continue;
            const int gain = counted ? full.points : 0;
            if (maximising && entry.low + gain >= window.high) return entry.low + gain;
            if (!maximising && entry.high + gain <= window.low) return entry.high + gain;
        }
    }

    // 5. One card after the other, until the other side would not have let it come to this.
    Cards against = rest_ & ~hands_[seat];
    if (trick.lying > 0) against |= single(trick.winning);
    int value = maximising ? window.low - 10000 : window.high + 10000;
    std::array<Card, max_cards / 2> tried;
    std::array<int, max_cards / 2> values;
    unsigned count_tried = 0;
    while (cards.size() > 0) {
        const Card card = cards.next();
        // 6. A card like one that was tried is worth at most so much more as it counts more or less.
        if (techniques_.near) {
            bool skip = false;
            for (unsigned at = 0; at < count_tried && !skip; ++at) {
                if (!rules_.alike(tried[at], card, against)) continue;
                const int apart = std::abs(points_[tried[at]] - points_[card]);
                const int bound = maximising ? values[at] + apart : values[at] - apart;
                skip = maximising ? bound <= window.low : bound >= window.high;
                if (skip) value = maximising ? std::max(value, bound) : std::min(value, bound);
            }
            if (skip) continue;
        }
        const int found = play(seat, trick, card, window, prospect, tricks);
        tried[count_tried] = card;
        values[count_tried++] = found;
        if (maximising ? found > value : found < value) {
            value = found;
            if (best != nullptr) *best = card;
        }
        if (maximising) {
            window.low = std::max(window.low, value);
        } else {
            window.high = std::min(window.high, value);
        }
        if (window.low >= window.high) break;
    }
    return value;
}

// The position after `seat` has played `card`.
int Search::play(unsigned seat, Trick trick, Card card, Window window, Prospect prospect, unsigned tricks) {
    hands_[seat] ^= single(card);
    rest_ ^= single(card);
    trick.add(rules_, seat, card, points_[card]);
    prospect.points -= points_[card];
    int value;
    if (trick.lying < rules_.seats) {
        value = turn(rules_.next[seat], trick, window, prospect, tricks, nothing, nullptr);
    } else {
        const bool counted = counts(trick.winner);
        const int gain = counted ? trick.points : 0;
        prospect.hopes &= static_cast<std::uint8_t>(counted ? ~Prospect::none : ~Prospect::all);
        value = gain + lead(trick.winner, {window.low - gain, window.high - gain}, prospect, tricks - 1);
    }
    hands_[seat] ^= single(card);
    rest_ ^= single(card);
    return value;
}

// The value of the last trick, in which `seat` is to play.
int Search::end(unsigned seat, Trick trick, Prospect prospect) const {
    while (trick.lying < rules_.seats) {
        const Card card = lowest(hands_[seat]);
        trick.add(rules_, seat, card, points_[card]);
        seat = rules_.next[seat];
    }
    if (counts(trick.winner)) {
        return trick.points + question_.last_trick + ((prospect.hopes & Prospect::all) != 0 ? question_.all_tricks : 0);
    }
    return (prospect.hopes & Prospect::none) != 0 ? -question_.no_trick : 0;
}

Candidates Search::candidates(unsigned seat, const Trick& trick, Card likely) const {
    const Cards hand = hands_[seat];
    Cards may = hand;
    Cards against = rest_ & ~hand;
    if (trick.lying > 0) {
        may = playable(rules_, hand, trick.led, trick.winning, seat, trick.winner).cards;
        against |= single(trick.winning);
    }
    Candidates found;
    Card before = nothing;
    for (; may != 0; may &= may - 1) {
        const Card card = lowest(may);
        if (techniques_.merge && before != nothing && points_[before] == points_[card] &&
            rules_.alike(before, card, against)) {
            continue;
        }
        before = card;
        int likelihood = 0;
        if (card == likely) {
            likelihood = 1000;
        } else if (techniques_.order) {
            likelihood = trick.lying == 0 ? ordering_.of_lead(hands_, seat, card)
                                          : ordering_.of_reply(hands_, seat, trick, card);
        }
        found.add(card, likelihood);
    }
    return found;
}

// Whether `leader` takes all tricks that are left, whatever the others hold and do: he can draw every trump of theirs
// with trumps that cannot be beaten, and nothing else that they have beats a card of his.
bool Search::cannot_lose(unsigned leader) const {
    const Cards hand = hands_[leader], others = rest_ ^ hand;
    const Cards trumps = others & rules_.trumps;
    for (Cards cards = hand; cards != 0; cards &= cards - 1) {
        const Card card = lowest(cards);
        const Cards harmless = rules_.is_trump(card) ? 0 : trumps;
        if ((rules_.beats[card] & others & ~harmless) != 0) return false;
    }
    if (trumps != 0) {
        const unsigned own = count(hand & rules_.trumps);
        for (unsigned seat = 0; seat < rules_.seats; ++seat) {
            if (seat != leader && count(hands_[seat] & rules_.trumps) > own) return false;
        }
    }
    return true;
}

int Search::most(Prospect prospect) const {
    return prospect.points + question_.last_trick + ((prospect.hopes & Prospect::all) != 0 ? question_.all_tricks : 0);
}

int Search::least(Prospect prospect) const {
    return (prospect.hopes & Prospect::none) != 0 ? -question_.no_trick : 0;
}

}  // namespace atout
