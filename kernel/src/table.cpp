#include "atout/table.hpp"

#include <algorithm>
#include <stdexcept>

namespace atout {

Table::Table(unsigned bits) : bits_(bits), shift_(64 - bits) {
    if (bits < least_bits || bits > most_bits) throw std::invalid_argument("a table has 2^1 to 2^28 entries");
    entries_.resize(std::size_t{1} << bits);
}

void Table::begin_season(unsigned bits) {
    shift_ = 64 - std::min(bits_, bits);
    if (++season_ != 0) return;
    std::ranges::fill(entries_, Entry{});  // the seasons begin again
    season_ = 1;
}

}  // namespace atout
