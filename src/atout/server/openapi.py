"""The description of the server: what FastAPI finds in the routes, and the schemas of what the stream carries.

``python -m atout.server.openapi FILE`` writes it, for the types of the page.
"""

from __future__ import annotations

import json
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from atout.server.sayings import Saying
from atout.server.schemas import components
from atout.server.shown import Presence, Update

_REF = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of the app's routes and of all that goes over its streams."""
    found = get_openapi(
        title="atout",
        version=metadata.version("atout"),
        description="Tables for Coinche, Binokel and Kozel: the stream of updates down, commands up.",
        routes=app.routes,
    )
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    _, streamed = models_json_schema(
        [(Update, "validation"), (Presence, "validation"), (Saying, "validation")], ref_template=_REF
    )
    schemas.update(streamed["$defs"])
    schemas.update(components())
    for operation in (each for ways in found["paths"].values() for each in ways.values()):
        for status, answer in operation["responses"].items():
            content = answer.get("content", {})
            if status >= "4" and "text/event-stream" in content:  # a refused stream is told as JSON
                content["application/json"] = content.pop("text/event-stream")
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    return found


def main() -> None:
    """Writes the description to the file that is named."""
    from atout.server.app import create_app
    from atout.server.settings import Settings

    with tempfile.TemporaryDirectory() as data:
        text = json.dumps(create_app(Settings(Path(data))).openapi(), indent=1, ensure_ascii=False)
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
