"""Runs bench/engine.py and bench/pointcity.py inside Pyodide under Node, to compare with CPython on the same machine.

With ``decisions`` as the first argument it runs bench/decisions.py.
"""

import sys

from tools.programs import node, run
from tools.website import wheels


def main() -> None:
    """Run the benches in Pyodide; they print to this process's output."""
    wheels.main()
    run(node(), "tools/pyodide/bench.mjs", *sys.argv[1:])


if __name__ == "__main__":
    main()
