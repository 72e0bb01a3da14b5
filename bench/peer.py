"""Measures the cost of playing with friends: bytes, a hostile guest's messages, the check at the end. Prints JSON.

    .venv/bin/python -m bench.peer [--messages 10000]

Plays a game of six, five of them guests; then a guest sends forged messages. All runs in one process, over links in
memory, with the helpers of the tests. This is no test: it never fails.
"""

import argparse
import json
import platform
import sys
import time
from collections import Counter, defaultdict
from statistics import mean, median
from typing import Any

sys.path.insert(0, "tests/py")
sys.path.insert(0, "tools/game_template/py")

from evening_pages import Page
from intruder import Intruder
from tables import Room
from tabletop.kernel.randomness import Randomness
from tabletop.peer.peer_api import PeerApi


class Watch:
    """Measures the calls of a page's peer interface; ``times`` are the milliseconds by method."""

    def __init__(self, page: Page) -> None:
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        self._peer_api: PeerApi = page.peer_api
        self._handle = page.peer_api.handle
        page.peer_api.handle = self.handle

    def handle(self, text: str) -> str:
        """Call the peer interface."""
        method = str(json.loads(text)["method"])
        started = time.perf_counter()
        answer = self._handle(text)
        self.times[method].append(1000 * (time.perf_counter() - started))
        return answer

    def figures(self) -> dict[str, Any]:
        """Return the number of calls, and their median and mean in milliseconds, by method."""
        return {
            method: {"calls": len(times), "median": round(median(times), 3), "mean": round(mean(times), 3)}
            for method, times in self.times.items()
        }


def whole_game() -> dict[str, Any]:
    """Play a game of six, five of them guests.

    Return sizes in bytes, and the times of the host's and a guest's calls.
    """
    room = Room("person", *["elsewhere"] * 5)
    for seat in range(1, 6):
        room.come(seat)
    host, guest = Watch(room.host), Watch(room.guests[3])
    room.deal()
    room.play()
    room.host.do("over")
    room.net.wait(5000)
    room.guests[3].do("verify")
    sizes: Counter[str] = Counter()
    for sender, receiver, text in room.net.recorded:
        sizes[sender] += len(text.encode())
        sizes[receiver] += len(text.encode())
    return {
        "picks": room.latest()["number"],
        "minutes": round(room.net.now / 60_000, 1),
        "bytes of a guest, both ways": {
            name: size for name, size in sorted(sizes.items()) if name != "opener"
        },
        "longest text": max(len(text) for _, _, text in room.net.recorded),
        "host's calls, ms": host.figures(),
        "guest's calls, ms": guest.figures(),
    }


def hostile(messages: int) -> dict[str, Any]:
    """Send forged messages; return what each costs the host, in milliseconds."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.come(1, "Ada")
    mallory = room.come(2, "Mallory")
    room.deal()
    room.play(20, Randomness(1))
    intruder = Intruder(room, mallory, 5)
    watch = Watch(room.host)
    sent = 0
    while sent < messages:
        for text in intruder.anything():
            sent += 1
            # The host ignores greetings that come faster.
            room.net.wait(200)
            intruder.text(text)
    times = sorted(watch.times["receive"])
    return {
        "messages": sent,
        "mean": round(mean(times), 3),
        "median": round(median(times), 3),
        "99 of 100": round(times[len(times) * 99 // 100], 3),
        "longest": round(times[-1], 3),
        "links it cost the intruder": intruder.links,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure playing with friends.")
    parser.add_argument("--messages", type=int, default=10_000, help="how many forged messages")
    options = parser.parse_args()
    figures = {
        "python": platform.python_version(),
        "whole game": whole_game(),
        "hostile": hostile(options.messages),
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
