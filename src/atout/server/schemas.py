"""JSON schemas of the games' views and of the table's commands, made from the classes themselves.

The description of the server holds them, and the page's types are made from it: a field that is added to a view is
known to the page's type checker without anybody writing it down again.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from atout.cards import Card
from atout.games.actions import Action
from atout.games.binokel.view import BinokelView
from atout.games.coinche.view import CoincheView
from atout.games.kozel.view import KozelView
from atout.table.commands import Command

VIEWS: Final = (CoincheView, BinokelView, KozelView)
"""The view classes of all games."""

_REF: Final = "#/components/schemas/{}"
_PLAIN: Final = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}

Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """All these schemas by name; ``View`` is any game's view, ``Command`` any command."""
    found: dict[str, Schema] = {
        "Card": {
            "type": "string",
            "description": "Rank and suit, as in records: `Th`.",
            "pattern": "^[6-9TJQKA][cdhs]$",
        },
        "Action": {"type": "string", "description": "An action as a record writes it: `Th`, `90 h`, `lead 8h Jh`."},
    }
    names = [_name(view) for view in VIEWS]
    for view in VIEWS:
        _add(view, found)
    found["View"] = {"anyOf": [{"$ref": _REF.format(name)} for name in names]}
    [command], its_parts = msgspec.json.schema_components([Command], ref_template="#/components/schemas/{name}")
    return found | its_parts | {"Command": command}


def _add(cls: type, found: dict[str, Schema]) -> None:
    """Adds the schema of a dataclass, and of all that its fields are made of."""
    name = _name(cls)
    if name in found:
        return
    found[name] = {}  # its place, should it contain itself
    hints, words = get_type_hints(cls), _words(cls)
    properties = {}
    for each in fields(cls):
        schema = _schema(hints[each.name], found)
        properties[each.name] = schema | {"description": words[each.name]} if each.name in words else schema
    found[name] = {
        "type": "object",
        "description": inspect.cleandoc(cls.__doc__ or ""),
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _schema(hint: Any, found: dict[str, Schema]) -> Schema:
    """The schema of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return dict(_PLAIN[hint])
    if isinstance(hint, type) and issubclass(hint, Card):
        return {"$ref": _REF.format("Card")}
    if isinstance(hint, type) and issubclass(hint, Action):
        return {"$ref": _REF.format("Action")}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema(each, found) for each in args]}
    if origin is tuple and args[-1] is not Ellipsis:
        return {
            "type": "array",
            "prefixItems": [_schema(each, found) for each in args],
            "minItems": len(args),
            "maxItems": len(args),
        }
    if origin in (tuple, Sequence):
        return {"type": "array", "items": _schema(args[0], found)}
    if is_dataclass(hint) and isinstance(hint, type):
        _add(hint, found)
        return {"$ref": _REF.format(_name(hint))}
    raise TypeError(f"no schema for {hint!r}")


def _name(cls: type) -> str:
    """The name of a class; for those of one game with the game's name before it, as two games may have the same."""
    family = cls.__module__.split(".")[2].title() if cls.__module__.startswith("atout.games.") else ""
    is_of_game = cls.__module__.count(".") > 2 and not cls.__name__.startswith(family)
    return family + cls.__name__ if is_of_game else cls.__name__


def _words(cls: type) -> dict[str, str]:
    """What the source says of each field, of the class and those that it is derived from."""
    words: dict[str, str] = {}
    for each in reversed(cls.__mro__[:-1]):
        if not is_dataclass(each):
            continue
        [definition] = ast.parse(textwrap.dedent(inspect.getsource(each))).body
        assert isinstance(definition, ast.ClassDef)
        for field, text in zip(definition.body, definition.body[1:], strict=False):
            match field, text:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                    words[name] = " ".join(said.split())
    return words
