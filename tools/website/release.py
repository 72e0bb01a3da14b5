"""Makes the files of a release from the built site: `make release`, into build/release/.

The files are the site as a zip, our wheel with the site in it, their hashes, a bill of materials (CycloneDX), and
release notes. The same sources give the same bytes.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import sys
import tomllib
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.night import rows
from tools.website import compiled, libraries, wheels
from tools.website.build import DIST
from tools.website.deflate_zip import zip_of

TARGET = Path("build/release")
INSIDE = "citadels_table/site"
"""The folder of the site in the wheel; `citadels_table/__main__.py` serves it from there."""
# Locked npm packages that are not part of the site: types, what Pyodide needs under Node, esbuild's programs for
# machines.
NOT_SHIPPED = re.compile(r"@types/|ws$|@esbuild/")

# Markdown of the changelog: a link to a file of the repository, and a line break inside an entry.
TO_FILE = re.compile(r"\]\((?![a-z]+:|#)")
WRAPPED = re.compile(r"(?<=\S)\n +(?! |[*+-] )")

Entries = list[tuple[str, bytes]]


def version() -> str:
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def files_of(site: Path) -> Entries:
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    return [(path.relative_to(site).as_posix(), path.read_bytes()) for path in paths]


def with_site(wheel: Path, site: Entries) -> bytes:
    """Return a wheel with the files of the site added to its package and to its record."""
    with zipfile.ZipFile(wheel) as archive:
        entries = [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/")]
    (record,) = (name for name, _ in entries if name.endswith(".dist-info/RECORD"))
    entries = [(name, data) for name, data in entries if name != record]
    entries[:0] = [(f"{INSIDE}/{name}", data) for name, data in site]
    lines = [f"{name},sha256={_record_hash(data)},{len(data)}" for name, data in entries]
    return zip_of([*entries, (record, "\n".join([*lines, f"{record},,", ""]).encode())])


def _record_hash(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def components(
    lock: Mapping[str, Any], python: str, hosted: Sequence[Mapping[str, str]] = ()
) -> list[dict[str, Any]]:
    """Return the third-party parts of the site.

    Locked npm packages and wheels, Pyodide's interpreter, hosted libraries.

    ``lock`` is package-lock.json, ``python`` the interpreter's version; ``hosted`` are the entries of the site's list
    of libraries.
    """
    found: list[dict[str, Any]] = [
        {
            "type": "platform",
            "name": "cpython",
            "version": python,
            "licenses": [{"license": {"id": "PSF-2.0"}}],
        }
    ]
    for path, package in sorted(lock["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if not path or package.get("dev") or NOT_SHIPPED.match(name):
            continue
        part = _component("npm", name.replace("@", "%40"), package["version"])
        kind, _, digest = package["integrity"].partition("-")
        part["hashes"] = [
            {"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}
        ]
        if "license" in package:
            part["licenses"] = [{"expression": package["license"]}]
        found.append(part | {"name": name})
    for file, digest in wheels.locked(wheels.LOCK):
        name, release = file.split("-")[:2]
        part = _component("pypi", name.replace("_", "-"), release)
        found.append(part | {"hashes": [{"alg": "SHA-256", "content": digest}]})
    for library in hosted:
        part = _component("pypi", library["id"], library["version"])
        found.append(part | {"hashes": [{"alg": "SHA-256", "content": library["sha256"]}]})
    return list({part.get("purl", part["name"]): part for part in found}.values())


def _component(registry: str, name: str, release: str) -> dict[str, Any]:
    purl = f"pkg:{registry}/{name}@{release}"
    return {"type": "library", "bom-ref": purl, "purl": purl, "name": name, "version": release}


def bill_of_materials() -> str:
    """Return the components as a CycloneDX document."""
    lock = json.loads(Path("package-lock.json").read_text(encoding="utf-8"))
    info = json.loads((compiled.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    hosted = json.loads((DIST / libraries.LIST).read_text(encoding="utf-8"))["libraries"]
    own = {"type": "application", "bom-ref": "citadels-table", "name": "citadels-table", "version": version()}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": components(lock, info["python"], hosted),
    }
    return json.dumps(bill, indent=2) + "\n"


def notes(changelog: str, release: str, repository: str = "") -> str:
    """Return the part of the changelog whose heading names the release. Ends the program if there is none.

    The page of a release shows each line break as one, and has no files beside it: an entry is one line, and a link to
    a file leads into the repository, where its address is known.
    """
    parts = re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]
    named = re.compile(rf"(?<![\d.]){re.escape(release)}(?![\d.]*\d)")
    found = [part for part in parts if named.search(part.partition("\n")[0])]
    if not found:
        raise SystemExit(f"CHANGELOG.md has no part about {release}")
    text = WRAPPED.sub(" ", found[0].partition("\n")[2].strip())
    return (TO_FILE.sub(f"]({repository}/blob/v{release}/", text) if repository else text) + "\n"


def repository_of(environment: Mapping[str, str]) -> str:
    """Return the address of the repository whose workflow runs; "" where none does."""
    named = [environment.get(name, "") for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")]
    return "/".join(named) if all(named) else ""


def write(target: Path) -> list[Path]:
    """Write all files of the release; the last one has the hashes of the others."""
    release = version()
    site, wheel = files_of(DIST), wheels.build_own()
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    made = {
        f"citadels-table-{release}.zip": zip_of(site),
        wheel.name: with_site(wheel, site),
        f"citadels-table-{release}.cdx.json": bill_of_materials().encode(),
    }
    hashes = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in made.items())
    made["SHA256SUMS"] = hashes.encode()
    for name, data in made.items():
        (target / name).write_bytes(data)
    # Beside the folder: the notes are the text of a release, not one of its files.
    target.with_name("release-notes.md").write_text(
        notes(Path("CHANGELOG.md").read_text(encoding="utf-8"), release, repository_of(os.environ)),
        encoding="utf-8",
    )
    return [target / name for name in made]


def main() -> None:
    """Make a release; an argument is its tag, which must match the version and follow a whole green night."""
    tag = sys.argv[1] if len(sys.argv) > 1 else ""
    if tag not in {"", f"v{version()}"}:
        raise SystemExit(f"the tag {tag} is not v{version()}, the version in pyproject.toml")
    if tag and (reason := rows.refusal(Path(), tag)):
        raise SystemExit(reason)
    for path in write(TARGET):
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
