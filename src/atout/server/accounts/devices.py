"""What a session is called in the list of sessions: the browser and the system, as far as they say what they are."""

from __future__ import annotations

from typing import Final

from atout.server.names import cleaned

_BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
"""By what stands in a browser's description of itself; first those that also call themselves like later ones."""
_SYSTEMS: Final = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def described(user_agent: str) -> str:
    """A short description of a program by its ``User-Agent``; empty where it says nothing.

    >>> described("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> described("python-httpx/0.28.1")
    'python-httpx'
    """
    browser = _first(_BROWSERS, user_agent, "/")
    system = _first(_SYSTEMS, user_agent, "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    return cleaned(user_agent.partition("/")[0])


def _first(names: dict[str, str], user_agent: str, after: str) -> str:
    return next((name for mark, name in names.items() if mark + after in user_agent), "")
