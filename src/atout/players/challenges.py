"""Challenges of the day and of the week: declared as data, checked on what a match really was."""

from __future__ import annotations

from typing import Literal

Span = Literal["day", "week"]
