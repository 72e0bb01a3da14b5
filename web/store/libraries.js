// @ts-check
// Stores the Python libraries that a person added for own players: facts about each, and its wheel.
import { librariesDatabase } from "./db.js";
import { heldAmong, noteOwnCode } from "./foreign-code.js";
import { isNumber, isText, Records } from "./records.js";

const FACTS = "libraries";
const WHEELS = "wheels";

/**
 * @typedef {object} Library
 * @property {string} id its normalized name: lower case, with `-` for `_` and `.`
 * @property {string} name as the library writes it
 * @property {string} version
 * @property {string} file name of the wheel
 * @property {string} sha256 of the wheel, in hexadecimal digits
 * @property {number} size of the wheel in bytes
 * @property {number} order libraries are installed in ascending order
 */

/** @typedef {Library & {bytes: Uint8Array<ArrayBuffer>}} LibraryWheel */

/** @type {Records<Library>} */
export const LIBRARIES = new Records({ database: librariesDatabase, store: FACTS, isSound: isLibrary });

/** @returns {Promise<Library[]>} all valid libraries, in the order of installation */
export const listLibraries = async () => (await LIBRARIES.list()).sort((one, other) => one.order - other.order);

/**
 * Stores a library. It replaces one with the same id and takes its place in the order; else it comes last.
 * @param {Omit<LibraryWheel, "order">} library
 */
export async function putLibrary({ bytes, ...library }) {
  await librariesDatabase.write([FACTS, WHEELS], async (work) => {
    const rows = /** @type {Library[]} */ (await work.objectStore(FACTS).getAll());
    const last = Math.max(0, ...rows.filter(isLibrary).map(({ order }) => order));
    const order = rows.filter(isLibrary).find(({ id }) => id === library.id)?.order ?? last + 1;
    await Promise.all([work.objectStore(FACTS).put({ ...library, order }), work.objectStore(WHEELS).put(bytes, library.id)]);
  });
}

/** @param {string} id */
export async function deleteLibrary(id) {
  const before = await librariesDatabase.read(FACTS, ({ store }) => store.get(id));
  if (isLibrary(before)) await noteOwnCode([before.sha256]).catch((error) => console.warn(error));
  await librariesDatabase.write([FACTS, WHEELS], (work) => Promise.all([work.objectStore(FACTS).delete(id), work.objectStore(WHEELS).delete(id)]));
}

/**
 * @param {string} id
 * @returns {Promise<Uint8Array<ArrayBuffer> | undefined>} its wheel
 */
export async function getWheel(id) {
  return librariesDatabase.read(WHEELS, ({ store }) => store.get(id));
}

/**
 * Reads all libraries that may run, with their wheels, and closes the database: for a worker, which does it once.
 * @returns {Promise<LibraryWheel[]>} in the order of installation
 */
export async function readWheels() {
  const all = await listLibraries();
  const held = new Set((await heldAmong(all.map((library) => library.sha256))).map(({ hash }) => hash));
  const libraries = all.filter((library) => !held.has(library.sha256));
  const found = await librariesDatabase.read(WHEELS, ({ store }) =>
    Promise.all(libraries.map(async (library) => ({ ...library, bytes: await store.get(library.id) }))));
  void librariesDatabase.close();
  return found;
}

/**
 * @param {any} raw
 * @returns {raw is Library}
 */
export function isLibrary(raw) {
  return [raw?.id, raw?.name, raw?.version, raw?.file, raw?.sha256].every(isText) && [raw.size, raw.order].every(isNumber);
}
