"""Compiles the standard library and the wheels to .pyc, and caches the results.

See compile_zip.py and deflate_zip.py.
"""

import hashlib
import json
import marshal
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.programs import node, run
from tools.website.byte_code import Module
from tools.website.compile_zip import Files, convert, skipped
from tools.website.deflate_zip import QUICK, SMALL, zip_of
from tools.website.wheels import LATER, PARTS

CACHE = Path("build/compiled")
TOOLS = Path("tools/website")
SCRIPTS = (
    TOOLS / "compile.mjs",
    *(TOOLS / f"{name}.py" for name in ("byte_code", "compile_zip", "deflate_zip")),
)
PYODIDE = Path("node_modules/pyodide")
STDLIB = PYODIDE / "python_stdlib.zip"

# Parts of the standard library that our code does not import: what the interpreter has frozen in it, servers and
# clients, tests and debuggers, other processes, graphical and terminal programs, and Python versions of what is
# compiled in.
STDLIB_SKIP = [
    "__hello__.py", "__phello__", "_compat_pickle.py", "_markupbase.py", "_pydatetime.py", "_pyio.py", "_pyrepl",
    "_ssl.py", "_strptime.py", "antigravity.py", "argparse.py", "asyncio/__main__.py", "asyncio/proactor_events.py",
    "asyncio/tools.py", "asyncio/windows_events.py", "asyncio/windows_utils.py", "bdb.py", "cProfile.py", "cgi.py",
    "cmd.py", "code.py", "colorsys.py", "compileall.py", "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py", "concurrent/interpreters", "configparser.py", "csv.py", "ctypes", "difflib.py",
    "doctest.py", "email/_header_value_parser.py", "email/contentmanager.py", "email/headerregistry.py", "email/mime",
    "email/policy.py", "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py", "gettext.py",
    "graphlib.py", "gzip.py", "html", "http/client.py", "http/cookiejar.py", "http/cookies.py", "http/server.py",
    "idlelib", "imaplib.py", "importlib/_bootstrap.py", "importlib/_bootstrap_external.py",
    "importlib/resources/simple.py", "importlib/simple.py", "json/tool.py", "logging/config.py", "logging/handlers.py",
    "lzma.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py",
    "optparse.py", "pdb.py", "pickle.py", "pickletools.py", "platform.py", "plistlib.py", "poplib.py", "pprint.py",
    "profile.py", "profiling", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py", "pydoc.py", "pydoc_data",
    "pyodide/_nodesock_transport.py", "pyodide/console.py", "rlcompleter.py", "runpy.py", "sched.py", "shelve.py",
    "shlex.py", "site-packages", "smtplib.py", "socketserver.py", "sqlite3", "ssl.py", "statistics.py", "stringprep.py",
    "symtable.py", "sysconfig/__main__.py", "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter", "tomllib",
    "trace.py", "tracemalloc.py", "tty.py", "turtle.py", "unittest", "urllib/request.py", "urllib/robotparser.py",
    "venv", "wave.py", "webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py", "zipimport.py",
]  # fmt: skip
# Character sets other than Unicode's, Latin-1 and the one zip files use.
KEPT_ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape",
                  "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be", "utf_32")  # fmt: skip
# Parts of our wheel that only an installation needs: terminal programs, the library, texts for both, own players.
TERMINAL = (
    "__main__.py", "cli", "library.py", "programs", "text", "texts", "own_players/own_player.py",
    "own_players/time_limit.py", "own_players/tools.py", "own_players/arena.py", "own_players/table_seat.py",
    "example_players", "player_types.py", "problems/deal.py", "problems/played_out.py", "problems/shown_card.py",
)  # fmt: skip
# Those of them that the page needs when a person writes a player in it.
WORKSHOP = ("tabletop/own_players/", "citadels/player_types.py", "pointcity/player_types.py")
# Of STDLIB_SKIP, what even a box with libraries does not get: access beyond Python, and terminal programs.
STDLIB_NEVER = ("_pyrepl", "ctypes", "ensurepip", "idlelib", "pydoc_data", "pyodide/", "site-packages", "tkinter",
                "turtle.py")  # fmt: skip
# Parts of wheels left out: the old pydantic, its plugins and experiments, and what only an installation of ours needs.
WHEEL_SKIP = [
    "annotated_types/test_cases.py", "citadels_table", "pydantic/_hypothesis_plugin.py", "pydantic/color.py",
    "pydantic/experimental/pipeline.py", "pydantic/mypy.py", "pydantic/v1",
    *(f"{package}/{part}" for package in ("citadels", "tabletop", *LATER) for part in TERMINAL),
]  # fmt: skip

TAG = "cp314-none-any"
"""The tag of a wheel that only Pyodide's Python reads."""
# Levels of Python's -O. Others' code loses docstrings and asserts: 0.8 MB less to fetch. Ours keeps asserts, which
# guard a game, and docstrings of classes, which may be a card's text.
WHOLE, BARE = 0, 2


@dataclass(frozen=True)
class Job:
    """An archive to compile: what is left out of it, and how small the result is packed."""

    source: str
    target: str
    optimize: int
    skip: list[str]
    level: int = SMALL


def key(source: Path, *settings: object) -> str:
    """Return a hash of all that the result depends on: the archive, the scripts, the settings, the interpreter."""
    inputs = hashlib.sha256(json.dumps(settings).encode())
    for path in (source, *SCRIPTS, PYODIDE / "package.json"):
        inputs.update(path.read_bytes())
    return inputs.hexdigest()[:24]


def stdlib_job(skip: list[str]) -> Job:
    target = CACHE / key(STDLIB, BARE, skip) / STDLIB.name
    return Job(str(STDLIB), str(target), BARE, skip)


def rest_job() -> Job:
    """Return the job for the rest of the standard library, which a start does not load but libraries may import."""
    with zipfile.ZipFile(STDLIB) as archive:
        names = archive.namelist()
    rest = [name for name in names if skipped(name, STDLIB_SKIP) and not name.startswith(STDLIB_NEVER)]
    skip = sorted(set(names) - set(rest))
    target = CACHE / key(STDLIB, BARE, skip) / "python_rest.zip"
    # Only who adds a library fetches it, and it is as large as all that a start fetches.
    return Job(str(STDLIB), str(target), BARE, skip, QUICK)


def wheel_job(wheel: Path, optimize: int, without: Sequence[str] = ()) -> Job:
    """Return the job for a wheel, without ``WHEEL_SKIP`` and the packages ``without``."""
    return _job(wheel, wheel.name, optimize, [*WHEEL_SKIP, *without])


def game_job(wheel: Path, game: str) -> Job:
    """Return the job for a wheel with the package of one game only, from our wheel."""
    with zipfile.ZipFile(wheel) as archive:
        tops = sorted({name.partition("/")[0] for name in archive.namelist()})
    if game not in tops:
        raise SystemExit(f"{wheel} has no package {game}")
    _, rest = wheel.name.split("-", 1)
    return _job(wheel, f"{game}-{rest}", WHOLE, [*WHEEL_SKIP, *(top for top in tops if top != game)])


def part_job(wheel: Path, part: str) -> Job:
    """Of our own wheel a part that a start does not load, as a wheel of its own."""
    with zipfile.ZipFile(wheel) as archive:
        skip = [name for name in sorted(archive.namelist()) if not name.startswith(f"{PARTS[part]}/")]
    _, rest = wheel.name.split("-", 1)
    return _job(wheel, f"{part}-{rest}", WHOLE, skip)


def workshop_job(wheel: Path) -> Job:
    """Of our own wheel what players that people write need beyond a start, as a wheel of its own."""
    with zipfile.ZipFile(wheel) as archive:
        skip = [name for name in sorted(archive.namelist()) if not name.startswith(WORKSHOP)]
    _, rest = wheel.name.split("-", 1)
    return _job(wheel, f"workshop-{rest}", WHOLE, skip)


def _job(wheel: Path, name: str, optimize: int, skip: list[str]) -> Job:
    folder = CACHE / key(wheel, optimize, skip)
    return Job(str(wheel), str(folder / name.replace("-py3-none-any", f"-{TAG}")), optimize, skip)


def encodings_to_skip(names: list[str]) -> list[str]:
    kept = {f"encodings/{name}.py" for name in KEPT_ENCODINGS}
    return [name for name in names if name.startswith("encodings/") and name not in kept]


def compile_all(jobs: list[Job]) -> list[Path]:
    """Run the jobs whose result is not cached, in one interpreter; return the results."""
    missing = [job for job in jobs if not Path(job.target).is_file()]
    if missing:
        compile_missing(missing)
    return [Path(job.target) for job in jobs]


def compile_missing(missing: list[Job]) -> None:
    sources = [contents(job) for job in missing]
    modules = [
        (name, data, job.optimize)
        for job, files in zip(missing, sources, strict=True)
        for name, data in files.items()
        if name.endswith(".py")
    ]
    made = iter(byte_codes(modules))
    for job, files in zip(missing, sources, strict=True):
        byte_code = {name: next(made) for name in files if name.endswith(".py")}
        target = Path(job.target)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(zip_of(convert(files, byte_code, TAG).items(), job.level))


def contents(job: Job) -> Files:
    """Return the files of a job's archive that are not left out."""
    with zipfile.ZipFile(job.source) as archive:
        names = sorted(name for name in archive.namelist() if not name.endswith("/"))
        return {name: archive.read(name) for name in names if not skipped(name, job.skip)}


def byte_codes(modules: list[Module]) -> list[bytes]:
    """Return the .pyc of modules, compiled inside Pyodide."""
    CACHE.mkdir(parents=True, exist_ok=True)
    wanted, made = CACHE / "wanted", CACHE / "made"
    wanted.write_bytes(marshal.dumps(modules))
    run(node(), str(TOOLS / "compile.mjs"), str(wanted), str(made))
    found: list[bytes] = marshal.loads(made.read_bytes())  # noqa: S302 - just made
    wanted.unlink()
    made.unlink()
    return found
