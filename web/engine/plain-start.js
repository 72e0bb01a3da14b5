// @ts-check
// Starts the interpreter and the engine from their files, without a snapshot.
import { loadPyodide } from "../vendor/pyodide.js";
import { locate } from "./runtime.js";
import { loadNatives } from "./snapshot-start.js";
import { fetchWheels, installWheels } from "./wheels.js";

/**
 * Loads the interpreter; meanwhile the wheels, of which the one with a compiled extension goes to the compiler at once: in
 * WebKit that alone is a third of the start.
 * @param {object} options for Pyodide
 * @param {import("./runtime.js").Runtime} runtime
 * @param {(stage: import("./progress.js").Stage) => void} [enter] told what is being loaded
 * @returns {Promise<import("pyodide").PyodideInterface>}
 */
export async function startPlain(options, runtime, enter = () => undefined) {
  enter("runtime");
  const coming = fetchWheels(runtime);
  // Awaited below, where its failure is told.
  coming.catch(() => {});
  const python = await loadPyodide({
    ...options,
    indexURL: locate("pyodide/"),
    packageBaseUrl: locate("wheels/"),
    lockFileContents: /** @type {any} */ (runtime.lock),
    // The engine never blocks on a promise: not every browser can switch stacks.
    enableRunUntilComplete: false,
  });
  enter("engine");
  const wheels = await coming;
  installWheels(python, runtime, wheels);
  await loadNatives(/** @type {any} */ (python)._module, wheels.natives);
  return python;
}
