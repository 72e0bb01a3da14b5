"""Tests `make card` and `make check-card`, in a copy of the tree.

A card begun like another one lacks nothing but itself.
"""

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tiers import at_night
from tools import check_card, new_card, words
from tree_copy import changed, copied, copy_of_the_tree, red_tests, run, run_check

NIGHTLY = pytest.mark.nightly(
    "a new card is begun and checked by other tests of the file; this is one more slip or one more pattern"
)

__all__ = ["copy_of_the_tree"]

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[2]
TESTS = ("test_locales.py", "test_every_card.py", "test_art.py", "test_protocol.py", "test_edition2016.py")
TEXTS = "web/games/citadels/locales/en.ftl"


class Begun(NamedTuple):
    """A copy of the tree in which a rope walk was begun like the Laboratory, once in vain."""

    tree: Path
    in_vain: tuple[int, list[str]]
    unchanged: bool
    """Whether the try in vain left every file as it was."""
    done: tuple[int, list[str]]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """Begin a card in one copy for all tests: what they change there they change back."""
    tree = copied(tmp_path_factory.mktemp("begun"))

    def files() -> dict[Path, bytes]:
        folders = ("py", "web/art", "web/games", "tests")
        paths = (path for folder in folders for path in (tree / folder).rglob("*") if path.is_file())
        return {path: path.read_bytes() for path in paths if "__pycache__" not in path.parts}

    begin = ("tools.new_card", "district", "rope_walk", "--like", "laboratory")
    (tree / "ruff.toml").write_text("line-length = 'no number'", encoding="utf-8")
    before = files()
    in_vain, unchanged = run(tree, *begin), files() == before
    (tree / "ruff.toml").unlink()
    return Begun(tree, in_vain, unchanged, run(tree, *begin))


def test_a_card_is_begun_whole_or_not_at_all(begun: Begun) -> None:
    """A failure on the way, here of the formatter's settings, leaves every file as it was."""
    code, said = begun.in_vain
    assert code == 1
    assert said[-1].startswith("nothing was begun: ")
    assert begun.unchanged
    code, said = begun.done
    assert code == 0, said


def test_a_new_card_is_complete_but_for_what_makes_it_its_own(begun: Begun) -> None:
    complete(begun.tree, "district", "rope_walk", "laboratory")


@NIGHTLY
@pytest.mark.parametrize(
    # The question of the second one holds the name of its model: bewitch.
    ("kind", "card", "like"),
    [("character", "jester", "spy"), ("character", "duelist", "witch")],
)
def test_another_new_card_is_complete(tree: Path, kind: str, card: str, like: str) -> None:
    code, said = run(tree, "tools.new_card", kind, card, "--like", like)
    assert code == 0, said
    complete(tree, kind, card, like)


def complete(tree: Path, kind: str, card: str, like: str) -> None:
    """Check a card that was just begun."""
    code, said = run_check(tree, "check_card", card)
    assert said == [
        f"{card}: no test is red.",
        f"  It is not yet its own: web/art/{kind}s/{card}.svg is still the template: draw its picture.",
        f"  It is not yet its own: py/citadels/cards/{kind}s/{card}.py: its rules are still those of {like}.",
        f"  It is not yet its own: tests/py/{kind}s/test_{card}.py: its scenarios are still those of {like}.",
        f"  It is not yet its own: py/citadels/bots/advice/{kind}s/{card}.py: the computer player still treats it like {like}.",
        f"  It is not yet its own: {kind}-{card}-text in the language files is still that of {kind}-{like}: say what this card does.",
    ]
    assert code == 0
    code, said = run(tree, "ruff", "format", "--check", "py", "tests")
    assert code == 0, said
    if at_night("the check has just run those tests of these files that read the cards"):
        tests = (f"tests/py/{name}" for name in TESTS)
        code, said = run(tree, "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
        assert code == 0, "\n".join(said)


def test_no_name_of_the_other_card_is_left(begun: Begun) -> None:
    """In no file, and in no text."""
    own = [path.read_text("utf-8") for path in begun.tree.rglob("*rope_walk.py")]
    assert len(own) == 3
    before = (ROOT / TEXTS).read_text("utf-8")
    own.append((begun.tree / TEXTS).read_text("utf-8").removeprefix(before.rstrip("\n")))
    assert "district-rope_walk = " in own[-1]
    for text in own:
        assert not re.search(r"(?<![a-z])laboratory(?![a-z])", text, re.IGNORECASE), text


def test_no_name_of_the_other_character_is_left_in_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a button, too: "Laboratory: discard a card" of a card that begins like the Laboratory."""
    before = (ROOT / TEXTS).read_text("utf-8")
    (tmp_path / "en.ftl").write_text(before, encoding="utf-8")
    monkeypatch.setattr(words, "TEXTS", tmp_path)
    new_card.add_texts("character", "spy", "jester", new_card.renaming("spy", "jester"))
    added = (tmp_path / "en.ftl").read_text("utf-8").removeprefix(before.rstrip("\n"))
    assert {"character-jester", "character-jester-text", "act-jester"} <= set(
        re.findall(r"^(\S+) =", added, re.MULTILINE)
    )
    assert not re.search(r"(?<![a-z])spy(?![a-z])", added, re.IGNORECASE), added


@pytest.mark.parametrize(("kind", "card"), [("district", "rope_walk"), ("character", "jester")])
def test_each_card_is_a_model_whose_name_is_not_left(kind: str, card: str) -> None:
    """Also where its advice names its class, `Armory.id`, and where its name has a small word, School of Magic."""
    models = sorted((ROOT / f"py/citadels/cards/{kind}s").glob("[a-z]*.py"))
    assert len(models) > 25
    for like in (path.stem for path in models if path.stem != card):
        names = new_card.renaming(like, card)
        for part, path in new_card.files_of(kind, like).items():
            if part != "picture" and path.is_file():
                text = new_card.renamed(path.read_text("utf-8"), like, names)
                ast.parse(text)
                left = rf"(?<![a-z]){like.replace('_', '[ _]')}(?![a-z])"
                assert not re.search(left, text, re.IGNORECASE), f"{part} of {like}"


CARD = "py/citadels/cards/districts/rope_walk.py"
EDITION = "py/citadels/editions/edition2016.json"
HOUSE_LIST = '"districts": ["rope_walk"]'

BROKEN: dict[str, tuple[str, str, str, str]] = {
    "a question without words": (
        CARD,
        '("rope_walk", turn',
        '("rope_bury", turn',
        rf"{TEXTS}:\d+: ask-rope_bury: ",
    ),
    "no text": (
        TEXTS,
        "district-rope_walk-text = ",
        "district-rope_walk-note = ",
        rf"{TEXTS}:\d+: district-rope_walk-text: ",
    ),
    "no words for its use": (
        TEXTS,
        "use-rope_walk = ",
        "use-rope_walks = ",
        rf"{TEXTS}:\d+: use-rope_walk: ",
    ),
    "in no edition": (EDITION, HOUSE_LIST, '"districts": []', rf"{EDITION}:\d+: rope_walk: "),
    "a rule that is no rule of its scenarios": (
        CARD,
        "earns = 2",
        "earns = 3",
        r"tests/py/districts/test_rope_walk\.py:\d+: ",
    ),
    "an import that is not allowed": (
        CARD,
        "from typing import",
        "from citadels.engine import flow  # noqa\nfrom typing import",
        r"py/citadels/cards/districts/rope_walk\.py:\d+: |tests/py/test_borders\.py:\d+: ",
    ),
    "a public helper": (
        CARD,
        "    earns = 2",
        "    earns = 2\n    helper = 2",
        rf"{CARD}:\d+: The cards cannot be read",
    ),
    "a syntax error": (CARD, "return True", "return True)", rf"{CARD}:\d+: The cards cannot be read"),
    "gold from nowhere": (
        CARD,
        "turn.gain_gold(turn.seat, self.earns, self.id)",
        "turn.me.gold += self.earns",
        r"tests/py/|py/citadels/cards/districts/rope_walk\.py:\d+: games",
    ),
    "an event without words": (
        CARD,
        "turn.gain_gold(",
        'turn.tell("rope_walked", self.id, {"seat": turn.seat}, {})\n        turn.gain_gold(',
        r".*rope_walked",
    ),
}
"""Slips in a card that was begun like the Laboratory: the file, what is replaced by what, and what is to be said."""


@pytest.mark.nightly("of a game a slip is found by the same code (test_new_game.py)")
@pytest.mark.parametrize("slip", BROKEN)
def test_a_broken_card_is_told_with_file_and_line_as_its_tests_are_red(begun: Begun, slip: str) -> None:
    """What `make check-card` finds is what the tests find, all of them that read the cards and its own."""
    file, old, new, wanted = BROKEN[slip]
    with changed(begun.tree / file, old, new):
        # Each finding names a test that is red by itself; what keeps the cards from being read, all of them.
        named = red_tests(begun.tree, "check_card", "rope_walk", wanted)
        tests = sorted(named) or ["tests/py/districts/test_rope_walk.py"]
        code, _ = run(begun.tree, "pytest", "-q", "-p", "no:cacheprovider", *tests)
        assert code != 0


@NIGHTLY
@pytest.mark.parametrize(
    ("gone", "said_of_it"),
    [
        ("web/art/districts/rope_walk.svg", "draw them"),
        ("tests/py/districts/test_rope_walk.py", "add scenarios"),
    ],
)
def test_a_file_that_is_taken_away_is_missed(begun: Begun, gone: str, said_of_it: str) -> None:
    text = (begun.tree / gone).read_bytes()
    (begun.tree / gone).unlink()
    code, said = run(begun.tree, "tools.check_card", "rope_walk")
    (begun.tree / gone).write_bytes(text)
    assert code == 1
    assert any(line.startswith(f"- {gone}:1: ") and f"{said_of_it}: {gone}" in line for line in said), said


@NIGHTLY
def test_a_district_without_a_line_or_a_file_for_the_computer_player_is_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "library")
    table = tree / "py/citadels/bots/advice/district_worth.py"
    lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
    left = [line for line in lines if "rope_walk" not in line]
    assert len(left) == len(lines) - 1
    table.write_text("".join(left), encoding="utf-8")
    code, said = run(tree, "tools.check_card", "rope_walk")
    assert code == 1
    assert any("rope_walk: add a line for each to WORTH" in line for line in said), said


@NIGHTLY
def test_long_words_of_a_name_are_missed(begun: Begun) -> None:
    with changed(
        begun.tree / TEXTS, "district-rope_walk = Rope Walk", "district-rope_walk = Incomprehensibilities"
    ):
        code, said = run(begun.tree, "tools.check_card", "rope_walk")
    assert code == 1
    assert any(re.match(rf"- {TEXTS}:\d+: .*add them to long-words", line) for line in said), said


@pytest.mark.parametrize(
    ("like", "wanted"),
    [
        ("witch", 'tokens_of("duelist", bewitch("merchant"), "duelist_bewitch")'),
        ("magistrate", 'tokens_of("duelist", warrants("king", "bishop", "merchant"), "duelist_warrant")'),
        ("blackmailer", 'tokens_of("duelist", threats("king", "bishop"))'),
    ],
)
def test_the_tokens_in_its_scenarios_are_its_own(like: str, wanted: str) -> None:
    """Those of the other card would need that card in the game, at the same rank."""
    names = new_card.renaming(like, "duelist")
    scenarios = (ROOT / f"tests/py/characters/test_{like}.py").read_text("utf-8")
    copied = new_card.with_own_tokens(new_card.renamed(scenarios, like, names), like, names)
    assert wanted in copied
    assert "import Scenario, Seat, " in copied
    assert ", tokens_of" in copied.split("from scenario import ")[1].split("\n")[0]


@NIGHTLY
@pytest.mark.parametrize("like", ["witch", "magistrate", "blackmailer", "assassin", "thief"])
def test_the_scenarios_of_a_card_with_tokens_pass_in_a_copy(tree: Path, like: str) -> None:
    run(tree, "tools.new_card", "character", "duelist", "--like", like)
    scenarios = "tests/py/characters/test_duelist.py"
    code, said = run(tree, "pytest", "-q", "-x", "-p", "no:cacheprovider", scenarios)
    assert code == 0, "\n".join(said)
    code, said = run(tree, "ruff", "check", scenarios)
    assert code == 0, "\n".join(said)


@NIGHTLY
def test_the_figures_and_the_words_on_buttons_come_along(tree: Path) -> None:
    run(tree, "tools.new_card", "character", "jester", "--like", "spy", "--rank", "6")
    assert "    rank = 6\n" in (tree / "py/citadels/cards/characters/jester.py").read_text("utf-8")
    texts = tree / TEXTS
    assert "\nact-jester = Look\n" in texts.read_text("utf-8")
    (tree / "tests/py/characters/test_jester.py").write_text('"""Tests the Jester."""\n', encoding="utf-8")
    with changed(texts, "act-jester = Look\n", ""):
        code, said = run(tree, "tools.check_card", "jester")
    assert code == 0, said
    assert any("Add act-jester to the language files" in line for line in said)
    assert any("its rules are still those of spy." in line for line in said)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("district", "keep", "--like", "library"), "keep is there already"),
        (("district", "Rope", "--like", "library"), "'Rope' is no id: small letters, words joined by _"),
        (("charcter", "jester", "--like", "spy"), "KIND=charcter is no kind of card: character or district"),
        (
            ("character", "jester", "--like", "library"),
            "library is a district: take a character to begin with",
        ),
        (
            ("character", "jester", "--like", "spyy"),
            "no character 'spyy' has a file to begin with; did you mean 'spy'?",
        ),
        (("character", "jester", "--like", "spy", "--rank", "12"), "RANK=12 is no rank of a card: 1 to 9"),
        (("character", "guest", "--like", "spy"), "'guest' already means something in "),
        (("character", "jester", "--like", "spy", "--cost", "3"), "the card to begin with has no cost"),
        ((), "say what to begin: make card KIND="),
    ],
)
def test_what_cannot_be_begun(
    arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It is refused before anything is written.
    monkeypatch.setattr(new_card.undo, "write", pytest.fail)
    assert refusal(new_card.main, monkeypatch, *arguments).startswith(sentence)


def test_a_card_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(check_card.main, monkeypatch) == "say which card: make check-card ID=aqueduct"
    near = refusal(check_card.main, monkeypatch, "laboratry")
    assert near.endswith("py/citadels/cards/districts; did you mean 'laboratory'?")
    assert (
        refusal(check_card.main, monkeypatch, "moat")
        == "- There is no file moat.py in py/citadels/cards/characters or py/citadels/cards/districts."
    )


def refusal(main: Callable[[], None], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """Return the sentence with which a tool ends, and so fails."""
    monkeypatch.setattr(sys, "argv", ["tool", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, str)
    return ended.value.code
