// Deals played out by rules of thumb, and the search over sampled worlds.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>

#include "atout/policy.hpp"
#include "atout/tree.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

using Hands = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Points = nb::ndarray<const std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Worth = nb::ndarray<const double, nb::ndim<3>, nb::c_contig, nb::device::cpu>;

template <class Value>
using Table = nb::ndarray<nb::numpy, Value, nb::ndim<2>>;

template <class Value>
Table<Value> table(std::unique_ptr<std::vector<Value>> values, std::size_t rows, std::size_t columns) {
    Value* data = values->data();
    const nb::capsule owner(values.release(), [](void* kept) noexcept {
        delete static_cast<std::vector<Value>*>(kept);
    });
    return Table<Value>(data, {rows, columns}, owner);
}

Friends friends_of(const Rules& rules, const std::vector<unsigned>& by_seat) {
    if (by_seat.size() != rules.seats) throw std::invalid_argument("every seat has friends");
    Friends friends{};
    for (unsigned seat = 0; seat < rules.seats; ++seat) {
        if (by_seat[seat] >= 1u << max_seats) throw std::invalid_argument("there is no such seat");
        friends[seat] = static_cast<std::uint8_t>(by_seat[seat]);
    }
    validate(rules, friends);
    return friends;
}

// Points and tricks of each seat at the end, by row.
using Ends = std::tuple<Table<std::int16_t>, Table<std::uint8_t>>;

Ends play_sensibly_rows(const Rules& rules, const Hands& hands, unsigned leader,
                        const std::vector<unsigned>& friends_by_seat, unsigned last_trick) {
    if (hands.shape(1) != rules.seats) throw std::invalid_argument("every row has a hand for each seat");
    if (last_trick > 1000) throw std::invalid_argument("the last trick counts 0 to 1000 points more");
    const Friends friends = friends_of(rules, friends_by_seat);
    const std::size_t rows = hands.shape(0), seats = rules.seats;
    auto points = std::make_unique<std::vector<std::int16_t>>(rows * seats);
    auto wins = std::make_unique<std::vector<std::uint8_t>>(rows * seats);
    {
        const nb::gil_scoped_release released;
        for (std::size_t row = 0; row < rows; ++row) {
            State state = State::start(rules, {hands.data() + row * seats, seats}, leader);
            const bool any = !state.over();
            play_sensibly(rules, friends, state);
            for (std::size_t seat = 0; seat < seats; ++seat) {
                (*points)[row * seats + seat] = static_cast<std::int16_t>(state.points[seat]);
                (*wins)[row * seats + seat] = state.wins[seat];
            }
            if (any) (*points)[row * seats + state.actor] += static_cast<std::int16_t>(last_trick);
        }
    }
    return {table(std::move(points), rows, seats), table(std::move(wins), rows, seats)};
}

// A tree with all that it needs to live.
class OwnedTree {
public:
    OwnedTree(const Position& position, const std::vector<std::uint8_t>& party, unsigned last_trick, const Worth& worth,
              const std::vector<unsigned>& friends, const Growth& growth)
        : rules_(position.rules),
          payoff_(*rules_, party, last_trick, std::vector<double>(worth.data(), worth.data() + worth.size())),
          tree_(*rules_, payoff_, friends_of(*rules_, friends), position.state, growth) {}

    std::size_t grow(const Hands& hands, const Points& points, std::size_t rounds, std::optional<double> seconds) {
        const std::size_t rows = hands.shape(0), seats = rules_->seats;
        if (hands.shape(1) != seats || points.shape(0) != rows || points.shape(1) != seats) {
            throw std::invalid_argument("a world is a hand for each seat, and points for each");
        }
        std::vector<Tree::World> worlds(rows);
        for (std::size_t row = 0; row < rows; ++row) {
            std::copy_n(hands.data() + row * seats, seats, worlds[row].hands.begin());
            std::copy_n(points.data() + row * seats, seats, worlds[row].points.begin());
        }
        Ears ears;
        Limits limits{.until = {}, .stop = [&ears] { return ears.hear(); }};
        if (seconds) {
            const std::chrono::duration<double> allowed(std::clamp(*seconds, 0.0, 1e8));
            limits.until = Limits::Clock::now() + std::chrono::duration_cast<Limits::Clock::duration>(allowed);
        }
        const std::size_t played = [&] {
            const nb::gil_scoped_release released;
            return tree_.grow(worlds, rounds, limits);
        }();
        ears.raise();
        return played;
    }

    std::vector<std::tuple<Card, std::uint32_t, double>> options() const {
        std::vector<std::tuple<Card, std::uint32_t, double>> found;
        for (const Tree::Option& each : tree_.options()) found.emplace_back(each.card, each.visits, each.worth);
        return found;
    }

private:
    std::shared_ptr<const Rules> rules_;
    Payoff payoff_;
    Tree tree_;
};

}  // namespace

void bind_tree(nb::module_& module) {
    module.def("play_sensibly", &play_sensibly_rows, "rules"_a, "hands"_a, "leader"_a, "friends"_a, "last_trick"_a,
               "Deals played out by rules of thumb: points and tricks of each seat, a row for each deal.");

    nb::class_<OwnedTree>(module, "Tree", "Information-set tree search from one position.")
        .def(
            "__init__",
            [](OwnedTree* self, const Position& position, const std::vector<std::uint8_t>& party, unsigned last_trick,
               const Worth& worth, const std::vector<unsigned>& friends, double curiosity, double modesty,
               double trust, bool even) {
                const Growth growth{.curiosity = curiosity, .modesty = modesty, .trust = trust, .even = even};
                new (self) OwnedTree(position, party, last_trick, worth, friends, growth);
            },
            nb::kw_only(), "position"_a, "party"_a, "last_trick"_a, "worth"_a, "friends"_a, "curiosity"_a, "modesty"_a,
            "trust"_a, "even"_a)
        .def("grow", &OwnedTree::grow, "hands"_a, "points"_a, "rounds"_a, "seconds"_a.none(),
             "Plays a deal for each world, `rounds` times or until the seconds are over; how many.")
        .def("options", &OwnedTree::options, "For each card of the actor: its bit, visits, mean payoff of the actor.");
}

}  // namespace atout
