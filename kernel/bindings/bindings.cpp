// The one place where Python meets the kernel: arguments are checked, errors converted, the lock released in long calls.
// A std::invalid_argument becomes a ValueError.
#include "bindings.hpp"

namespace atout {

bool Ears::hear() {
    const auto now = std::chrono::steady_clock::now();
    if (heard_ || now < next_) return heard_;
    next_ = now + pause;
    const nanobind::gil_scoped_acquire held;
    return heard_ = PyErr_CheckSignals() != 0;
}

std::optional<Limits::Clock::time_point> deadline(std::optional<double> seconds) {
    constexpr double longest = 1e8;
    if (!seconds || *seconds > longest) return std::nullopt;
    if (!(*seconds >= 0)) throw std::invalid_argument("a time limit is 0 or more seconds");
    const std::chrono::duration<double> allowed(*seconds);
    return Limits::Clock::now() + std::chrono::duration_cast<Limits::Clock::duration>(allowed);
}

}  // namespace atout

NB_MODULE(_kernel, module) {
    nanobind::set_leak_warnings(false);  // rules wait in a cache until the process ends
    module.doc() = "The fast twin of the trick engine, in bits. Use it through atout.play.kernel, in cards.";
    atout::bind_positions(module);
    atout::bind_groups(module);
    atout::bind_group_rollouts(module);
    atout::bind_solver(module);
    atout::bind_tree(module);
    atout::bind_best_defence(module);
}
