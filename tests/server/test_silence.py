"""Non-interference over the wire (C6): what is hidden from a seat changes nothing in what it is sent.

The same table is served twice. Seat 0, its cards and all that it may see are the same; the other hands are not, so that
another seat is asked something the first time and nobody the second time. Seat 0 must be sent the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from atout.games.registry import GAMES
from atout.server.sessions import Signer
from atout.server.settings import Settings
from atout.server.store import Store
from atout.table import encode, events
from tests.server.program import Program
from tests.server.serving import Server

Script = list[tuple[int, str]]
"""What the seats do; with an empty action a seat only looks whether it is asked something, and says nothing to it."""

# Seat 0 leads, clubs are trumps. Seat 3 takes the first trick; everybody draws, from seat 3 on. The first time seat 1
# draws the ace of hearts, has a moskva with Tc Ad As, and is asked for it; the second time the nine of hearts.
KOZEL_HANDS = ("6c Ac Td Th", "7c Ad Tc As", "8c 6d 7d 8d", "9c 8h Jh Qs")
KOZEL_DRAWN = ("Ks 9d Ah 7s", "Ks 9d 9h 7s")
KOZEL: Script = [
    (0, "lead 6c"),
    (1, "hide 7c"),
    (2, "hide 8c"),
    (3, "beat 9c"),
    (1, ""),
    (3, "lead Qs"),
    (0, "hide 9d"),
]

# Seat 0 bids, everybody passes, seat 0 leads. The first time seat 1 holds the run 7c 8c 9c and is asked to declare it;
# the second time seat 3 has its nine, for the queen of clubs.
COINCHE_HANDS = (
    ("7h 8h Jh Ah 7d 9d Qd As", "7c 8c 9c 9h 8d Kd 7s Ts", "Tc Kc Qh Jd Ad 8s 9s Ks", "Jc Qc Ac Kh Th Td Js Qs"),
    ("7h 8h Jh Ah 7d 9d Qd As", "7c 8c Qc 9h 8d Kd 7s Ts", "Tc Kc Qh Jd Ad 8s 9s Ks", "Jc 9c Ac Kh Th Td Js Qs"),
)
COINCHE: Script = [(0, "80 h"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "Jh"), (1, "9h"), (2, "Qh")]


def rest(hands: tuple[str, ...], drawn: str) -> str:
    """The stock of Kozel: what is drawn, the others, the king of clubs as the turn-up."""
    known = {*" ".join(hands).split(), *drawn.split(), "Kc", "9h", "Ah"}
    others = [each.text for each in GAMES["kozel"].deck if each.text not in known]
    left = [each for each in ("9h", "Ah") if each not in drawn]
    return " ".join([*drawn.split(), *others, *left, "Kc"])


def sown(data: Path, game: str, origin: events.Origin) -> list[str]:
    """Stores a table of four people at which the deal has just been dealt; the cookies of the four."""
    settings = Settings(data)
    settings.prepare()
    log: list[events.Event] = [
        events.Opened(0, "thetable", game, "link", events.Settings(clock_s=None, window_ms=300), origin=origin),
        *(events.SeatTaken(0, seat, f"person{seat}", f"Person {seat}") for seat in range(4)),
        events.Started(0, origin.dealer),
        events.Dealt(0),
    ]

    async def store() -> None:
        database = Store(settings.database, lambda _: None)
        await database.append("thetable", 1, [encode(event) for event in log])
        await database.close()

    asyncio.run(store())
    signer = Signer(settings.secret_key())
    return [signer.sign("guest", f"person{seat}") for seat in range(4)]


def sent(data: Path, game: str, origin: events.Origin, script: Script) -> tuple[str, list[int]]:
    """All that seat 0 is sent while the script is played, without the times of the clock, and who was asked besides."""
    cookies = sown(data, game, origin)
    asked = []
    with Server(data) as server:
        people = [Program(server.url, Cookie=f"atout={cookie}") for cookie in cookies]
        observer = people[0].updates("thetable")
        taken = [next(observer)]
        for seat, action in script:
            update = next(people[seat].updates("thetable"))
            silence = next((each for each in update["view"]["legal"] if each in ("silent", "declare none")), None)
            if silence is not None:
                asked.append(seat)
                assert people[seat].command("thetable", update["number"], "act", action=silence).status_code == 200
            if not action:
                continue
            update = next(each for each in people[seat].updates("thetable") if action in each["view"]["legal"])
            assert people[seat].command("thetable", update["number"], "act", action=action).status_code == 200
            while (taken[-1]["happened"] or {}).get("seat") != seat or not _is_public(taken[-1]["happened"], action):
                taken.append(next(observer))
        for person in people:
            person.http.close()
    text = "\n".join(json.dumps(update) for update in taken)
    return re.sub(r'"(window|deadline)": \d+', r'"\1": 0', text), asked


def _is_public(happened: dict[str, Any], action: str) -> bool:
    """Whether this is the action, perhaps without its cards."""
    word, *_ = action.split()
    return happened["kind"] == "action" and str(happened["action"]).startswith(word)


@pytest.mark.parametrize("game", ["kozel", "coinche-ffb"])
def test_a_question_to_another_seat_leaves_no_trace_in_what_a_seat_is_sent(tmp_path: Path, game: str) -> None:
    streams, asked = [], []
    for time in (0, 1):
        if game == "kozel":
            origin = events.Origin(3, KOZEL_HANDS, rest(KOZEL_HANDS, KOZEL_DRAWN[time]))
        else:
            origin = events.Origin(3, COINCHE_HANDS[time])
        script = KOZEL if game == "kozel" else COINCHE
        data = tmp_path / str(time)
        text, who = sent(data, game, origin, script)
        streams.append(text)
        asked.append(who)
    assert asked == [[1], []]
    assert streams[0] == streams[1]
