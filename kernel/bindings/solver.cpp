// The exact solver, for one position and for many.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <mutex>
#include <optional>
#include <tuple>

#include "atout/crew.hpp"
#include "atout/solver.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace atout {

namespace {

template <class Value, std::size_t dimensions>
using Array = nb::ndarray<nb::numpy, Value, nb::ndim<dimensions>>;

template <class Value, std::size_t dimensions>
using Given = nb::ndarray<const Value, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu>;

Question question_of(unsigned counted, unsigned maximising, int last_trick, int all_tricks, int no_trick, bool cards) {
    const auto bonus = [](int points) {
        if (points < 0 || points > 2000) throw std::invalid_argument("a bonus has 0 to 2000 points");
        return static_cast<std::int16_t>(points);
    };
    if (counted >= 1u << max_seats || maximising >= 1u << max_seats) throw std::invalid_argument("there is no such seat");
    return {static_cast<std::uint8_t>(counted), static_cast<std::uint8_t>(maximising), bonus(last_trick),
            bonus(all_tricks), bonus(no_trick), cards};
}

// Numbers by card, whether these are all, positions searched.
using Answer = std::tuple<std::vector<std::pair<Card, int>>, bool, std::uint64_t>;

Answer answer_of(const Values& values) {
    std::vector<std::pair<Card, int>> found;
    for (Cards cards = values.solved; cards != 0; cards &= cards - 1) {
        found.emplace_back(lowest(cards), values.value[lowest(cards)]);
    }
    return {std::move(found), values.complete, values.nodes};
}

// A solver that one thread uses at a time; the others wait.
class SharedSolver {
public:
    SharedSolver(unsigned table_bits, const Techniques& techniques) : solver_(table_bits, techniques) {}

    // Calls `ask` with the solver and the limits, without the lock of Python.
    template <class Ask>
    auto asked(std::uint64_t nodes, std::optional<double> seconds, Ask ask) {
        Ears ears;
        Limits limits{.nodes = nodes, .until = deadline(seconds), .stop = [&ears] { return ears.hear(); }};
        auto found = [&] {
            const nb::gil_scoped_release released;
            const std::lock_guard alone(mutex_);
            return ask(solver_, limits);
        }();
        ears.raise();
        return found;
    }

private:
    Solver solver_;
    std::mutex mutex_;
};

template <class Value, std::size_t dimensions>
Array<Value, dimensions> filled(std::unique_ptr<std::vector<Value>> values,
                                const std::array<std::size_t, dimensions>& shape) {
    Value* data = values->data();
    const nb::capsule owner(values.release(), [](void* kept) noexcept {
        delete static_cast<std::vector<Value>*>(kept);
    });
    return Array<Value, dimensions>(data, dimensions, shape.data(), owner);
}

using Cases = std::vector<std::pair<std::shared_ptr<const Rules>, Question>>;

std::vector<Task> tasks_of(const Cases& cases, const Given<std::uint32_t, 1>& case_of,
                           const Given<std::uint32_t, 1>& leaders, const Given<std::uint64_t, 2>& hands) {
    const std::size_t rows = hands.shape(0);
    if (hands.shape(1) != max_seats || case_of.shape(0) != rows || leaders.shape(0) != rows) {
        throw std::invalid_argument("every row has a case, a leader and four hands");
    }
    std::vector<Task> tasks;
    tasks.reserve(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        if (case_of(row) >= cases.size()) throw std::invalid_argument("there is no such case");
        const auto& [rules, question] = cases[case_of(row)];
        const Cards* first_hand = hands.data() + row * max_seats;
        tasks.push_back({rules.get(), &question, State::start(*rules, {first_hand, rules->seats}, leaders(row))});
    }
    return tasks;
}

// Values by row and bit (the least number where there is none), whether they are complete, positions searched.
using Answers = std::tuple<Array<std::int16_t, 2>, Array<bool, 1>, Array<std::uint64_t, 1>>;

Answers solve_many(const Cases& cases, const Given<std::uint32_t, 1>& case_of, const Given<std::uint32_t, 1>& leaders,
                   const Given<std::uint64_t, 2>& hands, unsigned threads, unsigned table_bits, std::uint64_t nodes,
                   const std::optional<nb::callable>& progress) {
    const std::vector<Task> tasks = tasks_of(cases, case_of, leaders, hands);
    std::vector<Values> found(tasks.size());
    {
        Crew crew(tasks, found, threads, table_bits, nodes);
        for (bool done = false; !done;) {
            {
                const nb::gil_scoped_release released;
                done = crew.wait(std::chrono::milliseconds(50));
            }
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (progress) (*progress)(crew.done());
        }
    }
    auto values = std::make_unique<std::vector<std::int16_t>>(tasks.size() * max_cards,
                                                              std::numeric_limits<std::int16_t>::min());
    auto complete = std::make_unique<bool[]>(tasks.size());
    auto counts = std::make_unique<std::vector<std::uint64_t>>(tasks.size());
    for (std::size_t row = 0; row < tasks.size(); ++row) {
        for (Cards cards = found[row].solved; cards != 0; cards &= cards - 1) {
            (*values)[row * max_cards + lowest(cards)] = found[row].value[lowest(cards)];
        }
        complete[row] = found[row].complete;
        (*counts)[row] = found[row].nodes;
    }
    bool* flags = complete.get();
    const nb::capsule owner(complete.release(), [](void* kept) noexcept { delete[] static_cast<bool*>(kept); });
    const std::size_t rows = tasks.size();
    return {filled<std::int16_t, 2>(std::move(values), {rows, max_cards}), Array<bool, 1>(flags, {rows}, owner),
            filled<std::uint64_t, 1>(std::move(counts), {rows})};
}

}  // namespace

void bind_solver(nb::module_& module) {
    nb::class_<Question>(module, "Question", "What is asked of a position; sets of seats have a bit a seat.")
        .def(
            "__init__",
            [](Question* self, unsigned counted, unsigned maximising, int last_trick, int all_tricks, int no_trick,
               bool cards) {
                new (self) Question(question_of(counted, maximising, last_trick, all_tricks, no_trick, cards));
            },
            nb::kw_only(), "counted"_a, "maximising"_a, "last_trick"_a, "all_tricks"_a, "no_trick"_a, "cards"_a);

    nb::class_<SharedSolver>(module, "Solver", "The exact solver. Limits: positions searched, and seconds or none.")
        .def(
            "__init__",
            [](SharedSolver* self, unsigned table_bits, bool remember, bool look_ahead, bool merge, bool near, bool claim,
               bool order, bool narrow) {
                new (self) SharedSolver(table_bits, {remember, look_ahead, merge, near, claim, order, narrow});
            },
            "table_bits"_a, nb::kw_only(), "remember"_a = true, "look_ahead"_a = true, "merge"_a = true, "near"_a = true,
            "claim"_a = true, "order"_a = true, "narrow"_a = true)
        .def(
            "values",
            [](SharedSolver& self, const Position& position, const Question& question, std::uint64_t nodes,
               std::optional<double> seconds) {
                const Position fixed = position;
                return answer_of(self.asked(nodes, seconds, [&](Solver& solver, const Limits& limits) {
                    return solver.values(*fixed.rules, fixed.state, question, limits);
                }));
            },
            "position"_a, "question"_a, "nodes"_a, "seconds"_a.none(), "The value of every card, by bit.")
        .def(
            "levels",
            [](SharedSolver& self, const Position& position, const Question& question, const std::vector<int>& thresholds,
               std::uint64_t nodes, std::optional<double> seconds) {
                const Position fixed = position;
                return answer_of(self.asked(nodes, seconds, [&](Solver& solver, const Limits& limits) {
                    return solver.levels(*fixed.rules, fixed.state, question, thresholds, limits);
                }));
            },
            "position"_a, "question"_a, "thresholds"_a, "nodes"_a, "seconds"_a.none(),
            "For every card how many of the thresholds its value reaches, by bit.")
        .def(
            "reaches",
            [](SharedSolver& self, const Position& position, const Question& question, int points, std::uint64_t nodes,
               std::optional<double> seconds) {
                const Position fixed = position;
                return self.asked(nodes, seconds, [&](Solver& solver, const Limits& limits) {
                    const std::optional<bool> reached =
                        solver.reaches(*fixed.rules, fixed.state, question, points, limits);
                    return std::pair(reached, solver.nodes());
                });
            },
            "position"_a, "question"_a, "points"_a, "nodes"_a, "seconds"_a.none(),
            "Whether the value is at least so many points, and the positions searched.");

    module.def("solve_many", &solve_many, "cases"_a, "case_of"_a, "leaders"_a, "hands"_a, "threads"_a, "table_bits"_a,
               "nodes"_a, "progress"_a.none(),
               "Values by row and bit, whether they are complete, and positions searched.");
}

}  // namespace atout
