"""The two ways to show a match: the picture and plain lines."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

from atout.cli.terminal import stage
from atout.cli.terminal.faces import face_of
from atout.cli.terminal.stage import Quit, Screen, Scroll, choose_stage
from atout.cli.terminal.viewpoint import Viewpoint
from atout.games.registry import game

KOZEL = Viewpoint(game("kozel"), 1, "en")


def terminal(height: int = 24, width: int = 80) -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=width, height=height, legacy_windows=False)


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines that will be typed; an empty line when there are no more."""
    lines: list[str] = []
    monkeypatch.setattr(stage, "read_line", lambda: lines.pop(0) if lines else "")
    return lines


@pytest.mark.parametrize(("height", "plain", "kind"), [(24, False, Screen), (23, False, Scroll), (24, True, Scroll)])
def test_the_picture_needs_a_terminal_that_it_fits(
    monkeypatch: pytest.MonkeyPatch, height: int, plain: bool, kind: type
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert isinstance(choose_stage(terminal(height), 0, plain=plain), kind)


def test_a_pipe_gets_plain_lines() -> None:
    assert isinstance(choose_stage(Console(file=io.StringIO()), 0, plain=False), Scroll)


def test_a_long_text_is_shown_page_by_page(typed: list[str]) -> None:
    console = terminal()
    Screen(console, 0).page([Text(f"line {number}") for number in range(50)], KOZEL)
    assert written(console).count("Enter goes on") == 3
    assert [number for number in range(50) if f"line {number}\n" not in written(console)] == []


def test_one_may_leave_from_a_page(typed: list[str]) -> None:
    typed.append("quit")
    with pytest.raises(Quit):
        Screen(terminal(), 0).page([Text("a score sheet")], KOZEL)


def test_the_picture_is_drawn_with_the_question_below_it(typed: list[str]) -> None:
    typed.append("1")
    console, face = terminal(), face_of(KOZEL)
    deal = KOZEL.game.deal(KOZEL.game.shuffle(random.Random(1), 0), 0)
    assert Screen(console, 0).ask(face, deal.view(1), [], deal=1) == "1"
    lines = written(console).splitlines()
    assert len(lines) == 22
    assert "You lead: one to four cards of one suit." in lines[-1]


def test_plain_lines_have_no_colours_or_clearing_in_a_pipe(typed: list[str]) -> None:
    console, face = Console(file=io.StringIO()), face_of(KOZEL)
    deal = KOZEL.game.deal(KOZEL.game.shuffle(random.Random(1), 0), 0)
    Scroll(console, 0).ask(face, deal.view(1), [], deal=1)
    assert "\x1b" not in written(console)
    assert "Your hand: 1:" in written(console)
