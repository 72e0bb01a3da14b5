// @ts-check
// Writes the libraries of own players into a backup, each with its wheel as text, and restores them.
import { readInterpreter, readWheel, WheelError } from "../../box/wheel-file.js";
import { cutText } from "../../lib/cut-text.js";
import { fromBase64, toBase64 } from "../../lib/base64.js";
import { getWheel, listLibraries, putLibrary } from "../../store/libraries.js";

/** @import { Interpreter } from "../../box/wheel-file.js" */
/** @import { Library, LibraryWheel } from "../../store/libraries.js" */

/** @typedef {{count: number, bytes: number, left: string[]}} LibrariesHere how many fit into a backup, and the files of those that do not */

/** @typedef {{taken: number, bytes: number, refused: string[], away: boolean}} LibrariesBack how many were taken, the files
 * of those that were not, and whether nothing could be read without a network */

/** The most bytes of wheels in a backup: with a larger text, saving the games could fail. */
const MOST_BYTES = 100_000_000;
/** Letters of a file's name that are shown. */
const MOST_NAME = 80;

const SOURCES = { listLibraries, getWheel, putLibrary, readInterpreter, readWheel };

/**
 * @param {readonly Library[]} libraries in their order
 * @returns {{within: Library[], left: Library[]}} those of which the wheels are in a backup, and the others
 */
function split(libraries) {
  const within = [];
  const left = [];
  let room = MOST_BYTES;
  for (const library of libraries) {
    if (library.size > room) left.push(library);
    else {
      within.push(library);
      room -= library.size;
    }
  }
  return { within, left };
}

/**
 * @param {Pick<typeof SOURCES, "listLibraries">} [sources]
 * @returns {Promise<LibrariesHere | null>} null for none
 */
export async function librariesHere(sources = SOURCES) {
  const all = await sources.listLibraries();
  if (all.length === 0) return null;
  const { within, left } = split(all);
  return { count: within.length, bytes: within.reduce((sum, { size }) => sum + size, 0), left: left.map(({ file }) => file) };
}

/**
 * @param {readonly Library[]} libraries
 * @param {Pick<typeof SOURCES, "getWheel">} [sources]
 * @returns {Promise<(Library & {wheel: string})[]>} without those that are too large, or have been removed since
 */
export async function withWheels(libraries, sources = SOURCES) {
  const records = [];
  for (const library of split(libraries).within) {
    const bytes = await sources.getWheel(library.id);
    if (bytes) records.push({ ...library, wheel: toBase64(bytes) });
  }
  return records;
}

/**
 * Restores libraries of a backup. A library that is installed here stays, whatever its version.
 * @param {readonly any[]} records
 * @param {typeof SOURCES} [sources]
 * @returns {Promise<LibrariesBack>}
 */
export async function mergeLibraries(records, sources = SOURCES) {
  /** @type {LibrariesBack} */
  const back = { taken: 0, bytes: 0, refused: [], away: false };
  const here = new Set((await sources.listLibraries()).map(({ id }) => id));
  if (records.every((record) => here.has(record?.id))) return back;
  const interpreter = await sources.readInterpreter().catch(() => null);
  if (!interpreter) return { ...back, away: true };
  for (const record of records) {
    if (here.has(record?.id)) continue;
    const library = await readRecord(record, interpreter, sources);
    if (!library) {
      back.refused.push(cutText(String(record?.file ?? "?"), MOST_NAME));
      continue;
    }
    await sources.putLibrary(library);
    here.add(library.id);
    back.taken += 1;
    back.bytes += library.size;
  }
  return back;
}

/**
 * @param {any} record
 * @param {Interpreter} interpreter
 * @param {Pick<typeof SOURCES, "readWheel">} sources
 * @returns {Promise<Omit<LibraryWheel, "order"> | null>} null if the wheel is damaged, or cannot be used here
 */
async function readRecord(record, interpreter, { readWheel: read }) {
  const bytes = typeof record?.wheel === "string" ? fromBase64(record.wheel) : null;
  if (!bytes || typeof record.file !== "string") return null;
  const file = { name: record.file, size: bytes.byteLength, arrayBuffer: async () => bytes.buffer };
  try {
    const library = await read(file, interpreter);
    return library.id === record.id && library.sha256 === record.sha256 ? library : null;
  } catch (error) {
    if (error instanceof WheelError) return null;
    throw error;
  }
}
