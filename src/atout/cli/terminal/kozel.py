"""Kozel in the terminal: groups on the table, stock and turn-up, claims to the lead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from atout.cards import Card
from atout.cli.terminal.face import Face, Laid, Table
from atout.cli.terminal.letters import pick_cards
from atout.cli.terminal.viewpoint import Choice
from atout.errors import NotationError
from atout.games.actions import Action, OnCards, Word
from atout.games.game import Result
from atout.games.kozel.claims import MOLODKA, MOSKVA, SILENT
from atout.games.kozel.spec import SHOKHA
from atout.games.kozel.view import KozelView, SeenGroup, SeenTrick
from atout.games.view import View
from atout.play.group import group_order


class KozelFace(Face[KozelView]):
    """Kozel with the shokha."""

    def spoken(self, view: KozelView, seat: int) -> list[Text]:
        lines = [Text(self.at.say("cards-held", count=view.hand_sizes[seat]), "dim")]
        fresh = [shown for shown in view.shown if shown.seat == seat and shown.trick == len(view.tricks)]
        lines += [
            Text.assemble((self.at.say(f"say-{shown.claim}"), "bold yellow"), " ", self.at.cards(shown.cards))
            for shown in fresh
        ]
        return lines

    def table(self, view: KozelView) -> Table:
        over = view.trick is None or not view.trick.groups
        trick = view.tricks[-1] if over and view.tricks else view.trick
        if trick is None:
            return Table((), over=False)
        laid = [Laid(group.seat, group.cards, group.size, group.seat == trick.winner) for group in trick.groups]
        return Table(tuple(laid), over and bool(view.tricks))

    def corner(self, view: KozelView) -> list[Text]:
        at = self.at
        if view.stock:
            return [
                Text(at.say("stock", count=view.stock)),
                Text.assemble(at.say("turn-up"), " ", at.card(view.turn_up)),
            ]
        lines = [Text(at.say("stock", count=0))]
        if view.turn_up_drawn_by is not None:
            lines.append(Text.assemble(at.card(view.turn_up), f" → {at.name(view.turn_up_drawn_by)}", style="dim"))
        return lines

    def chip(self, view: KozelView) -> Text:
        return self.at.strain(view.trump)

    def facts(self, view: KozelView) -> list[Text]:
        at = self.at
        taken = [f"{at.side_name(side)}: {at.say('tricks', count=view.wins[side])}" for side in at.sides]
        lines = [Text.assemble(at.say("trumps"), " ", at.strain(view.trump), "   ", " · ".join(taken))]
        if view.trick is not None and view.trick.groups:
            best = next(group for group in view.trick.groups if group.seat == view.trick.winner)
            lines.append(Text.assemble(at.say("wins-now"), ": ", at.said(best.seat, at.cards(best.cards))))
        return lines

    def question(self, view: KozelView) -> Text:
        choices = self.choices(view)
        if choices:
            return Text.assemble(self.at.say("ask-claim"), "  ", self._listed(choices))
        if view.trick is None or not view.trick.groups:
            return self.at.noted("ask-lead")
        return self.at.noted("ask-reply", count=view.trick.groups[0].size)

    def choices(self, view: KozelView) -> Sequence[Choice]:
        words = [action for action in view.legal if isinstance(action, Word)]
        return [Choice(word, Text(self.at.say(f"say-{word.word}"))) for word in words]

    def playable(self, view: View) -> frozenset[Card] | None:
        some = [card for action in view.legal if isinstance(action, OnCards) for card in action.cards]
        return frozenset(some) if some else None

    def _read(self, view: KozelView, typed: str) -> Action:
        asked = self._asked(view, typed)
        if asked is not None:
            return asked
        word, group = self._group(view, typed)
        if view.trick is None or not view.trick.groups:
            return OnCards("lead", group)
        if word is None:
            word = "beat" if OnCards("beat", group) in view.legal else "hide"
        return OnCards(word, group)

    def meant(self, view: KozelView, typed: str) -> Action:
        """Of cards in reply to a lead it is asked why they do not take over."""
        asked = self._asked(view, typed)
        if asked is not None:
            return asked
        word, group = self._group(view, typed)
        leads = view.trick is None or not view.trick.groups
        return OnCards("lead" if leads else word or "beat", group)

    def news(self, before: KozelView, after: KozelView) -> list[Text]:
        at = self.at
        lines = [
            at.said(shown.seat, Text.assemble(f"{at.say(f'say-{shown.claim}')}! ", at.cards(shown.cards)))
            for shown in after.shown[len(before.shown) :]
        ]
        finished = len(after.tricks) > len(before.tricks)
        trick = after.tricks[-1] if finished else after.trick
        if trick is None:
            return lines
        lay = len(before.trick.groups) if before.trick is not None else 0
        lines += [at.said(group.seat, self._laid(group, trick)) for group in trick.groups[lay:]]
        if finished and trick.winner is not None:
            lines.append(self._taken(trick, len(after.tricks)))
            if before.stock and not after.stock and after.turn_up_drawn_by is not None:
                drawn = at.say("news-turn-up")
                lines.append(at.said(after.turn_up_drawn_by, Text.assemble(f"{drawn} ", at.card(after.turn_up))))
        return lines

    def last_trick(self, view: KozelView) -> list[Text]:
        if not view.tricks:
            return []
        trick = view.tricks[-1]
        laid = [self.at.said(group.seat, self._laid(group, trick)) for group in trick.groups]
        return [Text("   ").join(laid), self._taken(trick, len(view.tricks))]

    def shown(self, view: KozelView) -> list[Text]:
        return [
            self.at.said(each.seat, Text.assemble(f"{self.at.say(f'say-{each.claim}')} ", self.at.cards(each.cards)))
            for each in view.shown
        ]

    def ended(self, result: Result, view: KozelView) -> Text:
        del view  # penalties say it all
        if result.outcome == "drawn":
            return self.at.noted("outcome-drawn")
        own = self.at.game.sides[self.at.seat]
        return self.at.noted("kozel-deal-lost" if result.score[own] else "kozel-deal-won")

    def _asked(self, view: KozelView, typed: str) -> Action | None:
        """The answer to a question of moskva or molodka, or a claim that is typed without one."""
        text, choices = typed.strip().lower(), self.choices(view)
        for claim in (MOSKVA, MOLODKA, SILENT):
            if text in self.at.words(f"typed-{claim.word}"):
                return claim
        if not choices:
            return None
        chosen = self._chosen(choices, text)
        if chosen is None:
            raise NotationError("typed-choice", text=typed.strip()[:20], most=len(choices))
        return chosen

    def _group(self, view: KozelView, typed: str) -> tuple[str | None, tuple[Card, ...]]:
        """The cards that a person names, and whether he said what he does with them."""
        first, _, rest = typed.strip().partition(" ")
        word = next(
            (word for word in ("lead", "beat", "hide") if first.lower() in self.at.words(f"typed-{word}")), None
        )
        picked = pick_cards(typed if word is None else rest, self.hand(view), self.at.lang)
        if not picked:
            raise NotationError("typed-no-cards")
        if len(set(picked)) < len(picked):
            raise NotationError("typed-card-twice")
        return word, group_order(picked, SHOKHA)

    def _laid(self, group: SeenGroup, trick: SeenTrick) -> Text:
        at = self.at
        if group.openly:
            return at.cards(group.cards) if group.seat == trick.leader else self._over(group)
        down = at.say("face-down", count=group.size)
        return Text.assemble(down, Text.assemble(" (", at.cards(group.cards), ")") if group.cards else "", style="dim")

    def _over(self, group: SeenGroup) -> Text:
        return Text.assemble(self.at.cards(group.cards), (f" — {self.at.say('takes-over')}", "bold"))

    def _taken(self, trick: SeenTrick, number: int) -> Text:
        assert trick.winner is not None
        return Text.assemble(self.at.say("news-trick", number=number), ": ", (self.at.name(trick.winner), "bold"))
