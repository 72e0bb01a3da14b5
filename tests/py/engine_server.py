"""Serves the engines of many pages to a simulation: one line of JSON a call, one a result.

`engine_server.py CALLS RESULTS` (two pipes).
"""

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
# What the tree of another version has comes first, where PYTHONPATH names it.
sys.path += [str(HERE.parents[1] / "tools/game_template/py"), str(HERE.parents[1] / "py")]

from nim.kind import NIM  # noqa: E402 - found by the path above
from tabletop.peer.peer_api import PeerApi  # noqa: E402
from tabletop.service.desk import Desk  # noqa: E402


class Engine:
    """The worker of one page, which has no clock: nothing of a short game is thought about."""

    def __init__(self) -> None:
        self.desk = Desk([NIM])
        self.rooms = PeerApi(self.desk)

    def answer(self, call: dict[str, Any]) -> str:
        """Answer a call of the page."""
        handle = self.rooms.handle if call["to"] == "peer" else self.desk.handle
        return handle(call["text"])


def main() -> None:
    engines: dict[str, Engine] = {}
    for line in sys.stdin:
        call = json.loads(line)
        if call["to"] == "end":
            engines.pop(call["page"], None)
            continue
        if call["page"] not in engines:
            engines[call["page"]] = Engine()
        sys.stdout.write(engines[call["page"]].answer(call) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
