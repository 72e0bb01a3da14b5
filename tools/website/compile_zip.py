"""Compiles the Python files in a wheel or zip to .pyc, which replace the source.

Runs inside the interpreter that will load the result (see compile.mjs), because byte code fits only one version. Without this,
a start in the browser would spend most of its time compiling the standard library: Python writes no .pyc there.
"""

import ast
import base64
import hashlib
import importlib
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import source_hash
from types import CodeType
from typing import Any

# CPython's private function for .pyc files with a hash of their source, which Python does not check.
write_pyc: Any = vars(importlib.import_module("importlib._bootstrap_external"))["_code_to_hash_pyc"]

NO_DOCSTRINGS = 2
"""The level of -O at which Python leaves docstrings out."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements hold others."""
# The earliest date of a zip, so that its bytes depend only on its contents.
DATE = (1980, 1, 1, 0, 0, 0)


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    """Return a module's .pyc, without docstrings. Where asserts stay, that of a class becomes a full stop.

    A dataclass without one would write its signature at every start, and a card must have one.
    """
    # Where Python leaves them out itself, a tree of its objects would take three times as long.
    read = source if optimize >= NO_DOCSTRINGS else without_docstrings(source, name)
    code: CodeType = compile(read, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(write_pyc(code, source_hash(source), checked=False))


def without_docstrings(source: bytes, name: str) -> ast.Module:
    tree = ast.parse(source, name)
    if ast.get_docstring(tree, clean=False) is not None:
        del tree.body[0]
    for node in statements(tree.body):
        if (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and ast.get_docstring(node, clean=False) is not None
        ):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
        elif isinstance(node, ast.ClassDef) and ast.get_docstring(node, clean=False) is not None:
            first: Any = node.body[0]
            first.value = ast.copy_location(ast.Constant("."), first.value)
    return tree


def statements(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield statements and all those in them; no expression holds one, and most nodes are expressions."""
    for node in nodes:
        yield node
        for field in BLOCKS:
            yield from statements(getattr(node, field, ()))


def record_line(name: str, data: bytes) -> str:
    """Return the line of a file in a wheel's record; byte code needs no digest, and digests do not compress."""
    if name.endswith(".pyc"):
        return f"{name},,\n"
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


# Files for type checkers, and software bills of materials.
NEVER = (".pyi", ".cdx.json", ".cyclonedx.json")


def skipped(name: str, skip: list[str]) -> bool:
    return name.endswith(NEVER) or any(name == entry or name.startswith(entry + "/") for entry in skip)


def convert(archive: zipfile.ZipFile, tag: str, optimize: int, skip: list[str]) -> dict[str, bytes]:
    """Return the new contents by name. A wheel gets a new record, and the interpreter's tag."""
    files: dict[str, bytes] = {}
    record = None
    for name in sorted(archive.namelist()):
        if name.endswith("/") or skipped(name, skip):
            continue
        data = archive.read(name)
        if name.endswith(".dist-info/RECORD"):
            record = name
        elif name.endswith(".py"):
            files[name + "c"] = compiled(name, data, optimize)
        elif name.endswith(".dist-info/METADATA"):
            # After the first empty line comes the project's description, which is long.
            files[name] = data.partition(b"\n\n")[0] + b"\n"
        elif name.endswith(".dist-info/WHEEL"):
            files[name] = data.replace(b"Tag: py3-none-any", f"Tag: {tag}".encode())
        else:
            files[name] = data
    if record is not None:
        lines = "".join(record_line(name, data) for name, data in files.items())
        files[record] = f"{lines}{record},,\n".encode()
    return files


def compile_zip(source: str, target: str, *, tag: str, optimize: int = -1, skip: list[str]) -> None:
    with zipfile.ZipFile(source) as archive:
        files = convert(archive, tag, optimize, skip)
    # Not packed here: deflate_zip.py does that, outside.
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
