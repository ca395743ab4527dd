"""Coinche: belote with bidding, for two pairs, in three profiles.

Thirty-two cards, eight each. An auction names a number of points and what is trump; the opponents may double it by
saying *coinche*, the bidders redouble it by saying *surcoinche*. Eight tricks are played, combinations and belote
count besides, and the pair that holds the contract must reach its number.

=================  =====================================  =================  =======================================
                   ``coinche-ffb``                        ``coinche-1001``   ``coinche-bg``
=================  =====================================  =================  =======================================
target             2000                                   1001               1000
strains            four suits                             suits, all, none   suits, all, none
highest number     820                                    160                160
void, cannot beat  any card                               any card           a lower trump
partner winning    any card                               no exemption       discard, or overtrump
declaring          by the player, may keep back           automatic          by the player, may keep back
all eight tricks   252                                    402, one hand 652  250
=================  =====================================  =================  =======================================

A profile is a value of :class:`Profile`; another one is another declaration. Sources: the federation's rule page (F),
an online house's (O), a Bulgarian house's (B); the rulebook tells them in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from atout.cards import CARDS, SUITS, Deck
from atout.play import Duties, Duty, Mode, MustBeat, Partner, Scale

Strain = Literal["c", "d", "h", "s", "n", "a"]
"""What a contract is played in: a trump suit, no trump, all trump."""

DECK: Final[Deck] = tuple(card for card in CARDS if card.rank != "6")
"""K1.1: seven to ace of four suits."""

PARTNER: Final = (2, 3, 0, 1)
"""By seat, the seat opposite, which plays with it."""

PACKETS: Final = (3, 2, 3)
"""K1.1: how many cards a seat is given at a time."""

CAPOT_BID: Final = 250
"""K3.2: what a capot bid counts."""
FIRST_BID: Final = 80
"""K3.2: the lowest number."""
BID_STEP: Final = 10
"""K3.2: numbers go up in tens."""
LAST_TRICK: Final = 10
"""K2.5."""
CARD_POINTS: Final = 152
"""K2.2: the card points of a deal without the last trick, the same in every strain."""
BELOTE: Final = 20
"""K5.8."""

TRUMPS: Final = Scale("J9ATKQ87", (20, 14, 11, 10, 4, 3, 0, 0))
"""K2.1."""
PLAIN: Final = Scale("ATKQJ987", (11, 10, 4, 3, 2, 0, 0, 0))
"""K2.2."""
NO_TRUMP: Final = Scale("ATKQJ987", (19, 10, 4, 3, 2, 0, 0, 0))
"""K2.3."""

RUN_RANKS: Final = "AKQJT987"
"""K5.2: the order of sequences, from high to low."""
RUN_POINTS: Final[Mapping[int, int]] = {3: 20, 4: 50, 5: 100}
"""K5.2: points of a sequence by its length; longer ones count as five."""
CARRES: Final[Mapping[str, int]] = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
"""K5.1: four of a rank, from high to low (K5.6)."""
NO_TRUMP_CARRES_BG: Final[Mapping[str, int]] = {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100}
"""K5.1, K5.6: four of a rank without trumps in the Bulgarian profile, from high to low."""

_BASE_RULES: Final = {Duty.FOLLOW: "K4.2", Duty.BEAT: "K4.3", Duty.TRUMP: "K4.6", Duty.OVERTRUMP: "K4.6"}

NO_TRUMP_DUTIES: Final = Duties(rules={Duty.FOLLOW: "K4.2"})
"""K4.5: follow suit, nothing else."""
ALL_TRUMP_DUTIES: Final = Duties(must_beat=MustBeat.EVERY_SUIT, rules={Duty.FOLLOW: "K4.2", Duty.BEAT: "K4.5"})
"""K4.5: follow suit and beat; void, any card."""


@dataclass(frozen=True)
class Stake:
    """What the winners of a deal record in place of the cards they took, where a profile says so."""

    usual: int
    """After an ordinary deal."""
    swept: int
    """After all eight tricks."""
    defence_sweeps: bool
    """Whether eight tricks of the defence count as swept too; those of the contractors always do."""
    capot_bid_sweeps: bool
    """Whether a capot contract counts as swept, made or not."""


@dataclass(frozen=True)
class Scoring:
    """How a profile tests a contract and what it records (section 6 of the rule page)."""

    rules: Mapping[str, str]
    """The rule id behind each number: of the test, of each way to end, of doubling, rounding, all eight tricks."""
    all_tricks: int
    """The cards of a side with all eight tricks, in place of 162."""
    one_hand: int | None
    """The same when one player took all eight (générale), where the profile knows it."""
    least_cards: int
    """Card points that the contractors need whatever they bid."""
    must_exceed_defence: bool
    """Whether the contractors' total must be greater than the defence's."""
    disputes: bool
    """Whether a tie, with the bid or between the sides, is a dispute."""
    stake: Stake | None
    """Recorded by the winners of a lost or doubled contract; ``None``: they record the points of the deal."""
    records_bid: bool
    """Whether the winners record the bid besides."""
    sweep_takes_declarations: bool
    """Whether contractors with all eight tricks record the defence's declarations (single contracts)."""
    doubles_belote: bool
    """Whether the winners' own belote is multiplied with the rest."""
    rounds: bool
    """Whether the record is rounded to the nearest ten."""


@dataclass(frozen=True, eq=False)
class Profile:
    """Everything in which one Coinche differs from another."""

    id: str
    target: int
    least_cut: int
    strains: tuple[Strain, ...]
    """K3.1, in the order in which they are listed."""
    highest_bid: int
    """K3.2: the highest number."""
    only_contractors_answer: bool
    """K3.6: after a coinche only the contracting side speaks."""
    duties: Mapping[Strain, Duties]
    modes: Mapping[Strain, Mode]
    no_trump_carres: Mapping[str, int]
    """K5.1: four of a rank in no trump; elsewhere it is :data:`CARRES`."""
    declares_automatically: bool
    """K5.4: the best choice is declared without a question."""
    compares_true_length: bool
    """K5.6: a run of six beats one of five."""
    compares_on_card: int
    """K5.6: the comparison stands once this many cards have been played."""
    belote_by_card: bool
    """K5.8: the king is always the belote and the queen the rebelote; otherwise the first of the two is."""
    tie_to_deal_winner: bool
    """Section 7: at equal totals beyond the target the winner of the deal wins; otherwise play goes on."""
    confirms_belote: bool
    """F7: a target reached by belote alone may have to be confirmed in the next deal."""
    scoring: Scoring

    def carres(self, strain: Strain) -> Mapping[str, int]:
        """Ranks of which four count, from high to low, with their points (K5.1)."""
        return self.no_trump_carres if strain == "n" else CARRES


def _suit_modes() -> dict[Strain, Mode]:
    return {suit: Mode(suit, DECK, suit, PLAIN, TRUMPS) for suit in SUITS}


def _by_suit(duties: Duties) -> dict[Strain, Duties]:
    return dict.fromkeys(SUITS, duties)


def _modes(all_trump: Scale) -> dict[Strain, Mode]:
    return {**_suit_modes(), "n": Mode("n", DECK, None, NO_TRUMP), "a": Mode("a", DECK, None, all_trump)}


def _duties(suits: Duties) -> dict[Strain, Duties]:
    return {**_by_suit(suits), "n": NO_TRUMP_DUTIES, "a": ALL_TRUMP_DUTIES}


FFB: Final = Profile(
    id="coinche-ffb",
    target=2000,
    least_cut=3,
    strains=SUITS,
    highest_bid=820,
    only_contractors_answer=False,
    duties=_by_suit(
        Duties(
            must_beat=MustBeat.TRUMPS,
            trump_when_void=True,
            overtrump=True,
            partner=Partner.ANY_CARD,
            rules=_BASE_RULES,
        )
    ),
    modes=_suit_modes(),
    no_trump_carres={},
    declares_automatically=False,
    compares_true_length=False,
    compares_on_card=5,
    belote_by_card=False,
    tie_to_deal_winner=False,
    confirms_belote=True,
    scoring=Scoring(
        rules={
            "test": "F6.1",
            "sweep": "F6.1",
            "made": "F6.2",
            "lost": "F6.3",
            "made-doubled": "F6.4",
            "lost-doubled": "F6.5",
            "double": "K3.7",
            "round": "F6.6",
        },
        all_tricks=252,
        one_hand=None,
        least_cards=0,
        must_exceed_defence=True,
        disputes=False,
        stake=Stake(usual=160, swept=250, defence_sweeps=False, capot_bid_sweeps=False),
        records_bid=True,
        sweep_takes_declarations=True,
        doubles_belote=True,
        rounds=True,
    ),
)
"""The federation profile."""

ONLINE: Final = Profile(
    id="coinche-1001",
    target=1001,
    least_cut=1,
    strains=(*SUITS, "n", "a"),
    highest_bid=160,
    only_contractors_answer=False,
    duties=_duties(Duties(must_beat=MustBeat.TRUMPS, trump_when_void=True, overtrump=True, rules=_BASE_RULES)),
    modes=_modes(Scale("J9ATKQ87", (13, 9, 7, 5, 3, 1, 0, 0))),
    no_trump_carres=CARRES,
    declares_automatically=True,
    compares_true_length=False,
    compares_on_card=4,
    belote_by_card=True,
    tie_to_deal_winner=False,
    confirms_belote=False,
    scoring=Scoring(
        rules={
            "test": "O6.1",
            "sweep": "O6.2",
            "made": "O6.3",
            "lost": "O6.4",
            "dispute": "O6.5",
            "double": "O6.6",
        },
        all_tricks=402,
        one_hand=652,
        least_cards=0,
        must_exceed_defence=False,
        disputes=True,
        stake=None,
        records_bid=False,
        sweep_takes_declarations=False,
        doubles_belote=False,
        rounds=False,
    ),
)
"""The online profile."""

BG: Final = Profile(
    id="coinche-bg",
    target=1000,
    least_cut=1,
    strains=(*SUITS, "n", "a"),
    highest_bid=160,
    only_contractors_answer=True,
    duties=_duties(
        Duties(
            must_beat=MustBeat.TRUMPS,
            trump_when_void=True,
            overtrump=True,
            undertrump=True,
            partner=Partner.DISCARD_OR_OVERTRUMP,
            rules={**_BASE_RULES, Duty.UNDERTRUMP: "K4.6", Duty.DISCARD_OR_OVERTRUMP: "K4.6"},
        )
    ),
    modes=_modes(Scale("J9ATKQ87", (14, 9, 6, 5, 3, 1, 0, 0))),
    no_trump_carres=NO_TRUMP_CARRES_BG,
    declares_automatically=False,
    compares_true_length=True,
    compares_on_card=4,
    belote_by_card=False,
    tie_to_deal_winner=True,
    confirms_belote=False,
    scoring=Scoring(
        rules={
            "test": "B6.1",
            "sweep": "B6.3",
            "made": "B6.2",
            "lost": "B6.3",
            "made-doubled": "B6.4",
            "lost-doubled": "B6.4",
            "double": "K3.7",
            "round": "B6.2",
        },
        all_tricks=250,
        one_hand=None,
        least_cards=82,
        must_exceed_defence=False,
        disputes=False,
        stake=Stake(usual=160, swept=250, defence_sweeps=True, capot_bid_sweeps=True),
        records_bid=True,
        sweep_takes_declarations=False,
        doubles_belote=False,
        rounds=True,
    ),
)
"""The Bulgarian profile."""
