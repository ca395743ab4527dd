// What the parts of the binding share. Only here does a Python header come in.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "atout/rules.hpp"
#include "atout/solver.hpp"
#include "atout/state.hpp"

namespace atout {

// A state together with the rules that it is played by.
struct Position {
    std::shared_ptr<const Rules> rules;
    State state;

    Position(std::shared_ptr<const Rules> by, const State& from) : rules(std::move(by)), state(from) {}

    template <class Value>
    std::vector<Value> by_seat(const std::array<Value, max_seats>& values) const {
        return {values.begin(), values.begin() + rules->seats};
    }

    std::vector<Card> trick() const { return {state.trick.begin(), state.trick.begin() + state.lying}; }

    bool play(unsigned card) {
        if (card >= max_cards || !contains(playable(*rules, state).cards, static_cast<Card>(card))) {
            throw std::invalid_argument("the actor may not play this card");
        }
        return atout::play(*rules, state, static_cast<Card>(card));
    }
};

inline Mode mode_of(std::vector<std::uint8_t> class_of, std::vector<Cards> beats, std::vector<std::uint8_t> points,
                    bool has_trumps) {
    return {std::move(class_of), std::move(beats), std::move(points), has_trumps};
}

// Hears signals (Ctrl-C) during long calls that have released the lock.
class Ears {
public:
    // Whether a signal asks to stop; looks for one twenty times a second.
    bool hear();

    // Raises what the signal raised, if one was heard. With the lock held.
    void raise() const {
        if (heard_) throw nanobind::python_error();
    }

private:
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + pause;
    bool heard_ = false;

    static constexpr std::chrono::milliseconds pause{50};
};

// The moment so many seconds from now, nothing for no limit. Throws std::invalid_argument.
std::optional<Limits::Clock::time_point> deadline(std::optional<double> seconds);

void bind_positions(nanobind::module_& module);
void bind_groups(nanobind::module_& module);
void bind_group_rollouts(nanobind::module_& module);
void bind_solver(nanobind::module_& module);
void bind_tree(nanobind::module_& module);
void bind_best_defence(nanobind::module_& module);

}  // namespace atout
