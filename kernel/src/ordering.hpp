// How likely a card is to be the best one: what a sensible player would look at first. Only the speed depends on it.
#pragma once

#include <array>

#include "trick.hpp"

namespace atout {

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
            if (theirs == 0) return -30 - worth;
            const bool draws = count((hands[seat] | partners) & rules_.trumps) > theirs;
            if (draws) return master ? 60 + worth : 10 - worth;
            return master ? 20 + worth : -10 - worth;
        }
        if (may_be_ruffed) return 5 - worth;
        if (master) return 70 + worth;
        const Cards above = higher & partners;
        const bool partner_master = above != 0 && (rules_.beats[highest(above)] & suit & opponents) == 0;
        return partner_master ? 45 - worth : 5 - worth;
    }

    // Of a card that `seat` adds to a trick.
    int of_reply(const Hands& hands, unsigned seat, const Trick& trick, Card card) const {
        const int worth = points_[card];
        const bool liked = contains(sides_.likes[seat], trick.winner);
        const bool wins = contains(rules_.beats[trick.winning], card);
        if (trick.lying + 1u == rules_.seats) {
            const int spent = rules_.is_trump(card) ? -worth : worth;
            if (liked) return 60 + spent;
            return wins ? 100 + spent : 20 - worth;
        }
        if (wins) return holds(hands, seat, trick, card) ? 80 + worth / 2 : 25 - worth;
        if (!liked) return 20 - worth;
        return holds(hands, seat, trick, trick.winning) ? 60 + worth : 20 - worth;
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
