"""Measures what `make dev` takes for a change: `python -m bench.dev`, in a copy of the sources.

`make build` goes before it.

The figures are seconds of processor time from a saved file until the site is built; the page is then loaded again by
itself.
"""

import os
import shutil
import tempfile
from pathlib import Path

from tools.dev import SOURCES, Builder

CHANGES = {
    "a sentence": ("web/locales/en.ftl", "# Changed.\n"),
    "a colour": ("web/styles/themes/dark.css", "/* Changed. */\n"),
    "a line of Python": ("py/citadels/__init__.py", "# Changed.\n"),
    "a line of the page": ("web/app/app.js", "// Changed.\n"),
    "a line of a manifest": ("web/locales/install/en.ftl", "# Changed.\n"),
}
OTHERS = ("README.md", "pyproject.toml", "package-lock.json", "tools")
CACHES = ("node_modules", "build/wheels", "build/compiled")


def processor_seconds() -> float:
    """Return what this process and those that it has waited for have taken."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def copy(tree: Path) -> None:
    """Copy what a build reads; what it caches is that of the project."""
    (tree / "build").mkdir()
    for name in (*SOURCES, *OTHERS):
        if Path(name).is_dir():
            shutil.copytree(name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(name, tree / name)
    for name in CACHES:
        (tree / name).symlink_to(Path(name).resolve())


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy(Path(folder))
        os.chdir(folder)
        builder = Builder()
        builder.build(set())
        for kind, (name, line) in CHANGES.items():
            path = Path(name)
            path.write_text(line + path.read_text(encoding="utf-8"), encoding="utf-8")
            began = processor_seconds()
            builder.build({path})
            print(f"{kind:<24} {processor_seconds() - began:.2f} s", flush=True)


if __name__ == "__main__":
    main()
