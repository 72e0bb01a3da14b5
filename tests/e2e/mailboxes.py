"""Runs mailboxes on this machine, good and faulty ones, and names them in a built site."""

import asyncio
import json
import random
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import cast

from citadels_table.mailbox.boxes import LETTERS, Answer, Asked, Mailbox
from citadels_table.mailbox.server import Server
from tools.website import site as site_file
from tools.website import stamp

SLOW = 4.0
"""The most seconds that a slow answer takes."""
NOISE = "A" * LETTERS


@contextmanager
def served(box: Mailbox) -> Generator[str]:
    """Serves a mailbox; gives its origin."""
    server = Server(box)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://localhost:{server.port}"
    server.close()
    thread.join()


def name_mailboxes(folder: Path, *origins: str) -> None:
    """Changes a built site into one that names mailboxes, and no helpers."""
    facts = json.loads((folder / site_file.FILE).read_text("utf-8"))
    (folder / site_file.FILE).write_text(json.dumps({**facts, "mailboxes": [*origins]}), encoding="utf-8")
    site_file.write_mailboxes(folder, site_file.read(folder).mailboxes)
    (folder / "servers.json").write_text('{"servers": []}', encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))


class FaultyMailbox(Mailbox):
    """A mailbox that is away, loses, delays, repeats and forges texts by chance."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random()
        self.counts: dict[str, int] = dict.fromkeys(["away", "slow", "lost", "twice", "forged"], 0)

    async def __call__(self, asked: Asked) -> Answer:
        fault = self._fault(asked.method)
        if fault == "away":
            return Answer(HTTPStatus.SERVICE_UNAVAILABLE)
        if fault == "slow":
            await asyncio.sleep(self.chance.uniform(0, SLOW))
        if fault == "lost":
            asked = replace(asked, path=f"/v1/{self.chance.getrandbits(128):032x}")
        if fault == "twice":
            await super().__call__(asked)
        answer = await super().__call__(asked)
        return self._forged(answer) if fault == "forged" else answer

    def _fault(self, method: str) -> str:
        kinds = {"POST": ("away", "slow", "lost", "twice"), "GET": ("away", "slow", "forged")}.get(method, ())
        kind = next((kind for kind in kinds if self.chance.random() < 0.1), "")
        if kind:
            self.counts[kind] += 1
        return kind

    def _forged(self, answer: Answer) -> Answer:
        """Adds a text of any box, one that was changed, or noise."""
        known = [text.letters for box in self._boxes.values() for text in box.texts]
        text = self.chance.choice(known or [NOISE])
        texts = cast("list[tuple[int, str]]", answer.told.get("texts", []))
        told = [(0, self.chance.choice([text, "A" + text[1:], NOISE])), *texts]
        return replace(answer, told={"texts": told})
