"""Plays games of friends with random undos, absences, returns and reloads."""

from desk_client import Data
from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness


class RandomGame:
    """A game in which all people do by chance what honest people may do."""

    def __init__(self, seed: int, *players: str, game: str, setup: Data | None = None) -> None:
        self.chance = Randomness(seed)
        self.room = Room(*players, game=game, setup=setup)
        self.away: set[int] = set()
        self.free = {seat for seat, player in enumerate(players) if player == "nobody"}
        for seat, player in enumerate(players):
            if player == "elsewhere":
                self.room.come(seat, f"guest {seat}")
        if self.chance.below(2):
            self.room.come(None, "watcher")
        self.room.deal()
        self.done: list[str] = []

    def play(self, most: int = 100_000) -> None:
        """Play to the end, or so many decisions."""
        while self.room.latest()["waiting"] is not None and most > 0:
            most -= 1
            if self.chance.below(4) == 0:
                self.something()
            self.decide()
        for seat in sorted(self.away):
            self.come_back(seat)

    def decide(self) -> None:
        """Have the seat that is asked answer; an absent one is waited for, or is back."""
        waiting = self.room.latest()["waiting"]
        if waiting in self.away:
            self.come_back(waiting)
        elif waiting in self.free:
            self.fill(waiting)
        elif waiting is not None:
            self.room.one(waiting, self.chance)

    def something(self) -> None:
        """Do one thing that is no decision."""
        doing = self.chance.pick(
            [self.undo, self.undo, self.redo, self.leave, self.leave, self.reload, self.reload_host]
        )
        doing()

    def undo(self) -> None:
        self.back("undo")

    def redo(self) -> None:
        self.back("redo")

    def back(self, what: str) -> None:
        """Take back, or make again, where somebody may."""
        for seat, update in self.room.host.updates.items():
            if seat is None or update[what] is None or seat in self.away or update["number"] != self.number:
                continue
            if seat in self.room.guests:
                self.room.guests[seat].say(what)
            else:
                self.room.host.ask(None, what, match=ROOM, seat=seat)
            self.done.append(what)
            self.room.net.wait(200)
            return

    @property
    def number(self) -> int:
        return int(self.room.latest()["number"])

    def leave(self) -> None:
        """A guest is gone, and a computer player sits in; or one that was gone is back."""
        seat = self.chance.pick([one for one in self.room.guests if one is not None])
        if seat in self.away:
            self.come_back(seat)
            return
        self.away.add(seat)
        for link in list(self.room.guests[seat].links):
            self.room.net.cut(link)
        self.room.net.wait(1000)
        self.sit(seat, self.chance.pick(["novice", "normal", "nobody"]))
        self.done.append("leave")

    def come_back(self, seat: int) -> None:
        self.away.discard(seat)
        guest = self.room.guests[seat]
        if self.chance.below(3) == 0:
            guest.reload()
        if not guest.links:
            self.room.net.connect(self.room.host, guest)
        self.room.net.wait(500)
        self.sit(seat, "elsewhere")

    def fill(self, seat: int) -> None:
        """Somebody comes to a free seat."""
        self.free.discard(seat)
        self.room.come(seat, f"guest {seat}")
        self.sit(seat, "elsewhere")
        self.done.append("fill")

    def sit(self, seat: int, player: str) -> None:
        chair = {"name": f"guest {seat}", "player": player}
        self.room.host.ask(None, "seat", match=ROOM, seat=seat, chair=chair)
        self.room.net.wait(200)

    def reload(self) -> None:
        """A guest reloads its page."""
        seat = self.chance.pick([one for one in self.room.guests if one is not None])
        if seat in self.away:
            return
        guest = self.room.guests[seat]
        guest.reload()
        self.room.net.connect(self.room.host, guest)
        self.room.net.wait(500)
        self.done.append("reload")

    def reload_host(self) -> None:
        """The host reloads; sometimes the last that its room gave to be kept was not stored in time."""
        host = self.room.host
        if self.chance.below(3) == 0:
            host.kept = host.kept_before
            self.done.append("lost notes")
        host.reload()
        for seat, guest in self.room.guests.items():
            if seat not in self.away:
                self.room.net.connect(host, guest)
        for watcher in self.room.watchers:
            self.room.net.connect(host, watcher)
        self.room.net.wait(500)
        self.done.append("reload host")

    def verdicts(self) -> list[list[Data] | None]:
        """Show the record; return what each guest finds, None where the game cannot be checked."""
        self.room.host.do("over")
        self.room.net.wait(2000)
        return [verdict(guest) for guest in [*self.room.guests.values(), *self.room.watchers]]


def verdict(guest: Guest) -> list[Data] | None:
    """Return what a guest finds in the record."""
    if guest.told("unchecked"):
        return None
    guest.do("verify")
    faults: list[Data] = guest.told("verdict")[-1]["faults"]
    return faults
