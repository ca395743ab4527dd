// The end of a deal over sets of worlds that look the same.
#include "atout/best_defence.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>

#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

using Hands = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Worth = nb::ndarray<const double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// Numbers by card, whether these are all, positions searched.
using Answer = std::tuple<std::vector<std::pair<Card, double>>, bool, std::uint64_t>;

Answer values(const Position& position, const Hands& hands, const Weights& weights, const Worth& worth, unsigned own,
              unsigned last_trick, std::uint64_t nodes, std::optional<double> seconds) {
    const std::size_t rows = hands.shape(0), seats = position.rules->seats, columns = worth.shape(1);
    if (hands.shape(1) != seats || weights.shape(0) != rows || worth.shape(0) != rows) {
        throw std::invalid_argument("a world is a hand for each seat, a weight and what the ends are worth");
    }
    if (last_trick > 1000) throw std::invalid_argument("the last trick counts 0 to 1000 points more");
    std::vector<PossibleWorld> worlds(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        std::copy_n(hands.data() + row * seats, seats, worlds[row].hands.begin());
        worlds[row].weight = weights(row);
        worlds[row].worth = {worth.data() + row * columns, columns};
    }
    const Position fixed = position;
    Ears ears;
    const Limits limits{.nodes = nodes, .until = deadline(seconds), .stop = [&ears] { return ears.hear(); }};
    const Prospects found = [&] {
        const nb::gil_scoped_release released;
        return best_defence(*fixed.rules, fixed.state, worlds, own, last_trick, limits);
    }();
    ears.raise();
    std::vector<std::pair<Card, double>> numbers;
    for (Cards cards = found.solved; cards != 0; cards &= cards - 1) {
        numbers.emplace_back(lowest(cards), found.value[lowest(cards)]);
    }
    return {std::move(numbers), found.complete, found.nodes};
}

}  // namespace

void bind_best_defence(nb::module_& module) {
    module.def("best_defence", &values, "position"_a, "hands"_a, "weights"_a, "worth"_a, nb::kw_only(), "own"_a,
               "last_trick"_a, "nodes"_a, "seconds"_a.none(),
               "What each card is worth with one strategy for all worlds: by bit, whether that is all, positions.");
}

}  // namespace atout
