"""A budget of time or samples: how many rounds there are. The clock is one that a test moves on."""

from __future__ import annotations

import pytest

from atout.bots import Budget


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The moment that it is now, in seconds."""
    now = [100.0]
    monkeypatch.setattr("atout.bots.budget.time.monotonic", lambda: now[0])
    return now


def test_samples_are_shared_out_in_rounds() -> None:
    assert list(Budget(samples=20).rounds(8)) == [8, 8, 4]


def test_a_round_that_would_end_too_late_is_not_begun(clock: list[float]) -> None:
    rounds = 0
    for _ in Budget(time_ms=100).rounds():
        clock[0] += 0.03
        rounds += 1
    assert rounds == 3  # the fourth would end after 120 ms


def test_the_first_round_comes_however_long_it_takes(clock: list[float]) -> None:
    rounds = 0
    for _ in Budget(time_ms=100, samples=50).rounds():
        clock[0] += 5
        rounds += 1
    assert rounds == 1
