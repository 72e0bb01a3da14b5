// @ts-check
// Starts an interpreter whose memory can be stored as a snapshot, or that begins with one. Pyodide's options for it
// are underscored: its version is pinned, and whatever goes wrong here ends in a plain start (see python.mjs).
//
// Two things go beyond those options. Memory has grown past its first size by the time a snapshot is made, so it is grown
// again before it is filled. And pydantic's compiled core has addresses in the snapshot, so it is loaded at the same
// point of both starts, before Python runs: there it gets the same place in memory and in the table of functions.
import { loadPyodide } from "../vendor/pyodide.js";
import { BASE_URL } from "../lib/base-url.js";

/** @typedef {import("pyodide").PyodideInterface} Python */

/**
 * @typedef {object} Native a compiled extension
 * @property {string} path below site-packages
 * @property {Promise<WebAssembly.Module>} code
 */

/**
 * @typedef {object} Plan
 * @property {number} heap memory to have before anything is put there
 * @property {() => Native[]} natives asked for when the runtime's own files are on their way
 * @property {(memory: Uint8Array, fresh: number) => void} [fill] called with all of memory, and how much of it was there
 *   before it grew, when Pyodide wants the snapshot put there
 * @property {() => Promise<unknown>} [ready] waits for what has to be there for that
 * @property {(table: number) => void} loaded told the length of the table of functions when the natives are in it
 */

const PAGE = 65_536;
const RUNTIME = new URL("pyodide/pyodide.asm.mjs", BASE_URL).href;

/**
 * @param {object} options for Pyodide
 * @param {Plan} plan
 * @returns {Promise<Python>}
 */
export async function startForSnapshot(options, plan) {
  // Pyodide would wait without end for a run dependency that has failed.
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
    createPyodideModule: (/** @type {any} */ settings) => create(alike(settings, { ...plan, natives: () => natives }, fail)),
  });
  natives = plan.natives();
  return /** @type {Promise<Python>} */ (Promise.race([start, failure]));
}

/**
 * @param {any} settings of Emscripten, as Pyodide has made them
 * @param {Plan} plan
 * @param {(error: unknown) => void} fail
 */
function alike(settings, { heap, natives, fill, ready, loaded }, fail) {
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
    // Pyodide is handed only the header, and finds nothing to copy behind it.
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
 * What Emscripten's loader of libraries does, but with a module that is compiled already: before Python runs, the loader
 * would not look at the file system, only at addresses.
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
