"""Tests which tests run when: the lists name files that are there, and a push leaves out only what runs elsewhere."""

from pathlib import Path

import pytest

from games import preset_tables, sampled_tables
from tests.tiers import CPYTHON_LAWS, IN_PYODIDE, LONG_IN_PYODIDE, SLOW
from tools.mutants import ROOT, faults, home_of

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
    listed = faults()
    assert len(listed) >= 30
    assert len({fault.name for fault in listed}) == len(listed)
    for fault in listed:
        assert fault.before != fault.after
        home_of(fault, ROOT)
        assert fault.tests
        for test in fault.tests:
            assert (ROOT / test.partition("::")[0]).is_file(), f"{fault.name}: {test}"
