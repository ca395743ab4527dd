"""Game records: a match as data, replayed and verified."""

from atout.records.match import FORMAT, Match, MatchDeal
from atout.records.moment import check_deal, cut_before
from atout.records.replay import Fault, check, replay
from atout.records.verify import read_line, verify_lines

__all__ = [
    "FORMAT", "Fault", "Match", "MatchDeal", "check", "check_deal", "cut_before", "read_line", "replay", "verify_lines",
]  # fmt: skip
