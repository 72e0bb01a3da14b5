"""Compiles modules to .pyc.

Runs inside the interpreter that will load them (see compile.mjs): byte code fits only one version.

It imports nothing but what every interpreter has at its start: there each import is compiled first.
"""

import _ast
import _imp
import marshal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable, Iterator
    from types import CodeType
    from typing import Any

Module = tuple[str, bytes, int]
"""A module's file name, its source, and the level of -O to compile it at."""

NO_DOCSTRINGS = 2
"""The level of -O at which Python leaves docstrings out."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements hold others."""
PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")
# CPython's private function for .pyc files with a hash of their source, which Python does not check.
START = vars(sys.modules["_frozen_importlib_external"])
MAGIC: bytes = START["MAGIC_NUMBER"]


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    """Return a module's .pyc, without docstrings. Where asserts stay, that of a class becomes a full stop.

    A dataclass without one would write its signature at every start, and a card must have one.
    """
    # Where Python leaves them out itself, a tree of its objects would take three times as long.
    read = source if optimize >= NO_DOCSTRINGS else without_docstrings(source, name)
    code: CodeType = compile(read, name, "exec", dont_inherit=True, optimize=optimize)
    digest = _imp.source_hash(int.from_bytes(MAGIC, "little"), source)
    return bytes(START["_code_to_hash_pyc"](code, digest, checked=False))


def without_docstrings(source: bytes, name: str) -> "ast.Module":
    tree: Any = compile(source, name, "exec", _ast.PyCF_ONLY_AST, dont_inherit=True)
    if has_docstring(tree):
        del tree.body[0]
    for node in statements(tree.body):
        if isinstance(node, (_ast.FunctionDef, _ast.AsyncFunctionDef)) and has_docstring(node):
            node.body[0] = put(_ast.Pass(), node.body[0])
        elif isinstance(node, _ast.ClassDef) and has_docstring(node):
            first: Any = node.body[0]
            first.value = put(_ast.Constant("."), first.value)
    return tree


def has_docstring(node: "ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef") -> bool:
    first = node.body[0] if node.body else None
    value = first.value if isinstance(first, _ast.Expr) else None
    return isinstance(value, _ast.Constant) and isinstance(value.value, str)


def put(new: "Any", old: "ast.AST") -> "Any":  # noqa: ANN401 - a node of any kind
    """Return a node with the place of an older one."""
    for attribute in PLACE:
        setattr(new, attribute, getattr(old, attribute))
    return new


def statements(nodes: "Iterable[ast.AST]") -> "Iterator[ast.AST]":
    """Yield statements and all those in them; no expression holds one, and most nodes are expressions."""
    for node in nodes:
        yield node
        for field in BLOCKS:
            yield from statements(getattr(node, field, ()))


def compile_all(wanted: bytes) -> bytes:
    """Return the .pyc of each module, in the order of ``wanted``.

    It is a list of ``Module`` as marshal writes it, as the answer is.
    """
    modules: list[Module] = marshal.loads(wanted)  # noqa: S302 - from the build, just now
    # A version that every Python reads.
    return marshal.dumps([compiled(*module) for module in modules], 4)
