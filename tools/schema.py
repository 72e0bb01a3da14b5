"""Prints a JSON schema of all data between the page and the engine; the JavaScript types are made from it.

A game's own types (set-up, catalogue, wish, view ...) are ``Any`` to the table service. Here they are those of
Citadels, whose part of the page comes with the page. With another game's id as an argument, prints the schema of that
game's own types.
"""

import json
import sys
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from citadels.model.catalogue import About, Catalogue, DrawnSet, Wish
from citadels.model.setup import Setup
from citadels.model.view import View
from pointcity.model.catalogue import About as CityAbout
from pointcity.model.catalogue import Catalogue as CityCatalogue
from pointcity.model.setup import Setup as CitySetup
from pointcity.model.view import View as CityView
from tabletop.daily.deal import DayDeal
from tabletop.idle.found import Step
from tabletop.match.course import Course
from tabletop.match.figures import MatchFigures
from tabletop.match.own_ask import OwnAsk
from tabletop.match.remarks import Remarked
from tabletop.match.updates import Update
from tabletop.own_players.series import SeriesCount, SeriesGame
from tabletop.peer import page_events
from tabletop.peer.peer_api import PeerApi
from tabletop.players.advice import Hint, PastHint
from tabletop.problems.problem import OpenedProblem
from tabletop.real_table.shapes import CountedTable, LaidOut
from tabletop.records import shapes as records
from tabletop.records.counting_days import CountedDays
from tabletop.records.evenings import MergedEvenings, NotedEvening
from tabletop.records.join_players import JoinedPlayer
from tabletop.records.merging import MergedRows
from tabletop.records.repetition import ListedProblems, NotedProblem
from tabletop.records.statistics import CountedPeople
from tabletop.service import calls, results
from tabletop.service.desk import Desk

RETURNED: dict[str, Any] = {
    "hello": results.Hello,
    "draw": DrawnSet,
    "check": None,
    "create": results.Result[View],
    "open": results.Result[View],
    "inspect": results.Summary,
    "pick": results.Result[View],
    "advance": results.Result[View] | results.Pause,
    "seat": results.Result[View],
    "take_help": results.Result[View],
    "undo": results.Result[View],
    "redo": results.Result[View],
    "fork": results.Result[View],
    "redeal": results.Result[View],
    "day": DayDeal,
    "play_day": results.Result[View],
    "idle_add": None,
    "idle_go": Step,
    "idle_drop": None,
    "close": None,
    "since": Update[View],
    "at": results.Glimpse[View],
    "hint": Hint | PastHint | results.Pause,
    "chances": results.Chances,
    "course": Course,
    "figures": MatchFigures,
    "worst_decision": int,
    "own_ask": OwnAsk[View],
    "write_link": results.LinkText,
    "merge_match": results.MergedMatch,
    "compare": results.Compared,
    "rename": results.LinkedSave,
    "read_link": results.LinkedGame,
    "read_problem": OpenedProblem,
    "check_player": results.CheckedPlayer,
    "check_game": SeriesGame,
    "count_series": SeriesCount,
    "rate": results.RatedPeople,
    "count_table": CountedTable,
    "remark": Remarked,
    "lay_out": LaidOut,
    "merge_rows": MergedRows,
    "count_results": CountedPeople,
    "count_days": CountedDays,
    "note_problem": NotedProblem,
    "list_problems": ListedProblems,
    "join_player": JoinedPlayer,
    "merge_evenings": MergedEvenings,
    "note_evening": NotedEvening,
}
"""What each call of the desk returns."""
OTHERS = [calls.Request, Setup, Wish, *records.ROWS]
"""Types of the page's requests and of its stored rows that no call refers to."""
RESULTS = [results.ErrorView, Catalogue, About, page_events.PeerAnswer]
OF_GAMES: dict[str, tuple[list[Any], list[Any]]] = {
    "pointcity": ([CitySetup], [CityView, CityCatalogue, CityAbout]),
}
"""The own types of games that are loaded later: of requests, and of answers."""
FILLED = {
    ("GameEntry", "catalogue"): "Catalogue",
    ("DrawParams", "wish"): "Wish",
    ("CheckParams", "setup"): "Setup",
    ("CreateParams", "setup"): "Setup",
    ("RateParams", "setup"): "Setup",
    ("CountTableParams", "setup"): "Setup",
    ("LayOutParams", "setup"): "Setup",
    ("CheckGameParams", "setup"): "Setup",
    ("Summary", "setup"): "Setup",
    ("DayDeal", "setup"): "Setup",
    ("Position", "setup"): "Setup",
    ("ReadProblemParams", "problem"): "Problem",
    ("Summary", "about"): "About",
    ("HostParams", "setup"): "Setup",
    ("PlayedGame", "setup"): "Setup",
    ("NextWish", "setup"): "Setup",
    ("UpdateEvent", "body"): "Update_View_",
}


def document(asked: Sequence[Any], answered: Sequence[Any]) -> tuple[list[Any], list[Any], dict[str, Any]]:
    """Return references to the types of ``asked`` and ``answered``, and a JSON schema with them as ``$defs``."""
    pairs: list[Any] = [(f"in{n}", "validation", TypeAdapter(shape)) for n, shape in enumerate(asked)]
    pairs += [(f"out{n}", "serialization", TypeAdapter(shape)) for n, shape in enumerate(answered)]
    refs, found = TypeAdapter.json_schemas(pairs, title="Border")
    taken = [refs[f"in{n}", "validation"] for n in range(len(asked))]
    return taken, [refs[f"out{n}", "serialization"] for n in range(len(answered))], found


def schema() -> dict[str, Any]:
    """Return a JSON schema document whose ``$defs`` are the types of all calls, answers and events."""
    desk, peer = Desk([]), PeerApi(Desk([]))
    of_desk = {name: shape for name, (shape, _) in desk.methods.items()}
    of_peer = {name: shape for name, (shape, _) in peer.methods.items()}
    taken, given, found = document(
        [*of_desk.values(), *of_peer.values(), *OTHERS], [*(RETURNED[name] for name in of_desk), *RESULTS]
    )
    for (shape, name), filling in FILLED.items():
        found["$defs"][shape]["properties"][name] = {"$ref": f"#/$defs/{filling}"}
    calls_of_desk = {name: _call(taken.pop(0), given.pop(0)) for name in of_desk}
    calls_of_peer = {name: _call(taken.pop(0), given[-1]) for name in of_peer}
    found["$defs"]["Calls"] = _calls("Each call of the desk by its name.", calls_of_desk)
    found["$defs"]["PeerCalls"] = _calls("Each call about a room by its name.", calls_of_peer)
    return found


def _call(params: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of what a call takes and returns."""
    parts = {"params": params, "result": result}
    return {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": False}


def _calls(description: str, properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "description": description, "properties": properties}


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    print(json.dumps(document(*OF_GAMES[game])[-1] if game else schema(), indent=1))
