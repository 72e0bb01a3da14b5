// @ts-check
// Makes a snapshot of the engine in a worker of its own: starts a second interpreter, so that the game never waits, loads the
// engine, plays a game to warm it up, and stores the interpreter's memory. Then the page ends the worker.
import { files } from "./runtime.js";
import { pack } from "./snapshot-memory.js";
import { startForSnapshot } from "./snapshot-start.js";
import { snapshotKey, writeSnapshot } from "./snapshot-store.js";
import { acceptAnyWasmMimeType } from "./wasm.js";
import { fetchWheels, installWheels } from "./wheels.js";

/** @import { Runtime } from "./runtime.js" */

acceptAnyWasmMimeType();

async function make() {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  // Computed first, since an interpreter may add to the features that the key depends on.
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
  // Its second word is the offset of the memory; the header is before it.
  const begin = new Uint32Array(image.buffer, image.byteOffset, 2)[1];
  const { runs, packed } = pack(image.subarray(begin));
  const facts = { key, madeAt: Date.now(), heap: module.HEAP8.length, table, runs, header: [...image.subarray(0, begin)] };
  await writeSnapshot(facts, { memory: packed, natives: new Map(wheels.natives.map(({ path, bytes }) => [path, bytes])) });
}

make().then(
  () => postMessage({ reason: "" }),
  (error) => postMessage({ reason: String(error) || "unknown" }),
);
