"""Makes web/types.d.ts from the models: `python -m tools.make_types`, or `--check` to tell whether it is up to date."""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.programs import node

TYPES = Path("web/types.d.ts")


def make() -> str:
    """The declarations of everything that crosses the border between the page and the engine."""
    schema = subprocess.run((sys.executable, "-m", "citadels.model.schema"), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the page's types from the engine's models.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if the file is out of date"
    )
    options = parser.parse_args()
    types = make()
    if not options.check:
        TYPES.write_text(types, encoding="utf-8")
    elif not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != types:
        raise SystemExit(f"{TYPES} is out of date: run `make types`")


if __name__ == "__main__":
    main()
