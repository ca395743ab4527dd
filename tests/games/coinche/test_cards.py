"""Order and value of the cards (K2)."""

from __future__ import annotations

import pytest

from atout.cards import Card
from atout.games.coinche.game import PROFILES, Coinche
from atout.games.coinche.spec import DECK, Strain
from tests.games.coinche.table import BG, ONLINE, begin, finish


def high_to_low(game: Coinche, strain: Strain, suit: str) -> list[Card]:
    suited = [card for card in DECK if card.suit == suit]
    return sorted(suited, key=game.profile.modes[strain].strength, reverse=True)


def order(game: Coinche, strain: Strain, suit: str) -> str:
    return "".join(card.rank for card in high_to_low(game, strain, suit))


def points(game: Coinche, strain: Strain, suit: str) -> list[int]:
    """From the highest card down."""
    return [game.profile.modes[strain].points[card] for card in high_to_low(game, strain, suit)]


@pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
def test_K2_1_trumps_rank_jack_nine_ace_ten(game: Coinche) -> None:
    assert (order(game, "h", "h"), points(game, "h", "h")) == ("J9ATKQ87", [20, 14, 11, 10, 4, 3, 0, 0])


@pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
def test_K2_2_plain_suits_rank_ace_ten_king(game: Coinche) -> None:
    assert (order(game, "h", "s"), points(game, "h", "s")) == ("ATKQJ987", [11, 10, 4, 3, 2, 0, 0, 0])


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
def test_K2_3_without_trumps_the_ace_counts_nineteen(game: Coinche) -> None:
    assert (order(game, "n", "c"), points(game, "n", "c")) == ("ATKQJ987", [19, 10, 4, 3, 2, 0, 0, 0])


@pytest.mark.parametrize(
    ("game", "values"), [(BG, [14, 9, 6, 5, 3, 1, 0, 0]), (ONLINE, [13, 9, 7, 5, 3, 1, 0, 0])], ids=["bg", "1001"]
)
def test_K2_4_with_all_trumps_every_suit_ranks_as_trumps_with_values_of_its_own(
    game: Coinche, values: list[int]
) -> None:
    assert (order(game, "a", "d"), points(game, "a", "d")) == ("J9ATKQ87", values)


@pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
def test_K2_2_to_K2_4_every_contract_holds_152_card_points(game: Coinche) -> None:
    assert {sum(mode.points.values()) for mode in game.profile.modes.values()} == {152}


@pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
def test_K2_5_the_last_trick_adds_ten_to_162_in_all(game: Coinche) -> None:
    result = finish(begin(game, "Ac Ad Ah As Tc Td Th Ts", says="pass, 80 h, pass, pass, pass"))
    tally = {line.slug: line.points for line in result.tally}
    assert sum(tally["cards-taken"]) + sum(tally["last-trick"]) == 162
