"""Keeps things of many clients in the order in which they came.

It finds the oldest one of the client that has most.
"""

from typing import Generic, TypeVar

T = TypeVar("T")


class Shares(Generic[T]):
    """Things, each of one client. Where there is no more room, the client that has most makes room."""

    def __init__(self) -> None:
        self._all: dict[T, str] = {}
        self._of: dict[str, dict[T, None]] = {}
        # By the number of their things: no search is needed for the one that has most.
        self._clients: dict[int, dict[str, None]] = {}
        self._most = 0

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, thing: T) -> bool:
        return thing in self._all

    def add(self, client: str, thing: T) -> None:
        self._all[thing] = client
        own = self._of.setdefault(client, {})
        own[thing] = None
        self._move(client, len(own) - 1, len(own))

    def drop(self, thing: T) -> None:
        """Take a thing away; one that is not here is no error."""
        if (client := self._all.pop(thing, None)) is None:
            return
        own = self._of[client]
        del own[thing]
        self._move(client, len(own) + 1, len(own))
        if not own:
            del self._of[client]

    def _move(self, client: str, before: int, after: int) -> None:
        if before:
            del self._clients[before][client]
            if not self._clients[before]:
                del self._clients[before]
        if after:
            self._clients.setdefault(after, {})[client] = None
        # It changes by one, up or down.
        self._most = max(self._most, after) if self._most in self._clients else after

    def oldest(self) -> T:
        return next(iter(self._all))

    def oldest_of(self, client: str) -> T | None:
        return next(iter(self._of.get(client, ())), None)

    def count(self, client: str) -> int:
        return len(self._of.get(client, ()))

    def oldest_of_most(self) -> T:
        """Return the oldest thing of the client that has most."""
        return next(iter(self._of[next(iter(self._clients[self._most]))]))
