// Counts positions, and gives up where a limit is reached.
#pragma once

#include <algorithm>
#include <cstdint>

#include "atout/solver.hpp"

namespace atout {

struct GaveUp {};

class Breath {
public:
    explicit Breath(const Limits& limits) : limits_(limits) {}

    // Before so many positions are searched. Throws GaveUp.
    void spend(std::uint64_t positions = 1) {
        if (nodes_ >= next_) look();
        nodes_ += positions;
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t pause = 4096;  // positions between two looks at the clock

    void look() {
        if (nodes_ >= limits_.nodes) throw GaveUp{};
        if (limits_.stop && limits_.stop()) throw GaveUp{};
        if (limits_.until && Limits::Clock::now() >= *limits_.until) throw GaveUp{};
        next_ = std::min(nodes_ + pause, limits_.nodes);
    }

    const Limits& limits_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_ = 0;
};

}  // namespace atout
