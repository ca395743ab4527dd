"""What every decision of a deal cost, seen in two ways that must not be confused.

*As it lay* is exact and knows all cards: it says what would have turned out best. *Could know* is an average over the
deals that the seat had to reckon with, made from the seat's view alone: it says what was right. A right choice can turn
out badly and a wrong one well; only the second number judges the player.

Example:
    >>> import random
    >>> from atout.bots import Budget
    >>> from atout.games.registry import game
    >>> coinche = game("coinche-ffb")
    >>> deal = coinche.deal(coinche.shuffle(random.Random(1), 0), 0)
    >>> advice = hint(coinche, deal.view(1), random.Random(2), Budget(samples=2))
    >>> advice.known is not None and set(advice.reasons) <= set(advice.known.values)
    True
"""

from atout.analysis.estimate import Column, Decision, Estimate, Hint, Reason
from atout.analysis.judges import hint
from atout.analysis.review import SeatSummary, review_deal, summarise

__all__ = ["Column", "Decision", "Estimate", "Hint", "Reason", "SeatSummary", "hint", "review_deal", "summarise"]
