"""Non-interference at the table (C6): hidden cards, and the questions they bring, leave no trace in others' streams.

Each test plays part of a deal twice. The second time the cards that the observer has not seen have changed places
among themselves, so other seats are asked, or none, and answer at other moments. Everything that the observer may know
happens as before, and the observer's updates, with their numbers and times, must be the same to the byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

from atout.cards import CARDS, Card, cards, join
from atout.errors import IllegalAction
from atout.games.coinche.declarations import Declare
from atout.games.kozel.game import KozelDeal
from atout.games.registry import GAMES
from atout.games.view import plain
from atout.table.events import Acted, Held, Origin
from tests.table.driving import Driver, seen

OBSERVER = 0
Script = dict[tuple[str, int, int], tuple[int, str]]
"""What is to be done at a moment, named by its kind, the trick and the place in it: after how long, and what."""


def stream(driver: Driver, viewer: int | None) -> list[tuple[int, str]]:
    """All updates of a viewer while the deal goes on: at its end the cards are turned over."""
    return [(at, json.dumps(update)) for at, update in driver.updates[viewer] if update["table"]["phase"] != "over"]


def exchanged(origin: Origin, known: Iterable[Card], rng: random.Random) -> tuple[Origin, dict[Card, Card]]:
    """The deal with the unknown cards in other places, and what became of each card."""
    dealt = [each for hand in (*origin.hands, origin.rest) for each in cards(hand)]
    unknown = [each for each in dealt if each not in set(known)]
    others = unknown.copy()
    rng.shuffle(others)
    became = {each: each for each in CARDS} | dict(zip(unknown, others, strict=True))
    hands = tuple(join(became[each] for each in cards(hand)) for hand in origin.hands)
    rest = join(became[each] for each in cards(origin.rest))
    return Origin(origin.dealer, hands, rest), became


class KozelPlay:
    """Tricks of Kozel between three people and a computer (seat 3), the first time at random, then by the script."""

    def __init__(self, origin: Origin, script: Script | None, became: dict[Card, Card], seed: int) -> None:
        self.driver = Driver("kozel", people=3, origin=origin)
        self.replays = script is not None
        self.script: Script = script or {}
        self.became = became
        self.rng = random.Random(seed)
        self.asked: list[tuple[int, int]] = []
        """Who was asked, with the number of the trick."""

    @property
    def deal(self) -> KozelDeal:
        deal = self.driver.table.state.deal
        assert isinstance(deal, KozelDeal)
        return deal

    def play(self, tricks: int) -> None:
        for trick in range(tricks):
            if self.driver.table.state.phase != "playing":
                return
            self.window(trick)
            self.later("lead", trick, 1 if trick else 0)
            for place in range(3):
                self.later("reply", trick, place)

    def window(self, trick: int) -> None:
        """Between the draw and the lead: answers, and perhaps a lead sent early, each in its time."""
        asked = self.deal.waiting.copy()
        self.asked += [(trick, seat) for seat in asked]
        leader = seen(self.driver.table, None).turn
        plan = []
        for seat in asked:
            planned = self.answer(trick, seat)
            if planned is not None:
                plan.append((planned[0], seat, planned[1]))
        early = self.early_lead(trick, leader)
        if early is not None:
            if leader in asked and not any(seat == leader and after <= early for after, seat, _ in plan):
                plan = [each for each in plan if each[1] != leader] + [(early, leader, "silent")]
            plan.append((early, leader, "lead"))
        start = self.driver.at
        for after, seat, what in sorted(plan, key=lambda each: (each[0], each[2] == "lead")):
            self.driver.wait(start + after - self.driver.at)
            if what != "lead":
                self.do(seat, what)
            elif seen(self.driver.table, seat).legal:
                self.do(seat, self.chosen("lead", trick, 0, seat))
        if trick:
            self.driver.wait(start + 5000 - self.driver.at)

    def answer(self, trick: int, seat: int) -> tuple[int, str] | None:
        """When and what the seat answers. That a claim is made is known to all; when it was said is not."""
        claim = seen(self.driver.table, seat).legal[0].text
        after, what = self.rng.randrange(4900), self.rng.choice([claim, "silent", "silent", ""])
        key = ("answer", trick, seat)
        if not self.replays:
            self.script[key] = (after, what)
        elif seat == OBSERVER:
            after, what = self.script[key]
        else:
            said = self.script.get(key, (0, ""))[1]
            what = said if said == claim else self.rng.choice(["silent", ""])
        return (after, what) if what else None

    def early_lead(self, trick: int, leader: int) -> int | None:
        """After how long the leader leads while the window is open, if he does."""
        if not trick:
            return None
        key = ("early", trick, leader)
        if not self.replays:
            self.script[key] = (self.rng.choice([0, self.rng.randrange(4900)]), "")
        after = self.script[key][0]
        return after or None

    def later(self, kind: str, trick: int, place: int) -> None:
        """The next action in the trick, whoever's it is, unless it happened in the window already."""
        deal = self.deal
        if deal.result is not None or (kind == "lead" and deal.tricks.trick.groups):
            return
        seat = deal.actor
        assert seat is not None
        key = ("wait", trick, place + (10 if kind == "lead" else 0))
        if not self.replays:
            self.script[key] = (self.rng.randrange(1, 9000), "")
        self.driver.wait(self.script[key][0])
        self.do(seat, self.chosen(kind, trick, place, seat))

    def chosen(self, kind: str, trick: int, place: int, seat: int) -> str:
        """What the seat lays: the same cards as the first time, or what has become of them."""
        legal = seen(self.driver.table, seat).legal
        key = (kind, trick, place)
        if not self.replays:
            few = [action for action in legal if len(action.cards) == 1]  # so that hands keep their suit
            self.script[key] = (0, self.rng.choice(few or legal).text)
            return self.script[key][1]
        word, _, laid = self.script[key][1].partition(" ")
        wanted = {self.became[each] for each in cards(laid)}
        same = [action.text for action in legal if action.text.startswith(word) and set(action.cards) == wanted]
        if not same:  # a lead that was undone, so that nobody else saw its cards
            assert kind == "lead"
            assert seat != OBSERVER
            return str(self.rng.choice(legal).text)
        return str(same[0])

    def do(self, seat: int, action: str) -> None:
        if self.driver.table.state.seats[seat].is_run:
            turn = self.driver.table.computer_to_act()
            assert turn is not None
            assert turn.seat == seat
            self.driver.computer(turn, GAMES["kozel"].action(action))
        else:
            self.driver.act(seat, action)


def suited_deal(rng: random.Random) -> Origin:
    """Every seat begins with cards of its own suit, so that many a draw brings a molodka."""
    suits = [[each for each in CARDS if each.suit == suit] for suit in rng.sample("cdhs", 4)]
    for suit in suits:
        rng.shuffle(suit)
    hands = tuple(join(suit[:4]) for suit in suits)
    rest = [each for suit in suits for each in suit[4:]]
    rng.shuffle(rest)
    return Origin(rng.randrange(4), hands, join(rest))


def known_to(viewer: int | None, deal: KozelDeal) -> set[Card]:
    """The cards that a viewer has seen: his own, the turn-up, what lay or was shown openly."""
    known = {deal.turn_up}
    if viewer is not None:
        known |= {*deal.dealt.hands[viewer], *deal.tricks.hands[viewer]}
    for trick in [*deal.tricks.tricks, deal.tricks.trick]:
        known |= {each for group in trick.groups if group.openly or group.seat == viewer for each in group.cards}
    for shown in deal.shown:
        known |= set(shown.cards)
    return known


def both_times(seed: int, tricks: int = 4) -> tuple[KozelPlay, KozelPlay]:
    """A deal played twice, with the unknown cards exchanged the second time."""
    origin = suited_deal(random.Random(seed))
    first = KozelPlay(origin, None, {}, seed)
    first.play(tricks)
    other, became = exchanged(origin, known_to(OBSERVER, first.deal), random.Random(-seed))
    second = KozelPlay(other, first.script, became, seed + 1000)
    second.play(tricks)
    return first, second


@pytest.mark.parametrize("seed", range(30))
def test_who_is_asked_for_moskva_or_molodka_leaves_no_trace(seed: int) -> None:
    first, second = both_times(seed)
    assert stream(second.driver, OBSERVER) == stream(first.driver, OBSERVER)
    assert stream(second.driver, None) == stream(first.driver, None)


def test_the_deals_of_the_test_do_differ_in_what_is_asked() -> None:
    different, held = 0, 0
    for seed in range(20):
        first, second = both_times(seed)
        different += first.asked != second.asked
        held += sum(isinstance(event, Held) and event.seat != OBSERVER for event in second.driver.log)
    assert different >= 10
    assert held >= 20


def declared(origin: Origin, delays: list[int], script: list[tuple[int, str]] | None, seed: int) -> tuple[Driver, int]:
    """The auction and the first trick of Coinche between four people; how many of the others were asked to declare.

    Only the observer declares anything. The card of a seat comes after its delay, an answer somewhere before it.
    """
    driver = Driver("coinche-ffb", people=4, origin=origin)
    rng = random.Random(seed)
    speaker = (origin.dealer + 1) % 4
    for place, call in enumerate(["80 h", "pass", "pass", "pass"]):
        driver.act((speaker + place) % 4, call)
    asked = 0
    for place, delay in enumerate(delays):
        seat = (speaker + place) % 4
        start = driver.at
        legal = seen(driver.table, seat).legal
        if isinstance(legal[0], Declare):
            asked += seat != OBSERVER
            driver.wait(delay // 2 if seat == OBSERVER else rng.randrange(delay))
            driver.act(seat, legal[0].text if seat == OBSERVER else "declare none")
        driver.wait(start + delay - driver.at)
        legal = seen(driver.table, seat).legal
        driver.act(seat, rng.choice(legal).text if script is None else script[place][1])
    return driver, asked


def first_trick(driver: Driver) -> list[tuple[int, str]]:
    return [(event.seat, event.action) for event in driver.log if isinstance(event, Acted) and len(event.action) == 2]


@pytest.mark.parametrize("seed", range(15))
def test_who_is_asked_to_declare_leaves_no_trace(seed: int) -> None:
    rng = random.Random(seed)
    dealer = rng.randrange(4)
    game = GAMES["coinche-ffb"]
    origin = Origin(dealer, tuple(join(hand) for hand in game.shuffle(rng, dealer).hands))
    delays = [rng.randrange(100, 9000) for _ in range(4)]
    first, _ = declared(origin, delays, None, seed)
    script = first_trick(first)
    # King and queen of trumps stay: a belote is said aloud.
    known = {*cards(origin.hands[OBSERVER]), *cards("Kh Qh"), *cards(" ".join(text for _, text in script))}
    compared = 0
    for attempt in range(30):
        other, _ = exchanged(origin, known, random.Random(seed * 100 + attempt))
        try:
            second, _ = declared(other, delays, script, seed + attempt)
        except IllegalAction:
            continue  # somebody would have had to play another card
        assert stream(second, OBSERVER) == stream(first, OBSERVER)
        assert stream(second, None) == stream(first, None)
        compared += 1
    assert compared


def test_an_answer_of_ones_own_is_seen_by_nobody_else() -> None:
    for seed in range(30):
        driver = Driver("coinche-bg", people=4, seed=seed)
        driver.play_deal()
        for viewer in driver.viewers:
            for _, update in driver.updates[viewer]:
                happened: dict[str, Any] = update["happened"]
                if happened.get("action", "").startswith("declare"):
                    assert happened["seat"] == viewer
        if any(isinstance(event, Acted) and event.action.startswith("declare") for event in driver.log):
            return
    raise AssertionError("nobody was asked")


def test_cards_laid_face_down_or_away_are_seen_by_their_seat_alone() -> None:
    for game, word in (("kozel", "hide"), ("binokel", "discard")):
        driver = Driver(game, people=3, seed=3)
        driver.play_deal()
        laid = [event for event in driver.log if isinstance(event, Acted) and event.action.startswith(word)]
        assert laid
        for event in laid:
            count = len(event.action.split()) - 1
            for viewer in driver.viewers:
                happened = driver.table.redact(event, viewer)
                assert happened is not None
                assert happened["action"] == (event.action if viewer == event.seat else f"{word} {count}")


def test_watchers_see_no_hand_during_a_deal() -> None:
    driver = Driver("binokel", people=3, seed=9)
    driver.play_deal()
    for _, update in driver.updates[None]:
        assert update["view"] is None or update["view"]["hand"] == []
    assert plain(seen(driver.table, None))["result"] is not None
