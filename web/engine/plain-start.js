// @ts-check
// Starts the Python interpreter and loads the engine's packages, without a snapshot.
import { loadPyodide } from "../vendor/pyodide.js";
import { locate } from "./runtime.js";
import { loadNatives } from "./snapshot-start.js";
import { fetchWheels, installWheels } from "./wheels.js";

/**
 * Loads the interpreter and the wheels at the same time. The compiled extension of a wheel is compiled at once: in WebKit this
 * alone takes a third of the start.
 * @param {object} options for Pyodide
 * @param {import("./runtime.js").Runtime} runtime
 * @param {(stage: import("./progress.js").Stage) => void} [enter] called when a stage begins
 * @returns {Promise<import("pyodide").PyodideInterface>}
 */
export async function startPlain(options, runtime, enter = () => undefined) {
  enter("runtime");
  const coming = fetchWheels(runtime);
  // Awaited below, which reports a failure.
  coming.catch(() => {});
  const python = await loadPyodide({
    ...options,
    indexURL: locate("pyodide/"),
    packageBaseUrl: locate("wheels/"),
    lockFileContents: /** @type {any} */ (runtime.lock),
    // The engine never blocks on a promise, since not every browser supports stack switching.
    enableRunUntilComplete: false,
  });
  enter("engine");
  const wheels = await coming;
  installWheels(python, runtime, wheels);
  await loadNatives(/** @type {any} */ (python)._module, wheels.natives);
  return python;
}
