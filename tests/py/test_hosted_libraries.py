"""Tests the libraries that the site hosts: which wheels are taken, what they need, and the list that the page reads."""

import json
import re
import zipfile
from pathlib import Path

import pytest
from packaging.tags import parse_tag

from tabletop.texts.locales import LANGUAGES
from tools.website import libraries, release, stamp, wheels
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

OWN = libraries.Interpreter("3.14.2", "2026_0")
COMPILED = "cp314-cp314-pyemscripten_2026_0_wasm32"


def make(folder: Path, name: str, *about: str, kind: str = "py3-none-any", told: str = "") -> Path:
    """A wheel called ``name``, as ``package-1.0``, with more lines about it; ``told`` is the name inside."""
    folder.mkdir(exist_ok=True)
    package, version = name.split("-")
    wheel = folder / f"{name}-{kind}.whl"
    lines = ["Metadata-Version: 2.1", f"Name: {told or package}", f"Version: {version}", *about]
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{package}/__init__.py", "")
        archive.writestr(f"{name}.dist-info/METADATA", "\n".join(lines) + "\n\nText\n")
    return wheel


@pytest.fixture(name="locked")
def no_locked_wheels(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The wheels of the lock, here none at first."""
    locked: list[Path] = []

    def download(_lock: Path) -> list[Path]:
        return locked

    monkeypatch.setattr(wheels, "download", download)
    return locked


@pytest.fixture(name="folder")
def owners_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "added"
    folder.mkdir()
    return folder


def listed(folder: Path | None, *engine: Path) -> dict[str, dict[str, object]]:
    entries = libraries.catalogue(
        libraries.all_wheels(folder, OWN), [libraries.read_wheel(path, OWN) for path in engine], OWN
    )
    return {str(entry["id"]): entry for entry in entries}


def test_the_same_wheels_fit_as_on_the_page() -> None:
    """`fits` in web/box/wheel-file.js has the same lists in its test."""
    own = OWN.platform
    fit = [
        *("py3-none-any", "py2.py3-none-any", "py314-none-any", "py39-none-any", "cp314-none-any", COMPILED),
        *(f"cp39-abi3-{own}", f"cp314-abi3-{own}.any", f"py3-none-{own}"),
    ]
    other = [
        *("py2-none-any", "py315-none-any", "cp313-none-any", f"cp313-cp313-{own}", f"cp315-abi3-{own}"),
        *(f"cp314-cp314t-{own}", "cp314-cp314-win_amd64", "cp314-cp314-pyodide_2025_0_wasm32"),
        *(f"py3-abi3-{own}", "py3-none-manylinux_2_28_x86_64"),
    ]
    assert {kind for kind in fit + other if parse_tag(kind) & OWN.tags()} == set(fit)


@pytest.mark.usefixtures("locked")
def test_a_folder_of_wheels_becomes_the_list_of_the_page(tmp_path: Path, folder: Path) -> None:
    number = make(folder, "number-2.4.6", "Summary: Figures", kind=COMPILED)
    make(folder, "Deep.Search-1.0", "Requires-Dist: ranks>=1")
    make(folder, "ranks-1.5", "Requires-Dist: number~=2.4", 'Requires-Dist: ranks; extra == "all"')
    (folder / "README.md").write_text("from Pyodide", "utf-8")
    (folder / ".gitignore").touch()
    site = tmp_path / "site"
    site.mkdir()
    installer = tmp_path / "installer.zip"
    installer.write_bytes(b"1234")
    hosted = libraries.host(site, folder, [], [installer, installer])
    about = json.loads((site / libraries.LIST).read_text("utf-8"))
    assert about["installer"] == 8
    assert [(entry["id"], entry["needs"]) for entry in about["libraries"]] == [
        ("deep-search", ["number", "ranks"]),
        ("number", []),
        ("ranks", ["number"]),
    ]
    assert about["libraries"][1] == {
        "id": "number",
        "name": "number",
        "version": "2.4.6",
        "summary": "Figures",
        "file": number.name,
        "sha256": wheels.digest(number),
        "size": number.stat().st_size,
        "needs": [],
    }
    assert {path.read_bytes() for path in hosted} == {
        (site / "libraries" / path.name).read_bytes() for path in hosted
    }
    assert len(hosted) == 3


def test_an_owners_wheel_takes_the_place_of_a_locked_one(
    tmp_path: Path, folder: Path, locked: list[Path]
) -> None:
    locked += [make(tmp_path, "ranks-1.0"), make(tmp_path, "search-1.0", "Requires-Dist: ranks")]
    make(folder, "ranks-2.0")
    assert {id_: entry["version"] for id_, entry in listed(folder).items()} == {
        "ranks": "2.0",
        "search": "1.0",
    }
    assert listed(None)["ranks"]["version"] == "1.0"


@pytest.mark.usefixtures("locked")
def test_a_folder_without_wheels_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "README.md").write_text("Wheels to host.", "utf-8")
    assert libraries.all_wheels(folder, OWN) == []
    assert "has no wheels: the site hosts only the libraries that are locked" in capsys.readouterr().out


@pytest.mark.usefixtures("locked")
def test_what_the_engine_brings_and_what_holds_elsewhere_is_not_needed(tmp_path: Path, folder: Path) -> None:
    engine = make(tmp_path, "pydantic-2.14")
    conditions = ["sys_platform == 'win32'", "python_version < '3.14'", "extra == 'fast'"]
    other = [f"Requires-Dist: absent; {condition}" for condition in conditions]
    make(folder, "ranks-1.0", "Requires-Dist: pydantic>=2", *other)
    assert listed(folder, engine)["ranks"]["needs"] == []


@pytest.mark.usefixtures("locked")
def test_a_need_with_an_extra_brings_what_the_extra_needs(folder: Path) -> None:
    make(folder, "search-1.0", "Requires-Dist: ranks[fast]")
    make(folder, "ranks-1.0", 'Requires-Dist: number; extra == "fast"', "Requires-Dist: search")
    make(folder, "number-1.0")
    entries = listed(folder)
    assert [entries[name]["needs"] for name in ("search", "ranks", "number")] == [
        ["number", "ranks"],
        ["number", "search"],
        [],
    ]


@pytest.mark.usefixtures("locked")
def test_a_wheel_that_the_page_could_not_use_is_refused_with_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "cp313-cp313-pyodide_2025_0_wasm32"
    make(folder, "good-1.0")
    make(folder, "good-1.1")
    make(folder, "number-1.0", kind=old)
    make(folder, "young-1.0", "Requires-Python: >=3.15")
    make(folder, "renamed-1.0", told="other")
    (folder / "source-1.0.tar.gz").write_bytes(b"")
    (folder / "broken-1.0-py3-none-any.whl").write_bytes(b"no archive")
    with pytest.raises(SystemExit) as refused:
        libraries.all_wheels(folder, OWN)
    sentences = str(refused.value).splitlines()[1:]
    assert sentences == [
        "broken-1.0-py3-none-any.whl: is no wheel, is damaged, or no longer has the name that it came with",
        "good-1.1-py3-none-any.whl: good-1.0-py3-none-any.whl is the same library",
        f"number-1.0-{old}.whl: is for another Python or another system ({old}), not py3-none-any or {COMPILED}",
        "renamed-1.0-py3-none-any.whl: its name is not the one that it was made with",
        "source-1.0.tar.gz: is no wheel, is damaged, or no longer has the name that it came with",
        "young-1.0-py3-none-any.whl: needs Python >=3.15, and the page has 3.14.2",
    ]
    monkeypatch.setattr(libraries, "MOST_BYTES", 100)
    with pytest.raises(libraries.RefusedError, match="too large, the page takes at most"):
        libraries.read_wheel(folder / "good-1.0-py3-none-any.whl", OWN)
    with pytest.raises(SystemExit, match="no such folder"):
        libraries.all_wheels(folder / "absent", OWN)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("absent>2", "search-1.0-py3-none-any.whl: needs absent>2, and it is not hosted: add its wheel"),
        ("ranks>1", "search-1.0-py3-none-any.whl: needs ranks>1, and 1.0 is hosted"),
    ],
)
@pytest.mark.usefixtures("locked")
def test_a_library_whose_needs_are_missing_ends_the_build(folder: Path, wanted: str, sentence: str) -> None:
    make(folder, "ranks-1.0")
    make(folder, "search-1.0", f"Requires-Dist: {wanted}")
    make(folder, "above-1.0", "Requires-Dist: search")
    with pytest.raises(SystemExit) as refused:
        listed(folder)
    assert str(refused.value).splitlines()[1:] == [sentence]


def test_hosted_wheels_are_in_no_offline_copy_but_their_list_is(tmp_path: Path) -> None:
    for name in ("index.html", libraries.LIST, "libraries/ranks-1.0-py3-none-any.whl"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("a", "utf-8")
    stamp.stamp(tmp_path, ROOT / stamp.WORKER)
    text = (tmp_path / stamp.WORKER).read_text("utf-8")
    first, later = text[text.index("const SITE") :].split("later: [", 1)
    assert "libraries" not in first
    assert "list.json" in later
    assert "ranks" not in text


def test_a_first_visit_fetches_one_language_beside_the_first(tmp_path: Path) -> None:
    """The others of a language come together; what the workshop says comes with the workshop."""
    for folder in ("locales", "games/whist/locales/help", "locales/workshop"):
        for language in LANGUAGES:
            file = tmp_path / folder / f"{language}.ftl"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("a = b\n", "utf-8")
    stamp.stamp(tmp_path, ROOT / stamp.WORKER)
    text = (tmp_path / stamp.WORKER).read_text("utf-8")
    first, later = text[text.index("const SITE") :].split("later: [", 1)
    assert re.findall(r'"([\w/]+/(\w+)\.ftl)"', first) == [
        ("games/whist/locales/help/en.ftl", "en"),
        ("locales/en.ftl", "en"),
    ]
    for language in LANGUAGES[1:]:
        assert later.count(f'"language-{language}"]') == 2
    assert later.count('"workshop"]') == len(LANGUAGES)


def test_every_locked_library_has_a_description_and_a_licence() -> None:
    names = [name.split("-")[0].replace("_", "-") for name, _ in wheels.locked(ROOT / wheels.LIBRARIES)]
    assert len(names) == 4
    notice = (ROOT / "NOTICE").read_text("utf-8")
    for language in LANGUAGES:
        texts = (ROOT / "web/locales/workshop" / f"{language}.ftl").read_text("utf-8")
        assert [name for name in names if f"\nlibrary-is-{name} = " not in texts] == []
    assert [name for name in names if name not in notice] == []


def test_a_release_names_the_libraries_that_its_site_hosts() -> None:
    hosted = [{"id": "numpy", "version": "2.4.6", "sha256": "a" * 64}]
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    (part,) = [part for part in release.components(lock, "3.14.2", hosted) if part["name"] == "numpy"]
    assert (part["purl"], part["hashes"][0]["content"]) == ("pkg:pypi/numpy@2.4.6", "a" * 64)


def test_a_wheel_that_calls_itself_pure_and_has_compiled_code_is_not_hosted(folder: Path) -> None:
    """The page refuses it too, so a person could not add it."""

    def refused(kind: str, about: str, name: str, data: bytes) -> bool:
        wheel = make(folder, "mixed-1.0", kind=kind)
        with zipfile.ZipFile(wheel, "a") as archive:
            archive.writestr("mixed-1.0.dist-info/WHEEL", about)
            archive.writestr(name, data)
        try:
            libraries.read_wheel(wheel, OWN)
        except libraries.RefusedError as error:
            return "calls itself pure Python and has compiled code" in str(error)
        return False

    pure = "Root-Is-Purelib: true\n"
    assert refused("py3-none-any", pure, "mixed/a.so", b"")
    assert refused("py3-none-any", "", "mixed/data.bin", b"\0asm\1")
    assert refused(COMPILED, pure, "mixed/a.so", b"")
    assert not refused(COMPILED, "Root-Is-Purelib: false\n", "mixed/a.so", b"")
    assert not refused("py3-none-any", pure, "mixed/cli.exe", b"MZ")
