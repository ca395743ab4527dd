"""A scripted person: sees what is on the page, and clicks with the mouse what can be clicked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
SETTINGS = {"animation": False, "trickMs": 600, "sounds": False}
PACE = {"level": "thumb", "pace_ms": 0, "clock_s": None}
WAIT_MS = 15_000
"""How long something may take to appear."""
MOST_KEYS = 200
"""How often in a row something can be passed over with a key."""
PATIENCE_MS = 150
"""How long somebody looks before the others are given their turn."""


def settle(context: Any, lang: str) -> None:
    """What the visitor has chosen before: his language, no movement, computers that do not wait."""
    stored = {"atout.lang": lang, "atout.settings": json.dumps(SETTINGS), "atout.pace": json.dumps(PACE)}
    lines = [f"localStorage.getItem({json.dumps(key)}) ?? localStorage.setItem({json.dumps(key)}, {json.dumps(value)})"
             for key, value in stored.items()]  # fmt: skip
    context.add_init_script(";".join([*lines, LOOK]))


@contextmanager
def visiting(browser: Any, url: str, lang: str = "en", **options: Any) -> Iterator[Person]:
    """A visitor with a browser window of his own.

    Args:
        url: the site's.
        options: of the window: ``viewport``, ``accept_downloads`` and the like.
    """
    context = browser.new_context(base_url=url, locale=lang, reduced_motion="reduce", **options)
    settle(context, lang)
    yield Person(context.new_page())
    context.close()


class Person:
    """One visitor and his window.

    Attributes:
        page: the window.
        faults: what the page complained about: errors in the console, requests that went to other sites.
        done: what was clicked, by kind.
    """

    def __init__(self, page: Any) -> None:
        self.page = page
        self.faults: list[str] = []
        self.done: Counter[str] = Counter()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._listen)
        page.on("request", self._watch)

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def play_now(self, game: str) -> str:
        """From the start page to a table against computers; the table's id."""
        self.go()
        self.page.locator(f"article:has(a[href='/rules/{game}']) .go").click()
        self.page.wait_for_url("**/table/*")
        return str(self.page.url).rpartition("/")[2]

    def play_until(self, goal: str, most: int = 3000) -> None:
        """Plays on by clicking until the goal (a CSS selector) is on the page.

        Args:
            most: after so many clicks something is wrong.
        """
        keys = 0
        for _ in range(most):
            seen = self.step(goal, WAIT_MS)
            if seen["kind"] == "goal":
                return
            keys = keys + 1 if seen["kind"] == "key" else 0
            if seen["kind"] == "nothing" or keys == MOST_KEYS:
                raise AssertionError(f"nothing to do and no {goal}: {self.page.inner_text('body')[:600]}")
        raise AssertionError(f"{most} clicks and no {goal}: {dict(self.done)}")

    def play_a_while(self, goal: str) -> None:
        """Plays on until the goal is there, or the others are awaited."""
        while self.step(goal, PATIENCE_MS)["kind"] == "click":
            pass

    def go_on(self) -> None:
        """Passes over what is held for people to see; where a deal is over it stays over."""
        self.page.evaluate("window.goOn()")

    def step(self, goal: str, patience_ms: int) -> Any:
        """Clicks what is next, or presses a key; what was seen: ``goal``, ``click``, ``key`` or ``nothing``."""
        seen = self.page.evaluate("([goal, patience]) => window.look(goal, patience)", [goal, patience_ms])
        if seen["kind"] == "key":
            self.go_on()
        elif seen["kind"] == "click":
            self.page.mouse.click(seen["x"], seen["y"])
        if seen["kind"] in ("key", "click"):
            self.done[seen["what"]] += 1
        return seen

    def api(self, path: str) -> Any:
        """What the server tells this visitor."""
        answer = self.page.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def _listen(self, message: Any) -> None:
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def _watch(self, request: Any) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.faults.append(f"request to {request.url}")
