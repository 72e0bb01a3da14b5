"""Makes web/types.d.ts from the models, and web/catalog.json from the editions.

python -m tools.make_types, or --check to tell whether they are up to date.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from citadels.bridge import handle
from tools.programs import node

TYPES = Path("web/types.d.ts")
CATALOG = Path("web/catalog.json")


def catalog() -> str:
    """What `hello` answers: the page shows cards and sets before the engine is ready."""
    answer = json.loads(handle('{"id": 1, "method": "hello", "params": {}}'))
    return json.dumps(answer["result"], separators=(",", ":")) + "\n"


def declarations() -> str:
    """The declarations of everything that crosses the border between the page and the engine."""
    schema = subprocess.run((sys.executable, "-m", "citadels.model.schema"), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the page's types and catalogue from the engine.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    options = parser.parse_args()
    for path, text in ((TYPES, declarations()), (CATALOG, catalog())):
        if not options.check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path} is out of date: run `make types`")


if __name__ == "__main__":
    main()
