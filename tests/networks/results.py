"""Runs all cases, prints what came of each, and writes the tables of results.md."""

import re
from collections.abc import Callable, Generator, Iterable
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from tests.networks import cases, fox_hotspot, games, mixed, one_network
from tests.networks.cases import HELPS, Case, Said
from tests.networks.games import Game, Trouble
from tests.networks.homes import Home, start_internet
from tests.networks.players import Outcome, Players, players
from tests.networks.routers import Kind
from tools.browser import untested

DOCUMENT = Path("tests/networks/results.md")
# Seconds one way between a home and the middle of the internet: 60 ms from a device to the other and back.
DELAY = 0.015
NO_FIREFOX = "*** FIREFOX IS NOT HERE: NOT TESTED IN IT ***"
NO_SCREEN = "*** NO SCREEN IN MEMORY, OR NO KEYS FOR IT: NOTHING IS ANSWERED BY HAND ***"


class Networks:
    """Both homes with their players. `wrong` are the cases that ended otherwise than they must."""

    def __init__(self, host: Home, guest: Home, two: Players) -> None:
        self.host, self.guest, self.two = host, guest, two
        self.wrong: list[str] = []
        self.tables: dict[str, str] = {}

    def arrange(self, case: Case) -> None:
        """Gives both homes the routers and the addresses of a case, and the site its servers."""
        for home, kind, ipv6 in zip((self.host, self.guest), (case.host, case.guest), case.ipv6, strict=True):
            home.become(kind)
            home.use_ipv6(wanted=ipv6)
        self.two.help_by(case.help, ipv6=any(case.ipv6))

    def try_out(self, case: Case) -> Outcome:
        self.arrange(case)
        found = self.two.meet(case.help)
        right = (found.host_says, found.guest_says) == case.expected
        print(f"{'  ' if right else '! '}{name(case)} | {case.help}: {told(found)}", flush=True)
        if not right:
            self.wrong.append(f"{name(case)}, {case.help}: {told(found)}, not {case.expected}")
        return found

    def table(self, part: str, found: Iterable[Case]) -> None:
        lines = [f"| host's router | guest's router | {' | '.join(HELPS)} |", "|---" * 5 + "|"]
        for (host, guest, ipv6), row in groupby(found, lambda case: (case.host, case.guest, case.ipv6)):
            ends = {case.help: told(self.try_out(case)) for case in row}
            names = (kind + (" + IPv6" if has else "") for kind, has in zip((host, guest), ipv6, strict=True))
            lines.append(f"| {' | '.join(names)} | {' | '.join(ends.get(given, '') for given in HELPS)} |")
        self.tables[part] = "\n".join(lines)

    def take_late(self, kind: Kind) -> None:
        """Takes a reply only after minutes."""
        self.arrange(Case(kind, kind, "STUN"))
        found = self.two.meet_late()
        print(f"{'  ' if found.met else '! '}{kind}, a reply taken late: {told(found)}", flush=True)
        if not found.met:
            self.wrong.append(f"{kind}, a reply taken late: {told(found)}")

    def meet_firefox(self) -> None:
        """Brings Firefox and Chromium together."""
        if "firefox" in untested():
            print(NO_FIREFOX, flush=True)
            return
        lines = ["| host | guest | both routers | reply taken after | connected after |", "|---" * 5 + "|"]
        for pair in mixed.PAIRS:
            self.arrange(Case(pair.kind, pair.kind, "STUN"))
            found = mixed.meet(pair, self.two)
            ends = ("Firefox", "Chromium") if pair.role == "host" else ("Chromium", "Firefox")
            end = f"{found.seconds:.1f} s" if found.seconds is not None else "not"
            cells = f"{ends[0]} | {ends[1]} | {pair.kind} | {pair.late} s | {end}"
            print(f"{'  ' if found.met else '! '}{cells}", flush=True)
            lines.append(f"| {cells} |")
            if not found.met:
                self.wrong.append(cells)
        self.tables["firefox"] = "\n".join(lines)

    def meet_in_one_network(self, playwright: Playwright, folder: Path) -> None:
        """Connects devices of which one has no default route."""
        one_network.build_network()
        lines = ["| one network, no way out of it | the devices |", "|---" * 2 + "|"]
        for what, ended, said in meetings_in_one_network(playwright, folder):
            right = (ended.host_says, ended.guest_says) == said
            cells = f"{what} | {told(ended)}"
            print(f"{'  ' if right else '! '}{cells}", flush=True)
            lines.append(f"| {cells} |")
            if not right:
                self.wrong.append(f"{cells}, not {said}")
        self.tables["one-network"] = "\n".join(lines)

    def parts(self, playwright: Playwright, folder: Path) -> dict[str, Callable[[], None]]:
        """What can be run, by name."""
        return {
            "pairs": lambda: self.table("pairs", cases.pairs()),
            "ipv6": lambda: self.table("ipv6", cases.ipv6()),
            "late": lambda: self.take_late("full cone"),
            "firefox": self.meet_firefox,
            "one-network": lambda: self.meet_in_one_network(playwright, folder),
            "games": lambda: self.play("games", games.TROUBLES),
            "reloads": lambda: self.play("reloads", games.RELOADS),
        }

    def play(self, part: str, troubles: Iterable[Trouble]) -> None:
        """Plays a game with each trouble, which must end, and go on as well as it can."""
        lines = ["| in the middle of a game | both routers | help | the game |", "|---" * 4 + "|"]
        for trouble in troubles:
            game = self.play_with(trouble)
            right = game.as_good_as(trouble.way)
            cells = f"{trouble.what} | {trouble.kind} | {trouble.help} | {game.told()}"
            print(f"{'  ' if right else '! '}{cells}", flush=True)
            lines.append(f"| {cells} |")
            if not right:
                self.wrong.append(cells)
        self.tables[part] = "\n".join(lines)

    def play_with(self, trouble: Trouble) -> Game:
        self.guest.wire.delay, self.guest.wire.loss = DELAY, 0
        self.arrange(trouble.case)
        if not self.two.meet(trouble.help).met:
            return Game()
        self.two.deal()
        return games.play(trouble, self.host, self.guest, self.two)


def meetings_in_one_network(playwright: Playwright, folder: Path) -> Generator[tuple[str, Outcome, Said]]:
    """Each meeting by its name, how it ended, and what the pages must say."""
    dist = Path("dist")
    for number, meeting in enumerate(one_network.MEETINGS):
        if meeting.by_hand and not one_network.can_answer():
            print(NO_SCREEN, flush=True)
            continue
        ended = one_network.meet(meeting, playwright, dist, folder / f"one-{number}")
        yield meeting.what, ended, meeting.said
    if "firefox" in untested():
        print(NO_FIREFOX, flush=True)
        return
    for number, meeting in enumerate(fox_hotspot.MEETINGS):
        ended = fox_hotspot.meet(meeting, playwright, dist, folder / f"firefox-{number}")
        yield meeting.what, ended, meeting.said


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


def run(folder: Path, parts: list[str], *, write: bool) -> int:
    """Runs the named parts, by default all; returns how many cases ended otherwise than they must."""
    start_internet(folder)
    homes = Home("host", 1), Home("guest", 2)
    for home in homes:
        home.wire.delay = DELAY
    with sync_playwright() as playwright, players(playwright, Path("dist"), folder) as two:
        networks = Networks(*homes, two)
        for part, work in networks.parts(playwright, folder).items():
            if not parts or part in parts:
                work()
    if write:
        write_tables(networks.tables)
    for sentence in networks.wrong:
        print(f"WRONG: {sentence}")
    return len(networks.wrong)


def write_tables(tables: dict[str, str]) -> None:
    """Puts each table, with the day of its measurement, between the two marks that bear its name."""
    text = DOCUMENT.read_text(encoding="utf-8")
    day = datetime.now(tz=UTC).date().isoformat()
    for part, table in tables.items():
        marks = re.compile(rf"(<!-- {part} -->\n).*?(<!-- end -->)", re.DOTALL)
        text = marks.sub(
            lambda found, table=table: f"{found[1]}Measured on {day}.\n\n{table}\n{found[2]}", text
        )
    DOCUMENT.write_text(text, encoding="utf-8")
