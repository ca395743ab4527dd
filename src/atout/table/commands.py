"""What people ask of a table, how it is read from JSON, and why it can be refused."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from atout.errors import RuleError


class CommandError(RuleError):
    """A command that cannot be carried out now; nothing has changed. What a game's rules forbid is
    :class:`~atout.errors.IllegalAction` instead."""


class LateCommand(CommandError):
    """A command that answers a question which is no longer put: a second tap, a message that came late."""

    def __init__(self) -> None:
        super().__init__("late")

    def __reduce__(self) -> tuple[object, ...]:
        return LateCommand, ()


class _Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all commands."""


class Act(_Command, frozen=True, tag="act"):
    """Do something in the deal."""

    action: Annotated[str, Meta(max_length=80)]
    """One of the view's ``legal``."""


class Start(_Command, frozen=True, tag="start"):
    """Begin the match; for the host."""


class Seed(_Command, frozen=True, tag="seed"):
    """Add one's own random numbers to the shuffle."""

    seed: Annotated[str, Meta(pattern="^[0-9a-fA-F]{32}$")]


class CutDeck(_Command, frozen=True, tag="cut"):
    """Cut the deck; for the cutter, after the seeds."""

    cut: int
    """How many cards go from the top to the bottom."""


class BeReady(_Command, frozen=True, tag="ready"):
    """Go on to the next deal."""


class Leave(_Command, frozen=True, tag="leave"):
    """Get up; a computer plays on, and the seat can be taken back."""


class Return(_Command, frozen=True, tag="return"):
    """Take one's seat back."""


class ChangeSettings(_Command, frozen=True, tag="settings"):
    """Change how the computers play; for the host."""

    level: Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$")] | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class AskRematch(_Command, frozen=True, tag="rematch"):
    """Play another match with the same seats."""


class Join(_Command, frozen=True, tag="join"):
    """Sit down; it has a request of its own and is not read from the others' JSON."""

    name: str
    seat: int | None = None
    """Any free seat where it is not given."""
    invitation: str = ""


Command = Act | Start | Seed | CutDeck | BeReady | Leave | Return | ChangeSettings | AskRematch
"""What comes with a table's commands."""


def read_command(data: Any) -> Command:
    """The command of a JSON value such as ``{"kind": "act", "action": "Th"}``.

    Raises:
        CommandError: there is no such command, or its fields are wrong.
    """
    try:
        command: Command = msgspec.convert(data, _COMMAND)
    except msgspec.ValidationError as error:
        raise CommandError("command-malformed", detail=str(error)) from None
    return command


_COMMAND: Final[Any] = Command
