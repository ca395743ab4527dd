// What strategies achieve: for each a vector, its value in each world. Only those remain that no other one equals or beats
// in every world.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace atout {

class Front {
public:
    explicit Front(std::size_t width) : width_(width) {}

    std::size_t size() const { return values_.size() / width_; }
    std::span<const double> operator[](std::size_t at) const { return std::span(values_).subspan(at * width_, width_); }

    // Adds a vector, unless one that is here does as well everywhere; those that it makes needless go.
    void add(std::span<const double> vector);

private:
    bool covered(std::span<const double> vector) const;

    std::size_t width_;
    std::vector<double> values_;  // one vector after the other
};

}  // namespace atout
