"""Why an action is not allowed: each situation has its own words and its rule."""

from __future__ import annotations

import pytest

from atout import i18n
from atout.cards import cards
from atout.errors import IllegalAction, NotationError
from atout.games.actions import PASS, Action, OnCards
from atout.games.kozel.game import KOZEL, KozelDeal
from tests.games.kozel.table import begin, claims

HANDS = ("7c Tc 9d 6s", "8c Jd Qh Ks", "9c Qd Kh Js", "Jc Kd Jh Qs")


def refusal(deal: KozelDeal, action: Action) -> IllegalAction:
    history = list(deal.history)
    with pytest.raises(IllegalAction) as caught:
        deal.play(action)
    assert deal.history == history
    return caught.value


@pytest.mark.parametrize(
    ("says", "text", "slug", "rule"),
    [
        ("", "lead 7c 9d", "kozel-two-suits", "Z2.1"),
        ("", "beat 7c", "kozel-must-lead", "Z2.1"),
        ("", "hide 7c", "kozel-must-lead", "Z2.1"),
        ("", "lead 8c", "card-not-held", ""),
        ("", "lead 7c 8c", "card-not-held", ""),
        ("", "molodka", "kozel-claim-before-first-lead", "Z3.2"),
        ("", "silent", "kozel-claim-before-first-lead", "Z3.2"),
        ("lead 7c", "lead 8c", "kozel-must-reply", "Z2.2"),
        ("lead 7c", "hide 8c Jd", "kozel-wrong-count", "Z2.2"),
        ("lead 7c Tc", "hide 8c", "kozel-wrong-count", "Z2.2"),
        ("lead 7c", "hide 9c", "card-not-held", ""),
        ("lead 7c", "beat Jd", "kozel-none-beats", "Z2.5"),
        ("lead Tc", "beat 8c", "kozel-none-beats", "Z2.5"),
        ("lead 7c Tc", "beat 8c Jd", "kozel-none-beats", "Z2.5"),
        ("lead 7c Tc", "beat Jd Qh", "kozel-not-one-to-one", "Z2.5"),
        ("lead 7c", "moskva", "kozel-claim-in-trick", "Z3.1"),
    ],
)
def test_each_moment_of_a_trick_has_its_reason(says: str, text: str, slug: str, rule: str) -> None:
    error = refusal(begin(*HANDS, says=says), KOZEL.action(text))
    assert (error.slug, error.rule) == (slug, rule)


@pytest.mark.parametrize(
    ("says", "text", "slug", "rule"),
    [
        ("", "moskva", "kozel-no-moskva", "Z3.1"),  # seat 1 holds a molodka
        ("silent, silent", "molodka", "kozel-no-molodka", "Z3.1"),  # seat 0 a moskva
        ("", "lead Jd", "kozel-answer-first", "Z3.2"),
        ("silent, silent, silent", "molodka", "kozel-asked-already", "Z3.2"),
        ("silent, silent, silent", "silent", "kozel-asked-already", "Z3.2"),
        ("silent, silent, silent", "moskva", "kozel-no-moskva", "Z3.1"),
        ("silent, silent, silent, lead Jd", "silent", "kozel-claim-in-trick", "Z3.1"),
    ],
)
def test_each_moment_of_the_questions_has_its_reason(says: str, text: str, slug: str, rule: str) -> None:
    error = refusal(claims(says), KOZEL.action(text))
    assert (error.slug, error.rule) == (slug, rule)


@pytest.mark.parametrize(("text", "slug"), [("silent", "kozel-not-asked"), ("moskva", "kozel-no-moskva")])
def test_Z3_1_a_leader_without_a_claim_has_nothing_to_say(text: str, slug: str) -> None:
    deal = begin("8c Ac Ad Kh", "9c Jd Kd Th", "7c Js Qs Td", "6c Jc 8d Qh", stock="6d 8s 7h Kc")
    for each in ("lead 8c", "beat 9c", "hide 7c", "hide 6c"):
        deal.play(KOZEL.action(each))
    assert refusal(deal, KOZEL.action(text)).slug == slug


def test_Z3_1_a_claim_takes_four_cards() -> None:
    deal = begin(*HANDS)
    while len(deal.tricks.hands[deal.tricks.trick.leader]) == 4 or deal.tricks.trick.winning:
        deal.play(deal.legal()[-1])
    assert refusal(deal, KOZEL.action("molodka")).slug == "kozel-claim-needs-four"


def test_cards_of_a_group_stand_in_their_order() -> None:
    error = refusal(begin(*HANDS), OnCards("lead", cards("Tc 7c")))
    assert str(error) == "“lead Tc 7c” lists its cards in the wrong order: write “lead 7c Tc”."


def test_a_card_stands_in_a_group_once() -> None:
    assert refusal(begin(*HANDS), OnCards("lead", cards("7c 7c"))).slug == "kozel-card-order"


@pytest.mark.parametrize(("says", "slug"), [("", "kozel-must-lead"), ("lead 7c", "kozel-wrong-count")])
def test_a_group_has_a_card(says: str, slug: str) -> None:
    word = "hide" if says else "lead"
    assert refusal(begin(*HANDS, says=says), OnCards(word, ())).slug == slug


@pytest.mark.parametrize("action", [PASS, OnCards("discard", cards("7c"))])
def test_actions_of_other_games_are_refused(action: Action) -> None:
    assert refusal(begin(*HANDS), action).slug == "no-such-action"


def test_nothing_can_be_done_once_the_deal_is_over() -> None:
    deal = begin(*HANDS)
    while deal.actor is not None:
        deal.play(deal.legal()[0])
    assert refusal(deal, KOZEL.action("silent")).slug == "deal-is-over"


@pytest.mark.parametrize("text", ["lead 7c", "beat 7c 8d 9h Js", "hide Jd Qh 7s 6s", "moskva", "molodka", "silent"])
def test_actions_are_read_as_they_are_written(text: str) -> None:
    assert KOZEL.action(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        "", "lead", "lead ", "7c", "lead 7c  8c", "lead 7C", "lead 10c", "LEAD 7c", "lead 7c 7c", "lead 8c 7c",
        "hide 6s 7s", "lead 6c 7c 8c 9c Jc", "lead 2c", "pass", "silent ", "discard 7c",
    ],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError):
        KOZEL.action(text)


def test_a_wrong_order_is_told_with_the_right_one() -> None:
    with pytest.raises(NotationError, match="write “beat Qh 6s”"):
        KOZEL.action("beat 6s Qh")


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_reasons_are_given_in_every_language(lang: str) -> None:
    error = refusal(begin(*HANDS, says="lead 7c Tc"), KOZEL.action("lead 8c"))
    assert i18n.has(lang, f"error-{error.slug}")
    assert error.sentence(lang).endswith("[Z2.2]")
