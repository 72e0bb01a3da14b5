// @ts-check
// Writes the person's libraries into the interpreter of a box, and has libraries.py unpack them.
import { files } from "../engine/runtime.js";
import { readWheels } from "../store/libraries.js";

/** @import { Runtime } from "../engine/runtime.js" */
/** @import { LibraryWheel } from "../store/libraries.js" */
/** @import { PyodideInterface as Python } from "pyodide" */

/**
 * The libraries and what unpacks them, all in memory: nothing is fetched or read from a store later.
 * @typedef {object} Libraries
 * @property {LibraryWheel[]} wheels in the order of installation
 * @property {string} script the text of libraries.py
 * @property {Map<string, Uint8Array<ArrayBuffer>>} archives the installer's files, by name
 */

const FOLDER = "/added";

/** A library that cannot be installed. */
export class LibraryError extends Error {
  /**
   * @param {string} file
   * @param {string} reason
   */
  constructor(file, reason) {
    super(`${file}: ${reason}`);
    this.file = file;
    this.reason = reason;
  }
}

/**
 * @param {Runtime} runtime
 * @returns {Promise<Libraries | null>} the stored libraries; null for none, or if the browser forbids storage
 */
export async function fetchLibraries({ installer }) {
  const wheels = await readWheels().catch(() => []);
  if (wheels.length === 0) return null;
  const [script, ...archives] = await Promise.all([files.text("box/libraries.py"), ...installer.map((name) => files.bytes(`wheels/${name}`))]);
  return { wheels, script, archives: new Map(archives.map((bytes, at) => [installer[at] ?? "", bytes])) };
}

const place = (/** @type {string} */ name) => `${FOLDER}/${name}`;

/**
 * Writes the files and loads what unpacks them. Nothing of a library is unpacked, let alone run.
 * @param {Python} python
 * @param {Libraries} libraries
 */
export function prepareLibraries(python, { wheels, script, archives }) {
  const { FS, _module: module } = /** @type {any} */ (python);
  FS.mkdirTree(FOLDER);
  for (const [name, bytes] of archives) FS.writeFile(place(name), bytes);
  for (const { file, bytes } of wheels) FS.writeFile(place(file), bytes);
  FS.writeFile(`${module.API.sitePackages}/citadels_libraries.py`, script);
  const words = [...archives.keys()].map((name) => JSON.stringify(place(name))).join(", ");
  python.runPython(`import importlib\nimportlib.invalidate_caches()\nimport citadels_libraries\ncitadels_libraries.prepare(${words})`);
}

/**
 * Unpacks the libraries in their order; throws a LibraryError at the first that fails. Call it after `shutGlobals`.
 * @param {Python} python
 * @param {Libraries} libraries
 */
export function unpackLibraries(python, { wheels }) {
  const told = JSON.stringify(wheels.map(({ file, sha256 }) => [place(file), sha256]));
  /** @type {string} */
  const failed = python.runPython(`citadels_libraries.unpack(${JSON.stringify(told)})`);
  if (failed) throw new LibraryError(.../** @type {[string, string]} */ (JSON.parse(failed)));
}
