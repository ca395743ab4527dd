"""Deals of Coinche played down to two cards each, so that what is left can be worked out by hand.

Seat 0 leads first, plays 80 in hearts, and decides as the last one to the seventh trick. The tricks are legal in all
three profiles, and nobody holds a combination or a belote.
"""

from __future__ import annotations

from atout.cards import cards
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.registry import game

PROFILES = ("coinche-ffb", "coinche-1001", "coinche-bg")

# Side 0 has 74 card points after six tricks, the others 26. No trump is left. Seat 1 leads the ace of diamonds, the
# ten of diamonds falls on it: with the ace that seat 0 must give, 32 points for the others. In the last trick lie Kc,
# Qs and Js, one at each of the other seats, and the other ace: with the last ten 30 points. Seat 1 leads to it. Seat 0
# wins it if it has kept the ace of the suit led; its partner wins it if the queen beats the jack. So the ace of spades
# is the one to keep: seat 1 leads a spade in four of the six ways in which they can lie. The ace of clubs takes part
# in 30 points when the king is led, which is two of them, and when the jack falls to the partner's queen, which is
# one. As it lies here, seat 1 has the king.
TWO_ACES = (
    ("Jh 9h Ac As 9c Qc 9s Ts", "Ah Qh Ad Kd 9d Kc 8c 7s", "Th 8h Qd 7d Tc 7c 8s Qs", "Kh 7h Jd Td 8d Jc Ks Js"),
    "Jh Qh Th 7h 9h Ah 8h Kh 9c 8c Tc Jc 8s Ks 9s 7s Jd Ts Kd Qd 9d 7d 8d Qc Ad 7c Td",
)

# Side 0 has 99 card points, the others 17. Seat 1 leads the ace of diamonds; seat 2 has the only trump left, as both
# opponents have shown that they have none, and will take the last trick with it: four points of the king, ten of the
# trick, and what seat 0 keeps.
ONE_ACE = (
    ("Jh 9h Ac Jc 9c 7c As 9s", "Ah Ad Jd 7d Qc Tc Ks Ts", "Th Qh 8h 7h Kc 8c Td 8d", "Kh Kd Qd 9d Qs Js 8s 7s"),
    "Jh Ah Th Kh 9h 7d Qh Js As Ts 8h Qs Kc Kd 9c Qc 8c Qd Jc Tc Jd 8d 9d 9s Ad Td 7s",
)

# As before, with the ace of trumps at seat 2, which is to play to its partner's ace of spades in the third trick. Seat
# 3 still has to play and has no trump.
PARTNERS_ACE = (
    ("Jh 9h Ac Jc 9c 7c As 9s", "8h Ad Jd 7d Qc Tc Ks Ts", "Th Qh Ah 7h Kc 8c Td 8d", "Kh Kd Qd 9d Qs Js 8s 7s"),
    "Jh 8h Th Kh 9h 7d Qh Js As Ts",
)

Ending = tuple[tuple[str, ...], str]


def deal_of(game_id: str, ending: Ending, *, bid: str = "80 h", then: str = "") -> CoincheDeal:
    """The ending in a profile, and perhaps some cards more."""
    played = game(game_id)
    assert isinstance(played, Coinche)
    hands, tricks = ending
    deal = played.deal(played.from_hands([cards(hand) for hand in hands]), dealer=3)
    for text in (bid, "pass", "pass", "pass", *tricks.split(), *then.split()):
        deal.play(played.action(text))
    return deal
