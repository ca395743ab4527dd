// The kernel under assertions and sanitizers, without Python: random rules, whole deals, every function. What the rules
// mean is tested in Python, against the engine written for people.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "atout/best_defence.hpp"
#include "atout/crew.hpp"
#include "atout/group.hpp"
#include "atout/group_rollout.hpp"
#include "atout/group_solver.hpp"
#include "atout/playout.hpp"
#include "atout/random.hpp"
#include "atout/solver.hpp"
#include "atout/tree.hpp"

using namespace atout;

namespace {

void check(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "kernel_tests: %s\n", what);
    std::exit(1);
}

template <class Call>
void check_refused(Call call, const char* what) {
    try {
        call();
    } catch (const std::invalid_argument&) {
        return;
    }
    check(false, what);
}

class Dice {
public:
    unsigned below(unsigned bound) { return Random::below(bound, static_cast<std::uint32_t>(random_.next() >> 32)); }
    bool flip() { return below(2) == 1; }

private:
    Random random_{2026};
};

// Classes of equal size, `copies` of each card, ranks as they are numbered.
Mode some_mode(Dice& dice, unsigned classes, unsigned ranks, unsigned copies) {
    const unsigned suited = ranks * copies;
    Mode mode;
    mode.has_trumps = dice.flip();
    for (unsigned card = 0; card < classes * suited; ++card) {
        const unsigned suit = card / suited;
        const unsigned above = (card / copies + 1) * copies;  // the next rank's first card
        Cards beating = first((suit + 1) * suited) & ~first(above);
        if (mode.has_trumps && suit > 0) beating |= first(suited);
        mode.class_of.push_back(static_cast<std::uint8_t>(suit));
        mode.beats.push_back(beating);
        mode.points.push_back(static_cast<std::uint8_t>(dice.below(21)));
    }
    return mode;
}

Duties some_duties(Dice& dice) {
    return {static_cast<MustBeat>(dice.below(3)), dice.flip(), dice.flip(), dice.flip(), static_cast<Partner>(dice.below(3))};
}

void whole_deals_keep_every_point() {
    Dice dice;
    for (int round = 0; round < 2000; ++round) {
        const unsigned ranks = 1 + dice.below(8);
        const Mode mode = some_mode(dice, 1 + dice.below(4), ranks, 1 + dice.below(2));
        const unsigned seats = 2 + dice.below(3);
        std::vector<int> partners(seats, -1);
        if (dice.flip()) partners[0] = static_cast<int>(seats) - 1;
        const Rules rules(mode, some_duties(dice), partners);
        const unsigned size = dice.below(rules.cards / seats + 1);

        State state = random_deal(rules, size, dice.below(seats), static_cast<std::uint64_t>(round));
        unsigned dealt = 0;
        for (unsigned seat = 0; seat < seats; ++seat) {
            for (Cards hand = state.hands[seat]; hand != 0; hand &= hand - 1) dealt += rules.points[lowest(hand)];
        }
        std::vector<std::int16_t> best(7 * seats), portable(7 * seats);
        while (!state.over()) {
            play_outs(rules, state, 1, 0, 0, best);
            play_outs(rules, state, 1, 0, 0, portable, Picking::portable);
            check(best == portable, "both ways to pick take the same cards");
            for (unsigned row = 0; row < 7; ++row) {
                const auto begin = best.begin() + row * seats;
                check(std::accumulate(begin, begin + seats, 0u) == dealt, "a play-out keeps every point");
            }
            const Playable may = playable(rules, state);
            check(may.cards != 0 && (may.cards & ~state.hands[state.actor]) == 0, "some card of the hand may be played");
            Cards cards = may.cards;
            for (unsigned skipped = dice.below(count(cards)); skipped > 0; --skipped) cards &= cards - 1;
            play(rules, state, lowest(cards));
        }
        check(std::accumulate(state.points.begin(), state.points.end(), 0u) == dealt, "a deal keeps every point");
        check(std::accumulate(state.wins.begin(), state.wins.end(), 0u) == size, "every trick has a winner");
    }
}

// A party of its own for each seat, to which its own points are worth what they count.
Payoff own_points(const Rules& rules) {
    std::vector<std::uint8_t> party(rules.seats);
    std::iota(party.begin(), party.end(), std::uint8_t{0});
    constexpr std::size_t columns = 1500;
    std::vector<double> worth(rules.seats * rules.seats * columns);
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        const auto row = worth.begin() + static_cast<std::ptrdiff_t>((seat * rules.seats + seat) * columns);
        std::iota(row, row + columns - 1, 0.0);
    }
    return Payoff(rules, party, 10, worth);
}

void sensible_players_and_trees_keep_to_the_rules() {
    Dice dice;
    for (int round = 0; round < 200; ++round) {
        const Mode mode = some_mode(dice, 1 + dice.below(4), 2 + dice.below(7), 1 + dice.below(2));
        const unsigned seats = 2 + dice.below(3);
        const Rules rules(mode, some_duties(dice), std::vector<int>(seats, -1));
        Friends friends{};
        for (unsigned seat = 0; seat < seats; ++seat) {
            friends[seat] = static_cast<std::uint8_t>(1u << seat | dice.below(1u << seats));
        }
        const unsigned size = rules.cards / seats;
        State state = random_deal(rules, size, dice.below(seats), static_cast<std::uint64_t>(round));
        unsigned dealt = 0;
        for (unsigned seat = 0; seat < seats; ++seat) {
            for (Cards hand = state.hands[seat]; hand != 0; hand &= hand - 1) dealt += rules.points[lowest(hand)];
        }
        const Payoff payoff = own_points(rules);
        while (!state.over()) {
            State ended = state;
            play_sensibly(rules, friends, ended);
            const unsigned points = std::accumulate(ended.points.begin(), ended.points.end(), 0u);
            check(points == dealt, "sensible players keep every point");

            Tree tree(rules, payoff, friends, state, {});
            const Tree::World world{state.hands, state.points};
            check(tree.grow({&world, 1}, 40, {}) == 40, "a tree plays as many deals as it is asked for");
            unsigned visits = 0;
            Cards tried = 0;
            for (const Tree::Option& option : tree.options()) {
                visits += option.visits;
                tried |= single(option.card);
                check(option.worth >= 0 && option.worth <= dealt + 10, "a mean lies among the payoffs");
            }
            check(visits == 40, "each deal begins with a card of the actor");
            check((tried & ~playable(rules, state).cards) == 0, "a tree tries what may be played");
            play(rules, state, lowest(tried));
        }
    }
}

void a_tree_finds_a_best_card_of_a_known_deal() {
    Dice dice;
    Solver solver(10);
    for (int round = 0; round < 60; ++round) {
        const Rules rules(some_mode(dice, 4, 6, 1), some_duties(dice), std::vector<int>{-1, -1});
        const State state = random_deal(rules, 4, 0, static_cast<std::uint64_t>(round));
        const Payoff payoff = own_points(rules);
        Tree tree(rules, payoff, {1, 2}, state, {});
        const Tree::World world{state.hands, state.points};
        tree.grow({&world, 1}, 20'000, {});
        std::vector<Tree::Option> options = tree.options();
        const auto most = std::ranges::max_element(options, {}, &Tree::Option::visits);
        const Values values = solver.values(rules, state, {.counted = 1, .maximising = 1, .last_trick = 10});
        int best = 0;
        for (const Tree::Option& each : options) best = std::max<int>(best, values.value[each.card]);
        check(best - values.value[most->card] <= 1, "a tree that grows long enough finds a best card, or all but that");
    }
}

void groups_take_over_like_trying_every_pairing() {
    Dice dice;
    const Mode mode = some_mode(dice, 4, 9, 1);
    const GroupRules rules(mode, 35);
    for (int round = 0; round < 20000; ++round) {
        std::vector<Card> cards(36);
        std::iota(cards.begin(), cards.end(), Card{0});
        for (unsigned at = 0; at < 8; ++at) std::swap(cards[at], cards[at + dice.below(36 - at)]);
        const unsigned size = 1 + dice.below(max_group);
        Cards reply = 0, winning = 0;
        std::vector<unsigned> order(size);
        for (unsigned at = 0; at < size; ++at) {
            reply |= single(cards[at]);
            winning |= single(cards[4 + at]);
            order[at] = at;
        }
        bool found = false;
        do {
            bool all = true;
            for (unsigned at = 0; at < size; ++at) all = all && contains(mode.beats[cards[4 + at]], cards[order[at]]);
            found = found || all;
        } while (std::next_permutation(order.begin(), order.end()));
        check(rules.takes_over(reply, winning) == found, "a group takes over when some pairing beats every card");
    }
}

// The value of a position by playing every line out.
int plain_value(const Rules& rules, const State& state, const Question& question) {
    if (state.over()) {
        int points = 0;
        unsigned wins = 0, all = 0;
        for (unsigned seat = 0; seat < rules.seats; ++seat) {
            all += state.wins[seat];
            if (!contains(question.counted, seat)) continue;
            points += state.points[seat];
            wins += state.wins[seat];
        }
        if (contains(question.counted, state.actor)) points += question.last_trick;
        if (wins == all) points += question.all_tricks;
        return wins == 0 ? points - question.no_trick : points;
    }
    const bool maximising = contains(question.maximising, state.actor);
    int best = maximising ? -10000 : 10000;
    for (Cards cards = playable(rules, state).cards; cards != 0; cards &= cards - 1) {
        State after = state;
        play(rules, after, lowest(cards));
        const int value = plain_value(rules, after, question);
        best = maximising ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

void values_are_those_of_playing_every_line_out() {
    Dice dice;
    Solver solver(8);
    for (int round = 0; round < 1500; ++round) {
        const Mode mode = some_mode(dice, 1 + dice.below(4), 2 + dice.below(4), 1 + dice.below(2));
        const unsigned seats = 2 + dice.below(3);
        std::vector<int> partners(seats, -1);
        if (dice.flip()) partners[0] = static_cast<int>(seats) - 1;
        const Rules rules(mode, some_duties(dice), partners);
        const unsigned size = 1 + dice.below(std::min(3u, rules.cards / seats));
        if (size * seats > rules.cards) continue;
        State state = random_deal(rules, size, dice.below(seats), static_cast<std::uint64_t>(round));
        for (unsigned played = dice.below(seats); played > 0; --played) {
            play(rules, state, lowest(playable(rules, state).cards));
        }

        Question question;
        question.counted = static_cast<std::uint8_t>(dice.below(1u << seats));
        question.maximising = dice.flip() ? question.counted : static_cast<std::uint8_t>(dice.below(1u << seats));
        question.last_trick = static_cast<std::int16_t>(dice.below(20));
        question.all_tricks = static_cast<std::int16_t>(dice.below(20));
        question.no_trick = static_cast<std::int16_t>(dice.below(20));
        const Values found = solver.values(rules, state, question);
        check(found.complete && found.solved == playable(rules, state).cards, "every card has a value");
        for (Cards cards = found.solved; cards != 0; cards &= cards - 1) {
            State after = state;
            play(rules, after, lowest(cards));
            check(found.value[lowest(cards)] == plain_value(rules, after, question), "a value is that of every line");
        }
        const int value = plain_value(rules, state, question);
        check(solver.reaches(rules, state, question, value) == true, "a value is reached");
        check(solver.reaches(rules, state, question, value + 1) == false, "and not more");
    }
}

// The same moment with the cards of all but the actor dealt anew.
State dealt_anew(const Rules& rules, State state, Dice& dice) {
    std::vector<Card> hidden;
    for (unsigned seat = 0; seat < rules.seats; ++seat) {
        if (seat == state.actor) continue;
        for (Cards hand = state.hands[seat]; hand != 0; hand &= hand - 1) hidden.push_back(lowest(hand));
    }
    for (unsigned left = static_cast<unsigned>(hidden.size()); left > 1; --left) {
        std::swap(hidden[left - 1], hidden[dice.below(left)]);
    }
    for (unsigned seat = 0; seat < rules.seats; ++seat) {
        if (seat == state.actor) continue;
        const unsigned size = count(state.hands[seat]);
        state.hands[seat] = 0;
        for (; count(state.hands[seat]) < size; hidden.pop_back()) state.hands[seat] |= single(hidden.back());
    }
    return state;
}

unsigned all_points(const State& state, const Rules& rules) {
    Cards cards = 0;
    for (const Cards hand : state.hands) cards |= hand;
    for (unsigned turn = 0; turn < state.lying; ++turn) cards |= single(state.trick[turn]);
    unsigned points = 0;
    for (; cards != 0; cards &= cards - 1) points += rules.points[lowest(cards)];
    return points;
}

void strategies_promise_what_is_there_and_no_more() {
    Dice dice;
    Solver solver(8);
    for (int round = 0; round < 400; ++round) {
        const Mode mode = some_mode(dice, 1 + dice.below(4), 2 + dice.below(4), 1);
        const unsigned seats = 2 + dice.below(3);
        const Rules rules(mode, some_duties(dice), std::vector<int>(seats, -1));
        const unsigned size = 1 + dice.below(3);
        if (size * seats > rules.cards) continue;
        State state = random_deal(rules, size, dice.below(seats), static_cast<std::uint64_t>(round));
        for (unsigned played = dice.below(seats); played > 0; --played) {
            play(rules, state, lowest(playable(rules, state).cards));
        }
        const auto own = static_cast<std::uint8_t>(dice.below(1u << seats) | 1u << state.actor);
        const Question question{own, own, 10, 0, 7};
        std::vector<double> worth{-7.0};
        for (unsigned points = 0; points < 400; ++points) worth.push_back(points);
        worth.push_back(all_points(state, rules) + 10.0);

        std::array<PossibleWorld, 3> worlds;
        std::array<double, max_cards> apart{};
        const Cards may = playable(rules, state).cards;
        for (unsigned number = 0; number < worlds.size(); ++number) {
            const State world = number == 0 ? state : dealt_anew(rules, state, dice);
            worlds[number] = {world.hands, 1.0, worth};
            const Values solved = solver.values(rules, world, question);
            const Prospects known = best_defence(rules, world, {&worlds[number], 1}, own, 10);
            check(known.complete && known.solved == may, "every card has a value");
            for (Cards cards = may; cards != 0; cards &= cards - 1) {
                const double value = known.value[lowest(cards)];
                check(value == solved.value[lowest(cards)], "a world that is known is solved");
                apart[lowest(cards)] += value / worlds.size();
            }
        }
        const Prospects found = best_defence(rules, state, worlds, own, 10);
        check(found.complete && found.solved == may, "every card has a value");
        for (Cards cards = may; cards != 0; cards &= cards - 1) {
            check(found.value[lowest(cards)] <= apart[lowest(cards)] + 1e-9, "to know the world is never worse");
        }
    }
}

void a_crew_finds_what_one_solver_finds() {
    Dice dice;
    const Rules rules(some_mode(dice, 4, 8, 1), some_duties(dice), std::vector<int>{2, 3, 0, 1});
    const Question question;
    std::vector<Task> tasks;
    for (unsigned number = 0; number < 24; ++number) {
        tasks.push_back({&rules, &question, random_deal(rules, 4, 0, number)});
    }
    std::vector<Values> found(tasks.size());
    {
        Crew crew(tasks, found, 3, 10, 1'000'000);
        while (!crew.wait(std::chrono::milliseconds(20))) {
        }
        check(crew.done() == tasks.size(), "a crew does all its tasks");
    }
    Solver solver(10);
    for (std::size_t at = 0; at < tasks.size(); ++at) {
        check(found[at].value == solver.values(rules, tasks[at].state, question).value, "a crew finds the same values");
    }
    std::vector<Values> unfinished(tasks.size());
    const Crew stopped(tasks, unfinished, 2, 10, 1'000'000);  // destroyed at once
}

void groups_share_out_all_points() {
    Dice dice;
    const Mode mode = some_mode(dice, 4, 9, 1);
    const GroupRules rules(mode, 35);
    GroupSolver solver(rules);
    for (int round = 0; round < 20; ++round) {
        std::vector<Card> cards(36);
        std::iota(cards.begin(), cards.end(), Card{0});
        GroupState state;
        int points = 0;
        for (unsigned at = 0; at < 12; ++at) {
            std::swap(cards[at], cards[at + dice.below(36 - at)]);
            state.hands[at % max_seats] |= single(cards[at]);
            points += mode.points[cards[at]];
        }
        const std::vector<GroupValue> ours = solver.values(state, {.counted = 0b0101});
        const std::vector<GroupValue> theirs = solver.values(state, {.counted = 0b1010});
        check(ours.size() == theirs.size() && !ours.empty(), "every lead has a value");
        for (std::size_t at = 0; at < ours.size(); ++at) {
            check(ours[at].value + theirs[at].value == points, "the two sides share out all points");
        }
    }
}

// A whole deal by the quick player; at every lead and reply the deal is restored from what lies where.
void a_deal_of_groups_is_restored_at_every_moment() {
    Dice dice;
    for (int round = 0; round < 100; ++round) {
        const Mode mode = some_mode(dice, 4, 9, 1);
        const GroupRules rules(mode, 35);
        ClaimRules claims;
        for (unsigned each = 0; each < 8; ++each) (each < 4 ? claims.best : claims.high) |= single(dice.below(36));
        claims.high |= claims.best;
        const Thumb thumb(rules, claims);
        Random random(static_cast<std::uint64_t>(round));

        std::vector<Card> cards(36);
        std::iota(cards.begin(), cards.end(), Card{0});
        GroupWorld world;
        for (unsigned at = 0; at < 36; ++at) {
            std::swap(cards[at], cards[at + dice.below(36 - at)]);
            (at < 16 ? world.hands[at % max_seats] : world.stock) |= single(cards[at]);
        }
        GroupPast past;
        past.first_leader = static_cast<std::uint8_t>(dice.below(max_seats));
        past.stock_size = 20;
        past.turn_up = cards[35];
        const GroupUtility utility{std::vector<float>(thumb.all_points() + 1, 1), 2, 3};
        GroupDeal deal = restored(thumb, past, world, random);
        while (!deal.over()) {
            const Laid laid = thumb.choose(deal);
            const std::vector<GroupOption> options{{laid.group, laid.openly}};
            check(deal, deal.actor, options, rules);
            float value = 0, worth = 0;
            play_out(thumb, deal, deal.actor, Claim::none, options, utility, {&value, 1});
            judge(thumb, deal, deal.actor, options, {&worth, 1});
            check(value >= 1 && value <= 3, "a play-out comes to an end that has a worth");
            if (deal.stock_left() == 0) {
                GroupSolver solver(rules);
                solve_out(solver, deal, options, utility, {&value, 1});
                check(value >= 1 && value <= 3, "a solved deal has one, too");
            }

            if (deal.lying == 0) past.leaders.push_back(deal.actor);
            world.laid.push_back(laid.group);
            past.openly.push_back(laid.openly);
            if (deal.lay(rules, laid) && !deal.over()) {
                Record record;
                thumb.ask(deal, &record);
                for (const Done& done : record) {
                    past.shown.push_back({static_cast<std::uint8_t>(world.laid.size() / max_seats),
                                          static_cast<std::uint8_t>(done.seat), deal.hands[done.seat]});
                }
            }
            world.hands = deal.hands;
            world.stock = 0;
            for (unsigned at = deal.drawn; at < deal.stock_size; ++at) world.stock |= single(deal.stock[at]);
            std::vector<std::uint8_t> leaders = past.leaders;
            if (deal.lying == 0 && !deal.over()) past.leaders.push_back(deal.actor);
            const GroupDeal again = restored(thumb, past, world, random);
            past.leaders = std::move(leaders);
            check(again.hands == deal.hands && again.points == deal.points, "the cards lie as they did");
            check(again.tricks == deal.tricks && again.actor == deal.actor, "the same seat is to act");
        }
        check(deal.points[0] + deal.points[1] == static_cast<int>(thumb.all_points()), "a deal keeps every point");
    }
}

void what_cannot_be_is_refused() {
    Dice dice;
    const Mode mode = some_mode(dice, 4, 8, 1);
    const std::vector<int> alone{-1, -1, -1, -1};
    check_refused([&] { Rules(Mode{}, {}, alone); }, "a mode without cards");
    check_refused([&] { Rules(mode, {}, std::vector<int>{0, -1}); }, "a seat that is its own partner");
    check_refused([&] { GroupRules(mode, 32); }, "a top card outside the mode");
    const Rules rules(mode, {}, alone);
    check_refused([&] { validate(rules, Friends{1, 2, 4, 7}); }, "a seat that is not its own friend");
    check_refused([&] { Payoff(rules, {0, 1, 0, 2}, 10, std::vector<double>(12)); }, "a payoff without columns");
    check_refused([&] { Payoff(rules, {0, 2, 0, 2}, 10, std::vector<double>(24)); }, "a party without a seat");
    check_refused([&] { random_deal(rules, 9, 0, 0); }, "hands larger than the deck");
    const Rules twice(some_mode(dice, 4, 4, 2), {}, alone);
    const State state = random_deal(twice, 2, 0, 0);
    const std::vector<double> worth(3);
    const PossibleWorld world{state.hands, 1.0, worth};
    check_refused([&] { best_defence(twice, state, {&world, 1}, 1, 0); }, "cards that look the same");
}

}  // namespace

int main() {
    whole_deals_keep_every_point();
    sensible_players_and_trees_keep_to_the_rules();
    a_tree_finds_a_best_card_of_a_known_deal();
    groups_take_over_like_trying_every_pairing();
    values_are_those_of_playing_every_line_out();
    strategies_promise_what_is_there_and_no_more();
    a_crew_finds_what_one_solver_finds();
    groups_share_out_all_points();
    a_deal_of_groups_is_restored_at_every_moment();
    what_cannot_be_is_refused();
    std::puts("kernel_tests: all passed");
}
