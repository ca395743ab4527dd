"""Computer players. A player is given views, never deals, so it knows exactly what a person in its seat would know."""

from atout.bots.budget import Budget
from atout.bots.levels import BASELINES, DEFAULT_LEVEL, LEVELS, check_level, computer, usual_budget
from atout.bots.player import Player

__all__ = ["BASELINES", "DEFAULT_LEVEL", "LEVELS", "Budget", "Player", "check_level", "computer", "usual_budget"]
