"""Tests which tests run when: the lists name files that are there, and a push leaves out only what runs elsewhere."""

import os
import re
import shutil
import subprocess
import sys
from functools import partial
from math import gcd
from pathlib import Path

import pytest

from games import preset_tables, sampled_tables
from tests import tiers
from tests.tiers import CPYTHON_LAWS, IN_PYODIDE, LONG_IN_PYODIDE, SLOW, SUBJECTS, at_night, sampled
from tools import mutants
from tools.mutants import ROOT, Fault, faults, home_of, sources
from tools.night import left_out, modules
from tools.night.left_out import WHOLE
from tools.night.left_out import left_out as all_left_out
from tools.night.plan import TURNS

pytestmark = pytest.mark.cpython_only

HERE = Path(__file__).parent
FILES = {path.stem for path in HERE.rglob("test_*.py")}
FOLDERS = {path.name for path in HERE.iterdir() if path.is_dir()}


def test_the_lists_name_files_that_are_there() -> None:
    assert {name for names in IN_PYODIDE.values() for name in names} - FILES - FOLDERS == set()
    assert {f"test_{name}" for name in (*SLOW, *CPYTHON_LAWS)} - FILES == set()
    texts = [path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py")]
    assert [name for name in LONG_IN_PYODIDE if not any(f"def {name}(" in text for text in texts)] == []


def test_a_sample_of_tables_meets_every_preset_and_every_number_of_players() -> None:
    """So it meets every card: the sets drawn by lot, which are never left out, have those without a preset."""
    sampled = sampled_tables()
    assert {table[:2] for table in preset_tables()} <= {table[:2] for table in sampled}
    of_presets = {(edition, players) for edition, preset, players in sampled if isinstance(preset, str)}
    assert of_presets == {(edition, players) for edition, _, players in preset_tables()}


def test_every_fault_to_plant_is_still_one_and_has_tests() -> None:
    """What `python -m tools.mutants` plants, at the place where its text is now."""
    listed, texts = faults(), sources(ROOT)
    # A card's check runs each test that names the module `left_out` (tools/reads.py): this one is about no card.
    at_night_only = {(one.file, one.name) for one in all_left_out() if one.what == WHOLE}
    # A list that was cut off looks like a short one.
    assert len(listed) >= 160
    assert len({fault.name for fault in listed}) == len(listed)
    for fault in listed:
        assert fault.before != fault.after
        home_of(fault, texts)
        assert fault.tests
        for test in fault.tests:
            file, _, name = test.partition("[")[0].partition("::")
            assert (ROOT / file).is_file(), f"{fault.name}: {test}"
            assert not name or f"def {name}(" in (ROOT / file).read_text("utf-8"), f"{fault.name}: {test}"
            assert {(file.removeprefix("tests/"), one) for one in (name, "")}.isdisjoint(at_night_only), test


@pytest.mark.parametrize(
    ("named", "others", "without", "found"),
    [("a", "b", "", "a"), ("", "b", "", "b"), ("", "b", "b", ""), ("", "", "", "")],
)
def test_a_fault_is_found_by_a_test_that_passes_without_it(
    named: str, others: str, without: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where those named all pass, the others of their file are tried."""
    source = tmp_path / "py" / "a.py"
    source.parent.mkdir()
    source.write_text("good")
    written = source.stat().st_mtime_ns
    fault = Fault("of a test", "good", "evil", ["tests/py/test_x.py::test_y"])

    def failed(tests: list[str], _folder: Path) -> str:
        if source.read_text() == "good":
            return without
        return named if tests == fault.tests else others

    monkeypatch.setattr(mutants, "failed", failed)
    assert mutants.found_by(fault, tmp_path) == found
    assert (source.read_text(), source.stat().st_mtime_ns) == ("good", written)


def test_nothing_is_left_out_on_a_push_without_a_reason() -> None:
    assert left_out.unexplained() == []


def test_the_page_about_the_night_is_made_from_the_reasons() -> None:
    written = (ROOT / "docs/night.md").read_text("utf-8")
    assert written == left_out.page(), "docs/night.md: make generated writes it again"
    found = left_out.left_out()
    assert {one.subject for one in found} == set(SUBJECTS)
    assert len(found) > 200


def test_a_reason_names_tests_that_are_there() -> None:
    there = {path.name for path in (ROOT / "tests").rglob("*")}
    named = {
        name
        for one in left_out.left_out()
        for name in re.findall(r"\b[\w-]+\.test\.js|\btest_\w+\.py|\bcrowding\.py", one.reason)
    }
    assert len(named) > 40
    assert named - there == set()


BAD = {
    "import pytest\n@pytest.mark.nightly\ndef test_a(): ...\n": "pytest.mark.nightly without a reason",
    'import pytest\n@pytest.mark.nightly("")\ndef test_a(): ...\n': "no reason",
    "import pytest\nX = pytest.param(1, marks=pytest.mark.nightly)\n": "pytest.mark.nightly without a reason",
    "import pytest\n@pytest.mark.skipif(True)\ndef test_a(): ...\n": "pytest.mark.skipif without a reason",
    "import pytest\npytest.skip()\n": "pytest.skip without a reason",
    "from tests.tiers import sampled\nX = sampled(9, 1, '')\n": "no reason",
    "from tests.tiers import at_night\ndef test_a():\n    if at_night(' '): ...\n": "no reason",
    "from tests import tiers\nX = tiers.sampled(9, 1, '')\n": "no reason",
    "import os\nX = 1 if os.environ.get('CITADELS_EVERYTHING') else 2\n": "asks for EVERYTHING itself",
    "from tests.tiers import EVERYTHING\n": "asks for EVERYTHING itself",
}


@pytest.mark.parametrize("text", BAD)
def test_a_way_past_the_reasons_is_found(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_a.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(modules, "TESTS", tmp_path)
    monkeypatch.setattr(left_out, "TESTS", tmp_path)
    for read in (modules.marked, left_out.left_out):
        read.cache_clear()
    try:
        assert any(BAD[text] in line for line in left_out.unexplained())
    finally:
        for read in (modules.marked, left_out.left_out):
            read.cache_clear()


def test_a_sample_and_a_mark_need_words() -> None:
    for ask in (partial(sampled, 2, 1), at_night):
        with pytest.raises(ValueError, match="say why"):
            ask(" ")


def test_nights_take_all_parts_of_the_seeds_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    for day in range(739_951, 739_956):
        monkeypatch.setattr(tiers, "DAY", day)
        taken.append(tiers.turn_of(5))
    assert sorted(taken) == [0, 1, 2, 3, 4]


def test_what_a_test_takes_by_turns_goes_round_apart_from_its_values() -> None:
    """A night takes a third of a test's values; if both went round together, most pairs would never meet."""
    texts = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py"))
    found = {int(parts) for text in texts for parts in re.findall(r"\bturn_of\((\d+)\)", text)}
    assert found
    assert [parts for parts in found if gcd(parts, TURNS) != 1] == []


def test_a_bare_mark_fails_the_collection(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "conftest.py")
    file = tmp_path / "test_a.py"
    for mark, code in (("nightly", 4), ('nightly("same Python as test_b")', 0)):
        file.write_text(f"import pytest\n\n@pytest.mark.{mark}\ndef test_a(): ...\n", encoding="utf-8")
        done = subprocess.run(  # noqa: S603 - our own program
            (
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "no:cacheprovider",
                "-c",
                ROOT / "pyproject.toml",
                file,
            ),
            cwd=ROOT,
            env={key: value for key, value in os.environ.items() if key != "CITADELS_EVERYTHING"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert ("say why a push may leave it out" in done.stdout + done.stderr) == (code == 4)
