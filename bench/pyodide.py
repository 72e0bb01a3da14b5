"""Runs bench/engine.py and bench/pointcity.py inside Pyodide under Node, the same code on the same machine.

With ``decisions`` as the first argument those of bench/decisions.py.
"""

import sys

from tools.programs import node, run
from tools.website import wheels


def main() -> None:
    """Run the bench in Pyodide; its table and JSON go to this process's output."""
    wheels.main()
    run(node(), "tools/pyodide/bench.mjs", *sys.argv[1:])


if __name__ == "__main__":
    main()
