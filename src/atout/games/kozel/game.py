"""Kozel, joined together: the course of a deal, and the facts of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from atout.cards import Deck, card, in_order
from atout.errors import IllegalAction, NotationError
from atout.games.actions import Action, OnCards, Word
from atout.games.game import Deal, Dealt, Game, Result, Score
from atout.games.kozel import scoring
from atout.games.kozel.claims import MOLODKA, MOSKVA, SILENT, claim_of, goes_before
from atout.games.kozel.reasons import why_not
from atout.games.kozel.spec import DECK, HAND, MODES, PLAYERS, SHOKHA, TARGET, deal_cards
from atout.games.kozel.view import KozelView, Shown, seen_trick
from atout.games.summary import not_thrown_in
from atout.games.view import Standing
from atout.play.group import Cards, GroupPlay, beating_replies, group_order, leads, replies
from atout.play.mode import Mode

_TURNS: Final = [[(leader + turn) % PLAYERS for turn in range(PLAYERS)] for leader in range(PLAYERS)]
"""The order of turn from each leader on."""
_WORDS: Final = {word.word: word for word in (MOSKVA, MOLODKA, SILENT)}


class _Actions(dict[Cards, OnCards]):
    """The actions of one word by their group, each kept once made: a deal lists many of them at every turn."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __missing__(self, group: Cards) -> OnCards:
        made = self[group] = OnCards(self.word, group)
        return made


_LEAD, _BEAT, _HIDE = _Actions("lead"), _Actions("beat"), _Actions("hide")
_BEAT_ONE: Final = {each: _BEAT[each,] for each in DECK}
_HIDE_ONE: Final = {each: _HIDE[each,] for each in DECK}
_GROUPS: Final = {each.word: each for each in (_LEAD, _BEAT, _HIDE)}


class KozelDeal(Deal):
    """One deal of Kozel.

    Attributes:
        turn_up: the card that names the trumps (Z1.3).
        mode: how cards beat each other in this deal.
        tricks: hands, stock and tricks. Its ``actor`` is the one to lead or reply as far as the table can know.
        waiting: the seats that hold a moskva or molodka and have not been asked yet, in the order of asking (Z3.2).
        shown: the claims made so far.
    """

    def __init__(self, game: Game, dealt: Dealt, dealer: int, before: Standing) -> None:
        super().__init__(game, dealt, dealer, before)
        self.turn_up: Final = dealt.rest[-1]
        self.mode: Final[Mode] = MODES[self.turn_up.suit]
        self.tricks: Final = GroupPlay(dealt.hands, dealt.rest, (dealer + 1) % PLAYERS, self.mode)
        self.waiting: list[int] = []
        self.shown: list[Shown] = []
        self._best: Word | None = None

    def turn(self, seat: int | None) -> int | None:
        """A question shows to the seat alone that it is put to; the others see the leader's turn."""
        return seat if seat in self.waiting else self.tricks.actor

    def view(self, seat: int | None) -> KozelView:
        """What ``seat`` may know now (C6).

        A question put to another seat does not show. The seat's own question shows at once, while others are still
        being asked before it: the moment at which it came would tell that somebody was.
        """
        tricks, counted = self.tricks, self.result is not None
        return KozelView(
            game=self.game.id,
            seat=seat,
            dealer=self.dealer,
            before=self.before,
            turn=self.turn(seat),
            legal=tuple(self._options_of(seat)) if seat is not None else (),
            hand=in_order(tricks.hands[seat]) if seat is not None else (),
            hand_sizes=tuple(map(len, tricks.hands)),
            trump=self.turn_up.suit,
            turn_up=self.turn_up,
            turn_up_drawn_by=tricks.last_drawer,
            stock=len(tricks.stock),
            tricks=tuple(seen_trick(trick, seat, counted) for trick in tricks.tricks),
            trick=None if counted else seen_trick(tricks.trick, seat, counted),
            shown=tuple(self.shown),
            wins=_by_side(tricks.wins),
            result=self.result,
        )

    def _legal(self) -> Sequence[Action]:
        assert self.actor is not None
        return self._options_of(self.actor)

    def _options_of(self, seat: int) -> Sequence[Action]:
        """What ``seat`` may do as far as it can know: its own question comes first, then its turn in the trick."""
        tricks = self.tricks
        hand = tricks.hands[seat]
        if seat in self.waiting:
            claim = claim_of(hand)
            assert claim is not None
            return (claim, SILENT)
        if seat != tricks.actor:
            return ()
        winning = tricks.trick.winning
        if not winning:
            return [_LEAD[group] for group in leads(hand, SHOKHA)]
        if len(winning) == 1:  # the same as below, for the most frequent case without making groups
            beaters = self.mode.beaters[winning[0]]
            return [_BEAT_ONE[each] for each in hand if each in beaters] + [_HIDE_ONE[each] for each in hand]
        beating = [_BEAT[group] for group in beating_replies(hand, winning, self.mode)]
        return beating + [_HIDE[group] for group in replies(hand, len(winning))]

    def _apply(self, seat: int, action: Action) -> None:
        if isinstance(action, OnCards):
            tricks = self.tricks
            if not tricks.lay(action.cards, action.word != "hide"):
                self.actor = tricks.actor
                return
            self._after_trick()
        else:
            assert isinstance(action, Word)
            self.waiting.remove(seat)
            if action != SILENT:
                self._show(seat, action)
        self.actor = self.waiting[0] if self.waiting else self.tricks.actor

    def _after_trick(self) -> None:
        """Finds the holders to be asked (Z3.2), or ends the deal."""
        leader = self.tricks.actor
        if leader is None:
            self._end()
            return
        hands = self.tricks.hands
        if len(hands[leader]) == HAND:  # only full hands have a claim
            self.waiting = [seat for seat in _TURNS[leader] if claim_of(hands[seat]) is not None]
            self._best = None

    def _show(self, seat: int, claim: Word) -> None:
        """Shows the hand and, if no better claim came before, takes over the lead (Z3.1)."""
        self.shown.append(Shown(seat, claim.word, self.tricks.hands[seat], len(self.tricks.tricks)))
        if goes_before(claim, self._best):
            self._best = claim
            self.tricks.take_lead(seat)

    def _end(self) -> None:
        score = scoring.score(_by_side(self.tricks.points), _by_side(self.tricks.wins))
        self.result = scoring.settle(self.before, score, self.game.target)

    def _why_not(self, seat: int, action: Action) -> IllegalAction:
        return why_not(action, self.tricks.hands[seat], self.tricks, asked=seat in self.waiting)


class Kozel(Game):
    """The facts of Kozel with the shokha."""

    id = "kozel"
    family: ClassVar[str] = "kozel"
    players = PLAYERS
    direction = "clockwise"
    target = TARGET
    deck = DECK
    sides = (0, 1, 0, 1)
    least_cut = 1
    deck_rule: ClassVar[str] = "Z1.1"
    rest_name: ClassVar[str] = "stock"

    @property
    def hand_size(self) -> int:
        return HAND

    def deal(self, dealt: Dealt, dealer: int, before: Standing | None = None) -> KozelDeal:
        return KozelDeal(self, dealt, dealer, self.start if before is None else before)

    def action(self, text: str) -> Action:
        """The action of a text such as ``lead 8h Jh``, ``hide 7c Td``, ``molodka``.

        Raises:
            NotationError: no action is written that way; one to four different cards stand in their order.
        """
        if text in _WORDS:
            return _WORDS[text]
        word, *texts = text.split(" ")
        if word not in _GROUPS or not 1 <= len(texts) <= HAND:
            raise NotationError("no-such-action", text=text[:40])
        group = tuple(card(each) for each in texts)
        if len(set(group)) < len(group):
            raise NotationError("no-such-action", text=text[:40])
        right = OnCards(word, group_order(group, SHOKHA))
        if right.cards != group:
            raise NotationError("kozel-card-order", text=text, right=right.text)
        return right

    def score(self, summary: Any) -> Score:
        return scoring.score(*scoring.read_summary(summary))

    def settle(self, summary: Any, before: Standing) -> Result:
        if summary is None:
            raise not_thrown_in()
        return scoring.settle(before, self.score(summary), self.target)

    def has_ended(self, standing: Standing) -> bool:
        return scoring.winner(standing.totals, self.target) is not None

    def _dealt(self, deck: Deck, dealer: int) -> Dealt:
        return deal_cards(deck, dealer)


def _by_side(by_seat: Sequence[int]) -> scoring.Pair:
    return by_seat[0] + by_seat[2], by_seat[1] + by_seat[3]


KOZEL: Final = Kozel()
"""The one object of this game."""
