"""Runs the terminal: `python -m pointcity play`."""

import sys

from pointcity.cli import main

if __name__ == "__main__":
    sys.exit(main())
