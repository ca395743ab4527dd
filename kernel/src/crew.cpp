#include "atout/crew.hpp"

#include <algorithm>
#include <stdexcept>

namespace atout {

Crew::Crew(std::span<const Task> tasks, std::span<Values> answers, unsigned threads, unsigned table_bits,
           std::uint64_t nodes)
    : tasks_(tasks), answers_(answers), nodes_(nodes) {
    constexpr unsigned most = 1024;
    if (threads < 1 || threads > most) throw std::invalid_argument("a crew has 1 to 1024 threads");
    if (answers.size() != tasks.size()) throw std::invalid_argument("there must be room for an answer to each task");
    for (const Task& task : tasks) task.question->validate(*task.rules);
    const auto useful = static_cast<unsigned>(std::min<std::size_t>(threads, tasks.size()));
    for (unsigned each = 0; each < useful; ++each) solvers_.emplace_back(table_bits);
    for (Solver& solver : solvers_) {
        threads_.emplace_back([this, &solver](const std::stop_token& stop) { work(solver, stop); });
    }
}

Crew::~Crew() {
    for (std::jthread& each : threads_) each.request_stop();
}

bool Crew::wait(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    return finished_.wait_for(lock, most, [this] { return done_ == tasks_.size(); });
}

void Crew::work(Solver& solver, const std::stop_token& stop) {
    const Limits limits{.nodes = nodes_, .until = {}, .stop = [&stop] { return stop.stop_requested(); }};
    for (;;) {
        const std::size_t at = next_++;
        if (at >= tasks_.size() || stop.stop_requested()) return;
        const Task& task = tasks_[at];
        answers_[at] = solver.values(*task.rules, task.state, *task.question, limits);
        const std::lock_guard lock(mutex_);
        if (++done_ == tasks_.size()) finished_.notify_all();
    }
}

}  // namespace atout
