"""Prints a JSON schema of all data between the page and the engine; the JavaScript types are made from it.

A game's own types (set-up, catalogue, wish, view ...) are ``Any`` to the table service. Here they are those of Citadels, whose
part of the page comes with the page. With another game's id as an argument, prints the schema of that game's own types.
"""

import json
import sys
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
from tabletop.daily.level_score import DayScore
from tabletop.match.own_ask import OwnAsk
from tabletop.match.updates import Update
from tabletop.peer import calls as peer_calls
from tabletop.peer import page_events
from tabletop.players.advice import Hint, PastHint
from tabletop.problems.problem import FoundProblem, OpenedProblem
from tabletop.service import calls, results

CALLS = [
    calls.HelloParams, calls.DrawParams, calls.CheckParams, calls.CreateParams, calls.OpenParams, calls.PickParams,
    calls.AdvanceParams, calls.SeatParams, calls.SinceParams, calls.HintParams, calls.UndoParams, calls.AtParams,
    calls.ChancesParams, calls.ForkParams, calls.RedealParams, calls.WriteLinkParams, calls.ReadLinkParams, calls.DayParams, calls.PlayDayParams, calls.DayLevelParams, calls.ReadProblemParams, calls.FindProblemParams, calls.CheckPlayerParams, calls.OwnAskParams, calls.CloseParams, calls.Request, Setup, Wish,
]  # fmt: skip
PEER_CALLS = [
    peer_calls.HostParams, peer_calls.InviteParams, peer_calls.TellParams, peer_calls.DealParams, peer_calls.ChairParams, peer_calls.DismissParams,
    peer_calls.ChatParams, peer_calls.ReactParams, peer_calls.OverParams, peer_calls.JoinParams, peer_calls.SayParams, peer_calls.VerifyParams,
    peer_calls.EntrustParams, peer_calls.GatherParams, peer_calls.AgreeParams, peer_calls.SucceedParams,
    peer_calls.LinkParams, peer_calls.ReceiveParams, peer_calls.TickParams, peer_calls.ShutParams,
]  # fmt: skip
RESULTS = [
    results.Hello, DrawnSet, results.Result[View], Update[View], results.Glimpse[View], Hint, PastHint, results.Pause, results.Chances, results.LinkText, results.LinkedSave, results.LinkedGame, DayDeal, DayScore, OpenedProblem, FoundProblem, results.CheckedPlayer, results.CheckedAnswers, OwnAsk[View],
    results.Summary, results.ErrorView, Catalogue, About, page_events.PeerAnswer,
]  # fmt: skip
OF_GAMES: dict[str, tuple[list[Any], list[Any]]] = {
    "pointcity": ([CitySetup], [CityView, CityCatalogue, CityAbout]),
}
"""The own types of games that are loaded later: of requests, and of answers."""
FILLED = {
    ("GameEntry", "catalogue"): "Catalogue",
    ("DrawParams", "wish"): "Wish",
    ("CheckParams", "setup"): "Setup",
    ("CreateParams", "setup"): "Setup",
    ("Summary", "setup"): "Setup",
    ("DayDeal", "setup"): "Setup",
    ("Position", "setup"): "Setup",
    ("ReadProblemParams", "problem"): "Problem",
    ("Summary", "about"): "About",
    ("HostParams", "setup"): "Setup",
    ("PlayedGame", "setup"): "Setup",
    ("UpdateEvent", "body"): "Update_View_",
}


def document(asked: list[Any], answered: list[Any]) -> dict[str, Any]:
    """Return a JSON schema document whose ``$defs`` are the types of ``asked`` and ``answered``."""
    pairs: list[Any] = [(f"in{n}", "validation", TypeAdapter(shape)) for n, shape in enumerate(asked)]
    pairs += [(f"out{n}", "serialization", TypeAdapter(shape)) for n, shape in enumerate(answered)]
    _, found = TypeAdapter.json_schemas(pairs, title="Border")
    return found


def schema() -> dict[str, Any]:
    """Return a JSON schema document whose ``$defs`` are the types of all calls, answers and events."""
    found = document([*CALLS, *PEER_CALLS], RESULTS)
    for (shape, name), filling in FILLED.items():
        found["$defs"][shape]["properties"][name] = {"$ref": f"#/$defs/{filling}"}
    return found


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    print(json.dumps(document(*OF_GAMES[game]) if game else schema(), indent=1))
