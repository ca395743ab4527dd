"""A match at the table: one person, computers on the other seats, everything kept as it happens."""

from __future__ import annotations

import contextlib
import random
import signal
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from atout.bots import computer
from atout.cli.terminal import commands
from atout.cli.terminal.faces import face_of
from atout.cli.terminal.sheet import deal_sheet, final_words, match_sheet
from atout.cli.terminal.stage import Stage
from atout.cli.terminal.store import Setup, Store
from atout.cli.terminal.viewpoint import Viewpoint
from atout.errors import AtoutError
from atout.games.actions import Action
from atout.games.game import Deal
from atout.games.view import View
from atout.records import Match


class Session:
    """Plays a match from where it stands to its end, or until the person leaves."""

    def __init__(self, match: Match, setup: Setup, store: Store | None, stage: Stage, lang: str) -> None:
        """
        Args:
            match: where it stands.
            setup: how it is played.
            store: keeps every action; ``None`` for practice, of which nothing is kept.
            stage: where it is shown.
            lang: of what is said.
        """
        self.match = match
        self.setup = setup
        self.store = store
        self.stage = stage
        self.at = Viewpoint(match.game, setup.seat, lang)
        self.face = face_of(self.at)

    def run(self) -> None:
        """Plays to the end of the match.

        Raises:
            Quit: the person leaves; the match is kept.
        """
        while self.match.winner is None:
            self._play_deal()
        results = [played.deal.result for played in self.match.deals if played.deal.result is not None]
        self.stage.page([match_sheet(self.at, results), Text(), final_words(self.at, self.match.winner)], self.at)
        if self.store is not None:
            self.store.put_away(self.match, self.setup)

    def practise(self) -> None:
        """Plays to the end of the deal.

        Raises:
            Quit: the person leaves.
        """
        self._play_deal()

    @property
    def _number(self) -> int:
        """The number of the deal, from 1."""
        return len(self.match.deals)

    def _play_deal(self) -> None:
        if self.match.awaits_deal:
            with undisturbed():
                self.match.begin_random(random.Random(f"{self.setup.seed} {self._number + 1}"))
                self._keep()
        deal = self.match.deal
        assert deal is not None
        while deal.actor is not None:
            before = deal.view(self.setup.seat)
            own = deal.actor == self.setup.seat
            if own:
                self._ask(before)
            else:
                self._do(deal.actor, self._computers(deal, deal.actor))
            self._follow(deal, before, own=own)
        result = deal.result
        assert result is not None
        self.stage.page(deal_sheet(self.face, deal.view(self.setup.seat), result, self._number), self.at)

    def _computers(self, deal: Deal, seat: int) -> Action:
        """What a computer does: it depends on its view, the seed and the moment, so it is the same after a break."""
        rng = random.Random(f"{self.setup.seed} {self._number} {seat} {len(deal.history)}")
        return computer(self.match.game, self.setup.bots, rng).choose(deal.view(seat))

    def _ask(self, view: View) -> None:
        """Asks until a legal action is given; everything else that can be typed is answered on the way."""
        notes: list[Text] = []
        while True:
            typed = self.stage.ask(self.face, view, notes, self._number)
            answer = commands.run(typed, self.match, self.face, view)
            if answer is not None:
                notes = answer.note or []
                if not notes:
                    self.stage.page(answer.lines, self.at)
                continue
            if not typed:
                notes = [Text(self.at.say("type-help"))]
                continue
            try:
                self._do(self.setup.seat, self.face.read(view, typed))
                return
            except AtoutError as error:
                notes = [Text(error.sentence(self.at.lang), "yellow")]

    def _do(self, seat: int, action: Action) -> None:
        with undisturbed():
            self.match.play(seat, action)
            self._keep()

    def _keep(self) -> None:
        if self.store is not None:
            self.store.save(self.match, self.setup)

    def _follow(self, deal: Deal, before: Any, *, own: bool) -> None:
        after = deal.view(self.setup.seat)
        news = self.face.news(before, after)
        trick_is_over = len(getattr(after, "tricks", ())) > len(getattr(before, "tricks", ()))
        if news and not (own and not trick_is_over and after.turn == self.setup.seat):
            self.stage.follow(self.face, after, news, self._number, long=trick_is_over)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Holds Ctrl-C and the request to end back until an action is both done and kept."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, held)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, held)
