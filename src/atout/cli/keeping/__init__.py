"""Keeping score in the terminal.

``form`` asks what happened in a deal, ``paper`` draws the sheet, ``file`` stores the journal, ``keeper`` is the loop
around them.
"""
