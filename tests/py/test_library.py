"""Tests the library for Python programs: its page as a test, and what the page does not say."""

import copy
import doctest
import importlib.metadata
import inspect
import pickle
import pydoc
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any

import pytest

import citadels
import citadels.library
import pointcity
import pointcity.library
from citadels.catalog import EDITIONS, catalogue
from citadels.example_players import builder, by_lot
from tabletop.kernel.ask import Option
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import MAX_SEED, Randomness
from tabletop.library import BaseGame, NothingToUndo
from tests.tiers import sampled
from tools.words import ROOT

GAMES: dict[str, Any] = {"citadels": citadels.Game, "pointcity": pointcity.Game}
PRESETS = [
    (box.id, preset.id, preset.players[at])
    for box in catalogue().editions
    for preset in box.presets
    for at in (0, -1)
]
"""Every preset, with the fewest and the most who can play it."""


def play_by_lot(game: BaseGame, answers: int, seed: int = 1) -> None:
    chance = Randomness(seed)
    for _ in range(answers):
        if game.is_over:
            return
        game.push(*game.advice("random") if chance.below(2) else _answer(game, chance))


def _answer(game: BaseGame, chance: Randomness) -> list[Option]:
    options = game.options
    chance.shuffle(options)
    return options[: game.how_many[1]]


def every_table() -> Iterator[BaseGame]:
    """Yield a game of each table; on a push, of every third preset."""
    for edition, preset, players in PRESETS[
        :: sampled(1, 6, "a sixth of the presets; the code is the same for each")
    ]:
        yield citadels.Game(players, 5, edition=edition, characters=preset, districts=preset)  # type: ignore[arg-type]
    for players in range(2, 5):
        yield pointcity.Game(players, 5)
    for automa in ("easy", "medium", "hard"):
        yield pointcity.Game(1, 5, automa=automa)


@pytest.mark.cpython_only
@pytest.mark.parametrize("page", ["library.md", "players.md"])
def test_the_examples_of_the_pages(page: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.cpython_only
@pytest.mark.parametrize("module", [citadels, pointcity, citadels.library, pointcity.library])
def test_the_examples_of_the_docstrings(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 2
    assert result.failed == 0


@pytest.mark.cpython_only
@pytest.mark.parametrize("name", GAMES)
def test_what_the_package_offers_is_found_at_once(name: str) -> None:
    package: Any = {"citadels": citadels, "pointcity": pointcity}[name]
    offered = {"Game", "Option", "Ask", "View", "Refusal", "__version__"}
    assert offered <= set(dir(package))
    assert (
        not {one for one in dir(package) if not one.startswith("__")}
        - set(package.__all__)
        - {
            *("library", "kind", "game", "catalog", "days", "model", "bots", "cards", "engine", "editions"),
            *(
                "text",
                "search",
                "knowledge",
                "example_players",
                "figures",
                "cli",
                "pick_weights",
                "player_types",
            ),
        }
    )
    text = pydoc.plain(pydoc.render_doc(package))
    assert f"{name}.Game(players=" in text
    assert "class Game" in text
    named = inspect.signature(package.Game).parameters
    assert {"players", "seed"} <= set(named)
    assert {"edition", "characters", "crown"} <= set(named) or {"automa", "first", "promo"} <= set(named)


@pytest.mark.cpython_only
def test_a_bare_checkout_has_a_version_and_a_help(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    assert citadels.__version__ == pointcity.__version__ == "unknown"
    assert "class Game" in pydoc.plain(pydoc.render_doc(citadels))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_players_is_dealt_without_naming_cards(players: int, edition: Any) -> None:
    game = citadels.Game(players=players, edition=edition)
    box = next(box for box in catalogue().editions if box.id == edition)
    fits = next(preset.id for preset in box.presets if players in preset.players)
    assert game.match.game.setup["characters"] == game.match.game.setup["districts"] == fits
    assert len(game.view().seats) == players


def test_one_option_is_what_it_was_in_every_place() -> None:
    game = citadels.Game(players=4, seed=7)
    option, ask = game.options[0], game.ask
    assert ask is not None
    assert option == ask.options[0] == "draft:character=magician"
    assert (option.id, option.verb, option.args) == (option, "draft", {"character": "magician"})
    assert (option.word("character"), option.number("cost", 3), option.effect) == ("magician", 3, None)
    # As the string that it was.
    by_text: dict[str, int] = {option: 1}
    assert by_text["draft:character=magician"] == 1
    assert repr(option) == "'draft:character=magician'"
    assert option.rsplit("character=", 1)[1] == "magician"
    assert type(option.id) is str
    # As the object that it was.
    assert Option("x", "take", {"card": "keep"}).word("card") == "keep"
    for twin in (copy.copy(option), copy.deepcopy(option), pickle.loads(pickle.dumps(option))):  # noqa: S301 - our own
        assert (twin, twin.verb, twin.args) == (option, option.verb, option.args)
    assert (ask.seat, ask.kind, ask.cause, ask.least, ask.most) == (0, "draft", "", 1, 1)


def test_a_player_of_the_workshop_plays_a_game() -> None:
    game = citadels.Game(players=4, seed=7)
    while not game.is_over:
        game.push(*game.advice(builder.choose if game.seat == 0 else by_lot.choose))
    assert game.winners == [0]

    def first(view: Any, ask: Any, tools: Any) -> Any:
        assert view.seat == ask.seat == tools.only(ask, ask.options).seat
        return ask.options[: ask.most] if ask.most > 1 else ask.options[0]

    solo = pointcity.Game(players=1)
    while not solo.is_over:
        solo.push(*solo.advice(first))
    assert solo.scores


def test_the_builder_finishes_what_it_begins() -> None:
    """In this deal it began to destroy a district, and normal, which was asked which, gave that up: for ever."""
    game = citadels.Game(players=4, seed=8)
    while not game.is_over:
        game.push(*game.advice(builder.choose if game.seat == 3 else "normal"))
    assert len(game.moves) == 217


def gives_up(_view: Any, ask: Any, tools: Any) -> Any:
    """Begin all that can be given up, and give it up."""
    chosen = [option for option in ask.options if option.verb in {"cancel", "ability", "use", "build"}]
    return chosen[-1] if chosen and ask.most == 1 else tools.normal(ask)


def test_who_gives_up_for_ever_is_refused_with_a_sentence() -> None:
    game = citadels.Game(players=4, seed=7)

    def play_on() -> None:
        while not game.is_over:
            game.push(*game.advice(gives_up))

    with pytest.raises(Refusal, match="called off again and again") as refused:
        play_on()
    assert refused.value.code == "circles"
    # It goes on with another answer.
    game.push(*game.advice("normal"))
    while game.history[-1].answer == ["cancel"]:
        game.push(*game.advice("normal"))
    assert game.advice(gives_up)


def answers(answer: Any) -> Callable[..., Any]:
    """Return a player who gives this answer to everything."""

    def choose(*_asked: object) -> Any:
        return answer

    return choose


# What the types forbid.
BAD_SEEDS: list[Any] = [-1, 2**53, 2**63, True, "ff", 1.5, "F" * 64]
BAD_PLAYERS: list[Any] = ["4", 0, 9, True, None, 4.0, [4]]
BAD_SEATS: list[Any] = [-1, 9, 4, "0", True, 1.0]
WRONG: list[tuple[str, Callable[[BaseGame], object], str, tuple[str, ...]]] = [
    *(
        ("bad-seed", lambda game, seed=seed: type(game)(4, seed), "seed", (repr(seed), str(MAX_SEED)))
        for seed in BAD_SEEDS
    ),
    *(
        ("bad-setup", lambda game, players=players: type(game)(players), "players", (repr(players), "4"))
        for players in BAD_PLAYERS
    ),
    (
        "bad-level",
        lambda game: game.advice("norml"),
        "computer player",
        ("'norml'", "Did you mean 'normal'?"),
    ),
    ("bad-level", lambda game: game.advice(3), "computer player", ("3", "'normal'")),  # type: ignore[arg-type]
    ("illegal-pick", lambda game: game.push(["x"]), "answer", ("['x']",)),  # type: ignore[arg-type]
    ("illegal-pick", lambda game: game.push([game.options[0]]), "push(*options)", ()),  # type: ignore[arg-type]
    ("illegal-pick", lambda game: game.push(7), "answer", ("7",)),  # type: ignore[arg-type]
    ("illegal-pick", lambda game: game.push(game.options[0] + "x"), "answer", ("Did you mean",)),
    ("illegal-pick", lambda game: game.push("build:card=palace,cost=5"), "answer", ("palace",)),
    ("illegal-pick", lambda game: game.push(), "answer", ("0 options", "takes 1.")),
    ("illegal-pick", lambda game: game.push(*game.options[:2]), "answer", ("2 options",)),
    *(
        ("bad-seat", lambda game, seat=seat: game.view(seat), "seat", (repr(seat), "0, 1, 2, 3, None"))
        for seat in BAD_SEATS
    ),
    *(("bad-seat", lambda game, seat=seat: game.events(seat), "seat", (repr(seat),)) for seat in (-1, 9)),
    ("nothing-to-undo", lambda game: game.pop(), "nothing", ()),
    ("nothing-to-undo", lambda game: game.undo(2), "nothing", ()),
    ("illegal-pick", lambda game: game.advice(answers(None)), "None", ("not an option",)),
    ("illegal-pick", lambda game: game.advice(answers("nonsense")), "'nonsense'", ()),
    ("bad-level", lambda game: game.advice("norm"), "'norm'", ("Did you mean 'normal'?",)),
    ("save-broken", lambda game: type(game).from_json("{"), "saved game", ()),
    ("save-broken", lambda game: type(game).from_json(5), "text", ("5",)),  # type: ignore[arg-type]
    ("replay-link-broken", lambda game: type(game).from_link("x"), "link", ()),
    ("still-running", lambda game: game.to_link(), "over", ()),
    ("text-line", lambda game: type(game).from_text("x"), "Line 1", ("'x'",)),
    ("text-line", lambda game: type(game).from_text(""), "Line 1", ()),
    ("text-line", lambda game: type(game).from_text(game.to_text() + "2. a"), "Line", ("'2. a'",)),
    ("text-play", lambda game: type(game).from_text(game.to_text() + "1. a"), "Line", ("'a'",)),
    (
        "text-rules",
        lambda game: type(game).from_text(game.to_text().replace("Rules ", "Rules 9")),
        "version 9",
        (),
    ),
    ("wrong-game", lambda game: type(game).from_text('[Game "whist"]'), "another game", ()),
    ("no-text", lambda game: type(game).from_text(5), "text", ("5",)),  # type: ignore[arg-type]
]
OF_CITADELS: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    ({"edition": "2015"}, "bad-setup", ("edition", "'2015'", "'2016', 'classic'", "Did you mean '2016'?")),
    ({"edition": 2016}, "bad-setup", ("edition", "2016", "'2016', 'classic'")),
    ({"characters": ["king"]}, "bad-setup", ("characters", "1", "8, 9")),
    ({"characters": "frist_game"}, "bad-setup-characters", ("'frist_game'", "Did you mean 'first_game'?")),
    ({"characters": ["kong"] * 8}, "bad-setup-characters", ("'kong'", "Did you mean 'king'?")),
    ({"characters": ("king",) * 8}, "bad-setup-rank-missing", ("rank 1",)),
    (
        {"characters": 5},
        "bad-setup",
        ("characters", "5", "'first_game', 'first_game_three', 'ambitious_aristocrats'"),
    ),
    ({"characters": {"king"}}, "bad-setup", ("characters", "{'king'}", "list of card ids", "'first_game'")),
    ({"characters": "First Game"}, "bad-setup", ("'First Game'", "Did you mean 'first_game'?")),
    ({"characters": ["king", "kng", "bishop"]}, "bad-setup", ("'kng'", "Did you mean 'king'?")),
    ({"characters": ["King"] * 8}, "bad-setup", ("'King'", "Did you mean 'king'?")),
    ({"characters": [1, 2]}, "bad-setup", ("card 1", "'assassin'")),
    ({"characters": 5, "edition": "2015"}, "bad-setup", ("'2015'", "'classic'")),
    ({"districts": 5, "edition": "classic"}, "bad-setup", ("districts", "5", "'base_game'")),
    ({"districts": ["libary"]}, "bad-setup-districts", ("'libary'", "Did you mean 'library'?")),
    ({"districts": ["library"]}, "bad-setup-uniques", ("Choose 14 unique cards",)),
    (
        {"districts": ["lighthouse"], "edition": "classic"},
        "bad-setup-uniques",
        ("Choose ", "–", " unique cards"),
    ),
    ({"variant": "piles"}, "bad-setup-variant", ("Allowed: ''",)),
    ({"districts": "basegame", "edition": "classic"}, "bad-setup-districts", ("Did you mean 'base_game'?",)),
    ({"crown": 4}, "bad-setup-crown", ("0, 1, 2, 3",)),
    ({"city_size": 5}, "bad-setup", ("city_size", "6, 7, 8, None")),
    ({"city_size": 6}, "bad-setup-length", ("size",)),
    ({"variant": "pile"}, "bad-setup", ("variant", "Did you mean 'piles'?")),
    ({"colour": "red"}, "bad-setup", ("colour", "'characters', 'districts'")),
    ({"edtion": "2016"}, "bad-setup", ("edtion", "Did you mean 'edition'?")),
]
OF_POINT_CITY: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    ({"players": 1, "automa": "cruel"}, "bad-setup", ("automa", "'cruel'", "'easy', 'medium', 'hard'")),
    ({"players": 2, "automa": "hard"}, "bad-setup", ("automa", "'hard'")),
    ({"players": 2, "first": 2}, "bad-setup", ("first", "0, 1, None")),
    ({"players": 2, "promo": 1}, "bad-setup", ("promo", "False, True")),
    ({"players": 2, "edition": "2016"}, "bad-setup", ("edition", "'automa'")),
]


def check_refused(call: Callable[[], object], code: str, words: tuple[str, ...]) -> None:
    """Check that a call is refused by a sentence with these words; it is an error that survives a process."""
    with pytest.raises(ValueError, match=r"\w+ \w+") as refused:
        call()
    refusal = refused.value
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    said = str(refusal)
    assert [word for word in words if word not in said] == [], said
    assert "{$" not in said.replace(" ", ""), "a fact is missing"
    assert refusal.sentence[0].isalpha()
    assert refusal.sentence[-1] in ".?"
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own
    assert (type(again), str(again), again.facts) == (type(refusal), said, refusal.facts)


@pytest.mark.cpython_only
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("code", "call", "about", "words"), WRONG)
def test_what_is_wrong_is_refused_in_a_sentence(
    name: str, code: str, call: Callable[[BaseGame], object], about: str, words: tuple[str, ...]
) -> None:
    game = GAMES[name](4, 7)
    before = game.to_json()
    check_refused(lambda: call(game), code, (about, *words))
    assert game.to_json() == before


@pytest.mark.cpython_only
@pytest.mark.parametrize(("setup", "code", "words"), OF_CITADELS)
def test_a_set_up_of_citadels_that_cannot_be(
    setup: dict[str, Any], code: str, words: tuple[str, ...]
) -> None:
    check_refused(lambda: citadels.Game(4, **setup), code, words)


@pytest.mark.cpython_only
@pytest.mark.parametrize(("setup", "code", "words"), OF_POINT_CITY)
def test_a_set_up_of_point_city_that_cannot_be(
    setup: dict[str, Any], code: str, words: tuple[str, ...]
) -> None:
    check_refused(lambda: pointcity.Game(**setup), code, words)


def test_without_texts_as_in_the_page_a_refusal_tells_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tabletop.texts.refusals", None)
    monkeypatch.setitem(sys.modules, "difflib", None)
    with pytest.raises(Refusal) as refused:
        citadels.Game(4, edition="2015")  # type: ignore[arg-type]
    assert str(refused.value).startswith("bad-setup where=edition why=value given='2015'")
    assert "near" not in refused.value.facts


def test_programs_for_the_shapes_before_run_unchanged() -> None:
    """Options as texts in one place and as objects in another, as programs were written for them."""
    game = citadels.Game(players=4, seed=7)
    spent = 0
    while not game.is_over:
        options = game.options
        built = [option for option in options if option.startswith("build:")]
        answer = (
            [max(built, key=lambda option: int(option.rsplit("cost=", 1)[1]))] if built else game.advice()
        )
        spent += int(answer[0].rsplit("cost=", 1)[1]) if built else 0
        assert isinstance(game.question, str)
        assert game.how_many[0] <= len(answer) <= game.how_many[1]
        game.push(*answer)
    assert spent > 20
    ask = citadels.Game(players=4, seed=7).ask
    assert ask is not None
    ids = [
        option.id for option in ask.options if option.verb == "draft" and option.word("character") != "king"
    ]
    assert ids == [f"draft:character={name}" for name in ("magician", "bishop", "merchant", "warlord")]
    with pytest.raises(Refusal) as refusal:
        game.push("build:card=palace,cost=5")
    assert (refusal.value.code, refusal.value.args_) == ("game-over", {})


def test_seeds_at_the_borders_are_dealt() -> None:
    for seed in (0, MAX_SEED, "0" * 64):
        game = citadels.Game(3, seed)
        assert citadels.Game.from_json(game.to_json()) == game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_saved_and_taken_back(name: str) -> None:
    game = GAMES[name](players=2, seed=3)
    for _ in range(12):
        game.push(*game.advice("random"))
    options, view = game.options, game.view(0)
    again = GAMES[name].from_json(game.to_json())
    assert (again.options, again.view(0), again.seat) == (options, view, game.seat)
    answer = game.advice("random")
    game.push(*answer)
    assert game.moves[-1] == answer
    assert game.pop() == answer
    assert (game.options, game.view(0)) == (options, view)
    moves = game.moves
    assert game.undo(5) == moves[-5:]
    assert game.moves == moves[:-5]
    for move in moves[-5:]:
        game.push(*move)
    assert game == again
    for _ in range(12):
        game.pop()
    with pytest.raises(IndexError):
        game.pop()
    with pytest.raises(NothingToUndo):
        game.undo()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_its_game_go_apart(name: str) -> None:
    game = GAMES[name](4, 7)
    play_by_lot(game, 9)
    game.note = ["a"]
    for make in (game.copy, lambda: copy.copy(game), lambda: copy.deepcopy(game)):
        twin: Any = make()
        assert (twin, hash(twin), twin.view(1)) == (game, hash(game), game.view(1))
        before, moves = game.view(0), game.moves
        twin.push(*twin.advice())
        assert (game.view(0), game.moves) == (before, moves)
        assert twin != game
        assert hash(twin) == hash(game)
        there = twin.view(2)
        game.push(*game.advice("random"))
        game.pop()
        game.pop()
        assert twin.view(2) == there
        game.push(*moves[-1])
        assert game.moves == moves
        twin.pop()
        assert twin == game
    assert copy.deepcopy(game).note is not game.note


def test_games_are_equal_by_set_up_seed_and_answers() -> None:
    game = citadels.Game(4, 7)
    assert game == citadels.Game(4, 7, characters="first_game")
    assert hash(game) == hash(citadels.Game(4, 7))
    others = [
        citadels.Game(4, 8),
        citadels.Game(5, 7),
        citadels.Game(4, 7, city_size=8),
        pointcity.Game(4, 7),
    ]
    assert [other for other in others if other == game] == []
    assert len({game, citadels.Game(4, 7), *others}) == 5
    assert game != "game"


def test_every_position_is_pickled() -> None:
    positions = 0
    for game in every_table():
        while not game.is_over:
            if (
                game.match.number % (sampled(9, 60, "a sixth of the presets; the code is the same for each"))
                == 0
            ):
                again = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
                assert (again, again.options, again.view(0)) == (game, game.options, game.view(0))
                positions += 1
            play_by_lot(game, 1, game.match.number)
        assert pickle.loads(pickle.dumps(game)).scores == game.scores  # noqa: S301
        positions += 1
    assert positions >= (sampled(160, 10, "a sixth of the presets; the code is the same for each"))


def changeable(data: Any) -> Iterator[Any]:
    """Yield everything in ``data`` that can be changed, at any depth."""
    if isinstance(data, list | dict):
        yield data
        parts: list[Any] = [*(data.values() if isinstance(data, dict) else data)]
        for one in parts:
            yield from changeable(one)
    elif is_dataclass(data):
        yield data
        for field in fields(data):
            yield from changeable(getattr(data, field.name))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_program_changes_is_its_own(name: str) -> None:
    game = GAMES[name](4, 7)
    play_by_lot(game, 40)
    seats = (None, *range(4))
    before = [game.view(seat) for seat in seats]
    for read in (
        lambda: game.view(0),
        game.view,
        lambda: game.ask,
        lambda: list(game.events(0)),
        lambda: game.moves,
        lambda: game.options,
        lambda: game.scores,
    ):
        kept = copy.deepcopy(read())
        for part in list(changeable(read())):
            if isinstance(part, list | dict):
                part.clear()
            else:
                for field in fields(part):
                    setattr(part, field.name, 99)
        assert read() == kept
    for option in game.options:
        option.args.clear()
        option.verb = "x"
    assert {option.verb for option in game.options} == {option.partition(":")[0] for option in game.options}
    assert [game.view(seat) for seat in seats] == before


@pytest.mark.cpython_only
@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_itself(name: str) -> None:
    game = GAMES[name](3, 7)
    shown = repr(game)
    assert shown.startswith(f"<{name}.Game players=3 seed=7 ")
    assert f"seat={game.seat} ask='{game.question}'" in shown
    table = str(game)
    assert [line for line in ("Seat 0", "Seat 1", "Seat 2", "  1. ") if line not in table] == []
    while not game.is_over:
        game.push(*game.advice("random"))
    assert f"winners={game.winners}" in repr(game)
    assert "Final scores" in str(game) or "scores" in str(game).lower()


@pytest.mark.cpython_only
def test_a_printed_game_shows_no_hand_but_that_of_the_seat_that_is_asked() -> None:
    game = citadels.Game(4, 7)
    others = {card.card for seat in (1, 2, 3) for card in game.view(seat).hand}
    others -= {card.card for card in game.view(0).hand}
    names = {card.replace("_", " ").title() for card in others}
    assert names
    assert [name for name in names if name in str(game)] == []


@pytest.mark.cpython_only
def test_every_game_is_written_as_a_text_and_read() -> None:
    for game in every_table():
        play_by_lot(game, 1000, 3)
        text = game.to_text()
        again = type(game).from_text(text)
        assert again == game
        assert (again.scores, again.winners) == (game.scores, game.winners)
        bare = "\n".join(line.partition("{")[0] for line in text.splitlines())
        assert type(game).from_text(bare) == game
        half = type(game).from_text(text[: text.index("20. ")])
        assert half.moves == game.moves[:19]
        assert all(before != after for before, after in pairwise([half, game]))


def test_a_game_that_did_not_begin_with_a_deal_has_no_text() -> None:
    game = citadels.Game(4, 7)
    game.match.start = game.match.position.base
    with pytest.raises(Refusal) as refusal:
        game.to_text()
    assert refusal.value.code == "no-text"


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        getattr(citadels, "Match")  # noqa: B009 - as a program that writes citadels.Match.
    with pytest.raises(Refusal):
        pointcity.Game.from_json(citadels.Game(players=4).to_json())
