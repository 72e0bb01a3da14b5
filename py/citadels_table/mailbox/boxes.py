"""Keeps the texts of a mailbox, and answers its two calls.

    POST /v1/BOX?slot=SLOT         adds the body, 971 letters of base64url: 201; 400 or 413 where it has another size,
                                   429 where the client is too fast, 507 where the box is full. It replaces the text of
                                   the box with the same SLOT, where one is named
    GET  /v1/BOX?after=N&wait=S    200 and {"texts": [[number, text], ...]}, those with a number above N; where there is
                                   none yet, it waits for one, S seconds at most; 429 as above

BOX and SLOT are 32 hexadecimal digits: only people with the link can know a box, and only one device its slot, which no
look is told. A text lives ten minutes, in memory. The mailbox knows no key, no name and no card, and writes nothing
down. Any other site than the one that it is for gets 403.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import parse_qs

from citadels_table.mailbox.clients import Rates, client_name
from citadels_table.mailbox.shares import Shares

PATH = re.compile(r"/v1/([0-9a-f]{32})")
LETTERS = 971
"""Of a text: the page makes all of one size, so that the size says nothing, and a text of one letter takes no place
here."""
TEXT = re.compile(rb"[\w-]{%d}" % LETTERS, re.ASCII)
SLOT = re.compile(r"(?:[0-9a-f]{32})?")
NUMBER = re.compile(r"[0-9]{1,15}")
MOST_IN_BOX = 16
"""A table lets at most eight wait."""
MOST_TEXTS = 40_000
"""In all boxes together; above that the client that has most loses its oldest one."""
AGE = 600.0
"""Seconds that a text is kept."""
LONGEST_WAIT = 25
"""Seconds that a look waits: servers in front end silent connections, some after 30."""
MOST_WAITING, MOST_WAITING_OF_ONE = 800, 40
"""Looks that wait at once, in all and of one client; where there are more, the longest one is answered now."""


@dataclass(frozen=True)
class Asked:
    """A request. ``client`` is an address; ``origin`` is the site that asks, and "" where no browser says one."""

    method: str
    path: str
    query: str = ""
    client: str = ""
    body: bytes = b""
    origin: str = ""
    same_site: bool = False
    """Whether the browser says that the mailbox is a part of the very site: it names no origin then."""


@dataclass(frozen=True)
class Answer:
    status: HTTPStatus
    told: Mapping[str, object] = field(default_factory=dict[str, object])

    @property
    def body(self) -> bytes:
        return b"" if self.status is HTTPStatus.NO_CONTENT else json.dumps(self.told).encode()


@dataclass(eq=False, slots=True)
class Text:
    """``number`` tells its place in its box."""

    since: float
    number: int
    letters: str
    box: str
    slot: str = ""


@dataclass
class Box:
    last: int = 0
    texts: list[Text] = field(default_factory=list[Text])
    """The oldest first."""


Waiting = asyncio.Future[None]


class Mailbox:
    """The boxes. All its times are seconds of ``clock``, but for the wait of a look."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, origin: str = "*") -> None:
        self._clock = clock
        self._origin = origin
        # Numbers follow the time, so that they grow on in a box that was emptied, and after a restart: a page that
        # waits asks for those above the last one it has seen.
        self._first = time.time() - clock()
        self._boxes: dict[str, Box] = {}
        self._texts: Shares[Text] = Shares()
        self._rates = Rates()
        self._waiting: Shares[Waiting] = Shares()
        self._waiting_for: dict[str, dict[Waiting, None]] = {}

    async def __call__(self, asked: Asked) -> Answer:
        """Answer; a look may take as long as it waits. Who ends it early cancels it."""
        if not self._is_its_site(asked):
            return Answer(HTTPStatus.FORBIDDEN, {"refused": f"This mailbox is for {self._origin} only."})
        if asked.method == "OPTIONS":
            return Answer(HTTPStatus.NO_CONTENT)
        found = PATH.fullmatch(asked.path)
        if found is None:
            return Answer(HTTPStatus.NOT_FOUND)
        if asked.method not in {"GET", "POST"}:
            return Answer(HTTPStatus.METHOD_NOT_ALLOWED)
        return await self._call(found[1], asked)

    async def _call(self, name: str, asked: Asked) -> Answer:
        client = client_name(asked.client)
        if not self._rates.allows(client, self._clock()):
            return Answer(HTTPStatus.TOO_MANY_REQUESTS)
        if asked.method == "POST":
            slot = parse_qs(asked.query, keep_blank_values=True).get("slot", [""])[0]
            return Answer(self._post(name, client, asked.body, slot))
        return await self._look(name, client, asked.query)

    def _is_its_site(self, asked: Asked) -> bool:
        if self._origin == "*":
            return True
        return asked.origin == self._origin or (not asked.origin and asked.same_site)

    def headers(self, answer: Answer) -> list[tuple[str, str]]:
        """Return what every answer says beside its text."""
        found = [
            ("Content-Type", "application/json"),
            ("Cache-Control", "no-store"),
            ("Vary", "Origin"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        if answer.status is not HTTPStatus.FORBIDDEN:
            found.append(("Access-Control-Allow-Origin", self._origin))
        if answer.status is HTTPStatus.NO_CONTENT:
            found += [
                ("Access-Control-Allow-Methods", "GET, POST"),
                ("Access-Control-Allow-Headers", "content-type"),
                ("Access-Control-Max-Age", "86400"),
            ]
        return found

    def _post(self, name: str, client: str, body: bytes, slot: str) -> HTTPStatus:
        if len(body) > LETTERS:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if not TEXT.fullmatch(body) or not SLOT.fullmatch(slot):
            return HTTPStatus.BAD_REQUEST
        self._drop_old()
        box = self._boxes.get(name) or Box()
        for before in [text for text in box.texts if slot and text.slot == slot]:
            self._drop(before)
        if len(box.texts) >= MOST_IN_BOX:
            return HTTPStatus.INSUFFICIENT_STORAGE
        now = self._clock()
        box.last = max(box.last + 1, int((self._first + now) * 1000))
        text = Text(now, box.last, body.decode("ascii"), name, slot)
        box.texts.append(text)
        self._boxes[name] = box
        self._texts.add(client, text)
        if len(self._texts) > MOST_TEXTS:
            self._drop(self._texts.oldest_of_most())
        for waiting in self._waiting_for.get(name, {}):
            wake(waiting)
        return HTTPStatus.CREATED

    async def _look(self, name: str, client: str, query: str) -> Answer:
        given = parse_qs(query)
        after, wait = (given.get(key, ["0"])[0] for key in ("after", "wait"))
        if not NUMBER.fullmatch(after) or not NUMBER.fullmatch(wait):
            return Answer(HTTPStatus.BAD_REQUEST)
        if not (texts := self._above(name, int(after))) and int(wait) > 0:
            await self._wait(name, client, min(int(wait), LONGEST_WAIT))
            texts = self._above(name, int(after))
        return Answer(HTTPStatus.OK, {"texts": texts})

    def _above(self, name: str, after: int) -> list[tuple[int, str]]:
        self._drop_old()
        box = self._boxes.get(name, Box())
        return [(text.number, text.letters) for text in box.texts if text.number > after]

    async def _wait(self, name: str, client: str, seconds: float) -> None:
        """Wait for a text in a box; less long where too many wait."""
        own: Waiting = asyncio.get_running_loop().create_future()
        self._waiting.add(client, own)
        self._waiting_for.setdefault(name, {})[own] = None
        if self._waiting.count(client) > MOST_WAITING_OF_ONE and (oldest := self._waiting.oldest_of(client)):
            self._answer_now(oldest)
        if len(self._waiting) > MOST_WAITING:
            self._answer_now(self._waiting.oldest_of_most())
        try:
            async with asyncio.timeout(seconds):
                await own
        except TimeoutError:
            pass
        finally:
            self._waiting.drop(own)
            del self._waiting_for[name][own]
            if not self._waiting_for[name]:
                del self._waiting_for[name]

    def _answer_now(self, waiting: Waiting) -> None:
        self._waiting.drop(waiting)
        wake(waiting)

    def _drop_old(self) -> None:
        oldest = self._clock() - AGE
        while len(self._texts) and (text := self._texts.oldest()).since <= oldest:
            self._drop(text)

    def _drop(self, text: Text) -> None:
        self._texts.drop(text)
        box = self._boxes[text.box]
        box.texts.remove(text)
        if not box.texts:
            del self._boxes[text.box]


def wake(waiting: Waiting) -> None:
    """End the wait of a look."""
    if not waiting.done():
        waiting.set_result(None)
