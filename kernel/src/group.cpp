#include "atout/group.hpp"

#include <cassert>
#include <stdexcept>

namespace atout {

namespace {

// Calls `visit` with every subset of `cards` that is not empty.
template <class Visit>
void each_subset(Cards cards, Visit visit) {
    for (Cards subset = cards; subset != 0; subset = (subset - 1) & cards) visit(subset);
}

// Bit s of a word stands for the set s of reply cards (numbered 0 to 3). By reply card: the sets without it.
constexpr std::array<unsigned, max_group> sets_without{0x5555, 0x3333, 0x0f0f, 0x00ff};

}  // namespace

GroupRules::GroupRules(const Mode& mode, std::optional<Card> top) : cards(static_cast<unsigned>(mode.class_of.size())) {
    mode.validate();
    if (top && *top >= cards) throw std::invalid_argument("the top card must be one of the mode");
    if (top) top_ = single(*top);
    for (unsigned card = 0; card < cards; ++card) {
        class_mask_[card] = mode.class_mask(card);
        beats_[card] = mode.beats[card];
        points[card] = mode.points[card];
    }
}

Groups GroupRules::leads(Cards hand) const {
    assert(count(hand) <= max_group);
    Groups found;
    each_subset(hand, [&](Cards group) {
        if (of_one_class(group)) found.add(group);
    });
    return found;
}

Groups GroupRules::replies(Cards hand, unsigned size) {
    assert(count(hand) <= max_group);
    Groups found;
    if (size == 1) {  // the most frequent case, without counting
        for (Cards rest = hand; rest != 0; rest &= rest - 1) found.add(rest & (Cards{0} - rest));
        return found;
    }
    each_subset(hand, [&](Cards group) {
        if (count(group) == size) found.add(group);
    });
    return found;
}

bool GroupRules::takes_over(Cards reply, Cards winning) const {
    assert(count(reply) == count(winning) && count(reply) <= max_group);
    // Pair the cards of `winning` one after the other; `used` holds every set of reply cards that may be spent by now.
    unsigned used = 1;
    for (; winning != 0; winning &= winning - 1) {
        const Cards beating = beats_[lowest(winning)];
        unsigned next = 0;
        unsigned number = 0;
        for (Cards rest = reply; rest != 0; rest &= rest - 1, ++number) {
            if (contains(beating, lowest(rest))) next |= (used & sets_without[number]) << (1u << number);
        }
        used = next;
    }
    return used != 0;
}

}  // namespace atout
