// @ts-check
// Usage: node tools/pyodide_bench.mjs [ARGUMENTS OF bench/engine.py] - the engine's figures inside Pyodide.
import { runInPyodide } from "./pyodide_host.mjs";

await runInPyodide(`
sys.argv = ["bench/engine.py", *arguments_]
from bench.engine import main
main()
0
`);
