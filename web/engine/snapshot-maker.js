// @ts-check
// A worker that lives only to make a snapshot: starts a second interpreter beside the one that plays, so that the game
// never waits for this one, loads and warms the engine in it, stores a picture of its memory, and is ended by the page.
import { files } from "./runtime.js";
import { pack } from "./snapshot-memory.js";
import { startAlike } from "./snapshot-start.js";
import { snapshotKey, writeSnapshot } from "./snapshot-store.js";
import { unzipFile } from "./unzip.js";
import { forgiveWasmTypes } from "./wasm.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */

forgiveWasmTypes();

/** @param {Runtime} runtime */
async function natives(runtime) {
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const found = new Map();
  for (const { wheel, path } of runtime.natives) found.set(path, await unzipFile(await files.bytes(`wheels/${wheel}`), path));
  return found;
}

async function make() {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  // First: an interpreter may add to what the key looks at.
  const key = await snapshotKey(runtime.build);
  const libraries = await natives(runtime);
  const wheels = await files.wheels(runtime);
  let table = 0;
  const python = await startAlike(
    { _makeSnapshot: true, lockFileContents: runtime.lock },
    {
      heap: 0,
      natives: () => [...libraries].map(([path, bytes]) => ({ path, code: WebAssembly.compile(bytes) })),
      loaded: (length) => (table = length),
    },
  );
  const { FS, _module: module } = /** @type {any} */ (python);
  FS.mkdirTree("/wheels");
  for (const [name, bytes] of wheels) FS.writeFile(`/wheels/${name}`, bytes);
  FS.writeFile(`${module.API.sitePackages}/citadels_snapshot.py`, await files.text("engine/snapshot.py"));
  // Python finds an extension by its file, before it learns that it is loaded.
  for (const [path, bytes] of libraries) {
    const file = `${module.API.sitePackages}/${path}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    FS.writeFile(file, bytes);
  }
  const unpacked = runtime.natives.map(({ wheel }) => wheel);
  const words = JSON.stringify([[...wheels.keys()], unpacked, module.API.sitePackages]);
  // As text, not as objects: a JavaScript object that Python holds cannot be in a picture.
  python.runPython(`import json, citadels_snapshot\ncitadels_snapshot.install(*json.loads(${JSON.stringify(words)}))`);
  python.runPython("citadels_snapshot.warm()");
  const picture = /** @type {any} */ (python).makeMemorySnapshot();
  // The second word of it says where the picture of memory begins.
  const begin = new Uint32Array(picture.buffer, picture.byteOffset, 2)[1];
  const { runs, packed } = pack(picture.subarray(begin));
  const facts = { key, madeAt: Date.now(), heap: module.HEAP8.length, table, runs, header: [...picture.subarray(0, begin)] };
  await writeSnapshot(facts, { memory: packed, natives: libraries });
}

make().then(
  () => postMessage({ reason: "" }),
  (error) => postMessage({ reason: String(error) || "unknown" }),
);
