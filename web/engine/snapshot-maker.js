// @ts-check
// Makes a snapshot of the engine, as a worker of its own. It starts a second interpreter beside the one that plays, so that
// the game never waits for it, loads and warms the engine in it, and stores a snapshot of its memory. Then the page ends it.
import { files } from "./runtime.js";
import { pack } from "./snapshot-memory.js";
import { startForSnapshot } from "./snapshot-start.js";
import { snapshotKey, writeSnapshot } from "./snapshot-store.js";
import { acceptAnyWasmMimeType } from "./wasm.js";
import { fetchWheels, installWheels } from "./wheels.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */

acceptAnyWasmMimeType();

async function make() {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  // First: an interpreter may add to what the key looks at.
  const key = await snapshotKey(runtime.build);
  const wheels = await fetchWheels(runtime);
  let table = 0;
  const python = await startForSnapshot(
    { _makeSnapshot: true, lockFileContents: runtime.lock },
    {
      heap: 0,
      natives: () => wheels.natives,
      loaded: (length) => (table = length),
    },
  );
  const { FS, _module: module } = /** @type {any} */ (python);
  installWheels(python, runtime, wheels);
  FS.writeFile(`${module.API.sitePackages}/citadels_snapshot.py`, await files.text("engine/snapshot.py"));
  python.runPython("import citadels_snapshot\ncitadels_snapshot.warm()");
  const image = /** @type {any} */ (python).makeMemorySnapshot();
  // The second word of it says where the image of memory begins.
  const begin = new Uint32Array(image.buffer, image.byteOffset, 2)[1];
  const { runs, packed } = pack(image.subarray(begin));
  const facts = { key, madeAt: Date.now(), heap: module.HEAP8.length, table, runs, header: [...image.subarray(0, begin)] };
  await writeSnapshot(facts, { memory: packed, natives: new Map(wheels.natives.map(({ path, bytes }) => [path, bytes])) });
}

make().then(
  () => postMessage({ reason: "" }),
  (error) => postMessage({ reason: String(error) || "unknown" }),
);
