"""What coins buy: card backs, table cloths and face sets. Nothing here changes how anybody plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

Kind = Literal["back", "cloth", "faces"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True)
class Item:
    """Something to be bought once and kept."""

    id: str
    kind: Kind
    price: int
    """In coins; what costs nothing everybody has."""


ITEMS: Final[dict[str, Item]] = {
    item.id: item
    for item in (
        Item("back-plain", "back", 0),
        Item("back-lattice", "back", 150),
        Item("back-waves", "back", 300),
        Item("back-stars", "back", 600),
        Item("back-rose", "back", 1200),
        Item("cloth-green", "cloth", 0),
        Item("cloth-blue", "cloth", 200),
        Item("cloth-wine", "cloth", 400),
        Item("cloth-wood", "cloth", 800),
        Item("cloth-night", "cloth", 1500),
        Item("faces-plain", "faces", 0),
        Item("faces-sepia", "faces", 250),
        Item("faces-ink", "faces", 500),
        Item("faces-gold", "faces", 1000),
    )
}
"""All items, in the order in which they are shown, the cheapest of a kind first."""

FIRST: Final[dict[Kind, str]] = {item.kind: item.id for item in ITEMS.values() if item.price == 0}
"""What everybody begins with."""
