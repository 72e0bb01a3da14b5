"""Tests what `make dev` builds again after a change: as little as the change can reach, and never something old."""

import importlib.util
import shutil
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools import dev, dev_wheels
from tools.website import build, bundle, compiled, wheels
from tools.website.byte_code import compiled as byte_code

pytestmark = pytest.mark.cpython_only

NAMES = ("game/__init__.py", "game/changed.py", "game/same.py", "game/cli.py")


def wheel(folder: Path, changed: str) -> Path:
    path = folder / wheels.OWN / "game-1.0-py3-none-any.whl"
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name in NAMES:
            archive.writestr(name, changed if name == "game/changed.py" else "A = 1\n")
        archive.writestr("game/words.ftl", "a = b\n")
    return path


def contents(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def compile_(job: compiled.Job) -> None:
    target = Path(job.target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in contents(Path(job.source)).items():
            if name.endswith(".py") and name not in job.skip:
                archive.writestr(f"{name}c", byte_code(name, data, job.optimize))


def test_a_changed_module_goes_as_source_and_the_others_as_they_were_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = wheel(tmp_path, "A = 1\n").relative_to(tmp_path)
    target = compiled.CACHE / "first" / "game-1.0-cp314-none-any.whl"
    job = compiled.Job(str(first), str(target), 0, ["game/cli.py"])
    compile_(job)
    wheel(tmp_path, "A = 2\n")
    [made] = dev_wheels.make(
        [compiled.Job(job.source, str(compiled.CACHE / "second" / target.name), 0, job.skip)]
    )
    found = contents(made)
    assert sorted(found) == ["game/__init__.pyc", "game/changed.py", "game/same.pyc", "game/words.ftl"]
    assert found["game/changed.py"] == b"A = 2\n"
    assert found["game/same.pyc"][:4] == importlib.util.MAGIC_NUMBER
    wheel(tmp_path, "A = 1\n")
    [made] = dev_wheels.make([job])
    assert "game/changed.pyc" in contents(made)


def test_python_that_was_never_compiled_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked: list[compiled.Job] = []

    def compile_all(jobs: list[compiled.Job]) -> list[Path]:
        asked.extend(jobs)
        for job in jobs:
            compile_(job)
        return []

    monkeypatch.setattr(compiled, "compile_all", compile_all)
    source = wheel(tmp_path, "A = 1\n").relative_to(tmp_path)
    job = compiled.Job(str(source), str(compiled.CACHE / "one" / "game-1.0-cp314-none-any.whl"), 0, [])
    for _ in range(2):
        [made] = dev_wheels.make([job])
        assert "game/same.pyc" in contents(made)
    assert asked == [job]


@pytest.fixture(name="done")
def what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note which parts of a build run, on a page of one sheet and one text; none of them does anything else."""
    monkeypatch.chdir(tmp_path)
    for name, text in {"styles/a.css": "a{}", "apart.css": "b{}", "locales/en.ftl": "# x\na = b\n"}.items():
        for folder in (build.WEB, dev.SITE):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    done: list[str] = []

    def sheets(_site: Path, made: Path) -> set[Path]:
        done.append("sheets")
        made.mkdir()
        (made / "all.css").write_text("a{}", encoding="utf-8")
        return {build.WEB / "styles/a.css"}

    def python_files(_make: object) -> build.Python:
        done.append("python")
        return build.Python([], Path(), [], Path(__file__), {}, {}, Path(__file__), [])

    def assemble(new: Path, **_options: object) -> None:
        done.append("all")
        new.mkdir(parents=True)

    def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(bundle, "sheets", sheets)
    monkeypatch.setattr(build, "python_files", python_files)
    monkeypatch.setattr(build, "assemble", assemble)
    monkeypatch.setattr(build, "write_runtime", nothing)
    monkeypatch.setattr(dev, "develop", nothing)
    (dev.SITE / "wheels").mkdir()
    return done


@pytest.mark.parametrize(
    ("touched", "wanted"),
    [
        (["web/locales/en.ftl"], []),
        (["web/styles/a.css"], ["sheets"]),
        # In no bundle: it is copied, and another module may name it.
        (["web/apart.css"], ["sheets", "python", "all"]),
        (["py/citadels/kind.py"], ["python"]),
        (["py/citadels/deleted.py"], ["python"]),
        (["web/locales/gone.ftl"], ["python", "all"]),
        (["web/app/app.js"], ["python", "all"]),
        (["web/styles/a.css", "py/citadels/kind.py"], ["python", "all"]),
        (["web/locales/en.ftl", "web/styles/a.css"], ["python", "all"]),
    ],
)
def test_a_change_builds_what_it_reaches(done: list[str], touched: list[str], wanted: list[str]) -> None:
    dev.Builder().build(set(map(Path, touched)))
    assert done == wanted
    assert (dev.SITE / dev.VERSION).is_file()


EDITORS = (
    *(
        ".app.js.swp",
        ".app.js.swx",
        "4913",
        "app.js~",
        "#app.js#",
        ".#app.js",
        ".goutputstream-X4Y5Z6",
        ".DS_Store",
    ),
    *(
        "app.js.swo",
        "app.js.tmp",
        "app.js.bak",
        "app.js___jb_tmp___",
        "app.js.orig",
        "Thumbs.db",
        "desktop.ini",
    ),
)


@pytest.mark.parametrize("name", EDITORS)
def test_a_file_of_an_editor_is_neither_seen_nor_shipped(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = Path("web/app")
    folder.mkdir(parents=True)
    (folder / "app.js").write_text("", "utf-8")
    before = dev.look()
    (folder / name).write_text("x", "utf-8")
    (folder / ".idea").mkdir()
    (folder / ".idea" / "app.js").write_text("x", "utf-8")
    assert dev.look() == before
    shutil.copytree("web", "site", ignore=build.NOT_SHIPPED)
    assert [path.name for path in Path("site").rglob("*")] == ["app", "app.js"]


class Failing(dev.Builder):
    """Fails as parts of a build do, then builds."""

    def __init__(self, faults: list[BaseException]) -> None:
        super().__init__()
        self.faults = faults
        self.asked: list[set[Path]] = []

    def build(self, touched: set[Path]) -> None:
        self.asked.append(set(touched))
        if self.faults:
            raise self.faults.pop(0)


def test_a_half_written_file_is_told_and_the_next_change_builds_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    faults = [
        ET.ParseError("no element found"),
        SystemExit("no"),
        RuntimeError("x"),
        RecursionError(),
        UnicodeDecodeError("utf-8", b"", 0, 1, ""),
    ]
    builder = Failing([*faults])
    states = [dev.Seen({Path(f"web/{number}"): 1 for number in range(most)}) for most in range(1, 9)]

    def look() -> dev.Seen:
        return states.pop(0) if len(states) > 1 else states[0]

    monkeypatch.setattr(dev, "look", look)
    monkeypatch.setattr(dev, "PAUSE", 0)
    dev.watch(builder, {}, time.monotonic() + 0.5)
    names = [sorted(path.name for path in asked) for asked in builder.asked]
    # All that failed is built with the sixth change; after that only what is new.
    assert names == [*([str(at) for at in range(most)] for most in range(1, 7)), ["6"], ["7"]]
    said = capsys.readouterr()
    assert all(type(fault).__name__ in said.err for fault in faults)
    assert "built in" in said.out


def test_a_file_that_is_half_written_at_the_start_is_built_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    one, other = Path("web/one.js"), Path("web/other.js")
    builder = Failing([ET.ParseError("no element found")])
    waiting = dev.begin(builder, {one: 1})
    assert "no element found" in capsys.readouterr().err
    monkeypatch.setattr(dev, "look", lambda: {one: 1, other: 1})
    monkeypatch.setattr(dev, "PAUSE", 0)
    dev.watch(builder, {one: 1}, time.monotonic() + 0.2, waiting)
    assert builder.asked == [set(), {one, other}]
    assert dev.begin(builder, {one: 1}) == set()
