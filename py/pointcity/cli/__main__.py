"""Runs the command line: ``python -m pointcity.cli``."""

import sys

from pointcity.cli import main

sys.exit(main())
