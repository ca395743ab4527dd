// What a search has found out so far: for positions at the start of a trick, between which numbers their value lies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "atout/cards.hpp"

namespace atout {

// Within one solve the cards still held tell every hand, so they and the leader name a position exactly: no two positions
// are ever taken for each other. 16 bytes:
//
//     rest 8 | low 2 | high 2 | season 2 | key 1 | best 1
struct Entry {
    Cards rest;            // the cards held, by whomever
    std::int16_t low;      // the value is at least this ...
    std::int16_t high;     // ... and at most this
    std::uint16_t season;  // of the solve that wrote the entry; all others take it for empty
    std::uint8_t key;      // the leader and which bonuses are still to be had
    Card best;             // the card that was best when it was searched last
};

static_assert(sizeof(Entry) == 16, "four entries fill a cache line");

class Table {
public:
    static constexpr unsigned least_bits = 1, most_bits = 28;

    // Room for 2^bits entries. Throws std::invalid_argument.
    explicit Table(unsigned bits);

    // Forgets everything: a search is not to depend on the ones before it. It uses at most 2^bits entries; a short
    // search is faster where its entries lie close together.
    void begin_season(unsigned bits = most_bits);

    // The place of a position; what stands there may be about another one.
    Entry& at(Cards rest, std::uint8_t key) {
        const std::uint64_t mixed = (rest ^ (std::uint64_t{key} << 56)) * 0x9e3779b97f4a7c15;
        return entries_[(mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9 >> shift_];
    }

    // Whether an entry is about this position.
    bool knows(const Entry& entry, Cards rest, std::uint8_t key) const {
        return entry.rest == rest && entry.key == key && entry.season == season_;
    }

    std::uint16_t season() const { return season_; }

private:
    std::vector<Entry> entries_;
    unsigned bits_;
    unsigned shift_;  // what a mixed key is shifted by to be a place
    std::uint16_t season_ = 0;
};

}  // namespace atout
