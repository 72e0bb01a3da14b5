"""Collects the licence texts of what the site ships into one file; NOTICE is its table of contents."""

import zipfile
from pathlib import Path

PACKAGES = Path("node_modules")
# What PyScript's one file contains has no file of its own in the site, but its licence asks for its text all the same.
NPM = """
    @pyscript/core polyscript coincident reflected-ffi next-resolver sticky-module basic-devtools
    type-checked-collections @webreflection/fetch @webreflection/idb-map @webreflection/utils
    lit-html idb qr esbuild
    @codemirror/view @lezer/common style-mod w3c-keyname crelt @marijn/find-cluster-break
""".split()  # noqa: SIM905 - a list of names reads better as words


def npm_texts() -> list[tuple[str, str]]:
    found = [(name, path) for name in NPM for path in sorted((PACKAGES / name).glob("LICEN[CS]E*"))]
    missing = set(NPM) - {name for name, _ in found}
    if missing:
        raise SystemExit(f"no licence file in: {', '.join(sorted(missing))}")
    return [(name, path.read_text(encoding="utf-8")) for name, path in found]


def wheel_texts(wheels: list[Path]) -> list[tuple[str, str]]:
    texts: list[tuple[str, str]] = []
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if "/LICEN" in name and not name.endswith(".py")]
            texts += [(f"{wheel.name.split('-')[0]}: {name}", archive.read(name).decode()) for name in names]
    return texts


def write(target: Path, wheels: list[Path]) -> None:
    """The texts one after another. CPython's is that of typing_extensions; Pyodide's package brings none."""
    pyodide = ("pyodide: MPL-2.0", Path("tools/texts/MPL-2.0.txt").read_text(encoding="utf-8"))
    parts = [Path("NOTICE").read_text(encoding="utf-8")]
    parts += [
        f"{'=' * 80}\n{title}\n\n{text.strip()}\n"
        for title, text in (pyodide, *npm_texts(), *wheel_texts(wheels))
    ]
    target.write_text("\n".join(parts), encoding="utf-8")
