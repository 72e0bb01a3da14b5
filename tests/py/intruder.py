"""Sends what a hostile guest may send: forged messages over a connection of its own, and rubbish beside it."""

import json
import zlib
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from desk_client import Data
from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tabletop.peer.link.channel import Channel
from tabletop.peer.link.frames import Frame
from tabletop.peer.messages import MOST_TOLD
from tabletop.peer.shapes import MOST_TEXT, PROTOCOL

MARKUP = '<img src=x onerror="alert(1)"><script>steal()</script>\u202egnitirw\u0000'
BOMB = b64encode(zlib.compress(b" " * 2_000_000, 9, -15)).decode()[:15_900]
NOISE = b64encode(b"".join(sha256(bytes([at])).digest() for at in range(250))).decode()

Texts = list[str]


class Intruder:
    """A guest with a place of its own that sends whatever it likes. ``send`` hands a text to the host."""

    def __init__(self, room: Room, guest: Guest, seed: int) -> None:
        self.room, self.chance = room, Randomness(seed)
        self.key = guest.peer_api.guests[ROOM].kept.key
        for link in list(guest.links):
            room.net.cut(link)
        self.links = 0
        self.link = ""
        self.channel = Channel("--------", MOST_TOLD, 0)
        self.connect()

    def connect(self) -> None:
        """Come in anew, with a fresh greeting."""
        self.links += 1
        self.link = f"bad-{self.links}"
        self.room.host.do("linked", link=self.link)
        self.channel = Channel(f"bad{self.links:05}", MOST_TOLD, self.room.net.now)
        self.text(json.dumps(self.hello()))

    def hello(self, **changed: Any) -> Data:
        plain = {
            "kind": "hello", "protocol": PROTOCOL, "room": ROOM, "conn": self.channel.conn, "fresh": True,
            "token": None, "key": self.key, "name": "Mallory", "games": {"citadels": 2}, "told": None, "head": "0" * 64,
        }  # fmt: skip
        return plain | changed

    def text(self, text: str) -> list[Data]:
        """Hand the host a text, as well-formed as a link makes it; come in anew where that cost the link."""
        plain = text.encode("utf-8", "replace").decode()
        events = self.room.host.do("receive", link=self.link, text=plain)
        if any(event["kind"] == "refused" and event["link"] == self.link for event in events):
            self.connect()
        return events

    # One hostile thing each -----------------------------------------------------------------------------------

    def said(self, message: object) -> Texts:
        """A message in good order, as far as the channel goes."""
        self.channel.say(message if isinstance(message, str) else json.dumps(message))
        return self.channel.emit(self.room.net.now)

    def some(self) -> Any:
        """Any value, mostly of a wrong type."""
        values: list[Any] = [
            None, True, -1, 0, 1, 2**53, 2**70, 1.5, "", "x", MARKUP, "0.0", "9.9", [], {}, ["end_turn"], [[[]]],
            {"a": {}}, "e" * 300, "\ud83d", ["x"] * 101, float("1e308"), "🎲" * 10,
        ]  # fmt: skip
        return self.chance.pick(values)

    def wrong_types(self) -> Texts:
        kinds = [
            "pick",
            "undo",
            "redo",
            "since",
            "chat",
            "react",
            "commit",
            "reveal",
            "seen",
            "verdict",
            "leave?",
            7,
        ]
        fields = [
            "n",
            "ask",
            "options",
            "line",
            "number",
            "text",
            "reaction",
            "attempt",
            "nonce",
            "head",
            "count",
            "seat",
        ]
        message = {field: self.some() for field in fields if self.chance.below(3) == 0}
        return self.said({"kind": self.chance.pick(kinds), **message})

    def wrong_ask(self) -> Texts:
        ask = f"{self.chance.below(3)}.{self.chance.below(400)}"
        options = [self.chance.pick(["end_turn", "gather_gold:amount=2", "draft:character=king", MARKUP])]
        return self.said({"kind": "pick", "n": 1 + self.chance.below(10**6), "ask": ask, "options": options})

    def for_another_seat(self) -> Texts:
        update = self.room.latest()
        ask = f"{update['line']}.{update['number']}"
        own = self.room.host.updates[update["waiting"]]["ask"]
        message = {
            "kind": "pick",
            "n": 10**6 + self.chance.below(10**6),
            "ask": ask,
            "options": [own["options"][0]["id"]],
        }
        return self.said(message | ({"seat": update["waiting"]} if self.chance.below(2) else {}))

    def replayed(self) -> Texts:
        """A part that was sent before, and one from far ahead."""
        frame = Frame(self.channel.conn, 0, self.chance.below(200), more=False, part="q1YqKC1JVQIA")
        return [frame.text()]

    def giant(self) -> Texts:
        size = self.chance.pick([MOST_TEXT, MOST_TEXT + 1, 100_000])
        return [self.chance.pick(["{", "d ", "a ", "x"]) + "9" * size]

    def nested(self) -> Texts:
        depth = self.chance.pick([50, 150, 190, 5000])
        return self.said('{"kind":"chat","text":' + "[" * depth + "]" * depth + "}")

    def bomb(self) -> Texts:
        """Much from little."""
        return [Frame(self.channel.conn, 0, 0, more=False, part=BOMB).text()]

    def endless(self) -> Texts:
        """A message that never ends."""
        part = NOISE[self.chance.below(100) :]
        return [Frame(self.channel.conn, 0, seq, more=True, part=part).text() for seq in range(8)]

    def rubbish(self) -> Texts:
        signs = 'dabc {}[]"\\:,0123456789-_=\u0000\u202e\ud83d🎲<>&' + self.channel.conn
        return ["".join(self.chance.pick(list(signs)) for _ in range(self.chance.below(60)))]

    def broken_frame(self) -> Texts:
        good = Frame(
            self.channel.conn, self.chance.below(5), self.chance.below(5), more=False, part="AAAA"
        ).text()
        at = self.chance.below(len(good))
        return [good[:at] + self.chance.pick(["", " ", "-", "9" * 12, "=", "\n", "٣"]) + good[at + 1 :]]

    def forged_hello(self) -> Texts:
        field = self.chance.pick(
            ["protocol", "room", "conn", "fresh", "token", "key", "name", "games", "told", "head", "more"]
        )
        return [json.dumps(self.hello(**{field: self.some()}))]

    def many_keys(self) -> Texts:
        return self.said({"kind": "chat", **{str(number): number for number in range(300)}})

    def markup(self) -> Texts:
        return self.said({"kind": "chat", "text": MARKUP + str(self.chance.below(10))})

    def anything(self) -> Texts:
        """Return the texts of one hostile thing."""
        ways: list[Callable[[], Texts]] = [
            self.wrong_types, self.wrong_types, self.wrong_ask, self.wrong_ask, self.for_another_seat, self.replayed,
            self.giant, self.nested, self.bomb, self.endless, self.rubbish, self.broken_frame, self.forged_hello,
            self.many_keys, self.markup,
        ]  # fmt: skip
        return self.chance.pick(ways)()
