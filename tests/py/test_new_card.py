"""Tests `make card` and `make check-card`, in a copy of the tree: a card begun like another one lacks nothing but itself."""

from pathlib import Path

import pytest

from tools import new_card
from tree_copy import copy_of_the_tree, run

NIGHTLY = pytest.mark.nightly(
    "a new card is begun and checked by other tests of the file; this is one more slip or one more pattern"
)

__all__ = ["copy_of_the_tree"]

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[2]
TESTS = ("test_locales.py", "test_every_card.py", "test_art.py", "test_protocol.py", "test_edition2016.py")


# On a push `test_guides.py` begins the first two, and runs what reads the catalogue.
@NIGHTLY
@pytest.mark.parametrize(
    ("kind", "card", "like"),
    [
        ("district", "rope_walk", "laboratory"),
        ("character", "jester", "spy"),
        # Its question holds its name: bewitch.
        ("character", "duelist", "witch"),
    ],
)
def test_a_new_card_is_complete_but_for_what_makes_it_its_own(
    tree: Path, kind: str, card: str, like: str
) -> None:
    code, said = run(tree, "tools.new_card", kind, card, "--like", like)
    assert code == 0, said
    code, said = run(tree, "tools.check_card", card)
    assert said == [
        f"- web/art/{kind}s/{card}.svg is still the template: draw its picture.",
        f"- py/citadels/cards/{kind}s/{card}.py: its rules are still those of {like}.",
        f"- tests/py/{kind}s/test_{card}.py: its scenarios are still those of {like}.",
        f"- py/citadels/bots/advice/{kind}s/{card}.py: the computer player still treats it like {like}.",
        f"- {kind}-{card}-text in the language files is still that of {kind}-{like}: say what this card does.",
    ]
    assert code == 1
    code, said = run(tree, "ruff", "format", "--check", "py", "tests")
    assert code == 0, said
    code, said = run(
        tree, "pytest", "-q", "-x", "-p", "no:cacheprovider", *(f"tests/py/{name}" for name in TESTS)
    )
    assert code == 0, "\n".join(said)


def test_what_is_taken_away_is_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "laboratory")
    (tree / "tests/py/districts/test_rope_walk.py").unlink()
    (tree / "web/art/districts/rope_walk.svg").unlink()
    french = tree / "web/games/citadels/locales/fr.ftl"
    lines = french.read_text(encoding="utf-8").splitlines(keepends=True)
    french.write_text("".join(line for line in lines if "use-rope_walk" not in line), encoding="utf-8")
    _, said = run(tree, "tools.check_card", "rope_walk")
    assert "- Write scenarios: tests/py/districts/test_rope_walk.py." in said
    assert "- Draw its picture: web/art/districts/rope_walk.svg." in said
    assert "- Add use-rope_walk to web/games/citadels/locales/fr.ftl." in said
    assert "- web/art/sprite.svg is out of date: run `make generated`." in said


@NIGHTLY
def test_a_district_without_a_line_or_a_file_for_the_computer_player_is_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "library")
    table = tree / "py/citadels/bots/advice/district_worth.py"
    lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
    left = [line for line in lines if "rope_walk" not in line]
    assert len(left) == len(lines) - 1
    table.write_text("".join(left), encoding="utf-8")
    _, said = run(tree, "tools.check_card", "rope_walk")
    assert (
        "- Say what the computer player makes of it: py/citadels/bots/advice/districts/rope_walk.py,"
        " or a line in py/citadels/bots/advice/district_worth.py."
    ) in said


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@NIGHTLY
def test_every_slip_is_said_in_a_sentence(tree: Path) -> None:
    """A question renamed, a name that wants a place to break, files that cannot be read: no way to it, no repetition."""
    run(tree, "tools.new_card", "character", "jester", "--like", "spy")
    card = tree / "py/citadels/cards/characters/jester.py"
    change(card, "jester_type", "jester_guess")
    _, said = run(tree, "tools.check_card", "jester")
    assert (
        "- Add ask-jester_guess to web/games/citadels/locales/en.ftl, uk.ftl, fr.ftl, ru.ftl, de.ftl, pl.ftl."
        in said
    )
    assert "- Take ask-jester_type out of the language files: nothing says it any more." in said
    assert len([line for line in said if "more scenarios fail: " in line]) == 1
    assert [line for line in said if not line.startswith("- ")] == []
    advice = tree / "py/citadels/bots/advice/characters/jester.py"
    change(advice, 'id = "jester"', 'id = "gesture"')
    _, said = run(tree, "tools.check_card", "jester")
    said_of_advice = (
        "- What the computer player makes of the cards cannot be read: citadels.bots.advice.characters.jester:"
        " wants one documented card whose id is 'jester'"
    )
    assert said == [said_of_advice]
    change(card, "return True", "return True)")
    _, said = run(tree, "tools.check_card", "jester")
    assert len(said) == 1
    assert said[0].startswith("- The cards cannot be read: unmatched ')' (jester.py, line ")


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
    run(tree, "tools.new_card", "character", "fool", "--like", "spy")
    _, said = run(tree, "tools.check_card", "jester")
    assert "- py/citadels/cards/characters/jester.py: its rules are still those of spy." in said
    assert len([line for line in said if "is still that of character-spy" in line]) == 1
    _, said = run(tree, "tools.check_card", "spy")
    assert [line for line in said if line.startswith("- ")] == []
    assert "    rank = 6\n" in (tree / "py/citadels/cards/characters/jester.py").read_text("utf-8")
    locales = tree / "web/games/citadels/locales"
    assert "\nact-jester = Look\n" in (locales / "en.ftl").read_text("utf-8")
    change(locales / "en.ftl", "act-jester = Look\n", "")
    change(locales / "fr.ftl", "ask-jester = ", "ask-jester = Qui ?")
    _, said = run(tree, "tools.check_card", "jester")
    assert "- Add act-jester to the language files: what the button on a card says in this question." in said
    french = [line for line in said if line.startswith("- ask-jester in web/games/citadels/locales/fr.ftl: ")]
    assert len(french) == 1
    assert "U+202F" in french[0]


@NIGHTLY
def test_long_words_of_a_translated_name_are_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "laboratory")
    ukrainian = tree / "web/games/citadels/locales/uk.ftl"
    change(ukrainian, "district-rope_walk = Rope Walk", "district-rope_walk = Линварський двір")
    _, said = run(tree, "tools.check_card", "rope_walk")
    assert (
        "- Add Линварський to long-words in web/games/citadels/locales/uk.ftl, with a hyphen where it may break."
        in said
    )


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
def test_what_cannot_be_begun(tree: Path, arguments: tuple[str, ...], sentence: str) -> None:
    code, said = run(tree, "tools.new_card", *arguments)
    assert code == 1
    assert said[-1].startswith(sentence)


def test_a_card_that_is_not_there(tree: Path) -> None:
    code, said = run(tree, "tools.check_card")
    assert (code, said) == (1, ["say which card: make check-card ID=aqueduct"])
    _, said = run(tree, "tools.check_card", "laboratry")
    assert said[0].endswith("py/citadels/cards/districts; did you mean 'laboratory'?")
    code, said = run(tree, "tools.check_card", "moat")
    assert code == 1
    assert said == [
        "- There is no file moat.py in py/citadels/cards/characters or py/citadels/cards/districts."
    ]
