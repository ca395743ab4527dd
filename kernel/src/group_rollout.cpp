#include "atout/group_rollout.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace atout {

namespace {

void refuse(bool wrong, const char* sentence) {
    if (wrong) throw std::invalid_argument(sentence);
}

// Takes a random card out of a set that is not empty.
Card take_random(Cards& from, Random& random) {
    unsigned skip = Random::below(count(from), static_cast<std::uint32_t>(random.next() >> 32));
    Cards rest = from;
    while (skip-- > 0) rest &= rest - 1;
    from ^= single(lowest(rest));
    return lowest(rest);
}

// Undoes the tricks of a world, last to first, until the hands and the stock are those of the deal.
class Rewind {
public:
    Rewind(const GroupPast& past, const GroupWorld& world, Random& random)
        : past_(past), world_(world), random_(random), tricks_(world.laid.size() / max_seats) {
        deal_.hands = world.hands;
        deal_.stock_size = past.stock_size;
        shuffle_what_is_left();
        take_back(tricks_, world.laid.size() % max_seats);
        for (std::size_t trick = tricks_; trick-- > 0;) {
            undraw(trick);
            take_back(trick, max_seats);
        }
        deal_.seen = deal_.hands;
        deal_.actor = past.first_leader;
    }

    const GroupDeal& deal() const { return deal_; }

private:
    unsigned size_of(std::size_t trick) const { return count(world_.laid[trick * max_seats]); }

    // How many cards had been drawn before the trick.
    unsigned drawn_before(std::size_t trick) const {
        unsigned drawn = 0;
        for (std::size_t each = 0; each < trick; ++each) drawn += max_seats * size_of(each);
        return std::min<unsigned>(drawn, past_.stock_size);
    }

    void shuffle_what_is_left() {
        Cards left = world_.stock;
        unsigned at = drawn_before(tricks_);
        refuse(at + count(left) != past_.stock_size, "the stock does not fit what was drawn");
        if (left == 0) return;
        refuse(!contains(left, past_.turn_up), "the turn-up is drawn last");
        left ^= single(past_.turn_up);
        while (left != 0) deal_.stock[at++] = take_random(left, random_);
        deal_.stock[at] = past_.turn_up;
    }

    // The groups of a trick go back into the hands.
    void take_back(std::size_t trick, std::size_t groups) {
        for (std::size_t turn = 0; turn < groups; ++turn) {
            const Cards group = world_.laid[trick * max_seats + turn];
            Cards& hand = deal_.hands[(past_.leaders[trick] + turn) % max_seats];
            refuse(count(group) != size_of(trick) || (group & hand) != 0, "a group does not fit the others");
            hand |= group;
        }
    }

    // What was drawn after a trick goes back to its places in the stock.
    void undraw(std::size_t trick) {
        const unsigned from = drawn_before(trick), to = drawn_before(trick + 1);
        const unsigned first = winner(trick);
        for (unsigned at = to; at-- > from;) {
            const unsigned seat = (first + (at - from)) % max_seats;
            Cards& hand = deal_.hands[seat];
            Cards drawn = hand & ~kept(seat, trick) & ~single(past_.turn_up);
            if (at + 1u == past_.stock_size) drawn = hand & single(past_.turn_up);
            refuse(drawn == 0, "a hand does not fit what was drawn");
            const Card card = take_random(drawn, random_);
            deal_.stock[at] = card;
            hand ^= single(card);
        }
    }

    // What a seat had shown before a trick or earlier: what it has not laid of it was not drawn since.
    Cards kept(unsigned seat, std::size_t trick) const {
        Cards cards = 0;
        for (const auto& shown : past_.shown) {
            if (shown.seat == seat && shown.trick <= trick) cards |= shown.hand;
        }
        return cards;
    }

    unsigned winner(std::size_t trick) const {
        unsigned last = 0;
        for (unsigned turn = 0; turn < max_seats; ++turn) {
            if (past_.openly[trick * max_seats + turn] != 0) last = turn;
        }
        return (past_.leaders[trick] + last) % max_seats;
    }

    const GroupPast& past_;
    const GroupWorld& world_;
    Random& random_;
    std::size_t tricks_;
    GroupDeal deal_;
};

// Whether the past can be followed at all.
void check(const Thumb& thumb, const GroupPast& past, const GroupWorld& world) {
    const std::size_t groups = world.laid.size();
    refuse(past.openly.size() != groups, "every group lies openly or face down");
    refuse(past.leaders.size() < (groups + max_seats - 1) / max_seats, "every trick has a leader");
    refuse(past.stock_size > max_stock || past.stock_size % max_seats != 0, "no such stock");
    refuse(past.first_leader >= max_seats, "there is no such seat");
    for (const std::uint8_t leader : past.leaders) refuse(leader >= max_seats, "there is no such seat");
    for (const auto& shown : past.shown) refuse(shown.seat >= max_seats, "there is no such seat");
    Cards everything = world.stock;
    unsigned cards = count(world.stock);
    const auto add = [&](Cards some) {
        refuse(count(some) > max_group, "a hand or a group has at most four cards");
        everything |= some;
        cards += count(some);
    };
    for (const Cards hand : world.hands) add(hand);
    for (const Cards group : world.laid) {
        refuse(group == 0, "a group has a card");
        add(group);
    }
    const unsigned all = thumb.rules().cards;
    refuse(cards != all || everything != first(all), "every card lies in one place");
    refuse(all != past.stock_size + max_seats * max_group, "hands are dealt four cards each");
}

}  // namespace

GroupDeal restored(const Thumb& thumb, const GroupPast& past, const GroupWorld& world, Random& random) {
    check(thumb, past, world);
    GroupDeal deal = Rewind(past, world, random).deal();
    auto shown = past.shown.begin();
    const auto lead_to = [&](std::size_t trick) {
        for (; shown != past.shown.end() && shown->trick == trick; ++shown) {
            refuse(shown->hand != deal.hands[shown->seat], "a hand does not fit what was shown");
            deal.show(shown->seat);
        }
        if (trick < past.leaders.size()) deal.actor = past.leaders[trick];
    };
    for (std::size_t number = 0; number < world.laid.size(); ++number) {
        if (deal.lying == 0) lead_to(number / max_seats);
        const Laid laid{world.laid[number], past.openly[number] != 0};
        refuse(laid.openly && !deal.may_be_open(thumb.rules(), laid.group), "a reply did not take over");
        refuse(!laid.openly && deal.lying == 0, "a lead lies openly");
        deal.lay(thumb.rules(), laid);
    }
    if (deal.lying == 0) lead_to(world.laid.size() / max_seats);
    return deal;
}

float GroupUtility::of(const GroupDeal& ended, unsigned side) const {
    if (ended.tricks[side] == 0) return no_trick;
    if (ended.tricks[1 - side] == 0) return all_tricks;
    return by_points[static_cast<std::size_t>(ended.points[side])];
}

void check(const GroupDeal& deal, unsigned seat, std::span<const GroupOption> options, const GroupRules& rules) {
    for (const auto& [group, openly] : options) {
        if (group == 0) {
            refuse(deal.lying > 0 || deal.over(), "a question is put before a lead");
            continue;
        }
        refuse(deal.actor != seat || (group & ~deal.hands[seat]) != 0, "the seat cannot lay this group");
        refuse(deal.lying > 0 && count(group) != count(deal.winning), "a reply has as many cards as the lead");
        refuse(deal.lying == 0 && !(openly && rules.of_one_class(group)), "the group cannot be led");
        refuse(openly && !deal.may_be_open(rules, group), "the reply does not take over");
    }
}

void judge(const Thumb& thumb, const GroupDeal& deal, unsigned seat, std::span<const GroupOption> options,
           std::span<float> worths) {
    for (std::size_t at = 0; at < options.size(); ++at) {
        const auto& [group, openly] = options[at];
        if (group != 0) {
            worths[at] = thumb.worth(deal, {group, openly});
        } else {
            worths[at] = openly ? thumb.worth_of_showing(deal, seat) : 0;
        }
    }
}

void play_out(const Thumb& thumb, const GroupDeal& deal, unsigned seat, Claim best, std::span<const GroupOption> options,
              const GroupUtility& utility, std::span<float> values) {
    const GroupRules& rules = thumb.rules();
    for (std::size_t at = 0; at < options.size(); ++at) {
        const auto& [group, openly] = options[at];
        GroupDeal next = deal;
        if (group != 0) {
            if (next.lay(rules, {group, openly}) && !next.over()) thumb.ask(next);
        } else {
            const unsigned leader = deal.winner;
            Claim highest = best;
            if (openly) thumb.show(next, seat, highest);
            thumb.ask(next, leader, (seat + max_seats - leader) % max_seats + 1, highest);
        }
        thumb.finish(next);
        values[at] = utility.of(next, seat % 2);
    }
}

void solve_out(GroupSolver& solver, const GroupDeal& deal, std::span<const GroupOption> options,
               const GroupUtility& utility, std::span<float> values) {
    refuse(deal.stock_left() > 0, "cards are still to be drawn");
    const unsigned side = deal.actor % 2;
    const GroupState state{deal.hands, deal.actor, deal.lying, deal.lying > 0 ? deal.winner : std::uint8_t{0},
                           deal.winning, deal.points_lying};
    // A shut-out is worth one card point more than all of them, so that every outcome has its own number.
    const bool may_lose_all = deal.tricks[side] == 0, may_win_all = deal.tricks[1 - side] == 0;
    const GroupQuestion question{static_cast<std::uint8_t>(side == 0 ? 0b0101 : 0b1010),
                                 static_cast<std::int16_t>(may_win_all), static_cast<std::int16_t>(may_lose_all)};
    const int most = static_cast<int>(utility.by_points.size()) - 1;
    for (const GroupValue& value : solver.values(state, question)) {
        const int points = deal.points[side] + value.value;
        for (std::size_t at = 0; at < options.size(); ++at) {
            if (options[at].group != value.group || options[at].openly != value.openly) continue;
            values[at] = points < 0      ? utility.no_trick
                         : points > most ? utility.all_tricks
                                         : utility.by_points[static_cast<std::size_t>(points)];
        }
    }
}

}  // namespace atout
