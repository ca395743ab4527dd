"""The deals that are possible for all that one seat knows, counted and drawn.

Example:
    >>> import random
    >>> from atout.games.registry import game
    >>> coinche, rng = game("coinche-ffb"), random.Random(1)
    >>> deal = coinche.deal(coinche.shuffle(rng, 0), 0)
    >>> known = Worlds(coinche, deal.view(1))
    >>> known.count  # 24 unseen cards, eight in each of three hands
    9465511770
    >>> world = known.draw(1, rng)[0]
    >>> world.hands[1] == deal.view(1).hand
    True
    >>> known.deal(world).view(1) == deal.view(1)
    True
"""

from atout.worlds.world import World
from atout.worlds.worlds import Worlds

__all__ = ["World", "Worlds"]
