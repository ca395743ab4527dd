"""``python -m atout``: the same as the command ``atout``."""

from atout.cli import main

main()
