#include "atout/payoff.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace atout {

Payoff::Payoff(const Rules& rules, std::vector<std::uint8_t> party, unsigned last_trick, std::vector<double> worth)
    : party_(std::move(party)), last_trick_(last_trick), worth_(std::move(worth)) {
    if (party_.size() != rules.seats) throw std::invalid_argument("every seat belongs to a party");
    parties_ = std::size_t{1} + *std::ranges::max_element(party_);
    for (std::size_t each = 0; each < parties_; ++each) {
        if (std::ranges::find(party_, each) == party_.end()) throw std::invalid_argument("every party has a seat");
    }
    columns_ = worth_.size() / (party_.size() * parties_);
    if (columns_ < 2 || columns_ * party_.size() * parties_ != worth_.size()) {
        throw std::invalid_argument("the table has a row for each seat and party, and the same columns in each");
    }
}

Payoff::BySeat Payoff::of(const State& ended) const {
    std::array<std::size_t, max_seats> points{}, wins{};
    for (std::size_t seat = 0; seat < party_.size(); ++seat) {
        points[party_[seat]] += ended.points[seat];
        wins[party_[seat]] += ended.wins[seat];
    }
    points[party_[ended.actor]] += last_trick_;
    BySeat found{};
    for (std::size_t each = 0; each < parties_; ++each) {
        const std::size_t column = wins[each] == 0 ? columns_ - 1 : std::min(points[each], columns_ - 2);
        for (std::size_t seat = 0; seat < party_.size(); ++seat) {
            found[seat] += worth_[(seat * parties_ + each) * columns_ + column];
        }
    }
    return found;
}

}  // namespace atout
