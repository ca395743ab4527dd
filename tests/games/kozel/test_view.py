"""C6: what a seat may know, and that nothing else leaves a trace in its view."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atout.cards import Card, in_order, join
from atout.games.actions import Action, OnCards
from atout.games.game import Dealt
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.kozel.spec import SHOKHA
from atout.games.view import encoded
from atout.play.group import group_order
from tests.games.kozel.table import begin, claims, go, random_deal

WATCHERS = (0, 1, 2, 3, None)
TRICK = "lead 8c, beat 9c, hide 7c, hide 6c"


def texts(actions: Iterable[Action]) -> list[str]:
    return [action.text for action in actions]


def seen(deal: KozelDeal, says: list[str], watcher: int | None) -> list[bytes]:
    """What ``watcher`` sees while the actions are done one after the other; what does not change is seen once."""
    views = [encoded(deal.view(watcher))]
    for text in says:
        deal.play(KOZEL.action(text))
        view = encoded(deal.view(watcher))
        if view != views[-1]:
            views.append(view)
    return views


def test_C6_a_seat_sees_its_own_hand_only() -> None:
    deal = claims()
    assert [join(deal.view(seat).hand) for seat in WATCHERS] == [
        "Ac Ad Ah Ts", "7d 8d 9d Jd", "8s Js Qs Ks", "Jc Kd 7h Qh", "",
    ]  # fmt: skip


def test_C6_all_know_the_turn_up_and_how_much_is_left_to_draw() -> None:
    view = claims().view(3)
    assert (view.turn_up.text, view.trump, view.turn_up_drawn_by, view.stock) == ("6h", "h", None, 16)


@pytest.mark.parametrize(
    ("watcher", "cards"), [(0, ["8c", "9c", "", ""]), (2, ["8c", "9c", "7c", ""]), (None, ["8c", "9c", "", ""])]
)
def test_C6_cards_laid_face_down_are_known_to_their_owner_only(watcher: int | None, cards: list[str]) -> None:
    trick = claims().view(watcher).tricks[0]
    assert [join(group.cards) for group in trick.groups] == cards
    assert [(group.seat, group.size, group.openly) for group in trick.groups] == [
        (0, 1, True), (1, 1, True), (2, 1, False), (3, 1, False),
    ]  # fmt: skip
    assert trick.winner == 1


def test_C6_at_the_end_all_is_turned_over() -> None:
    deal = random_deal(random.Random(5))
    laid = [each for trick in deal.view(None).tricks for group in trick.groups for each in group.cards]
    assert (len(set(laid)), deal.view(None).trick) == (36, None)
    assert deal.view(None).result is deal.result is not None


def test_C6_while_others_are_asked_the_table_waits_for_the_ordinary_leader() -> None:
    views = [claims().view(seat) for seat in WATCHERS]
    assert [view.turn for view in views] == [0, 1, 2, 1, 1]  # the holders see their own question, all others seat 1
    assert [texts(view.legal) for view in views] == [
        ["moskva", "silent"], ["molodka", "silent"], ["molodka", "silent"], [], [],
    ]  # fmt: skip


def test_C6_a_leader_without_a_question_sees_his_leads_while_others_are_asked() -> None:
    deal = claims("silent")
    assert (deal.actor, deal.view(1).turn) == (2, 1)
    assert texts(deal.view(1).legal) == texts(go(deal, "silent, silent").legal())


def test_C6_the_best_claim_so_far_is_to_lead_as_far_as_all_know() -> None:
    deal = claims("silent, molodka")
    assert (deal.actor, [deal.view(seat).turn for seat in WATCHERS]) == (0, [0, 2, 2, 2, 2])
    assert deal.view(2).legal[0].text == "lead 8s"


@pytest.mark.parametrize("watcher", [0, 1, 3, None])
def test_C6_silence_leaves_no_trace_in_another_view(watcher: int | None) -> None:
    deal = claims("silent")
    before = encoded(deal.view(watcher))
    assert encoded(go(deal, "silent").view(watcher)) == before


@pytest.mark.parametrize("watcher", [0, 1, 3, None])  # seat 1 is the leader, who sees his leads all the while
def test_C6_a_holder_who_stays_silent_looks_like_a_seat_that_holds_nothing(watcher: int | None) -> None:
    hands = ("8c Ac Ad Kh", "9c 7d 8d Th", "7c Js Qs {}", "6c Jc Kd Qh")
    holder, other = (begin(*(hand.format(card) for hand in hands), stock="Jd 8s 7h Ts") for card in ("Ks", "Ah"))
    trick, lead = TRICK.split(", "), "lead 7d 8d Jd"
    assert seen(holder, [*trick, "silent", lead], watcher) == seen(other, [*trick, lead], watcher)


def test_C6_a_seat_with_a_claim_cannot_tell_whether_another_was_asked_before_it() -> None:
    ones = ("8c Ac Ad Kh", "9c 7d 8d 9d", "7c Js Qs Ks", "6c Jc Kd Qh")
    holder = begin(*ones, stock="Jd 8s 7h Ts")  # 1 and 2 hold a molodka
    other = begin(ones[0], "9c 7d 8d Th", *ones[2:], stock="Jd 8s 7h Ts")  # 2 alone
    end = ["molodka", "lead Js Ks"]
    assert seen(holder, [*TRICK.split(", "), "silent", *end], 2) == seen(other, [*TRICK.split(", "), *end], 2)


def test_C6_hidden_replies_look_alike() -> None:
    ones = ("8c Ac Ad Ah", "9c 7d 8d 9d", "7c Js Qs Ts", "6c Jc Kd Qh")
    reply, other = ([*TRICK.split(", ")[:2], f"hide {text}", "hide 6c"] for text in ("7c", "Qs"))
    for watcher in (0, 1, 3, None):
        assert seen(begin(*ones), reply, watcher) == seen(begin(*ones), other, watcher)


@pytest.mark.parametrize(
    ("watcher", "stock"), [(1, "6d 7h 8s Kc"), (2, "7h 8s 6d Kc"), (3, "8s Kc 7h 6d"), (None, "Kc 7h 6d 8s")]
)
def test_C6_the_order_of_the_stock_does_not_show(watcher: int | None, stock: str) -> None:
    ones = ("8c Ac Ad Kh", "9c 7d Qd 9s", "7c Js Qs Td", "6c Jc Kd Qh")  # seat 1 draws first, then 2, 3, 0
    first, second = begin(*ones, stock="6d 8s 7h Kc"), begin(*ones, stock=stock)
    assert seen(first, TRICK.split(", "), watcher) == seen(second, TRICK.split(", "), watcher)


def known(deal: KozelDeal, watcher: int | None) -> set[Card]:
    """The cards whose way through the deal ``watcher`` knows: own ones, open ones, shown ones and the turn-up."""
    tricks = deal.tricks
    cards = {deal.turn_up}
    for trick in (*tricks.tricks, tricks.trick):
        cards.update(each for group in trick.groups if group.openly or group.seat == watcher for each in group.cards)
    for shown in deal.shown:
        cards.update(shown.cards)
    if watcher is not None:
        cards.update(tricks.hands[watcher])
    return cards


def twin_of(deal: KozelDeal, watcher: int | None, rng: random.Random) -> tuple[KozelDeal, Callable[[Action], Action]]:
    """The start of a deal in which all cards that ``watcher`` cannot know have changed places; and the same actions."""
    hidden = in_order(set(KOZEL.deck) - known(deal, watcher))
    becomes = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def other(some: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(becomes.get(each, each) for each in some)

    def same(action: Action) -> Action:
        if not isinstance(action, OnCards):
            return action
        return OnCards(action.word, group_order(other(action.cards), SHOKHA))

    dealt = Dealt(tuple(other(hand) for hand in deal.dealt.hands), other(deal.dealt.rest))
    return KOZEL.deal(dealt, deal.dealer, deal.before), same


def add_seen(views: list[bytes], deal: KozelDeal, watcher: int | None) -> None:
    view = encoded(deal.view(watcher))
    if not views or views[-1] != view:
        views.append(view)


@settings(max_examples=150, deadline=None)
@given(st.integers(min_value=0), st.sampled_from(WATCHERS))
def test_C6_deals_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(seed: int, watcher: int | None) -> None:
    rng = random.Random(seed)
    deal = random_deal(rng, most=rng.randrange(1, 30))
    if deal.actor is None:
        return  # all has been turned over
    twin, same = twin_of(deal, watcher, rng)
    first = KOZEL.deal(deal.dealt, deal.dealer, deal.before)
    here: list[bytes] = []
    there: list[bytes] = []
    add_seen(here, first, watcher)
    add_seen(there, twin, watcher)
    for seat, action in deal.history:
        first.play(action)
        add_seen(here, first, watcher)
        if action == SILENT and seat != watcher:
            continue  # whether the twin asks this seat is another matter
        while twin.actor != seat or (twin.waiting and isinstance(action, OnCards)):
            twin.play(SILENT)  # holders that only the twin has
            add_seen(there, twin, watcher)
        twin.play(same(action))
        add_seen(there, twin, watcher)
    assert here == there


def test_C6_the_turn_up_is_known_in_the_hand_of_the_seat_that_drew_it() -> None:
    deal = random_deal(random.Random(3), most=0)
    while deal.tricks.stock:
        deal.play(deal.legal()[0])
    drawer = deal.view(0).turn_up_drawn_by
    assert drawer is not None
    assert deal.turn_up in deal.view(drawer).hand
