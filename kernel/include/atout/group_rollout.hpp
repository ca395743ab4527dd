// Deals of groups that a seat takes for possible, and what its options are worth in them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "atout/group_solver.hpp"
#include "atout/group_thumb.hpp"
#include "atout/random.hpp"

namespace atout {

// What the whole table saw of a deal so far.
struct GroupPast {
    struct Shown {
        std::uint8_t trick;  // how many tricks had been played
        std::uint8_t seat;
        Cards hand;
    };

    std::vector<std::uint8_t> leaders;  // who led each trick; the one in progress too, if a group lies in it
    std::vector<std::uint8_t> openly;   // by group laid, first to last, whether it was a lead or took over
    std::vector<Shown> shown;           // the hands that were shown, in order
    std::uint8_t first_leader = 0;      // who was to lead the first trick
    std::uint8_t stock_size = 0;        // before the first draw
    Card turn_up = 0;                   // the last card of the stock
};

// One way in which the cards can lie that a seat does not see.
struct GroupWorld {
    std::array<Cards, max_seats> hands{};  // now
    std::vector<Cards> laid;               // every group laid, first to last
    Cards stock = 0;                       // what has not been drawn, in no order
};

// A deal that led to this world, as it stands now: in which order the cards were drawn, and will be, is left to chance.
// Throws std::invalid_argument for a world that does not fit the past.
GroupDeal restored(const Thumb& thumb, const GroupPast& past, const GroupWorld& world, Random& random);

// What the end of a deal is worth to one side.
struct GroupUtility {
    std::vector<float> by_points;  // by the card points that it took
    float no_trick;                // when it took no trick
    float all_tricks;              // when it took them all

    float of(const GroupDeal& ended, unsigned side) const;
};

// Something to decide between: a group to lay or, where `group` is empty, an answer to the question for a claim.
struct GroupOption {
    Cards group;
    bool openly;  // of an answer: whether the hand is shown
};

// Throws std::invalid_argument unless the seat can do all of this now: lay a group as the actor, or answer before a lead.
void check(const GroupDeal& deal, unsigned seat, std::span<const GroupOption> options, const GroupRules& rules);

// What the rules of thumb think of each option at first sight, in card points.
void judge(const Thumb& thumb, const GroupDeal& deal, unsigned seat, std::span<const GroupOption> options,
           std::span<float> worths);

// The value of each option to the side of `seat` when all play on by rules of thumb. `best`: the best claim shown so far
// before this lead; it matters to answers alone.
void play_out(const Thumb& thumb, const GroupDeal& deal, unsigned seat, Claim best, std::span<const GroupOption> options,
              const GroupUtility& utility, std::span<float> values);

// The same when all hands are known to all and everybody plays best: once the stock is empty, and not for claims.
void solve_out(GroupSolver& solver, const GroupDeal& deal, std::span<const GroupOption> options,
               const GroupUtility& utility, std::span<float> values);

}  // namespace atout
