#include "atout/tree.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace atout {

namespace {

constexpr std::size_t breath = 16;  // deals between two looks at the clock

}  // namespace

Tree::Tree(const Rules& rules, const Payoff& payoff, const Friends& friends, const State& root, const Growth& growth)
    : rules_(rules), payoff_(payoff), friends_(friends), root_(root), growth_(growth), nodes_(1) {
    validate(rules, friends);
    for (unsigned card = 0; card < rules.cards; ++card) {
        for (unsigned other = 0; other < rules.cards; ++other) {
            const bool same = rules.class_mask[card] == rules.class_mask[other] &&
                              rules.beats[card] == rules.beats[other] && rules.points[card] == rules.points[other];
            if (same) copies_[card] |= single(other);
        }
    }
}

std::size_t Tree::grow(std::span<const World> worlds, std::size_t rounds, const Limits& limits) {
    std::vector<State> states;
    for (const World& world : worlds) states.push_back(start(world));
    std::size_t played = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        for (const State& state : states) {
            if (played % breath == 0 && played > 0) {
                if (limits.until && Limits::Clock::now() >= *limits.until) return played;
                if (limits.stop && limits.stop()) return played;
            }
            play_once(state);
            ++played;
        }
    }
    return played;
}

std::vector<Tree::Option> Tree::options() const {
    std::vector<Option> found;
    for (std::uint32_t at = nodes_[0].first; at != 0; at = nodes_[at].next) {
        const Node& node = nodes_[at];
        const Card card = lowest(root_.hands[root_.actor] & copies_[node.card]);
        if (node.visits > 0) found.push_back({card, node.visits, node.total / node.visits});
    }
    std::ranges::sort(found, {}, &Option::card);
    return found;
}

void Tree::Scatter::add(double payoff) {
    least = count > 0.0 ? std::min(least, payoff) : payoff;
    most = count > 0.0 ? std::max(most, payoff) : payoff;
    count += 1.0;
    sum += payoff;
    squares += payoff * payoff;
}

double Tree::Scatter::unit() const {
    constexpr double smallest = 1e-9;  // while all deals end alike, the cards take turns
    if (count < 2.0) return 1.0;
    const double variance = std::max(0.0, (squares - sum * sum / count) / (count - 1.0));
    return std::max({std::sqrt(variance), (most - least) / 8.0, smallest});
}

// The root as it is in this world.
State Tree::start(const World& world) const {
    State state = root_;
    state.hands = world.hands;
    state.points = world.points;
    Cards seen = 0;
    for (unsigned seat = 0; seat < rules_.seats; ++seat) {
        const Cards hand = world.hands[seat];
        if (count(hand) != count(root_.hands[seat]) || (hand & (seen | ~first(rules_.cards))) != 0) {
            throw std::invalid_argument("the hands of a world do not fit the position");
        }
        seen |= hand;
    }
    const Cards own = world.hands[root_.actor], before = root_.hands[root_.actor];
    for (Cards cards = own; cards != 0; cards &= cards - 1) {
        const Cards copies = copies_[lowest(cards)];
        if (count(own & copies) != count(before & copies)) throw std::invalid_argument("the actor knows its hand");
    }
    return state;
}

// One deal: down the tree, one step beyond it, and to the end by the rule of thumb.
void Tree::play_once(State state) {
    struct Step {
        std::uint32_t node;
        std::uint8_t seat;
    };
    std::array<Step, max_cards> path;
    std::size_t steps = 0;
    std::uint32_t at = 0;
    ++nodes_[0].visits;
    while (!state.over()) {
        const std::uint8_t seat = state.actor;
        const Cards may = playable(rules_, state).cards;
        at = chosen(at, state, kinds_of(may));
        path[steps++] = {at, seat};
        play(rules_, state, lowest(may & copies_[nodes_[at].card]));
        if (nodes_[at].visits++ == 0) break;
    }
    play_sensibly(rules_, friends_, state);
    const Payoff::BySeat payoff = payoff_.of(state);
    for (unsigned seat = 0; seat < rules_.seats; ++seat) scatter_[seat].add(payoff[seat]);
    for (std::size_t each = 0; each < steps; ++each) nodes_[path[each].node].total += payoff[path[each].seat];
}

// The card to try after node `at`, of those that may be played in this world: what was good, what looks good, and what
// was tried seldom for how often it could have been.
std::uint32_t Tree::chosen(std::uint32_t at, const State& state, Cards kinds) {
    Cards missing = kinds;
    for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
        missing &= ~single(nodes_[child].card);
    }
    if (missing != 0) widen(at, state, missing);
    if (at == 0 && growth_.even) return least_tried();

    double total = 0.0, likely = 0.0;
    std::uint32_t visits = 0;
    for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
        const Node& node = nodes_[child];
        if (!contains(kinds, node.card)) continue;
        total += node.total;
        visits += node.visits;
        likely += static_cast<double>(node.likely);
    }
    const double unit = scatter_[state.actor].unit();
    const double untried = (visits > 0 ? total / visits : 0.0) - unit * growth_.modesty;
    const double curiosity = unit * growth_.curiosity * std::sqrt(static_cast<double>(visits + 1)) / likely;
    std::uint32_t best = 0;
    double most = 0.0;
    for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
        const Node& node = nodes_[child];
        if (!contains(kinds, node.card)) continue;
        const double mean = node.visits > 0 ? node.total / node.visits : untried;
        const double found = mean + curiosity * static_cast<double>(node.likely) / (1.0 + node.visits);
        if (best == 0 || found > most) {
            most = found;
            best = child;
        }
    }
    return best;
}

// Of the actor's cards the one that was tried least, the first of several.
std::uint32_t Tree::least_tried() const {
    std::uint32_t best = nodes_[0].first;
    for (std::uint32_t child = best; child != 0; child = nodes_[child].next) {
        if (nodes_[child].visits < nodes_[best].visits) best = child;
    }
    return best;
}

// Adds a node for each of `kinds`. How likely it looks is judged in this world, and kept; at the root, where the actor
// does not know the world, all look alike.
void Tree::widen(std::uint32_t at, const State& state, Cards kinds) {
    std::array<std::int16_t, max_cards> looks{};
    std::array<Card, max_cards> cards;
    Cards held = 0;
    for (Cards rest = kinds; rest != 0; rest &= rest - 1) {
        const Card kind = lowest(rest);
        cards[kind] = lowest(state.hands[state.actor] & copies_[kind]);
        held |= single(cards[kind]);
    }
    if (at != 0) judge(rules_, friends_, state, held, looks);
    for (Cards rest = kinds; rest != 0; rest &= rest - 1) {
        const Card kind = lowest(rest);
        Node node;
        node.card = kind;
        node.likely = static_cast<float>(std::exp2(looks[cards[kind]] / growth_.trust));
        node.next = nodes_[at].first;
        nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(node);
    }
}

// The lowest of each of these cards and those like it.
Cards Tree::kinds_of(Cards cards) const {
    Cards kinds = 0;
    for (; cards != 0; cards &= cards - 1) kinds |= single(lowest(copies_[lowest(cards)]));
    return kinds;
}

}  // namespace atout
