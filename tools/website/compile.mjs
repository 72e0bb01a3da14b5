// @ts-check
// Compiles modules with tools/website/byte_code.py inside Pyodide. Usage: node tools/website/compile.mjs WANTED MADE. Both
// files are lists as Python's marshal writes them: see `compile_all` there.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
// @ts-expect-error - has no types
import createPyodideModule from "pyodide/pyodide.asm.mjs";

const PROGRAM = `
import sys
sys.path.insert(0, "/build")
sys.dont_write_bytecode = True
from byte_code import compile_all
with open("/build/wanted", "rb") as wanted, open("/build/made", "wb") as made:
    made.write(compile_all(wanted.read()))
`;

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

// Only the message: Node would print the source line too, which is the whole interpreter.
process.on("uncaughtException", (error) => fail(error.message));

const [wanted = "", made = ""] = process.argv.slice(2);
if (!made) throw new Error("usage: node tools/website/compile.mjs WANTED MADE");

/**
 * Compiles as soon as Python runs: what Pyodide would import next, for programs that use JavaScript, takes seconds.
 * @param {object} settings
 * @returns {Promise<never>}
 */
async function compile(settings) {
  const { FS, API } = await createPyodideModule(settings);
  FS.mkdir("/build");
  FS.writeFile("/build/byte_code.py", readFileSync(new URL("byte_code.py", import.meta.url)));
  FS.writeFile("/build/wanted", readFileSync(wanted));
  const [failed, message] = API.rawRun(PROGRAM);
  if (failed) fail(message);
  writeFileSync(made, FS.readFile("/build/made"));
  // Pyodide keeps timers that would hold Node open.
  process.exit(0);
}

// Without columns in the tables of lines: a tenth less to fetch. A fault is told by its line.
await loadPyodide({ createPyodideModule: compile, env: { PYTHONNODEBUGRANGES: "1" } });
