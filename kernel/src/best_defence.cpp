#include "atout/best_defence.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "atout/policy.hpp"
#include "breath.hpp"
#include "front.hpp"
#include "trick.hpp"

namespace atout {

namespace {

constexpr std::size_t most_vectors = 512;  // in a front; beyond that the search would hardly come to an end
constexpr std::size_t compared = 8;        // so many comparisons of vectors take about as long as a position
constexpr double no_limit = std::numeric_limits<double>::infinity();

// A world in the search, with the window in which its value matters: above `high` the opponents would not let it come,
// below `low` the partner would not. A value outside counts as the end of the window next to it.
struct Case {
    State state;
    std::uint32_t world;
    double low, high;
};

using Set = std::vector<Case>;  // worlds that look the same to the actor

class Strategies {
public:
    Strategies(const Rules& rules, const State& root, std::span<const PossibleWorld> worlds, unsigned own,
           unsigned last_trick, const Limits& limits)
        : rules_(rules), root_(root), worlds_(worlds), own_(own), last_trick_(last_trick), breath_(limits) {
        const unsigned everybody = (1u << rules.seats) - 1;
        for (unsigned seat = 0; seat < rules.seats; ++seat) {
            friends_[seat] = static_cast<std::uint8_t>(contains(own, seat) ? own : everybody & ~own);
        }
    }

    // The worth of a card.
    double after(Card card) {
        Set set;
        for (std::uint32_t world = 0; world < worlds_.size(); ++world) {
            State state = root_;
            state.hands = worlds_[world].hands;
            play(rules_, state, card);
            // Nothing is better than what could be done if the world were known.
            set.push_back({state, world, -no_limit, solved(state, world, -no_limit, no_limit)});
        }
        const Front found = strategies(set);
        double best = -no_limit;
        for (std::size_t at = 0; at < found.size(); ++at) best = std::max(best, mean(found[at]));
        return best;
    }

    // Of the cards that the seat to play may play one of each kind.
    Cards kinds(const State& state) const {
        Cards found = 0;
        for (Cards may = playable(rules_, state).cards; may != 0;) {
            found |= single(lowest(may));
            may &= ~same(state, lowest(may), may);
        }
        return found;
    }

    // Those of `cards`, held by the seat to play, that do and count the same as `card`, itself among them.
    Cards same(const State& state, Card card, Cards cards) const {
        Cards against = state.lying > 0 ? single(state.winning) : 0;
        for (unsigned seat = 0; seat < rules_.seats; ++seat) {
            if (seat != state.actor) against |= state.hands[seat];
        }
        Cards found = 0;
        for (; cards != 0; cards &= cards - 1) {
            const Card other = lowest(cards);
            if (rules_.points[other] == rules_.points[card] && rules_.alike(other, card, against)) found |= single(other);
        }
        return found;
    }

    std::uint64_t nodes() const { return breath_.nodes(); }

private:
    Front strategies(const Set& set) {
        breath_.spend(set.size());
        const State& seen = set.front().state;
        if (set.size() == 1 || count(seen.hands[root_.actor]) <= 1) return informed(set);
        return seen.actor == root_.actor ? choice(set) : replies(set);
    }

    // Where the actor has no choice any more, or knows the world.
    Front informed(const Set& set) {
        std::vector<double> values;
        for (const Case& each : set) values.push_back(solved(each.state, each.world, each.low, each.high));
        Front found(set.size());
        found.add(values);
        return found;
    }

    // The actor is to play: the same card in every world.
    Front choice(const Set& set) {
        std::vector<double> most;
        for (const Case& each : set) most.push_back(each.high);
        Front found(set.size());
        Candidates cards = likely(set.front().state, kinds(set.front().state));
        while (cards.size() > 0) {
            const Card card = cards.next();
            Set next = set;
            for (Case& each : next) play(rules_, each.state, card);
            const Front some = strategies(next);
            for (std::size_t at = 0; at < some.size(); ++at) add(found, some[at]);
            if (std::ranges::equal(found[0], most)) break;
        }
        return found;
    }

    // Somebody else is to play, in each world as is best there; the worlds part by the cards seen.
    Front replies(const Set& set) {
        const bool maximising = contains(own_, set.front().state.actor);
        std::vector<Cards> may;
        std::vector<double> none;  // what there is before any card was tried
        Cards all = 0;
        for (const Case& each : set) {
            may.push_back(playable(rules_, each.state).cards);
            all |= may.back();
            none.push_back(maximising ? each.low : each.high);
        }
        Front found(set.size());
        found.add(none);
        for (; all != 0; all &= all - 1) {
            const Card card = lowest(all);
            Set next;
            std::vector<std::size_t> places;
            for (std::size_t place = 0; place < set.size(); ++place) {
                if (!contains(may[place], card)) continue;
                Case each = narrowed(set[place], found, place, maximising);
                if (each.low >= each.high) continue;
                play(rules_, each.state, card);
                places.push_back(place);
                next.push_back(each);
            }
            if (!next.empty()) found = joined(found, strategies(next), places, maximising);
        }
        return found;
    }

    // The case with the window that the cards tried so far leave: whatever the strategy, they are worth so much.
    static Case narrowed(Case each, const Front& found, std::size_t place, bool maximising) {
        double low = found[0][place], high = low;
        for (std::size_t at = 1; at < found.size(); ++at) {
            low = std::min(low, found[at][place]);
            high = std::max(high, found[at][place]);
        }
        if (maximising) {
            each.low = std::max(each.low, low);
        } else {
            each.high = std::min(each.high, high);
        }
        return each;
    }

    // Every strategy for the cards tried so far with every one for another card, which is possible in the worlds at
    // `places`: there the seat to play takes what is better for it.
    Front joined(const Front& found, const Front& some, std::span<const std::size_t> places, bool maximising) {
        Front both(found[0].size());
        for (std::size_t one = 0; one < found.size(); ++one) {
            for (std::size_t other = 0; other < some.size(); ++other) {
                std::vector<double> vector(found[one].begin(), found[one].end());
                for (std::size_t at = 0; at < places.size(); ++at) {
                    double& value = vector[places[at]];
                    value = maximising ? std::max(value, some[other][at]) : std::min(value, some[other][at]);
                }
                add(both, vector);
            }
        }
        return both;
    }

    // A world that everybody knows, by alpha-beta.
    double solved(const State& state, std::uint32_t world, double low, double high) {
        if (state.over()) return std::clamp(worth(world, state), low, high);
        breath_.spend();
        const bool maximising = contains(own_, state.actor);
        Candidates cards = likely(state, kinds(state));
        while (cards.size() > 0 && low < high) {
            State next = state;
            play(rules_, next, cards.next());
            const double value = solved(next, world, low, high);
            (maximising ? low : high) = value;
        }
        return maximising ? low : high;
    }

    // The cards, what a sensible player would do first.
    Candidates likely(const State& state, Cards cards) const {
        std::array<std::int16_t, max_cards> looks{};
        if ((cards & (cards - 1)) != 0) judge(rules_, friends_, state, cards, looks);
        Candidates found;
        for (; cards != 0; cards &= cards - 1) found.add(lowest(cards), looks[lowest(cards)]);
        return found;
    }

    void add(Front& front, std::span<const double> vector) {
        breath_.spend(1 + front.size() / compared);  // where fronts are long, this is what takes the time
        front.add(vector);
        if (front.size() > most_vectors) throw GaveUp{};
    }

    // Of a deal that has been played to its end.
    double worth(std::uint32_t world, const State& ended) const {
        std::size_t points = contains(own_, ended.actor) ? last_trick_ : 0;
        unsigned ours = 0, theirs = 0;
        for (unsigned seat = 0; seat < rules_.seats; ++seat) {
            if (contains(own_, seat)) points += ended.points[seat];
            (contains(own_, seat) ? ours : theirs) += ended.wins[seat];
        }
        const std::span<const double> table = worlds_[world].worth;
        if (ours == 0) return table.front();
        return theirs == 0 ? table.back() : table[std::min(points + 1, table.size() - 2)];
    }

    double mean(std::span<const double> vector) const {
        double sum = 0.0, weights = 0.0;
        for (std::size_t world = 0; world < worlds_.size(); ++world) {
            sum += worlds_[world].weight * vector[world];
            weights += worlds_[world].weight;
        }
        return sum / weights;
    }

    const Rules& rules_;
    const State root_;
    const std::span<const PossibleWorld> worlds_;
    const unsigned own_;
    const unsigned last_trick_;
    Friends friends_{};
    Breath breath_;
};

void refuse(bool wrong, const char* sentence) {
    if (wrong) throw std::invalid_argument(sentence);
}

// Whether two cards are the same to everybody.
bool has_copies(const Rules& rules) {
    for (unsigned card = 1; card < rules.cards; ++card) {
        if (rules.beats[card] == rules.beats[card - 1] && rules.class_mask[card] == rules.class_mask[card - 1]) return true;
    }
    return false;
}

void validate(const Rules& rules, const State& root, std::span<const PossibleWorld> worlds, unsigned own) {
    refuse(has_copies(rules), "cards that look the same are taken for different ones");
    refuse(own >> rules.seats != 0 || !contains(own, root.actor), "the actor is one of the own seats");
    refuse(worlds.empty(), "one world at least is possible");
    const auto together = [&](const std::array<Cards, max_seats>& hands) {
        return std::accumulate(hands.begin(), hands.end(), Cards{0}, std::bit_or{});
    };
    for (const PossibleWorld& world : worlds) {
        refuse(world.hands[root.actor] != root.hands[root.actor], "the actor knows its hand");
        refuse(together(world.hands) != together(root.hands), "the same cards are in hand in every world");
        for (unsigned seat = 0; seat < max_seats; ++seat) {
            refuse(count(world.hands[seat]) != count(root.hands[seat]), "the hands of a world do not fit the position");
        }
        refuse(!(world.weight > 0.0), "a world that is possible has a weight");
        refuse(world.worth.size() < 3, "an end is worth something without a trick, with points, with all tricks");
    }
}

}  // namespace

Prospects best_defence(const Rules& rules, const State& root, std::span<const PossibleWorld> worlds, unsigned own,
                       unsigned last_trick, const Limits& limits) {
    validate(rules, root, worlds, own);
    Prospects found;
    Strategies strategies(rules, root, worlds, own, last_trick, limits);
    try {
        const Cards may = playable(rules, root).cards;
        for (Cards kinds = strategies.kinds(root); kinds != 0; kinds &= kinds - 1) {
            const double value = strategies.after(lowest(kinds));
            for (Cards same = strategies.same(root, lowest(kinds), may); same != 0; same &= same - 1) {
                found.value[lowest(same)] = value;
                found.solved |= single(lowest(same));
            }
        }
        found.complete = true;
    } catch (const GaveUp&) {
    }
    found.nodes = strategies.nodes();
    return found;
}

}  // namespace atout
