"""Tests that the site carries the licence text of each package that has code in it, as the source maps name them."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.programs import node
from tools.website import bundle, licences, release, vendor
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

IN_MAP = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/(?!.*node_modules/)")
# One person writes these and names himself in one row of NOTICE, as do the authors of the editor.
ROWS = {
    "@codemirror/": "CodeMirror",
    "@lezer/": "Lezer",
    "@marijn/": "find-cluster-break",
    "@webreflection/": "",
    "@pyscript/": "PyScript",
}


@pytest.fixture(name="site", scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Path]]:
    """The packages of the page, copied as the build copies them, and the files they came from."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "web" / "vendor", folder / "vendor")
    files = vendor.vendor(folder)
    editor = folder / "vendor" / "codemirror.js"
    options = (
        "--bundle",
        "--format=esm",
        "--sourcemap",
        f"--outfile={folder / 'editor.js'}",
        "--log-level=warning",
    )
    subprocess.run((node(), bundle.ESBUILD, str(ROOT / "web" / "vendor" / editor.name), *options), check=True)  # noqa: S603 - pinned
    return folder, files


def named(source_map: Path) -> set[str]:
    sources = json.loads(source_map.read_text("utf-8"))["sources"]
    return {found[1] for source in sources if (found := IN_MAP.search(source))}


def wanted(site: Path, files: list[Path]) -> set[str]:
    """The packages that the source maps name, those of the published bundles and that of our own."""
    maps = [path.with_name(f"{path.name}.map") for path in files]
    found = named(site / "editor.js.map").union(*(named(path) for path in maps if path.is_file()))
    return found | {found[1] for path in files if (found := IN_MAP.search(path.as_posix()))}


def test_each_package_in_a_source_map_has_its_licence_text(site: tuple[Path, list[Path]]) -> None:
    folder, files = site
    editor = [Path(source) for source in licences.sources(folder / "editor.js")]
    texts = licences.npm_texts([*files, *editor])
    titles = {title.partition(": ")[0] for title, _ in texts}
    found = wanted(folder, files)
    assert {"codedent", "plain-tag", "to-json-callback", "html-escaper", "weak-id"} <= found
    assert len(found) > 30
    assert found - titles == set()
    assert [title for title, text in texts if len(text) < 500 or "{author}" in text] == []


def test_works_in_a_packages_own_folder_have_their_text(site: tuple[Path, list[Path]]) -> None:
    _, files = site
    assert "stackframe and error-stack-parser: MIT" in {title for title, _ in licences.npm_texts(files)}
    with pytest.raises(SystemExit, match="whose work"):
        licences.port_texts("../src/vendor/unknown/x.js")


def test_a_licence_without_a_text_ends_the_build() -> None:
    with pytest.raises(SystemExit, match="GPL"):
        licences.standard_text("GPL-3.0", "")


def test_the_notice_and_the_list_of_contents_name_each(site: tuple[Path, list[Path]]) -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    listed = {part["name"] for part in release.components(lock, "3.14.0")}
    found = wanted(*site)
    assert found - listed == set()
    for name in found:
        scope = next((scope for scope in ROWS if name.startswith(scope)), "")
        row = ROWS.get(scope) or name.removeprefix(scope)
        assert re.search(rf"(?<![\w-]){re.escape(row)}(?![\w-])", notice, re.IGNORECASE), name
