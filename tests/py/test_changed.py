"""Tests what `make check CHANGED=1` picks: the checks and tests that changed files can reach."""

import re

import pytest

from test_night import Repository, small_repository
from tools import changed
from tools.new_card import files_of
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

__all__ = ["small_repository"]

FILES = {part: path.relative_to(ROOT).as_posix() for part, path in files_of("district", "laboratory").items()}
CARD = FILES["card"]
VIEW = "web/app/workshop/arena-view.js"
FEW = {
    "js": [
        "tests/js/arena.test.js",
        "tests/js/far.test.js",
        "tests/js/flags.test.js",
        "tests/js/unfolded.test.js",
    ],
    "py": ["tests/py/test_docs.py", "tests/py/test_draft.py", "tests/py/districts/test_smithy.py"],
}
"""Tests that read the page or not, the repository or not, start the engine or not."""


@pytest.fixture(name="few")
def few_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    def tests(folder: str, _: str) -> list[str]:
        return FEW[folder]

    monkeypatch.setattr(changed, "_tests", tests)


@pytest.mark.parametrize("part", FILES)
def test_a_file_of_a_card_reaches_the_tests_of_the_card(part: str) -> None:
    chosen = {*changed.python_tests([FILES[part]])}
    assert {test for test in chosen if "::" not in test} == {
        *("tests/py/districts/test_laboratory.py", "tests/py/classic/test_laboratory.py")
    }
    assert "tests/py/test_every_card.py::test_has_a_scenario" in chosen


def test_the_code_of_a_card_reaches_no_module_of_the_page() -> None:
    assert {*changed.node_tests([CARD])} == set()
    assert [goal for goal in changed.goals([CARD]) if "=" not in goal] == [
        *("plain-style", "types", "python-style", "test-quick")
    ]
    assert f"FILES={CARD}" in changed.goals([CARD])


def test_a_view_reaches_the_tests_that_import_it_or_list_its_folder() -> None:
    chosen = {*changed.node_tests([VIEW])}
    assert chosen >= {"tests/js/arena.test.js", "tests/js/workshop.test.js", "tests/js/unfolded.test.js"}
    assert not chosen & {
        "tests/js/session.test.js",
        "tests/js/evenings.test.js",
        "tests/js/guest-room.test.js",
    }


def test_a_view_reaches_tests_in_python_that_look_at_the_page() -> None:
    chosen = {*changed.python_tests([VIEW])}
    assert chosen >= {
        "tests/py/test_page_borders.py::test_a_view_holds_no_state_of_the_app",
        "tests/py/test_locales.py::test_every_text_the_page_asks_for_exists_and_is_asked_for",
        "tests/py/test_docs.py::test_every_id_of_the_page_is_listed",
    }
    assert all("::" in test for test in chosen)
    assert "page-style" in changed.goals([VIEW])


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("file", "node", "python"),
    [
        ("a-new-file", ["far", "unfolded"], ["test_docs", "test_draft", "test_smithy"]),
        ("web/a-new-kind.xyz", ["far", "unfolded"], ["test_docs", "test_draft", "test_smithy"]),
        ("py/tabletop/a_new_module.py", ["far", "unfolded"], ["test_docs", "test_draft", "test_smithy"]),
        ("docs/a-new-page.md", ["far", "unfolded"], ["test_docs"]),
        ("package.json", ["arena", "far", "flags", "unfolded"], ["test_docs", "test_draft", "test_smithy"]),
    ],
)
def test_any_other_file_reaches_all_that_may_read_it(file: str, node: list[str], python: list[str]) -> None:
    """`arena` and `flags` read no file themselves, `far` starts the engine.

    Of Python tests only `test_docs` reads pages.
    """
    assert list(changed.node_tests([file])) == [f"tests/js/{name}.test.js" for name in node]
    found = {test for test in changed.python_tests([file]) if "::" not in test}
    assert sorted(test.rpartition("/")[2].removesuffix(".py") for test in found) == python


@pytest.mark.usefixtures("few")
def test_where_everything_is_reached_nothing_is_named() -> None:
    goals = changed.goals(["pyproject.toml", "package-lock.json"])
    assert goals == ["plain-style", "page-style", "types", "python-style", "test-js", "test-quick"]
    assert "FILES=" not in " ".join(changed.goals(["py/tabletop/that_is_gone.py"]))
    assert "workflow-style" in changed.goals([".github/workflows/ci.yml"])


@pytest.mark.usefixtures("few")
def test_make_has_each_goal_and_variable() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for goal in changed.goals([".github/dependabot.yml", CARD, VIEW]):
        name, sign, _ = goal.partition("=")
        assert (
            f"$({name})" in makefile or f"$(or $({name})," in makefile if sign else f"\n{name}:" in makefile
        )
    (all_of_it,) = re.findall(r"^style: (.+)$", makefile, re.MULTILINE)
    assert all_of_it.split() == ["page-style", "python-style", "plain-style", "workflow-style"]


def test_changed_is_what_differs_from_main_committed_or_not(repo: Repository) -> None:
    repo.git("branch", "-M", "main")
    repo.commit("kept", "kept")
    repo.git("checkout", "--quiet", "-b", "work")
    repo.commit("committed", "on the branch")
    (repo.folder / "a").write_text("not committed", encoding="utf-8")
    (repo.folder / "new").write_text("not added", encoding="utf-8")
    (repo.folder / "kept").unlink()
    (repo.folder / ".git" / "info" / "exclude").write_text("ignored\n", encoding="utf-8")
    (repo.folder / "ignored").write_text("", encoding="utf-8")
    assert changed.changed(repo.folder) == ["a", "committed", "kept", "new"]


def test_on_main_changed_is_what_is_not_committed(repo: Repository) -> None:
    repo.git("branch", "-M", "main")
    repo.commit("b", "committed")
    assert changed.changed(repo.folder) == []
    (repo.folder / "b").write_text("not committed", encoding="utf-8")
    assert changed.changed(repo.folder) == ["b"]
