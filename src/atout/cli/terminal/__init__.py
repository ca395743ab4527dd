"""Play in the terminal.

What is drawn is drawn by pure functions from a :class:`~atout.games.view.View` (modules ``coinche``, ``binokel``,
``kozel`` for what is a game's own, ``table``, ``hand``, ``sheet`` for what they share); ``session`` is the loop around
them, ``screen`` and ``scroll`` the two ways in which it shows things: a table that is drawn anew, and plain lines.
"""
