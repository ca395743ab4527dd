// Tricks of groups.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "atout/group.hpp"
#include "atout/group_solver.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

void check_hand(const GroupRules& rules, Cards hand) {
    if ((hand & ~first(rules.cards)) != 0) throw std::invalid_argument("a card is not one of the mode");
    if (count(hand) > max_group) throw std::invalid_argument("a hand or a group has at most four cards");
}

std::vector<Cards> listed(const Groups& groups) { return {groups.begin(), groups.end()}; }

using Option = std::tuple<Cards, bool, int>;  // group, whether openly, value

std::vector<Option> solved(const GroupRules& rules, const std::array<Cards, max_seats>& hands, unsigned actor,
                           unsigned lying, unsigned winner, Cards winning, int points, unsigned counted, int all_tricks,
                           int no_trick) {
    constexpr unsigned most_bonus = 1000;
    if (actor >= max_seats || winner >= max_seats || lying >= max_seats || counted > 0b1111) {
        throw std::invalid_argument("there is no such seat");
    }
    if (static_cast<unsigned>(all_tricks) > most_bonus || static_cast<unsigned>(no_trick) > most_bonus) {
        throw std::invalid_argument("a bonus has 0 to 1000 points");
    }
    GroupState state{.hands = hands};
    state.actor = static_cast<std::uint8_t>(actor);
    state.lying = static_cast<std::uint8_t>(lying);
    state.winner = static_cast<std::uint8_t>(winner);
    state.winning = winning;
    state.points = points;
    const GroupQuestion question{static_cast<std::uint8_t>(counted), static_cast<std::int16_t>(all_tricks),
                                 static_cast<std::int16_t>(no_trick)};
    std::vector<Option> found;
    const nb::gil_scoped_release released;
    for (const GroupValue& each : GroupSolver(rules).values(state, question)) {
        found.emplace_back(each.group, each.openly, each.value);
    }
    return found;
}

}  // namespace

void bind_groups(nb::module_& module) {
    nb::class_<GroupRules>(module, "GroupRules", "How cards rank in a game of groups. Never changes.")
        .def(
            "__init__",
            [](GroupRules* self, std::vector<std::uint8_t> class_of, std::vector<Cards> beats,
               std::vector<std::uint8_t> points, bool has_trumps, std::optional<Card> top) {
                new (self) GroupRules(mode_of(std::move(class_of), std::move(beats), std::move(points), has_trumps), top);
            },
            nb::kw_only(), "class_of"_a, "beats"_a, "points"_a, "has_trumps"_a, "top"_a.none())
        .def(
            "leads",
            [](const GroupRules& self, Cards hand) {
                check_hand(self, hand);
                return listed(self.leads(hand));
            },
            "hand"_a, "Every group that may be led.")
        .def(
            "replies",
            [](const GroupRules& self, Cards hand, unsigned size) {
                check_hand(self, hand);
                return listed(GroupRules::replies(hand, size));
            },
            "hand"_a, "size"_a, "Every group of `size` cards.")
        .def(
            "takes_over",
            [](const GroupRules& self, Cards reply, Cards winning) {
                check_hand(self, reply);
                check_hand(self, winning);
                if (count(reply) != count(winning)) throw std::invalid_argument("a reply has as many cards as the lead");
                return self.takes_over(reply, winning);
            },
            "reply"_a, "winning"_a, "Whether the reply takes the trick over.")
        .def("solve", &solved, nb::kw_only(), "hands"_a, "actor"_a, "lying"_a, "winner"_a, "winning"_a, "points"_a,
             "counted"_a, "all_tricks"_a, "no_trick"_a,
             "Group, whether laid openly, and value of everything the actor can do, given all hands.");
}

}  // namespace atout
