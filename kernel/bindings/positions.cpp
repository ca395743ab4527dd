// Rules and positions, and play-outs from them.
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <span>

#include "atout/playout.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

// Fills an array of `rows` by `seats` in parts, between which a signal (Ctrl-C) is heard.
nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>> play_out_rows(const Position& position, std::size_t rows,
                                                               std::uint64_t seed, int last_trick, bool portable) {
    constexpr std::size_t part = 1 << 16;
    if (last_trick < 0 || last_trick > 1000) throw std::invalid_argument("the last trick counts 0 to 1000 points more");
    if (rows > std::size_t{1} << 32) throw std::invalid_argument("at most 2^32 play-outs can be asked for at once");
    const std::size_t seats = position.rules->seats;
    const Picking picking = portable ? Picking::portable : Picking::best;

    auto points = std::make_unique<std::vector<std::int16_t>>(rows * seats);
    for (std::size_t done = 0; done < rows; done += part) {
        {
            const nb::gil_scoped_release released;
            const std::size_t now = std::min(part, rows - done);
            const std::span<std::int16_t> target = std::span(*points).subspan(done * seats, now * seats);
            play_outs(*position.rules, position.state, seed, done, last_trick, target, picking);
        }
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    }
    std::int16_t* data = points->data();
    const nb::capsule owner(points.release(), [](void* kept) noexcept {
        delete static_cast<std::vector<std::int16_t>*>(kept);
    });
    return nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>(data, {rows, seats}, owner);
}

}  // namespace

void bind_positions(nb::module_& module) {
    nb::class_<Rules>(module, "Rules", "A mode and duties for a number of seats, validated. Never changes.")
        .def(
            "__init__",
            [](Rules* self, std::vector<std::uint8_t> class_of, std::vector<Cards> beats,
               std::vector<std::uint8_t> points, bool has_trumps, std::uint8_t must_beat, bool trump_when_void,
               bool overtrump, bool undertrump, std::uint8_t partner, const std::vector<int>& partners) {
                const Duties duties{static_cast<MustBeat>(must_beat), trump_when_void, overtrump, undertrump,
                                    static_cast<Partner>(partner)};
                new (self) Rules(mode_of(std::move(class_of), std::move(beats), std::move(points), has_trumps), duties,
                                 partners);
            },
            nb::kw_only(), "class_of"_a, "beats"_a, "points"_a, "has_trumps"_a, "must_beat"_a, "trump_when_void"_a,
            "overtrump"_a, "undertrump"_a, "partner"_a, "partners"_a)
        .def_ro("seats", &Rules::seats)
        .def_ro("cards", &Rules::cards);

    nb::class_<Position>(module, "Position", "The play of one deal; hands are sets of cards, a bit a card.")
        .def(
            "__init__",
            [](Position* self, std::shared_ptr<const Rules> rules, const std::vector<Cards>& hands, unsigned leader,
               const std::vector<Card>& trick, const std::vector<std::uint16_t>& points,
               const std::vector<std::uint8_t>& wins) {
                const State state = State::resume(*rules, hands, leader, trick, points, wins);
                new (self) Position(std::move(rules), state);
            },
            "rules"_a, "hands"_a, "leader"_a, "trick"_a = std::vector<Card>{}, "points"_a = std::vector<std::uint16_t>{},
            "wins"_a = std::vector<std::uint8_t>{})
        .def_prop_ro("rules", [](const Position& self) { return self.rules; })
        .def_prop_ro("hands", [](const Position& self) { return self.by_seat(self.state.hands); })
        .def_prop_ro("points", [](const Position& self) { return self.by_seat(self.state.points); })
        .def_prop_ro("wins", [](const Position& self) { return self.by_seat(self.state.wins); })
        .def_prop_ro("trick", &Position::trick)
        .def_prop_ro("leader", [](const Position& self) { return self.state.leader(*self.rules); })
        .def_prop_ro("actor", [](const Position& self) { return self.state.actor; })
        .def_prop_ro("winner", [](const Position& self) { return self.state.lying == 0 ? -1 : self.state.winner; })
        .def_prop_ro("over", [](const Position& self) { return self.state.over(); })
        .def(
            "legal",
            [](const Position& self) {
                const Playable may = playable(*self.rules, self.state);
                return std::pair(may.cards, static_cast<unsigned>(may.duty));
            },
            "The cards that the actor may play, and the number of the duty that leaves no others.")
        .def("play", &Position::play, "card"_a, "Plays a card of the actor; whether it completed the trick.")
        .def("copy", [](const Position& self) { return self; })
        .def("__copy__", [](const Position& self) { return self; })
        .def("rollouts", &play_out_rows, "count"_a, "seed"_a, "last_trick"_a = 0, "portable"_a = false,
             "Random play-outs: an array of `count` rows with the card points of each seat at the end.");

    module.def(
        "deal",
        [](std::shared_ptr<const Rules> rules, unsigned size, unsigned leader, std::uint64_t seed) {
            const State state = random_deal(*rules, size, leader, seed);
            return Position(std::move(rules), state);
        },
        "rules"_a, "size"_a, "leader"_a, "seed"_a, "A position in which every seat has `size` random cards.");
}

}  // namespace atout
