"""``atout keep``: the score of a real table."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from atout.cli.group import INTERRUPTED
from atout.cli.keeping.columns import Columns
from atout.cli.keeping.file import SheetFile, read_sheet
from atout.cli.keeping.keeper import Keeper
from atout.cli.keeping.paper import running
from atout.cli.options import GameId, Lang
from atout.cli.terminal.stage import Quit, read_line
from atout.cli.terminal.store import data_folder
from atout.errors import AtoutError
from atout.keeping import Sheet, SheetError, new_sheet, sheet_csv, sheet_data


def keep(
    game: GameId,
    file: Annotated[
        Path | None,
        typer.Option(help="Where every entry is stored; without it a file of this game.", show_default=False),
    ] = None,
    target: Annotated[
        int | None, typer.Option(help="The total that ends the match, if it is not the game’s.", show_default=False)
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(help="The players in the order of play: “Ann, Bob, Cid, Dan”.", show_default=False),
    ] = None,
    dealer: Annotated[
        str | None, typer.Option(help="Who deals first, by name or by number from 1.", show_default=False)
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin another match in the file.")] = False,
    show: Annotated[bool, typer.Option("--print", help="Print the sheet as plain text and do nothing else.")] = False,
    export: Annotated[
        Path | None,
        typer.Option(help="Write the sheet to a .csv or .json file and do nothing else.", show_default=False),
    ] = None,
    lang: Lang = None,
) -> None:
    """Keep the score of a real table: enter what happened, deal by deal, and get the score with every number explained.

    Every entry is stored at once: leave at any time, the same command goes on where it was. Type ? for help; undo takes
    the last deal back. An entry that cannot be is refused with the reason, and its answers are offered again. Several
    answers can be typed on one line, parted by semicolons, or a deal as JSON, as atout score takes it.

    Examples: atout keep coinche-ffb --names "Ann, Bob, Cid, Dan", atout keep kozel --file club.jsonl --lang ru,
    atout keep kozel --file club.jsonl --print
    """
    assert lang is not None, "the option's check chose a language"
    path = _default(game) if file is None else file
    if show or export is not None:
        sheet = _of_game(read_sheet(path), game, path)
        if export is not None:
            _export(sheet, export)
        if show:
            _print(sheet, lang)
        return
    signal.signal(signal.SIGTERM, _terminate)
    console = Console(highlight=False, markup=False, emoji=False)
    try:
        with SheetFile(path) as store:
            sheet = _begun(console, store, path, game, names, target, dealer, lang, new=new)
            _keep(console, Keeper(console, store, sheet, lang))
    except (Quit, KeyboardInterrupt) as left:
        raise typer.Exit(INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0) from None


def _keep(console: Console, keeper: Keeper) -> None:
    """Keeps score, and tells a person who leaves that nothing is lost."""
    try:
        keeper.run()
    except (Quit, KeyboardInterrupt):
        console.print()
        console.print(Text(keeper.at.say("kept")))
        raise


def _begun(
    console: Console, store: SheetFile, path: Path, game: str, names: str | None, target: int | None,
    dealer: str | None, lang: str, *, new: bool,
) -> Sheet:  # fmt: skip
    """The sheet to go on with, or one that begins now and is in the file."""
    current = _of_game(store.sheets[-1], game, path) if store.sheets else None
    given = None if names is None else tuple([name.strip() for name in names.split(",")])
    if current is not None and not new:
        asked = new_sheet(game, given or current.names, current.first_dealer, target or current.game.target)
        first = current.first_dealer if dealer is None else Columns.of(current, lang).read_player(dealer)
        if (asked.names, asked.game, first) != (current.names, current.game, current.first_dealer):
            raise SheetError("sheet-goes-on-as", path=str(path))
        return current
    if given is None and current is not None:
        given = current.names
    sheet = new_sheet(game, given, 0, target)
    at = Columns.of(sheet, lang)
    sheet = replace(sheet, first_dealer=_ask_dealer(console, at) if dealer is None else at.read_player(dealer))
    store.begin(sheet)
    return sheet


def _ask_dealer(console: Console, at: Columns) -> int:
    """Who deals first (C2)."""
    while True:
        console.print(Text(at.say("keep-first-dealer", players=at.listed_players)), soft_wrap=True)
        try:
            return at.read_player(read_line())
        except AtoutError as error:
            console.print(Text(error.sentence(at.lang), "yellow"), soft_wrap=True)


def _of_game(sheet: Sheet, game: str, path: Path) -> Sheet:
    if sheet.game.id != game:
        raise SheetError("sheet-other-game", path=str(path), game=sheet.game.id)
    return sheet


def _default(game: str) -> Path:
    """The file of a game in the data folder."""
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"sheet-{game}.jsonl"


def _print(sheet: Sheet, lang: str) -> None:
    console = Console(color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as printed:
        for line in running(Columns.of(sheet, lang), sheet):
            console.print(line, soft_wrap=isinstance(line, Text))
    for row in printed.get().splitlines():
        typer.echo(row.rstrip())


def _export(sheet: Sheet, path: Path) -> None:
    written = {".csv": sheet_csv, ".json": _json}.get(path.suffix.lower())
    if written is None:
        raise typer.BadParameter("the name of an export ends in .csv or .json.")
    path.write_text(written(sheet), encoding="utf-8")


def _json(sheet: Sheet) -> str:
    return json.dumps(sheet_data(sheet), ensure_ascii=False, indent=1) + "\n"


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
