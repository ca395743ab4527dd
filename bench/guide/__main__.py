"""``python -m bench.guide``: every number of the guide, into ``guide/numbers.json``; the same ones each time."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from atout.games.coinche.game import PROFILES
from bench.guide import binokel, coinche, exact, kozel
from bench.guide.found import Numbers

FILE = Path(__file__).parents[2] / "guide" / "numbers.json"


def main() -> None:
    """Makes the file."""
    found: dict[str, Numbers] = {}
    for game in PROFILES:
        found[game.id] = {**exact.coinche(), **coinche.simulated(game, deals=1500, hands=250, dealt=20_000)}
    found["binokel"] = {**exact.binokel(), **binokel.simulated(deals=1500, hands=2500)}
    found["kozel"] = {**exact.kozel(), **kozel.simulated(deals=3000)}
    plain = {game: {name: asdict(number) for name, number in sorted(some.items())} for game, some in found.items()}
    FILE.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
