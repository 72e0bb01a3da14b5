// @ts-check
// Starts the interpreter, with the engine loaded, from the snapshot on this device.
import { files } from "./runtime.js";
import { unpack } from "./snapshot-memory.js";
import { startForSnapshot } from "./snapshot-start.js";
import { readDescription, readPart, snapshotKey } from "./snapshot-store.js";
import { writeWheels } from "./wheels.js";

/** @import { Runtime } from "./runtime.js" */
/** @import { Description } from "./snapshot-store.js" */
/** @import { PyodideInterface as Python } from "pyodide" */

/**
 * @param {Runtime} runtime
 * @returns {Promise<Description | null>} the snapshot for this version of the site and this browser, if there is one
 */
export async function findSnapshot(runtime) {
  const [description, key] = await Promise.all([readDescription(), snapshotKey(runtime.build)]);
  return description?.key === key ? description : null;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
const compile = (bytes) => WebAssembly.compile(bytes);

const NOTHING = new Uint8Array();

/**
 * @param {object} options stdout and stderr
 * @param {Runtime} runtime
 * @param {Description} description
 * @returns {Promise<Python>} the interpreter after a test of the engine; rejects if anything is wrong
 */
export async function startFromSnapshot(options, runtime, description) {
  let table = 0;
  /** @type {Promise<Uint8Array>} */
  let memory;
  /** @type {Uint8Array} */
  let packed;
  const python = await startForSnapshot(
    { ...options, _loadSnapshot: Uint8Array.from(description.header), lockFileContents: runtime.lock },
    {
      heap: description.heap,
      // The extensions are read first, since compiling takes long. The rest is read at the same time.
      natives() {
        const all = description.natives.map((part) => ({ path: part.name, code: readPart(part).then(compile) }));
        memory = readPart(description.memory);
        // Each is awaited later, which reports a failure.
        for (const early of [memory, ...all.map(({ code }) => code)]) early.catch(() => {});
        return all;
      },
      loaded: (length) => (table = length),
      ready: async () => (packed = await memory),
      fill(all, fresh) {
        if (table !== description.table) throw new Error(`snapshot: ${table} functions, not ${description.table}`);
        unpack(all, fresh, description.runs, packed);
        // The interpreter keeps these functions for good. Without this they would hold some 25 MB.
        packed = NOTHING;
        memory = Promise.resolve(NOTHING);
      },
    },
  );
  python.runPython("import citadels_snapshot\ncitadels_snapshot.wake()");
  return python;
}

/**
 * Writes the wheels to the interpreter's file system, which is not in the snapshot. The start does not wait for it, since all
 * modules are in the snapshot. But Python may still import a module that nothing has imported yet.
 * @param {Python} python
 * @param {Runtime} runtime
 */
export async function putWheelsBack(python, runtime) {
  writeWheels(python, await files.wheels(runtime));
}
