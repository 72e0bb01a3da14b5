"""Runs mailboxes on this machine, good and faulty ones, and names them in a built site."""

import io
import json
import random
import threading
import time
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from citadels_table.mailbox import Mailbox, create_server
from tools.website import site as site_file
from tools.website import stamp

SLOW = 4.0
"""The most seconds that a slow answer takes."""
NOISE = "A" * 971


@contextmanager
def served(box: Mailbox) -> Generator[str]:
    """Serves a mailbox; gives its origin."""
    server = create_server(box)
    threading.Thread(target=server.run, daemon=True).start()
    yield f"http://localhost:{server.effective_port}"
    server.close()


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

    def __call__(self, environ: Mapping[str, Any], respond: Any) -> Iterable[bytes]:
        asked = dict(environ)
        method = asked["REQUEST_METHOD"]
        fault = self._fault(method)
        if fault == "away":
            respond(
                "503 Service Unavailable", [("Content-Length", "0"), ("Access-Control-Allow-Origin", "*")]
            )
            return [b""]
        if fault == "slow":
            time.sleep(self.chance.uniform(0, SLOW))
        if fault == "lost":
            asked["PATH_INFO"] = f"/v1/{self.chance.getrandbits(128):032x}"
        if fault == "twice":
            text = asked["wsgi.input"].read()
            super().__call__({**asked, "wsgi.input": io.BytesIO(text)}, _no_answer)
            asked["wsgi.input"] = io.BytesIO(text)
        answer = super().__call__(asked, respond if fault != "forged" else _no_answer)
        return self._forged(answer, respond) if fault == "forged" else answer

    def _fault(self, method: str) -> str:
        kinds = {"POST": ("away", "slow", "lost", "twice"), "GET": ("away", "slow", "forged")}.get(method, ())
        kind = next((kind for kind in kinds if self.chance.random() < 0.1), "")
        if kind:
            self.counts[kind] += 1
        return kind

    def _forged(self, answer: Iterable[bytes], respond: Any) -> Iterable[bytes]:
        """Adds a text of any box, one that was changed, or noise."""
        with self._lock:
            known = [text for box in self._boxes.values() for _, _, text in box.texts]
        text = self.chance.choice(known or [NOISE])
        told: dict[str, list[Any]] = json.loads(b"".join(answer))
        texts = told.get("texts", [])
        texts.insert(0, [0, self.chance.choice([text, "A" + text[1:], NOISE])])
        body = json.dumps({"texts": texts}).encode()
        headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
        respond("200 OK", [*headers, ("Access-Control-Allow-Origin", "*")])
        return [body]


def _no_answer(_status: str, _headers: list[tuple[str, str]]) -> None:
    """Another answer is given."""
