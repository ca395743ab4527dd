"""The rulebook, and its examples to try."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from atout.books import KINDS, Example, examples, parts, refusals, work_out
from atout.errors import AtoutError
from atout.server.access import Lang, Visitor
from atout.server.failures import RequestError
from atout.server.messages import PartView, Rulebook, Trial, Verdict
from atout.server.shown import GameId, Refusal

router = APIRouter(tags=["rules"])


@router.get("/rules/{game}")
async def show_rules(
    game: GameId,
    _who: Visitor,
    asked_lang: Lang,
    lang: Annotated[
        str | None, Query(max_length=10, description="The request's language where it is not given.")
    ] = None,
) -> Rulebook:
    """The rulebook of a game, part by part: each rule with its id, as Markdown."""
    chosen = lang or asked_lang
    found = parts(game, chosen)
    views = [PartView(level=part.level, id=part.id, title=part.title, text=part.text) for part in found]
    return Rulebook(game=game, lang=chosen, parts=views)


@router.post("/rules/{game}/try")
async def try_example(game: GameId, _who: Visitor, body: Trial) -> Verdict:
    """Works an example out as the game would: which of these cards may be played, what they are worth.

    A game knows the kinds of example that its book has.
    """
    kinds = {example.kind for example in examples(game, "en")}
    if body.kind not in kinds or body.given.keys() != set(KINDS[body.kind][0]):
        raise RequestError("example-unknown", status=422, kinds=", ".join(sorted(kinds)))
    try:
        example = Example(game, "", body.kind, body.given, "")
        answers = sorted(work_out(example))
        why = refusals(example)
    except (ValueError, RecursionError) as fault:
        if isinstance(fault, AtoutError):
            raise
        raise RequestError("example-impossible", status=422) from None
    reasons = {card: Refusal(slug=each.slug, rule=each.rule, context=each.context) for card, each in why.items()}
    return Verdict(answers=answers, refusals=reasons)
