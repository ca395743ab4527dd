"""Binokel, put together: the phases of a deal and the facts of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import itemgetter
from typing import ClassVar, Final

from atout.cards import SUITS, Card, Deck, card, in_order
from atout.errors import IllegalAction, NotationError
from atout.games.actions import PLAY, Action, OnCards, OnSuit, PlayCard, Word
from atout.games.binokel import discards, match, scoring
from atout.games.binokel.auction import CALLS, RAISE, Auction
from atout.games.binokel.discards import Discards
from atout.games.binokel.melds import Meld, meld_points, melds_of
from atout.games.binokel.spec import (
    BID_STEP,
    DECK,
    DURCH,
    DURCH_DUTIES,
    DUTIES,
    HAND_SIZE,
    LAST_TEN,
    MODES,
    PACKET,
    PLAYERS,
    TAPP_SIZE,
    TARGET,
    Phase,
    points_of,
)  # fmt: skip
from atout.games.binokel.summary import read_summary
from atout.games.binokel.view import BinokelView
from atout.games.game import Deal, Dealt, Direction, Game, Result, Score
from atout.games.summary import not_thrown_in
from atout.games.view import Standing, TrickView
from atout.play import Duties, Mode, TrickPlay

DURCH_WORD: Final = Word("durch")
CHOICES: Final = (
    *[OnSuit("trump", suit) for suit in SUITS],
    *[OnSuit("concede", suit) for suit in SUITS],
    DURCH_WORD,
)
"""The games that the soloist may name (N3.2)."""

_NO_MELDS: Final[tuple[tuple[Meld, ...], ...]] = ((),) * PLAYERS


class BinokelDeal(Deal):
    """One deal: auction, Tapp, choice of game, melds, tricks.

    Attributes:
        phase: where the deal stands.
        auction: the bidding; its holder is the soloist once it is over.
        hands: the cards that each seat holds now.
        laid_away: the soloist's three cards, in the order of records.
        choice: the game that he named.
        melds: by seat, as shown before the first lead.
        tricks: the tricks; ``None`` before the first lead and in a game conceded.
    """

    def __init__(self, game: Game, dealt: Dealt, dealer: int, before: Standing) -> None:
        super().__init__(game, dealt, dealer, before)
        self.phase: Phase = "auction"
        self.auction = Auction(dealer)
        self.actor = self.auction.actor
        self.hands = [list(hand) for hand in dealt.hands]
        self.laid_away: tuple[Card, ...] = ()
        self.choice: Action | None = None
        self.melds = _NO_MELDS
        self.tricks: TrickPlay | None = None

    @property
    def soloist(self) -> int | None:
        """The seat that won the auction; ``None`` while it goes on."""
        return None if self.phase == "auction" else self.auction.holder

    def _legal(self) -> Sequence[Action]:
        if self.tricks is not None:
            return [PLAY[each] for each in dict.fromkeys(self.tricks.playable().cards)]
        if self.phase == "auction":
            return CALLS
        return Discards(self.hands[self.auction.holder]) if self.phase == "discard" else CHOICES

    def _apply(self, seat: int, action: Action) -> None:
        if isinstance(action, PlayCard):
            self._play_card(action.card)
        elif self.phase == "auction":
            self._call(seat, action)
        elif isinstance(action, OnCards):
            self._lay_away(action.cards)
        else:
            self._choose(action)

    def _call(self, seat: int, action: Action) -> None:
        auction = self.auction
        auction.call(seat, action == RAISE)
        self.actor = auction.actor
        if auction.actor is None:  # the Tapp is turned up and goes to the soloist's hand (N3.1)
            self.hands[auction.holder] += self.dealt.rest
            self.phase, self.actor = "discard", auction.holder

    def _lay_away(self, some: tuple[Card, ...]) -> None:
        for each in some:
            self.hands[self.auction.holder].remove(each)
        self.laid_away = some
        self.phase = "choice"

    def _choose(self, action: Action) -> None:
        self.choice = action
        soloist, forehand = self.auction.holder, (self.dealer + 1) % PLAYERS
        if not isinstance(action, OnSuit):
            self._start_play(soloist, DURCH, DURCH_DUTIES)
            return
        trump, concedes = action.suit, action.word == "concede"
        self.melds = tuple(
            [() if concedes and seat == soloist else melds_of(hand, trump) for seat, hand in enumerate(self.hands)]
        )
        if not concedes:
            self._start_play(forehand, MODES[trump], DUTIES)
        else:
            self._end(scoring.Conceded(soloist, self.auction.bid, self._melded()))

    def _start_play(self, leader: int, mode: Mode, duties: Duties) -> None:
        self.tricks = TrickPlay(self.hands, leader, mode, duties, partner=(None,) * PLAYERS)
        self.hands = self.tricks.hands
        self.phase, self.actor = "play", leader

    def _play_card(self, played: Card) -> None:
        play = self.tricks
        assert play is not None
        trick_is_full = play.lay(played)
        self.actor = play.actor
        if not trick_is_full:
            return
        soloist, last = self.auction.holder, play.tricks[-1].winner
        if play.mode is DURCH:
            if play.over or last != soloist:  # a trick of an opponent ends it at once (N3.4)
                self._end(scoring.Durch(soloist, tuple(play.wins)))
        elif play.over:
            cards = list(play.points)
            cards[last] += LAST_TEN
            self._end(
                scoring.Played(
                    soloist, self.auction.bid, tuple(cards), points_of(self.laid_away), tuple(play.wins),
                    self._melded(), last,
                )
            )  # fmt: skip

    def _melded(self) -> tuple[int, ...]:
        return tuple([meld_points(melds) for melds in self.melds])

    def _end(self, ended: scoring.Played | scoring.Conceded | scoring.Durch) -> None:
        score = scoring.score(ended)
        self.result = match.settle(self.before, score, ended.soloist, self.game.target)
        self.phase, self.actor = "over", None

    def _why_not(self, seat: int, action: Action) -> IllegalAction:
        if self.phase == "auction":
            return IllegalAction("binokel-raise-or-pass", rule="N2.1", bid=self.auction.bid + BID_STEP)
        if self.phase == "choice":
            return IllegalAction("binokel-name-game", rule="N3.2")
        if self.tricks is not None:
            if isinstance(action, PlayCard):
                return self.tricks.why_not(action.card)
            return IllegalAction("binokel-play-card", rule="N5.1")
        if isinstance(action, OnCards) and action.word == discards.WORD:
            fault = discards.why_not(action.cards, self.hands[seat])
            assert fault is not None, "asked about cards that may be laid away"
            return fault
        return IllegalAction("binokel-lay-away-first", rule="N3.1")

    def view(self, seat: int | None) -> BinokelView:
        play = self.tricks
        counted = self.phase == "over" and play is not None and play.mode is not DURCH
        return BinokelView(
            game=self.game.id,
            seat=seat,
            dealer=self.dealer,
            before=self.before,
            turn=self.turn(seat),
            legal=self.legal() if seat is not None and seat == self.actor else (),
            hand=() if seat is None else in_order(self.hands[seat]),
            hand_sizes=tuple([len(hand) for hand in self.hands]),
            phase=self.phase,
            calls=tuple(self.auction.calls),
            bid=self.auction.bid,
            soloist=self.soloist,
            tapp=() if self.phase == "auction" else self.dealt.rest,
            laid_away=self.laid_away if counted or seat == self.auction.holder else (),
            choice=self.choice,
            melds=self.melds,
            tricks=() if play is None else tuple([TrickView.of(trick) for trick in play.tricks]),
            trick=TrickView.of(play.trick) if play is not None and self.phase == "play" else None,
            tricks_taken=(0,) * PLAYERS if play is None else tuple(play.wins),
            cards_taken=(0,) * PLAYERS if play is None else tuple(play.points),
            result=self.result,
        )


class Binokel(Game):
    """Binokel for three with 48 cards."""

    id = "binokel"
    family: ClassVar[str] = "binokel"
    players = PLAYERS
    direction: Direction = "counter-clockwise"
    target = TARGET
    deck = DECK
    sides = (0, 1, 2)
    least_cut = 1
    deck_rule: ClassVar[str] = "N1.1"
    rest_name: ClassVar[str] = "tapp"

    @property
    def hand_size(self) -> int:
        return HAND_SIZE

    def deal(self, dealt: Dealt, dealer: int, before: Standing | None = None) -> BinokelDeal:
        return BinokelDeal(self, dealt, dealer, before or self.start)

    def action(self, text: str) -> Action:
        """The action that a record writes as ``text``.

        Raises:
            NotationError: no action of this game is written that way.
            IllegalAction: cards to lay away out of order (N3.1), or a bid by a number (N2.2): both can be read, and
                are still not how it is said.
        """
        found = _ACTIONS.get(text)
        if found is not None:
            return found
        word, _, rest = text.partition(" ")
        if word == discards.WORD and rest:
            return _read_discard(rest)
        if re.fullmatch(r"(raise )?[0-9]+", text):
            raise IllegalAction("binokel-no-jump", rule="N2.2", step=BID_STEP)
        if text in _ABSENT_CARDS:
            raise NotationError("card-not-of-this-game", card=text)
        raise NotationError("no-such-action", text=text[:40])

    def score(self, summary: object) -> Score:
        return scoring.score(read_summary(summary))

    def settle(self, summary: object, before: Standing) -> Result:
        if summary is None:
            raise not_thrown_in()
        ended = read_summary(summary)
        return match.settle(before, scoring.score(ended), ended.soloist, self.target)

    def has_ended(self, standing: Standing) -> bool:
        return standing.winner is not None or match.has_ended(standing.totals, self.target)

    def _dealt(self, deck: Deck, dealer: int) -> Dealt:
        """Five rounds of packets from forehand on, the Tapp between the first and the second (N1.2)."""
        tapp = deck[_TAPP_AT : _TAPP_AT + TAPP_SIZE]
        rounds = deck[:_TAPP_AT] + deck[_TAPP_AT + TAPP_SIZE :]
        return Dealt(tuple([_PACKETS[(seat - dealer - 1) % PLAYERS](rounds) for seat in range(PLAYERS)]), tapp)


_TAPP_AT: Final = PLAYERS * PACKET
_PACKETS: Final = [
    itemgetter(*[place for place in range(PLAYERS * HAND_SIZE) if place // PACKET % PLAYERS == turn])
    for turn in range(PLAYERS)
]
"""Takes a hand out of the deck without the Tapp, by the seat's turn from forehand on."""


_ACTIONS: Final[dict[str, Action]] = {
    action.text: action for action in (*CALLS, *CHOICES, *[PLAY[each] for each in dict.fromkeys(DECK)])
}
_ABSENT_CARDS: Final = frozenset([each.text for each in PLAY if each not in DECK])


def _read_discard(names: str) -> OnCards:
    some = tuple([card(name) for name in names.split(" ")])
    for each in some:
        if each.text in _ABSENT_CARDS:
            raise NotationError("card-not-of-this-game", card=each.text)
    fault = discards.why_not_in_order(some)
    if fault is not None:
        raise fault
    return OnCards(discards.WORD, some)


BINOKEL: Final = Binokel()
