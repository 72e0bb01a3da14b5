"""Writes the golden transcripts anew (``--write``), or says which of them differ from what the rules give now."""

import argparse
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]
sys.path[:0] = [str(TOP), str(TOP / "py"), str(TOP / "tests" / "py")]

from transcript import GOLDEN, transcripts  # noqa: E402 - the path comes first


def main() -> int:
    """Compare, or write; return how many files differ and were not written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="store what the rules give now")
    write = parser.parse_args().write
    differ = 0
    for name, text in transcripts().items():
        path = GOLDEN / name
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        print(f"{'written' if write else 'differs'}: {path.relative_to(TOP)}")
        if write:
            path.write_text(text, "utf-8")
        else:
            differ += 1
    return differ


if __name__ == "__main__":
    sys.exit(main())
