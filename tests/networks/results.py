"""Runs a share of the cases, and prints what came of each."""

import json
import sys
import traceback
from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Error, Playwright, sync_playwright

from tests.networks import cases, fox_hotspot, games, mixed, one_network
from tests.networks.cases import HELPS, Case, Said
from tests.networks.games import Game, Trouble
from tests.networks.homes import Home, start_internet
from tests.networks.one_network import Visits
from tests.networks.players import Outcome, Players, players
from tests.networks.routers import Kind
from tests.networks.shares import Row, Share
from tools.browser import untested

# Seconds one way between a home and the middle of the internet: 60 ms from a device to the other and back.
DELAY = 0.015
BROKE_OFF = Outcome(host_says="broke off", guest_says="broke off")
Ended = TypeVar("Ended", Outcome, Game)
NO_FIREFOX = "*** FIREFOX IS NOT HERE: NOT TESTED IN IT ***"
NO_SCREEN = "*** NO SCREEN IN MEMORY, OR NO KEYS FOR IT: NOTHING IS ANSWERED BY HAND ***"


class Networks:
    """Both homes with their players. `wrong` are the cases that ended otherwise than they must."""

    def __init__(self, host: Home, guest: Home, two: Players, share: Share) -> None:
        self.host, self.guest, self.two, self.share = host, guest, two, share
        self.wrong: list[str] = []
        self.rows: list[Row] = []

    def arrange(self, case: Case) -> None:
        """Gives both homes the routers and the addresses of a case, and the site its servers."""
        for home, kind, ipv6 in zip((self.host, self.guest), (case.host, case.guest), case.ipv6, strict=True):
            home.become(kind)
            home.use_ipv6(wanted=ipv6)
        self.two.help_by(case.help, ipv6=any(case.ipv6))

    def try_out(self, case: Case) -> Outcome:
        self.arrange(case)
        found = attempted(lambda: self.two.meet(case.help), BROKE_OFF)
        right = (found.host_says, found.guest_says) == case.expected
        print(f"{'  ' if right else '! '}{name(case)} | {case.help}: {told(found)}", flush=True)
        if not right:
            self.wrong.append(f"{name(case)}, {case.help}: {told(found)}, not {case.expected}")
        return found

    def table(self, found: Iterable[Case]) -> None:
        rows = ((who, [*row]) for who, row in groupby(found, lambda case: (case.host, case.guest, case.ipv6)))
        for place, ((host, guest, ipv6), row) in self.share.chosen(rows):
            ends = {case.help: told(self.try_out(case)) for case in row}
            names = (kind + (" + IPv6" if has else "") for kind, has in zip((host, guest), ipv6, strict=True))
            self.rows.append(
                (place, f"{' | '.join(names)} | {' | '.join(ends.get(given, '') for given in HELPS)}")
            )

    def take_late(self, kind: Kind) -> None:
        """Takes a reply only after minutes."""
        self.arrange(Case(kind, kind, "STUN"))
        found = attempted(self.two.meet_late, BROKE_OFF)
        print(f"{'  ' if found.met else '! '}{kind}, a reply taken late: {told(found)}", flush=True)
        if not found.met:
            self.wrong.append(f"{kind}, a reply taken late: {told(found)}")

    def meet_firefox(self) -> None:
        """Brings Firefox and Chromium together."""
        if "firefox" in untested():
            print(NO_FIREFOX, flush=True)
            return
        for place, pair in self.share.chosen(mixed.PAIRS):
            self.arrange(Case(pair.kind, pair.kind, "STUN"))
            found = attempted(partial(mixed.meet, pair, self.two), BROKE_OFF)
            ends = ("Firefox", "Chromium") if pair.role == "host" else ("Chromium", "Firefox")
            end = f"{found.seconds:.1f} s" if found.seconds is not None else "not"
            cells = f"{ends[0]} | {ends[1]} | {pair.kind} | {pair.late} s | {end}"
            self.note(place, cells, right=found.met)

    def meet_in_one_network(self, playwright: Playwright, folder: Path) -> None:
        """Connects devices of which one has no default route."""
        one_network.build_network()
        visits = Visits(playwright, folder)
        for place, (what, said, meet) in self.share.chosen(meetings_in_one_network(playwright, folder)):
            ended = attempted(partial(meet, visits), BROKE_OFF)
            right = (ended.host_says, ended.guest_says) == said
            self.note(place, f"{what} | {told(ended)}", right=right, wanted=f", not {said}")

    def part(self, playwright: Playwright, folder: Path) -> Callable[[], None]:
        """What this process does."""
        return {
            "pairs": lambda: self.table(cases.pairs()),
            "ipv6": lambda: self.table(cases.ipv6()),
            "late": lambda: self.take_late("full cone"),
            "firefox": self.meet_firefox,
            "one-network": lambda: self.meet_in_one_network(playwright, folder),
            "games": lambda: self.play(games.TROUBLES),
            "reloads": lambda: self.play(games.RELOADS),
        }[self.share.part]

    def play(self, troubles: Iterable[Trouble]) -> None:
        """Plays a game with each trouble, which must end, and go on as well as it can."""
        for place, trouble in self.share.chosen(troubles):
            game = attempted(partial(self.play_with, trouble), Game())
            cells = f"{trouble.what} | {trouble.kind} | {trouble.help} | {game.told()}"
            self.note(place, cells, right=game.as_good_as(trouble.way))

    def note(self, place: int, cells: str, *, right: bool, wanted: str = "") -> None:
        """Prints how something ended, and keeps it for a table."""
        print(f"{'  ' if right else '! '}{cells}", flush=True)
        self.rows.append((place, cells))
        if not right:
            self.wrong.append(cells + wanted)

    def play_with(self, trouble: Trouble) -> Game:
        self.guest.wire.delay, self.guest.wire.loss = DELAY, 0
        self.arrange(trouble.case)
        if not self.two.meet(trouble.help).met:
            return Game()
        self.two.deal()
        return games.play(trouble, self.host, self.guest, self.two)


def attempted(attempt: Callable[[], Ended], otherwise: Ended) -> Ended:
    """Says how something ended; where it broke off, prints why, so that what follows is tried, too."""
    try:
        return attempt()
    except (Error, AssertionError, TimeoutError):
        traceback.print_exc(file=sys.stdout)
        return otherwise


def meetings_in_one_network(
    playwright: Playwright, folder: Path
) -> list[tuple[str, Said, Callable[[Visits], Outcome]]]:
    """Each meeting by its name, what the pages must say, and how to try it."""
    dist = Path("dist")
    found: list[tuple[str, Said, Callable[[Visits], Outcome]]] = []
    by_hand = one_network.can_answer()
    if not by_hand:
        print(NO_SCREEN, flush=True)
    for number, meeting in enumerate(one_network.MEETINGS):
        if by_hand or not meeting.by_hand:
            place = folder / f"one-{number}"
            found.append(
                (meeting.what, meeting.said, partial(one_network.meet, meeting, playwright, dist, place))
            )
    if "firefox" in untested():
        print(NO_FIREFOX, flush=True)
        return found
    for number, meeting in enumerate(fox_hotspot.MEETINGS):
        place = folder / f"firefox-{number}"
        found.append(
            (meeting.what, meeting.said, partial(fox_hotspot.meet, meeting, playwright, dist, place))
        )
    return found


def name(case: Case) -> str:
    return f"{case.host} - {case.guest}{' + IPv6' if any(case.ipv6) else ''}"


def told(found: Outcome) -> str:
    """How an attempt ended, in a cell of a table."""
    if found.met:
        return f"{found.seconds:.1f} s{f' ({found.way})' if found.way else ''}"
    if found.host_says == found.guest_says or not found.guest_says:
        return f"no: `{found.host_says}`"
    if not found.host_says:
        return f"no: `{found.guest_says}` at the guest"
    return f"no: `{found.host_says}`, `{found.guest_says}`"


def run(folder: Path, share: Share, file: Path) -> int:
    """Does a share, and writes its rows into a file; returns how many cases ended otherwise than they must."""
    start_internet(folder)
    homes = Home("host", 1), Home("guest", 2)
    for home in homes:
        home.wire.delay = DELAY
    with sync_playwright() as playwright, players(playwright, Path("dist"), folder) as two:
        networks = Networks(*homes, two, share)
        networks.part(playwright, folder)()
    file.write_text(json.dumps(networks.rows), encoding="utf-8")
    for sentence in networks.wrong:
        print(f"WRONG: {sentence}", flush=True)
    return len(networks.wrong)
