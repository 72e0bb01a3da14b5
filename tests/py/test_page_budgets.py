"""Tests the budgets of words that the documents have."""

from pathlib import Path

import pytest

from tools import check_card, findings, page_budgets
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only


def test_every_page_is_within_its_budget() -> None:
    assert page_budgets.complaints(ROOT) == []


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree: two pages and a decision, each of three words."""
    monkeypatch.setattr(page_budgets, "BUDGETS", {"README.md": 3, "CONTRIBUTING.md": 3, "docs/a.md": 3})
    (tmp_path / "docs/decisions").mkdir(parents=True)
    for name in ("README.md", "CONTRIBUTING.md", "docs/a.md", "docs/decisions/0001-why.md"):
        (tmp_path / name).write_text("one | two\n", encoding="utf-8")
    return tmp_path


def test_words_are_counted_as_wc_does(root: Path) -> None:
    assert page_budgets.pages(root) == {"README.md": 3, "CONTRIBUTING.md": 3, "docs/a.md": 3}
    assert page_budgets.complaints(root) == []


def test_a_page_that_is_too_long_has_no_budget_or_is_gone_is_named(root: Path) -> None:
    (root / "docs/a.md").write_text("one two three four", encoding="utf-8")
    assert page_budgets.complaints(root) == ["docs/a.md: 4 words, at most 3"]
    (root / "docs/a.md").rename(root / "docs/b.md")
    assert page_budgets.complaints(root) == [
        "docs/b.md: no budget in tools/page_budgets.py",
        "docs/a.md: a budget, but no such page",
    ]


def test_budgets_and_decisions_have_a_limit_together(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_budgets, "ALL", 10)
    monkeypatch.setattr(page_budgets, "FREE", 2)
    monkeypatch.setattr(page_budgets, "DECISIONS", 2)
    assert page_budgets.complaints(root) == [
        "docs/decisions: 3 words, at most 2",
        "the budgets are 9 words together, at most 8",
    ]


def nothing(_about: object) -> list[str]:
    return []


def test_a_generated_page_that_grew_is_told_with_its_remedy_also_for_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = page_budgets.pages(ROOT)
    monkeypatch.setitem(page_budgets.BUDGETS, "docs/moments.md", 1)
    monkeypatch.setattr(findings, "red", nothing)
    monkeypatch.setattr(findings, "lint", nothing)
    told = [*check_card.findings("district", "keep")]
    words = known["docs/moments.md"]
    assert told == [f"docs/moments.md: {words} words, at most 1{page_budgets.REMEDY}"]
    monkeypatch.setitem(page_budgets.BUDGETS, "docs/moments.md", words)
    monkeypatch.setitem(page_budgets.BUDGETS, "README.md", 1)
    assert page_budgets.complaints(ROOT) == [f"README.md: {known['README.md']} words, at most 1"]
