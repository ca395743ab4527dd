"""What a table is at one moment: the events that happened, summed up. It changes by :meth:`State.apply` alone."""

from __future__ import annotations

from typing import Final, Literal

from atout.cards import cards, join
from atout.cards.fair import proof
from atout.errors import AtoutError
from atout.games.actions import Action
from atout.games.game import Deal
from atout.games.registry import game
from atout.games.view import Standing
from atout.records import Match, MatchDeal
from atout.table import events as happened
from atout.table.codec import EventError
from atout.table.events import By, Event
from atout.table.questions import is_private, lead_after_draw
from atout.table.seats import Seat, Shuffling

Phase = Literal["gathering", "shuffling", "playing", "scored", "over"]
"""What is awaited: players, the shuffle, an action, the players' readiness, nothing."""


class State:
    """A table at one moment.

    Attributes:
        opened: the first event.
        seats: by number.
        order: the seats of people, in the order in which they sat down.
        matches: every match of the table; the last one is being played.
        played: every deal that was dealt, with the number of its match, from 1.
        helped: the numbers of deals, and the seats for which a computer or the clock did something in them.
        levels: the levels at which computers have played, or would have, in the last match.
        joined: the seats whose person has taken part in the last match: all in the first one, which they waited for;
            in a rematch, for which one of them asks, those who have acted in it.
        shuffling: the shuffle of the coming or of the last deal.
        begun: how many deals have begun, their shuffle included.
        ready: the seats whose person is ready for the next deal.
        since: when everybody saw the last thing that clocks count from, in milliseconds since 1970.
        window: when leads after the last draw take effect, while they wait; see :mod:`atout.table.questions`.
        answers: what seats will answer once they are asked in their turn.
        lead: the seat that will lead, and with what, once leads take effect.
        numbers: how many events each seat could see so far, watchers last.
        asked: the number in each seat's stream at which it was put the question that is open now.
        count: how many events there have been.
    """

    def __init__(self, opened: happened.Opened) -> None:
        self.opened: Final = opened
        self.game: Final = game(opened.game)
        self.settings = opened.settings
        self.seats: Final = [Seat() for _ in range(self.game.players)]
        self.order: Final[list[int]] = []
        self.phase: Phase = "gathering"
        self.matches: Final[list[Match]] = []
        self.played: Final[list[tuple[int, MatchDeal]]] = []
        self.helped: Final[set[tuple[int, int]]] = set()
        self.levels: set[str] = set()
        self.joined: set[int] = set()
        self.shuffling: Shuffling | None = None
        self.begun = 0
        self.ready: Final[set[int]] = set()
        self.since = opened.at
        self.window: int | None = None
        self.answers: Final[dict[int, tuple[Action, By]]] = {}
        self.lead: tuple[int, Action, By] | None = None
        self.numbers: Final = [1] * (self.game.players + 1)
        self.asked: Final = [1] * self.game.players
        self.count = 1

    @property
    def match(self) -> Match | None:
        """The match in play."""
        return self.matches[-1] if self.matches else None

    @property
    def deal(self) -> Deal | None:
        """The deal in play, or the last one of this match."""
        return self.matches[-1].deal if self.matches else None

    @property
    def host(self) -> int | None:
        """The seat that may start and change settings: of the people present, the one who sat down first."""
        present = [seat for seat in self.order if self.seats[seat].is_present]
        return next(iter(present or self.order), None)

    @property
    def is_paused(self) -> bool:
        """Whether no person is present; computers do not play on by themselves."""
        return not any(seat.is_present for seat in self.seats)

    @property
    def next_dealer(self) -> int:
        """The seat that deals next, once a match has begun."""
        return self.matches[-1].next_dealer

    def sees(self, event: Event, viewer: int | None) -> bool:
        """Whether the viewer may know that the event happened: questions put to one seat, and answers to them, are
        that seat's alone (C6)."""
        if isinstance(event, happened.Held):
            return event.seat == viewer
        return not (isinstance(event, happened.Acted) and is_private(event.action)) or event.seat == viewer

    def apply(self, event: Event) -> None:
        """The event happens.

        Raises:
            EventError: it cannot have happened now.
        """
        self.count += 1
        seat = getattr(event, "seat", None)
        if seat is not None and not 0 <= seat < len(self.seats):
            raise self._out_of_place(event)
        try:
            self._apply(event)
        except AtoutError:
            raise self._out_of_place(event) from None
        for viewer in (*range(len(self.seats)), None):
            if self.sees(event, viewer):
                self._number(event, viewer)

    def _number(self, event: Event, viewer: int | None) -> None:
        """Counts an event that the viewer sees."""
        self.numbers[-1 if viewer is None else viewer] += 1
        if viewer is None:
            return
        if isinstance(event, _ASKING):
            self.asked[viewer] = self.numbers[viewer]
        if isinstance(event, _MOVING) and event.seat == viewer:
            self.seats[viewer].moved = self.numbers[viewer]

    def _apply(self, event: Event) -> None:
        match event:
            case happened.Acted():
                self._act(event)
            case happened.Held():
                self._hold(event)
            case happened.Ready():
                self._expect(event, self.phase == "scored")
                self.ready.add(event.seat)
            case happened.Committed() | happened.Seeded() | happened.SeedsClosed() | happened.Cut():
                self._shuffle(event)
            case happened.Dealt():
                self._deal(event)
            case happened.Started() | happened.Rematch():
                self._start(event)
            case happened.SeatTaken() | happened.SeatLeft() | happened.SeatAway() | happened.SeatBack():
                self._move(event)
            case happened.SettingsChanged():
                old = self.settings
                self.settings = happened.Settings(event.level, event.pace_ms, old.clock_s, old.window_ms)
                self.levels.add(event.level)
            case _:
                self._expect(event, False)

    def _move(self, event: happened.SeatTaken | happened.SeatLeft | happened.SeatAway | happened.SeatBack) -> None:
        seat = self.seats[event.seat]
        if isinstance(event, happened.SeatTaken):
            self._expect(event, seat.kind == "empty")
            self.seats[event.seat] = Seat("person", event.who, event.name)
            self.order.append(event.seat)
            return
        self._expect(event, seat.kind == "person")
        if isinstance(event, happened.SeatLeft):
            self._expect(event, self.phase == "gathering")
            self.seats[event.seat] = Seat()
            self.order.remove(event.seat)
        elif isinstance(event, happened.SeatAway):
            seat.away = True
        else:
            seat.away, seat.back = False, event.at

    def _start(self, event: happened.Started | happened.Rematch) -> None:
        self._expect(event, self.phase == ("gathering" if isinstance(event, happened.Started) else "over"))
        self._expect(event, 0 <= event.first_dealer < len(self.seats))
        for seat in self.seats:
            if seat.kind == "empty":
                seat.kind = "computer"
        origin = self.opened.origin
        if origin is None:
            self.matches.append(Match(self.game, event.first_dealer))
        else:
            self.matches.append(Match(self.game, origin.dealer, start_of(origin)))
        self.phase, self.shuffling, self.levels = "shuffling", None, {self.settings.level}
        self.joined = set(self.order) if isinstance(event, happened.Started) else set()

    def _shuffle(self, event: happened.Committed | happened.Seeded | happened.SeedsClosed | happened.Cut) -> None:
        if isinstance(event, happened.Committed):
            self._expect(event, self.phase in ("shuffling", "scored") and event.deal == self.begun + 1)
            self.phase, self.begun = "shuffling", event.deal
            self.shuffling = Shuffling(event.deal, event.at, event.secret, event.commitment, [""] * len(self.seats))
            self.ready.clear()
            return
        shuffling = self.shuffling
        self._expect(event, self.phase == "shuffling" and shuffling is not None)
        assert shuffling is not None
        if isinstance(event, happened.Seeded):
            self._expect(event, not shuffling.closed)
            shuffling.seeds[event.seat] = event.seed
        elif isinstance(event, happened.SeedsClosed):
            shuffling.closed, self.since = True, event.at
        else:
            least = self.game.least_cut
            self._expect(event, shuffling.closed and least <= event.cut <= len(self.game.deck) - least)
            shuffling.cut, shuffling.cut_by = event.cut, event.seat

    def _deal(self, event: happened.Dealt) -> None:
        self._expect(event, self.phase == "shuffling")
        current, origin, shuffling = self.matches[-1], self.opened.origin, self.shuffling
        if origin is not None:
            self.begun += 1
            begin_at(current, origin)
        else:
            self._expect(event, shuffling is not None and shuffling.cut is not None)
            assert shuffling is not None
            assert shuffling.cut is not None
            shuffle = shuffling.shuffle(self.opened.table)
            deck = shuffle.deck(self.game.deck)
            dealt = self.game.from_deck(deck, shuffling.cut, current.next_dealer)
            fair = proof(shuffle, shuffling.cut_by)
            current.begin_with(dealt, {"deck": join(deck), "cut": shuffling.cut, "fair": fair})
        self.played.append((len(self.matches), current.deals[-1]))
        self.phase, self.since, self.window = "playing", event.at, None

    def _hold(self, event: happened.Held) -> None:
        self._expect(event, self.phase == "playing")
        action = self.game.action(event.action)
        if is_private(event.action) or event.action in ("moskva", "molodka"):
            self.answers[event.seat] = action, event.by
        else:
            self.lead = event.seat, action, event.by

    def _act(self, event: happened.Acted) -> None:
        self._expect(event, self.phase == "playing")
        self.matches[-1].play(event.seat, self.game.action(event.action))
        if event.by == "person":
            self.joined.add(event.seat)
        else:
            self.helped.add((len(self.played), event.seat))
        self.answers.pop(event.seat, None)
        deal = self.matches[-1].deal
        assert deal is not None
        if not is_private(event.action):
            self.since = event.at
        if deal.actor is None:
            ended = self.matches[-1].winner is not None or self.opened.origin is not None
            self.phase = "over" if ended else "scored"
        if event.action.startswith(("lead", "beat", "hide")):
            people = sum(seat.kind == "person" for seat in self.seats)
            opens = people > 1 and self.settings.window_ms > 0 and lead_after_draw(deal)
            self.window = event.at + self.settings.window_ms if opens else None
        if self.lead is not None and self.lead[0] != deal.turn(None):
            self.lead = None  # somebody took the lead over, or it has been made

    def _expect(self, event: Event, fits: bool) -> None:
        if not fits:
            raise self._out_of_place(event)

    def _out_of_place(self, event: Event) -> EventError:
        kind = type(event).__struct_config__.tag
        return EventError("event-out-of-place", number=self.count, kind=str(kind))


def start_of(origin: happened.Origin) -> Standing | None:
    """The standing before the deal of a practice table; ``None`` for the start of the game."""
    return Standing(origin.totals, origin.aside, origin.pending) if origin.totals else None


def begin_at(match: Match, origin: happened.Origin) -> Deal:
    """Begins a deal of the match at the moment that a practice table plays on from.

    Raises:
        NotationError, DealError, IllegalAction: it is no moment of a deal of this game.
    """
    dealt = match.game.from_hands([cards(hand) for hand in origin.hands], cards(origin.rest))
    deal = match.begin_with(dealt)
    for text in origin.actions:
        deal.play(match.game.action(text))
    return deal


_ASKING: Final = (
    happened.Started, happened.Rematch, happened.Committed, happened.SeedsClosed, happened.Dealt, happened.Acted,
    happened.Held,
)  # fmt: skip
"""Events that put a new question to everybody who sees them, or settle the one before."""

_MOVING: Final = (happened.SeatTaken, happened.SeatLeft, happened.SeatAway, happened.SeatBack)
