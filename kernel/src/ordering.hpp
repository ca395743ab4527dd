// How likely a card is to be the best one: what a sensible player would look at first. Only the speed depends on it.
#pragma once

#include <array>

#include "trick.hpp"

namespace atout {

// What a kind of card begins with; then its points count for it or against it. Found by trying, one number at a time,
// which searched fewest positions on random deals of seven cards; on whole deals with a trump suit they agree.
namespace likely {

// Trumps led: nobody against us has any; we have more than they; we do not. A master cannot be beaten by them.
constexpr int last_trumps = -30;
constexpr int drawing_master = 35, drawing_low = -15;
constexpr int other_master = 20, other_low = 15;

// Plain cards led: an opponent may trump; no opponent can beat it; the partner holds what they cannot beat; none of these.
constexpr int ruffed = 5, master = 45, to_partner = 70, elsewhere = 5;

// The last card of a trick: our trick already; ours by this card; theirs.
constexpr int ours = 60, taken = 100, lost = 20;

// Before that: it wins and stays so; it may be beaten yet; a trick of theirs; a trick of the partner, safe or not.
constexpr int held = 55, hoped = 40, theirs = 20, partner_safe = 85, partner_unsafe = 45;

}  // namespace likely

class Ordering {
public:
    using Hands = std::array<Cards, max_seats>;
    using Points = std::array<std::uint8_t, max_cards>;

    Ordering(const Rules& rules, const Sides& sides, const Points& points)
        : rules_(rules), sides_(sides), points_(points) {}

    // Of a card that `seat` leads.
    int of_lead(const Hands& hands, unsigned seat, Card card) const {
        const int worth = points_[card];
        Cards partners = 0, opponents = 0;
        bool may_be_ruffed = false;
        const Cards suit = rules_.class_mask[card];
        for (unsigned other = 0; other < rules_.seats; ++other) {
            if (other == seat) continue;
            if (!contains(sides_.opponents[seat], other)) {
                partners |= hands[other];
                continue;
            }
            opponents |= hands[other];
            may_be_ruffed |= (hands[other] & suit) == 0 && (hands[other] & rules_.trumps) != 0;
        }
        const Cards higher = rules_.beats[card] & suit;
        const bool master = (higher & opponents) == 0;
        if (rules_.is_trump(card)) {
            const unsigned theirs = count(opponents & rules_.trumps);
            if (theirs == 0) return likely::last_trumps - worth;
            const bool draws = count((hands[seat] | partners) & rules_.trumps) > theirs;
            if (draws) return master ? likely::drawing_master + worth : likely::drawing_low - worth;
            return master ? likely::other_master + worth : likely::other_low - worth;
        }
        if (may_be_ruffed) return likely::ruffed - worth;
        if (master) return likely::master + worth;
        const Cards above = higher & partners;
        const bool partner_master = above != 0 && (rules_.beats[highest(above)] & suit & opponents) == 0;
        return (partner_master ? likely::to_partner : likely::elsewhere) - worth;
    }

    // Of a card that `seat` adds to a trick.
    int of_reply(const Hands& hands, unsigned seat, const Trick& trick, Card card) const {
        const int worth = points_[card];
        const bool liked = contains(sides_.likes[seat], trick.winner);
        const bool wins = contains(rules_.beats[trick.winning], card);
        if (trick.lying + 1u == rules_.seats) {
            const int spent = rules_.is_trump(card) ? -worth : worth;
            if (liked) return likely::ours + spent;
            return wins ? likely::taken + spent : likely::lost - worth;
        }
        if (wins) return holds(hands, seat, trick, card) ? likely::held + worth / 2 : likely::hoped - worth;
        if (!liked) return likely::theirs - worth;
        return holds(hands, seat, trick, trick.winning) ? likely::partner_safe + worth : likely::partner_unsafe - worth;
    }

private:
    static Card highest(Cards cards) { return static_cast<Card>(63 - std::countl_zero(cards)); }

    // Whether no opponent of `seat` who is still to play can beat `card`.
    bool holds(const Hands& hands, unsigned seat, const Trick& trick, Card card) const {
        unsigned other = seat;
        for (unsigned turn = trick.lying + 1u; turn < rules_.seats; ++turn) {
            other = rules_.next[other];
            if (!contains(sides_.opponents[seat], other)) continue;
            const Cards following = hands[other] & rules_.class_mask[trick.led];
            if ((or_else(following, hands[other]) & rules_.beats[card]) != 0) return false;
        }
        return true;
    }

    const Rules& rules_;
    const Sides& sides_;
    const Points& points_;
};

}  // namespace atout
