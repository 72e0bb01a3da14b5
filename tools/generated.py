"""Makes the files that are committed and made of others: the page's types, the catalogue, the sprite of all pictures.

python -m tools.generated, or --check to tell whether they are up to date.
"""

import argparse
from pathlib import Path

from tools import make_types, sprite

FILES = {
    Path("web/types.d.ts"): make_types.declarations,
    Path("web/catalog.json"): make_types.catalog,
    Path("web/art/sprite.svg"): sprite.compose,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the page's types, catalogue and sprite.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    options = parser.parse_args()
    stale: list[str] = []
    for path, made in FILES.items():
        text = made()
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path))
        if not options.check:
            path.write_text(text, encoding="utf-8")
    if options.check and stale:
        raise SystemExit(f"{', '.join(stale)}: out of date, run `make generated`")


if __name__ == "__main__":
    main()
