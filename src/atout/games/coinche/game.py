"""A deal of Coinche: auction, declarations, eight tricks, score. The rules themselves are in the modules beside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, Final, cast

from atout.cards import Card, Deck, Suit, card, in_order
from atout.errors import IllegalAction, NotationError
from atout.games.actions import PASS, PLAY, Action, PlayCard, Word
from atout.games.coinche import declarations, match, scoring
from atout.games.coinche.auction import COINCHE, SURCOINCHE, Auction, Bid
from atout.games.coinche.declarations import Declaration, Declare
from atout.games.coinche.spec import BELOTE, BG, DECK, FFB, LAST_TRICK, ONLINE, PACKETS, PARTNER, Profile, Strain
from atout.games.coinche.summary import read_summary
from atout.games.coinche.view import CoincheView, Shown
from atout.games.game import Deal, Dealt, Game, Result, Score
from atout.games.view import Standing, TrickView
from atout.play import TrickPlay


class CoincheDeal(Deal):
    """One deal of a profile; see :class:`~atout.games.game.Deal`."""

    game: Coinche

    def __init__(self, game: Coinche, dealt: Dealt, dealer: int, before: Standing) -> None:
        super().__init__(game, dealt, dealer, before)
        self.profile = game.profile
        self.first = (dealer + 1) % 4
        self.auction = Auction(self.profile, self.first)
        self.tricks: TrickPlay | None = None
        """The play of the cards, once there is a contract."""
        self.declared: list[Declaration | None] = [None] * 4
        """What each seat declared; ``None`` before it has (K5.4)."""
        self.belotes: list[tuple[int, Suit]] = []
        """Belotes said, ``(seat, suit)``."""
        self._belote_held: set[tuple[int, Suit]] = set()
        """Belotes held and not yet said."""
        self._choices: dict[Declare, Declaration] = {}
        """What the actor may declare, while he is asked."""

    @property
    def strain(self) -> Strain:
        """What the contract is played in; asked for only once there is one."""
        assert self.auction.standing is not None
        return self.auction.standing.strain

    def _legal(self) -> Sequence[Action]:
        tricks = self.tricks
        if tricks is None:
            return self.auction.legal()
        if self._choices:
            return list(self._choices)
        return [PLAY[each] for each in tricks.playable().cards]

    def _apply(self, seat: int, action: Action) -> None:
        tricks = self.tricks
        if tricks is None:
            self._say(action)
        elif isinstance(action, PlayCard):
            self._play_card(seat, tricks, action.card)
        elif isinstance(action, Declare):
            self.declared[seat], self._choices = self._choices[action], {}

    def _say(self, action: Action) -> None:
        auction = self.auction
        auction.say(action)
        self.actor = auction.actor
        if not auction.over:
            return
        if auction.standing is None:
            self.actor = None
            self.result = match.settle(self.profile, self.before, match.THROWN_IN, None)
            return
        strain, hands = self.strain, self.dealt.hands
        self.tricks = TrickPlay(hands, self.first, self.profile.modes[strain], self.profile.duties[strain], PARTNER)
        self._belote_held = {
            (seat, suit) for seat, hand in enumerate(hands) for suit in declarations.belotes(hand, strain)
        }
        self.actor = self.first
        self._before_first_card(self.tricks)

    def _before_first_card(self, tricks: TrickPlay) -> None:
        """The actor is about to play his first card: does he declare, and is he asked (K5.4)?"""
        seat, hand = tricks.actor, tricks.hands[tricks.actor]
        if self.profile.declares_automatically:
            self.declared[seat] = declarations.automatic(hand, self.profile, self.strain)
        elif declarations.holds_any(hand, self.profile, self.strain):
            self._choices = declarations.choices(hand, self.profile, self.strain)
        else:
            self.declared[seat] = ()

    def _play_card(self, seat: int, tricks: TrickPlay, played: Card) -> None:
        if self._belote_held and played.rank in "KQ" and (seat, played.suit) in self._belote_held:
            self._belote_held.remove((seat, played.suit))  # K5.8: said as the first of the two is played
            self.belotes.append((seat, played.suit))
        trick_is_full = tricks.lay(played)
        self.actor = tricks.actor
        if not trick_is_full:
            if not tricks.tricks:
                self._before_first_card(tricks)
        elif tricks.over:
            self.actor = None
            summary = self.summary()
            score = scoring.score(summary, self.profile)
            self.result = match.settle(self.profile, self.before, score, summary)

    def summary(self) -> scoring.Summary:
        """What of the finished play matters for the score."""
        tricks, contract = self.tricks, self.auction.contract
        assert tricks is not None
        assert contract is not None
        last = tricks.tricks[-1].winner % 2
        counted = [0, 0]
        better = self._better()
        if better is not None:
            both = (*(self.declared[better] or ()), *(self.declared[better + 2] or ()))
            counted[better] = declarations.total(both, self.profile, self.strain)
        belote = [0, 0]
        for seat, _ in self.belotes:
            belote[seat % 2] += BELOTE
        return scoring.Summary(
            contract=contract.bid,
            by=contract.side,
            double=contract.double,
            cards=(
                tricks.points[0] + tricks.points[2] + (LAST_TRICK if last == 0 else 0),
                tricks.points[1] + tricks.points[3] + (LAST_TRICK if last == 1 else 0),
            ),
            tricks=(tricks.wins[0] + tricks.wins[2], tricks.wins[1] + tricks.wins[3]),
            declarations=(counted[0], counted[1]),
            belote=(belote[0], belote[1]),
            one_hand=self.profile.scoring.one_hand is not None and max(tricks.wins) == 8,
            last_trick=last,
        )

    def _why_not(self, seat: int, action: Action) -> IllegalAction:
        if self.tricks is None:
            return self.auction.why_not(action)
        if self.declared[seat] is None:
            if isinstance(action, Declare):
                return IllegalAction("cannot-declare", rule="K5.3", text=action.text)
            return IllegalAction("declare-first", rule="K5.4")
        if isinstance(action, PlayCard):
            return self.tricks.why_not(action.card)
        if isinstance(action, Declare):
            slug = "declares-itself" if self.profile.declares_automatically else "nothing-to-declare"
            return IllegalAction(slug, rule="K5.4")
        return IllegalAction("auction-is-over", rule="K3.5", action=action.text)

    # What may be seen

    def view(self, seat: int | None) -> CoincheView:
        tricks = self.tricks
        held = self.dealt.hands if tricks is None else tricks.hands
        contract = self.auction.contract
        declared = None if seat is None else self.declared[seat]
        compared = self._compared()
        return CoincheView(
            game=self.game.id,
            seat=seat,
            dealer=self.dealer,
            before=self.before,
            turn=self.turn(seat),
            legal=tuple(self.legal()) if seat is not None and seat == self.actor else (),
            hand=() if seat is None else in_order(held[seat]),
            hand_sizes=tuple(len(hand) for hand in held),
            calls=tuple((who, said) for who, said in self.history if not isinstance(said, PlayCard | Declare)),
            contract=contract,
            playing=tricks is not None,
            tricks=() if tricks is None else tuple([TrickView.of(trick) for trick in tricks.tricks]),
            trick=None if tricks is None or tricks.over else TrickView.of(tricks.trick),
            cards_taken=(0, 0)
            if tricks is None
            else (tricks.points[0] + tricks.points[2], tricks.points[1] + tricks.points[3]),
            declared=None if declared is None else tuple(each.text for each in declared),
            announced=tuple(self._announced(who) for who in range(4)),
            shown=self._shown() if compared else (),
            better=self._better() if compared else None,
            belotes=tuple(self.belotes),
            result=self.result,
        )

    def _announced(self, seat: int) -> tuple[declarations.Kind, ...] | None:
        """What the table heard of the seat's declarations as its first card fell (K5.5)."""
        tricks, declared = self.tricks, self.declared[seat]
        if tricks is None or declared is None or len(tricks.hands[seat]) == len(self.dealt.hands[seat]):
            return None
        return tuple(each.kind for each in declared)

    def _compared(self) -> bool:
        """Whether declarations have been compared (K5.6)."""
        tricks = self.tricks
        if tricks is None:
            return False
        return 4 * len(tricks.tricks) + len(tricks.trick.cards) >= self.profile.compares_on_card

    def _better(self) -> int | None:
        return declarations.better_side([each or () for each in self.declared], self.profile, self.strain)

    def _shown(self) -> tuple[Shown, ...]:
        """The combinations that count: all that the better side declared (K5.7)."""
        better = self._better()
        if better is None:
            return ()
        return tuple(
            Shown(seat, each.text, each.counted, declarations.points(each, self.profile, self.strain))
            for seat, declared in enumerate(self.declared)
            if seat % 2 == better
            for each in declared or ()
        )


class Coinche(Game):
    """One profile of Coinche as a game."""

    family = "coinche"
    deck_rule = "K1.1"
    players = 4
    direction = "counter-clockwise"
    deck: Deck = DECK
    sides = (0, 1, 0, 1)
    hand_size = sum(PACKETS)

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.id = profile.id
        self.target = profile.target
        self.least_cut = profile.least_cut
        self.sets_aside = profile.scoring.disputes
        self.confirms = profile.confirms_belote

    def deal(self, dealt: Dealt, dealer: int, before: Standing | None = None) -> CoincheDeal:
        return CoincheDeal(self, dealt, dealer, self.start if before is None else before)

    def action(self, text: str) -> Action:
        if text in _WORDS:
            return _WORDS[text]
        if text.startswith("declare"):
            return declarations.read_declare(text)
        if _BID.fullmatch(text):
            number, _, strain = text.partition(" ")
            return Bid(None if number == "capot" else int(number), cast(Strain, strain))
        if len(text) == 2:
            return PLAY[card(text)]
        raise NotationError("no-such-action", text=text[:20])

    def score(self, summary: Any) -> Score:
        return scoring.score(read_summary(summary, self.profile), self.profile)

    def settle(self, summary: Any, before: Standing) -> Result:
        if summary is None:
            return match.settle(self.profile, before, match.THROWN_IN, None)
        read = read_summary(summary, self.profile)
        return match.settle(self.profile, before, scoring.score(read, self.profile), read)

    def has_ended(self, standing: Standing) -> bool:
        return match.has_ended(self.profile, standing)

    def _with_target(self, target: int) -> Coinche:
        return Coinche(replace(self.profile, target=target))

    def _dealt(self, deck: Deck, dealer: int) -> Dealt:
        return Dealt(tuple([_HANDS[(seat - dealer - 1) % 4](deck) for seat in range(4)]))


def _places(turn: int) -> list[int]:
    places: list[int] = []
    top = 0
    for packet in PACKETS:
        places += range(top + turn * packet, top + (turn + 1) * packet)
        top += 4 * packet
    return places


_HANDS: Final = [itemgetter(*_places(turn)) for turn in range(4)]
"""Takes a hand out of the deck, by the seat's turn from the dealer's neighbour on (K1.1)."""

_WORDS: Final[dict[str, Word]] = {each.text: each for each in (PASS, COINCHE, SURCOINCHE)}
_BID: Final = re.compile(r"(capot|[1-9][0-9]{0,3}) [cdhsna]")


PROFILES: Final[tuple[Coinche, ...]] = (Coinche(FFB), Coinche(ONLINE), Coinche(BG))
"""The three games of the family."""
