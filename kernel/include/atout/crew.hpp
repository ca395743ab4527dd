// Many positions solved at once, on several threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "atout/solver.hpp"

namespace atout {

// A position and what is asked about it. The rules and the question must outlive it.
struct Task {
    const Rules* rules;
    const Question* question;
    State state;
};

// Threads that solve tasks until there are none left. What they find does not depend on how many there are.
class Crew {
public:
    // Begins. `answers` gets one answer for each of `tasks`; both must outlive the crew. `nodes`: the limit of each task.
    // Throws std::invalid_argument.
    Crew(std::span<const Task> tasks, std::span<Values> answers, unsigned threads, unsigned table_bits,
         std::uint64_t nodes);

    // Stops what is still going on.
    ~Crew();

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Waits until all is done, but not longer than this; whether it is.
    bool wait(std::chrono::milliseconds most);

    std::size_t done() const { return done_; }

private:
    void work(Solver& solver, const std::stop_token& stop);

    std::span<const Task> tasks_;
    std::span<Values> answers_;
    std::uint64_t nodes_;
    std::vector<Solver> solvers_;
    std::atomic<std::size_t> next_ = 0, done_ = 0;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::vector<std::jthread> threads_;  // the last member: joined before the others go
};

}  // namespace atout
