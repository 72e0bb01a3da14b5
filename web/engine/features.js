// @ts-check
// Lists the features that the engine needs but this browser lacks. The locale files have a text `feature-<name>` for each.

// For each WebAssembly feature that Pyodide needs: the smallest module that is valid only with this feature.
const WASM = {
  // (func (param externref))
  "wasm-references": [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0],
  // (memory 1) (func i32.const 0 i32.const 0 i32.const 0 memory.fill)
  "wasm-bulk-memory": [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 13, 1, 11, 0, 65, 0, 65, 0, 65, 0, 252,
    11, 0, 11,
  ],
  // (func try end): exceptions in the form that most browsers have had since 2021
  "wasm-exceptions": [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11],
};

/** @returns {boolean} whether a worker can be a module: only then does the browser read the option `type` */
function hasModuleWorkers() {
  let read = false;
  const options = {
    /** @returns {"module"} */
    get type() {
      read = true;
      return "module";
    },
  };
  const empty = URL.createObjectURL(new Blob([], { type: "text/javascript" }));
  new Worker(empty, options).terminate();
  URL.revokeObjectURL(empty);
  return read;
}

/** The name of the feature that the page's address decides, not the age of the browser. */
export const SECURE = "secure-context";

/** @returns {boolean} whether the page has the features of a secure origin */
const isSecure = () => globalThis.isSecureContext && "subtle" in (globalThis.crypto ?? {});

/**
 * @returns {string[]} the missing features, the most basic ones first; empty if the engine can run
 */
export function missingFeatures() {
  const missing = isSecure() ? [] : [SECURE];
  if (typeof WebAssembly !== "object") missing.push("wasm");
  else {
    for (const [name, bytes] of Object.entries(WASM)) {
      if (!WebAssembly.validate(new Uint8Array(bytes))) missing.push(name);
    }
  }
  if (typeof Worker !== "function" || !hasModuleWorkers()) missing.push("module-workers");
  if (typeof BroadcastChannel !== "function") missing.push("broadcast-channel");
  if (!("indexedDB" in globalThis)) missing.push("indexed-db");
  return missing;
}
