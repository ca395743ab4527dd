"""Fair deals: the published algorithm, and that whoever departs from it is caught."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from atout.cards import cards, join
from atout.cards.fair import Shuffle, check_proof, commitment, proof
from atout.errors import RecordError
from atout.games.game import Game
from atout.games.registry import GAMES
from atout.records import check, verify_lines

SECRET = bytes(range(32)).hex()
SEEDS = ("00112233445566778899aabbccddeeff", "", "", "0123456789abcdef0123456789abcdef")
KOZEL = GAMES["kozel"]
FIXED_DECK = (
    "7s Ac 6d 7h 8s 8d As 9h Qd 8c Kd Ks 9d 6h Ah 7c 7d Qh Th 9c Jd Kh 9s Js Qs Jh 6c Ad Tc 8h Td Qc Jc Kc 6s Ts"
)
FIXED_CUT = 23
SHUFFLE = Shuffle("t1", 7, SECRET, SEEDS)


def by_the_book(deck: list[str], least: int) -> tuple[list[str], int]:
    """Steps 4 and 5 of the published algorithm once more, written from the text alone."""
    key = hmac.new(bytes.fromhex(SECRET), f"atout/deal/1|t1|7|{'|'.join(SEEDS)}".encode(), hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, n.to_bytes(4, "big"), hashlib.sha256).digest() for n in range(40))
    place = 0

    def draw(n: int) -> int:
        nonlocal place
        while True:
            word = int.from_bytes(stream[place : place + 4], "big")
            place += 4
            if word < (1 << 32) // n * n:
                return word % n

    for i in range(len(deck) - 1, 0, -1):
        j = draw(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck, least + draw(len(deck) - 2 * least + 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_deck_is_the_one_of_the_published_steps(game: Game) -> None:
    deck, cut = by_the_book([card.text for card in game.deck], game.least_cut)
    assert join(SHUFFLE.deck(game.deck)) == " ".join(deck)
    assert SHUFFLE.drawn_cut(game.deck, game.least_cut) == cut


def test_the_algorithm_never_changes_under_its_name() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert join(SHUFFLE.deck(KOZEL.deck)) == FIXED_DECK
    assert SHUFFLE.drawn_cut(KOZEL.deck, 1) == FIXED_CUT


def test_the_check_printed_in_the_documentation_works() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    deck = names["deck_of"](proof(SHUFFLE, None), [card.text for card in KOZEL.deck])
    assert " ".join(deck) == FIXED_DECK


def test_every_part_of_the_text_changes_the_deck() -> None:
    others = [
        Shuffle("t2", 7, SECRET, SEEDS),
        Shuffle("t1", 8, SECRET, SEEDS),
        Shuffle("t1", 7, SECRET[::-1], SEEDS),
        Shuffle("t1", 7, SECRET, ("", *SEEDS[1:])),
        Shuffle("t1", 7, SECRET, (*SEEDS[1:], SEEDS[0])),
    ]
    decks = {shuffle.deck(KOZEL.deck) for shuffle in (SHUFFLE, *others)}
    assert len(decks) == 6


def test_every_card_comes_to_every_place_alike() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    cuts: Counter[int] = Counter()
    deals = 1800
    for deal in range(1, deals + 1):
        shuffle = Shuffle("t1", deal, SECRET, SEEDS)
        counts.update((card.index, place) for place, card in enumerate(shuffle.deck(KOZEL.deck)))
        cuts[shuffle.drawn_cut(KOZEL.deck, 1)] += 1
    expected = deals / 36
    chi_square = sum((counts[card, place] - expected) ** 2 for card in range(36) for place in range(36)) / expected
    # 35 * 35 degrees of freedom: mean 1225, standard deviation 49.5; five of them are allowed.
    assert 978 < chi_square < 1472
    assert set(cuts) == set(range(1, 36))


def played(cut_by: int | None = None, cut: int | None = None) -> dict[str, Any]:
    """A record of Kozel with one deal, not played yet, that came about fairly; seat 0 deals, so seat 3 cuts."""
    cut = SHUFFLE.drawn_cut(KOZEL.deck, 1) if cut is None else cut
    deal = {"deck": join(SHUFFLE.deck(KOZEL.deck)), "cut": cut, "actions": [], "fair": proof(SHUFFLE, cut_by)}
    return {"format": "atout/1", "game": "kozel", "first_dealer": 0, "deals": [deal], "winner": None}


def faults(record: dict[str, Any]) -> list[tuple[str, int]]:
    return [(fault.error.slug, fault.deal) for fault in check(record)[1]]


def test_a_true_proof_is_accepted() -> None:
    assert faults(played()) == []
    assert faults(played(cut_by=3, cut=5)) == []


def test_a_replayed_match_keeps_its_proofs() -> None:
    match, _ = check(played())
    assert match is not None
    assert match.record() == played()


@pytest.mark.parametrize(
    ("path", "value", "slug"),
    [
        (("fair", "secret"), "00" * 32, "fair-commitment-wrong"),
        (("fair", "commitment"), "00" * 32, "fair-commitment-wrong"),
        (("fair", "deal"), 8, "fair-deck-wrong"),
        (("fair", "table"), "t2", "fair-deck-wrong"),
        (("fair", "seeds", 1), "00" * 16, "fair-deck-wrong"),
        (("fair", "seeds"), list(SEEDS[:3]), "fair-seats-wrong"),
        (("fair", "cut_by"), 1, "fair-cutter-wrong"),
        (("cut",), 2, "fair-cut-wrong"),
        (("deck",), join(reversed(SHUFFLE.deck(KOZEL.deck))), "fair-deck-wrong"),
        (("fair",), None, "fair-unreadable"),
        (("fair", "secret"), "no", "fair-unreadable"),
        (("fair", "secret"), SECRET.upper(), "fair-unreadable"),
        (("fair", "seeds"), "00", "fair-unreadable"),
        (("fair", "seeds", 0), 5, "fair-unreadable"),
        (("fair", "deal"), True, "fair-unreadable"),
        (("fair", "deal"), 0, "fair-unreadable"),
        (("fair", "table"), "t|1", "fair-unreadable"),
        (("fair", "cut_by"), "3", "fair-unreadable"),
    ],
)
def test_tampering_is_caught(path: tuple[Any, ...], value: Any, slug: str) -> None:
    record = copy.deepcopy(played())
    place = record["deals"][0]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    assert faults(record) == [(slug, 1)]


def test_two_cards_that_changed_places_are_caught() -> None:
    deck = list(SHUFFLE.deck(KOZEL.deck))
    deck[0], deck[1] = deck[1], deck[0]
    with pytest.raises(RecordError, match="deck is not the one that was shuffled"):
        check_proof(proof(SHUFFLE, 3), tuple(deck), 5, KOZEL.deck, least=1, players=4, cutter=3)


def test_a_proof_without_the_deck_proves_nothing() -> None:
    record = played()
    dealt = KOZEL.from_deck(cards(record["deals"][0]["deck"]), record["deals"][0]["cut"], 0)
    record["deals"][0] = {
        "hands": [join(hand) for hand in dealt.hands],
        "stock": join(dealt.rest),
        "actions": [],
        "fair": record["deals"][0]["fair"],
    }
    assert faults(record) == [("fair-needs-deck", 1)]


def test_verify_names_the_place() -> None:
    record = played()
    record["deals"][0]["fair"]["secret"] = "00" * 32
    ((line, (fault,)),) = verify_lines(BytesIO(json.dumps(record).encode()))
    assert (line, fault.text().partition(":")[0]) == (1, "deal 1")
