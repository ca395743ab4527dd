"""Many deals at once: the same values as one by one, whatever the number of threads; stopping; what is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import ONLINE
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver
from atout.play.solve_many import NO_VALUE, Case, solve_many
from tests.play.declared import ALONE, PAIRS

COINCHE = [
    Case(rules(ONLINE.modes[strain], ONLINE.duties[strain], PAIRS), Question(side, last_trick=10, all_tricks=240))
    for strain in ("h", "n", "a")
    for side in ((0, 2), (1, 3))
]
BINOKEL = [
    Case(rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2), Question((seat,), last_trick=10))
    for seat in range(3)
]


def some_deals(cases: list[Case], count: int, size: int) -> tuple[Any, Any]:
    """Random hands of ``size`` cards: holders and contracts."""
    rng = np.random.default_rng(size)
    seats, deck = len(cases[0].rules.partner), len(cases[0].rules.labels.by_bit)
    holders = np.repeat(np.arange(-1, seats), [deck - seats * size] + [size] * seats)
    deals = np.stack([rng.permutation(holders) for _ in range(count)])
    contracts = np.stack([rng.integers(0, len(cases), count), rng.integers(0, seats, count)], axis=1)
    return deals, contracts


@pytest.mark.parametrize(("cases", "size"), [(COINCHE, 5), (BINOKEL, 5)], ids=["coinche", "binokel"])
def test_many_are_solved_like_one_by_one(cases: list[Case], size: int) -> None:
    deals, contracts = some_deals(cases, 60, size)
    found = solve_many(cases, deals, contracts, jobs=2)
    assert found.complete.all()
    solver = Solver(like=cases[0].rules)
    for row, (number, leader) in enumerate(contracts.tolist()):
        case = cases[number]
        mode, copies = case.rules.mode, case.rules.labels.copies
        deck = [card for card in mode.deck for _ in range(copies)]
        hands = [[card for card, seat in zip(deck, deals[row], strict=True) if seat == each]
                 for each in range(len(case.rules.partner))]  # fmt: skip
        solution = solver.values(Position(case.rules, hands, leader), case.question)
        by_card = {card: int(value) for card, value in zip(deck, found.values[row], strict=True) if value != NO_VALUE}
        assert by_card == solution.values
        if copies == 1:  # which copy is which may change the way, not the values
            assert found.nodes[row] == solution.nodes
        assert ((found.values[row] != NO_VALUE) == (deals[row] == leader)).all()


def test_the_number_of_threads_does_not_matter() -> None:
    deals, contracts = some_deals(COINCHE, 40, 4)
    one, many = (solve_many(COINCHE, deals, contracts, jobs=jobs) for jobs in (1, 5))
    assert (one.values == many.values).all()
    assert (one.nodes == many.nodes).all()


def test_progress_is_told_to_its_end() -> None:
    told: list[tuple[int, int]] = []
    deals, contracts = some_deals(COINCHE, 30, 4)
    solve_many(COINCHE, deals, contracts, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (30, 30)
    assert told == sorted(told)


def test_a_deal_that_takes_too_long_is_given_up() -> None:
    deals, contracts = some_deals(COINCHE, 8, 6)
    found = solve_many(COINCHE, deals, contracts, nodes=50)
    assert not found.complete.any()
    assert (found.nodes <= 50).all()


def test_no_deals_at_all() -> None:
    found = solve_many(COINCHE, np.zeros((0, 32), dtype=int), np.zeros((0, 2), dtype=int))
    assert found.values.shape == (0, 32)


def test_an_error_in_the_callback_stops_it() -> None:
    def fail(done: int, of: int) -> None:
        raise RuntimeError("enough")

    deals, contracts = some_deals(COINCHE, 200, 8)
    with pytest.raises(RuntimeError, match="enough"):
        solve_many(COINCHE, deals, contracts, progress=fail)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("call", ["solve_many(CASES, deals, contracts)", "Solver().values(position, question)"])
def test_ctrl_c_stops_it(call: str) -> None:
    """In a process of its own: Binokel from its first lead goes on for minutes."""
    program = f"""
import signal
import numpy as np
from atout.play.kernel import Position
from atout.play.solve import Solver
from atout.play.solve_many import solve_many
from tests.play.test_solve_many import BINOKEL as CASES, some_deals
deals, contracts = some_deals(CASES, 4, 15)
position, question = Position.deal(CASES[0].rules, 15, 0, 1), CASES[0].question
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore Ctrl-C
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        threading.Event().wait(0.3)
        process.send_signal(signal.SIGINT)
        try:
            assert process.communicate(timeout=60)[0] == "stopped\n"
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("cases", "deals", "contracts", "words"),
    [
        ([], np.zeros((1, 32), int), [[0, 0]], "must be a case"),
        ([COINCHE[0], BINOKEL[0]], np.zeros((1, 32), int), [[0, 0]], "same deck"),
        (COINCHE, np.zeros((1, 31), int), [[0, 0]], "32 holders"),
        (COINCHE, np.zeros((1, 32), int), [[0]], "32 holders"),
        (COINCHE, np.zeros((1, 32)), [[0, 0]], "whole numbers"),
        (COINCHE, np.full((1, 32), 4), [[0, 0]], "from -1 to 3"),
        (COINCHE, np.full((1, 32), -1), [[6, 0]], "from 0 to 5"),
        (COINCHE, np.full((1, 32), -1), [[0, -1]], "from 0 to 3"),
        (COINCHE, np.zeros((1, 32), int), [[0, 0]], "equally long"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(cases: list[Case], deals: Any, contracts: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        solve_many(cases, deals, contracts)


def test_threads_beyond_reason_are_refused() -> None:
    deals, contracts = some_deals(COINCHE, 1, 2)
    with pytest.raises((ValueError, TypeError)):
        solve_many(COINCHE, deals, contracts, jobs=-1)


def test_two_threads_may_ask_one_solver() -> None:
    solver = Solver(12)
    positions = [Position.deal(COINCHE[0].rules, 5, 0, seed) for seed in range(20)]
    alone = [solver.values(each, COINCHE[0].question) for each in positions]
    found: list[Any] = [None] * len(positions)

    def ask(first: int) -> None:
        for at in range(first, len(positions), 2):
            found[at] = solver.values(positions[at], COINCHE[0].question)

    threads = [threading.Thread(target=ask, args=(first,)) for first in (0, 1)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert found == alone
