"""Connects a guest that only listens, and takes apart what a host sends it."""

import json
from typing import Any

from citadels.kind import CITADELS
from desk_client import Data
from evening_pages import secret
from tables import ROOM
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.peer.link.channel import Channel
from tabletop.peer.link.frames import read_frame
from tabletop.peer.messages import MOST_TOLD
from tabletop.peer.peer_api import PeerApi
from tabletop.peer.shapes import PROTOCOL
from tabletop.service.desk import Desk
from tabletop.service.look_calls import OpenMatch

LINK = "listener"


class ListeningGuest:
    """A host of a match, and a listener at one of its seats (None: a spectator)."""

    def __init__(self, seat: int | None, setup: Data, seating: list[Data], kind: Kind = CITADELS) -> None:
        self.seat, self.now = seat, 0.0
        self.desk = Desk([kind])
        self.kind = kind
        self.peer_api = PeerApi(self.desk)
        self.crossed: list[str] = []
        self.answered: list[str] = []
        self.bodies: list[str] = []
        self.channel = Channel("listener", MOST_TOLD, 0)
        facts = {"game": kind.id, "setup": setup, "seating": seating}
        self.do("host", **facts, secret=secret("tap"), kept=None, running=True)
        told = self.do("invite", seats=None if seat is None else [seat])["events"]
        (token,) = [one["order"]["token"] for one in told if one["kind"] == "command"]
        self.do("linked", link=LINK)
        hello = {
            "kind": "hello", "protocol": PROTOCOL, "room": ROOM, "conn": self.channel.conn, "fresh": True, "token": token,
            "key": None, "name": "Tap", "games": {kind.id: kind.rules}, "told": None, "head": "0" * 64,
        }  # fmt: skip
        self.do("receive", link=LINK, text=json.dumps(hello))

    def do(self, method: str, **params: Any) -> Data:
        """Call the peer interface; take in what it sends, and confirm it."""
        request = {"id": 1, "method": method, "params": {"room": ROOM, "now": self.now, **params}}
        answer: Data = json.loads(self.peer_api.handle(json.dumps(request)))
        assert answer["ok"], answer
        result: Data = answer["result"]
        for one in result["send"]:
            self.crossed.append(one["text"])
            if (frame := read_frame(one["text"])) is not None:
                self.bodies += self.channel.hear(frame, self.now)
        if result["send"]:
            for line in self.channel.emit(self.now):
                self.answered.append(line)
                self.do("receive", link=LINK, text=line)
        return result

    def play(self, match: Match[Any, Any]) -> None:
        """Have the match that is told of be ``match``."""
        self.desk.open_matches[ROOM] = OpenMatch(match, self.kind)

    def tell(self, update: Data) -> None:
        """Send an update, a little later."""
        self.now += 1000
        self.do("tell", seat=self.seat, what="update", body=update)
