// @ts-check
// PyScript imports this module inside the worker in place of Pyodide's own: it wants a `loadPyodide` and a `version`.
// Having it here lets the site choose the packages, the lock and how the interpreter starts, all from its own files.
import { loadPyodide as loadRuntime, version } from "../vendor/pyodide.js";
import { openProgress } from "./progress.js";
import { forgiveWasmTypes } from "./wasm.js";

export { version };

forgiveWasmTypes();

/**
 * What tools/build.py says about the interpreter's files.
 * @typedef {object} Runtime
 * @property {string[]} packages names in `lock`, all of them loaded at each start
 * @property {string} wheel file name of our own wheel
 * @property {object} lock Pyodide's lock file, of just these packages
 * @property {Record<string, number>} bytes size of each file a start loads, by path in the site
 */

/** @typedef {import("pyodide").PyodideInterface} Python */

const SITE = new URL("../", import.meta.url);
/** @param {string} path a path in the site */
const locate = (path) => new URL(path, SITE).href;

/** @param {string} path */
async function get(path) {
  const response = await fetch(locate(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * The plain start: the interpreter, the wheels of others, then ours by micropip.
 * @param {object} options what PyScript passes: stdout and stderr
 * @param {Runtime} runtime
 * @param {(stage: import("./progress.js").Stage) => void} enter
 * @returns {Promise<Python>}
 */
async function startPlain(options, runtime, enter) {
  // Fetched beside everything else; micropip then finds it in the interpreter's own file system.
  const wheel = get(`wheels/${runtime.wheel}`).then((response) => response.arrayBuffer());
  enter("runtime");
  const python = await loadRuntime({
    ...options,
    indexURL: locate("pyodide/"),
    packageBaseUrl: locate("wheels/"),
    lockFileContents: /** @type {any} */ (runtime.lock),
    packages: runtime.packages,
    // The engine never blocks on a promise: not every browser can switch stacks.
    enableRunUntilComplete: false,
  });
  enter("engine");
  python.FS.writeFile(`/tmp/${runtime.wheel}`, new Uint8Array(await wheel));
  const micropip = python.pyimport("micropip");
  // Every dependency is there already; without `deps` micropip asks no index.
  await micropip.install.callKwargs(`emfs:/tmp/${runtime.wheel}`, { deps: false });
  micropip.destroy();
  python.FS.unlink(`/tmp/${runtime.wheel}`);
  return python;
}

/**
 * Called by PyScript.
 * @param {object} options
 * @returns {Promise<Python>}
 */
export async function loadPyodide(options) {
  /** @type {Runtime} */
  const runtime = await (await get("engine/runtime.json")).json();
  const progress = openProgress(new URL(import.meta.url), SITE, runtime.bytes);
  try {
    return await startPlain(options, runtime, progress.enter);
  } finally {
    progress.close();
  }
}
