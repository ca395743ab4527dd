"""A table: people and computers at one game, as the list of all that happened there.

Everything here is pure: no clock, no randomness, no input or output. Time and random bytes are passed in.
"""

from atout.table.codec import EventError, decode, encode
from atout.table.commands import CommandError, Join, LateCommand, read_command
from atout.table.table import Table, Turn, opening

__all__ = [
    "CommandError", "EventError", "Join", "LateCommand", "Table", "Turn",
    "decode", "encode", "opening", "read_command",
]  # fmt: skip
