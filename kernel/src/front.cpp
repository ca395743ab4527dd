#include "front.hpp"

#include <algorithm>
#include <functional>

namespace atout {

namespace {

// Whether `one` is at least `other` in every world.
bool covers(std::span<const double> one, std::span<const double> other) {
    return std::ranges::equal(one, other, std::greater_equal{});
}

}  // namespace

void Front::add(std::span<const double> vector) {
    if (covered(vector)) return;
    std::size_t kept = 0;
    for (std::size_t at = 0; at < size(); ++at) {
        if (covers(vector, (*this)[at])) continue;
        if (kept != at) std::ranges::copy((*this)[at], values_.begin() + static_cast<std::ptrdiff_t>(kept * width_));
        ++kept;
    }
    values_.resize(kept * width_);
    values_.insert(values_.end(), vector.begin(), vector.end());
}

bool Front::covered(std::span<const double> vector) const {
    for (std::size_t at = 0; at < size(); ++at) {
        if (covers((*this)[at], vector)) return true;
    }
    return false;
}

}  // namespace atout
