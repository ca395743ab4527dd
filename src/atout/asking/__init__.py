"""The arbiter: what may be played to a trick, and why every other card may not, by the rules of any game.

The rules are those of the engine alone (:mod:`atout.play`): a question is set up as a position of it and read off.
"""

from atout.asking.deal import asked_deal, may_do, question_of
from atout.asking.everywhere import Everywhere, ask_everywhere, everywhere_data
from atout.asking.groups import GroupQuestion, asked_groups
from atout.asking.trick import TrickQuestion, asked_trick
from atout.asking.verdicts import Answer, CannotAsk, Verdict, answer_data, answer_fields, verdict_data

__all__ = [
    "Answer",
    "CannotAsk",
    "Everywhere",
    "GroupQuestion",
    "TrickQuestion",
    "Verdict",
    "answer_data",
    "answer_fields",
    "ask_everywhere",
    "asked_deal",
    "asked_groups",
    "asked_trick",
    "everywhere_data",
    "may_do",
    "question_of",
    "verdict_data",
]
