"""Tests the commands in the documents: targets of make, programs and options exist.

Quick ones run, the others at night.
"""

import contextlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import citadels.cli
import pointcity.cli
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE))
MAIN: dict[str, Callable[[Sequence[str]], int]] = {
    "citadels": citadels.cli.main,
    "pointcity": pointcity.cli.main,
}
IN_TEXT = re.compile(r"`(make [^`]+)`")
CODE = re.compile(r"^(?: {4}|\$ )?((?:make|(?:\.venv/bin/)?(?:citadels|pointcity|python)) .+)$")
MODULE = re.compile(r"\S*python -m ([\w.]*\w)(.*)")
IN_SENTENCES = re.compile(r"`((?:\.venv/bin/)?python -m [^`]*\w[^`.]*)`")
LIMIT = re.compile(r"limit [^`(]*\(([^)]*)\)")
"""What measures a figure of docs/performance.md: the name of a bench, beside where it is held."""
OPTION = re.compile(r"--[a-z][\w-]*")
QUICK = 500
"""The most games of a simulation that a push runs as it is written: under five seconds."""
FEW = 1
"""Games, deals and rounds of all other commands, which are run at night: as written, some take hours."""
MANY = re.compile(r"--(games|deals|rounds) \d+")
# The reader's own files, a game that the reader begins, a link that is cut short; and games that a person plays.
OWN = re.compile(r"mine\.py|backup\.json|whist|aqueduct|messenger|COMMIT|DIST|FOLDER|…|\bplay\b")


def lines_of(document: Path) -> list[str]:
    """The command lines of a document, without their comments; one that ends with a backslash goes on."""
    text = document.read_text("utf-8").replace("\\\n", " ")
    found = [match[1] for line in text.splitlines() if (match := CODE.match(line))]
    return [re.split(r"\s+#\s", line)[0].strip() for line in [*found, *IN_TEXT.findall(text)]]


LINES = [(document.name, line) for document in DOCUMENTS for line in lines_of(document)]
CALLS = [(name, call.strip()) for name, line in LINES for call in line.split("&&")]
PROGRAMS = sorted(
    {
        call.removeprefix(".venv/bin/")
        for _, call in CALLS
        if re.match(r"(\.venv/bin/)?(citadels|pointcity) ", call)
    }
)


def test_make_has_each_target_and_variable_that_is_named() -> None:
    calls = [(name, shlex.split(call)[1:]) for name, call in CALLS if call.startswith("make ")]
    assert len(calls) > 60
    for name, words in calls:
        for word in words:
            variable, sign, _ = word.partition("=")
            if sign:
                assert f"$({variable})" in MAKEFILE or f"{variable} ?=" in MAKEFILE, (name, word)
            elif word not in {"...", "X"}:
                assert word in TARGETS, (name, word)


@cache
def options_of(program: str, command: str) -> set[str]:
    """The options that a subcommand lists in its help."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), pytest.raises(SystemExit) as ended:
        MAIN[program]([command, "--help"])
    assert ended.value.code == 0, (program, command)
    return set(OPTION.findall(said.getvalue()))


@pytest.mark.parametrize("call", PROGRAMS)
def test_each_subcommand_has_the_options_that_are_named(call: str) -> None:
    program, command, *_ = call.split()
    assert set(OPTION.findall(call)) <= options_of(program, command)


def test_each_module_that_is_named_is_there_with_its_options() -> None:
    named = [
        (path.name, call) for path in DOCUMENTS for call in IN_SENTENCES.findall(path.read_text("utf-8"))
    ]
    calls = [(name, found) for name, call in (*CALLS, *named) if (found := MODULE.match(call))]
    assert len(named) >= 8
    assert len(calls) > 25
    for name, found in calls:
        if found[1] in {"pytest", "pip", "venv"} or OWN.search(found[1]):
            continue
        path = ROOT / found[1].replace(".", "/")
        package = ROOT / "py" / found[1].replace(".", "/")
        sources = [
            path.with_suffix(".py"),
            package.with_suffix(".py"),
            package / "__main__.py",
            package / "site_server.py",
        ]
        text = "".join(one.read_text("utf-8") for one in sources if one.is_file())
        assert text, (name, found[1])
        if "from bench." not in text and "bench/" not in text:
            assert [option for option in OPTION.findall(found[2]) if f'"{option}"' not in text] == [], name


def test_each_bench_beside_a_limit_is_there() -> None:
    text = (ROOT / "docs" / "performance.md").read_text("utf-8")
    named = {word for said in LIMIT.findall(text) for word in re.findall(r"`([a-z_]+)`", said)}
    assert len(named) >= 8
    assert [word for word in sorted(named) if not (ROOT / "bench" / f"{word}.py").is_file()] == []


def is_quick(call: str) -> bool:
    games = re.search(r"--games (\d+)", call)
    return " simulate " in call and games is not None and int(games[1]) <= QUICK


RUN = [call for call in PROGRAMS if not OWN.search(call)]


@pytest.mark.parametrize("call", [call for call in RUN if is_quick(call)])
def test_a_quick_command_runs(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(call)
    assert MAIN[program]([*arguments, "--jobs", "1"]) == 0


@pytest.mark.nightly("targets, programs and options are looked up on a push, where quick commands run")
@pytest.mark.parametrize("call", [call for call in RUN if not is_quick(call)])
def test_every_other_command_runs_with_few_games(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # Some begin with figures that lie there.
    shutil.copytree(ROOT / "bench", tmp_path / "bench")
    program, *arguments = shlex.split(MANY.sub(rf"--\1 {FEW}", call))
    outputs = [name for flag, name in pairwise(arguments) if flag in {"--out", "--found", "--plot"}]
    for name in outputs:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
    assert MAIN[program](arguments) == 0


MODULES = sorted(
    {
        found[1]
        for _, call in CALLS
        if (found := re.match(r"\S*python -m (bench\..*)", call)) and not OWN.search(call)
    }
)
OUTPUTS = {"--out", "--found", "--plot"}


def test_there_are_benches_to_run() -> None:
    assert len(MODULES) > 5


@pytest.mark.nightly("the module and its options are looked up on a push")
@pytest.mark.parametrize("call", MODULES)
def test_every_bench_runs_with_few_games(call: str, tmp_path: Path) -> None:
    module, *arguments = shlex.split(MANY.sub(rf"--\1 {FEW}", call))
    for at, (flag, name) in enumerate(pairwise(arguments)):
        if flag in OUTPUTS:
            # Some add to a file that lies there.
            arguments[at + 1] = str(tmp_path / Path(name).name)
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True, text=True, timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
