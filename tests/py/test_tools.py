"""Tests the tools of the build: locks that agree and name no address, and a service worker that can be stamped."""

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import environment, findings, lock
from tools.website import build, compiled, stamp, vendor, wheels

pytestmark = pytest.mark.cpython_only

BUILD, DEV, RESEARCH = (f"requirements-{group}.lock" for group in ("build", "dev", "research"))
PYTHON_LOCKS = [BUILD, DEV, RESEARCH, "requirements-node.lock"]
WHEEL_LOCKS = ["tools/pyodide/wheels.lock", "tools/pyodide/test-wheels.lock", "tools/pyodide/libraries.lock"]
LOCKS = [*PYTHON_LOCKS, *WHEEL_LOCKS, "package-lock.json"]
TOP = Path(__file__).parents[2]


def text(name: str) -> str:
    return (TOP / name).read_text(encoding="utf-8")


def versions(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text(name), flags=re.MULTILINE))


@pytest.mark.parametrize("name", LOCKS)
def test_locks_say_what_but_not_where_from(name: str) -> None:
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links|\"resolved\"", text(name))


@pytest.mark.parametrize("name", [*PYTHON_LOCKS, *WHEEL_LOCKS])
def test_every_locked_package_has_a_hash(name: str) -> None:
    packages = re.split(r"^(?=[\w.-]+==)", text(name), flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


def test_the_browser_runs_the_versions_that_are_tested() -> None:
    tested = versions(BUILD)
    shipped = versions("tools/pyodide/wheels.lock")
    both = shipped.keys() & tested.keys()
    assert {"pydantic", "pydantic-core"} <= both
    assert {name: shipped[name] for name in both} == {name: tested[name] for name in both}


def pinned(name: str) -> set[tuple[str, str]]:
    """The packages of a lock with their versions, whatever Python they are for."""
    return set(re.findall(r"^([\w.-]+)==([^\s;]+)", text(name), flags=re.MULTILINE))


def test_the_three_locks_go_into_one_environment() -> None:
    """A package that two of them name has the same versions in both: the later group only adds."""
    for one, other in ((BUILD, DEV), (BUILD, RESEARCH), (DEV, RESEARCH)):
        both = {name for name, _ in pinned(one)} & {name for name, _ in pinned(other)}
        assert {pin for pin in pinned(one) if pin[0] in both} == {
            pin for pin in pinned(other) if pin[0] in both
        }


def test_the_environment_is_made_of_the_quickest_python_that_can_make_one(tmp_path: Path) -> None:
    found: list[str] = []
    for name, says in {"quick": "echo 1e-9", "broken": "exit 1", "wordy": "echo no figure"}.items():
        (tmp_path / name).mkdir()
        program = tmp_path / name / "python3"
        program.write_text(f"#!/bin/sh\n{says}\n", "utf-8")
        program.chmod(0o755)
        found.append(str(tmp_path / name))
    assert environment.quickest(found) == str(tmp_path / "quick" / "python3")
    assert environment.quickest([*found[1:], str(tmp_path / "none")]) == sys.executable
    assert environment.seconds(sys.executable) < 5


def test_a_build_installs_no_package_of_the_tests() -> None:
    built = {name for name, _ in pinned(BUILD)}
    assert len(built) < 16
    assert not built & {"pytest", "playwright", "ruff", "ray", "numpy", "babel", "zizmor"}
    package = json.loads(text("package.json"))
    assert "esbuild" in package["dependencies"]
    locked = json.loads(text("package-lock.json"))["packages"]
    shipped = {
        path.removeprefix("node_modules/") for path, one in locked.items() if path and not one.get("dev")
    }
    assert not shipped & {"typescript", "pyright", "lighthouse", "axe-core", "json-schema-to-typescript"}


def test_withdrawn_releases_are_refused_in_every_lock(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No lock is left out, whatever system it is for; here pip and npm only note what they are asked."""
    asked: list[str] = []
    warning, gone = "", ""

    def run(command: tuple[str, ...], **_more: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[2] if command[0] == "npm" else command[-1])
        told = json.dumps({"version": "1.0"} | ({"deprecated": "Use b."} if command[2] == gone else {}))
        return subprocess.CompletedProcess([], 0, told, warning if command[-1].endswith(named) else "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.chdir(TOP)
    named = ".lock"
    lock.check()
    assert {*PYTHON_LOCKS, *WHEEL_LOCKS} <= {*asked}
    assert len([one for one in asked if one.startswith("esbuild@")]) == 1
    assert "no release" in capsys.readouterr().out
    warning = "WARNING: The candidate selected for download or install is a yanked version: 'a' candidate (version 1.0)"
    for named in (*PYTHON_LOCKS, *WHEEL_LOCKS):
        with pytest.raises(
            SystemExit, match=rf"{re.escape(named)}: withdrawn: 'a' candidate \(version 1.0\)"
        ):
            lock.check()
    warning, gone = "", next(one for one in asked if one.startswith("lit-html@"))
    with pytest.raises(SystemExit, match="deprecated: lit-html: Use b"):
        lock.check()


def test_no_locked_release_is_known_to_be_withdrawn() -> None:
    """As far as locks tell: npm writes into its own what it calls deprecated."""
    lock.refuse_deprecated(json.loads(text("package-lock.json")), lambda _release: "")
    old = {"packages": {"": {}, "node_modules/a": {"version": "1.0.0", "deprecated": "Use b."}}}
    with pytest.raises(SystemExit, match="deprecated: node_modules/a: Use b"):
        lock.refuse_deprecated(old, lambda _release: "")
    # The release that pip warned of.
    assert ("pytest-timeout", "2.5.0") not in pinned(DEV)


def test_the_service_worker_has_the_line_to_stamp() -> None:
    assert text(stamp.WORKER).count(stamp.MARK) == 1


def test_the_version_follows_every_file(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    worker = TOP / stamp.WORKER

    def stamped(contents: str) -> str:
        (site / "index.html").write_text(contents, encoding="utf-8")
        return stamp.stamp(site, worker)

    assert stamped("a") == stamped("a") != stamped("b")
    assert '["index.html", "' in (site / stamp.WORKER).read_text(encoding="utf-8")


def test_letters_that_only_polish_has_come_with_its_texts() -> None:
    fonts = [f"fonts/{path.name}" for path in (TOP / "web/fonts").iterdir()]
    with_polish = {name for name in fonts if stamp.group_of(name) == stamp.group_of("locales/pl.ftl")}
    assert with_polish == {name for name in fonts if "latin-ext-a" in name}
    assert with_polish


def test_files_of_the_workshop_are_fetched_together(tmp_path: Path) -> None:
    for name in ("index.html", "box/box.js", "wheels/micropip-1.whl"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("a", encoding="utf-8")
    stamp.stamp(tmp_path, TOP / stamp.WORKER)
    lines = (tmp_path / stamp.WORKER).read_text(encoding="utf-8").splitlines()
    entries = {
        name: line for line in lines for name in ("index.html", "box/box.js", "micropip") if name in line
    }
    assert entries["box/box.js"].rstrip(",").endswith(', "workshop"]')
    assert "workshop" not in entries["index.html"] + entries["micropip"]


def test_texts_are_sent_without_comments_and_say_the_same() -> None:
    written = "### About\n\n## Part\n\none = First\n# Aside\ntwo = { $n ->\n    [one] # { $n }\n   *[other] many\n}\n\nthree = a\n\n    b\n"
    assert (
        build.shorter(written)
        == "\none = First\ntwo = { $n ->\n [one] # { $n }\n *[other] many\n}\nthree = a\n\n b\n"
    )


def test_imports_of_minified_modules_are_found() -> None:
    code = 'import{a}from"./a.js";import"./b.js";export*from"c";const d=()=>import("./d-1.js"),e=import("./e.js")'
    assert vendor.imports(code, ()) == {"./a.js", "./b.js"}
    assert vendor.imports(code, ("d-",)) == {"./a.js", "./b.js", "./d-1.js"}


@pytest.mark.skipif(not compiled.PYODIDE.is_dir(), reason="no node_modules: `make node` brings them")
def test_archives_are_compiled_by_pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where folders are links, as where `node_modules` is shared between checkouts.

    What is left out is left out.
    """
    for name in ("tools", "node_modules"):
        (tmp_path / name).symlink_to(TOP / name)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to("real")
    for name in ("box.zip", "sentence.zip"):
        with zipfile.ZipFile(tmp_path / "real" / name, "w") as archive:
            archive.writestr("shipped.py", f"def name():\n    'A docstring.'\n    return {name!r}\n")
            archive.writestr("programs/terminal.py", "x = 1")
            archive.writestr("data.txt", "as it is")
    jobs = [
        compiled.Job(f"linked/{name}.zip", f"build/{name}.zip", level, ["programs"])
        for name, level in (("box", compiled.BARE), ("sentence", compiled.WHOLE))
    ]
    assert compiled.compile_all(jobs) == [Path(job.target) for job in jobs]
    for job in jobs:
        with zipfile.ZipFile(job.target) as archive:
            assert archive.namelist() == ["data.txt", "shipped.pyc"]
            made = archive.read("shipped.pyc")
        # Of Pyodide's Python, without a check of the source, and with the hash of this source.
        assert int.from_bytes(made[:2], "little") >= 3600
        assert made[4:8] == b"\x01\0\0\0"
        assert Path(job.source).stem.encode() in made
        assert b"docstring" not in made
    assert sorted(path.name for path in compiled.CACHE.iterdir()) == []


@pytest.mark.nightly("starts Pyodide for one sentence; archives are compiled by it on a push")
@pytest.mark.skipif(not compiled.PYODIDE.is_dir(), reason="no node_modules: `make node` brings them")
def test_a_module_that_is_no_python_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    with pytest.raises(subprocess.CalledProcessError):
        compiled.byte_codes([("broken.py", b"def", compiled.BARE)])
    said = capfd.readouterr().err
    assert "SyntaxError" in said
    assert "broken.py" in said
    assert len(said) < 2000


def test_a_check_runs_each_test_once_before_further_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without time it says how many values it left; with time it runs all."""
    monkeypatch.setattr(findings, "TAKEN", tmp_path / "seconds.json")
    file = tmp_path / "test_values.py"
    values = '@pytest.mark.parametrize("value", range(5))\ndef test_{}(value):\n    assert value {}\n'
    text = f"import pytest\n{values.format('first', '!= 4')}{values.format('second', '> 0')}def test_alone():\n    assert True\n"
    file.write_text(text, encoding="utf-8")
    short, left = findings.checked([str(file)], limit=0.001)
    assert [one["test"].rpartition("::")[2] for one in short] == ["test_second[0]"]
    assert sorted(left.values()) == [4, 4]
    whole, none = findings.checked([str(file)], limit=600)
    assert {one["test"].rpartition("::")[2] for one in whole} == {"test_first[4]", "test_second[0]"}
    assert none == {}


def test_a_game_that_comes_later_has_a_wheel_of_its_own(tmp_path: Path) -> None:
    """And is in no other: a start fetches nothing of it."""
    whole = tmp_path / "all_games-1.0-py3-none-any.whl"
    packages = ("tabletop", "citadels", "citadels_table", *wheels.LATER)
    with zipfile.ZipFile(whole, "w") as archive:
        for name in (*(f"{package}/__init__.py" for package in packages), "all_games-1.0.dist-info/RECORD"):
            archive.writestr(name, "")
    start = compiled.wheel_job(whole, compiled.WHOLE, wheels.LATER)
    assert {"citadels_table", *wheels.LATER} <= set(start.skip)
    assert "citadels_table/__init__.py" in compiled.workshop_job(whole).skip
    for game in wheels.LATER:
        job = compiled.game_job(whole, game)
        assert Path(job.target).name == f"{game}-1.0-cp314-none-any.whl"
        assert {"tabletop", "citadels", "citadels_table", "all_games-1.0.dist-info"} <= set(job.skip)
        assert game not in job.skip


def test_a_part_that_comes_later_has_a_wheel_of_its_own(tmp_path: Path) -> None:
    """No start fetches it, and its wheel holds nothing else."""
    whole = tmp_path / "all_games-1.0-py3-none-any.whl"
    parts = [f"{folder}/one.py" for folder in wheels.PARTS.values()]
    others = ["citadels/__init__.py", "citadels/real_tables.py", "all_games-1.0.dist-info/RECORD"]
    with zipfile.ZipFile(whole, "w") as archive:
        for name in (*parts, *others):
            archive.writestr(name, "")
    start = compiled.wheel_job(whole, compiled.WHOLE, tuple(wheels.PARTS.values()))
    assert set(parts).isdisjoint(compiled.contents(start))
    assert set(others) <= set(compiled.contents(start))
    for part, folder in wheels.PARTS.items():
        assert list((Path("py") / folder).glob("*.py")), f"{folder} is a folder of ours"
        job = compiled.part_job(whole, part)
        assert Path(job.target).name == f"{part}-1.0-cp314-none-any.whl"
        assert set(compiled.contents(job)) == {f"{folder}/one.py"}


def test_libraries_find_the_standard_library_but_no_way_to_javascript() -> None:
    """A start leaves modules out that a library may import, and nothing of them is fetched before there is one."""
    with zipfile.ZipFile(compiled.STDLIB) as archive:
        names = archive.namelist()
    job = compiled.rest_job()
    rest = set(names) - set(job.skip)
    assert {"statistics.py", "html/parser.py", "email/policy.py", "csv.py", "pickle.py"} <= rest
    closed = ("pyodide/", "_pyodide/", "ctypes/", "encodings/", "json/__init__")
    assert not [name for name in rest if name.startswith(closed)]
    later = [f"wheels/{Path(job.target).name}", "wheels/micropip-1.whl"]
    assert all(name.startswith(stamp.LATER) for name in later)
    assert stamp.group_of("box/libraries.py") == stamp.GROUP
    assert [name for name, _ in wheels.locked(wheels.LOCK) if name.startswith(wheels.INSTALLER)]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            "AssertionError: assert {'lib/i18n.js': ['character']} == {}",
            "web/lib/i18n.js:1: make it so that it holds: lib/i18n.js: [character] (py/test_a.py::test_it_holds)",
        ),
        (
            "AssertionError: use `joined` of web/lib/i18n.js\nassert {'games/citadels/index.js': ['9: x']} == {}",
            (
                "web/games/citadels/index.js:1: games/citadels/index.js: [9: x]: use `joined` of web/lib/i18n.js "
                "(py/test_a.py::test_it_holds)"
            ),
        ),
        (
            "AssertionError: draw them\nassert ['web/art/districts/none.svg'] == []",
            "web/art/districts/none.svg:1: web/art/districts/none.svg: draw them (py/test_a.py::test_it_holds)",
        ),
    ],
)
def test_a_finding_names_the_file_in_which_a_law_found_something(message: str, sentence: str) -> None:
    failure = {"test": "tests/py/test_a.py::test_it_holds", "message": message, "places": [[__file__, 3]]}
    (said,) = findings.sentences([failure], [])
    assert re.sub(r":\d+: ", ":1: ", said, count=1) == sentence


def test_a_check_shares_its_tests_out_so_that_both_halves_take_as_long() -> None:
    taken = {"a.py": 10.0, "b.py": 4.0, "c.py": 3.0, "d.py": 3.0, "e.py": 0.5}
    tests = [f"{file}::test_{number}" for file in taken for number in (1, 2)]
    one, two = findings.shared_out(tests, taken)
    assert {test.partition("::")[0] for test in one} == {"a.py", "e.py"}
    assert sorted([*one, *two]) == sorted(tests)
    # As long as nothing was measured, the files known to be long are shared out first.
    unknown = [f"tests/py/test_{name}.py::test_it" for name in ("borders", "tiers", "locality", "other")]
    assert [len(half) for half in findings.shared_out(unknown, {})] == [2, 2]
