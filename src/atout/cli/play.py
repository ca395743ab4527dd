"""``atout play``: a match against the computer, in the terminal."""

from __future__ import annotations

import os
import random
import signal
from enum import StrEnum
from types import FrameType
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from atout import i18n
from atout.bots import DEFAULT_LEVEL, LEVELS
from atout.cli.group import INTERRUPTED
from atout.cli.moments import deal_at, need_moment
from atout.cli.options import BOTS_HELP, Lang, OptionalGameId, known_level
from atout.cli.terminal.letters import read_yes_or_no
from atout.cli.terminal.session import Session
from atout.cli.terminal.stage import Quit, choose_stage, read_line
from atout.cli.terminal.store import Saved, Setup, Store, data_folder
from atout.errors import NotationError, RecordError
from atout.games.game import Game
from atout.games.registry import GAMES
from atout.games.registry import game as game_of
from atout.games.solving import CannotSolve
from atout.records import Match
from atout.table.history import origin_of
from atout.table.state import begin_at, start_of


class Letters(StrEnum):
    """Which letters stand on the cards."""

    OWN = "own"
    LATIN = "latin"
    GERMAN = "german"


def play(
    game: OptionalGameId = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Your seat, counted from 0 in the order of play: 0, or with --from the seat that is to act.",
            min=0,
            max=3,
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same number gives the same cards again.", show_default=False)
    ] = None,
    lang: Lang = None,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"{BOTS_HELP}: {', '.join(LEVELS)}.", callback=known_level)
    ] = DEFAULT_LEVEL,
    letters: Annotated[
        Letters, typer.Option(help="Card letters: of the language, J Q K A, or U O K A as in Binokel’s home.")
    ] = Letters.OWN,
    resume: Annotated[
        bool | None,
        typer.Option("--resume/--new", help="Go on with the match you left, or begin a new one.", show_default=False),
    ] = None,
    pace: Annotated[float, typer.Option(help="Seconds to look at what the others do.", min=0, max=10)] = 0.8,
    start: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="RECORD:DEAL:ACTION", help="Play on from that moment of a record.", show_default=False
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines in place of the picture of the table.")] = False,
) -> None:
    """Play a whole match in the terminal; the computer takes the other seats.

    Name cards by their number or as you would write them: 10h, Th, ♥10. Type ? at any time for help, "why" and a card
    to hear why it may not be played. Every action is kept: leave with quit or Ctrl-C and go on another day.

    With --from one deal is played again from the moment before an action, with other moves; it is for practice, nothing
    of it is kept.

    Examples: atout play, atout play kozel --lang ru, atout play binokel --letters german, atout play coinche-bg --new,
    atout play --from match.jsonl:1:12
    """
    assert lang is not None, "the option's check chose a language"
    signal.signal(signal.SIGTERM, _terminate)
    seed = random.randrange(10**9) if seed is None else seed
    code = lang if letters is Letters.OWN else f"{lang}@{letters}"
    console = Console(highlight=False)
    stage = choose_stage(console, pace, plain=plain)
    try:
        if start is not None:
            if game is not None or resume is not None:
                raise typer.BadParameter("--from names a game and a match already.")
            saved = _from_record(start, seat, seed, bots)
            Session(saved.match, saved.setup, None, stage, code).practise()
            return
        chosen = _ask_game(console, lang) if game is None else game_of(game)
        store = Store(data_folder(os.environ), chosen)
        saved = _saved(console, store, Setup(seat or 0, seed, bots), resume, lang)
        _run(console, Session(saved.match, saved.setup, store, stage, code), store)
    except (Quit, KeyboardInterrupt) as left:
        raise typer.Exit(INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0) from None


def _from_record(text: str, seat: int | None, seed: int, bots: str) -> Saved:
    """A match that stands at a moment of a record; the person takes the seat to act unless another one is named."""
    deal = deal_at(need_moment(text))
    if deal.actor is None:
        raise CannotSolve("solve-deal-over")
    own = deal.actor if seat is None else seat
    if own >= deal.game.players:
        raise typer.BadParameter(f"{deal.game.id} has the seats 0 to {deal.game.players - 1}.")
    origin = origin_of(deal, len(deal.history))
    match = Match(deal.game, origin.dealer, start_of(origin))
    begin_at(match, origin)
    return Saved(match, Setup(own, seed, bots))


def _run(console: Console, session: Session, store: Store) -> None:
    """Plays, tells where the record lies, and a person who leaves that nothing is lost."""
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        console.print()
        if store.current.exists():
            console.print(session.at.say("record-in", path=str(store.current)), soft_wrap=True)
        console.print(session.at.say("kept"))
        raise
    console.print(session.at.say("record-in", path=str(store.done)), soft_wrap=True)


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _saved(console: Console, store: Store, setup: Setup, resume: bool | None, lang: str) -> Saved:
    """The match to play: the unfinished one, or a new one with this setup."""
    saved = _ask_resume(console, store, resume, lang)
    if saved is not None:
        return saved
    game = store.game
    if setup.seat >= game.players:
        raise typer.BadParameter(f"{game.id} has the seats 0 to {game.players - 1}.")
    first_dealer = random.Random(f"{setup.seed} first dealer").randrange(game.players)
    return Saved(Match(game, first_dealer), setup)


def _ask_game(console: Console, lang: str) -> Game:
    """Lists the games and asks for one, by number or id."""
    listed = list(GAMES.values())
    console.print(Text(i18n.text(lang, "which-game"), "bold"))
    for number, game in enumerate(listed, 1):
        players = i18n.text(lang, "players", count=game.players)
        target = i18n.text(lang, f"target-{game.family}", points=game.target)
        name = i18n.text(lang, f"game-{game.id}")
        console.print(Text.assemble((f" {number} ", "bold cyan"), f"{name:36}", (f"{players}, {target}", "dim")))
    while True:
        typed = read_line()
        if typed in GAMES:
            return GAMES[typed]
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(listed):
            return listed[int(typed) - 1]
        if typed.lower() in {"q", "quit"}:
            raise Quit
        console.print(i18n.text(lang, "which-number", most=len(listed)))


def _ask_yes_or_no(console: Console, lang: str) -> bool:
    """Waits for yes or no; nothing at all is yes."""
    while typed := read_line().strip():
        try:
            return read_yes_or_no(typed, lang)
        except NotationError as error:
            console.print(error.sentence(lang), markup=False)
    return True


def _ask_resume(console: Console, store: Store, resume: bool | None, lang: str) -> Saved | None:
    """The match to go on with, if there is one and it is wanted; one that is not wanted is put away."""
    try:
        saved = store.load()
    except RecordError as error:
        aside = store.set_broken_aside()
        console.print(error.sentence(lang), i18n.text(lang, "saved-aside", path=str(aside)), soft_wrap=True)
        return None
    if saved is None:
        return None
    if resume is None and saved.match.winner is None:
        totals = " : ".join(str(total) for total in saved.match.standing.totals)
        deals = len(saved.match.deals)
        console.print(i18n.text(lang, "ask-resume", number=deals, totals=totals), soft_wrap=True)
        resume = _ask_yes_or_no(console, lang)
    if resume is False:
        store.put_away(saved.match, saved.setup)
        return None
    return saved
