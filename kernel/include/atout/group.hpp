// Tricks of groups: what may be led, what may be laid in reply, and which reply takes over. The twin in Python is
// play/group.py.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "atout/cards.hpp"
#include "atout/rules.hpp"

namespace atout {

constexpr unsigned max_group = 4;  // cards in a hand, and so in a group

// A list of groups with a place for every group of one hand.
class Groups {
public:
    void add(Cards group) { groups_[size_++] = group; }
    const Cards* begin() const { return groups_.data(); }
    const Cards* end() const { return groups_.data() + size_; }

private:
    std::array<Cards, (1 << max_group) - 1> groups_{};
    unsigned size_ = 0;
};

// How cards rank in a game of groups, validated. Never changes.
class GroupRules {
public:
    // `top`: the card that may join a group of any class. Throws std::invalid_argument.
    GroupRules(const Mode& mode, std::optional<Card> top);

    unsigned cards;  // how many cards there are; they are numbered 0 to cards - 1
    std::array<std::uint8_t, max_cards> points{};  // card points of each card

    // Every group that may be led from a hand of at most four cards.
    Groups leads(Cards hand) const;

    // Every group of `size` cards of a hand of at most four.
    static Groups replies(Cards hand, unsigned size);

    // Whether every card of `winning` can be given a card of `reply` of its own that beats it. Both have the same number
    // of cards, at most four.
    bool takes_over(Cards reply, Cards winning) const;

    // The card that may join a group of any class, as a set; empty in a mode without one.
    Cards top() const { return top_; }

    // The cards that beat `card`.
    Cards beating(Card card) const { return beats_[card]; }

    // Whether the cards may be led together.
    bool of_one_class(Cards some) const {
        const Cards suited = some & ~top_;
        return suited == 0 || (suited & ~class_mask_[lowest(suited)]) == 0;
    }

private:
    Cards top_ = 0;
    std::array<Cards, max_cards> class_mask_{};
    std::array<Cards, max_cards> beats_{};
};

}  // namespace atout
