// @ts-check
// A worker that lives only to make a snapshot: starts a second interpreter beside the one that plays, so that the game
// never waits for this one, loads and warms the engine in it, stores a picture of its memory, and is ended by the page.
import { files } from "./runtime.js";
import { pack } from "./snapshot-memory.js";
import { startAlike } from "./snapshot-start.js";
import { snapshotKey, writeSnapshot } from "./snapshot-store.js";
import { forgiveWasmTypes } from "./wasm.js";
import { fetchWheels, installWheels } from "./wheels.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */

forgiveWasmTypes();

async function make() {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  // First: an interpreter may add to what the key looks at.
  const key = await snapshotKey(runtime.build);
  const wheels = await fetchWheels(runtime);
  let table = 0;
  const python = await startAlike(
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
  const picture = /** @type {any} */ (python).makeMemorySnapshot();
  // The second word of it says where the picture of memory begins.
  const begin = new Uint32Array(picture.buffer, picture.byteOffset, 2)[1];
  const { runs, packed } = pack(picture.subarray(begin));
  const facts = { key, madeAt: Date.now(), heap: module.HEAP8.length, table, runs, header: [...picture.subarray(0, begin)] };
  await writeSnapshot(facts, { memory: packed, natives: new Map(wheels.natives.map(({ path, bytes }) => [path, bytes])) });
}

make().then(
  () => postMessage({ reason: "" }),
  (error) => postMessage({ reason: String(error) || "unknown" }),
);
