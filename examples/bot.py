"""A bot: takes a seat at a table with a token and plays whatever is legal, until the match is over.

    python examples/bot.py http://localhost:8000 TABLE [INVITATION]

With ATOUT_TOKEN in the environment it plays in the name of the token's owner, otherwise as a new guest.
"""

import json
import os
import random
import secrets
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(method: str, path: str, body: Any = None, token: str = "") -> Any:
    """The answer to a request, opened."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{sys.argv[1]}/api{path}", data, headers, method=method))


def answer(update: Any) -> Any:
    """What the bot does now; nothing when it is not asked."""
    table, view, you = update["table"], update["view"], update["table"]["you"]
    fair = table["fair"]
    if table["phase"] == "shuffling" and fair:
        if not fair["closed"]:
            return None if fair["seeds"][you] else {"kind": "seed", "seed": secrets.token_hex(16)}
        if fair["cut"] is None and fair["cutter"] == you:
            return {"kind": "cut", "cut": random.randint(fair["least"], fair["most"])}
    if table["phase"] == "scored" and not table["ready"][you]:
        return {"kind": "ready"}
    return {"kind": "act", "action": random.choice(view["legal"])} if view and view["legal"] else None


table_id, invitation = sys.argv[2], "".join(sys.argv[3:])
token = os.environ.get("ATOUT_TOKEN") or json.load(ask("POST", "/tokens", {}))["token"]
ask("POST", f"/tables/{table_id}/join", {"invitation": invitation}, token)
for line in ask("GET", f"/tables/{table_id}/stream", token=token):
    update = json.loads(line[6:]) if line.startswith(b"data: ") else {}
    if "number" in update:  # not a message about who is connected
        if update["table"]["phase"] == "over":
            print("totals:", *update["table"]["totals"])
            break
        if command := answer(update):
            try:
                ask("POST", f"/tables/{table_id}/commands", {"answers": update["number"], "command": command}, token)
            except HTTPError as refused:
                if refused.code != 409:  # late: something else has happened first, and its update is on the way
                    raise
