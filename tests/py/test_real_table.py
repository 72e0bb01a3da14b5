"""Tests what the engine tells of games with the box: scores, questions and doubts; how a set is laid out."""

import sys
from typing import Any

import pytest

import end_positions
from citadels.cards.api import District
from citadels.cards.loader import all_uniques
from citadels.catalog import EDITIONS, presets
from citadels.editions.edition import load_edition
from citadels.engine.scoring import final_scores
from citadels.engine.table import Table
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import EditionId, Setup
from citadels.real_table.end import LAST_ROUND
from desk_client import DeskClient
from end_positions import SEVEN, End, read_seat
from games import game_for, play, preset_tables
from pointcity.cards.box import CARDS
from pointcity.cards.tokens import TOKENS
from pointcity.engine.scoring import final_scores as city_scores
from pointcity.kind import POINT_CITY
from pointcity_games import played as played_city
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.real_table.shapes import CountedTable, RealPiece, RealSeat
from tests.tiers import sampled

FOUR: dict[str, Any] = {"edition": "2016", "players": 4}


def count(
    setup: dict[str, Any], seats: list[RealSeat], kind: Kind = CITADELS, facts: dict[str, int] | None = None
) -> CountedTable:
    tables = kind.real_tables()
    assert tables is not None
    return tables.count(setup, seats, facts or {})


def told(*cities: str, setup: dict[str, Any] = FOUR, facts: dict[str, int] | None = None) -> CountedTable:
    padded = [*cities, *[""] * (setup["players"] - len(cities))]
    return count(setup, [read_seat(city) for city in padded], facts=facts)


def by_seat(counted: CountedTable, what: str) -> list[int]:
    rows = {score.seat: getattr(score, what) for score in counted.scores}
    return [rows[seat] for seat in sorted(rows, key=lambda seat: 99 if seat is None else seat)]


def places_of(totals: list[int]) -> list[int]:
    """Return the places that the points alone give."""
    return [1 + sum(other > own for other in totals) for own in totals]


def asked(counted: CountedTable) -> list[tuple[str, int | None, int | None]]:
    """Return what has to be answered."""
    return [(one.id, one.seat, one.at) for one in counted.questions if one.needed]


# Counted by hand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "end"),
    [("2016", end) for end in end_positions.CITADELS] + [("classic", end) for end in end_positions.CLASSIC],
    ids=lambda one: one.about if isinstance(one, End) else one,
)
def test_ends_that_were_counted_by_hand(edition: str, end: End) -> None:
    setup = {"edition": edition, "players": len(end.seats), **end.setup}
    counted = count(setup, [read_seat(seat) for seat in end.seats], facts=end.facts)
    assert by_seat(counted, "total") == end.totals
    assert by_seat(counted, "place") == (end.places or places_of(end.totals))
    assert all(score.total == sum(part.points for part in score.parts) for score in counted.scores)


def building(kind: str) -> str:
    """Return the id of a building that gives so much; anything else as it is."""
    gives, slash, points = kind.partition("/")
    wanted = {"none": None, "civic": None}
    for card in CARDS:
        name = (
            ""
            if card.gives is None
            else ("community", "economy", "energy", "ecology", "industry")[card.gives]
        )
        fits = name == gives or (gives in wanted and card.gives is None and card.civic == (gives == "civic"))
        if slash and card.tier and fits and card.points == int(points):
            return card.id
    assert not slash, kind
    return kind


@pytest.mark.parametrize("end", end_positions.POINT_CITY, ids=lambda end: end.about)
def test_ends_of_point_city_that_were_counted_by_hand(end: End) -> None:
    seats = [read_seat(seat) for seat in end.seats]
    for seat in seats:
        seat.pieces = [RealPiece(id=building(piece.id)) for piece in seat.pieces]
    counted = count({"players": len(seats), **end.setup}, seats, POINT_CITY)
    assert by_seat(counted, "total") == end.totals
    assert by_seat(counted, "place") == (end.places or places_of(end.totals))
    assert counted.doubts == []


COUNTED = ("score", "any_type", "hand_points", "size", "announces")
"""What a district may say about the scores, beside its cost."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_scores_was_counted_by_hand(edition: EditionId) -> None:
    """A card that counts something new needs a position, too."""
    ends = end_positions.CITADELS if edition == "2016" else end_positions.CLASSIC
    told = {piece.id for end in ends for seat in end.seats for piece in read_seat(seat).pieces}
    told |= {fact for end in ends for fact in end.facts}
    known = all_uniques(edition)
    scoring = {
        name
        for name in load_edition(edition).uniques
        if any(getattr(type(known[name]), fact) is not getattr(District, fact) for fact in COUNTED)
    }
    assert len(scoring) >= 8
    assert scoring <= told


def test_ties_all_sizes_and_all_tokens_were_counted_by_hand() -> None:
    ends = end_positions.CITADELS + end_positions.CLASSIC
    assert len(ends) >= 40
    assert {len(end.seats) for end in end_positions.CITADELS} == set(range(2, 9))
    assert sum(len(set(end.totals)) < len(end.totals) for end in end_positions.CLASSIC if end.places) >= 3
    told = {
        piece.id for end in end_positions.POINT_CITY for seat in end.seats for piece in read_seat(seat).pieces
    }
    assert set(TOKENS) <= told


# The ends of random games --------------------------------------------------------------------------------------


TABLES = sampled(preset_tables(), preset_tables()[::5], "every preset is there with some numbers of players")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ends_of_random_games_of_every_preset(table: tuple[str, str | int, int]) -> None:
    game = game_for(*table)
    state = play(game, 3).positions[-1].state
    seats, facts = end_positions.as_told(state, game.rules)
    counted = count(game.setup, seats, facts=facts)
    played = final_scores(Table(game.rules, state, None))
    assert [(one.seat, one.place, one.total) for one in counted.scores] == [
        (one.seat, one.place, one.total) for one in played
    ]
    assert [[(part.cause, part.points) for part in one.parts] for one in counted.scores] == [
        [(part.cause, part.points) for part in one.parts] for one in played
    ]
    assert asked(counted) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ends_of_random_games_of_point_city(players: int) -> None:
    ended = played_city((players, "", True), 5)
    state = ended.positions[-1].state
    seats = [
        RealSeat(
            pieces=[RealPiece(id=CARDS[number].id) for number in player.city]
            + [RealPiece(id=token) for token in player.tokens],
            facts={"cards": len(player.hand), "ingenuity": sum(CARDS[n].resource == 5 for n in player.hand)},
        )
        for player in state.players
    ]
    counted = count({"players": players}, seats, POINT_CITY)
    played = sorted(city_scores(state, None), key=lambda one: one.place)
    assert {(one.seat, one.place, one.total) for one in counted.scores} == {
        (one.seat, one.place, one.total) for one in played
    }
    assert counted.doubts == []
    assert asked(counted) == []


# Questions -----------------------------------------------------------------------------------------------------


def test_only_what_a_city_asks_is_asked() -> None:
    assert asked(told("manor castle", "palace", "tavern", setup={"edition": "2016", "players": 3})) == []
    counted = told("imperial_treasury map_room museum", "statue", "haunted_quarter manor")
    assert asked(counted) == [("crown", None, None), ("gold", 0, None), ("hand", 0, None), ("tucked", 0, 2)]


def test_who_was_first_is_asked_where_several_cities_are_complete() -> None:
    assert asked(told(SEVEN, SEVEN, "castle")) == [("first", None, None)]
    assert asked(told(SEVEN, SEVEN, "castle", facts={"first": 1})) == []
    assert asked(told(SEVEN, "castle")) == []


def test_a_tie_asks_for_what_decides_it() -> None:
    assert asked(told("castle", "harbor", "palace")) == [("rank", 0, None), ("rank", 1, None)]
    classic = {"edition": "classic", "players": 3}
    assert asked(told("castle", "harbor", "palace", setup=classic)) == [("gold", 0, None), ("gold", 1, None)]
    # The points of the districts decide it already.
    assert asked(told("imperial_treasury | gold=4", "town_hall docks", "manor", setup=classic)) == []


def test_the_tie_is_told() -> None:
    counted = told("castle | rank=4", "harbor | rank=6", "palace")
    tie = counted.scores[1].tie
    assert tie is not None
    assert (counted.scores[1].seat, tie.seat, tie.by, tie.own, tie.other) == (1, 0, "rank", 6, 4)


def test_the_haunted_quarter_of_the_classic_box_asks_for_its_round_only_where_it_matters() -> None:
    classic = {"edition": "classic", "players": 3}
    assert asked(told("manor haunted_quarter", setup=classic)) == []
    five = told("manor temple tavern keep haunted_quarter", "castle", setup=classic)
    assert asked(five) == [("last_round", 0, 4)]


def test_the_bell_tower_asks_for_the_size_of_a_city() -> None:
    classic = {"edition": "classic", "players": 3}
    sizes = [one for one in told("bell_tower", setup=classic).questions if one.id == "city_size"]
    assert [(one.choices, one.now) for one in sizes] == [([7, 8], 8)]
    assert not [one for one in told("manor", setup=classic).questions if one.id == "city_size"]


def test_coins_are_asked_for_where_the_artist_plays() -> None:
    plain = {**FOUR, "characters": "first_game", "districts": "first_game"}
    artist = {**FOUR, "characters": "tenacious_delegates", "districts": "tenacious_delegates"}
    found = [[one.id for one in told("manor", setup=setup).questions] for setup in (plain, artist)]
    assert ["coin" in ids for ids in found] == [False, True]


def test_the_vault_is_asked_for_where_it_is_in_the_set() -> None:
    plain = {**FOUR, "characters": "first_game", "districts": "first_game"}
    vault = {**FOUR, "characters": "cunning_agents", "districts": "cunning_agents"}
    found = [[one.id for one in told("manor", setup=setup).questions] for setup in (plain, vault)]
    assert ["secret_vault" in ids for ids in found] == [False, True]


# Doubts --------------------------------------------------------------------------------------------------------


def doubted(counted: CountedTable) -> list[tuple[str, int | None, str]]:
    return [(doubt.id, doubt.seat, doubt.piece) for doubt in counted.doubts]


FIRST_GAME = {**FOUR, "characters": "first_game", "districts": "first_game"}


def test_two_alike_are_asked_about_and_counted() -> None:
    counted = told(SEVEN, "tavern tavern", setup=FIRST_GAME)
    assert doubted(counted) == [("alike", 1, "tavern")]
    assert by_seat(counted, "total")[1] == 2
    assert doubted(told(SEVEN, "quarry tavern tavern", setup=FIRST_GAME)) == []
    wizard = {
        **FOUR,
        "players": 5,
        "characters": "ambitious_aristocrats",
        "districts": "ambitious_aristocrats",
    }
    assert doubted(told(SEVEN, "tavern tavern", setup=wizard)) == []


def test_nine_districts_are_allowed_and_eleven_are_asked_about() -> None:
    nine = f"{SEVEN} prison harbor"
    assert doubted(told(nine, setup=FIRST_GAME)) == []
    assert doubted(told(f"{nine} castle palace", setup=FIRST_GAME)) == [("large", 0, "")]


def test_more_copies_than_the_box_has() -> None:
    assert doubted(told(SEVEN, "palace", "palace", "quarry palace palace", setup=FIRST_GAME)) == [
        ("copies", None, "palace")
    ]


def test_a_district_that_is_not_in_the_set() -> None:
    assert doubted(told(f"{SEVEN} museum", setup=FIRST_GAME)) == [("not-in-set", None, "museum")]


def test_a_vault_in_a_city() -> None:
    assert ("never-built", 0, "secret_vault") in doubted(told(f"{SEVEN} secret_vault"))


def test_one_rank_for_two_and_no_complete_city() -> None:
    assert doubted(told("castle | rank=4", "harbor | rank=4")) == [
        ("rank-twice", None, ""),
        ("unfinished", None, ""),
    ]


def test_more_tokens_than_civic_buildings() -> None:
    one, none = RealPiece(id="five_points"), list[RealPiece]()
    seats = [RealSeat(pieces=[one]), RealSeat(pieces=none)]
    assert doubted(count({"players": 2}, seats, POINT_CITY)) == [("tokens", 0, "")]


# What is no table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "facts", "where"),
    [
        (["atlantis"], {}, "pieces"),
        (["manor | luck=3"], {}, "facts"),
        (["manor:shine"], {}, "facts"),
        (["manor | rank=12"], {}, "facts"),
        (["manor | gold=-1"], {}, "facts"),
        (["manor:coin=2"], {}, "facts"),
        (["manor"], {"first": 99}, "facts"),
        (["manor"], {"city_size": 3}, "facts"),
        (["manor"], {"weather": 1}, "facts"),
    ],
)
def test_what_is_no_table_is_refused(seats: list[str], facts: dict[str, int], where: str) -> None:
    with pytest.raises(Refusal, match="bad-request") as refused:
        told(*seats, facts=facts)
    assert refused.value.args_["where"] == where


def test_a_wrong_number_of_seats() -> None:
    with pytest.raises(Refusal, match="bad-request"):
        count(FOUR, [read_seat("manor")])


# By the desk ---------------------------------------------------------------------------------------------------


def test_what_a_start_leaves_out_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page loads the part, and calls again."""
    monkeypatch.setitem(sys.modules, "citadels.real_table.tables", None)
    client = DeskClient()
    assert client.refused("lay_out", game="citadels", setup=FOUR) == "unloaded-part"
    monkeypatch.undo()
    assert client.result("lay_out", game="citadels", setup=FOUR)["steps"]


def test_the_desk_counts_and_lays_out() -> None:
    desk = DeskClient(CITADELS, POINT_CITY)
    seats: list[dict[str, Any]] = [
        {"pieces": [{"id": "palace", "facts": {}}], "facts": {}},
        {"pieces": [], "facts": {}},
    ]
    setup = {"edition": "2016", "players": 2}
    counted = desk.result("count_table", game="citadels", setup=setup, seats=seats, facts={})
    assert [score["total"] for score in counted["scores"]] == [5, 0]
    laid = desk.result("lay_out", game="pointcity", setup={"players": 2})
    assert {step["id"] for step in laid["steps"]} >= {"cards", "market", "tokens"}


# Laying out ----------------------------------------------------------------------------------------------------


def lay_out(**setup: Any) -> Any:
    tables = CITADELS.real_tables()
    assert tables is not None
    return tables.lay_out(setup)


@pytest.mark.parametrize(
    ("players", "name", "words"),
    [
        (
            2,
            "first_game",
            ["face-down", "keep", "keep", "discard", "keep", "discard", "keep", "discard", "rest"],
        ),
        (3, "vicious_nobles", ["face-down", "keep-each", "toss", "keep-each", "rest"]),
        (4, "first_game", ["face-up", "face-down", "keep-each", "keep", "rest"]),
        (7, "first_game", ["face-down", "keep-each", "keep-last", "rest"]),
    ],
)
def test_how_characters_are_chosen(players: int, name: str, words: list[str]) -> None:
    laid = lay_out(edition="2016", players=players, characters=name, districts=name)
    assert [step.id for step in laid.draft] == words


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_set_is_laid_out(edition: EditionId) -> None:
    for name in presets(edition):
        for players in range(2, 9):
            if name not in presets(edition, players):
                continue
            laid = lay_out(edition=edition, players=players, characters=name, districts=name)
            game = Citadels(Setup(edition=edition, players=players, characters=name, districts=name))
            assert [(call.number, call.piece) for call in laid.calls] == sorted(
                (rank, card.id) for rank, card in game.rules.ranks.items()
            )
            counts = next(step.args for step in laid.steps if step.id == "districts")
            assert counts["all"] == len(game.rules.deck) == counts["basic"] + counts["uniques"]


def test_who_names_another() -> None:
    laid = lay_out(edition="2016", players=7, characters="cunning_agents", districts="cunning_agents")
    assert {call.piece: call.names for call in laid.calls if call.names} == {"witch": "bewitch"}
    laid = lay_out(edition="2016", players=7, characters="first_game", districts="first_game")
    assert {call.piece: call.names for call in laid.calls if call.names} == {
        "assassin": "kill",
        "thief": "rob",
    }


def test_the_last_round_is_not_the_first() -> None:
    """What is told to be of the last round must be of a round after the others."""
    assert LAST_ROUND > 1
