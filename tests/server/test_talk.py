"""Talk at a table: who reads what, when, and what is refused."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

from atout import i18n
from atout.server.accounts import friends
from atout.server.audience import Connection
from atout.server.failures import RequestError
from atout.server.limits import Limits
from atout.server.live import LiveTable
from atout.server.metrics import Metrics
from atout.server.room import Room
from atout.server.sayings import Phrase
from atout.server.store import Store
from atout.server.tables import Tables
from atout.server.thinkers import Thinkers
from atout.table import Join, commands
from atout.table.events import Settings
from tests.server.program import Program
from tests.server.serving import Server

# Worked out from what each would tell a partner in the middle of a deal.
TELLS_NOTHING = {"hello", "one-moment", "back", "take-your-time", "goodbye"}


class Place:
    """A table of Coinche where Ada and Bob sit, and Carl watches."""

    def __init__(self, store: Store, live: LiveTable) -> None:
        self.store = store
        self.live = live
        self.streams: dict[str, Connection] = {}

    async def say(self, who: str, phrase: Phrase) -> None:
        await self.live.talk.say(self.live.table, who, phrase)

    async def write(self, who: str, text: str) -> None:
        await self.live.talk.write(self.live.table, who, text)

    async def deal(self) -> None:
        """Starts the match, and goes on until the first cards are dealt."""
        live, people = self.live, ("ada", "bob")
        await live.command(commands.Start(), "ada", live.table.number(0))
        cutter = live.table.state.game.cutter(live.table.state.next_dealer)
        for seat, who in enumerate(people):
            await live.command(commands.Seed(f"{seat:032}"), who, live.table.number(seat))
        if cutter < len(people):
            await live.command(commands.CutDeck(9), people[cutter], live.table.number(cutter))
        while live.table.state.phase == "shuffling":  # a computer cuts
            await asyncio.sleep(0)

    async def befriend(self, *people: str) -> None:
        for one, other in itertools.combinations(people, 2):
            link = await self.store.change(friends.make_link, one, 1)
            assert await self.store.change(friends.accept, link.token, other, 2)

    async def block(self, who: str, other: str) -> None:
        await self.store.change(friends.block, who, other, other, 3)

    async def heard(self, who: str) -> list[str]:
        """What has come over somebody's stream, and the same as who comes later reads it."""
        data = await self.streams[who].take(0.01)
        blocks = [block.split(b"\n") for block in data.split(b"\n\n")]
        sayings = [json.loads(lines[1][6:]) for lines in blocks if lines[0] == b"event: talk"]
        read = [saying.model_dump() for saying in await self.live.talk.last(who)]
        assert read == sayings
        return [f"{each['name']}: {each['phrase'] or each['text']}" for each in sayings]


@asynccontextmanager
async def place(folder: Path) -> AsyncIterator[Place]:
    store, metrics = Store(folder / "atout.sqlite", lambda _: None), Metrics()
    thinkers = Thinkers(1, metrics)
    tables = Tables(Room(store, thinkers, metrics, lambda: 1_000_000, lambda: 1000.0), 300)
    settings = Settings(pace_ms=0, level="thumb", clock_s=None)
    live = await tables.open(game="coinche-bg", kind="link", who="ada", name="Ada", seat=0, settings=settings)
    invitation = live.table.state.opened.invitation
    await live.command(Join("Bob", 1, invitation), "bob", 0)
    here = Place(store, live)
    for who in ("ada", "bob", "carl"):
        here.streams[who] = await live.listen(who, None)
        await here.streams[who].take(5)
    yield here
    tables.close()
    await thinkers.close()
    await store.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


async def refused(saying: Coroutine[Any, Any, None]) -> str:
    with pytest.raises(RequestError) as error:
        await saying
    assert error.value.status == 422
    return error.value.slug


def test_a_phrase_reaches_everybody_at_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.say("bob", "hello")
            await here.say("ada", "good-luck")
            for who in ("ada", "bob", "carl"):
                assert await here.heard(who) == ["Bob: hello", "Ada: good-luck"]

    run(test())


def test_nothing_that_is_said_is_an_event_of_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            before = await here.store.log(here.live.id), here.live.table.number(0)
            await here.say("ada", "hello")
            assert (await here.store.log(here.live.id), here.live.table.number(0)) == before

    run(test())


def test_while_a_deal_is_played_only_those_phrases_are_said_that_tell_a_partner_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            assert here.live.table.state.phase == "gathering"
            for phrase in get_args(Phrase):
                await here.say("ada", phrase)
            await here.deal()
            for phrase in get_args(Phrase):
                if phrase in TELLS_NOTHING:
                    await here.say("bob", phrase)
                else:
                    assert await refused(here.say("bob", phrase)) == "talk-after-deal"
            assert {each.phrase for each in await here.live.talk.last("ada") if each.seat == 1} == TELLS_NOTHING

    run(test())


def test_who_watches_says_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            assert await refused(here.say("carl", "hello")) == "talk-not-seated"
            await here.befriend("ada", "bob", "carl")
            assert await refused(here.write("carl", "The ace is on your left")) == "talk-not-seated"
            assert await here.heard("ada") == []

    run(test())


def test_words_of_ones_own_reach_friends_who_sit_at_the_table_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            assert await refused(here.write("ada", "Good evening")) == "talk-friends-only"
            await here.befriend("ada", "bob", "carl")
            await here.write("ada", "Good evening")
            assert await here.heard("ada") == await here.heard("bob") == ["Ada: Good evening"]
            # He is a friend, but watches, and so he could be anybody's eyes.
            assert await here.heard("carl") == []

    run(test())


def test_with_one_stranger_among_friends_there_are_phrases_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.befriend("ada", "bob")
            await here.live.command(Join("Dora", 2, here.live.table.state.opened.invitation), "dora", 0)
            await here.befriend("ada", "dora")
            assert await refused(here.write("ada", "Good evening")) == "talk-friends-only"
            assert not await here.live.talk.is_among_friends(here.live.table)
            await here.befriend("bob", "dora")
            assert await here.live.talk.is_among_friends(here.live.table)
            await here.write("ada", "Good evening")
            assert await here.heard("bob") == ["Ada: Good evening"]

    run(test())


def test_somebody_who_sits_down_later_does_not_read_what_friends_have_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.befriend("ada", "bob")
            await here.write("ada", "Who is coming?")
            await here.say("ada", "hello")
            await here.live.command(Join("Carl", 2, here.live.table.state.opened.invitation), "carl", 0)
            read = await here.live.talk.last("carl")
            assert [(each.phrase, each.text) for each in read] == [("hello", None)]

    run(test())


def test_alone_at_a_table_there_is_nobody_to_write_to(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.live.command(commands.Leave(), "bob", here.live.table.number(1))
            assert await refused(here.write("ada", "Anybody there?")) == "talk-friends-only"

    run(test())


def test_who_has_blocked_somebody_gets_nothing_of_his_and_the_others_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.say("bob", "hello")
            await here.block("ada", "bob")
            await here.block("carl", "bob")
            await here.say("bob", "one-moment")
            await here.say("ada", "take-your-time")
            read = {who: [each.phrase for each in await here.live.talk.last(who)] for who in ("ada", "bob", "carl")}
            # Also what was said before is no longer read.
            assert read["ada"] == read["carl"] == ["take-your-time"]
            assert read["bob"] == ["hello", "one-moment", "take-your-time"]
            assert b"one-moment" not in await here.streams["ada"].take(0.01)
            assert b"one-moment" not in await here.streams["carl"].take(0.01)
            assert await here.heard("bob") == ["Bob: hello", "Bob: one-moment", "Ada: take-your-time"]

    run(test())


def test_who_is_no_longer_a_friend_reads_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.befriend("ada", "bob")
            await here.write("ada", "Hello Bob")
            await here.store.change(friends.part, "ada", "bob")
            assert await refused(here.write("ada", "Hello again")) == "talk-friends-only"
            assert await here.heard("bob") == ["Ada: Hello Bob"]

    run(test())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Good \t evening\n\nBob ", "Good evening Bob"),
        ("\u202egnineve\u200b\x00\x07 \ud800", "gnineve"),
        ("e" + "\u0300" * 60 + "!", "è\u0300\u0300!"),
        ("data: {}\n\nevent: presence\ndata: x\r\n\r\n", "data: {} event: presence data: x"),
        ("<b>hi</b>", "<b>hi</b>"),
        ("hello", "hello"),
    ],
)
def test_words_of_ones_own_are_cleaned_of_what_is_not_seen(tmp_path: Path, given: str, kept: str) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.befriend("ada", "bob")
            await here.write("ada", given)
            [saying] = await here.live.talk.last("bob")
            assert (saying.text, saying.phrase) == (kept, None)
            assert await here.heard("bob") == [f"Ada: {kept}"]

    run(test())


@pytest.mark.parametrize(
    ("given", "slug"), [("x" * 201, "talk-too-long"), (" \u200b\n", "talk-empty"), ("", "talk-empty")]
)
def test_words_that_cannot_be_read_are_refused(tmp_path: Path, given: str, slug: str) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            await here.befriend("ada", "bob")
            assert await refused(here.write("ada", given)) == slug
            await here.write("ada", "x" * 200)
            assert await here.heard("bob") == ["Ada: " + "x" * 200]

    run(test())


def test_only_the_last_things_are_kept_in_their_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with place(tmp_path) as here:
            phrases: tuple[Phrase, ...] = ("hello", "back", "wow")
            for phrase in itertools.islice(itertools.cycle(phrases), 40):
                await here.say("ada", phrase)
            read = await here.live.talk.last("bob")
            # Forty were said: the thirty that are left begin with the eleventh, which was the second of the three.
            assert [each.phrase for each in read] == ["back", "wow", "hello"] * 10
            assert len({each.at for each in read}) == 30

    run(test())


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_phrase_has_words_of_its_own_in_every_language(lang: str) -> None:
    words = [i18n.text(lang, f"phrase-{phrase}") for phrase in get_args(Phrase)]
    assert len(set(words)) == len(words) == 16
    if lang != "en":
        assert words != [i18n.text("en", f"phrase-{phrase}") for phrase in get_args(Phrase)]


def test_a_few_things_can_be_said_in_a_minute() -> None:
    now = 0.0
    limits = Limits(1, lambda: now)
    assert [limits.wait_s("talk", "ada") for _ in range(6)] == [0] * 6
    assert limits.wait_s("talk", "ada") == pytest.approx(10)
    assert limits.wait_s("talk", "bob") == 0
    now = 60.0
    assert [limits.wait_s("talk", "ada") > 0 for _ in range(7)] == [False] * 6 + [True]


def test_talk_over_http(server: Server, program: Program) -> None:
    with Program(server.url) as guest:
        guest.http.headers["Accept-Language"] = "de"
        opened = program.open("coinche-bg", "link")
        path = f"/api/tables/{opened['id']}/talk"
        guest.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
        said = guest.post(path, {"phrase": "hello"})
        shown = program.get(path)
        assert shown["last"] == [said]
        assert (said["seat"], said["phrase"], said["text"]) == (1, "hello", None)
        assert set(shown["any_time"]) == TELLS_NOTHING
        assert set(shown["any_time"]) | set(shown["between_deals"]) == set(get_args(Phrase))
        assert shown["text"] is False
        refusal = guest.http.post(path, json={"text": "Guten Abend"})
        assert (refusal.status_code, refusal.json()["slug"]) == (422, "talk-friends-only")
        assert refusal.json()["text"].startswith("Eigene Worte")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"phrase": "i-have-trumps"},
        {"phrase": "hello", "text": "hi"},
        {"phrase": None},
        {"text": 5},
        {"phrase": ["hello"]},
        [],
    ],
)
def test_what_is_no_phrase_and_no_text_is_refused_with_a_sentence(program: Program, body: Any) -> None:
    table = program.open("coinche-bg", "link")["id"]
    refusal = program.http.post(f"/api/tables/{table}/talk", json=body)
    assert (refusal.status_code, refusal.json()["slug"]) == (422, "request-field-wrong")
    assert program.get(f"/api/tables/{table}/talk")["last"] == []


def test_who_talks_too_much_is_told_when_he_may_go_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data", 1) as server, Program(server.url) as talker:
        path = f"/api/tables/{talker.open('coinche-bg', 'link')['id']}/talk"
        answers = [talker.http.post(path, json={"phrase": "hello"}) for _ in range(9)]
        assert [each.status_code for each in answers][:6] == [200] * 6
        refusal = answers[-1]
        assert (refusal.status_code, refusal.json()["slug"]) == (429, "too-many-requests")
        assert 1 <= int(refusal.headers["Retry-After"]) <= 10
