"""Collects the licence texts of what the site ships into one file; NOTICE is its table of contents.

Which packages have code in the site is read from the source maps of the files that are copied, and from what esbuild
reports of its bundles. A package without a known text ends the build.
"""

import json
import zipfile
from collections.abc import Iterable
from os.path import normpath
from pathlib import Path
from typing import Any

PACKAGES = Path("node_modules")
TEXTS = Path("tools/texts")
"""The texts of licences, for packages that carry none: each named as the package names its licence."""
BUNDLER = "esbuild"
"""Adds some lines of its own where it puts modules together."""
INSIDE = "node_modules/"
PORTS = {
    "/vendor/stackframe/": (
        "stackframe and error-stack-parser",
        "MIT",
        "Eric Wendelin and other contributors",
    )
}
"""Works of others that a package has in its own folders, by a part of their paths: name, licence, authors."""

Text = tuple[str, str]


def package_of(path: str) -> str:
    """Return the name of the package that a file is from; "" if it is from none."""
    _, found, rest = path.rpartition(INSIDE)
    parts = rest.split("/")
    return "/".join(parts[: 2 if rest.startswith("@") else 1]) if found else ""


def sources(file: Path) -> list[str]:
    """Return the files that a published file was made from, as its source map says; none if it has no map."""
    about = file.with_name(f"{file.name}.map")
    return json.loads(about.read_text(encoding="utf-8"))["sources"] if about.is_file() else []


def shipped(files: Iterable[Path]) -> tuple[set[str], set[str]]:
    """Return the packages with code in files of packages, and the places of works in their own folders."""
    packages, places = {BUNDLER}, set[str]()
    for file in files:
        packages.add(package_of(file.as_posix()))
        for source in sources(file):
            name = package_of(source)
            if name:
                packages.add(name)
            elif "/vendor/" in source:
                places.add(source)
    return packages, places


def author(about: dict[str, Any]) -> str:
    named: dict[str, str] | str = about.get("author") or ""
    return named["name"] if isinstance(named, dict) else named.partition(" <")[0]


def standard_text(licence: str, authors: str) -> str:
    """Return the text of a licence. Ends the program if there is none."""
    path = TEXTS / f"{licence}.txt"
    if not path.is_file():
        raise SystemExit(f"no text of the licence {licence}: add {path}")
    return path.read_text(encoding="utf-8").replace("{author}", authors)


def package_texts(name: str) -> list[Text]:
    """Return the licence texts in a package, or the standard text of the licence that it names."""
    found = sorted((PACKAGES / name).glob("LICEN[CS]E*"))
    if found:
        return [(name, path.read_text(encoding="utf-8")) for path in found]
    about: dict[str, Any] = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
    licence = str(about["license"])
    return [(f"{name}: {licence}", standard_text(licence, author(about)))]


def port_texts(place: str) -> list[Text]:
    for part, (name, licence, authors) in PORTS.items():
        if part in place:
            return [(f"{name}: {licence}", standard_text(licence, authors))]
    raise SystemExit(f"{normpath(place)}: whose work is this, under which licence? Add it to {__name__}")


def npm_texts(files: Iterable[Path]) -> list[Text]:
    """Return name and text for each package with code in ``files``, which are files of packages."""
    packages, places = shipped(files)
    texts = [text for name in sorted(packages) for text in package_texts(name)]
    return list(dict.fromkeys([*texts, *(text for place in sorted(places) for text in port_texts(place))]))


def wheel_texts(wheels: list[Path]) -> list[Text]:
    texts: list[Text] = []
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if "/LICEN" in name and not name.endswith(".py")]
            texts += [(f"{wheel.name.split('-')[0]}: {name}", archive.read(name).decode()) for name in names]
    return texts


def write(target: Path, files: Iterable[Path], wheels: list[Path]) -> None:
    """Write the licence texts of packages, by files of theirs, and of wheels.

    CPython's is that of typing_extensions.
    """
    parts = [Path("NOTICE").read_text(encoding="utf-8")]
    parts += [
        f"{'=' * 80}\n{title}\n\n{text.strip()}\n"
        for title, text in (*npm_texts(files), *wheel_texts(wheels))
    ]
    target.write_text("\n".join(parts), encoding="utf-8")
