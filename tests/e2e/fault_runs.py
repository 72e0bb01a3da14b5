"""Plays many games of friends with random faults, and names the seeds that failed: `make test-faults`.

About half of a game's time is waiting, so several tables are played side by side.
"""

import argparse
import collections
import contextlib
import multiprocessing
import sys
import tempfile
import time
import traceback
from collections.abc import Generator
from pathlib import Path

from playwright.sync_api import Error, Playwright, sync_playwright

from tests.e2e import fault_devices, friends
from tests.e2e.conftest import DIST, FLAGS, QUICK, Faults
from tests.e2e.fault_devices import Device
from tests.e2e.friend_faults import FaultyTable, Place
from tests.e2e.mailboxes import FaultyMailbox, name_mailboxes, served
from tests.e2e.test_updates import change
from tests.e2e.visited import Visited, wait_until_whole
from tools.serve import Site

DEVICES = 4
"""A host, two guests and a spectator."""
MAIL_FAULTS = ["503 (Service Unavailable)"]
"""What the console says of a mailbox that is away."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["citadels", "pointcity"])
    parser.add_argument("seeds", help="7 or 1-200")
    parser.add_argument("--tables", type=int, default=1, help="so many at once, four browsers each")
    given = parser.parse_args()
    first, _, last = given.seeds.partition("-")
    seeds = range(int(first), int(last or first) + 1)
    shares = [(given.game, seeds[number :: given.tables]) for number in range(given.tables)]
    # A process of its own for each: Playwright has one loop a process.
    with multiprocessing.get_context("spawn").Pool(given.tables) as pool:
        failed = sorted(seed for share in pool.starmap(run_share, shares) for seed in share)
    print(f"{len(seeds)} games of {given.game}, failed: {failed or 'none'}")
    return 1 if failed else 0


def run_share(game: str, seeds: range) -> list[int]:
    """Plays a game for each seed in browsers of its own; returns the seeds that failed."""
    FLAGS.append(QUICK)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        return run(playwright, Path(folder), game, seeds)


@contextlib.contextmanager
def prepared(
    playwright: Playwright, dist: Path, folder: Path, faults: Faults
) -> Generator[tuple[list[Device], Place]]:
    """Four devices that have visited a site, which serves the first of two versions and names a faulty mailbox."""
    faults.expected += MAIL_FAULTS
    mailbox = FaultyMailbox()
    with served(mailbox) as origin:
        versions = [change(dist, folder / name, name).resolve() for name in ("one", "other")]
        for version in versions:
            name_mailboxes(version, origin)
        site = Site(versions[0])
        site.start()
        with friends.device(playwright.chromium, folder / "visited") as page:
            page.goto(f"{site.url}{friends.ADDRESS}")
            wait_until_whole(page)
        visited = Visited(folder / "visited", site.server_port)
        profiles = [visited.copy(folder / str(number)) for number in range(DEVICES)]
        with fault_devices.started(playwright.chromium, profiles, faults) as devices:
            yield devices, Place(site, versions, mailbox)
        site.cut()


def run(playwright: Playwright, folder: Path, game: str, seeds: range) -> list[int]:
    """Plays a game for each seed on the same four devices; returns the seeds that failed."""
    failed: list[int] = []
    counts: collections.Counter[str] = collections.Counter()
    faults = Faults()
    with prepared(playwright, DIST, folder, faults) as (devices, place):
        for seed in seeds:
            table = FaultyTable(devices, place, seed)
            begun = time.monotonic()
            words = attempt(table, game, faults)
            counts.update(name.partition(" after ")[0] for name in table.told)
            print(game, seed, "FAILED" if words else "sound", f"{time.monotonic() - begun:.0f} s,", end=" ")
            print(
                f"longest pause {table.pause:.0f} s ({table.pause_note}), slowest look {table.slowest:.0f} s:",
                "; ".join(table.told),
                flush=True,
            )
            if words:
                failed.append(seed)
                print(words, flush=True)
                take_pictures(devices, f"{game}-{seed}")
            for device in devices:
                device.begin_anew(place.site.url)
    print(f"{len(seeds)} games of {game}, failed: {failed or 'none'};", dict(counts))
    return failed


def attempt(table: FaultyTable, game: str, faults: Faults) -> str:
    """Plays a game; returns what was wrong with it."""
    faults.found.clear()
    try:
        table.play(game)
    except (AssertionError, Error):
        return traceback.format_exc(limit=-4)
    return "\n".join(sorted(set(faults.unexpected())))


def take_pictures(devices: list[Device], name: str) -> None:
    """Keeps what the devices show in test-results/."""
    for number, device in enumerate(devices):
        with contextlib.suppress(Error):
            device.page.screenshot(path=f"test-results/{name}-{number}.png")


if __name__ == "__main__":
    sys.exit(main())
