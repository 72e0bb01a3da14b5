"""Writes what the workshop's editor completes for a game: types with their attributes, and the example players."""

import ast
import dataclasses
import inspect
import json
import re
import textwrap
import types
import typing
from importlib import import_module, resources
from itertools import pairwise
from typing import Any, TypeAlias

from tabletop.kernel.ask import AskView, Option
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind
from tabletop.own_players.tools import Tools, World

BLANK = '''"""A player of your own: it begins as the level normal."""


def choose(view, ask, tools):
    """Return an option of ask, its id, or a list of several."""
    return tools.normal(ask)
'''
FORMAT = 1
IDEAS = {
    "by_lot": "lot",
    "builder": "build",
    "no_assassin": "never",
    "no_flip": "never",
    "small_search": "search",
}
"""The text ``example-<idea>`` of the page that describes an example; one without an idea is shown by its name."""

Hint: TypeAlias = Any
"""A type, as in an annotation."""
Fields = dict[str, dict[str, str]]


def workshop_types(kind: Kind) -> str:
    """Return the JSON text of one game: its types by name, the variables of these types, and the example files."""
    roots: dict[str, Any] = {
        "view": kind.view,
        "ask": AskView,
        "tools": Tools,
        "option": Option,
        "world": World,
    }
    shapes: dict[str, Fields] = {}
    about: dict[str, str] = {}
    for shape in roots.values():
        _add(shape, shapes, about)
    told = {
        "format": FORMAT,
        "game": kind.id,
        "roots": {name: shape.__name__ for name, shape in roots.items()},
        "aliases": _aliases(kind.id, shapes),
        "types": shapes,
        "about": about,
        "blank": BLANK,
        "examples": examples(kind.id),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def examples(game: str) -> list[dict[str, str]]:
    """Return the example players of a game: name, idea and text of each."""
    try:
        folder = resources.files(import_module(f"{game}.example_players"))
    except ModuleNotFoundError:
        return []
    files = {
        one.name.removesuffix(".py"): one
        for one in folder.iterdir()
        if re.fullmatch(r"[a-z]\w*\.py", one.name)
    }
    return [
        {"name": name, "idea": IDEAS.get(name, ""), "text": one.read_text("utf-8")}
        for name, one in sorted(files.items())
    ]


def _aliases(game: str, shapes: dict[str, Fields]) -> dict[str, str]:
    """Return the names under which a player imports the types."""
    try:
        offered = vars(import_module(f"{game}.player_types"))
    except ModuleNotFoundError:
        return {}
    named = {name: getattr(one, "__name__", "") for name, one in offered.items()}
    return {name: shape for name, shape in sorted(named.items()) if shape in shapes}


def _add(shape: Hint, shapes: dict[str, Fields], about: dict[str, str]) -> None:
    """Add the public attributes and methods of ``shape``, and all types of ours that they have."""
    if shape.__name__ in shapes:
        return
    found = shapes[shape.__name__] = {}
    about[shape.__name__] = " ".join((inspect.getdoc(shape) or "").split())
    docs = _docs(shape)
    for name, hint in _hints(shape).items():
        found[name] = _told(hint, docs.get(name, ""), shapes, about)
    for name, function in inspect.getmembers(shape, inspect.isfunction):
        if not name.startswith("_"):
            hints = typing.get_type_hints(function)
            names = [one for one in inspect.signature(function).parameters if one != "self"]
            found[name] = _told(hints.get("return", Any), _sentence(function), shapes, about) | {
                "call": f"({', '.join(names)})"
            }
    for name, part in inspect.getmembers(shape, lambda one: isinstance(one, property)):
        if not name.startswith("_"):
            found[name] = _told(
                typing.get_type_hints(part.fget).get("return", Any), _sentence(part), shapes, about
            )


def _hints(shape: Hint) -> dict[str, Any]:
    if dataclasses.is_dataclass(shape):
        hints = typing.get_type_hints(shape)
        return {
            field.name: hints[field.name]
            for field in dataclasses.fields(shape)
            if not field.name.startswith("_")
        }
    return {name: hint for name, hint in _written(shape).items() if not name.startswith("_")}


def _written(shape: Hint) -> dict[str, Any]:
    """Return the annotated attributes of a class that is not a dataclass, also those set in its methods."""
    space = vars(inspect.getmodule(shape))
    found = dict(typing.get_type_hints(shape))
    for node in ast.walk(_tree(shape)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = eval(ast.unparse(node.annotation), space)  # noqa: S307 - our own source
    return found


def _docs(shape: Hint) -> dict[str, str]:
    """Return the strings below annotated names, by name: their documentation."""
    found: dict[str, str] = {}
    for body in (
        node.body for node in ast.walk(_tree(shape)) if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    ):
        for one, below in pairwise(body):
            if (
                isinstance(one, ast.AnnAssign)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                target = one.target
                name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
                found[name] = " ".join(str(below.value.value).split("\n\n")[0].split())
    return found


def _tree(shape: Hint) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(shape)))


def _sentence(of: Hint) -> str:
    """Return the first paragraph of a docstring."""
    return " ".join((inspect.getdoc(of) or "").split("\n\n")[0].split())


def _told(hint: Hint, doc: str, shapes: dict[str, Fields], about: dict[str, str]) -> dict[str, str]:
    """Describe an attribute: ``type`` as text, ``doc``, and ``of``: the type of ours that it, or its element, has."""
    inner = _inner(hint)
    told = {"type": _written_type(hint)}
    if inner is not None:
        _add(inner, shapes, about)
        told["of"] = inner.__name__
    return told | ({"doc": doc} if doc else {})


def _inner(hint: Hint) -> Hint:
    """Return the class of ours in ``hint``; None if there is none."""
    for part in (hint, *typing.get_args(hint)):
        if isinstance(part, type) and (dataclasses.is_dataclass(part) or part in {Tools, Randomness, Option}):
            return part
    nested = (_inner(part) for part in typing.get_args(hint))
    return next((one for one in nested if one is not None), None)


def _written_type(hint: Hint) -> str:
    if isinstance(hint, type) and not isinstance(hint, types.GenericAlias):
        return "None" if hint is type(None) else hint.__name__
    origin: Hint = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin is typing.Annotated:
        return _written_type(args[0])
    if origin in {typing.Union, types.UnionType}:
        return " | ".join(_written_type(one) for one in args)
    if origin is not None and args:
        inner = ", ".join("..." if one is ... else _written_type(one) for one in args)
        return f"{getattr(origin, '__name__', origin)}[{inner}]"
    return str(hint)
