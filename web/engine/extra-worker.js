// @ts-check
// An extra worker: one more engine, started from the snapshot, which makes trials for the one that plays (engine/extra.js).
import { files } from "./runtime.js";
import { findSnapshot, startFromSnapshot } from "./snapshot-load.js";
import { acceptAnyWasmMimeType } from "./wasm.js";

/** @typedef {{id: number, door: "handle" | "add", args: string[]}} Call */

acceptAnyWasmMimeType();

/** @returns {Promise<Record<Call["door"], (...args: string[]) => string | undefined>>} what can be called */
async function start() {
  /** @type {import("./runtime.js").Runtime} */
  const runtime = await files.json("engine/runtime.json");
  const snapshot = await findSnapshot(runtime);
  if (!snapshot) throw new Error("no snapshot");
  const python = await startFromSnapshot({ stdout: console.log, stderr: console.error }, runtime, snapshot);
  python.runPython(await files.text("engine/worker.py"));
  return { handle: python.globals.get("handle"), add: python.globals.get("add") };
}

start().then(
  (doors) => {
    onmessage = (/** @type {MessageEvent<Call>} */ { data: { id, door, args } }) => {
      try {
        postMessage({ id, answer: doors[door](...args) });
      } catch (error) {
        postMessage({ id, fault: String(error) });
      }
    };
    postMessage({ ready: true });
  },
  (error) => postMessage({ ready: false, fault: String(error) }),
);
