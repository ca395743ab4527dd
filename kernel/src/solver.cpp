#include "atout/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "search.hpp"

namespace atout {

namespace {

void refuse(bool wrong, const char* sentence) {
    if (wrong) throw std::invalid_argument(sentence);
}

// What the counted seats have taken before.
int taken(const Rules& rules, const State& state, const Question& question) {
    int points = 0;
    for (unsigned seat = 0; seat < rules.seats; ++seat) {
        if (question.cards && contains(question.counted, seat)) points += state.points[seat];
    }
    return points;
}

// How large a table is worth it, by the number of tricks to come: a larger one spares few positions.
unsigned needed_bits(unsigned tricks) { return 2 + 2 * tricks; }

constexpr int half_window = 6;  // around a guess; between 1 and 20 it makes little difference

// The exact value of a card, found the sooner the nearer the guess.
int exact(Search& search, Card card, std::optional<int> guess) {
    const Window open{search.least() - 1, search.most() + 1};
    if (!guess) return search.after(card, open);
    const Window window{std::max(open.low, *guess - half_window), std::min(open.high, *guess + half_window)};
    const int value = search.after(card, window);
    if (value <= window.low) return search.after(card, {open.low, value + 1});
    if (value >= window.high) return search.after(card, {value - 1, open.high});
    return value;
}

// How many of `thresholds` the value of a card reaches, beginning with the one that the guess is nearest to.
int level(Search& search, Card card, std::span<const int> thresholds, int taken_before, std::optional<int> guess) {
    std::size_t least = 0, most = thresholds.size();
    std::size_t asked = guess ? std::min(static_cast<std::size_t>(*guess), most - 1) : most / 2;
    while (least < most) {
        const int wanted = thresholds[asked] - taken_before;
        if (search.after(card, {wanted - 1, wanted}) >= wanted) {
            least = asked + 1;
        } else {
            most = asked;
        }
        asked = (least + most) / 2;
    }
    return static_cast<int>(least);
}

}  // namespace

void Question::validate(const Rules& rules) const {
    const unsigned everybody = (1u << rules.seats) - 1;
    refuse((counted & ~everybody) != 0 || (maximising & ~everybody) != 0, "there is no such seat");
    constexpr std::int16_t most = 2000;
    const auto fits = [](std::int16_t points) { return points >= 0 && points <= most; };
    refuse(!fits(last_trick) || !fits(all_tricks) || !fits(no_trick), "a bonus has 0 to 2000 points");
}

Solver::Solver(unsigned table_bits, const Techniques& techniques) : table_(table_bits), techniques_(techniques) {}

// Calls `ask` with a search of the state; whether it came to its end within the limits.
template <class Ask>
bool Solver::search(const Rules& rules, const State& state, const Question& question, const Limits& limits, Ask ask) {
    question.validate(rules);
    table_.begin_season(needed_bits(count(state.hands[state.actor])));
    Search search(rules, state, question, techniques_, limits, table_);
    bool complete = true;
    try {
        ask(search);
    } catch (const GaveUp&) {
        complete = false;
    }
    nodes_ = search.nodes();
    return complete;
}

// What `measure` says of every card; it is handed the number of the card before.
template <class Measure>
Values Solver::measured(const Rules& rules, const State& state, const Question& question, const Limits& limits,
                        Measure measure) {
    Values found;
    found.complete = search(rules, state, question, limits, [&](Search& search) {
        const Cards may = playable(rules, state).cards;
        std::optional<int> before;
        for (Candidates cards = search.candidates(); cards.size() > 0;) {
            const Card card = cards.next();
            const int number = measure(search, card, techniques_.narrow ? before : std::nullopt);
            before = number;
            const Cards same = search.same(card, may);
            for (Cards each = same; each != 0; each &= each - 1) {
                found.value[lowest(each)] = static_cast<std::int16_t>(number);
            }
            found.solved |= same;
        }
    });
    found.nodes = nodes_;
    return found;
}

Values Solver::values(const Rules& rules, const State& state, const Question& question, const Limits& limits) {
    const int before = taken(rules, state, question);
    return measured(rules, state, question, limits, [&](Search& search, Card card, std::optional<int> guess) {
        if (guess) *guess -= before;
        return exact(search, card, guess) + before;
    });
}

Values Solver::levels(const Rules& rules, const State& state, const Question& question, std::span<const int> thresholds,
                      const Limits& limits) {
    refuse(!std::ranges::is_sorted(thresholds), "thresholds must rise");
    const int before = taken(rules, state, question);
    return measured(rules, state, question, limits, [&](Search& search, Card card, std::optional<int> guess) {
        return level(search, card, thresholds, before, guess);
    });
}

std::optional<bool> Solver::reaches(const Rules& rules, const State& state, const Question& question, int points,
                                    const Limits& limits) {
    const int wanted = points - taken(rules, state, question);
    bool yes = false;
    const bool complete = search(rules, state, question, limits, [&](Search& search) {
        yes = search.best({wanted - 1, wanted}) >= wanted;
    });
    return complete ? std::optional(yes) : std::nullopt;
}

}  // namespace atout
