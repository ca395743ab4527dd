"""What a score keeper who watched a deal would write down."""

from __future__ import annotations

from typing import Any

from atout.games.binokel.game import BinokelDeal
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import LAST_TEN, points_of
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal


def summary_of(deal: Deal) -> dict[str, Any] | None:
    """The summary of a finished deal; ``None`` for one that was thrown in."""
    match deal:
        case CoincheDeal():
            if deal.auction.contract is None:
                return None
            known = deal.summary()
            return {
                "contract": known.contract.text, "by": known.by, "double": known.double, "cards": list(known.cards),
                "tricks": list(known.tricks), "declarations": list(known.declarations), "belote": list(known.belote),
                **({"generale": True} if known.one_hand else {}),
            }  # fmt: skip
        case KozelDeal():
            points, wins = deal.tricks.points, deal.tricks.wins
            return {
                "cards": [points[0] + points[2], points[1] + points[3]],
                "tricks": [wins[0] + wins[2], wins[1] + wins[3]],
            }
        case BinokelDeal():
            return _binokel_summary(deal)
    raise AssertionError(deal)


def _binokel_summary(deal: BinokelDeal) -> dict[str, Any]:
    solo = {"soloist": deal.auction.holder, "bid": deal.auction.bid}
    melds = [meld_points(each) for each in deal.melds]
    if deal.tricks is None:
        return {**solo, "concede": True, "melds": melds}
    if deal.tricks.mode.trump is None:
        return {**solo, "durch": True, "tricks": list(deal.tricks.wins)}
    cards = list(deal.tricks.points)
    cards[deal.tricks.tricks[-1].winner] += LAST_TEN
    return {
        **solo, "trump": deal.tricks.mode.trump, "cards": cards, "laid_away": points_of(deal.laid_away),
        "tricks": list(deal.tricks.wins), "melds": melds,
    }  # fmt: skip
