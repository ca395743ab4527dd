"""The rule-of-thumb player of Kozel, in positions where one move is plainly right or plainly wrong."""

from __future__ import annotations

from atout.cards import cards
from atout.games.kozel.spec import DECK
from tests.bots.table import answer, position


def rest(hands: tuple[str, ...], turn_up: str) -> str:
    """A stock of everything that the hands leave, in the order of records, the turn-up last."""
    held = {card.text for hand in hands for card in cards(hand)} | {turn_up}
    return " ".join([*[card.text for card in DECK if card.text not in held], turn_up])


def reply(hands: tuple[str, ...], says: str, turn_up: str = "6d") -> str:
    """What the next seat answers; diamonds are trumps unless another card is turned up."""
    return answer(position("kozel", hands, says, rest=rest(hands, turn_up)))


def test_lays_points_to_a_partner_who_is_sure_to_win_and_does_not_take_over() -> None:
    hands = ("9h Ts 7h 8h", "Qh 8c 7c Js", "Ac 9c Jh Kc", "Th 7d Ad 6c")
    assert reply(hands, "lead 9h, beat Qh, hide 9c") == "hide Th"


def test_lays_nothing_from_the_top_to_a_partner_who_may_still_be_beaten() -> None:
    hands = ("9h Ts 7h 8h", "7c 8c Qh Js", "Ah Th 9c Ad", "7s 8s 6h Jc")
    assert reply(hands, "lead 9h, hide 7c") not in ("hide Ad", "beat Ad")


def test_takes_valuable_points_over_with_the_lowest_trump_as_last_seat() -> None:
    hands = ("As Ts 7h 8h", "Tc 8c Qh Js", "Ah 9c 9h Kc", "7d Ad 6s 6c")
    assert reply(hands, "lead Ts, hide 8c, hide Ah") == "beat 7d"


def test_keeps_the_shokha_from_a_worthless_trick() -> None:
    hands = ("6h Ts 7h 8h", "Tc 8c Qh Js", "Ac 9c 9h Kc", "7c Qd 6s 6c")
    assert "6s" not in reply(hands, "lead 6h, hide 8c, hide 9c")


def test_gives_opponents_who_are_sure_to_win_no_points() -> None:
    hands = ("Ad Ts 7h 8h", "Tc 8c Qh Ah", "Ac 9c 9h Kc", "7c Qc 6c As")
    assert reply(hands, "lead Ad") == "hide 8c"


def test_Z3_1_takes_the_lead_with_four_of_a_suit() -> None:
    hands = ("8c Ac Ad Ah", "9c Jd 8d 9d", "7c Js Qs Ks", "6c Jc Kd Qh")
    # After the draw seat 1 holds four diamonds, which are trumps.
    stock = "Td 8s 7h Ts " + rest(hands, "6d").replace("Td ", "").replace("8s ", "").replace("7h ", "").replace(
        "Ts ", ""
    )
    deal = position("kozel", hands, "lead 8c, beat 9c, hide 7c, hide 6c", rest=stock)
    assert answer(deal) == "molodka"
