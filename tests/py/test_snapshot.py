"""Tests that an interpreter that was prepared for a snapshot needs the files of its wheels no more."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.website.compile_zip import skipped
from tools.website.compiled import WHEEL_SKIP
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

# Does what snapshot-maker.js does, loses the wheel as a start from a snapshot does, and reads each data file.
PREPARE = """
import pkgutil, sys
from pathlib import Path
wheel, installer, *data = sys.argv[1:]
# Without the sources.
sys.path[:] = [installer, *(path for path in sys.path if not Path(path, "citadels").is_dir())]
import citadels_wheels
citadels_wheels.install([wheel], [], "")
import citadels_snapshot
citadels_snapshot.warm()
Path(wheel).unlink()
for name in data:
    package, _, file = name.partition("/")
    print(len(pkgutil.get_data(package, file)))
import citadels
from citadels.kind import CITADELS
assert citadels.__file__.startswith(wheel)
assert CITADELS.link_tables()
"""


def test_data_files_that_nothing_has_read_are_in_a_snapshot(tmp_path: Path) -> None:
    """A replay link, the deals of the first week and the chances are read before the wheels are back.

    That is right after a start.
    """
    wheel = tmp_path / "citadels_table-0.1.0-py3-none-any.whl"
    data: list[Path] = []
    with zipfile.ZipFile(wheel, "w") as archive:
        for package in ("citadels", "tabletop"):
            for file in sorted((ROOT / "py" / package).rglob("*")):
                name = file.relative_to(ROOT / "py").as_posix()
                if file.suffix in {".py", ".json"} and not skipped(name, WHEEL_SKIP):
                    archive.write(file, name)
                    data += [file] if file.suffix == ".json" else []
    for name in ("wheels", "snapshot"):
        text = (ROOT / "web" / "engine" / f"{name}.py").read_text("utf-8")
        (tmp_path / f"citadels_{name}.py").write_text(text, "utf-8")
    names = [file.relative_to(ROOT / "py").as_posix() for file in data]
    command = [sys.executable, "-c", PREPARE, str(wheel), str(tmp_path), *names]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env={}, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stderr
    assert [int(size) for size in done.stdout.split()] == [file.stat().st_size for file in data]
