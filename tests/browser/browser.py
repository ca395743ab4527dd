"""Which browser the tests use, and how large its windows are."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 740}
SIDEWAYS: Final = {"width": 740, "height": 360}
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}


def chromium() -> str | None:
    """Where the system's Chromium is; ``ATOUT_CHROMIUM`` names another one."""
    return os.environ.get("ATOUT_CHROMIUM") or shutil.which("chromium")
