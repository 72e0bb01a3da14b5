"""Copies the npm packages the page uses into the site.

A module under web/vendor/ imports a package; in the site it imports the copied file instead. Every static import is
followed from there, so that only files in use are copied.
"""

import re
import shutil
from pathlib import Path

PACKAGES = Path("node_modules")

# package specifier -> (file in node_modules, folder in the site's vendor/ or beside it)
ENTRIES = {
    "@fluent/bundle": ("@fluent/bundle/esm/index.js", "fluent"),
    "@pyscript/core": ("@pyscript/core/dist/core.js", "pyscript"),
    "idb": ("idb/build/index.js", "idb"),
    "lit-html": ("lit-html/lit-html.js", "lit"),
    "pyodide": ("pyodide/pyodide.mjs", "../pyodide"),
    "qr": ("qr/index.js", "qr"),
}
# package of a specifier with a sub-path ("lit-html/directives/repeat.js") -> its folder in node_modules
ROOTS = {"lit-html": "lit-html", "qr": "qr"}

# Prefixes of the parts of PyScript that the site needs: PyScript imports them dynamically at every start. The page
# leaves out its other parts (web/engine/client.js). What these import dynamically in turn is left out.
PYSCRIPT_PARTS = "error- toml-V4Savzlc"
LAZY = {"pyscript": tuple(PYSCRIPT_PARTS.split())}

# Packages of many files that one part of the page needs: tools/website/bundle.py makes one file of each.
WHOLE = ("codemirror.js",)

# Minified code writes import"x" and from"x". import("x") is dynamic, and a list of words such as "from","to" is no
# import.
STATIC_IMPORT = re.compile(r"""(?<!["'])\b(?:from|import)\s*(["'])([^"']+)\1""")
LAZY_IMPORT = re.compile(r"""\bimport\(\s*(?:/\*.*?\*/)?\s*(["'])([^"']+)\1\s*\)""")
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def locate(specifier: str) -> tuple[Path, Path]:
    """Return the file in node_modules for an import of a package, and its place relative to the site's vendor/."""
    if specifier in ENTRIES:
        source, folder = ENTRIES[specifier]
        return PACKAGES / source, Path(folder) / Path(source).name
    package, _, rest = specifier.partition("/")
    if package in ROOTS:
        return PACKAGES / ROOTS[package] / rest, Path(ENTRIES[package][1]) / rest
    raise ValueError(f"not a vendored package: {specifier}")


def copy_module(source: Path, target: Path, done: dict[Path, Path]) -> None:
    """Copy a module and what it imports, keeping their places relative to each other.

    ``done`` has sources by targets.
    """
    if target in done:
        return
    done[target] = source
    text = SOURCE_MAP.sub("\n", source.read_text(encoding="utf-8"))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    for specifier in imports(text, LAZY.get(target.parent.name, ())):
        copy_module(source.parent / specifier, target.parent / specifier, done)


def imports(text: str, lazy: tuple[str, ...]) -> set[str]:
    """Return the relative imports of a module.

    All static ones, and dynamic ones whose file name has a prefix in ``lazy``.
    """
    static = {found for _, found in STATIC_IMPORT.findall(text) if found.startswith(".")}
    late = {found for _, found in LAZY_IMPORT.findall(text) if Path(found).name.startswith(lazy)}
    return static | late


def vendor(site: Path) -> list[Path]:
    """Rewrite site/vendor/*.js to import copied files, and copy those; return the files that were copied."""
    folder = site / "vendor"
    done: dict[Path, Path] = {}
    for module in sorted(folder.glob("*.js")):
        if module.name in WHOLE:
            continue
        text = module.read_text(encoding="utf-8")
        for _, specifier in STATIC_IMPORT.findall(text):
            source, place = locate(specifier)
            target = folder / place
            copy_module(source, target, done)
            text = text.replace(f'"{specifier}"', f'"{relative(place)}"')
        module.write_text(text, encoding="utf-8")
    return list(done.values())


def relative(place: Path) -> str:
    name = place.as_posix()
    return name if name.startswith("../") else f"./{name}"


def copy_pyodide(site: Path) -> None:
    """Copy the interpreter's files that no import names; the standard library is compiled and copied by the build."""
    target = site / "pyodide"
    target.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PACKAGES / "pyodide" / name, target / name)


def plain_names(site: Path) -> None:
    """Rename `.mjs` files to `.js`, also in the modules that name them: some hosts send `.mjs` with a wrong type."""
    texts = [*site.glob("engine/*js"), *site.glob("vendor/*.js"), *site.glob("pyodide/*js")]
    for module in sorted(path for path in texts if path.suffix == ".mjs"):
        new = f"{module.stem}.js"
        named = re.compile(rf"(?<=[\"'`/}}]){re.escape(module.name)}\b")
        if not sum([rename_in(path, named, new) for path in texts]):
            raise SystemExit(f"nothing names {module}: how does the page find it?")
        texts[texts.index(module)] = module.rename(module.with_name(new))


def rename_in(path: Path, named: re.Pattern[str], new: str) -> int:
    text, count = named.subn(new, path.read_text(encoding="utf-8"))
    if count:
        path.write_text(text, encoding="utf-8")
    return count
