"""Coinche in three rule books, Binokel and Kozel: exact rules, an engine, and a table to play at."""
