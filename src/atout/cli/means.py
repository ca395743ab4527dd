"""Means with their confidence intervals."""

from __future__ import annotations


class Mean:
    """A mean of numbers that come one by one, with its 95 % confidence interval."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        """One more number."""
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side; 0 for less than two numbers."""
        if self.count < 2:
            return 0.0
        return 1.96 * float((self._squares / (self.count - 1) / self.count) ** 0.5)

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half_width:.2f}"
