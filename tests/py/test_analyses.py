"""Runs the programs of the analyses (`docs/analyses/`) with few games, and draws their pictures."""

import doctest
import os
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from bench import analysis, many, pictures

from tests.tiers import sampled
from tools.page_budgets import words
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

PAGES = sorted((ROOT / "docs/analyses").glob("*.md"))
MOST_WORDS = 400
MOST_BYTES = 30_000


@pytest.mark.parametrize(
    "page",
    sampled(PAGES, PAGES[:1], "the programs call the same bench, whose commands run in other tests here"),
    ids=lambda page: page.stem,
)
def test_its_program_runs(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_it_is_short_and_names_the_command_that_draws_its_picture(page: Path) -> None:
    text = page.read_text("utf-8")
    name = page.relative_to(ROOT).as_posix()
    picture = page.with_suffix(".svg")
    assert words(page) <= MOST_WORDS
    assert f"    python -m bench.analysis {name} --games " in text
    assert f" --plot {picture.relative_to(ROOT).as_posix()}\n" in text
    assert f"]({picture.name})" in text
    assert picture.stat().st_size <= MOST_BYTES
    assert ET.parse(picture).getroot().tag.endswith("}svg")  # noqa: S314 - our own


def test_the_command_plays_as_many_games_as_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, picture = ROOT / "docs/analyses/drafts.md", tmp_path / "drafts.svg"
    names = analysis.run(page, 3)
    assert len(names["played"]) == 3
    assert capsys.readouterr().out == "(True, 8)\n"
    pictures.save(names["figure"], picture)
    first = picture.read_bytes()
    assert {name.encode() for name in names["rates"]} <= {*first.replace(b"<", b">").split(b">")}
    pictures.save(analysis.run(page, 3)["figure"], picture)
    assert picture.read_bytes() == first


def test_processes_play_what_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function that is in no module, as those of a page are; its results come in the order of the games."""
    monkeypatch.setattr(many, "cores", lambda: 2)
    played = many.each(lambda number: (number, os.getpid()), range(many.FEWEST))
    assert [number for number, _ in played] == [*range(many.FEWEST)]
    assert os.getpid() not in {process for _, process in played}
    assert {process for _, process in many.each(lambda number: (number, os.getpid()), range(3))} == {
        os.getpid()
    }


def test_a_page_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(">>> 1 + 1\n2\n", encoding="utf-8")
    with pytest.raises(ValueError, match="has no line"):
        analysis.run(tmp_path / "page.md", 3)
