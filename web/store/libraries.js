// @ts-check
// Stores the Python libraries that a person added for own players: facts about each, and its wheel.
import { librariesDatabase } from "./db.js";
import { heldAmong, noteOwnCode } from "./foreign-code.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { LibraryRow } from "../types.js" */

const FACTS = "libraries";
const WHEELS = "wheels";

/** @typedef {LibraryRow} Library */
/** @typedef {Library & {bytes: Uint8Array<ArrayBuffer>}} LibraryWheel */

/** @type {(raw: any) => raw is Library} */
const isLibrary = fits("LibraryRow");

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
