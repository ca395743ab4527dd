// A set of up to 64 cards in one word. A card is the number of its bit; which card that is, the caller knows.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace atout {

using Cards = std::uint64_t;  // a set of cards
using Card = std::uint8_t;    // one card, 0 to 63

constexpr unsigned max_cards = 64;
constexpr unsigned max_seats = 4;

constexpr Cards single(std::size_t card) { return Cards{1} << card; }

constexpr bool contains(Cards cards, std::size_t card) { return (cards >> card & 1) != 0; }

constexpr unsigned count(Cards cards) { return static_cast<unsigned>(std::popcount(cards)); }

// The weakest card of a set that is not empty.
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }

// The first `size` cards.
constexpr Cards first(unsigned size) { return size >= max_cards ? ~Cards{0} : (Cards{1} << size) - 1; }

// `cards`, or `other` where that set is empty. Without a branch: in play-outs no condition can be foretold.
constexpr Cards or_else(Cards cards, Cards other) { return cards | (other & (Cards{0} - Cards{cards == 0})); }

// `yes` where the condition holds, else `no`. Without a branch, too.
constexpr std::uint32_t choose(bool condition, std::uint32_t yes, std::uint32_t no) {
    return no ^ ((yes ^ no) & (std::uint32_t{0} - std::uint32_t{condition}));
}

}  // namespace atout
