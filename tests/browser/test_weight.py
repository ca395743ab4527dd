"""How much comes over the line before a visitor sees a table for the first time."""

from __future__ import annotations

from typing import Any

from tests.server.program import Program
from tests.server.serving import Server

MOST_BYTES = 200_000


def test_the_first_table_comes_with_less_than_200_kilobytes(site: Server, visit: Any) -> None:
    with Program(site.url) as host:
        table = host.open("coinche-1001", "link")["id"]
        person = visit(site.url)
        arrived: dict[str, int] = {}
        network = person.page.context.new_cdp_session(person.page)
        network.on("Network.dataReceived", lambda some: arrived.update(
            {some["requestId"]: arrived.get(some["requestId"], 0) + some["encodedDataLength"]}))  # fmt: skip
        network.on("Network.loadingFinished", lambda one: arrived.update(
            {one["requestId"]: max(arrived.get(one["requestId"], 0), one["encodedDataLength"])}))  # fmt: skip
        network.send("Network.enable")
        person.go(f"/table/{table}")
        person.page.locator(".seat").first.wait_for()
        person.page.wait_for_load_state("load")
        assert len(arrived) > 3
        assert sum(arrived.values()) < MOST_BYTES, arrived
        assert person.faults == []
