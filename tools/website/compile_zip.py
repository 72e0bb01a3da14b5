"""Makes an archive of byte code from a wheel or zip of sources: .pyc in place of each .py.

Without this, a start in the browser would spend most of its time compiling the standard library: Python writes no .pyc
there.
"""

import base64
import hashlib
from collections.abc import Mapping, Sequence

Files = dict[str, bytes]
"""Contents by name."""


def record_line(name: str, data: bytes) -> str:
    """Return the line of a file in a wheel's record; byte code needs no digest, and digests do not compress."""
    if name.endswith(".pyc"):
        return f"{name},,\n"
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


# Files for type checkers, and software bills of materials.
NEVER = (".pyi", ".cdx.json", ".cyclonedx.json")


def skipped(name: str, skip: Sequence[str]) -> bool:
    return name.endswith(NEVER) or any(name == entry or name.startswith(entry + "/") for entry in skip)


def convert(sources: Mapping[str, bytes], byte_code: Mapping[str, bytes], tag: str) -> Files:
    """Return the new contents, with ``byte_code`` by the names of modules.

    A wheel gets a new record, and the interpreter's tag.
    """
    files: Files = {}
    record = None
    for name, data in sources.items():
        if name.endswith(".dist-info/RECORD"):
            record = name
        elif name.endswith(".py"):
            files[f"{name}c"] = byte_code[name]
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
