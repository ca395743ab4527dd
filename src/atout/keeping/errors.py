"""What can be wrong with a sheet."""

from __future__ import annotations

from atout.errors import AtoutError


class SheetError(AtoutError):
    """A sheet that cannot be begun, gone on with or read."""
