"""What everything that may be done now is worth when all hands are known: the deals of every game, solved exactly."""

from atout.games.solving.deals import solve_deal
from atout.games.solving.problem import CannotSolve, Solved, TrickProblem
from atout.games.solving.typed import read_problem

__all__ = ["CannotSolve", "Solved", "TrickProblem", "read_problem", "solve_deal"]
