"""Runs the command line: ``python -m citadels.cli``."""

import sys

from citadels.cli import main

sys.exit(main())
