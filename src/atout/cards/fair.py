"""A shuffle that nobody can steer and anybody can check (docs/fairness.md).

The server binds itself to a secret before the players add random numbers of their own and somebody cuts; the deck
follows from all of these. Once the deal is over the secret is published, and whoever was there can compute the deck
again. The algorithm is :data:`VERSION`; a change to it needs a new name, because records are checked with it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from atout.cards.card import join
from atout.cards.deck import Deck
from atout.errors import RecordError

VERSION: Final = "atout/deal/1"
"""The name of the algorithm, part of the text that the key is made of."""

SECRET_BYTES: Final = 32
SEED_BYTES: Final = 16

_SECRET: Final = re.compile("[0-9a-f]{64}")
_SEED: Final = re.compile("([0-9a-f]{32})?")
_TABLE: Final = re.compile("[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Shuffle:
    """All that a deck follows from."""

    table: str
    """The table's id: letters, digits, ``-`` and ``_``."""
    deal: int
    """The number of the deal at the table, from 1."""
    secret: str
    """The server's 32 random bytes, as 64 hexadecimal digits, lower case."""
    seeds: tuple[str, ...]
    """By seat: 32 hexadecimal digits, lower case; empty where none was given."""

    @property
    def commitment(self) -> str:
        """What is published of the secret beforehand: its SHA-256, in hexadecimal."""
        return commitment(self.secret)

    def deck(self, cards: Deck) -> Deck:
        """The deck, before the cut.

        Args:
            cards: all cards in the game's own order.
        """
        return _shuffled(cards, self._words())

    def drawn_cut(self, cards: Deck, least: int) -> int:
        """Where the deck is cut when no person says so: how many cards go from the top to the bottom.

        Args:
            least: how many cards each part keeps at least.
        """
        words = self._words()
        _shuffled(cards, words)
        return least + _below(len(cards) - 2 * least + 1, words)

    def _words(self) -> Iterator[int]:
        """Random numbers of 32 bits, as many as are asked for."""
        text = "|".join((VERSION, self.table, str(self.deal), *self.seeds))
        key = hmac.digest(bytes.fromhex(self.secret), text.encode("ascii"), "sha256")
        for counter in range(2**32):
            block = hmac.digest(key, counter.to_bytes(4, "big"), "sha256")
            for start in range(0, len(block), 4):
                yield int.from_bytes(block[start : start + 4], "big")


def commitment(secret: str) -> str:
    """SHA-256 of the secret, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def proof(shuffle: Shuffle, cut_by: int | None) -> dict[str, Any]:
    """The ``fair`` of a finished deal in a record.

    Args:
        cut_by: the seat whose person cut, ``None`` when the cut was drawn.
    """
    return {
        "table": shuffle.table,
        "deal": shuffle.deal,
        "commitment": shuffle.commitment,
        "secret": shuffle.secret,
        "seeds": list(shuffle.seeds),
        "cut_by": cut_by,
    }


def check_proof(fair: Any, deck: Deck, cut: int, cards: Deck, least: int, players: int, cutter: int) -> None:
    """Makes sure that a deal came about as its proof says.

    Args:
        fair: the deal's ``fair``, any JSON value.
        deck: the deck as the record has it, before the cut.
        cut: the cut of the record.
        cards: all cards in the game's own order.
        least: how many cards each part keeps at least.
        players: how many play.
        cutter: the seat whose turn it was to cut.

    Raises:
        RecordError: the proof cannot be read, the secret is not the one that was promised, or the deck or the cut is
            not the one that follows.
    """
    shuffle, promised, cut_by = _read(fair)
    if promised != shuffle.commitment:
        raise RecordError("fair-commitment-wrong", right=shuffle.commitment)
    if len(shuffle.seeds) != players:
        raise RecordError("fair-seats-wrong", given=len(shuffle.seeds), count=players)
    right = shuffle.deck(cards)
    if deck != right:
        raise RecordError("fair-deck-wrong", right=join(right[:5]))
    if cut_by is None:
        drawn = shuffle.drawn_cut(cards, least)
        if cut != drawn:
            raise RecordError("fair-cut-wrong", cut=cut, right=drawn)
    elif cut_by != cutter:
        raise RecordError("fair-cutter-wrong", right=cutter)


def _read(fair: Any) -> tuple[Shuffle, str, int | None]:
    """The proof's shuffle, its commitment and who cut."""
    if not isinstance(fair, Mapping):
        raise RecordError("fair-unreadable", field="fair")
    seeds = fair.get("seeds")
    if not isinstance(seeds, Sequence) or isinstance(seeds, str) or not all(_is(_SEED, seed) for seed in seeds):
        raise RecordError("fair-unreadable", field="seeds")
    for name, pattern in (("table", _TABLE), ("commitment", _SECRET), ("secret", _SECRET)):
        if not _is(pattern, fair.get(name)):
            raise RecordError("fair-unreadable", field=name)
    deal, cut_by = fair.get("deal"), fair.get("cut_by")
    if type(deal) is not int or not 1 <= deal < 2**31:
        raise RecordError("fair-unreadable", field="deal")
    if cut_by is not None and type(cut_by) is not int:
        raise RecordError("fair-unreadable", field="cut_by")
    return Shuffle(fair["table"], deal, fair["secret"], tuple(seeds)), fair["commitment"], cut_by


def _is(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _shuffled(cards: Deck, words: Iterator[int]) -> Deck:
    """Each card from the last one down changes places with one drawn from those up to it."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = _below(last + 1, words)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def _below(count: int, words: Iterator[int]) -> int:
    """A number from 0 to ``count`` - 1, each with the same chance: words beyond a whole multiple are passed over."""
    fair_words = 2**32 - 2**32 % count
    return next(word for word in words if word < fair_words) % count
