"""Collects the licence texts of what the site ships into one file; NOTICE is its table of contents."""

import zipfile
from pathlib import Path

PACKAGES = Path("node_modules")
# Packages with code in the site. PyScript's file contains some of them, and their licences require their texts too.
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
    """Write all licence texts. CPython's is the one of typing_extensions; Pyodide's package has none, so ours is used."""
    pyodide = ("pyodide: MPL-2.0", Path("tools/texts/MPL-2.0.txt").read_text(encoding="utf-8"))
    parts = [Path("NOTICE").read_text(encoding="utf-8")]
    parts += [
        f"{'=' * 80}\n{title}\n\n{text.strip()}\n"
        for title, text in (pyodide, *npm_texts(), *wheel_texts(wheels))
    ]
    target.write_text("\n".join(parts), encoding="utf-8")
