"""The figures of bench/engine.py inside Pyodide under Node, the same code on the same machine."""

import subprocess
import sys


def main() -> None:
    """Run the bench in Pyodide; its table and JSON go to this process's output."""
    subprocess.run([sys.executable, "-m", "tools.wheels"], check=True)
    subprocess.run(["node", "tools/pyodide_bench.mjs", *sys.argv[1:]], check=True)


if __name__ == "__main__":
    main()
