"""The rulebook: complete, the same in every language, free of other profiles' rules, and true."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from atout import i18n
from atout.books import Example, ExampleError, book, check, examples, parts, refusals, rule, rules
from atout.books.book import Part, split
from atout.errors import NotationError
from atout.games.registry import GAMES

ROOT = Path(__file__).parents[1] / "rulebook"
LANGUAGES = i18n.LANGUAGES
FAMILIES = {game.family: [each.id for each in GAMES.values() if each.family == game.family] for game in GAMES.values()}

SHARED = "C1 C2 C3 C4 C5 C6 C7"
COINCHE = (
    f"{SHARED} K1.1 K2.1 K2.2 K2.5 K3.1 K3.2 K3.3 K3.4 K3.5 K3.6 K3.7 K3.8 K4.1 K4.2 K4.3 K4.4 K4.6 K4.7 "
    "K5.1 K5.2 K5.3 K5.4 K5.5 K5.6 K5.7 K5.8"
)
IDS = {
    "coinche-ffb": f"{COINCHE} F6.1 F6.2 F6.3 F6.4 F6.5 F6.6 F6.7 F7",
    "coinche-1001": f"{COINCHE} K2.3 K2.4 K4.5 O6.1 O6.2 O6.3 O6.4 O6.5 O6.6 O6.7 O7",
    "coinche-bg": f"{COINCHE} K2.3 K2.4 K4.5 B6.1 B6.2 B6.3 B6.4 B7",
    "binokel": (
        f"{SHARED} N1.1 N1.2 N2.1 N2.2 N3.1 N3.2 N3.3 N3.4 N4.1 N4.2 N4.3 N4.4 N4.5 N4.6 N5.1 N5.2 N5.3 N5.4 "
        "N6.1 N6.2 N6.3 N6.4 N6.5 N7"
    ),
    "kozel": (
        f"{SHARED} Z1.1 Z1.2 Z1.3 Z1.4 Z2.1 Z2.2 Z2.3 Z2.4 Z2.5 Z2.6 Z2.7 Z2.8 Z3.1 Z3.2 Z3.3 Z3.4 Z4.1 Z4.2 Z4.3"
    ),
}
"""Every rule of each game."""

# Each line is a choice that was made where a source is silent: the rule says so and names the other reading.
SETTLED = {
    "coinche-ffb": "C2 K3.2 K4.6 K5.5 K5.6 K5.8 F6.1 F7",
    "coinche-1001": "C2 C3 K1.1 K2.4 K3.3 K4.6 K5.1 K5.2 K5.5 K5.6 K5.8 O6.1 O6.6 O7",
    "coinche-bg": "C2 C3 K5.5 K5.6 K5.8 B6.2",
    "binokel": "C3 N3.3",
    "kozel": "C3 Z1.3",
}
SETTLED_WORDS = {
    "en": "> *Settled here:*",
    "ru": "> *Наша договорённость:*",
    "bg": "> *Наша уговорка:*",
    "fr": "> *Notre convention\N{NO-BREAK SPACE}:*",
    "de": "> *Unsere Vereinbarung:*",
}

MENTION = re.compile(r"\b(?:C[1-9]|[KNZFBO][1-9](?:\.[1-9])?)\b")
EVERY_BOOK = [(game_id, lang) for game_id in GAMES for lang in LANGUAGES]


def _blocks(text: str) -> list[str]:
    return re.findall(r"^```.*?^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_every_example_comes_out(game_id: str, lang: str) -> None:
    for example in examples(game_id, lang):
        check(example)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_block_is_left_out(game_id: str) -> None:
    assert len(examples(game_id, "en")) == len(_blocks(book(game_id, "en"))) >= 8


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_every_rule_stands_in_the_book_once(game_id: str, lang: str) -> None:
    assert sorted(each.id for each in rules(game_id, lang)) == sorted(IDS[game_id].split())


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_no_rule_is_empty(game_id: str, lang: str) -> None:
    assert [each.id for each in rules(game_id, lang) if len(each.text) < 20 or not each.title] == []


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_stand_in_the_same_order_in_every_language(game_id: str, lang: str) -> None:
    assert [each.id for each in rules(game_id, lang)] == [each.id for each in rules(game_id, "en")]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_examples(game_id: str, lang: str) -> None:
    assert examples(game_id, lang) == examples(game_id, "en")


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_a_book_mentions_only_rules_that_it_holds(game_id: str, lang: str) -> None:
    assert set(MENTION.findall(book(game_id, lang))) <= set(IDS[game_id].split())


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_a_book_names_no_other_game(game_id: str, lang: str) -> None:
    text = book(game_id, lang)
    assert [other for other in GAMES if other != game_id and other in text] == []
    assert " · " not in text


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_a_book_has_one_title_and_a_section_for_each_rule(game_id: str, lang: str) -> None:
    lines = re.sub(r"^```.*?^```$", "", book(game_id, lang), flags=re.MULTILINE | re.DOTALL).splitlines()
    assert [line for line in lines if line.startswith("# ")] == lines[:1]
    assert all(each.section for each in rules(game_id, lang))


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_no_sentence_turns_into_a_list(game_id: str, lang: str) -> None:
    """A line that begins with a sum or a number, as chance wraps it, is a list item to Markdown."""
    lines = re.sub(r"^```.*?^```$", "", book(game_id, lang), flags=re.MULTILINE | re.DOTALL).splitlines()
    wrapped = [line for before, line in pairwise(lines) if before and not re.match(r"[-\d ]", before)]
    assert [line for line in wrapped if re.match(r"(?:[-+*=]|\d+[.)]) ", line)] == []


@pytest.mark.parametrize(("game_id", "lang"), EVERY_BOOK)
def test_a_choice_of_ours_is_called_one(game_id: str, lang: str) -> None:
    settled = [each.id for each in rules(game_id, lang) if SETTLED_WORDS[lang] in each.text]
    assert sorted(settled) == sorted(SETTLED[game_id].split())


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_headings_name_games_of_the_family_only(family: str, lang: str) -> None:
    named = {game for part in split((ROOT / lang / f"{family}.md").read_text("utf-8")) for game in part.games}
    assert named <= set(FAMILIES[family])


def test_a_part_for_other_games_is_told_from_the_common_ones() -> None:
    text = (
        "# Title · coinche-bg\n\nIntro.\n\n## 1 Deal\n"
        "### K4.6 Void · coinche-ffb, coinche-1001\nBody.\n```play\n## no heading\n```\n"
    )
    assert list(split(text)) == [
        Part(1, "Title", ("coinche-bg",), "Intro."),
        Part(2, "1 Deal", (), ""),
        Part(3, "K4.6 Void", ("coinche-ffb", "coinche-1001"), "Body.\n```play\n## no heading\n```"),
    ]


def test_a_section_for_another_game_is_left_out_with_its_rules() -> None:
    assert {each.id[0] for each in rules("coinche-bg", "en")} == {"C", "K", "B"}


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("binokel", "en", "N5.4").title == "Equal cards"


def test_a_part_knows_whether_it_is_a_rule() -> None:
    assert [(part.id, part.title) for part in parts("kozel", "en")][3:6] == [
        ("", "1 Table, cards and deal"),
        ("C1", "Seats"),
        ("C2", "Dealer"),
    ]


def test_an_example_of_play_says_why_the_other_cards_may_not_be_played() -> None:
    given = {"trump": "h", "trick": "Ts", "hand": "7s As 9h Ad"}
    why = refusals(Example("coinche-ffb", "K4.2", "play", given, ""))
    assert {card: (error.slug, error.rule) for card, error in why.items()} == {
        "9h": ("must-follow", "K4.2"),
        "Ad": ("must-follow", "K4.2"),
    }
    assert refusals(Example("kozel", "Z3.1", "claim", {"hand": "7h 9h Qh 6s"}, "")) == {}


@pytest.mark.parametrize(
    ("game_id", "lang", "rule_id", "slug"),
    [
        ("tarot", "en", "K4.6", "no-such-game"),
        ("kozel", "xx", "Z2.4", "no-such-language"),
        ("kozel", "en", "K4.6", "no-such-rule"),
    ],
)
def test_what_is_not_there_is_said(game_id: str, lang: str, rule_id: str, slug: str) -> None:
    with pytest.raises(NotationError) as caught:
        rule(game_id, lang, rule_id)
    assert caught.value.slug == slug


@pytest.mark.parametrize(
    ("example", "said"),
    [
        (Example("kozel", "Z2.4", "reply", {"trump": "h", "winning": "Ad", "reply": "6h"}, "no"), "gives yes, not no"),
        (Example("kozel", "Z2.4", "reply", {"trump": "h", "winning": "Ad", "reply": "6h 7h"}, "no"), "6h 7h"),
        (Example("kozel", "Z2.4", "reply", {"trump": "x", "winning": "Ad", "reply": "6h"}, "no"), "x"),
        (Example("coinche-ffb", "K4.2", "play", {"trump": "n", "trick": "Ts", "hand": "7s"}, "7s"), "n"),
        (Example("coinche-ffb", "K4.2", "play", {"trump": "h", "trick": "Xs", "hand": "7s"}, "7s"), "Xs"),
        (Example("binokel", "N6.5", "score", {"summary": "{}"}, "{}"), "N6.5"),
    ],
)
def test_an_example_that_does_not_come_out_is_refused_with_its_place(example: Example, said: str) -> None:
    with pytest.raises(ExampleError) as caught:
        check(example)
    assert said in str(caught.value)
    assert example.rule in str(caught.value)
