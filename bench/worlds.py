"""Worlds a second that fit all that a seat knows, drawn by counting; beside it drawing until something fits.

The baseline deals the unseen cards at random and looks whether every hand can have played as it did and shown what it
showed. Both answer the same question, exactly; the median position of some random deals counts.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator

from atout.bots import computer
from atout.cards import Card
from atout.games.actions import OnSuit
from atout.games.binokel import spec as binokel
from atout.games.binokel.melds import melds_of
from atout.games.binokel.view import BinokelView
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.game import Game
from atout.games.registry import GAMES
from atout.games.view import View
from atout.worlds import Worlds
from atout.worlds.evidence import played_by, ruled_out

DEALS = 7
SECONDS = 0.1
"""Processor time for each position and way."""
MOMENTS = ((0, "first lead"), (2, "after 2 tricks"), (4, "after 4 tricks"), (6, "after 6 tricks"))


def views(game: Game, tricks: int) -> Iterator[View]:
    """What the seat to play sees after so many tricks of random deals."""
    for seed in range(10 * DEALS):
        rng = random.Random(seed)
        players = [computer(game, "thumb", rng) for _ in range(game.players)]
        deal = game.deal(game.shuffle(rng, seed % game.players), seed % game.players)
        while deal.actor is not None:
            view = deal.view(deal.actor)
            if getattr(view, "trick", None) is not None and len(getattr(view, "tricks", ())) == tricks:
                yield view
                break
            deal.play(players[deal.actor].choose(view))


def speed(work: Callable[[], int]) -> float:
    """Worlds a second."""
    begin, found = time.process_time(), 0
    while time.process_time() - begin < SECONDS:
        found += work()
    return found / (time.process_time() - begin)


def masks(game: Game, view: View, rng: random.Random) -> Callable[[], int]:
    """Ten thousand at a time for the kernel."""
    known = Worlds(game, view)
    return lambda: len(known.masks(10_000, rng))


def drawn(game: Game, view: View, rng: random.Random) -> Callable[[], int]:
    """One question and twenty worlds, as cards: what a player asks in one decision."""
    return lambda: len(Worlds(game, view).draw(20, rng))


def rejected(game: Game, view: View, rng: random.Random) -> Callable[[], int] | None:
    """Deals a hundred times and counts what fits; ``None`` where there is no such baseline."""
    if isinstance(view, CoincheView) and isinstance(game, Coinche):
        assert view.contract is not None
        assert view.trick is not None
        if any(view.announced):
            return None  # it does not know declarations
        strain = view.contract.bid.strain
        tricks, aside, tapp = (*view.tricks, view.trick), 0, Counter[Card]()
        out = ruled_out(tricks, game.profile.modes[strain], game.profile.duties[strain], (2, 3, 0, 1))
    elif isinstance(view, BinokelView) and isinstance(view.choice, OnSuit) and view.trick is not None:
        tricks, aside = (*view.tricks, view.trick), 0 if view.seat == view.soloist else 3
        tapp = Counter(view.tapp if aside else ())
        out = ruled_out(tricks, binokel.MODES[view.choice.suit], binokel.DUTIES, (None,) * 3)
    else:
        return None
    played = played_by(tricks, game.players)
    laid = view.laid_away if isinstance(view, BinokelView) else ()
    unseen = list(
        (Counter(game.deck) - Counter([*view.hand, *laid, *[card for some in played for card in some]])).elements()
    )

    def fits() -> bool:
        rng.shuffle(unseen)
        end = aside
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                continue
            hand = unseen[end : end + size]
            end += size
            if not out[seat].isdisjoint(hand):
                return False
            if isinstance(view, BinokelView):
                assert isinstance(view.choice, OnSuit)
                if melds_of([*hand, *played[seat]], view.choice.suit) != view.melds[seat]:
                    return False
                if seat == view.soloist and tapp - Counter([*hand, *played[seat], *unseen[:aside]]):
                    return False
        return True

    return lambda: sum([fits() for _ in range(100)])


def main() -> None:
    """Prints worlds a second."""
    print(f"Worlds a second, one thread, median of {DEALS} positions: masks for the kernel; as cards, 20 a question;")
    print("beside it rejection (no declarations, no Kozel), by how many of its worlds a second the masks are more")
    for game in GAMES.values():
        for tricks, moment in MOMENTS:
            speeds: dict[str, list[float]] = {"masks": [], "cards": [], "rejection": []}
            for number, view in zip(range(DEALS), views(game, tricks), strict=False):
                for name, way in (("masks", masks), ("cards", drawn), ("rejection", rejected)):
                    work = way(game, view, random.Random(number))
                    if work is not None:
                        speeds[name].append(speed(work))
            ours, cards = statistics.median(speeds["masks"]), statistics.median(speeds["cards"])
            line = f"  {game.id:<14}{moment:<16}{ours:>12,.0f}{cards:>10,.0f}"
            if speeds["rejection"]:
                theirs = statistics.median(speeds["rejection"])
                line += f"{theirs:>10,.0f}   " + (f"{ours / theirs:,.0f} x" if theirs else "nothing found")
            print(line)


if __name__ == "__main__":
    main()
