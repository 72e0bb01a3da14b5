// @ts-check
// Runs the benches of the engine inside Pyodide.
//     node tools/pyodide/bench.mjs [ARGUMENTS OF bench/engine.py]: the figures of all games.
//     node tools/pyodide/bench.mjs decisions [ITS ARGUMENTS]: how long computer players think.
import { runInPyodide } from "./host.mjs";

await runInPyodide(`
if arguments_[:1] == ["decisions"]:
    sys.argv = arguments_
    from bench import decisions
    decisions.main()
else:
    sys.argv = ["bench/engine.py", *arguments_]
    from bench import engine, pointcity
    engine.main()
    pointcity.main()
0
`);
