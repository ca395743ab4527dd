"""The question itself: which deals are possible for all that one seat knows?"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from atout.games.binokel.game import Binokel
from atout.games.binokel.view import BinokelView
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal, Game
from atout.games.kozel.game import Kozel
from atout.games.kozel.view import KozelView
from atout.games.view import View
from atout.play import Mode
from atout.worlds.binokel import BinokelClues
from atout.worlds.clues import Clues, kernel_tables, to_kernel
from atout.worlds.coinche import CoincheClues
from atout.worlds.kozel import KozelClues
from atout.worlds.parts import Masks
from atout.worlds.placings import Placings
from atout.worlds.world import World


class Worlds:
    """All deals, with all that has happened in them, that give a seat the view it has.

    Every one of them is as likely to be drawn as any other, as in a fair shuffle. What was said in an auction and why
    somebody played one legal card rather than another is not evidence here: a player who wants to judge it weighs the
    worlds (:meth:`weigh`). It gets a view and nothing else, so it cannot know more than its seat.
    """

    def __init__(self, game: Game, view: View) -> None:
        """
        Args:
            game: the game of the view.
            view: of any seat, or what everybody knows.

        Raises:
            ValueError: the view is of another game, or no deal can lead to it.
        """
        if view.game != game.id:
            raise ValueError(f"a view of {view.game} is not one of {game.id}")
        self.game = game
        self.view = view
        self._clues = _clues(game, view)

    @property
    def count(self) -> int | None:
        """The exact number of worlds, each as often as it is likelier than others: in Binokel the two copies of a card
        are told apart, but for what is the same in all worlds.

        ``None`` where conditions on several cards at once (declarations, melds) could only be checked one world after
        the other and there are more than :data:`~atout.worlds.sampler.COUNTED` to check.
        """
        return self._clues.count

    def draw(self, number: int, rng: random.Random) -> list[World]:
        """So many worlds, each drawn from all of them independently of the others.

        It always ends: where next to nothing of what is tried fits, some worlds come more than once
        (:mod:`atout.worlds.sampler`).
        """
        rows = self._clues.sampler.draw(number, _generator(rng))
        return [self._clues.world(row, rng) for row in rows.tolist()]

    def every_mask(self, mode: Mode | None = None) -> tuple[Masks, NDArray[np.int64]] | None:
        """The hands of every world, each once, for the kernel, and how much likelier than others it is; ``None`` where
        there are too many to list. Arguments and errors as in :meth:`masks`.
        """
        listed = self._clues.sampler.every()
        return None if listed is None else (self._for_kernel(listed[0].copy(), mode)[:, : self.game.players], listed[1])

    def placings(self, listed: Sequence[int], most: int, mode: Mode | None = None) -> Placings | None:
        """Every way to fill some of the places, each once, for the kernel.

        Args:
            listed: the places, by the columns of :meth:`places`.
            most: gives up where there are more ways.
            mode: as in :meth:`masks`.

        Returns:
            ``None`` also where there are conditions on several cards at once.
        """
        found = self._clues.sampler.placings(listed, most)
        if found is None:
            return None
        masks = self._for_kernel(np.append(found.masks, [[found.free] * found.masks.shape[1]], axis=0), mode)
        return Placings(masks[:-1], found.weights, masks[-1, -1])

    def masks(self, number: int, rng: random.Random, mode: Mode | None = None) -> Masks:
        """The hands of so many worlds, for the kernel.

        Args:
            number: how many.
            rng: chance.
            mode: how cards rank, which settles the order of bits; by default as in the deal's contract.

        Returns:
            Shape ``(number, seats)``: the cards held now, with the bits of :class:`~atout.play.labels.Labels`.

        Raises:
            ValueError: no contract stands yet and no mode is given.
        """
        return self.places(number, rng, mode)[:, : self.game.players]

    def places(self, number: int, rng: random.Random, mode: Mode | None = None) -> Masks:
        """All places of so many worlds, for the kernel; arguments and errors as in :meth:`masks`.

        Returns:
            Shape ``(number, places)``: after the hands, where the game has them, Binokel's cards laid away; Kozel's
            stock without the turn-up, then each group of which the view does not see the cards, in the order of laying.
        """
        return self._for_kernel(self._clues.sampler.draw(number, _generator(rng)), mode)

    def _for_kernel(self, rows: Masks, mode: Mode | None) -> Masks:
        """The hidden places of some worlds, the own hand filled in, with the kernel's bits."""
        mode = mode or self._clues.mode
        if mode is None:
            raise ValueError("a mode is needed: it is not settled yet what is trump")
        rows[:, : self.game.players] |= np.array(self._clues.own, dtype=np.uint64)
        return to_kernel(rows, kernel_tables(self._clues.deck, mode, self._clues.copies))

    def holds(self, world: World) -> bool:
        """Whether the cards can lie as they do in the world. How they were dealt is not asked."""
        row = self._clues.row(world)
        return row is not None and bool(self._clues.sampler.passes(np.array([row], dtype=np.uint64))[0])

    def deal(self, world: World) -> Deal:
        """The deal of this world at this moment, played again from the start: whoever looks at it from the view's seat
        sees that view."""
        return self._clues.deal(world)

    def weigh(
        self, worlds: Sequence[World], likelihood: Callable[[World], float], floor: float = 1e-3
    ) -> NDArray[np.float64]:
        """Weights for soft evidence, such as what was bid: they add up to one.

        Args:
            worlds: as drawn.
            likelihood: how likely what was heard is in a world; any scale.
            floor: the least that a world counts, as a part of the likeliest: nobody bids as one would think.
        """
        weights: NDArray[np.float64] = np.array([likelihood(world) for world in worlds], dtype=np.float64)
        if not weights.size or weights.max() <= 0:
            return np.full(len(weights), 1 / max(len(weights), 1))
        np.maximum(weights, floor * weights.max(), out=weights)
        weights /= weights.sum()
        return weights


def _generator(rng: random.Random) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(rng.getrandbits(128)))


def _clues(game: Game, view: View) -> Clues:
    if isinstance(game, Coinche):
        assert isinstance(view, CoincheView)
        return CoincheClues(game, view)
    if isinstance(game, Binokel):
        assert isinstance(view, BinokelView)
        return BinokelClues(game, view)
    if isinstance(game, Kozel):
        assert isinstance(view, KozelView)
        return KozelClues(game, view)
    raise ValueError(f"no worlds are known of {game.id}")
