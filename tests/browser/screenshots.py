"""``make screenshots``: the main screens, on a phone and on a desk, as a person sees them."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.browser import ARGUMENTS, SIZES, chromium
from tests.browser.person import Person, visiting
from tests.server.serving import Server

CARD = ".hand.asking button.playable"
OVER = ".scored"


def main(folder: Path, langs: list[str]) -> None:
    """Takes all pictures, into one folder for each language."""
    path = chromium()
    if path is None:
        sys.exit("Chromium is not installed: make .venv/.chromium installs it where apt-get may")
    folder.mkdir(parents=True, exist_ok=True)
    with Server(folder / "data") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for lang in langs:
            for size, options in SIZES.items():
                with visiting(browser, server.url, lang, **options) as person:
                    take(person, folder / lang, size)
    print(f"The screenshots are in {folder}")


def take(person: Person, folder: Path, size: str) -> None:
    """All screens of one language and size."""

    def shot(name: str) -> None:
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"{name}-{size}.png")

    def show(path: str, ready: str, name: str) -> None:
        person.go(path)
        person.page.locator(ready).first.wait_for()
        shot(name)

    show("/", "article", "start")
    show("/lobby", "main p", "lobby")
    show("/about", "main ol", "about")
    show("/account", "form", "account")
    show("/me", "progress", "me")
    show("/leaderboard", "main .soft", "leaderboard")
    show("/shop", ".item", "shop")
    show("/statistics", "main select", "statistics")
    show("/settings", "dialog", "settings")
    show("/rules/coinche-1001", "[data-part]", "rules")
    show("/rules/kozel#Z2.4", "[data-part='Z2.4']", "rules-at-a-rule")
    for game, goals in SCREENS.items():
        table = person.play_now(game)
        for name, goal in goals.items():
            person.play_until(goal)
            shot(f"{game}-{name}")
        person.play_until(OVER)
        shot(f"{game}-result")
        show(f"/replay/{table}/1?at=12", ".board", f"{game}-replay")


SCREENS: dict[str, dict[str, str]] = {
    "coinche-1001": {"auction": ".grid button:not(:disabled)", "play": CARD},
    "coinche-ffb": {"auction": ".grid button:not(:disabled)", "play": CARD},
    "coinche-bg": {"play": CARD},
    "binokel": {"auction": ".tray .go", "play": CARD},
    "kozel": {"play": CARD},
}
"""By game, what is waited for before each picture."""


def _arguments(given: list[str]) -> tuple[Path, list[str]]:
    return Path(given[0]).resolve(), given[1:] or ["en", "ru"]


if __name__ == "__main__":
    main(*_arguments(sys.argv[1:]))
