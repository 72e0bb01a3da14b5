"""Runs one room for tests: a host and its guests, devices of the simulated evenings, each connected by one link."""

from citadels.kind import CITADELS
from desk_client import Data, seats
from evening_world import Guest, Host, World
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from scenario import plain_setup
from tabletop.kernel.randomness import Randomness

ROOM = "room-1"
KINDS = [CITADELS, POINT_CITY, NIM]


class Room:
    """A host and its guests, each connected by one link."""

    def __init__(self, *players: str, game: str = CITADELS.id, setup: Data | None = None) -> None:
        self.net = World(next(kind for kind in KINDS if kind.id == game), KINDS)
        self.net.in_text = True
        plain = setup or plain_setup(len(players), crown=0).model_dump(mode="json")
        self.host = Host(self.net, seats(*players), plain)
        self.host.answers = False
        self.net.pages.append(self.host)
        self.lost = self.host
        """The host that was lost for good, once it was."""
        self.guests: dict[int | None, Guest] = {}
        self.watchers: list[Guest] = []

    def come(self, seat: int | None, name: str = "") -> Guest:
        """Have a guest come to a seat."""
        guest = Guest(self.net, name or f"guest-{seat}", self.host.room, self.host.invite(seat))
        guest.checks = False
        self.net.pages.append(guest)
        if seat is None:
            self.watchers.append(guest)
        else:
            self.guests[seat] = guest
        self.net.connect(self.host, guest)
        self.net.run()
        return guest

    def deal(self) -> None:
        self.host.do("deal")
        self.net.run()

    def play(self, picks: int = 100_000, chance: Randomness | None = None) -> None:
        """Play on, everybody by chance, until so many picks were made or the game is over."""
        chance = chance or Randomness(3)
        while (update := self.latest())["waiting"] is not None and update["number"] < picks:
            self.one(update["waiting"], chance)

    def finish(self, chance: Randomness | None = None) -> None:
        """Play to the end, and have the host tell everybody."""
        self.play(chance=chance)
        self.host.do("over")
        self.net.wait(3000)

    def one(self, seat: int, chance: Randomness) -> None:
        """Have the seat that is asked answer."""
        if seat in self.guests:
            self.guests[seat].answer(chance)
        else:
            self.host.answer(seat, chance)
        self.net.wait(500)

    def latest(self) -> Data:
        return max(self.host.updates.values(), key=lambda update: (update["line"], update["number"]))


def short_room(*players: str) -> Room:
    """Return a room for a game of some 25 decisions, where what is tested is no rule of a game.

    A computer player is ``random``.
    """
    return Room(*players, game=NIM.id, setup={"players": len(players), "sticks": 50})
