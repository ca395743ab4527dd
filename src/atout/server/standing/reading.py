"""What is told of people's standing, read from the tables that follow from the log. Nothing here looks at the log."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import sqlalchemy as sql

from atout.games.registry import GAMES
from atout.players import challenges, experience, shop
from atout.players.facts import decode
from atout.players.ledger import Gain
from atout.players.rating import Strength
from atout.server.standing.entering import MATCH, read_gain
from atout.server.standing.messages import (
    ChallengeView,
    GainLine,
    GameStanding,
    LevelView,
    Looks,
    MatchGains,
    MyStanding,
    PlayerView,
    RatingChange,
    RecentMatch,
)
from atout.server.standing.tables import CHOSEN, DONE, ENTRIES, GAINS, LINES, PEOPLE, PURCHASES

_RECENT = 10
"""So many matches are recent."""


def mine(connection: sql.Connection, who: str, name: str) -> MyStanding:
    """What somebody is told of himself."""
    seen = player(connection, who, name)
    return MyStanding(
        name=seen.name, level=seen.level, games=seen.games, coins=coins(connection, who),
        looks=Looks.model_validate(looks(connection, who)),
    )  # fmt: skip


def player(connection: sql.Connection, who: str, name: str) -> PlayerView:
    """What everybody may see of a person."""
    earned = connection.scalar(sql.select(PEOPLE.c.experience).where(PEOPLE.c.person == who)) or 0
    rows = {row.game: row for row in connection.execute(sql.select(LINES).where(LINES.c.person == who))}
    games = [_game(rows[game]) for game in GAMES if game in rows]
    return PlayerView(name=name, level=level(earned), games=games)


def level(earned: int) -> LevelView:
    """The level that this experience gives."""
    number = experience.level_of(earned)
    begins, ends = experience.begins_at(number), experience.begins_at(number + 1)
    return LevelView(level=number, experience=earned, begins_at=begins, ends_at=ends)


def coins(connection: sql.Connection, who: str) -> int:
    """The coins that somebody can pay with."""
    earned = connection.scalar(sql.select(PEOPLE.c.coins).where(PEOPLE.c.person == who)) or 0
    spent = connection.scalar(sql.select(sql.func.sum(PURCHASES.c.price)).where(PURCHASES.c.person == who)) or 0
    return max(0, earned - spent)


def looks(connection: sql.Connection, who: str) -> Mapping[shop.Kind, str]:
    """How somebody's table looks, by kind of item."""
    chosen = connection.execute(sql.select(CHOSEN.c.kind, CHOSEN.c.item).where(CHOSEN.c.person == who))
    known = {kind: item for kind, item in chosen if item in shop.ITEMS}
    return {kind: known.get(kind, first) for kind, first in shop.FIRST.items()}


def challenges_of(connection: sql.Connection, who: str, today: date) -> list[ChallengeView]:
    """The challenges of today and this week, game by game, and how far somebody is."""
    drawn = [each for game in GAMES for each in challenges.of_game(game, today)]
    keys = [each.key for each in drawn]
    asked = sql.select(DONE.c.challenge, DONE.c.times).where(DONE.c.person == who, DONE.c.challenge.in_(keys))
    done = {row.challenge: row.times for row in connection.execute(asked)}
    return [
        ChallengeView(
            id=each.challenge.id, game=each.game, span=each.span, needed=each.challenge.needed,
            done=done.get(each.key, 0), ends_at=each.ends_at, experience=challenges.REWARDS[each.span].experience,
            coins=challenges.REWARDS[each.span].coins,
        )
        for each in drawn
    ]  # fmt: skip


def gains(connection: sql.Connection, who: str, table: str) -> list[MatchGains]:
    """What the matches of a table gave somebody, first to last."""
    asked = (
        sql.select(ENTRIES.c.part, GAINS.c.data)
        .join(GAINS, GAINS.c.number == ENTRIES.c.number)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.kind == MATCH, GAINS.c.person == who)
        .order_by(ENTRIES.c.part)
    )
    return [_match(part, read_gain(data)) for part, data in connection.execute(asked)]


def recent(connection: sql.Connection, who: str) -> list[RecentMatch]:
    """Somebody's last matches and what they gave, newest first."""
    asked = (
        sql.select(ENTRIES.c.part, ENTRIES.c.data, GAINS.c.data.label("gain"))
        .join(GAINS, GAINS.c.number == ENTRIES.c.number)
        .where(GAINS.c.person == who, ENTRIES.c.kind == MATCH)
        .order_by(GAINS.c.number.desc())
        .limit(_RECENT)
    )
    return [
        RecentMatch(game=match.game, table=match.table, at=match.at, gains=_match(part, read_gain(gain)))
        for part, match, gain in [(row.part, decode(row.data), row.gain) for row in connection.execute(asked)]
    ]


def _game(row: sql.Row[tuple[object, ...]]) -> GameStanding:
    strength = Strength(row.mean, row.sigma)
    return GameStanding(
        game=row.game, matches=row.matches, won=row.won, left=row.left, rated=row.rated, rating=strength.rating,
        spread=strength.spread,
    )  # fmt: skip


def _match(number: int, gain: Gain) -> MatchGains:
    assert gain.outcome is not None, "only matches are asked for"
    return MatchGains(
        match=number,
        result=gain.outcome,
        lines=[
            GainLine(slug=each.slug, challenge=each.challenge or None, experience=each.experience, coins=each.coins)
            for each in gain.given
        ],
        experience=gain.experience,
        coins=gain.coins,
        level_before=level(gain.before),
        level=level(gain.before + gain.experience),
        rating=None if gain.moved is None else _change(*gain.moved),
        unrated=gain.unrated or None,
    )


def _change(before: Strength, after: Strength) -> RatingChange:
    return RatingChange(
        rating_before=before.rating, spread_before=before.spread, rating=after.rating, spread=after.spread
    )
