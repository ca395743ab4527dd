"""The message catalogues: the same messages in every language, a sentence for every error, none that cannot be said."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import atout
from atout import i18n
from atout.games.coinche.declarations import Kind

SOURCE = Path(atout.__file__).parent
OTHERS = [lang for lang in i18n.LANGUAGES if lang != "en"]

# Slugs that are not written where the error is raised: file and expression -> all that it can be.
DYNAMIC: dict[tuple[str, str], set[str]] = {
    ("play/trick.py", "_SLUGS[duty]"): {
        "must-follow", "must-beat", "must-trump", "must-overtrump", "must-undertrump", "must-discard-or-overtrump",
    },
    ("server/failures.py", "slug"): {
        "request-field-missing", "request-field-unknown", "request-field-wrong", "request-not-json", "no-such-page",
        "wrong-method",
    },
    ("games/kozel/reasons.py", "f'kozel-no-{word.word}'"): {"kozel-no-moskva", "kozel-no-molodka"},
}  # fmt: skip
COINCHE_LINES = (
    "cards cards-taken last-trick all-tricks one-hand declarations belote bid stake stake-swept coinched surcoinched "
    "rounding set-aside total"
)


@cache
def entries(lang: str) -> list[fluent.EntryType]:
    parser = FluentParser()
    files = [parser.parse(file.read_text(encoding="utf-8")) for file in i18n.catalogue_files(lang)]
    return [entry for file in files for entry in file.body]


@cache
def messages(lang: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, fluent.Message)}


def nodes(node: Any) -> Iterator[Any]:
    """The node of a syntax tree and all below it."""
    yield node
    if isinstance(node, fluent.BaseNode):
        for below in vars(node).values():
            for each in below if isinstance(below, list) else [below]:
                if isinstance(each, fluent.BaseNode):
                    yield from nodes(each)


def variables(node: fluent.BaseNode) -> set[str]:
    return {each.id.name for each in nodes(node) if isinstance(each, fluent.VariableReference)}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_catalogues_can_be_read(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, fluent.Junk)] == []


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_message_is_there_twice(lang: str) -> None:
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, fluent.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert sorted(messages(lang).keys() ^ messages("en").keys()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_placeables(lang: str) -> None:
    here, english = messages(lang), messages("en")
    different = {each for each in here.keys() & english.keys() if variables(here[each]) != variables(english[each])}
    assert different == set()


def samples(message: fluent.Message) -> Iterator[dict[str, str | int]]:
    """Values for the placeables of a message, so that each of its variants is chosen once."""
    values: dict[str, Sequence[str | int]] = {name: ["some text", 21] for name in variables(message)}
    for node in nodes(message):
        if isinstance(node, fluent.FunctionReference):
            kind = {"CARD": ["Th"], "CARDS": ["Th 9c"]}.get(node.id.name, list("cdhsna"))
            values |= dict.fromkeys(variables(node.arguments.positional[0]), kind)
        if isinstance(node, fluent.SelectExpression):
            keys = [str(each.key.name) for each in node.variants if isinstance(each.key, fluent.Identifier)]
            chosen: Sequence[str | int] = [*keys, 0, 1, 2, 3, 5, 21]
            values |= dict.fromkeys(variables(node.selector), chosen)
    for each in itertools.islice(itertools.product(*values.values()), 200):
        yield dict(zip(values, each, strict=True))


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    for name, message in messages(lang).items():
        for values in samples(message):
            said = i18n.text(lang, name, **values)
            assert said.strip(), name
            assert "{" not in said, name


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_suit_has_the_forms_that_are_asked_for(lang: str) -> None:
    """A form that a suit lacks would silently be its plain name."""
    asked = {
        argument.value.value
        for node in itertools.chain.from_iterable(nodes(entry) for entry in entries(lang))
        if isinstance(node, fluent.FunctionReference) and node.id.name == "SUITNAME"
        for argument in node.arguments.named
    }
    there = {suit: {each.id.name for each in messages(lang)[f"suit-{suit}"].attributes} for suit in "cdhsna"}
    assert {suit: asked - forms for suit, forms in there.items()} == {suit: set() for suit in "cdhsna"}


@cache
def error_classes() -> dict[str, ast.ClassDef | None]:
    """The error classes that say themselves in words, wherever they are defined, by name."""
    everything = itertools.chain.from_iterable(ast.walk(parsed(path)) for path in SOURCE.rglob("*.py"))
    classes = [node for node in everything if isinstance(node, ast.ClassDef)]
    known: dict[str, ast.ClassDef | None] = {"AtoutError": None}
    while True:
        below = {each.name: each for each in classes if any(name_of(base) in known for base in each.bases)}
        if below.keys() <= known.keys():
            return known
        known |= below


@cache
def own_slug(node: ast.ClassDef | None) -> str | None:
    """The slug that an error class gives itself: ``super().__init__("late", ...)``."""
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)] if node else []
    firsts = [call.args[0] for call in calls if ast.unparse(call.func) == "super().__init__" and call.args]
    return next((str(first.value) for first in firsts if isinstance(first, ast.Constant)), None)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def raised() -> Iterator[tuple[str, set[str], set[str] | None]]:
    """Every call of an error class: where, the slugs it may give, and its context where both stand there plainly."""
    classes = error_classes()
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for function in ast.walk(parsed(path)):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or name_of(call.func) not in classes:
                    continue
                slug = own_slug(classes[name_of(call.func)])
                if slug is not None:
                    yield f"{place}:{call.lineno}", {slug}, None
                elif call.args:
                    given = {keyword.arg for keyword in call.keywords}
                    unclear = None in given or (place, ast.unparse(call.args[0])) in DYNAMIC
                    context = None if unclear else {name for name in given if name is not None}
                    yield f"{place}:{call.lineno}", slugs_of(place, call.args[0], function), context


def slugs_of(place: str, expression: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """What the expression can be: a text, one of two, or a name that is given such ones."""
    if isinstance(expression, ast.Constant):
        return {str(expression.value)}
    if isinstance(expression, ast.IfExp):
        return slugs_of(place, expression.body, function) | slugs_of(place, expression.orelse, function)
    key = (place, ast.unparse(expression))
    if key in DYNAMIC:
        return DYNAMIC[key]
    given = [*assigned(key[1], function), *passed(key[1], function, parsed(SOURCE / place))]
    assert given, f"{key}: list here what slugs this can be"
    return set().union(*[slugs_of(place, value, function) for value in given])


def assigned(name: str, function: ast.AST) -> list[ast.expr]:
    """The values that a variable is given in the function."""
    assignments = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return [each.value for each in assignments if [ast.unparse(target) for target in each.targets] == [name]]


def passed(name: str, function: ast.FunctionDef | ast.AsyncFunctionDef, module: ast.Module) -> list[ast.expr]:
    """The values that a parameter of the function is given where the module calls it."""
    parameters = [each.arg for each in function.args.args]
    if name not in parameters:
        return []
    calls = [node for node in ast.walk(module) if isinstance(node, ast.Call) and name_of(node.func) == function.name]
    return [call.args[parameters.index(name)] for call in calls]


def test_every_error_that_is_raised_has_its_sentence() -> None:
    missing = [
        (place, slug) for place, slugs, _ in raised() for slug in sorted(slugs) if f"error-{slug}" not in messages("en")
    ]  # fmt: skip
    assert missing == []


def test_every_sentence_gets_the_context_that_it_needs() -> None:
    lacking = [
        (place, slug, sorted(variables(messages("en")[f"error-{slug}"]) - context))
        for place, slugs, context in raised()
        for slug in sorted(slugs)
        if context is not None and f"error-{slug}" in messages("en")
        if variables(messages("en")[f"error-{slug}"]) - context
    ]
    assert lacking == []


def test_no_sentence_is_left_of_an_error_that_is_not_raised() -> None:
    texts = {
        str(node.value)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    possible = texts.union(*DYNAMIC.values())
    assert [name for name in messages("en") if name.startswith("error-") and name[6:] not in possible] == []


@pytest.mark.parametrize(
    "name",
    [
        *[f"line-{slug}" for slug in COINCHE_LINES.split()],
        *[f"outcome-{outcome}" for outcome in ("made", "lost", "dispute", "thrown-in")],
        *[f"{prefix}-{kind}" for kind in get_args(Kind) for prefix in ("kind", "combination")],
        *[f"say-{word}" for word in ("pass", "coinche", "surcoinche", "bid", "capot", "belote", "rebelote")],
    ],
)
def test_what_is_said_and_written_at_a_table_of_coinche_has_words(name: str) -> None:
    assert all(i18n.has(lang, name) for lang in i18n.LANGUAGES)
