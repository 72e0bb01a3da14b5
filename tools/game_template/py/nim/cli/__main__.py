"""Runs the command line: ``python -m nim.cli play``."""

import sys

from nim.cli import main

sys.exit(main())
