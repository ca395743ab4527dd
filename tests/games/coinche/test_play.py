"""The play of the cards (K4)."""

from __future__ import annotations

import pytest

from atout.games.coinche.game import PROFILES, Coinche
from tests.games.coinche.table import BG, FFB, ONLINE, begin, finish, may_play, options, rule_against, winner

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
ANY = "any"
"""The whole hand."""


def test_K4_1_the_first_lead_is_free() -> None:
    deal = begin(FFB, "7c 7d 7h 7s 9c 9d 9h 8s", says="pass, 80 h, pass, pass, pass")
    assert options(deal) == {"7c", "7d", "7h", "7s", "9c", "9d", "9h", "8s"}


def test_K4_1_the_winner_of_a_trick_leads_the_next() -> None:
    deal = begin(ONLINE, "7c", "8c", "Ac", "9c", says="80 h, pass, pass, pass, 7c, 8c, Ac, 9c")
    assert deal.actor == 2


@every
def test_K4_1_all_eight_tricks_are_played(game: Coinche) -> None:
    deal = begin(game, says="capot h, pass, pass, pass")
    finish(deal)
    assert deal.tricks is not None
    assert len(deal.tricks.tricks) == 8


@every
def test_K4_2_the_suit_led_must_be_followed(game: Coinche) -> None:
    assert may_play(game, "h", "Ts", "7s Ks Ac Jh") == "7s Ks"


@every
def test_K4_2_suit_is_followed_even_when_the_trick_is_trumped(game: Coinche) -> None:
    assert may_play(game, "h", "Ts 9h", "7s Jh") == "7s"


@every
def test_K4_2_a_plain_suit_need_not_be_beaten(game: Coinche) -> None:
    assert may_play(game, "h", "Ks", "7s As") == "7s As"


def test_K4_2_says_why_a_card_may_not_be_played() -> None:
    deal = begin(ONLINE, "Ts", "7s Jh", says="80 h, pass, pass, pass, Ts")
    assert str(deal.why_not(deal.game.action("Jh"))) == (
        "You cannot play J♥: spades were led, and you hold some. [K4.2]"
    )


@every
@pytest.mark.parametrize(
    ("trick", "hand", "allowed"),
    [
        ("Qh Kh", "9h Ah 8h Tc", "9h Ah"),
        ("Th 8h", "Ah 7h Qs", "Ah"),  # the partner's ten
        ("Jh 8h", "Ah 7h Qs", "Ah 7h"),
        ("8h 9h Th", "Jh 7h", "Jh"),
        ("8h Qc", "7h Qs", "7h"),
        ("8h Qc", "7c Qs", "7c Qs"),
    ],
)
def test_K4_3_a_trump_led_must_be_beaten_even_the_partners(game: Coinche, trick: str, hand: str, allowed: str) -> None:
    assert may_play(game, "h", trick, hand) == allowed


@every
@pytest.mark.parametrize(
    ("trick", "taken_by"),
    [
        ("As Ts Ks 7h", "7h"),
        ("As 8h 9h Ah", "9h"),
        ("7s 8s Ac Ad", "8s"),
        ("Ks Ts Qs Js", "Ts"),
        ("Qh Kh 7h 8h", "Kh"),
    ],
)
def test_K4_4_the_highest_trump_wins_otherwise_the_highest_of_the_suit_led(
    game: Coinche, trick: str, taken_by: str
) -> None:
    assert winner(game, "h", trick) == taken_by


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("strain", "trick", "taken_by"),
    [("n", "7s Ac Js 9s", "Js"), ("a", "7s Jc As 9s", "9s"), ("a", "8d Js Jh Jc", "8d")],
)
def test_K4_4_without_a_trump_suit_the_highest_of_the_suit_led_wins(
    game: Coinche, strain: str, trick: str, taken_by: str
) -> None:
    assert winner(game, strain, trick) == taken_by  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("strain", "trick", "hand", "allowed"),
    [
        ("n", "Ks", "7s As Ah", "7s As"),
        ("n", "Ks", "7c Ah", "7c Ah"),
        ("a", "Ts 7s", "As 8s Jh", "As"),  # the partner's ten
        ("a", "Js", "9s 8s Jh", "9s 8s"),
        ("a", "Ts Jh", "As 8s", "As"),  # a jack of another suit is not winning
        ("a", "Ts", "Jh 7c", "Jh 7c"),
    ],
)
def test_K4_5_no_trump_follows_all_trump_also_beats(
    game: Coinche, strain: str, trick: str, hand: str, allowed: str
) -> None:
    assert may_play(game, strain, trick, hand) == allowed  # type: ignore[arg-type]


# Hearts are trumps. The seat to play is the one after the last card of the trick; his partner played the card before
# the last one.
@pytest.mark.parametrize(
    ("trick", "hand", "ffb", "online", "bg"),
    [
        pytest.param("Ac", "7h Jh Ks", "7h Jh", "7h Jh", "7h Jh", id="nobody has trumped"),
        pytest.param("Ac 9h", "Jh 7h Ks", "Jh", "Jh", "Jh", id="an opponent's trump can be beaten"),
        pytest.param("Ac Jh", "9h 7h Ks", ANY, ANY, "9h 7h", id="an opponent's trump cannot be beaten"),
        pytest.param("Ac Jh", "9h 7h", ANY, ANY, ANY, id="the same with trumps alone"),
        pytest.param("Ac 7c", "7h Jh Ks", ANY, "7h Jh", ANY, id="the partner's plain card is winning"),
        pytest.param("7c 9h 8c", "8h Jh Ks", ANY, "Jh", "Jh Ks", id="the partner's trump is winning"),
        pytest.param("7c Jh 8c", "8h 9h Ks", ANY, ANY, ANY, id="the partner's trump cannot be beaten"),
        pytest.param("7c 9h 8c", "8h Jh", ANY, "Jh", "Jh", id="the partner's trump, trumps alone"),
        pytest.param("7c 9h Jh", "8h Ah Ks", ANY, ANY, "8h Ah", id="the partner has been overtrumped"),
        pytest.param("7c 7h 9h", "8h Jh Ks", "Jh", "Jh", "Jh", id="the opponent who overtrumped can be beaten"),
        pytest.param("Ac 8c", "7d Ks", ANY, ANY, ANY, id="no trumps"),
    ],
)
def test_K4_6_void_in_a_plain_suit(trick: str, hand: str, ffb: str, online: str, bg: str) -> None:
    allowed = [may_play(game, "h", trick, hand) for game in (FFB, ONLINE, BG)]
    assert allowed == [hand if want == ANY else want for want in (ffb, online, bg)]


def test_K4_6_ffb_an_opponents_trump_that_cannot_be_beaten_leaves_free_to_discard_or_undertrump() -> None:
    assert may_play(FFB, "h", "Ac Jh", "9h 7h Ks") == "9h 7h Ks"


def test_K4_6_1001_a_winning_partner_is_no_exemption() -> None:
    assert may_play(ONLINE, "h", "Ac 7c", "7h Ks") == "7h"


def test_K4_6_bg_a_trump_laid_on_the_partners_trump_must_beat_it() -> None:
    deal = begin(
        BG, "7c", "9h", "8c", "8h Jh 7s 8s 9s Js Qs Ks", says="80 h, pass, pass, pass, 7c, 9h, 8c, declare none"
    )
    assert str(deal.why_not(BG.action("8h"))) == ("You cannot play 8♥: discard, or play a trump that beats 9♥. [K4.6]")


def test_K4_6_says_that_a_trump_must_be_played() -> None:
    deal = begin(ONLINE, "Ac", "7h 7d 8d 9d Jd Qd Kd 8s", says="80 h, pass, pass, pass, Ac")
    assert (rule_against(deal, "7d"), options(deal)) == ("K4.6", {"7h"})


@every
def test_K4_7_without_trumps_any_card_may_be_played(game: Coinche) -> None:
    assert may_play(game, "h", "Ac", "7d Ks As") == "7d Ks As"


def test_K4_1_a_card_that_is_not_held_cannot_be_played() -> None:
    deal = begin(ONLINE, "7c", "8c", says="80 h, pass, pass, pass")
    assert str(deal.why_not(deal.game.action("8c"))) == "You do not hold 8♣."
