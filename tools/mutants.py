"""Plants the faults of tests/mutants.toml one by one and says whether the tests of a push find them.

`make mutants ARGS="WORDS"` plants those whose name has the words, and names the test that found each. It works on a
copy of the repository. The tests of a fault are best named one by one: a whole file takes minutes.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "mutants.toml"
PLACES = ("py", "web")
COPIED = (*PLACES, "tests", "tools", "docs", "build", "pyproject.toml", "package.json", "service-worker.js")
LINKED = (".venv", "node_modules")
ENDINGS = {".py", ".js", ".mjs"}
# Time limits in seconds: a fault may make a test wait for ever. The first run, without a fault, has all tests together;
# a file of the page's modules has the same limit there, and takes seconds.
SLOWEST = 600
SLOWEST_FILE = 180
SLOWEST_TOGETHER = 3600
FAILED = re.compile(
    r"^\s*(?:(?:FAILED|ERROR) (?=tests)|not ok \d+ - |✖ )(.+?)(?: - .*| \([\d.]+ms\))?$", re.MULTILINE
)


@dataclass(frozen=True)
class Fault:
    """A fault: the text ``before`` is replaced by ``after``; at least one of ``tests`` must then fail."""

    name: str
    before: str
    after: str
    tests: list[str]


def faults() -> list[Fault]:
    """Return all faults."""
    return [Fault(**fault) for fault in tomllib.loads(LIST.read_text(encoding="utf-8"))["fault"]]


def sources(root: Path) -> dict[Path, str]:
    """Return the text of each file that a fault may be planted in."""
    files = (path for place in PLACES for path in (root / place).rglob("*") if path.suffix in ENDINGS)
    return {path: path.read_text(encoding="utf-8") for path in files}


def home_of(fault: Fault, texts: Mapping[Path, str]) -> Path:
    """Return the file with the text of a fault. Raises ``LookupError`` unless the text occurs exactly once."""
    found = {path: count for path, text in texts.items() if (count := text.count(fault.before))}
    if sum(found.values()) != 1:
        raise LookupError(f"{sum(found.values())} places have the text of: {fault.name}")
    return next(iter(found))


@contextmanager
def planted(fault: Fault, root: Path) -> Generator[None]:
    """Put ``fault`` into the files under ``root``, and take it out at the end."""
    path = home_of(fault, sources(root))
    text, times = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(text.replace(fault.before, fault.after), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")
        # Byte code of the fault may be a second old and of a file as long as this one.
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def copy(folder: Path) -> None:
    """Copy what tests need into ``folder``."""
    for name in COPIED:
        here = ROOT / name
        if here.is_dir():
            shutil.copytree(here, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(here, folder / name)
    for name in ("LICENSE", "NOTICE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder / name)
    for name in LINKED:
        (folder / name).symlink_to((ROOT / name).resolve())


def commands(tests: list[str]) -> Iterator[list[str]]:
    """Yield the commands for these tests.

    Node for the page's modules, pytest for the others, first a build for a browser.
    """
    pages = [test for test in tests if test.endswith(".js")]
    others = [test for test in tests if not test.endswith(".js")]
    if any(test.startswith("tests/e2e") for test in others):
        yield [sys.executable, "-m", "tools.website.build"]
    if pages:
        yield ["node", "--test", f"--test-timeout={SLOWEST_FILE * 1000}", *pages]
    if others:
        yield [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *others]


def failed(tests: list[str], folder: Path, seconds: int = SLOWEST) -> str:
    """Return the first of these tests that fails in the copy, ``""`` if all pass.

    Raises RuntimeError if the build fails.
    """
    env = {key: value for key, value in os.environ.items() if key != "CITADELS_EVERYTHING"}
    env["PYTHONPATH"] = os.pathsep.join([str(folder / "py"), str(folder)])
    for command in commands(tests):
        try:
            done = subprocess.run(  # our own programs, on a copy of our own files
                command, cwd=folder, env=env, capture_output=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return f"no answer for {seconds} seconds"
        if done.returncode:
            said = done.stdout.decode() + done.stderr.decode()
            if "tools.website.build" in command:
                raise RuntimeError(said)
            found = FAILED.search(said)
            return found[1] if found else said[-2000:]
    return ""


def found_by(fault: Fault, folder: Path) -> str:
    """Return the test that finds a fault: one of those named or, if they all pass, another one of their files; else "".

    Another one must pass without the fault; that the named ones do was seen before.
    """
    files = sorted(
        {test.partition("::")[0] for test in fault.tests if test.startswith("tests/py") and "::" in test}
    )
    with planted(fault, folder):
        found = failed(fault.tests, folder)
        if found or not files:
            return found
        found = failed(files, folder)
    return "" if found and failed(files, folder) else found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="plant the faults with these words in their names")
    parser.add_argument(
        "--log", type=Path, help="add a line to this file for each fault; pass over those it has"
    )
    return parser.parse_args()


def chosen_faults(options: argparse.Namespace) -> list[Fault]:
    """Return the faults asked for that the log has not yet."""
    asked = " ".join(options.words).lower()
    log: Path | None = options.log
    lines = log.read_text(encoding="utf-8").splitlines() if log and log.is_file() else []
    done = {json.loads(line)["id"] for line in lines if line.endswith("}")}
    named = [fault for fault in faults() if asked in fault.name.lower()]
    return [fault for fault in named if name_in_log(fault.name) not in done]


def name_in_log(name: str) -> str:
    return f"mutants::{name}"


def note(log: Path | None, name: str, *, passed: bool, seconds: float = 0) -> None:
    """Add a line to the log, as `tools/night` writes one for each test."""
    if log:
        line = {
            "id": name_in_log(name),
            "outcome": "passed" if passed else "failed",
            "seconds": round(seconds, 1),
        }
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def main() -> int:
    """Plant the faults asked for; return 1 if no test found one of them."""
    options = arguments()
    chosen = chosen_faults(options)
    missed = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folder = Path(name)
        copy(folder)
        tests = sorted({test for fault in chosen for test in fault.tests})
        if found := failed(tests, folder, SLOWEST_TOGETHER):
            print(f"this fails without any fault: {found}")
            note(options.log, f"without any fault: {found}", passed=False)
            return 1
        for fault in chosen:
            began = time.monotonic()
            found = found_by(fault, folder)
            missed += not found
            seconds = time.monotonic() - began
            note(options.log, fault.name, passed=bool(found), seconds=seconds)
            print(f"{'caught' if found else 'MISSED'}  {seconds:5.1f} s  {fault.name}: {found}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} caught")
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
