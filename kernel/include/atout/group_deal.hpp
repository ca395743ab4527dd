// A whole deal of groups: hands that are refilled from a stock, and the hands that may be shown to take the lead away.
// The twin in Python is games/kozel/game.py. Two pairs play, the even seats and the odd ones.
#pragma once

#include <array>
#include <cstdint>

#include "atout/group.hpp"

namespace atout {

constexpr unsigned max_stock = 32;

// A hand of four cards that may be shown before a lead, or none.
enum class Claim : std::uint8_t { none, one_class, high };

// What makes a hand a claim: four cards of one class, or all of them `high` with one of the `best` among them. The top
// card fits both. A high claim goes before the other.
struct ClaimRules {
    Cards best = 0;  // Kozel: the aces
    Cards high = 0;  // the aces and the tens

    Claim of(const GroupRules& rules, Cards hand) const;
};

// Something an actor lays: a lead, a reply that takes over, or one that lies face down.
struct Laid {
    Cards group;
    bool openly;

    friend bool operator==(const Laid&, const Laid&) = default;
};

struct GroupDeal {
    std::array<Cards, max_seats> hands{};
    std::array<Cards, max_seats> seen{};  // by seat, every card that it has held or that lay open; not the turn-up
    std::array<Card, max_stock> stock{};  // in the order of drawing
    std::uint8_t stock_size = 0;
    std::uint8_t drawn = 0;   // how many of the stock are gone
    std::uint8_t actor = 0;   // the seat to lead or to reply; after the end the winner of the last trick
    std::uint8_t lying = 0;   // how many groups lie
    std::uint8_t winner = 0;  // while any do, the seat that is winning
    Cards winning = 0;        // and its group
    int points_lying = 0;     // card points of all that lies
    std::array<int, 2> points{};   // card points of the tricks taken, by side
    std::array<int, 2> tricks{};   // tricks taken, by side

    // Hands are dealt, nothing lies. `stock.size()` is at most max_stock.
    GroupDeal() = default;

    bool over() const { return hands[actor] == 0 && lying == 0; }

    unsigned stock_left() const { return static_cast<unsigned>(stock_size - drawn); }

    // Whether a reply takes over; in a trick without groups everything leads.
    bool may_be_open(const GroupRules& rules, Cards group) const {
        return lying == 0 || rules.takes_over(group, winning);
    }

    // The actor lays a group of its hand. Whether that completed the trick: then the hands are refilled, and its winner
    // is the actor.
    bool lay(const GroupRules& rules, const Laid& laid);

    // Shows the whole hand of a seat to all.
    void show(unsigned seat);

private:
    void draw(unsigned first, unsigned most);
};

}  // namespace atout
