"""Tests replay links: every finished game comes back as it was; a damaged or forged text is refused, and soon."""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pointcity_games
from citadels.kind import CITADELS
from desk_client import DeskClient, seats
from games import Table, game_for, law_tables, pile_game
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from random_play import random_pick
from tabletop.kernel.ask import any_pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.game import Game
from tabletop.kernel.randomness import MAX_SEED, Randomness, Seed
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.replayed import Replayed
from tabletop.match.resume import resume
from tabletop.players.seating import Chair
from tabletop.replay_link import replay_link, setups
from tabletop.replay_link.digits import MOST_LETTERS, DigitWriter
from tabletop.replay_link.replay_link import read_link, write_link

KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY, NIM)}
NAMES = ("Аксинья", "Bertram", "Соломія", "Mélusine", "Олександра", "李雷", "Анна 2", "O'Neil-Płonka")
ADDRESS = 60
"""Letters of the page's address and of `#r=`."""
SOON = 5
"""Seconds of a processor: a slow machine passes, a reader that hangs does not.

A refusal takes a hundredth of it; a twentieth where a legal deal is played until its picks run out."""


def finished(kind: Kind, game: Game[Any, Any], seed: int, names: Sequence[str] = NAMES) -> Match[Any, Any]:
    """Return a game of people without a plan that is over."""
    seating = [Chair(name=names[seat % len(names)], player="person") for seat in range(game.seats)]
    match = Match("m", game, seating, seed, History[Any].dealt(game, seed))
    chance = Randomness(seed)
    while match.position.ask is not None:
        match.play(random_pick(match.position.ask, chance))
    assert match.waiting is None
    assert kind.make(game.setup).setup == game.setup
    return match


def comes_back(kind: Kind, match: Match[Any, Any]) -> str:
    """Return the link of ``match``, having seen that it gives the same game again."""
    text = write_link(match, kind)
    record = read_link(text, KINDS, "linked")
    again = resume(record, kind)
    assert again.history.replayed
    assert (again.name, again.seed, again.game.setup) == ("linked", match.seed, match.game.setup)
    assert again.history.picks == match.history.picks
    assert again.game.dump(again.position.state) == match.game.dump(match.position.state)
    assert [chair.player for chair in again.seating] == [
        chair.player if chair.computer else "person" for chair in match.seating
    ]
    for seat, (then, now) in enumerate(zip(match.seating, again.seating, strict=True), 1):
        assert then.name.startswith(now.name) or now.name == str(seat)
    assert len(text) + ADDRESS <= most_letters(match)
    return text


def most_letters(match: Match[Any, Any]) -> int:
    """Return how many letters the whole link of ``match`` may have."""
    return 250 if len(match.seating) <= 6 else 350


@pytest.mark.parametrize("table", law_tables(4), ids=str)
def test_games_of_the_first_kind_come_back(table: Table) -> None:
    comes_back(CITADELS, finished(CITADELS, game_for(*table), 13))


@pytest.mark.parametrize("table", pointcity_games.TABLES, ids=str)
def test_games_of_the_second_kind_come_back(table: pointcity_games.Table) -> None:
    for seed in (0, MAX_SEED):
        comes_back(POINT_CITY, finished(POINT_CITY, pointcity_games.game_for(table), seed))


def test_other_ways_of_play_come_back() -> None:
    comes_back(CITADELS, finished(CITADELS, pile_game(), 4))
    comes_back(NIM, finished(NIM, NIM.make({"players": 2, "sticks": 20}), 4))


FULL = list(dict.fromkeys([*(table for table in law_tables(4) if table[2] in {6, 8}), ("2016", 6, 8)]))


LONG: list[tuple[Kind, Game[Any, Any]]] = [
    *((CITADELS, game_for(*table)) for table in FULL),
    *((POINT_CITY, pointcity_games.game_for(table)) for table in pointcity_games.TABLES),
]


KEYED = "9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95"
"""A friends' seed."""


@pytest.mark.parametrize("seed", [3, KEYED], ids=["number", "friends"])
@pytest.mark.parametrize("at", range(len(LONG)))
def test_links_of_players_who_have_a_plan_are_short(at: int, seed: Seed) -> None:
    """At most 250 letters for six players and 350 for eight, and no name of the page is cut."""
    kind, game = LONG[at]
    names = ("Аксинья", "Богдан", "Варвара", "Глеб", "Марфа", "Ратмир", "Ульяна", "Олександра")
    seating = [Chair(name=names[seat], player=kind.players[0]) for seat in range(game.seats)]
    match = new_match("m", kind, game.setup, seating, seed, free=False)
    match.advance(kind, 10_000)
    assert read_link(comes_back(kind, match), KINDS, "n").seating == seating


LINKS = Path(__file__).parent / "links"
"""Links as earlier versions of the page wrote them. They open for ever; where rules have changed, as far as they are
alike."""


@pytest.mark.parametrize(
    "old", json.loads((LINKS / "formats_1_and_2.json").read_text("utf-8")), ids=lambda old: old["link"][:20]
)
def test_links_of_the_first_formats_still_open(old: dict[str, Any]) -> None:
    record = read_link(old["link"], KINDS, "n")
    assert (record.seed, [chair.name for chair in record.seating]) == (old["seed"], old["names"])
    assert (len(record.picks), record.picks[-1]) == (old["picks"], old["last"])
    assert sha256(json.dumps(record.picks).encode()).hexdigest() == old["digest"]
    kind = KINDS[record.game]
    match = resume(record, kind)
    assert match.history.replayed
    assert read_link(write_link(match, kind), KINDS, "n") == record


def small() -> Match[Any, Any]:
    """Return a short finished game."""
    return finished(NIM, NIM.make({"players": 2, "sticks": 20}), 4, ("Ada", "Bo"))


def test_what_was_taken_back_is_not_in_a_link() -> None:
    seating = [Chair(name="Ada", player="person"), Chair(name="Bo", player="clever")]
    match = new_match("m", NIM, {"players": 2, "sticks": 20}, seating, 4, free=True)
    chance = Randomness(2)
    taken = 0
    while (ask := match.position.ask) is not None:
        match.play(random_pick(ask, chance))
        if taken < 3 and match.undo_to(0) is not None:
            match.undo(0)
            taken += 1
    assert taken == 3
    record = read_link(comes_back(NIM, match), KINDS, "n")
    assert (record.take_backs, record.undone, record.line, record.free) == ([], [], 0, False)


def test_people_elsewhere_and_stand_ins_are_seats_like_others() -> None:
    match = small()
    match.seating = [Chair(name="Ada", player="elsewhere"), Chair(name="Bo", player="clever")]
    players = [chair.player for chair in read_link(comes_back(NIM, match), KINDS, "n").seating]
    assert players == ["person", "clever"]
    match.seating[1] = Chair(name="Bo", player="nobody")
    assert read_link(write_link(match, NIM), KINDS, "n").seating[1].player == "person"


def test_games_that_are_no_links() -> None:
    running = new_match("m", NIM, {"players": 2}, small().seating, 4, free=False)
    with pytest.raises(Refusal, match="still-running"):
        write_link(running, NIM)
    begun = small()
    begun.start = begun.game.start(4)
    with pytest.raises(Refusal, match="no-replay-link"):
        write_link(begun, NIM)
    later = small()
    later.history.replayed = Replayed("rules")
    with pytest.raises(Refusal, match="no-replay-link"):
        write_link(later, NIM)


def idle_for(rounds: int) -> Match[Any, Any]:
    """Return a finished game of eight who build nothing for so many rounds."""
    setup = CITADELS.make({"players": 7}).setup
    seating = [Chair(name=str(seat), player="random") for seat in range(7)]
    match = new_match("m", CITADELS, setup, seating, 3, free=False)
    chance = Randomness(rounds)
    while (ask := match.position.ask) is not None and match.position.state.round < rounds:
        idle = [option for option in ask.options if not option.startswith("build")] or list(ask.options)
        match.play(any_pick(tuple(idle), ask.least, min(ask.most, len(idle)), chance))
    match.advance(CITADELS, 10_000)
    return match


@pytest.mark.parametrize(("rounds", "written"), [(40, True), (140, False)])
def test_a_game_too_long_to_be_read_is_not_written(rounds: int, *, written: bool) -> None:
    match = idle_for(rounds)
    if written:
        text = write_link(match, CITADELS)
        assert 300 < len(text) <= MOST_LETTERS
        assert read_link(text, KINDS, "n").picks == [[*pick] for pick in match.history.picks]
    else:
        with pytest.raises(Refusal, match="no-replay-link"):
            write_link(match, CITADELS)


def refusal_of(text: str) -> str:
    """Return the code of the refusal of ``text``, having seen that it came soon."""
    begin = process_time()
    with pytest.raises(Refusal) as refused:
        read_link(text, KINDS, "n")
    assert process_time() - begin < SOON
    return refused.value.code


def test_every_changed_letter_is_found() -> None:
    text = write_link(small(), NIM)
    for at in range(len("nim."), len(text)):
        for other in "A_w7":
            damaged = text[:at] + other + text[at + 1 :]
            assert damaged == text or refusal_of(damaged) == "replay-link-broken"
    for at in range(len(text)):
        code = refusal_of(text[:at])
        assert code == "replay-link-broken"
    assert refusal_of(text + "A") == "replay-link-broken"
    assert refusal_of(text.replace("nim", "chess")) == "wrong-game"
    assert refusal_of(text.replace("nim", "citadels")) == "replay-link-broken"


HUGE = ("citadels." + "A" * 5_000_000, "A" * 5_000_000, "citadels." + "A" * (MOST_LETTERS - 9))
ODD = (
    "",
    ".",
    "citadels.",
    "citadels",
    ".AAAA",
    "citadels.ÄÖÜ",
    "citadels.A=",
    "citadels.А",
    "a b.AAAA",
    "../x.AAAA",
)


@pytest.mark.parametrize("text", [*HUGE, *ODD], ids=range(len(HUGE) + len(ODD)))
def test_huge_and_odd_texts_are_refused(text: str) -> None:
    assert refusal_of(text) == "replay-link-broken"


@given(text=st.text(max_size=99))
def test_any_text_is_refused(text: str) -> None:
    assert refusal_of(f"citadels.{text}") == "replay-link-broken"


@given(
    digits=st.lists(st.integers(0, 2**64 - 1), max_size=60),
    kind=st.sampled_from([*KINDS.values()]),
    version=st.integers(replay_link.FIRST_FORMAT, replay_link.KEYED_FORMAT),
)
def test_forged_texts_with_a_right_checksum_are_refused(digits: list[int], kind: Kind, version: int) -> None:
    forged = DigitWriter()
    forged.put(version, 16)
    if version >= replay_link.TABLE_FORMAT:
        setups.put_vocabulary(forged, setups.vocabulary(kind), {}, ())
    else:
        forged.put(fingerprint_of(kind, version), 1 << 16)
    for digit in digits:
        forged.put(digit, 1 << 64)
    begin = process_time()
    # A set-up that spells a name which nothing has is that of a game with more than there is here.
    with pytest.raises(Refusal, match=r"replay-link|save-lacks"):
        read_link(f"{kind.id}.{forged.text(kind.id)}", KINDS, "n")
    assert process_time() - begin < SOON


def fingerprint_of(kind: Kind, version: int) -> int:
    """Return the fingerprint that the first four formats begin with."""
    tables = kind.link_tables()
    table = tables[0] if tables else setups.present_table(kind, {})
    return setups.fingerprints_of(table)[version >= replay_link.PRINTED_FORMAT]


def test_a_later_format_is_refused() -> None:
    later = DigitWriter()
    later.put(replay_link.KEYED_FORMAT + 1, 16)
    assert refusal_of(f"nim.{later.text('nim')}") == "replay-link-rules"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("a\u202eb\u0000c\nd", "a b c d"),
        ("\u200b\u3164 ", "?"),
        ("x" * 40, "x" * replay_link.MOST_NAME),
        ("🂡🂡", "🂡🂡"),
        ("McX", "McX"),
        ("İstanbul", "İstanbul"),
        ("ß", "ß"),
    ],
)
def test_names_are_plain_words(name: str, shown: str) -> None:
    match = small()
    match.seating[1] = Chair(name=name, player="person")
    assert read_link(write_link(match, NIM), KINDS, "n").seating[1].name == shown


def as_it_is(text: str, _most: int) -> str:
    return text


def test_names_from_strangers_are_cleaned_when_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small()
    match.seating[1] = Chair(name="a\u202eb" + "x" * 30, player="person")
    monkeypatch.setattr(replay_link, "clean", as_it_is)
    text = write_link(match, NIM)
    monkeypatch.undo()
    assert read_link(text, KINDS, "n").seating[1].name == "a b" + "x" * (replay_link.MOST_NAME - 3)


# At the desk -------------------------------------------------------------------------------------------------


def test_the_desk_writes_and_reads_links() -> None:
    client = DeskClient(NIM)
    seating = seats("clever", "clever")
    new = {"match": "m", "game": "nim", "setup": {"players": 2}, "seating": seating, "seed": 4, "free": False}
    client.result("create", **new)
    assert client.refused("write_link", match="m") == "still-running"
    client.result("advance", match="m", most=99)
    text = client.result("write_link", match="m")["text"]
    before = client.holds()
    save = client.result("read_link", text=text, match="other")["save"]
    assert client.holds() == before, "reading opens nothing"
    opened = client.result("open", save=save)
    assert not opened["replayed"]["why"]
    assert opened["keep"]["summary"]["match"] == "other"
    assert json.loads(save)["seed"] == 4
    # The same deal, with a person at the first seat.
    fork = client.result("fork", match="other", number=0, name="n", seating=seats("person", "clever"))
    deal = client.match("m").history.at(0).state
    assert client.match("n").position.state == deal
    assert fork["keep"]["summary"]["number"] == 0
    assert client.refused("read_link", text="nim.AAAA", match="x") == "replay-link-broken"
    assert client.refused("read_link", text="chess.AAAA", match="x") == "wrong-game"
    assert DeskClient().refused("read_link", text=text, match="x") == "wrong-game"
