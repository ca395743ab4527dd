"""Binokel in the terminal: auction, Tapp, laying away, the choice of game, melds, tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from atout.cards import Card, in_order
from atout.cli.terminal import tricks
from atout.cli.terminal.face import Face, Table
from atout.cli.terminal.letters import pick_cards, read_typed_suit
from atout.cli.terminal.viewpoint import Choice
from atout.errors import NotationError
from atout.games.actions import PASS, Action, OnCards, OnSuit
from atout.games.binokel.auction import CALLS, RAISE, Call
from atout.games.binokel.discards import WORD
from atout.games.binokel.game import CHOICES, DURCH_WORD
from atout.games.binokel.melds import Meld, meld_points, melds_of
from atout.games.binokel.spec import BID_STEP, CARD_POINTS, PLAYERS, TAPP_SIZE, points_of
from atout.games.binokel.view import BinokelView
from atout.games.game import Result

_SUITED: Final = ("family", "double-family", "pair")
"""Melds whose name says the suit."""


class BinokelFace(Face[BinokelView]):
    """Binokel for three."""

    def spoken(self, view: BinokelView, seat: int) -> list[Text]:
        if view.phase == "auction":
            said = [self._call(call) for call in view.calls if call.seat == seat]
            return [Text(" · ").join(said[-3:])] if said else []
        lines = []
        if seat == view.soloist:
            lines.append(Text.assemble("▸ ", (str(view.bid), "bold"), " ", self._choice(view)))
        taken = [self.at.say("tricks", count=view.tricks_taken[seat])] if view.choice is not None else []
        if view.melds[seat]:
            taken.append(self.at.say("melds-worth", points=meld_points(view.melds[seat])))
        if taken:
            lines.append(Text(" · ".join(taken)))
        return lines

    def table(self, view: BinokelView) -> Table:
        return tricks.table(view.tricks, view.trick, PLAYERS)

    def corner(self, view: BinokelView) -> list[Text]:
        if not view.tapp:
            return []
        return [Text(self.at.say("tapp")), self.at.cards(view.tapp)]

    def chip(self, view: BinokelView) -> Text:
        return self._choice(view) if view.phase == "play" else Text()

    def facts(self, view: BinokelView) -> list[Text]:
        at = self.at
        if view.soloist is None:
            holder = next(call.seat for call in reversed(view.calls) if call.bid is not None)
            return [Text.assemble(at.say("bid-stands"), f": {view.bid} {at.name(holder)}")]
        game = Text.assemble(f"{at.say('soloist')}: {at.name(view.soloist)} {view.bid} ", self._choice(view))
        points = Text(" · ").join(
            [Text(f"{at.name(seat)}: {at.say('points', count=view.cards_taken[seat])}") for seat in at.sides]
        )
        lines = [game if view.phase in ("discard", "choice") else Text.assemble(game, "   ", points)]
        if view.laid_away and view.seat == view.soloist:
            away = points_of(view.laid_away)
            lines.append(Text.assemble(at.say("laid-away"), ": ", at.cards(view.laid_away), f" ({away})", style="dim"))
        return lines

    def question(self, view: BinokelView) -> Text:
        at, choices = self.at, self.choices(view)
        if view.phase == "discard":
            return at.noted("ask-lay-away", count=TAPP_SIZE)
        if view.phase != "choice":
            return self._listed(choices) if choices else at.noted("ask-card")
        return Text.assemble(at.say("ask-game"), " ", self._listed(choices, "  "))

    def choices(self, view: BinokelView) -> Sequence[Choice]:
        at = self.at
        if view.phase == "auction":
            raised = Text(at.say("say-raise", bid=view.bid + BID_STEP))
            return [Choice(RAISE, raised), Choice(PASS, Text(at.say("say-pass")))] if view.legal == CALLS else ()
        if view.phase != "choice":
            return ()
        trumps = [choice for choice in CHOICES if isinstance(choice, OnSuit)]
        return [*[Choice(choice, self._offer(choice, view)) for choice in trumps], Choice(DURCH_WORD, Text("Durch"))]

    def _read(self, view: BinokelView, typed: str) -> Action:
        text = " ".join(typed.lower().split())
        if view.phase == "play":
            return self._one_card(view, typed)
        if view.phase == "discard":
            picked = pick_cards(typed, self.hand(view), self.at.lang)
            return OnCards(WORD, in_order(picked))
        chosen = self._chosen(self.choices(view), text)
        if chosen is not None:
            return chosen
        return self._read_call(view, text) if view.phase == "auction" else self._read_game(text)

    def playable(self, view: BinokelView) -> frozenset[Card] | None:  # type: ignore[override]
        return frozenset(view.hand) if view.phase == "discard" and view.legal else super().playable(view)

    def news(self, before: BinokelView, after: BinokelView) -> list[Text]:
        at = self.at
        lines = [at.said(call.seat, self._call(call)) for call in after.calls[len(before.calls) :]]
        if after.soloist is None:
            return lines
        if before.soloist is None:
            lines.append(Text.assemble(at.say("soloist"), f": {at.name(after.soloist)} {after.bid}"))
            lines.append(Text.assemble(at.say("tapp"), ": ", at.cards(after.tapp)))
        if before.phase == "discard":
            lines.append(at.said(after.soloist, at.say("news-laid-away", count=TAPP_SIZE)))
        if after.choice is not None and before.choice is None:
            lines.append(at.said(after.soloist, self._choice(after)))
            lines += self.shown(after)
        return lines + tricks.news(before.tricks, before.trick, after.tricks, after.trick, CARD_POINTS, at)

    def last_trick(self, view: BinokelView) -> list[Text]:
        return tricks.words(view.tricks, CARD_POINTS, self.at)

    def shown(self, view: BinokelView) -> list[Text]:
        lines = []
        for turn in range(PLAYERS):
            seat = ((view.soloist or 0) + turn) % PLAYERS
            if view.melds[seat]:
                parts = [self._meld(meld) for meld in view.melds[seat]]
                total = Text(f" = {meld_points(view.melds[seat])}", "bold")
                lines.append(self.at.said(seat, Text.assemble(Text(", ").join(parts), total)))
        return lines

    def ended(self, result: Result, view: BinokelView) -> Text:
        assert view.soloist is not None
        who = f"{self.at.name(view.soloist)} {view.bid} "
        return Text.assemble(who, self._choice(view), " — ", self.at.say(f"outcome-{result.outcome}"))

    def _read_call(self, view: BinokelView, text: str) -> Action:
        if text in self.at.words("typed-pass"):
            return PASS
        if text in self.at.words("typed-raise") or text == str(view.bid + BID_STEP):
            return RAISE
        try:
            return self.at.game.action(text)
        except NotationError:
            raise NotationError("typed-choice", text=text[:20], most=len(CALLS)) from None

    def _read_game(self, text: str) -> Action:
        first, _, rest = text.partition(" ")
        if text in self.at.words("typed-durch"):
            return DURCH_WORD
        if first in self.at.words("typed-concede"):
            return OnSuit("concede", read_typed_suit(rest, self.at.lang))
        named = rest if first in self.at.words("typed-trump") else text
        return OnSuit("trump", read_typed_suit(named, self.at.lang))

    def _call(self, call: Call) -> Text:
        return Text(self.at.say("say-pass")) if call.bid is None else Text(str(call.bid), "bold")

    def _choice(self, view: BinokelView) -> Text:
        choice = view.choice
        if choice is None:
            return Text("")
        if not isinstance(choice, OnSuit):
            return Text("Durch", "bold")
        if choice.word == "trump":
            return self.at.strain(choice.suit)
        return Text.assemble(self.at.say("word-concede"), " ", self.at.strain(choice.suit))

    def _offer(self, choice: OnSuit, view: BinokelView) -> Text:
        """A suit to name, with what one's melds would count in it."""
        sign = self.at.strain(choice.suit)
        if choice.word == "trump":
            return Text.assemble(sign, (f" +{meld_points(melds_of(view.hand, choice.suit))}", "dim"))
        return Text.assemble(self.at.say("word-concede"), " ", sign)

    def _meld(self, meld: Meld) -> Text:
        suited = {"suit": meld.cards[0].suit} if meld.kind in _SUITED else {}
        name = self.at.say(f"meld-binokel-{meld.kind}", **suited)
        cards = Text("") if meld.kind in _SUITED else Text.assemble(" ", self.at.cards(dict.fromkeys(meld.cards)))
        return Text.assemble(name, cards, f" {meld.points}")
