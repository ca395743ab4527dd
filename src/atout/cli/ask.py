"""``atout ask``: the arbiter. What may be played to a trick, and why the other cards may not."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from atout.asking import (
    Answer,
    CannotAsk,
    GroupQuestion,
    TrickQuestion,
    answer_data,
    ask_everywhere,
    asked_deal,
    asked_groups,
    asked_trick,
    everywhere_data,
    may_do,
    question_of,
    verdict_data,
)  # fmt: skip
from atout.cards import Card
from atout.cli.arbiter import show_answer, show_everywhere, show_verdict
from atout.cli.moments import deal_at, need_moment
from atout.cli.options import GameId, Lang
from atout.cli.terminal.letters import read_typed_card, read_typed_strain, read_typed_suit
from atout.cli.terminal.viewpoint import Viewpoint
from atout.games.binokel.game import Binokel
from atout.games.binokel.spec import DURCH
from atout.games.game import Deal, Game
from atout.games.kozel.game import Kozel
from atout.games.registry import game as game_of

Question = TrickQuestion | GroupQuestion
_FACE_DOWN: Final = ("-", "–", "?", "")
"""What may be typed for a group that lies face down."""


def ask(
    game: GameId,
    moment: Annotated[
        str | None,
        typer.Argument(metavar="[RECORD:DEAL:ACTION]", help="The moment before that action.", show_default=False),
    ] = None,
    trump: Annotated[
        str | None,
        typer.Option(help="What is trump: a suit, where they are played n or a, durch.", show_default=False),
    ] = None,
    table: Annotated[
        str, typer.Option(help="The cards that lie, the leader’s first; Kozel: groups parted by commas, - face down.")
    ] = "",
    hand: Annotated[str, typer.Option(help="The cards of the player who is asked about.")] = "",
    leader: Annotated[int, typer.Option(help="The seat that led, from 0.", min=0, max=3)] = 0,
    may: Annotated[
        str | None, typer.Option(help="Only whether this may be done at the moment of a record.", show_default=False)
    ] = None,
    everywhere: Annotated[bool, typer.Option("--all", help="Ask every game that knows the question.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Ask the arbiter: what may be played, and why may every other card not?

    Set up a trick: what is trump, the cards that lie in the order in which they were played, the hand. Who is asked,
    and whether the partner is winning, follows from their number. Or point into a record: RECORD:DEAL:ACTION is the
    moment before that action of the first match in the file, both numbered from 1.

    Examples: atout ask coinche-bg --trump h --table "Kd Jh" --hand "9h 7h 8s" --all,
    atout ask kozel --trump h --table "8h Jh, -" --hand "7h Qh 6s Ac", atout ask coinche-ffb match.jsonl:1:12
    """
    assert lang is not None, "the option's check chose a language"
    asked = game_of(game)
    subject: Deal | Question
    if moment is None:
        if trump is None or not hand or may is not None:
            raise typer.BadParameter("name --trump and --hand (and --table), or RECORD:DEAL:ACTION.")
        subject = _set_up(Viewpoint(asked, leader, lang), trump, table, hand)
    else:
        if trump is not None or table or hand:
            raise typer.BadParameter("a record or a trick that is set up, one of the two.")
        subject = deal_at(need_moment(moment), asked)
    console = Console(highlight=False)
    if may is not None and isinstance(subject, Deal):
        verdict = may_do(subject, asked.action(may))
        data = {"game": game, "seat": subject.actor, **verdict_data(verdict, lang)}
        _tell(data) if as_json else show_verdict(console, verdict, lang)
    elif everywhere:
        question = question_of(subject) if isinstance(subject, Deal) else subject
        if isinstance(question, GroupQuestion):
            raise CannotAsk("ask-groups-here", rule="Z2.1")
        asked_trick(asked, question)  # what the game itself cannot be asked is said before the others are
        found = ask_everywhere(question)
        _tell(everywhere_data(found, lang)) if as_json else show_everywhere(console, found, question, lang)
    else:
        answer = _answer(asked, subject)
        _tell(answer_data(answer, lang)) if as_json else show_answer(console, answer, lang)


def _answer(game: Game, subject: Deal | Question) -> Answer:
    match subject:
        case GroupQuestion():
            return asked_groups(subject)
        case TrickQuestion():
            return asked_trick(game, subject)
        case _:
            return asked_deal(subject)


def _set_up(at: Viewpoint, trump: str, table: str, hand: str) -> Question:
    """The question that was typed, its cards in the letters of the language; a contract stands for its strain."""
    game, leader = at.game, at.seat
    named = trump.rsplit(maxsplit=1)[-1] if trump.split() else ""
    held = _cards(hand, at.lang)
    if isinstance(game, Kozel):
        typed = table.strip(", ")
        groups = [None if part.strip() in _FACE_DOWN else _cards(part, at.lang) for part in typed.split(",")]
        return GroupQuestion(read_typed_suit(named, at.lang), tuple(groups) if typed else (), held, leader)
    if isinstance(game, Binokel) and named.lower() in at.words("typed-durch"):
        return TrickQuestion(DURCH.name, _cards(table, at.lang), held, leader)
    return TrickQuestion(read_typed_strain(named, at.lang), _cards(table, at.lang), held, leader)


def _cards(text: str, lang: str) -> tuple[Card, ...]:
    return tuple([read_typed_card(part, lang) for part in text.replace(",", " ").split()])


def _tell(data: dict[str, Any]) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
