"""Binokel, the three-player game with 48 cards."""
