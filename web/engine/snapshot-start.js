// @ts-check
// Starts an interpreter whose memory can be stored as a snapshot, or one that begins from a snapshot. Pyodide's options for
// snapshots are private (`_makeSnapshot`). This is safe, since its version is pinned, and any failure here leads to a plain
// start (see python.mjs).
//
// Two things are not covered by these options:
// - The memory has grown when a snapshot is made, so it must grow to the same size before the snapshot is copied into it.
// - The snapshot contains addresses of pydantic's compiled core. So both starts load the core at the same point, before Python
//   runs: there it gets the same place in memory and in the table of functions.
import { loadPyodide } from "../vendor/pyodide.js";
import { BASE_URL } from "../lib/base-url.js";

/** @import { PyodideInterface as Python } from "pyodide" */

/**
 * @typedef {object} Native a compiled extension
 * @property {string} path below site-packages
 * @property {Promise<WebAssembly.Module>} code
 */

/**
 * @typedef {object} Plan
 * @property {number} heap size of the memory before the start, in bytes; 0 for the default
 * @property {() => Native[]} natives returns the extensions; called when the download of the runtime's own files has begun
 * @property {(memory: Uint8Array, fresh: number) => void} [fill] copies the snapshot into the memory, when Pyodide restores it;
 *   `fresh`: the size of the memory before it grew
 * @property {() => Promise<unknown>} [ready] resolves when `fill` can be called
 * @property {(table: number) => void} loaded called with the length of the table of functions when the extensions are loaded
 */

const PAGE = 65_536;
const RUNTIME = new URL("pyodide/pyodide.asm.mjs", BASE_URL).href;

/**
 * @param {object} options for Pyodide
 * @param {Plan} plan
 * @returns {Promise<Python>}
 */
export async function startForSnapshot(options, plan) {
  // Pyodide would wait forever for a run dependency that has failed.
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  const failure = new Promise((_, reject) => (fail = reject));
  const { default: create } = await import(RUNTIME);
  /** @type {Native[]} */
  let natives = [];
  const start = loadPyodide({
    ...options,
    indexURL: new URL("pyodide/", BASE_URL).href,
    packageBaseUrl: new URL("wheels/", BASE_URL).href,
    enableRunUntilComplete: false,
    createPyodideModule: (/** @type {any} */ settings) => create(withHooks(settings, { ...plan, natives: () => natives }, fail)),
  });
  natives = plan.natives();
  return /** @type {Promise<Python>} */ (Promise.race([start, failure]));
}

/**
 * Adds the steps of a plan to the start.
 * @param {any} settings of Emscripten, as Pyodide has made them
 * @param {Plan} plan
 * @param {(error: unknown) => void} fail called if a step fails
 */
function withHooks(settings, { heap, natives, fill, ready, loaded }, fail) {
  const { instantiateWasm } = settings;
  let fresh = 0;
  /** @type {(imports: object, done: (instance: any, module: any) => void) => object} */
  settings.instantiateWasm = (imports, done) =>
    instantiateWasm(imports, (/** @type {any} */ instance, /** @type {any} */ module) => {
      const { memory } = instance.exports;
      fresh = memory.buffer.byteLength;
      if (heap > fresh) memory.grow((heap - fresh) / PAGE);
      done(instance, module);
    });
  /** @param {any} module */
  const prepare = async (module) => {
    await loadNatives(module, natives());
    loaded(module.wasmTable.length);
    await ready?.();
    if (!fill) return;
    const restore = module.API.restoreSnapshot;
    // Pyodide gets only the header of the snapshot, so it copies nothing over the memory that `fill` has written.
    module.API.restoreSnapshot = (/** @type {Uint8Array} */ header) => {
      fill(module.HEAPU8, fresh);
      return restore(header);
    };
  };
  settings.preRun = [
    ...settings.preRun,
    (/** @type {any} */ module) => {
      module.addRunDependency("snapshot");
      prepare(module).then(() => module.removeRunDependency("snapshot"), fail);
    },
  ];
  return settings;
}

/**
 * Loads extensions that are compiled already, as Emscripten's own loader would. That one cannot be used: before Python runs, it
 * does not read the file system, only URLs.
 * @param {any} module
 * @param {Native[]} natives
 */
export async function loadNatives(module, natives) {
  const flags = { loadAsync: true, global: false, nodelete: true, allowUndefined: true };
  for (const { path, code } of natives) {
    const name = `${module.API.sitePackages}/${path}`;
    const exports = await module.loadWebAssemblyModule(await code, flags, name, {});
    module.LDSO.loadedLibsByName[name] = { refcount: Infinity, name, exports, global: false };
  }
}
