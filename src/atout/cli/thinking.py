"""Options of the commands that look at sampled deals, and the bar that they show meanwhile."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from atout.bots import Budget

SAMPLES: Final = 20
"""How many deals are looked at for each decision where nothing else is said."""

Samples = Annotated[
    int | None,
    typer.Option(
        help=f"Sampled deals for each decision, {SAMPLES} if nothing is said.", min=1, max=4000, show_default=False
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option(
        help="Time for each decision instead; then the result can differ from run to run.",
        min=0.001, max=3600, show_default=False,
    ),
]  # fmt: skip
Seed = Annotated[int, typer.Option(help="The same number samples the same deals.")]


def budget_of(samples: int | None, seconds: float | None, usual: int = SAMPLES) -> Budget:
    """What the options allow for one decision."""
    if seconds is None:
        return Budget(samples=samples or usual)
    return Budget(time_ms=seconds * 1000, samples=samples)
