"""Packs our own wheels for `make dev`.

Byte code of each module that is as it was when last compiled, the source of others.

Compiling takes seconds, and so does a start of the page with sources alone.
"""

import _imp
import zipfile
from pathlib import Path

from tools.website import compiled, wheels
from tools.website.compile_zip import skipped

OWN = Path("build/dev-python")
MAGIC, HASH = slice(4), slice(8, 16)
"""Where a .pyc has the number of its interpreter, and the hash of its source."""

Known = dict[str, bytes]
"""Byte code by the path of its .pyc."""


def make(jobs: list[compiled.Job]) -> list[Path]:
    """Compile what others wrote, which is cached, and our own Python if none of it was ever compiled.

    Pack it as it is now.
    """
    compiled.compile_all([job for job in jobs if not is_own(job) or compiled_last(job) is None])
    return [packed(job) if is_own(job) else Path(job.target) for job in jobs]


def is_own(job: compiled.Job) -> bool:
    return Path(job.source).parent == wheels.OWN


def compiled_last(job: compiled.Job) -> Path | None:
    """Return the newest archive that this job was compiled to, from whatever sources."""
    found = compiled.CACHE.glob(f"*/{Path(job.target).name}")
    return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)


def known(archive: Path | None) -> Known:
    if archive is None:
        return {}
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if name.endswith(".pyc")}


def made_from(byte_code: bytes, source: bytes) -> bool:
    """Whether byte code was compiled from this source: Python's hash of it depends on the interpreter's number."""
    return byte_code[HASH] == _imp.source_hash(int.from_bytes(byte_code[MAGIC], "little"), source)


def packed(job: compiled.Job) -> Path:
    """Write a wheel with the modules of a job, each as byte code or as source."""
    target = OWN / Path(job.target).name
    target.parent.mkdir(parents=True, exist_ok=True)
    before = known(compiled_last(job))
    with zipfile.ZipFile(job.source) as archive, zipfile.ZipFile(target, "w") as made:
        for name in archive.namelist():
            if name.endswith("/") or skipped(name, job.skip):
                continue
            data, byte_code = archive.read(name), before.get(f"{name}c")
            if byte_code is not None and made_from(byte_code, data):
                made.writestr(zipfile.ZipInfo(f"{name}c"), byte_code)
            else:
                made.writestr(zipfile.ZipInfo(name), data)
    return target
