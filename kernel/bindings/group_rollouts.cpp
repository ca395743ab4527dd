// Whole deals of groups: a quick player, and what the options of a seat are worth in the deals it takes for possible.
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "atout/group_rollout.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

using Rows = nb::ndarray<const Cards, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Floats = nb::ndarray<nb::numpy, float, nb::c_contig>;

Floats owned(std::vector<float>&& values, std::initializer_list<std::size_t> shape) {
    auto* const kept = new std::vector<float>(std::move(values));
    const nb::capsule owner(kept, [](void* data) noexcept { delete static_cast<std::vector<float>*>(data); });
    return {kept->data(), shape, owner};
}

GroupWorld world_of(const Cards* hands, const Cards* laid, std::size_t groups, Cards stock) {
    GroupWorld world;
    std::copy(hands, hands + max_seats, world.hands.begin());
    world.laid.assign(laid, laid + groups);
    world.stock = stock;
    return world;
}

void check_seat(unsigned seat) {
    if (seat >= max_seats) throw std::invalid_argument("there is no such seat");
}

// Values and first sight, each of shape (worlds, options). A row of `worlds` holds the four hands, every group laid and
// what is left of the stock.
std::pair<Floats, Floats> values(const Thumb& thumb, const GroupPast& past, const Rows& worlds, unsigned seat,
                                 unsigned best, const std::vector<std::pair<Cards, bool>>& options,
                                 const GroupUtility& utility, bool exact, std::uint64_t seed,
                                 std::uint64_t stream) {
    const std::size_t groups = past.openly.size();
    check_seat(seat);
    if (worlds.shape(1) != max_seats + groups + 1) throw std::invalid_argument("a world has hands, groups and a stock");
    if (utility.by_points.size() != thumb.all_points() + 1u) throw std::invalid_argument("every number of points has a worth");
    if (best > static_cast<unsigned>(Claim::high)) throw std::invalid_argument("there is no such claim");
    std::vector<GroupOption> asked;
    for (const auto& [group, openly] : options) asked.push_back({group, openly});
    const std::size_t count = worlds.shape(0);
    std::vector<float> found(count * asked.size()), first_sight(found.size());
    {
        const nb::gil_scoped_release released;
        GroupSolver solver(thumb.rules());
        for (std::size_t row = 0; row < count; ++row) {
            const Cards* const cells = worlds.data() + row * worlds.shape(1);
            Random random(seed, stream + row);
            const GroupWorld world = world_of(cells, cells + max_seats, groups, cells[max_seats + groups]);
            const GroupDeal now = restored(thumb, past, world, random);
            check(now, seat, asked, thumb.rules());
            const std::span<float> out = std::span(found).subspan(row * asked.size(), asked.size());
            judge(thumb, now, seat, asked, std::span(first_sight).subspan(row * asked.size(), asked.size()));
            if (exact) {
                solve_out(solver, now, asked, utility, out);
            } else {
                play_out(thumb, now, seat, static_cast<Claim>(best), asked, utility, out);
            }
        }
    }
    return {owned(std::move(found), {count, asked.size()}), owned(std::move(first_sight), {count, asked.size()})};
}

}  // namespace

void bind_group_rollouts(nb::module_& module) {
    nb::class_<GroupPast>(module, "GroupPast", "What the whole table saw of a deal so far.")
        .def(
            "__init__",
            [](GroupPast* self, std::vector<std::uint8_t> leaders, const std::vector<bool>& openly,
               const std::vector<std::tuple<std::uint8_t, std::uint8_t, Cards>>& shown, std::uint8_t first_leader,
               std::uint8_t stock_size, Card turn_up) {
                new (self) GroupPast{std::move(leaders), {openly.begin(), openly.end()}, {}, first_leader, stock_size,
                                     turn_up};
                for (const auto& [trick, seat, hand] : shown) self->shown.push_back({trick, seat, hand});
            },
            nb::kw_only(), "leaders"_a, "openly"_a, "shown"_a, "first_leader"_a, "stock_size"_a, "turn_up"_a);

    nb::class_<GroupUtility>(module, "GroupUtility", "What the end of a deal is worth to one side.")
        .def(
            "__init__",
            [](GroupUtility* self, std::vector<float> by_points, float no_trick, float all_tricks) {
                new (self) GroupUtility{std::move(by_points), no_trick, all_tricks};
            },
            nb::kw_only(), "by_points"_a, "no_trick"_a, "all_tricks"_a);

    nb::class_<GroupDeal>(module, "GroupDeal", "A deal of groups at one moment.")
        .def_ro("hands", &GroupDeal::hands)
        .def_ro("actor", &GroupDeal::actor)
        .def_ro("points", &GroupDeal::points)
        .def_ro("tricks", &GroupDeal::tricks)
        .def_prop_ro("stock", [](const GroupDeal& self) {
            return std::vector<Card>(self.stock.begin() + self.drawn, self.stock.begin() + self.stock_size);
        });

    nb::class_<Thumb>(module, "Thumb", "A quick player by rules of thumb.")
        .def(
            "__init__",
            [](Thumb* self, const GroupRules& rules, Cards best, Cards high) {
                new (self) Thumb(rules, ClaimRules{best, high});
            },
            nb::keep_alive<1, 2>(), nb::kw_only(), "rules"_a, "best"_a, "high"_a)
        .def(
            "restored",
            [](const Thumb& self, const GroupPast& past, const std::vector<Cards>& world, std::uint64_t seed) {
                const std::size_t groups = past.openly.size();
                if (world.size() != max_seats + groups + 1) throw std::invalid_argument("a world has hands, groups and a stock");
                Random random(seed);
                const GroupWorld restored_from = world_of(world.data(), world.data() + max_seats, groups, world.back());
                return restored(self, past, restored_from, random);
            },
            "past"_a, "world"_a, nb::kw_only(), "seed"_a, "A deal that led to this world.")
        .def(
            "finished",
            [](const Thumb& self, GroupDeal deal) {
                Record record;
                self.finish(deal, &record);
                std::vector<std::tuple<unsigned, Cards, bool>> listed;
                for (const auto& [seat, laid] : record) listed.emplace_back(seat, laid.group, laid.openly);
                return std::pair(deal, listed);
            },
            "deal"_a,
            "The deal at its end, when everybody plays by rules of thumb, and what was done: seat, group (none: it showed "
            "its hand), whether openly.")
        .def("values", &values, nb::kw_only(), "past"_a, "worlds"_a, "seat"_a, "best"_a, "options"_a, "utility"_a,
             "exact"_a, "seed"_a, "stream"_a, "What each option is worth in each world, and at first sight.");
}

}  // namespace atout
