// @ts-check
// Stores the snapshot of the started engine on this device: a description and the parts it describes, in a store of its own
// beside the site's files. Used by the page, by the worker that plays and by the one that makes the snapshot.
import { BASE_URL } from "../lib/base-url.js";
import { sha256 } from "../lib/hex.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} bytes
 * @property {string} check
 */

/**
 * @typedef {object} Description
 * @property {string} key everything the snapshot depends on, hashed
 * @property {number} madeAt milliseconds since 1970
 * @property {number} heap size of the interpreter's memory
 * @property {number} table length of its table of functions before Python starts
 * @property {import("./snapshot-memory.js").Run[]} runs where in memory the parts of the snapshot belong
 * @property {number[]} header what Pyodide writes before the image of memory, in bytes
 * @property {Part} memory the image of memory, without its empty pages
 * @property {Part[]} natives compiled extensions, in the order they are loaded; `name` is the path in site-packages
 */

// Sites of one account share an origin. The service worker deletes only stores whose name says "files".
const STORE = `citadels-table ${BASE_URL.pathname} snapshot`;
const FORMAT = 1;

/** @param {string} name */
const address = (name) => new URL(`engine/snapshot/${encodeURIComponent(name)}`, BASE_URL).href;
const DESCRIPTION = address("description");

/**
 * A snapshot is memory full of addresses: it fits only the very runtime, packages and features it was made with.
 * @param {string} build what tools/website/build.py says of the files a start is made of
 * @returns {Promise<string>}
 */
export async function snapshotKey(build) {
  const features = [...Object.getOwnPropertyNames(WebAssembly).sort(), globalThis.crossOriginIsolated === true];
  return sha256(JSON.stringify([FORMAT, build, navigator.userAgent, features]));
}

/**
 * Tells bytes that were changed or cut short, by a crash or a failing disk, in some 10 ms for 40 MB; a cryptographic hash
 * takes many times as long and would protect from no attacker: one who can write here can write our code too.
 * @param {Uint8Array} bytes
 * @returns {string}
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

/** @returns {Promise<Description | null>} */
export async function readDescription() {
  if (!("caches" in globalThis) || !(await caches.has(STORE))) return null;
  const found = await (await caches.open(STORE)).match(DESCRIPTION);
  try {
    return found ? await found.json() : null;
  } catch {
    // Cut short: as good as none.
    return null;
  }
}

/**
 * @param {Part} part
 * @returns {Promise<Bytes>} exactly the bytes that were stored, or an error
 */
export async function readPart({ name, bytes, check }) {
  const found = await (await caches.open(STORE)).match(address(name));
  if (!found) throw new Error(`snapshot: ${name} is missing`);
  const data = new Uint8Array(await found.arrayBuffer());
  if (data.byteLength !== bytes || checkValue(data) !== check) throw new Error(`snapshot: ${name} is damaged`);
  return data;
}

/**
 * Stores all parts. The description is deleted first and written last: without it there is no snapshot, so one that was
 * interrupted is never used.
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

/** Deletes the snapshot, whole or not; the description first, so that no start uses the rest. */
export async function dropSnapshot() {
  if (!("caches" in globalThis) || !(await caches.has(STORE))) return;
  const store = await caches.open(STORE);
  await store.delete(DESCRIPTION);
  // The empty store stays: another tab may have it open.
  for (const request of await store.keys()) await store.delete(request);
}
