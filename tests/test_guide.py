"""The guide: the same in every language, true to the rulebook, and its numbers those that were found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, pairwise
from math import comb, hypot, prod
from pathlib import Path

import pytest

from atout import i18n
from atout.books import guide, guide_parts, rules
from atout.books.book import split
from atout.books.guide import PLACEHOLDER, Number, number_text, numbers
from atout.cards import RANKS, SUITS, in_order
from atout.games.coinche.game import PROFILES, Coinche
from atout.games.kozel.claims import claim_of
from atout.games.kozel.spec import SHOKHA
from atout.games.registry import GAMES, game
from atout.play.group import group_order
from bench.guide import binokel, coinche, exact, kozel
from bench.guide.found import Numbers, mean

ROOT = Path(__file__).parents[1] / "guide"
FAMILIES = sorted({each.family for each in GAMES.values()})
EVERY_GUIDE = [(game_id, lang) for game_id in GAMES for lang in i18n.LANGUAGES]
MENTION = re.compile(r"\b(?:C[1-9]|[KNZFBO][1-9](?:\.[1-9])?)\b")
CODE = re.compile(r"`([^`]*)`")


def written(lang: str, family: str) -> str:
    return (ROOT / lang / f"{family}.md").read_text(encoding="utf-8")


def used(game_id: str, lang: str) -> set[str]:
    """The numbers that the text names for this game."""
    kept = [part for part in split(written(lang, game(game_id).family)) if not part.games or game_id in part.games]
    return {name for part in kept for name in PLACEHOLDER.findall(part.text)}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_language_has_the_same_parts_with_the_same_rules_numbers_and_cards(family: str, lang: str) -> None:
    def outline(text: str) -> Iterator[tuple[object, ...]]:
        for part in split(text):
            codes = sorted(CODE.findall(part.text))
            yield part.level, part.games, sorted(MENTION.findall(part.text)), PLACEHOLDER.findall(part.text), codes

    assert list(outline(written(lang, family))) == list(outline(written("en", family)))


@pytest.mark.parametrize(("game_id", "lang"), EVERY_GUIDE)
def test_a_guide_mentions_only_rules_of_its_game(game_id: str, lang: str) -> None:
    assert set(MENTION.findall(guide(game_id, lang))) <= {rule.id for rule in rules(game_id, lang)}


@pytest.mark.parametrize(("game_id", "lang"), EVERY_GUIDE)
def test_a_guide_names_no_other_game_and_leaves_nothing_unfilled(game_id: str, lang: str) -> None:
    text = guide(game_id, lang)
    assert [other for other in GAMES if other != game_id and other in text] == []
    assert not re.search(r"[{}]|```| · ", text)


@pytest.mark.parametrize(("game_id", "lang"), EVERY_GUIDE)
def test_a_guide_has_one_title_and_says_enough(game_id: str, lang: str) -> None:
    found = guide_parts(game_id, lang)
    assert [part.level for part in found].count(1) == 1
    headed = {before for before, part in pairwise(found) if part.level > before.level}
    assert [part.heading for part in found if len(part.text) < 20 and part not in headed] == []
    assert len(guide(game_id, lang).split()) > 1100


@pytest.mark.parametrize(("game_id", "lang"), EVERY_GUIDE)
def test_cards_in_a_guide_are_cards_of_the_game(game_id: str, lang: str) -> None:
    deck = {each.text for each in GAMES[game_id].deck}
    named = {card for some in CODE.findall(guide(game_id, lang)) for card in some.split(" ")}
    assert named <= deck


@pytest.mark.parametrize(("game_id", "lang"), EVERY_GUIDE)
def test_no_sentence_of_a_guide_turns_into_a_list(game_id: str, lang: str) -> None:
    lines = guide(game_id, lang).splitlines()
    begins = [line for before, line in pairwise(lines) if before and not re.match(r"[-\d ]", before)]
    assert [line for line in begins if re.match(r"(?:[-+*=]|\d+[.)]) ", line)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_is_known_and_used(game_id: str) -> None:
    assert used(game_id, "en") == set(numbers(game_id))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_share_is_written_by_hand(family: str, lang: str) -> None:
    assert re.findall(r".*(?:\d\s*%|per cent|процент|pour cent|Prozent|на сто\b).*", written(lang, family)) == []


def test_numbers_belong_to_games_that_there_are() -> None:
    assert set(json.loads((ROOT / "numbers.json").read_text(encoding="utf-8"))) == set(GAMES)


@pytest.mark.parametrize(
    ("number", "texts"),
    [
        (Number(0.634, "share", 0.01, 10), {"en": "63\xa0%", "fr": "63\xa0%"}),
        (Number(0.0634, "share", 0.01, 10), {"en": "6.3\xa0%", "ru": "6,3\xa0%"}),
        (Number(0.00205, "share", 0, 0), {"en": "0.21\xa0%", "bg": "0,21\xa0%"}),
        (Number(104.4, "points", 1, 10), {"en": "104", "de": "104"}),
        (Number(6.55, "points", 1, 10), {"en": "6.5", "de": "6,5"}),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(number: Number, texts: dict[str, str]) -> None:
    assert {lang: number_text(number, lang) for lang in texts} == texts


def coefficient(factors: list[list[int]], power: int) -> int:
    """Of ``x ** power`` in a product of polynomials: how many hands of so many cards there are."""
    product = [1]
    for factor in factors:
        longer = [0] * (len(product) + len(factor) - 1)
        for left, one in enumerate(product):
            for right, other in enumerate(factor):
                longer[left + right] += one * other
        product = longer
    return product[power]


def coinche_exact() -> dict[str, float]:
    """Worked out another way: cards dealt one after the other, hands counted suit by suit."""
    either = [comb(8, size) for size in range(9)]
    both = [0, 0, *[comb(6, size) for size in range(7)]]
    not_both = [some - held for some, held in zip(either, both, strict=True)]

    def both_follow(out: int) -> float:
        ways = [
            comb(out, left) * comb(24 - out, 8 - left) * comb(out - left, right) * comb(16 - out + left, 8 - right)
            for left in range(1, out)
            for right in range(1, out - left + 1)
        ]
        return sum(ways) / (comb(24, 8) * comb(16, 8))

    return {
        "partner.ace": 1 - 16 / 24 * 15 / 23,
        "partner.trump": 1 - prod((16 - taken) / (24 - taken) for taken in range(4)),
        "jack-nine.hand": 1 - coefficient([not_both] * 4, 8) / comb(32, 8),
        "belote.table": 4 * 8 / 32 * 7 / 31,
        **{f"ace.safe.{size}": both_follow(8 - size) for size in (2, 3, 4)},
    }


def binokel_exact() -> dict[str, float]:
    def each_held(cards: int) -> float:
        rest = [comb(48 - 2 * cards, size) for size in range(16)]
        return coefficient([*[[0, 2, 1]] * cards, rest], 15) / comb(48, 15)

    def in_tapp(outs: int) -> float:
        return 1 - prod((33 - outs - drawn) / (33 - drawn) for drawn in range(3))

    return {
        "tapp.single": in_tapp(1), "tapp.either": in_tapp(2), "tapp.four-outs": in_tapp(4),
        "binokel.hand": each_held(2), "aces.hand": each_held(4),
    }  # fmt: skip


def kozel_exact() -> dict[str, float]:
    """Every hand of four there is, looked at one by one."""
    deck = GAMES["kozel"].deck
    claims = [claim_of(group_order(in_order(hand), SHOKHA)) for hand in combinations(deck, 4)]
    pairs = sum(len({each.suit for each in hand}) < 4 for hand in combinations(deck, 4))
    words = [claim.text for claim in claims if claim is not None]
    assert (len(deck), len(RANKS), len(SUITS)) == (36, 9, 4)
    return {
        "moskva.hand": words.count("moskva") / len(claims),
        "molodka.hand": words.count("molodka") / len(claims),
        "two-of-suit.hand": pairs / len(claims),
        "trump.hand": 1 - prod((27 - drawn) / (35 - drawn) for drawn in range(4)),
        "shokha.hand": 4 / 35,
        "shokha.partner": 4 / 31,
        "shokha.stock": 19 / 31,
    }


EXACT: dict[str, Callable[[], dict[str, float]]] = {
    **{each.id: coinche_exact for each in PROFILES},
    "binokel": binokel_exact,
    "kozel": kozel_exact,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_can_be_worked_out_is_right(game_id: str) -> None:
    kept = {name: each.value for name, each in numbers(game_id).items() if not each.cases}
    assert kept == pytest.approx(EXACT[game_id](), abs=1e-6)


FAR = 5
"""Standard errors by which two samples may differ: less than once in a million."""


def far_apart(found: Numbers, kept: Numbers) -> list[str]:
    """The numbers that cannot have come from the same game."""
    return [
        name
        for name, each in found.items()
        if abs(each.value - kept[name].value) > FAR * hypot(each.error, kept[name].error)
    ]


def small_coinche(profile: Coinche) -> Numbers:
    worth = {f"worth.{name}": mean(coinche.brings(profile, name, 30, 7)) for name in ("j9x", "j9x.aces", "9ax.ace")}
    return {**coinche.contracts(profile, 8, 7), **worth, **coinche.declared(profile, 1000, 7)}


SMALL: dict[str, Callable[[], Numbers]] = {
    **{each.id: partial(small_coinche, each) for each in PROFILES},
    "binokel": lambda: {**binokel.exchanged(200, 7), **binokel.soloists(12, 7)},
    "kozel": lambda: kozel.simulated(40, 7),
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_small_sample_agrees_with_what_was_counted(game_id: str) -> None:
    found = SMALL[game_id]()
    assert len(found) >= 8
    assert far_apart(found, numbers(game_id)) == []


def test_a_wrong_number_would_be_noticed() -> None:
    kept = dict(numbers("kozel"))
    kept["leader.wins"] = Number(0.95, "share", 0.01, 1000)
    assert far_apart(kozel.simulated(40, 7), kept) == ["leader.wins"]


def test_every_exact_number_is_made_by_the_command() -> None:
    made = {"binokel": exact.binokel(), "kozel": exact.kozel(), **{each.id: exact.coinche() for each in PROFILES}}
    kept = {game_id: {name for name, each in numbers(game_id).items() if not each.cases} for game_id in GAMES}
    assert {game_id: set(some) for game_id, some in made.items()} == kept
