"""Holds ends of games with the box, counted by hand from the rule books.

It tells any end as a person tells it to the page.

A seat is written as its districts, then what is told of it after a bar: ``museum:tucked=3 manor | gold=2 rank=4``.
"""

from typing import Any, NamedTuple

from citadels.editions.edition import load_edition
from citadels.engine.rules import Rules
from citadels.model.state import Player, State
from tabletop.real_table.shapes import RealPiece, RealSeat

SEVEN = "temple church monastery tavern market docks watchtower"
"""Thirteen points; no noble and no unique district."""
SIX = "temple church monastery tavern market docks"
"""Twelve points."""
EIGHT = f"{SEVEN} prison"
"""Fifteen points."""


class End(NamedTuple):
    """The end of a game.

    It has what is told, the points of each seat, and the places where they are not as the points say.
    """

    about: str
    seats: list[str]
    totals: list[int]
    facts: dict[str, int] = {}  # noqa: RUF012 - never changed
    places: list[int] = []  # noqa: RUF012
    edition: str = "2016"
    setup: dict[str, Any] = {}  # noqa: RUF012


def read_seat(text: str) -> RealSeat:
    """Read a seat."""
    pieces, _, told = text.partition("|")
    return RealSeat(pieces=[_piece(word) for word in pieces.split()], facts=dict(map(_fact, told.split())))


def _piece(word: str) -> RealPiece:
    name, *told = word.split(":")
    return RealPiece(id=name, facts=dict(map(_fact, told)))


def _fact(word: str) -> tuple[str, int]:
    name, _, value = word.partition("=")
    return name, int(value or 1)


def seats(*which: int) -> int:
    """Write seats as an answer does."""
    return sum(1 << seat for seat in which)


def as_told(state: State, rules: Rules) -> tuple[list[RealSeat], dict[str, int]]:
    """Return the end of a game as the people at the table would tell it."""
    ranks = {
        seat: max(
            (rules.characters[who.character].rank for who in state.revealed if who.seat == seat), default=0
        )
        for seat in range(rules.seats)
    }
    told = [_seat_told(state, player, ranks[seat]) for seat, player in enumerate(state.players)]
    facts = {
        "crown": 1 << state.crown,
        "first": seats(*state.finishers),
    }
    if state.city_size in load_edition(rules.edition).city_sizes:
        facts["city_size"] = state.city_size
    for name in rules.districts_with.get("hand_points", ()):
        facts[name] = seats(*(n for n, player in enumerate(state.players) if name in player.hand))
    return told, facts


def _seat_told(state: State, player: Player, rank: int) -> RealSeat:
    pieces: list[RealPiece] = []
    for built in player.city:
        facts = {
            "coin": built.coins,
            "tucked": len(built.tucked),
            "last_round": int(built.round == state.round),
        }
        pieces.append(RealPiece(id=built.card, facts=facts))
    return RealSeat(pieces=pieces, facts={"gold": player.gold, "hand": len(player.hand), "rank": rank})


CITADELS = [
    End(
        "every district counts its cost",
        ["manor castle", "palace temple", "docks harbor town_hall", ""],
        [7, 6, 12, 0],
    ),
    End("costs of one and two", ["watchtower prison", "tavern market trading_post", "church"], [3, 5, 2]),
    End("first four, second two", [SEVEN, SEVEN, "palace", ""], [15, 17, 5, 0], {"first": seats(1)}),
    End("the only complete city is the first", ["palace", SEVEN, "manor", "temple"], [5, 17, 3, 1]),
    End("seven complete no city of three players", [SEVEN, "palace", "manor"], [13, 5, 3]),
    End("three players need eight", [EIGHT, EIGHT, "manor"], [19, 17, 3], {"first": seats(0)}),
    End("two players need eight", [SEVEN, EIGHT], [13, 19]),
    End(
        "who was first keeps four points",
        [SIX, "palace", "castle", "manor"],
        [16, 5, 4, 3],
        {"first": seats(0)},
    ),
    End("nine districts", [f"{SEVEN} prison harbor", "palace", "castle", "manor"], [23, 5, 4, 3]),
    End("all five types", ["manor temple tavern prison keep", "castle", "palace", "docks"], [13, 4, 5, 3]),
    End("four types bring nothing", ["manor temple tavern keep", "castle", "palace", "docks"], [8, 4, 5, 3]),
    End(
        "the School of Magic is unique",
        ["school_of_magic manor temple tavern", "castle", "palace", ""],
        [11, 4, 5, 0],
    ),
    End("Dragon Gate", ["dragon_gate manor", "castle", "palace", ""], [11, 4, 5, 0]),
    End(
        "Haunted Quarter as the unique one",
        ["manor temple tavern prison haunted_quarter", "castle", ""],
        [12, 4, 0],
    ),
    End(
        "Haunted Quarter as military", ["manor temple tavern haunted_quarter keep", "castle", ""], [13, 4, 0]
    ),
    End("Imperial Treasury", ["imperial_treasury | gold=7", "castle | gold=9", "palace", ""], [12, 4, 5, 0]),
    End("Map Room", ["map_room | hand=4", "castle", "palace", ""], [9, 4, 5, 0]),
    End(
        "Map Room counts the Vault too",
        ["map_room | hand=4", "castle", ""],
        [12, 4, 0],
        {"secret_vault": seats(0)},
    ),
    End("Museum", ["museum:tucked=3", "castle", "palace", ""], [7, 4, 5, 0]),
    End("Statue and crown", ["statue", "castle", "palace", ""], [8, 4, 5, 0], {"crown": seats(0)}),
    End("Statue, the crown elsewhere", ["statue", "castle", "palace", ""], [3, 4, 5, 0], {"crown": seats(2)}),
    End("Wishing Well, itself too", ["wishing_well keep smithy", "castle", "palace", ""], [16, 4, 5, 0]),
    End("Capitol", ["capitol manor castle palace", "temple", "church", ""], [20, 1, 2, 0]),
    End(
        "Capitol, once",
        ["capitol manor castle palace tavern market docks", "temple", "church", ""],
        [30, 1, 2, 0],
    ),
    End("Capitol, two of a type", ["capitol manor castle", "temple", "church", ""], [12, 1, 2, 0]),
    End("Capitol and Haunted Quarter", ["capitol manor castle haunted_quarter", "temple", ""], [17, 1, 0]),
    End("Basilica", ["basilica manor tavern castle keep", "temple", "church", ""], [18, 1, 2, 0]),
    End("Basilica and coins", ["basilica castle:coin manor:coin", "temple", "church", ""], [14, 1, 2, 0]),
    End("coins of the Artist", ["manor:coin tavern", "temple", "church", ""], [5, 1, 2, 0]),
    End("Ivory Tower", ["ivory_tower manor temple", "ivory_tower keep", "church", ""], [14, 8, 2, 0]),
    End("Ivory Tower and Haunted Quarter", ["ivory_tower haunted_quarter", "temple", ""], [12, 1, 0]),
    End(
        "Ivory Tower and the Vault in hand",
        ["ivory_tower", "temple", ""],
        [13, 1, 0],
        {"secret_vault": seats(0)},
    ),
    End(
        "Secret Vault in another hand", ["castle", "temple", "", ""], [4, 1, 3, 0], {"secret_vault": seats(2)}
    ),
    End(
        "Monument counts as two",
        ["monument temple church monastery tavern market", "manor", "castle", ""],
        [17, 3, 4, 0],
    ),
    End("Quarry", ["quarry tavern tavern tavern", "castle", "palace", ""], [8, 4, 5, 0]),
    End(
        "all of it",
        [
            "manor temple tavern prison dragon_gate wishing_well statue",
            "imperial_treasury map_room museum:tucked=2 haunted_quarter manor church docks | gold=4 hand=3",
            "palace",
            "",
        ],
        # 21 and types 3, first 4, Gate 2, Well 3, Statue 5; 24, complete 2, gold 4, hand 3, Museum 2, types 3.
        [38, 38, 5, 0],
        {"first": seats(0), "crown": seats(0)},
        [1, 1, 3, 4],
    ),
    End(
        "a tie by rank",
        ["castle temple | rank=4", "palace | rank=6", "manor", ""],
        [5, 5, 3, 0],
        {},
        [2, 1, 3, 4],
    ),
    End(
        "five players",
        [
            f"{SIX} palace",
            f"{SIX} statue",
            "capitol tavern market docks",
            "manor",
            "museum:tucked=4",
        ],
        # 17 and first 4; 15, crown 5 and complete 2; 11 and three of a type 3.
        [21, 22, 14, 3, 8],
        {"first": seats(0), "crown": seats(1)},
    ),
    End(
        "six players",
        [
            SEVEN,
            "ivory_tower",
            "dragon_gate",
            "basilica manor castle",
            "wishing_well park",
            "imperial_treasury | gold=6",
        ],
        # The first and only complete one; one unique 5; the gate 2; one odd cost; two uniques; gold.
        [17, 10, 8, 12, 13, 11],
    ),
    End(
        "seven players",
        [
            EIGHT,
            "monument temple church monastery tavern market",
            "map_room | hand=3",
            "haunted_quarter manor temple tavern prison",
            "manor:coin harbor:coin",
            "castle",
            "keep",
        ],
        # 15 and complete 2; 13 and first 4; 5 and 3; 9 and all types 3; 7 and two coins; 4 and the vault 3.
        [17, 17, 8, 12, 9, 7, 3],
        {"first": seats(1), "secret_vault": seats(5)},
    ),
    End(
        "eight players",
        [
            "manor",
            "castle",
            "palace",
            "temple",
            "church",
            f"{SEVEN}",
            "harbor docks",
            "fortress manor | rank=9",
        ],
        [3, 4, 5, 1, 2, 17, 7, 8],
    ),
    End(
        "eight of the same | ranks decide",
        ["manor | rank=1", "docks | rank=3", "barracks | rank=2"],
        [3, 3, 3],
        {},
        [3, 1, 2],
    ),
]
CLASSIC = [
    End("costs of this box", ["poor_house factory observatory", "imperial_treasury", "", ""], [16, 4, 0, 0]),
    End("University and Dragon Gate", ["university dragon_gate", "castle", "palace", ""], [16, 4, 5, 0]),
    End("Wishing Well, the others", ["wishing_well keep smithy", "castle", "palace", ""], [15, 4, 5, 0]),
    End("both Keeps", ["wishing_well keep keep", "castle", "palace", ""], [13, 4, 5, 0]),
    End("Haunted Quarter of before", ["manor temple tavern keep haunted_quarter", "castle", ""], [13, 4, 0]),
    End(
        "Haunted Quarter of the last round",
        ["manor temple tavern keep haunted_quarter:last_round", "castle", ""],
        [10, 4, 0],
    ),
    End(
        "Treasury, Map Room, Museum",
        ["imperial_treasury | gold=5", "map_room | hand=3", "museum:tucked=2", ""],
        [9, 8, 6, 0],
    ),
    End("seven complete no city", [SEVEN, "castle", "palace", ""], [13, 4, 5, 0]),
    End(
        "five players, eight districts",
        [EIGHT, EIGHT, "castle", "palace", ""],
        [17, 19, 4, 5, 0],
        {"first": seats(1)},
    ),
    End(
        "the bell completes two cities",
        ["temple church monastery tavern market watchtower bell_tower", SEVEN, SEVEN, ""],
        [19, 17, 15, 0],
        {"city_size": 7, "first": seats(0, 1)},
    ),
    End(
        "a tie by the districts",
        ["imperial_treasury | gold=4", "town_hall docks", "", ""],
        [8, 8, 0, 0],
        {},
        [2, 1, 3, 3],
    ),
    End(
        "a tie by gold",
        ["university | gold=1", "town_hall docks | gold=3", "manor"],
        [8, 8, 3],
        {},
        [2, 1, 3],
    ),
    End(
        "a tie that nothing decides",
        ["castle | gold=2", "harbor | gold=2", "manor"],
        [4, 4, 3],
        {},
        [1, 1, 3],
    ),
    End("the short game", [SIX, "castle", "palace"], [16, 4, 5], {}, [], "classic", {"city_size": 6}),
]
CIVIC = "civic/0 civic/0 civic/0"
"""Three buildings that bring a token each."""
POINT_CITY = [
    End("printed points", ["none/4 none/5", "economy/0"], [9, 0]),
    End("a type", ["economy/0 economy/0 energy/0 civic/0 each_economy", "economy/0"], [4, 0]),
    End("all types", ["economy/0 energy/0 ecology/0 industry/0 community/0 civic/0 all_types", ""], [6, 0]),
    End("missing types", ["economy/0 energy/0 civic/0 missing_types", "none/4"], [12, 4]),
    End(
        "types of two",
        ["economy/0 economy/0 energy/0 energy/0 ecology/0 civic/0 types_of_two", "none/5"],
        [4, 5],
    ),
    End("types of three", ["economy/0 economy/0 economy/0 energy/0 civic/0 types_of_three", ""], [3, 0]),
    End("a pair", ["economy/0 economy/0 energy/0 civic/0 economy_and_energy", "none/4"], [3, 4]),
    End(
        "a token of each type",
        [
            "community/0 community/0 civic/0 each_community",
            "energy/0 civic/0 each_energy",
            "ecology/0 ecology/0 ecology/0 civic/0 each_ecology",
            "industry/0 civic/0 each_industry",
        ],
        [4, 2, 6, 2],
    ),
    End(
        "a token of each pair",
        [
            (
                f"{CIVIC} community/0 community/0 economy/0 economy/0 energy/0 ecology/0"
                " community_and_economy community_and_energy community_and_ecology"
            ),
            (
                f"{CIVIC} industry/0 industry/0 community/0 economy/0 energy/0"
                " community_and_industry economy_and_industry energy_and_industry"
            ),
            (
                f"{CIVIC} economy/0 ecology/0 ecology/0 energy/0 industry/0"
                " economy_and_ecology energy_and_ecology ecology_and_industry"
            ),
        ],
        [12, 9, 9],
    ),
    End("types of four", ["energy/0 energy/0 energy/0 energy/0 economy/0 civic/0 types_of_four", ""], [4, 0]),
    End("points of a token", ["civic/0 civic/0 five_points seven_points", "none/4"], [12, 4]),
    End("ingenuity", ["civic/0 ingenuity_cards | ingenuity=3", "none/4"], [6, 4]),
    End("unspent cards", ["civic/0 resource_cards | cards=5", "none/4"], [5, 4]),
    End("plain buildings", ["economy/0 energy/0 economy/1 civic/0 plain_buildings", "none/4"], [3, 4]),
    End("tokens", ["civic/0 civic/0 tokens_owned five_points", "none/4"], [9, 4]),
    End(
        "a tie by unspent cards", ["none/4 | cards=1", "none/4 | cards=3", "none/5"], [4, 4, 5], {}, [3, 2, 1]
    ),
    End("a tie that nothing decides", ["none/4 | cards=3", "none/4 | cards=3"], [4, 4], {}, [1, 1]),
    End("four players", ["none/4", "none/5", "none/4 none/5", "economy/1"], [4, 5, 9, 1]),
    End(
        "the hard automa",
        ["none/5 none/4 none/4", "economy/0 economy/0 energy/0 none/4 each_economy | ingenuity=1"],
        # 3 for two of a type, 1 for one, 7 for a token, 1 for ingenuity.
        [13, 16],
        {},
        [2, 1],
        "",
        {"players": 1, "automa": "hard"},
    ),
    End(
        "the automa wins a tie",
        ["none/4", "none/4"],
        [4, 4],
        {},
        [2, 1],
        "",
        {"players": 1, "automa": "easy"},
    ),
]
"""Buildings are written as what they give (``civic``: a token, ``none``: nothing but points) and their points."""
