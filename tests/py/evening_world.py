"""Imitates the devices of an evening: pages over the short game, which may be frozen, and links that lose, delay and repeat texts."""

from collections import deque

from desk_client import Data
from nim.kind import NIM
from rooms import GuestPage, HostPage, Net, Page
from tabletop.peer.peer_api import PeerApi
from tabletop.service.desk import Desk


class World(Net):
    """Links that lose, delay and repeat texts, between pages that may be frozen."""

    def __init__(self) -> None:
        super().__init__()
        self.frozen: set[int] = set()

    def freeze(self, page: Page) -> None:
        self.frozen.add(id(page))

    def thaw(self, page: Page) -> None:
        self.frozen.discard(id(page))

    def _next(self) -> float:
        due = [page.due for page in self.pages if page.due is not None and id(page) not in self.frozen]
        times = [at for at, _, receiver, _ in self.wire if id(receiver) not in self.frozen]
        return min([*times, *due, *(one[0] for one in self.hung_up)], default=float("inf"))

    def step(self) -> None:
        """Do what comes next, at pages that are not frozen."""
        waiting = [one for one in self.wire if id(one[2]) in self.frozen]
        self.wire = deque(one for one in self.wire if id(one[2]) not in self.frozen)
        held = {id(page): page.due for page in self.pages if id(page) in self.frozen}
        for page in self.pages:
            if id(page) in held:
                page.due = None
        super().step()
        for page in self.pages:
            if id(page) in held and page.due is None:
                page.due = held[id(page)]
        self.wire.extend(waiting)


def begin_with_nim(page: Page) -> None:
    page.lives += 1
    page.desk = Desk([NIM])
    page.peer_api = PeerApi(page.desk)
    page.due = None
    page.events = []


class Host(HostPage):
    """A host's page over the short game."""

    hidden = False

    def begin(self) -> None:
        begin_with_nim(self)


class Guest(GuestPage):
    """A guest's page over the short game."""

    def begin(self) -> None:
        begin_with_nim(self)

    def on(self, event: Data) -> None:
        super().on(event)
        if event["kind"] == "record":
            self.do("verify")
