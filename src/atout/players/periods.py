"""Days, weeks and months, all by the clock of Greenwich, so that they are the same for everybody."""

from __future__ import annotations

import functools
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, get_args

Period = Literal["week", "month", "all"]
"""What a leaderboard is of."""
PERIODS: Final[tuple[Period, ...]] = get_args(Period)


def day_of(at: int) -> date:
    """The day of a moment given in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def week_key(day: date) -> str:
    """The week of a day, from Monday on: ``2026-W49``."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


@functools.lru_cache(maxsize=1000)  # a rebuild asks for the same days over and over
def key(period: Period, day: date) -> str:
    """Names the week (``2026-W49``) or the month (``2026-12``) of a day; of everything it is ``all``."""
    if period == "week":
        return week_key(day)
    return day.strftime("%Y-%m") if period == "month" else "all"


def end_of_day(day: date) -> int:
    """When the next day begins, in milliseconds since 1970."""
    return _begin(day + timedelta(days=1))


def end_of_week(day: date) -> int:
    """When the next week begins, in milliseconds since 1970."""
    return _begin(day + timedelta(days=7 - day.weekday()))


def end(period: Period, day: date) -> int | None:
    """When the next period of the kind begins, in milliseconds since 1970; never for everything."""
    if period == "week":
        return end_of_week(day)
    return _begin((day.replace(day=1) + timedelta(days=32)).replace(day=1)) if period == "month" else None


def _begin(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
