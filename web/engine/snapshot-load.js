// @ts-check
// Starts the engine from the snapshot on this device.
import { files } from "./runtime.js";
import { unpack } from "./snapshot-memory.js";
import { startForSnapshot } from "./snapshot-start.js";
import { readDescription, readPart, snapshotKey } from "./snapshot-store.js";
import { writeWheels } from "./wheels.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */
/** @typedef {import("./snapshot-store.js").Description} Description */
/** @typedef {import("./snapshot-start.js").Python} Python */

/**
 * @param {Runtime} runtime
 * @returns {Promise<Description | null>} the snapshot that fits this site and browser, if there is one
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
 * @returns {Promise<Python>} with the engine loaded and tried; anything that is not as it should be is an error
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
      // What takes long to compile comes first: everything is read at the same time.
      natives() {
        const all = description.natives.map((part) => ({ path: part.name, code: readPart(part).then(compile) }));
        memory = readPart(description.memory);
        // Each is awaited later, where its failure is told.
        for (const early of [memory, ...all.map(({ code }) => code)]) early.catch(() => {});
        return all;
      },
      loaded: (length) => (table = length),
      ready: async () => (packed = await memory),
      fill(all, fresh) {
        if (table !== description.table) throw new Error(`snapshot: ${table} functions, not ${description.table}`);
        unpack(all, fresh, description.runs, packed);
        // The interpreter keeps these functions for good, and with them some 25 MB.
        packed = NOTHING;
        memory = Promise.resolve(NOTHING);
      },
    },
  );
  python.runPython("import citadels_snapshot\ncitadels_snapshot.wake()");
  return python;
}

/**
 * Files are not in the snapshot. All modules are, so nothing waits for this; but Python may yet want to import something
 * that we did not foresee.
 * @param {Python} python
 * @param {Runtime} runtime
 */
export async function putWheelsBack(python, runtime) {
  writeWheels(python, await files.wheels(runtime));
}
