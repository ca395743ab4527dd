"""Events as bytes, for the log: JSON objects with the event's ``kind`` first."""

from __future__ import annotations

from typing import Final

import msgspec

from atout.errors import AtoutError
from atout.table.events import Event

_DECODER: Final = msgspec.json.Decoder(Event)


class EventError(AtoutError):
    """Stored bytes, or a row of events, that cannot be what happened at a table."""


def encode(event: Event) -> bytes:
    """The event as JSON: the same event always gives the same bytes."""
    return msgspec.json.encode(event)


def decode(data: bytes) -> Event:
    """The event of these bytes: the inverse of :func:`encode`.

    Raises:
        EventError: they are damaged, or of a kind that this version does not know.
    """
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EventError("event-damaged", detail=str(error)) from None
