// @ts-check
// Compiles archives with tools/website/compile_zip.py inside Pyodide. Usage: node tools/website/compile.mjs JOBS.json. A
// job: {source, target, optimize, skip}. Paths are relative to the present folder.
import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** @typedef {{source: string, target: string, optimize: number, skip: string[]}} Job */

// Only the message: Node would print the source line too, which is the whole interpreter.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [jobsFile] = process.argv.slice(2);
if (!jobsFile) throw new Error("usage: node tools/website/compile.mjs JOBS.json");
/** @type {Job[]} */
const jobs = JSON.parse(readFileSync(jobsFile, "utf8"));

const python = await loadPyodide();
let mounts = 0;

/**
 * Mounts a folder of the host's, wherever links lead to it: Python sees only what is mounted, and could follow none.
 * @param {string} folder
 * @returns {string} where Python finds it
 */
function mount(folder) {
  const place = `/mounted/${(mounts += 1)}`;
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, realpathSync(folder));
  return place;
}

/** @param {string} path */
const mounted = (path) => `${mount(dirname(path))}/${basename(path)}`;
const found = jobs.map((job) => ({ ...job, source: mounted(realpathSync(job.source)), target: mounted(job.target) }));
python.globals.set("jobs_json", JSON.stringify(found));
python.globals.set("tools", mount(dirname(fileURLToPath(import.meta.url))));
python.runPython(`
import json, sys
sys.path.insert(0, tools)
sys.dont_write_bytecode = True
from compile_zip import compile_zip
tag = f"cp{sys.version_info.major}{sys.version_info.minor}-none-any"
for job in json.loads(jobs_json):
    compile_zip(**job, tag=tag)
`);
// Pyodide keeps timers that would hold Node open.
process.exit(0);
