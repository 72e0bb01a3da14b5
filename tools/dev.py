"""Serves the site while somebody edits it: `make dev`. A change is built at once, and the page in the browser loads it.

Two things differ from a build: no service worker stands between, so one reload shows the change; and a module of our
own Python that has changed since it was last compiled goes to the page as source (tools/dev_wheels.py).

Only what a change can reach is built again: a text is copied, a style sheet goes into the sheets, Python into the
wheels.
"""

import os
import re
import shutil
import time
import traceback
import webbrowser
from collections.abc import Iterable, Iterator
from pathlib import Path

from citadels_table.site_server import port_number
from tabletop.cli.parser import Parser
from tools import dev_wheels
from tools.serve import Site
from tools.website import build, bundle, stamp
from tools.website.sources import is_source

SITE = Path("build/dev")
SOURCES = ("web", "py", "service-worker.js", "LICENSE", "NOTICE")
PAUSE = 0.2
"""Seconds between two looks at the files."""
VERSION = "dev-version.txt"
SCRIPT = "dev.js"
# Loads the page again when the version changes.
RELOAD = f"""let shown = "";
for (;;) {{
  const said = await fetch("./{VERSION}", {{ cache: "no-store" }}).then((answer) => answer.text()).catch(() => shown);
  if (shown && said !== shown) location.reload();
  shown = said;
  await new Promise((done) => setTimeout(done, 250));
}}
"""
NO_WORKER = "no-worker.js"
FORBID = """Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
"""
# A browser that has been at a built site here asks for a newer worker: this one leaves, and the page is loaded again.
LEAVE = """addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) await page.navigate(page.url);
})()));
"""

Seen = dict[Path, int]


def files(sources: Iterable[str] = SOURCES) -> Iterator[Path]:
    for source in sources:
        if os.path.isfile(source):  # noqa: PTH113 - this runs five times a second
            yield Path(source)
        for folder, folders, names in os.walk(source):
            folders[:] = filter(is_source, folders)
            yield from (Path(folder, name) for name in names if is_source(name))


def look() -> Seen:
    """Return when each source was last changed."""
    seen: Seen = {}
    for path in files():
        try:
            seen[path] = path.stat().st_mtime_ns
        except OSError:
            # An editor replaces a file in two steps.
            continue
    return seen


def changed(before: Seen, now: Seen) -> set[Path]:
    return {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}


class Builder:
    """Builds the site again after each change; what did not change is kept."""

    def __init__(self, site: Path = SITE) -> None:
        self.site = site
        self.python: build.Python | None = None
        self.version = 0

    def build(self, touched: set[Path]) -> None:
        """Make the site anew where ``touched`` files ask for it."""
        for way in (self.copy_texts, self.bring_sheets, self.bring_python):
            if touched and way(touched):
                break
        else:
            self.assemble(touched)
        self.version += 1
        (self.site / VERSION).write_text(f"{time.time_ns()} {self.version}\n", encoding="utf-8")

    def copy_texts(self, touched: set[Path]) -> bool:
        """Copy files of texts, if nothing else was touched and the site has each as it is; tell whether that was so."""
        places = {path: self.site / path.relative_to(build.WEB) for path in touched if ours(path, ".ftl")}
        if places.keys() != touched or not all(place.is_file() for place in places.values()):
            return False
        for path, place in places.items():
            place.write_text(build.shorter(path.read_text(encoding="utf-8")), encoding="utf-8")
        return True

    def bring_sheets(self, touched: set[Path]) -> bool:
        """Bundle the style sheets, if those that were touched are all in a bundle; tell whether that was so."""
        if not all(ours(path, ".css") for path in touched):
            return False
        made = self.site.with_name(f"{self.site.name}.sheets")
        shutil.rmtree(made, ignore_errors=True)
        if not touched <= bundle.sheets(build.WEB, made):
            return False
        shutil.copytree(made, self.site, dirs_exist_ok=True)
        return True

    def bring_python(self, touched: set[Path]) -> bool:
        """Build the wheels, if only our Python was touched; tell whether that was so."""
        # The terminal's part of our wheel has the page's texts, which the page does not read from there.
        if not all(path.is_relative_to("py") for path in touched):
            return False
        python = build.python_files(dev_wheels.make)
        for wheel in python.all:
            target = self.site / "wheels" / wheel.name
            if not target.is_file() or target.read_bytes() != wheel.read_bytes():
                shutil.copyfile(wheel, target)
        build.write_runtime(self.site, python)
        self.python = python
        return True

    def assemble(self, touched: set[Path]) -> None:
        if self.python is None or any(path.is_relative_to("py") for path in touched):
            self.python = build.python_files(dev_wheels.make)
        new = self.site.with_name(f"{self.site.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        build.assemble(new, python=self.python)
        develop(new)
        bring(new, self.site)


def ours(path: Path, suffix: str) -> bool:
    """Whether a file of the page has this suffix and is still there."""
    return path.suffix == suffix and path.is_relative_to(build.WEB) and path.is_file()


def bring(new: Path, site: Path) -> None:
    """Make ``site`` the same as ``new``, file by file: a page may ask for one at any moment."""
    wanted = {path.relative_to(new) for path in new.rglob("*") if path.is_file()}
    for name in wanted:
        target, data = site / name, (new / name).read_bytes()
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for path in [path for path in site.rglob("*") if path.is_file()]:
        if path.relative_to(site) not in wanted | {Path(VERSION)}:
            path.unlink()


def develop(site: Path) -> None:
    """Take the service worker out of a built site, and add the scripts that load the page again."""
    (site / stamp.WORKER).write_text(LEAVE, encoding="utf-8")
    (site / SCRIPT).write_text(RELOAD, encoding="utf-8")
    (site / NO_WORKER).write_text(FORBID, encoding="utf-8")
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    scripts = f'<script src="./{NO_WORKER}"></script>\n<script type="module" src="./{SCRIPT}"></script>\n'
    found = re.search(r'^ *<meta name="viewport"', text, re.MULTILINE)
    if not found:
        raise SystemExit(f"{page}: the line to begin the scripts at is missing")
    page.write_text(text[: found.start()] + scripts + text[found.start() :], encoding="utf-8")


def begin(builder: Builder, seen: Seen) -> set[Path]:
    """Build the site; return the files that wait for the next change, where it could not be built."""
    try:
        builder.build(set())
    except (Exception, SystemExit):  # noqa: BLE001 - as below
        traceback.print_exc(limit=1)
        return set(seen)
    return set()


def watch(builder: Builder, seen: Seen, stop: float = float("inf"), failed: Iterable[Path] = ()) -> None:
    """Build after each change, until ``stop``, a time of `time.monotonic`.

    What could not be built, such as what has ``failed`` before, is tried again with the next change.
    """
    waiting = {*failed}
    while time.monotonic() < stop:
        time.sleep(PAUSE)
        now = look()
        touched = changed(seen, now)
        if not touched:
            continue
        seen = now
        waiting |= touched
        began = time.monotonic()
        try:
            builder.build(waiting)
            names = ", ".join(sorted(map(str, touched))[:3])
            print(f"built in {time.monotonic() - began:.1f} s: {names}", flush=True)
            waiting = set[Path]()
        except (Exception, SystemExit):  # noqa: BLE001 - a file may be half written, or wrong, in any way
            traceback.print_exc(limit=1)


def main() -> None:
    parser = Parser(description="Serve the site, and build it again after each change.")
    parser.add_argument("--port", type=port_number, default=8000, help="0 takes any free one (default: 8000)")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    options = parser.parse_args()
    builder = Builder()
    seen = look()
    failed = begin(builder, seen)
    site = Site(SITE, options.port)
    site.start()
    print(f"{site.url} (stop with Ctrl+C)", flush=True)
    if options.open:
        webbrowser.open(site.url)
    try:
        watch(builder, seen, failed=failed)
    except KeyboardInterrupt:
        site.cut()


if __name__ == "__main__":
    main()
