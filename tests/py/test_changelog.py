"""Tests that what CHANGELOG.md says twice is found."""

import pytest

from tools import changelog
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

ONCE = "## 1\n\n### Added\n\n- **A**: one thing\n  on two lines.\n- **B**: another.\n\n### Fixed\n\n- **A**: was wrong.\n"


def test_the_changelog_says_nothing_twice() -> None:
    assert changelog.repeated((ROOT / "CHANGELOG.md").read_text("utf-8")) == []
    assert changelog.repeated(ONCE) == []


@pytest.mark.parametrize(
    "more",
    ["- **B**: in other words.\n", "- **A**: one thing on\n  two lines.\n", "- was wrong\n- was wrong\n"],
)
def test_an_entry_that_is_there_twice_is_found(more: str) -> None:
    assert len(changelog.repeated(ONCE.replace("\n### Fixed", f"{more}\n### Fixed"))) == 1


def test_the_same_words_in_two_parts_are_found() -> None:
    assert len(changelog.repeated(f"{ONCE}- **A**: one thing on two lines.\n")) == 1
