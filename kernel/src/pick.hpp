// Two ways to take the n-th card of a set at random; both take the same card.
#pragma once

#include <array>
#include <cstdint>

#include "atout/cards.hpp"
#include "atout/random.hpp"

#define ATOUT_INLINE inline __attribute__((always_inline))

namespace atout {

#if defined(__x86_64__)
// With BMI2's instruction "parallel bits deposit": 1 << n, laid into the places of the set, is its n-th card. Written as
// assembly so that it can be inlined into code for any processor; who calls it must have asked the processor first.
struct PickByDeposit {
    static ATOUT_INLINE Cards one(Cards cards, std::uint32_t bits) {
        const Cards nth = Cards{1} << Random::below(count(cards), bits);
        Cards picked;
        asm("pdepq %2, %1, %0" : "=r"(picked) : "r"(nth), "r"(cards));
        return picked;
    }
};
#endif

// Position of the n-th set bit of a byte.
constexpr auto nth_in_byte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        for (unsigned bit = 0, n = 0; bit < 8; ++bit) {
            if ((byte >> bit & 1) != 0) table[n++][byte] = static_cast<std::uint8_t>(bit);
        }
    }
    return table;
}();

// Without it: count the cards byte by byte, add the counts up from below, and see in which byte the sum passes n.
struct PickByBytes {
    static ATOUT_INLINE Cards one(Cards cards, std::uint32_t bits) {
        constexpr Cards ones = 0x0101010101010101;
        constexpr Cards tops = 0x8080808080808080;
        Cards sums = cards - ((cards >> 1) & 0x5555555555555555);
        sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333);
        sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * ones;  // byte i: how many cards in bytes 0 to i
        const std::uint32_t n = Random::below(static_cast<std::uint32_t>(sums >> 56), bits);
        const Cards passed = (((n * ones) | tops) - sums) & tops;  // the bytes whose sum is not above n
        const auto place = static_cast<unsigned>(((passed >> 7) * ones) >> 56) * 8;
        const auto before = static_cast<std::uint32_t>(((sums << 8) >> place) & 0xff);
        return Cards{1} << (place + nth_in_byte[n - before][(cards >> place) & 0xff]);
    }
};

}  // namespace atout
