"""C6: what a seat may know, and that nothing else leaves a trace in its view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from atout.cards import Card, join
from atout.games.actions import PASS, Action, PlayCard
from atout.games.coinche.declarations import Declare
from atout.games.coinche.game import PROFILES, Coinche, CoincheDeal
from atout.games.view import encoded
from tests.games.coinche.table import BG, FFB, begin, go

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
asking = pytest.mark.parametrize("game", [FFB, BG], ids=lambda game: game.id)
WATCHERS = (0, 1, 2, 3, None)
OTHERS = (0, 2, 3, None)
"""All but seat 1."""


@every
def test_C6_a_seat_sees_its_own_hand_only(game: Coinche) -> None:
    deal = begin(game, "7h 8h", dealer=3)
    held = [join(deal.view(seat).hand) for seat in WATCHERS]
    assert held == [
        "7c 8c 9c Jc Qc Kc 7h 8h",
        "Tc Ac 7d 8d 9d Jd Qd Kd",
        "Td Ad 9h Jh Qh Kh Th Ah",
        "7s 8s 9s Js Qs Ks Ts As",
        "",
    ]


@every
def test_C6_only_the_actor_is_shown_what_he_may_do(game: Coinche) -> None:
    deal = begin(game, says="pass")
    assert [len(deal.view(seat).legal) > 0 for seat in WATCHERS] == [False, True, False, False, False]


# Seat 1 holds the run K Q J of spades in one deal; in the other, seat 3 has the queen and nobody holds a run there.
WITH_RUN = ("As Ac Ad Ah 7c 8d 9h Tc", "Ks Qs Js 7d 8h 9c Td 7h", "Ts 9s 8c Jc Qc 9d Th Jh", "8s 7s Kc Jd Qd Kd Qh Kh")
WITHOUT = ("As Ac Ad Ah 7c 8d 9h Tc", "Ks 8s Js 7d 8h 9c Td 7h", "Ts 9s 8c Jc Qc 9d Th Jh", "Qs 7s Kc Jd Qd Kd Qh Kh")
LEAD = "80 h, pass, pass, pass, declare none, As"


@asking
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_C6_a_question_put_to_another_seat_does_not_show(game: Coinche, watcher: int | None) -> None:
    """Seat 1 is being asked in one deal, and about to play its card in the other."""
    asked, not_asked = begin(game, *WITH_RUN, says=LEAD), begin(game, *WITHOUT, says=LEAD)
    assert encoded(asked.view(watcher)) == encoded(not_asked.view(watcher))


@asking
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_C6_a_declaration_kept_back_looks_like_none_held(game: Coinche, watcher: int | None) -> None:
    kept, none = begin(game, *WITH_RUN, says=LEAD), begin(game, *WITHOUT, says=LEAD)
    go(kept, "declare none, Ks, 9s, 7s")
    go(none, "Ks, 9s, 7s")
    assert encoded(kept.view(watcher)) == encoded(none.view(watcher))


@asking
@pytest.mark.parametrize("watcher", OTHERS)
def test_C6_an_answer_shows_nothing_before_the_card(game: Coinche, watcher: int | None) -> None:
    deal = begin(game, *WITH_RUN, says=LEAD)
    before = encoded(deal.view(watcher))
    assert encoded(go(deal, "declare run:Ks:3").view(watcher)) == before


@asking
def test_C6_a_seat_knows_what_it_declared_itself(game: Coinche) -> None:
    deal = begin(game, *WITH_RUN, says=f"{LEAD}, declare run:Ks:3")
    assert [deal.view(seat).declared for seat in WATCHERS] == [(), ("run:Ks:3",), None, None, None]


@every
def test_C6_what_a_seat_cannot_know_leaves_no_trace_in_its_view(game: Coinche) -> None:
    """Two cards that a seat has not seen change places; what the table hears being the same, its views are too."""
    compared = 0
    for seed in range(60):
        rng = random.Random(seed)
        deal = random_deal(game, rng)
        watcher = rng.choice(WATCHERS)
        for twin in twins(deal, watcher, rng):
            compared += same_views(deal, twin, watcher)
    assert compared > 2000  # enough for the check to mean something


def random_deal(game: Coinche, rng: random.Random) -> CoincheDeal:
    """A random deal up to a random point, most bids low and most players passing."""
    dealer, most = rng.randrange(4), rng.randrange(5, 46)
    deal = game.deal(game.shuffle(rng, dealer), dealer)
    while deal.actor is not None and len(deal.history) < most:
        options = deal.legal()
        deal.play(PASS if PASS in options and rng.random() < 0.6 else rng.choice(options[:60]))
    return deal


def twins(deal: CoincheDeal, watcher: int | None, rng: random.Random) -> Iterator[CoincheDeal]:
    """Fresh deals in which two cards that ``watcher`` has not seen have changed places."""
    held = deal.dealt.hands if deal.tricks is None else deal.tricks.hands
    hidden = [seat for seat in range(4) if seat != watcher and held[seat]]
    for _ in range(5 if len(hidden) > 1 else 0):
        first, second = rng.sample(hidden, 2)
        one, other = rng.choice(held[first]), rng.choice(held[second])
        swap: dict[Card, Card] = {one: other, other: one}
        hands = [[swap.get(card, card) for card in hand] for hand in deal.dealt.hands]
        yield deal.game.deal(deal.game.from_hands(hands), deal.dealer)


def heard(deal: CoincheDeal) -> object:
    """What all may know of combinations: the kinds declared with a card, those shown, the belotes."""
    played = {seat for seat, action in deal.history if isinstance(action, PlayCard)}
    kinds = [[each.kind for each in deal.declared[seat] or ()] if seat in played else None for seat in range(4)]
    return kinds, deal.view(None).shown, deal.belotes


def like(deal: CoincheDeal, answer: Declare | None) -> Action | None:
    """What the actor, who is asked to declare, can answer that will sound like ``answer``."""
    want = [] if answer is None else sounds(answer)
    return next((each for each in deal.legal() if isinstance(each, Declare) and sounds(each) == want), None)


def sounds(answer: Declare) -> list[str]:
    return ["carre" if text.startswith("four") else text[-1] for text in answer.combinations]


def same_views(deal: CoincheDeal, there: CoincheDeal, watcher: int | None) -> int:
    """How many moments of the two deals could be compared before the table could tell them apart.

    Raises:
        AssertionError: the views of ``watcher`` differ while it cannot.
    """
    here, moments = deal.game.deal(deal.dealt, deal.dealer), 0
    assert isinstance(here, CoincheDeal)
    answer: Declare | None = None
    for seat, action in deal.history:
        view = here.view(watcher)
        assert there.view(watcher) == view
        moments += 1
        here.play(action)
        if isinstance(action, Declare) and seat != watcher:
            answer = action
            assert here.view(watcher) == view
            continue
        if seat != watcher and isinstance(there.legal()[0], Declare):
            reply = like(there, answer)
            if reply is None:
                break
            there.play(reply)
            assert there.view(watcher) == view
        answer = None
        if action not in there.legal():
            break
        there.play(action)
        if heard(here) != heard(there):
            break
    else:
        assert encoded(here.view(watcher)) == encoded(there.view(watcher))
    return moments
