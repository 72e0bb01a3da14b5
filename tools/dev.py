"""Serves the site while somebody edits it: `make dev`. A change is built at once, and the page in the browser loads it.

Two things differ from a build: no service worker stands between, so one reload shows the change; and our own Python goes
to the page as source, since compiling it takes longer than the rest.
"""

import argparse
import os
import re
import shutil
import subprocess
import time
import traceback
import webbrowser
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from citadels_table.site_server import port_number
from tools.serve import Site
from tools.website import build, compiled, stamp, wheels
from tools.website.compile_zip import skipped

SITE = Path("build/dev")
OWN = Path("build/dev-python")
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
            folders[:] = [name for name in folders if name != "__pycache__"]
            yield from (Path(folder, name) for name in names)


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


def make(jobs: list[compiled.Job]) -> list[Path]:
    """Compile what others wrote, which is cached; pack our own Python as it is."""
    others = [job for job in jobs if Path(job.source).parent != wheels.OWN]
    compiled.compile_all(others)
    return [Path(job.target) if job in others else packed(job) for job in jobs]


def packed(job: compiled.Job) -> Path:
    """Write a wheel with the sources of a job."""
    target = OWN / Path(job.target).name
    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        zipfile.ZipFile(job.source) as archive,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made,
    ):
        for name in archive.namelist():
            if not name.endswith("/") and not skipped(name, job.skip):
                made.writestr(name, archive.read(name))
    return target


class Builder:
    """Builds the site again after each change; what did not change is kept."""

    def __init__(self, site: Path = SITE) -> None:
        self.site = site
        self.python: build.Python | None = None
        self.version = 0

    def build(self, touched: set[Path]) -> None:
        """Make the site anew where ``touched`` files ask for it."""
        if touched and all(self.is_text(path) for path in touched):
            self.copy_texts(touched)
        else:
            self.assemble(touched)
        self.version += 1
        (self.site / VERSION).write_text(f"{time.time_ns()} {self.version}\n", encoding="utf-8")

    def is_text(self, path: Path) -> bool:
        """Whether a file of texts is copied as it is, and nothing else depends on it."""
        if path.suffix != ".ftl" or not path.is_relative_to(build.WEB):
            return False
        return path.is_file() and (self.site / path.relative_to(build.WEB)).is_file()

    def copy_texts(self, touched: set[Path]) -> None:
        for path in touched:
            text = build.shorter(path.read_text(encoding="utf-8"))
            (self.site / path.relative_to(build.WEB)).write_text(text, encoding="utf-8")

    def assemble(self, touched: set[Path]) -> None:
        # The terminal's part of our wheel has the page's texts, which the page does not read from there.
        if self.python is None or any(path.is_relative_to("py") for path in touched):
            self.python = build.python_files(make)
        new = self.site.with_name(f"{self.site.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        build.assemble(new, python=self.python)
        develop(new)
        bring(new, self.site)


def bring(new: Path, site: Path) -> None:
    """Make ``site`` the same as ``new``, file by file: a page may ask for one at any moment."""
    wanted = {path.relative_to(new) for path in files([str(new)])}
    for name in wanted:
        target, data = site / name, (new / name).read_bytes()
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for path in list(files([str(site)])):
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


def watch(builder: Builder, seen: Seen, stop: float = float("inf")) -> None:
    """Build after each change, until ``stop``, a time of `time.monotonic`."""
    while time.monotonic() < stop:
        time.sleep(PAUSE)
        now = look()
        touched = changed(seen, now)
        if not touched:
            continue
        seen = now
        began = time.monotonic()
        try:
            builder.build(touched)
            names = ", ".join(sorted(map(str, touched))[:3])
            print(f"built in {time.monotonic() - began:.1f} s: {names}", flush=True)
        except (SystemExit, OSError, ValueError, KeyError, subprocess.CalledProcessError):
            # A file may be half written, or wrong: the next change is another try.
            traceback.print_exc(limit=1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the site, and build it again after each change.")
    parser.add_argument("--port", type=port_number, default=8000, help="0 takes any free one (default: 8000)")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    options = parser.parse_args()
    builder = Builder()
    seen = look()
    builder.build(set())
    site = Site(SITE, options.port)
    site.start()
    print(f"{site.url} (stop with Ctrl+C)", flush=True)
    if options.open:
        webbrowser.open(site.url)
    try:
        watch(builder, seen)
    except KeyboardInterrupt:
        site.cut()


if __name__ == "__main__":
    main()
