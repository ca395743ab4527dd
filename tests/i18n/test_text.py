"""Sentences in the languages: cards and suits as their players write them, and errors that say themselves."""

from __future__ import annotations

import copy
import pickle

import pytest

from atout import i18n
from atout.errors import AtoutError, IllegalAction, NotationError, RecordError


@pytest.mark.parametrize(
    ("lang", "written"),
    [
        ("en", "10♥ J♠ Q♦ K♣ A♥ 7♠"),
        ("ru", "10♥ В♠ Д♦ К♣ Т♥ 7♠"),
        ("bg", "10♥ В♠ Д♦ П♣ А♥ 7♠"),
        ("fr", "10♥ V♠ D♦ R♣ A♥ 7♠"),
        ("de", "10♥ B♠ D♦ K♣ A♥ 7♠"),
    ],
)
def test_cards_are_written_in_the_letters_of_the_language(lang: str, written: str) -> None:
    assert i18n.cards_text("Th Js Qd Kc Ah 7s", lang) == written


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You cannot play J♥: spades were led, and you hold some. [K4.2]"),
        ("ru", "Нельзя сыграть В♥: вышли с пик, и эта масть у вас есть. [K4.2]"),
        ("bg", "Не можете да играете В♥: изиграната боя е пика и вие имате от нея. [K4.2]"),
        ("fr", "Vous ne pouvez pas jouer V♥\N{NO-BREAK SPACE}: pique est demandé, et vous en avez. [K4.2]"),
        ("de", "Sie dürfen B♥ nicht spielen: Pik ist angespielt, und Sie können bedienen. [K4.2]"),
    ],
)
def test_an_error_says_itself_in_each_language_with_its_rule(lang: str, said: str) -> None:
    error = IllegalAction("must-follow", rule="K4.2", card="Jh", suit="s", winning="As")
    assert error.sentence(lang) == said


@pytest.mark.parametrize(
    ("lang", "strain", "said"),
    [
        ("en", "h", "90 in hearts"), ("en", "n", "90 at no trump"), ("ru", "h", "90 в червах"),
        ("ru", "a", "90 при всех козырях"), ("bg", "c", "90 спатия"), ("bg", "n", "90 без коз"),
        ("fr", "h", "90 cœur"), ("fr", "n", "90 sans-atout"), ("de", "s", "90 Pik"), ("de", "a", "90 alles Trumpf"),
    ],
)  # fmt: skip
def test_a_bid_is_said_as_players_say_it(lang: str, strain: str, said: str) -> None:
    assert i18n.text(lang, "say-bid", number=90, strain=strain) == said


def test_a_language_without_a_catalogue_is_english() -> None:
    assert i18n.text("xx", "say-pass") == i18n.text("en", "say-pass")


def test_a_message_that_is_nowhere_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        i18n.text("en", "no-such-message")


def test_a_message_without_its_context_is_an_error() -> None:
    with pytest.raises(ValueError, match="en/error-no-such-card"):
        i18n.text("en", "error-no-such-card")


def test_the_words_of_an_error_are_english_by_default() -> None:
    assert str(NotationError("no-such-action", text="jump")) == "“jump” is no action of this game."


@pytest.mark.parametrize(
    "error",
    [
        AtoutError("no-such-action", text="jump"),
        NotationError("no-such-action", text="jump"),
        IllegalAction("bid-too-low", rule="K3.3", bid=80, standing=90),
        RecordError("record-field-missing", rule="R1", field="deals", deal=2, action=5),
    ],
)
def test_an_error_stays_what_it_is_when_copied_or_pickled(error: AtoutError) -> None:
    copies = (copy.copy(error), pickle.loads(pickle.dumps(error)))
    assert all((type(each), vars(each), str(each)) == (type(error), vars(error), str(error)) for each in copies)
