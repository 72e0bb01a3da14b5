"""Runs the terminal: `python -m citadels play`."""

import sys

from citadels.cli import main

if __name__ == "__main__":
    sys.exit(main())
