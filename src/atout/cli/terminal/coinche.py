"""Coinche in the terminal: auction, declarations, contract, tricks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from atout.cards import card
from atout.cli.terminal import tricks
from atout.cli.terminal.face import Face, Table
from atout.cli.terminal.letters import read_typed_strain
from atout.cli.terminal.viewpoint import Choice, Viewpoint
from atout.errors import NotationError
from atout.games.actions import PASS, Action
from atout.games.coinche.auction import COINCHE, SURCOINCHE, Bid
from atout.games.coinche.declarations import Declare
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import RUN_POINTS, Profile, Strain
from atout.games.coinche.view import CoincheView, Shown
from atout.games.game import Result

_BID: Final = re.compile(r"(?P<number>[0-9]+|[^\W\d]{3,})(?:\s+|(?<=\d))(?P<strain>\S+)")
_KINDS: Final = {"3": "tierce", "4": "cinquante", "5": "cent"}
_DOUBLES: Final = {1: "", 2: " ×2", 4: " ×4"}


class CoincheFace(Face[CoincheView]):
    """The three profiles."""

    @property
    def profile(self) -> Profile:
        """The profile that is played."""
        return cast(Coinche, self.at.game).profile

    def spoken(self, view: CoincheView, seat: int) -> list[Text]:
        if not view.playing:
            said = [self._call(action) for who, action in view.calls if who == seat]
            return [Text(" · ").join(said[-3:])] if said else []
        lines = []
        if view.contract is not None and view.contract.seat == seat:
            lines.append(Text.assemble("▸ ", self._bid(view.contract.bid), _DOUBLES[view.contract.double]))
        kinds = view.announced[seat]
        heard = [self.at.say(f"kind-{kind}") for kind in kinds or ()]
        heard += [self.at.say("say-belote")] * sum(who == seat for who, _ in view.belotes)
        if heard:
            lines.append(Text(", ".join(heard), "italic"))
        return lines

    def table(self, view: CoincheView) -> Table:
        return tricks.table(view.tricks, view.trick, 4)

    def corner(self, view: CoincheView) -> list[Text]:
        del view  # nothing lies there
        return []

    def chip(self, view: CoincheView) -> Text:
        if view.contract is None:
            return Text()
        bid = view.contract.bid
        number = self.at.say("word-capot") if bid.number is None else str(bid.number)
        double = _DOUBLES[view.contract.double].strip()
        return Text.assemble(number, self.at.strain(bid.strain), double, style="bold")

    def facts(self, view: CoincheView) -> list[Text]:
        at, contract = self.at, view.contract
        if not view.playing:
            standing = at.noted("auction-silent") if contract is None else self._contract(view)
            return [standing]
        taken = [
            Text.assemble(
                f"{at.side_name(side)}: ",
                at.say(
                    "tricks", count=sum(trick.winner is not None and trick.winner % 2 == side for trick in view.tricks)
                ),
                ", ",
                at.say("points", count=view.cards_taken[side]),
            )
            for side in at.sides
        ]
        lines = [Text.assemble(self._contract(view), "   ", Text(" · ").join(taken))]
        if view.shown:
            lines.append(Text("; ").join([at.said(each.seat, self._combination(each)) for each in view.shown]))
        elif view.declared:
            own = [self._heard(text) for text in view.declared]
            lines.append(Text.assemble(at.say("declared-own"), ": ", Text(", ").join(own), style="dim"))
        return lines

    def question(self, view: CoincheView) -> Text:
        at, choices = self.at, self.choices(view)
        if view.playing:
            if not choices:
                return at.noted("ask-card")
            return Text.assemble(at.say("ask-declare"), "  ", self._listed(choices))
        bids = [action for action in view.legal if isinstance(action, Bid)]
        if not bids:
            return self._listed(choices)
        numbers = [bid.number for bid in bids if bid.number is not None]
        strains = Text(" ").join([at.strain(strain) for strain in self.profile.strains])
        lowest = f"{numbers[0]}–{numbers[-1]}, " if numbers else ""
        example = Text(f" ({at.say('bid-example', number=numbers[0])})" if numbers else "", "dim")
        capot = at.say("word-capot")
        return Text.assemble(self._listed(choices), "   ", at.say("ask-bid"), f" {lowest}{capot} + ", strains, example)

    def choices(self, view: CoincheView) -> Sequence[Choice]:
        if not view.playing:
            words = [action for action in view.legal if not isinstance(action, Bid)]
            return [Choice(action, self._call(action)) for action in words]
        some = [action for action in view.legal if isinstance(action, Declare)]
        strain = view.contract.bid.strain if view.contract else "c"
        some.sort(key=lambda action: -sum(self._points(text, strain) for text in action.combinations))
        return [Choice(action, self._declaration(action, strain)) for action in some]

    def _read(self, view: CoincheView, typed: str) -> Action:
        text = " ".join(typed.lower().split())
        choices = self.choices(view)
        if not (view.playing and not choices):
            chosen = self._chosen(choices, text)
            if chosen is not None:
                return chosen
        if not view.playing:
            return self._read_call(text)
        if not choices:
            return self._one_card(view, typed)
        if text in self.at.words("typed-nothing"):
            return Declare(())
        raise NotationError("typed-choice", text=typed.strip()[:20], most=len(choices))

    def news(self, before: CoincheView, after: CoincheView) -> list[Text]:
        at = self.at
        lines = [at.said(seat, self._call(action)) for seat, action in after.calls[len(before.calls) :]]
        if after.playing and not before.playing:
            lines.append(Text.assemble(at.say("news-contract"), ": ", self._contract(after)))
        if not after.playing or after.contract is None:
            return lines
        points = self.profile.modes[after.contract.bid.strain].points
        played = tricks.news(before.tricks, before.trick, after.tricks, after.trick, points, at)
        lines += played[:1]
        for seat, kinds in enumerate(after.announced):
            if before.announced[seat] is None and kinds:
                heard = ", ".join(at.say(f"kind-{kind}") for kind in kinds)
                lines.append(at.said(seat, Text(f"{heard}!", "italic")))
        lines += self._belote(before, after)
        lines += played[1:]
        if after.shown and not before.shown:
            lines += self.shown(after)
        return lines

    def _belote(self, before: CoincheView, after: CoincheView) -> list[Text]:
        """What is said with a king or queen of a belote (K5.8)."""
        trick = after.tricks[-1] if len(after.tricks) > len(before.tricks) else after.trick
        if trick is None or not trick.cards:
            return []
        seat, played = (trick.leader + len(trick.cards) - 1) % 4, trick.cards[-1]
        if played.rank not in "KQ" or (seat, played.suit) not in after.belotes:
            return []
        second = played.rank == "Q" if self.profile.belote_by_card else (seat, played.suit) in before.belotes
        return [self.at.said(seat, Text(self.at.say("say-rebelote" if second else "say-belote") + "!", "italic"))]

    def last_trick(self, view: CoincheView) -> list[Text]:
        if view.contract is None:
            return []
        return tricks.words(view.tricks, self.profile.modes[view.contract.bid.strain].points, self.at)

    def shown(self, view: CoincheView) -> list[Text]:
        return [self.at.said(each.seat, self._combination(each)) for each in view.shown]

    def ended(self, result: Result, view: CoincheView) -> Text:
        words = self.at.say(f"outcome-{result.outcome}")
        if view.contract is None:
            return Text(words)
        return Text.assemble(self._contract(view), " — ", words)

    def _read_call(self, text: str) -> Action:
        words = {PASS: "typed-pass", COINCHE: "typed-coinche", SURCOINCHE: "typed-surcoinche"}
        for action, message in words.items():
            if text in self.at.words(message):
                return action
        return read_typed_bid(text, self.at)

    def _call(self, action: Action) -> Text:
        return self._bid(action) if isinstance(action, Bid) else Text(self.at.say(f"say-{action.text}"))

    def _bid(self, bid: Bid) -> Text:
        number = self.at.say("word-capot") if bid.number is None else str(bid.number)
        return Text.assemble((number, "bold"), " ", self.at.strain(bid.strain))

    def _contract(self, view: CoincheView) -> Text:
        """The contract with the players who made and doubled it."""
        contract = view.contract
        assert contract is not None
        parts = Text.assemble(self._bid(contract.bid), f" {self.at.name(contract.seat)}")
        for word, factor in ((COINCHE, "×2"), (SURCOINCHE, "×4")):
            for seat, action in view.calls:
                if action == word:
                    parts.append_text(Text(f" · {factor} {self.at.name(seat)}", "bold yellow"))
        return parts

    def _points(self, combination: str, strain: Strain) -> int:
        kind, rest = combination.split(":", 1)
        return self.profile.carres(strain)[rest] if kind == "four" else RUN_POINTS[int(rest[-1])]

    def _heard(self, combination: str) -> Text:
        """A combination in words: *Four jacks*, *Tierce from K♥*."""
        kind, rest = combination.split(":", 1)
        if kind == "four":
            return Text(self.at.say("combination-carre", rank=rest))
        top, length = rest.split(":")
        return Text(self.at.say(f"combination-{_KINDS[length]}", card=card(top).text))

    def _declaration(self, action: Declare, strain: Strain) -> Text:
        if not action.combinations:
            return Text(self.at.say("declare-nothing"))
        parts = [Text.assemble(self._heard(text), f" ({self._points(text, strain)})") for text in action.combinations]
        return Text(" + ").join(parts)

    def _combination(self, shown: Shown) -> Text:
        return Text.assemble(self._heard(shown.text), ": ", self.at.cards(shown.cards), f" ({shown.points})")


def read_typed_bid(text: str, at: Viewpoint) -> Bid:
    """The bid that a person means, legal or not: ``90h``, ``100 s``, ``capot d``.

    Args:
        text: in small letters.
        at: the language.

    Raises:
        NotationError: it is none.
    """
    found = _BID.fullmatch(text)
    if found is None:
        raise NotationError("typed-no-bid", text=text[:20])
    number, strain = found["number"], read_typed_strain(found["strain"], at.lang)
    if number in at.words("typed-capot"):
        return Bid(None, cast(Strain, strain))
    if not number.isdigit() or len(number) > 4:
        raise NotationError("typed-no-bid", text=text[:20])
    return Bid(int(number), cast(Strain, strain))
