"""Prints one JSON schema of everything that crosses the border; the JavaScript types are made from it.

What a game fills in itself (set-up, catalogue, wish, view ...) is ``Any`` to the table service; here it is named.
"""

import json
from typing import Any

from pydantic import TypeAdapter

from citadels.model.catalogue import About, Catalogue, DrawnSet, Wish
from citadels.model.setup import Setup
from citadels.model.view import View
from tabletop import wire
from tabletop.peer import calls, news

CALLS = [
    wire.HelloParams, wire.DrawParams, wire.CheckParams, wire.CreateParams, wire.OpenParams, wire.PickParams,
    wire.AdvanceParams, wire.SeatParams, wire.SinceParams, wire.UndoParams, wire.AtParams, wire.ForkParams,
    wire.CloseParams, wire.Request, Setup, Wish,
]  # fmt: skip
PEER_CALLS = [
    calls.HostParams, calls.InviteParams, calls.TellParams, calls.DealParams, calls.ChairParams, calls.DismissParams,
    calls.ChatParams, calls.ReactParams, calls.OverParams, calls.JoinParams, calls.SayParams, calls.VerifyParams,
    calls.EntrustParams, calls.GatherParams, calls.AgreeParams, calls.SucceedParams,
    calls.LinkParams, calls.ReceiveParams, calls.TickParams, calls.ShutParams,
]  # fmt: skip
RESULTS = [
    wire.Hello, DrawnSet, wire.Result[View], wire.Update[View], wire.Glimpse[View], wire.Summary,
    wire.ErrorView, Catalogue, About, news.PeerAnswer,
]  # fmt: skip
FILLED = {
    ("GameEntry", "catalogue"): "Catalogue",
    ("DrawParams", "wish"): "Wish",
    ("CheckParams", "setup"): "Setup",
    ("CreateParams", "setup"): "Setup",
    ("Summary", "setup"): "Setup",
    ("Summary", "about"): "About",
    ("HostParams", "setup"): "Setup",
    ("Facts", "setup"): "Setup",
    ("UpdateEvent", "body"): "Update_View_",
}


def schema() -> dict[str, Any]:
    """Return a JSON schema document whose ``$defs`` are the border's shapes."""
    pairs: list[Any] = [
        (f"in{n}", "validation", TypeAdapter(shape)) for n, shape in enumerate([*CALLS, *PEER_CALLS])
    ]
    pairs += [(f"out{n}", "serialization", TypeAdapter(shape)) for n, shape in enumerate(RESULTS)]
    _, document = TypeAdapter.json_schemas(pairs, title="Border")
    for (shape, name), filling in FILLED.items():
        document["$defs"][shape]["properties"][name] = {"$ref": f"#/$defs/{filling}"}
    return document


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
