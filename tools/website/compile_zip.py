"""Compiles the Python files in a wheel or zip to .pyc, in place of their source.

Runs inside the interpreter that will load the result (see compile.mjs), because byte code fits one version only. Python
spends most of a start in the browser compiling the standard library: it never writes a .pyc there.
"""

import ast
import base64
import hashlib
import importlib
import zipfile
from importlib.util import source_hash
from types import CodeType
from typing import Any

# CPython's own writer of .pyc files that name a hash of their source, which is never looked at; it is not public.
write_pyc: Any = vars(importlib.import_module("importlib._bootstrap_external"))["_code_to_hash_pyc"]

# A zip whose bytes depend on nothing but its contents: the least date a zip can have.
DATE = (1980, 1, 1, 0, 0, 0)


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    """Compile a module. Docstrings of modules and functions are not needed in a browser; those of classes may be a card's text."""
    tree = ast.parse(source, name)
    if ast.get_docstring(tree, clean=False) is not None:
        del tree.body[0]
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and ast.get_docstring(node, clean=False) is not None
        ):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    code: CodeType = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(write_pyc(code, source_hash(source), checked=False))


def record_line(name: str, data: bytes) -> str:
    """Return the line of a file in a wheel's record; byte code may stand there without a digest, which no packing makes smaller."""
    if name.endswith(".pyc"):
        return f"{name},,\n"
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


# For type checkers and for lists of what software is made of.
NEVER = (".pyi", ".cdx.json", ".cyclonedx.json")


def skipped(name: str, skip: list[str]) -> bool:
    return name.endswith(NEVER) or any(name == entry or name.startswith(entry + "/") for entry in skip)


def convert(archive: zipfile.ZipFile, tag: str, optimize: int, skip: list[str]) -> dict[str, bytes]:
    """The new contents by name. A wheel's record is written anew, and its tag becomes that of the interpreter."""
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
            # Behind the first empty line is the project's whole front page.
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
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
