// A quick player of groups by rules of thumb: it decides for every seat of a play-out.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "atout/group_deal.hpp"

namespace atout {

// What the quick player goes by, in card points unless another unit is told.
struct ThumbWeights {
    float given;        // what a player lays to his partner's trick, in average unseen cards
    float spared;       // and to an opponent's
    float over_another; // how much of its chance a seat keeps against a group that has taken over meanwhile
    float beating;      // the power of a card that beats every other one, kept for later
    float standing;     // of one that no other one beats, beside its points
    float own;          // the share of a standing card's own points that is safe in hand
    float top;          // the top card, beyond that
    float together;     // two cards of one class kept together
    float lead;         // leading the next trick oneself
    float partner_lead; // the partner's leading it
    float last_hands;   // how much of all this counts once the stock is empty
    float first_trick;  // a side's first trick at the end of a deal; earlier less
    float limit;        // reaching card points that save penalties
    float claim;        // what the best lead must be worth to show the hand for it
    float shown;        // what it costs to lay a card openly that could lie face down
    float burden;       // the share of a card's own points that it costs to keep it while it does not stand
    float more;         // what each card beyond the first adds to a lead
};

// Found by self-play (kernel/bench/thumb_weights.cpp): of many players with weights near these, those that saved most
// penalties were averaged, again and again. The first are for the first cards of a deal, the others for the last ones;
// between them they shift.
constexpr ThumbWeights early_weights{
    .given = 1.44F,
    .spared = 1.0F,
    .over_another = 0.71F,
    .beating = 9.88F,
    .standing = -2.17F,
    .own = 0.97F,
    .top = 11.99F,
    .together = 4.5F,
    .lead = -2.34F,
    .partner_lead = -4.72F,
    .last_hands = 0.94F,
    .first_trick = 5.4F,
    .limit = 1.69F,
    .claim = 5.17F,
    .shown = 0.06F,
    .burden = 0.71F,
    .more = 4.36F,
};
constexpr ThumbWeights late_weights{
    .given = 1.62F,
    .spared = 0.88F,
    .over_another = 0.96F,
    .beating = 12.14F,
    .standing = -2.64F,
    .own = 1.13F,
    .top = 7.96F,
    .together = 4.27F,
    .lead = -1.26F,
    .partner_lead = -4.02F,
    .last_hands = 1.21F,
    .first_trick = 5.52F,
    .limit = 4.61F,
    .claim = 4.27F,
    .shown = 0.29F,
    .burden = 0.74F,
    .more = 6.0F,
};

// What somebody did; no group: he showed his hand.
struct Done {
    unsigned seat;
    Laid laid;
};

using Record = std::vector<Done>;

// Chances rest on what a seat has seen: a play-out gives no player eyes for other hands. Only the points that lie, face
// down too, are known to it exactly.
class Thumb {
public:
    // Throws std::invalid_argument for more than `most_unseen` cards.
    Thumb(const GroupRules& rules, const ClaimRules& claims, const ThumbWeights& early = early_weights,
          const ThumbWeights& late = late_weights);

    // What the actor lays.
    Laid choose(const GroupDeal& deal) const;

    // What the rules of thumb think of a group that the actor may lay, in card points.
    float worth(const GroupDeal& deal, const Laid& laid) const;

    // What they think of showing a claim, more than of keeping silent.
    float worth_of_showing(const GroupDeal& deal, unsigned seat) const;

    // Whether the seat, which holds a claim, shows it.
    bool claims(const GroupDeal& deal, unsigned seat) const { return worth_of_showing(deal, seat) >= 0; }

    // Asks everybody who holds a claim, in turn from the actor, and gives the lead to whoever wins it. Or only the seats
    // from number `turn` after the leader on, when `best` is the best claim of those before.
    void ask(GroupDeal& deal, Record* record = nullptr) const { ask(deal, deal.actor, 0, Claim::none, record); }
    void ask(GroupDeal& deal, unsigned leader, unsigned turn, Claim best, Record* record = nullptr) const;

    // The seat shows its claim, and leads if that goes before `best`; then it is the best.
    void show(GroupDeal& deal, unsigned seat, Claim& best) const;

    // Plays on to the end of the deal, and notes what everybody does.
    void finish(GroupDeal& deal, Record* record = nullptr) const;

    // Card points of all cards together.
    unsigned all_points() const;

    const GroupRules& rules() const { return rules_; }
    const ClaimRules& claim_rules() const { return claims_; }

    static constexpr unsigned most_unseen = 36;

private:
    struct Sight;

    Laid best(const GroupDeal& deal) const;
    Laid best_with_popcnt(const GroupDeal& deal) const;

    template <class Visit>
    void each_worth(const GroupDeal& deal, Visit visit) const;
    ThumbWeights weights(const GroupDeal& deal) const;
    float chance(const Sight& sight, Cards winning) const;
    float ours_after(const Sight& sight, bool ours, Cards winning) const;

    const GroupRules& rules_;
    const ClaimRules claims_;
    const ThumbWeights early_, late_;
    Cards all_;
    std::array<Cards, max_cards> beaten_by_{};  // the cards that each card beats

    struct Worth {
        Cards cards;
        float points;
    };
    std::vector<Worth> worths_;  // the cards that count something, by what they count

    // at_least_[unseen][held][beating][needed]: the chance that a hand of `held` among the unseen cards has at least
    // `needed` of the `beating` ones.
    using ByNeeded = std::array<float, max_group + 1>;
    std::array<std::array<std::array<ByNeeded, most_unseen + 1>, max_group + 1>, most_unseen + 1> at_least_{};
};

}  // namespace atout
