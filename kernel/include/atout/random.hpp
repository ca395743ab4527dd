// Reproducible random numbers: the same on every machine, and as many independent streams as wanted.
#pragma once

#include <cstdint>

namespace atout {

// Scrambles a number (the finaliser of SplitMix64, by Steele, Lea and Flood).
constexpr std::uint64_t scramble(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

class Random {
public:
    // Stream number `stream` of a seed.
    constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
        : state_(scramble(seed + golden) ^ scramble(stream * golden + 1)) {}

    constexpr std::uint64_t next() {
        state_ += golden;
        return scramble(state_);
    }

    // A number below `bound` from 32 random bits; off from uniform by less than bound / 2^32.
    static constexpr std::uint32_t below(std::uint32_t bound, std::uint32_t bits) {
        return static_cast<std::uint32_t>((std::uint64_t{bits} * bound) >> 32);
    }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    std::uint64_t state_;
};

}  // namespace atout
