// The exact solver for tricks of groups once nothing is drawn any more: everybody sees all cards and plays best.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "atout/group.hpp"
#include "atout/table.hpp"

namespace atout {

// Four hands of at most four cards, and the groups that lie.
struct GroupState {
    std::array<Cards, max_seats> hands{};
    std::uint8_t actor = 0;   // the seat to lead or to reply
    std::uint8_t lying = 0;   // how many groups lie
    std::uint8_t winner = 0;  // while any do, the seat that is winning
    Cards winning = 0;        // and its group
    int points = 0;           // card points of all that lies

    // Throws std::invalid_argument.
    void validate(const GroupRules& rules) const;
};

// What is asked: the points that the counted seats will take, those on the table included. They want the number high,
// the other seats low.
struct GroupQuestion {
    std::uint8_t counted = 0b0101;  // a bit for each seat
    std::int16_t all_tricks = 0;    // points more when the counted seats take every trick from here on
    std::int16_t no_trick = 0;      // points less when they take none
};

// One thing that the actor can do.
struct GroupValue {
    Cards group;
    bool openly;  // a lead, or a reply that takes over
    int value;
};

class GroupSolver {
public:
    explicit GroupSolver(const GroupRules& rules);

    // The value of every lead or reply. Throws std::invalid_argument.
    std::vector<GroupValue> values(const GroupState& state, const GroupQuestion& question);

private:
    struct Window {
        int low, high;
    };

    template <class Visit>
    void each_option(const GroupState& state, Visit visit) const;

    int lead(const GroupState& state, std::uint8_t hopes, Window window);
    int turn(const GroupState& state, std::uint8_t hopes, Window window);
    int lay(GroupState state, std::uint8_t hopes, Window window, Cards group, bool openly);
    bool counts(unsigned seat) const { return contains(question_.counted, seat); }

    const GroupRules& rules_;
    GroupQuestion question_;
    Table table_;
};

}  // namespace atout
