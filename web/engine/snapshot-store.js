// @ts-check
// Stores the snapshot of the engine on this device: a description and the parts, in a cache (Cache API) of its own. The page, the
// engine's worker and the worker that makes the snapshot use this module.
import { BASE_URL } from "../lib/base-url.js";
import { sha256 } from "../lib/hex.js";
import { inTime, PATIENCE } from "../lib/waiting/watch.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * One stored file of a snapshot.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} bytes its size
 * @property {string} check its checksum, from `checkValue`
 */

/**
 * @typedef {object} Description
 * @property {string} key hash of everything that the snapshot depends on
 * @property {number} madeAt milliseconds since 1970
 * @property {number} heap size of the interpreter's memory, in bytes
 * @property {number} table length of its table of functions before Python starts
 * @property {import("./snapshot-memory.js").Run[]} runs the places in memory to which the contents of `memory` belong
 * @property {number[]} header the bytes that Pyodide writes before the memory
 * @property {Part} memory the memory without its empty pages
 * @property {Part[]} natives compiled extensions, in the order in which they are loaded; `name` is the path in site-packages
 */

// The name contains the path, since sites of one account share an origin. The service worker deletes only caches with "files" in
// their name.
const STORE = `citadels-table ${BASE_URL.pathname} snapshot`;
const FORMAT = 1;

/** @param {string} name */
const address = (name) => new URL(`engine/snapshot/${encodeURIComponent(name)}`, BASE_URL).href;
const DESCRIPTION = address("description");

/**
 * A snapshot contains addresses of memory, so it only fits the same runtime, packages and browser features.
 * @param {string} build of the site's files, from tools/website/build.py
 * @returns {Promise<string>} hash of everything that a snapshot depends on
 */
export async function snapshotKey(build) {
  const features = [...Object.getOwnPropertyNames(WebAssembly).sort(), globalThis.crossOriginIsolated === true];
  return sha256(JSON.stringify([FORMAT, build, navigator.userAgent, features]));
}

/**
 * Detects bytes that a crash or a failing disk has changed or lost. It takes some 10 ms for 40 MB. A cryptographic hash would
 * take much longer and would not stop an attacker: one who can write here can also change our code.
 * @param {Uint8Array} bytes
 * @returns {string} a checksum
 */
export function checkValue(bytes) {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let sum = bytes.byteLength | 0;
  let order = 1;
  for (let index = 0; index < words.length; index += 1) {
    sum = (sum + /** @type {number} */ (words[index])) | 0;
    order = (order + sum) | 0;
  }
  for (const byte of bytes.subarray(words.length * 4)) {
    sum = (sum + byte) | 0;
    order = (order + sum) | 0;
  }
  return `${sum >>> 0}-${order >>> 0}`;
}

// A start does not wait for a store that does not answer: the engine starts without a snapshot, too.
const silence = () => new Error("snapshot: its store does not answer");

/** @returns {Promise<Description | null>} null if no snapshot is stored; rejects if the store does not answer */
export async function readDescription() {
  return "caches" in globalThis ? inTime(storedDescription(), silence, PATIENCE) : null;
}

/** @returns {Promise<Description | null>} */
async function storedDescription() {
  if (!(await caches.has(STORE))) return null;
  const found = await (await caches.open(STORE)).match(DESCRIPTION);
  try {
    return found ? await found.json() : null;
  } catch {
    // An incomplete description: there is no snapshot that can be used.
    return null;
  }
}

/**
 * @param {Part} part
 * @returns {Promise<Bytes>} the stored bytes; rejects if they are missing or damaged, or the store does not answer
 */
export function readPart(part) {
  return inTime(storedPart(part), silence);
}

/** @param {Part} part @returns {Promise<Bytes>} */
async function storedPart({ name, bytes, check }) {
  const found = await (await caches.open(STORE)).match(address(name));
  if (!found) throw new Error(`snapshot: ${name} is missing`);
  const data = new Uint8Array(await found.arrayBuffer());
  if (data.byteLength !== bytes || checkValue(data) !== check) throw new Error(`snapshot: ${name} is damaged`);
  return data;
}

/**
 * Stores all parts. The description is deleted first and written last. Without it a snapshot is not used, so an interrupted write
 * does no harm.
 * @param {Omit<Description, "memory" | "natives">} facts
 * @param {{memory: Bytes, natives: Map<string, Bytes>}} contents
 */
export async function writeSnapshot(facts, { memory, natives }) {
  await dropSnapshot();
  const store = await caches.open(STORE);
  /** @param {string} name @param {Bytes} data @returns {Promise<Part>} */
  const write = async (name, data) => {
    await store.put(address(name), new Response(data, { headers: { "Content-Type": "application/octet-stream" } }));
    return { name, bytes: data.byteLength, check: checkValue(data) };
  };
  const parts = [];
  for (const [name, data] of natives) parts.push(await write(name, data));
  /** @type {Description} */
  const description = { ...facts, natives: parts, memory: await write("memory", memory) };
  await store.put(DESCRIPTION, new Response(JSON.stringify(description)));
}

/** Deletes the snapshot or what is left of one; rejects if the store does not answer. */
export async function dropSnapshot() {
  if ("caches" in globalThis) await inTime(dropStored(), silence, PATIENCE);
}

/** Deletes the description first, so that no start uses the rest. */
async function dropStored() {
  if (!(await caches.has(STORE))) return;
  const store = await caches.open(STORE);
  await store.delete(DESCRIPTION);
  // The empty cache stays, since another tab may have it open.
  for (const request of await store.keys()) await store.delete(request);
}
