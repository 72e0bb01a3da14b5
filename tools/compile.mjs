// @ts-check
// Usage: node tools/compile.mjs JOBS.json - compiles archives with tools/compile_zip.py inside Pyodide.
// A job: {source, target, optimize, skip}. Paths are relative to the present folder.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

/** @typedef {{source: string, target: string, optimize: number, skip: string[]}} Job */

// Only the message: Node would print the source line too, which is the whole interpreter.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [jobsFile] = process.argv.slice(2);
if (!jobsFile) throw new Error("usage: node tools/compile.mjs JOBS.json");
/** @type {Job[]} */
const jobs = JSON.parse(readFileSync(jobsFile, "utf8"));

const python = await loadPyodide();
python.FS.mkdirTree("/project");
python.mountNodeFS("/project", process.cwd());
python.globals.set("jobs_json", JSON.stringify(jobs));
python.runPython(`
import json, os, sys
os.chdir("/project")
sys.path.insert(0, "/project/tools")
from compile_zip import compile_zip
tag = f"cp{sys.version_info.major}{sys.version_info.minor}-none-any"
for job in json.loads(jobs_json):
    compile_zip(**job, tag=tag)
`);
// Pyodide keeps timers that would hold Node open.
process.exit(0);
