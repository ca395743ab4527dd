// What the search knows of the table: the cards that lie, who plays against whom, which cards are left to try.
#pragma once

#include <array>
#include <cstdint>

#include "atout/policy.hpp"
#include "atout/rules.hpp"
#include "atout/solver.hpp"

namespace atout {

// The cards that lie.
struct Trick {
    Card led = 0;
    Card winning = 0;
    std::uint8_t winner = 0;
    std::uint8_t lying = 0;  // how many
    int points = 0;          // card points of all of them

    void add(const Rules& rules, unsigned seat, Card card, int worth) {
        if (lying == 0) led = card;
        if (lying == 0 || contains(rules.beats[winning], card)) {
            winning = card;
            winner = static_cast<std::uint8_t>(seat);
        }
        ++lying;
        points += worth;
    }
};

// Who plays against whom.
struct Sides {
    unsigned counted = 0;                             // a bit for each seat whose tricks count
    unsigned maximising = 0;                          // a bit for each seat that wants the value high
    std::array<std::uint8_t, max_seats> opponents{};  // by seat, a bit for each seat that wants the contrary
    std::array<std::uint8_t, max_seats> likes{};      // by seat, a bit for each seat that it likes to win a trick

    Sides(const Rules& rules, const Question& question) : counted(question.counted), maximising(question.maximising) {
        const unsigned everybody = (1u << rules.seats) - 1;
        for (unsigned seat = 0; seat < rules.seats; ++seat) {
            const bool wants = contains(maximising, seat);
            opponents[seat] = static_cast<std::uint8_t>(wants ? everybody & ~maximising : maximising);
            likes[seat] = static_cast<std::uint8_t>(wants ? counted : everybody & ~counted);
        }
    }

    // Each seat plays for its friends, a bit a seat, itself among them.
    Sides(const Rules& rules, const Friends& friends) : likes(friends) {
        const unsigned everybody = (1u << rules.seats) - 1;
        for (unsigned seat = 0; seat < rules.seats; ++seat) {
            opponents[seat] = static_cast<std::uint8_t>(everybody & ~friends[seat]);
        }
    }
};

// Cards to try, each with a number that says how likely it is the best.
class Candidates {
public:
    void add(Card card, int likelihood) {
        cards_[size_] = card;
        likelihood_[size_++] = static_cast<std::int16_t>(likelihood);
    }

    unsigned size() const { return size_; }
    const Card* begin() const { return cards_.data(); }
    const Card* end() const { return cards_.data() + size_; }

    // Takes out the likeliest of those that are left; the others keep their order.
    Card next() {
        unsigned likeliest = 0;
        for (unsigned at = 1; at < size_; ++at) {
            if (likelihood_[at] > likelihood_[likeliest]) likeliest = at;
        }
        const Card card = cards_[likeliest];
        --size_;
        for (unsigned at = likeliest; at < size_; ++at) {
            cards_[at] = cards_[at + 1];
            likelihood_[at] = likelihood_[at + 1];
        }
        return card;
    }

private:
    static constexpr unsigned most = max_cards / 2;  // in the hand of one of two seats

    std::array<Card, most> cards_;
    std::array<std::int16_t, most> likelihood_;
    unsigned size_ = 0;
};

}  // namespace atout
