#include "atout/rules.hpp"

#include <stdexcept>
#include <string>

namespace atout {

namespace {

[[noreturn]] void refuse(const std::string& sentence) { throw std::invalid_argument(sentence); }

std::string at(std::size_t card) { return " (card " + std::to_string(card) + ")"; }

void check_duties(const Duties& duties) {
    if (duties.must_beat > MustBeat::every_class) refuse("there is no such duty to beat");
    if (duties.partner > Partner::discard_or_overtrump) refuse("there is no such exemption for a winning partner");
}

void check_partners(std::span<const int> partners) {
    const auto seats = static_cast<int>(partners.size());
    if (seats < 2 || seats > static_cast<int>(max_seats)) refuse("tricks are played by 2 to 4 seats");
    for (int seat = 0; seat < seats; ++seat) {
        const int partner = partners[static_cast<std::size_t>(seat)];
        if (partner < -1 || partner >= seats || partner == seat) refuse("a partner is another seat, or -1 for none");
    }
}

}  // namespace

void Mode::validate() const {
    const std::size_t size = class_of.size();
    if (size == 0 || size > max_cards) refuse("a mode ranks 1 to 64 cards");
    if (beats.size() != size || points.size() != size) refuse("a mode needs the class, beaters and points of every card");
    for (std::size_t card = 0; card < size; ++card) {
        const int before = card == 0 ? 0 : class_of[card - 1];
        const int step = class_of[card] - before;
        if (step < 0 || step > (card == 0 ? 0 : 1)) refuse("classes begin with 0 and follow one another" + at(card));
        if ((beats[card] & ~first(static_cast<unsigned>(size))) != 0) refuse("only cards of the mode can beat" + at(card));
        for (std::size_t other = 0; other < size; ++other) {
            if (!contains(beats[card], other)) continue;
            if (class_of[other] == class_of[card] && other <= card) {
                refuse("in a class only a later card beats an earlier one" + at(card));
            }
            if (contains(beats[other], card)) refuse("two cards cannot beat each other" + at(card));
        }
    }
}

Cards Mode::class_mask(std::size_t card) const {
    Cards mask = 0;
    for (std::size_t other = 0; other < class_of.size(); ++other) {
        if (class_of[other] == class_of[card]) mask |= single(other);
    }
    return mask;
}

Rules::Rules(const Mode& mode, const Duties& declared, std::span<const int> partners)
    : seats(static_cast<unsigned>(partners.size())),
      cards(static_cast<unsigned>(mode.class_of.size())),
      duties(declared) {
    mode.validate();
    check_duties(duties);
    check_partners(partners);

    for (unsigned card = 0; card < cards; ++card) {
        points[card] = mode.points[card];
        beats[card] = mode.beats[card];
        class_mask[card] = mode.class_mask(card);
        for (unsigned other = 0; other < cards; ++other) {
            if (contains(mode.beats[other], card)) beaten[card] |= single(other);
        }
    }
    if (mode.has_trumps) trumps = class_mask[0];

    const Cards under = duties.trump_when_void && duties.undertrump ? trumps : Cards{0};
    const Cards freed = duties.partner == Partner::any_card ? ~Cards{0} : ~trumps;
    for (unsigned seat = 0; seat < seats; ++seat) {
        next[seat] = static_cast<std::uint8_t>((seat + 1) % seats);
        for (unsigned winner = 0; winner < seats; ++winner) {
            const bool partner_wins = partners[seat] == static_cast<int>(winner);
            const bool exempt = partner_wins && duties.partner != Partner::no_exemption;
            undertrump[seat][winner] = exempt ? Cards{0} : under;
            relief[seat][winner] = exempt ? freed : Cards{0};
        }
    }

    const Cards beating = duties.must_beat == MustBeat::every_class ? ~Cards{0}
                          : duties.must_beat == MustBeat::trumps    ? trumps
                                                                    : Cards{0};
    for (unsigned card = 0; card < cards; ++card) {
        must_beat[card] = beats[card] & beating;
        const bool above = duties.overtrump && is_trump(card);
        if (duties.trump_when_void) may_trump[card] = above ? trumps & beats[card] : trumps;
    }
}

}  // namespace atout
