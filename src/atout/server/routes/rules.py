"""The rulebook with its examples to try, and the guide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query

from atout.books import KINDS, Example, Part, examples, guide_parts, parts, refusals, rules, work_out
from atout.errors import AtoutError
from atout.server.access import Lang, Visitor
from atout.server.failures import RequestError
from atout.server.messages import Guide, PartView, Rulebook, Trial, Verdict
from atout.server.shown import GameId, Refusal

router = APIRouter(tags=["rules"])


AskedLang = Annotated[str | None, Query(max_length=10, description="The request's language where it is not given.")]


@router.get("/rules/{game}")
async def show_rules(game: GameId, _who: Visitor, asked_lang: Lang, lang: AskedLang = None) -> Rulebook:
    """The rulebook of a game, part by part: each rule with its id, as Markdown."""
    chosen = lang or asked_lang
    return Rulebook(game=game, lang=chosen, parts=_views(parts(game, chosen)))


@router.get("/guide/{game}")
async def show_guide(game: GameId, _who: Visitor, asked_lang: Lang, lang: AskedLang = None) -> Guide:
    """The guide of a game, part by part: where it comes from, how to play well, what people ask, as Markdown."""
    chosen = lang or asked_lang
    ids = [rule.id for rule in rules(game, chosen)]
    return Guide(game=game, lang=chosen, parts=_views(guide_parts(game, chosen)), rules=ids)


def _views(some: Sequence[Part]) -> list[PartView]:
    return [PartView(level=part.level, id=part.id, title=part.title, text=part.text) for part in some]


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
