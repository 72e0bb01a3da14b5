// @ts-check
// Starts Pyodide under Node with the locked wheels and this folder in it, for the tests and for the bench. Wants the wheels
// of both locks in build/wheels: `python -m tools.website.wheels` fetches them.
import { existsSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const WHEELS = "build/wheels";
const LOCKS = ["tools/pyodide/wheels.lock", "tools/pyodide/test-wheels.lock"];

/** File names of the locked wheels: a comment before each line names its file. */
function locked() {
  const lines = LOCKS.flatMap((lock) => readFileSync(lock, "utf8").split("\n"));
  return lines.filter((line) => line.endsWith(".whl")).map((line) => line.slice(2));
}

/** @param {unknown} error only its message: Node would print the source line too, which is the whole interpreter */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * By micropip, which refuses a wheel that is not for this interpreter.
 * @param {import("pyodide").PyodideInterface} python
 * @param {string[]} wheels file names
 */
async function install(python, wheels) {
  const missing = wheels.filter((wheel) => !existsSync(`${WHEELS}/${wheel}`));
  if (missing.length) throw new Error(`not in ${WHEELS}: ${missing}; run python -m tools.website.wheels`);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  const [installer = ""] = wheels.filter((wheel) => wheel.startsWith("micropip-"));
  // Pyodide takes plain arrays only, no Buffer of Node's.
  python.unpackArchive(new Uint8Array(readFileSync(`${WHEELS}/${installer}`)), "wheel", { extractDir });
  const micropip = python.pyimport("micropip");
  const addresses = wheels.filter((wheel) => wheel !== installer).map((wheel) => `emfs:/project/${WHEELS}/${wheel}`);
  // All that they need is among them; without `deps` no index is asked.
  await micropip.install.callKwargs(addresses, { deps: false });
}

/**
 * Runs Python code in the project's folder; `arguments_` is the list of this command's own arguments.
 * @param {string} code its last line is the exit code
 */
export async function runInPyodide(code) {
  process.on("uncaughtException", fail);
  const python = await loadPyodide({
    env: {
      HOME: "/home/pyodide",
      // The folder is the host's: leave no byte code of another Python in it.
      PYTHONDONTWRITEBYTECODE: "1",
      ...(process.env.CITADELS_EVERYTHING ? { CITADELS_EVERYTHING: "1" } : {}),
    },
  });
  python.FS.mkdirTree("/project");
  python.mountNodeFS("/project", process.cwd());
  await install(python, locked());
  python.globals.set("arguments_json", JSON.stringify(process.argv.slice(2)));
  const prepare = `
import importlib, json, os, sys
importlib.invalidate_caches()
os.chdir("/project")
sys.path[:0] = ["/project/py", "/project"]
sys.dont_write_bytecode = True
arguments_ = json.loads(arguments_json)
`;
  const status = python.runPython(prepare + code);
  // Pyodide keeps timers that would hold Node open.
  process.exit(Number(status));
}
