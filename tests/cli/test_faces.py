"""How each game looks and is typed: from a view to words, from words to an action."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.text import Text

from atout import i18n
from atout.bots import computer
from atout.cards import cards, join
from atout.cli.terminal.face import Face
from atout.cli.terminal.faces import face_of
from atout.cli.terminal.table import HEIGHT, WIDTH, in_rows, picture
from atout.cli.terminal.viewpoint import Viewpoint, in_hand_order
from atout.errors import NotationError
from atout.games.game import Deal
from atout.games.registry import GAMES, game

KOZEL_HANDS = ("7c 8c Ad Td", "Jh 8h 9d 9s", "Qh 6s 7h Kc", "6c 6d 6h 7s")
KOZEL_STOCK = "8d 9c Tc Jc Qc Ac 7d Jd Qd Kd 8s Ts Js Qs Ks As Th Kh Ah 9h"


def face(game_id: str, seat: int = 0, lang: str = "en") -> Face[Any]:
    return face_of(Viewpoint(game(game_id), seat, lang))


def begun(game_id: str, says: str = "", *, dealer: int = 3, seed: int = 1) -> Deal:
    """A random deal after the actions of ``says``, parted by commas."""
    played = game(game_id)
    deal = played.deal(played.shuffle(random.Random(seed), dealer), dealer)
    for text in says.split(", ") if says else ():
        deal.play(played.action(text))
    return deal


def kozel(says: str) -> Deal:
    """A deal of Kozel with hearts as trumps, seat 1 to lead."""
    played = game("kozel")
    deal = played.deal(played.from_hands([cards(hand) for hand in KOZEL_HANDS], cards(KOZEL_STOCK)), 0)
    for text in says.split(", ") if says else ():
        deal.play(played.action(text))
    return deal


def words(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("lang", [*i18n.LANGUAGES, "ru@latin"])
@pytest.mark.parametrize("game_id", GAMES)
def test_the_picture_fits_a_small_terminal_at_every_moment(game_id: str, lang: str) -> None:
    own, rng = face(game_id, 1, lang), random.Random(f"{game_id} {lang}")
    player = computer(own.at.game, "thumb", rng)
    deal = begun(game_id, seed=rng.randrange(1000))
    while deal.actor is not None:
        view = deal.view(1)
        lines = [*picture(own, view, [], deal=1), *([own.question(view)] if deal.actor == 1 else [])]
        rows = sum(-(-max(line.cell_len, 1) // WIDTH) for line in lines)
        assert rows < HEIGHT, words(lines)
        assert [line.plain for line in lines[:-1] if line.cell_len > WIDTH] == []
        deal.play(player.choose(deal.view(deal.actor)))
        own.news(view, deal.view(1))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("pass", "pass"), ("p", "pass"), ("1", "pass"), ("90h", "90 h"), ("100 ♠", "100 s"), ("110 nt", "110 n"),
        ("capot d", "capot d"), ("x", "coinche"), ("90 a", "90 a"),
    ],
)  # fmt: skip
def test_calls_are_read_as_people_say_them(typed: str, action: str) -> None:
    assert face("coinche-bg").read(begun("coinche-bg").view(0), typed).text == action


@pytest.mark.parametrize("typed", ["90", "h", "ninety h", "99999 h", "7"])
def test_what_is_no_call_is_not_read(typed: str) -> None:
    with pytest.raises(NotationError):
        face("coinche-bg").read(begun("coinche-bg").view(0), typed)


def test_the_auction_stands_beside_the_seats() -> None:
    view = begun("coinche-ffb", "80 h, 90 s, pass").view(0)
    assert [words(face("coinche-ffb").spoken(view, seat)) for seat in range(4)] == ["80 ♥", "90 ♠", "Pass", ""]


def test_the_contract_tells_who_bid_and_who_doubled() -> None:
    view = begun("coinche-ffb", "80 h, 90 s, coinche, surcoinche").view(0)
    assert face("coinche-ffb").facts(view)[0].plain.startswith("90 ♠ Right · ×2 Partner · ×4 Left")


def test_seats_stand_around_the_table_in_the_direction_of_the_game() -> None:
    names = [[face(game_id, 0).at.name(seat) for seat in range(game(game_id).players)] for game_id in GAMES]
    counter_clockwise = ["You", "Right", "Partner", "Left"]
    assert names == [counter_clockwise] * 3 + [["You", "Right", "Left"], ["You", "Left", "Partner", "Right"]]


def test_kozel_cards_that_can_take_over_do_so() -> None:
    assert face("kozel", 2).read(kozel("lead 8h Jh").view(2), "Qh 6s").text == "beat Qh 6s"


def test_kozel_cards_that_cannot_take_over_lie_face_down() -> None:
    assert face("kozel", 2).read(kozel("lead 8h Jh").view(2), "7h qh").text == "hide 7h Qh"


def test_kozel_cards_are_hidden_on_demand() -> None:
    assert face("kozel", 2).read(kozel("lead 8h Jh").view(2), "hide 6s Qh").text == "hide Qh 6s"


def test_kozel_a_card_named_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="named twice"):
        face("kozel", 2).read(kozel("lead 8h Jh").view(2), "Qh Qh")


def test_Z2_5_a_group_laid_face_down_is_told_without_its_cards() -> None:
    before, after = kozel("lead 8h Jh").view(0), kozel("lead 8h Jh, hide 7h Qh").view(0)
    assert words(face("kozel").news(before, after)) == "Partner: 2 cards face down"


def test_Z2_4_a_group_that_takes_over_is_told_with_its_cards() -> None:
    before, after = kozel("lead 8h Jh").view(0), kozel("lead 8h Jh, beat Qh 6s").view(0)
    assert words(face("kozel").news(before, after)) == "Partner: Q♥ 6♠ — takes over"


def test_kozel_shows_stock_and_turn_up() -> None:
    assert words(face("kozel").corner(kozel("").view(0))) == "stock 20\nturn-up 9♥"


def test_binokel_raises_and_passes_are_read() -> None:
    view = begun("binokel", dealer=1).view(0)
    assert [face("binokel").read(view, typed).text for typed in ("r", "160", "1", "p", "2")] == [
        "raise", "raise", "raise", "pass", "pass",
    ]  # fmt: skip


def test_binokel_cards_are_laid_away_by_number_in_any_order() -> None:
    view = begun("binokel", "pass, pass", dealer=2).view(0)
    own = face("binokel")
    held = own.hand(view)
    assert own.read(view, "18 1 9") in view.legal
    assert own.read(view, f"{held[2].text} {held[0].text} {held[4].text}") in view.legal


@pytest.mark.parametrize(
    ("typed", "action"),
    [("h", "trump h"), ("trump ♠", "trump s"), ("concede d", "concede d"), ("durch", "durch"), ("1", "trump c")],
)
def test_binokel_games_are_named(typed: str, action: str) -> None:
    deal = begun("binokel", "pass, pass", dealer=2)
    deal.play(deal.legal()[0])
    assert face("binokel").read(deal.view(0), typed).text == action


def test_a_hand_alternates_black_and_red_and_falls_in_rank() -> None:
    assert join(in_hand_order(cards("7c Ac Td 9h Kh Js"))) == "Js Kh 9h Ac 7c Td"
    assert join(in_hand_order(cards("7c Td Js"))) == "Js Td 7c"
    assert join(in_hand_order(cards("9h Td Js"))) == "9h Js Td"


def test_news_is_put_side_by_side_as_far_as_it_fits() -> None:
    rows = in_rows([Text("a" * 30), Text("b" * 30), Text("c" * 30)], 2)
    assert rows is not None
    assert [row.plain for row in rows] == ["a" * 30 + "   " + "b" * 30, "c" * 30]
    assert in_rows([Text("a" * 60)] * 3, 2) is None
