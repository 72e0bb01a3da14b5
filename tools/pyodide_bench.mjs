// @ts-check
// Usage: node tools/pyodide_bench.mjs [ARGUMENTS OF bench/engine.py] - the figures of all games inside Pyodide.
import { runInPyodide } from "./pyodide_host.mjs";

await runInPyodide(`
sys.argv = ["bench/engine.py", *arguments_]
from bench import engine, pointcity
engine.main()
pointcity.main()
0
`);
