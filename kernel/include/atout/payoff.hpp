// What the end of a deal is worth to each seat, as a table: so a contract, a match or a race for points are the same to
// the search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "atout/rules.hpp"
#include "atout/state.hpp"

namespace atout {

// Seats that count their points together are a party. The worth of an end to a seat is a sum over the parties: what the
// party's points are worth to this seat.
class Payoff {
public:
    using BySeat = std::array<double, max_seats>;

    // `party`: of each seat, from 0 without a gap. `last_trick`: points for it. `worth`: seat by seat, party by party,
    // what 0, 1, ... points are worth to the seat, then what it is worth if the party took no trick; more points than
    // that are worth as much as the most. Throws std::invalid_argument.
    Payoff(const Rules& rules, std::vector<std::uint8_t> party, unsigned last_trick, std::vector<double> worth);

    // Of a deal that has been played to its end.
    BySeat of(const State& ended) const;

private:
    std::vector<std::uint8_t> party_;
    std::size_t parties_ = 0, columns_ = 0;
    unsigned last_trick_;
    std::vector<double> worth_;
};

}  // namespace atout
