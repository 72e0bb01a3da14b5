"""Tests the zips of the site, packed by libdeflate.

Other programs read them, and the same contents give the same bytes.
"""

import io
import random
import zipfile
from pathlib import Path

import pytest

from tools.website.deflate_zip import zip_of

pytestmark = pytest.mark.cpython_only

ENTRIES = [
    ("package/plain.txt", b"the same words, " * 400),
    ("пакет/ім'я.txt", "слова ".encode() * 30),
    ("empty", b""),
    ("noise.bin", random.Random(7).randbytes(3000)),
]


def test_other_programs_read_what_was_packed() -> None:
    with zipfile.ZipFile(io.BytesIO(zip_of(ENTRIES))) as archive:
        assert archive.testzip() is None
        assert [(name, archive.read(name)) for name in archive.namelist()] == ENTRIES
        ways = {info.filename: info.compress_type for info in archive.infolist()}
        modes = {info.external_attr >> 16 for info in archive.infolist()}
    assert ways["package/plain.txt"] == zipfile.ZIP_DEFLATED
    assert ways["noise.bin"] == zipfile.ZIP_STORED
    assert modes == {0o644}


def test_a_zip_is_smaller_than_zlib_makes_it_and_always_the_same(tmp_path: Path) -> None:
    text = Path(__file__).read_bytes() * 40
    with zipfile.ZipFile(tmp_path / "zlib.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("test.py", text)
    packed = zip_of([("test.py", text)])
    assert len(packed) < (tmp_path / "zlib.zip").stat().st_size
    assert zip_of([("test.py", text)]) == packed
