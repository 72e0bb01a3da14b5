"""Tests the files of a release: a wheel that serves the page, a list of what is in it, notes."""

import base64
import csv
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tools.website import release, wheels
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

PAGE = "<!doctype html><title>a page</title>"
SITE = [("index.html", PAGE.encode()), ("wheels/other.whl", b"packed"), ("texts/слово.ftl", "так".encode())]


@pytest.fixture(name="wheel")
def small_wheel(tmp_path: Path) -> Path:
    """A wheel of the package that serves the page, and of nothing else."""
    path = tmp_path / "citadels_table-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        mailbox = (
            f"mailbox/{name}.py" for name in ("__init__", "boxes", "clients", "command", "origin", "shares")
        )
        for module in ("__init__.py", "__main__.py", "site_server.py", *mailbox):
            archive.write(ROOT / "py" / "citadels_table" / module, f"citadels_table/{module}")
        archive.writestr("citadels_table-1.0.dist-info/RECORD", "old")
    return path


def test_the_wheel_lists_every_file_with_its_hash(wheel: Path) -> None:
    whole = release.with_site(wheel, SITE)
    assert whole == release.with_site(wheel, SITE)
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        names = archive.namelist()
        record = names[-1]
        rows = list(csv.reader(archive.read(record).decode().splitlines()))
        assert [row[0] for row in rows] == names
        assert rows.pop() == ["citadels_table-1.0.dist-info/RECORD", "", ""]
        for name, digest, size in rows:
            data = archive.read(name)
            wanted = base64.urlsafe_b64decode(digest.removeprefix("sha256=") + "=")
            assert (hashlib.sha256(data).digest(), len(data)) == (wanted, int(size))
        assert archive.read("citadels_table/site/index.html").decode() == PAGE


def test_the_installed_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    with zipfile.ZipFile(io.BytesIO(release.with_site(wheel, SITE))) as archive:
        archive.extractall(installed)
    program = (sys.executable, "-m", "citadels_table", "--port", "0")
    with subprocess.Popen(program, cwd=installed, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own program
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[0]
            with urlopen(url, timeout=10) as answer:  # noqa: S310 - http, on this machine
                assert answer.read().decode() == PAGE
            with urlopen(f"{url}texts/%D1%81%D0%BB%D0%BE%D0%B2%D0%BE.ftl", timeout=10) as answer:  # noqa: S310
                assert answer.read().decode() == "так"
        finally:
            server.terminate()


def test_a_wheel_without_the_page_says_so(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    program = (sys.executable, "-m", "citadels_table")
    done = subprocess.run(  # noqa: S603 - our own program
        program, cwd=tmp_path / "installed", capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert "installed without the page" in done.stderr


def test_the_list_of_contents_has_all_that_the_site_ships() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    found = release.components(lock, "3.14.0")
    versions = {part["name"]: part["version"] for part in found}
    assert {name: versions[name] for name in wanted} == wanted
    assert {"cpython", "polyscript", "pydantic-core"} <= versions.keys()
    assert not {"typescript", "pyright", "@types/emscripten", "ws"} & versions.keys()
    hashed = [part for part in found if part["name"] != "cpython"]
    assert all(len(part["hashes"][0]["content"]) in {64, 128} for part in hashed)
    assert len({part["bom-ref"] for part in hashed}) == len(hashed)
    digests = {digest for _, digest in wheels.locked(ROOT / wheels.LOCK)}
    assert digests <= {part["hashes"][0]["content"] for part in hashed}


def test_the_notes_are_the_part_of_the_changelog() -> None:
    text = "# Changelog\n\n## [Unreleased] - version 0.2.0\n\n- new\n\n## [0.1.0] - rules 2\n\n- first\n"
    assert release.notes(text, "0.2.0") == "- new\n"
    assert release.notes(text, "0.1.0") == "- first\n"
    with pytest.raises(SystemExit):
        release.notes(text, "1.0")
    assert "Point City" in release.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), release.version())


def test_the_notes_are_read_on_a_page_that_has_no_files_beside_it() -> None:
    text = "## 0.1.0\n\n### Added\n\n- **One** is\n  long ([why](docs/why.md)).\n  - inner\n- two [site](https://a.example/)\n\n- three\n"
    lines = "### Added\n\n- **One** is long ([why](docs/why.md)).\n  - inner\n- two [site](https://a.example/)\n\n- three\n"
    assert release.notes(text, "0.1.0") == lines
    run = {"GITHUB_SERVER_URL": "https://host.example", "GITHUB_REPOSITORY": "own/table"}
    repository = release.repository_of(run)
    assert release.notes(text, "0.1.0", repository) == lines.replace(
        "docs/why.md", "https://host.example/own/table/blob/v0.1.0/docs/why.md"
    )
    assert (
        release.repository_of({})
        == release.repository_of({"GITHUB_SERVER_URL": "https://host.example"})
        == ""
    )


def test_the_files_that_the_notes_link_to_are_there() -> None:
    told = release.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), release.version(), "R")
    linked = re.findall(rf"\]\(R/blob/v{re.escape(release.version())}/([^)#]+)", told)
    assert all((ROOT / path).is_file() for path in linked), linked
    # Each line is a heading, an entry or an inner entry.
    assert all(re.match(r"(#+|( *)[-*]) ", line) for line in told.splitlines() if line), told


def test_the_tag_is_that_of_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["release", "v99.0.0"])
    with pytest.raises(SystemExit, match="v99"):
        release.main()
