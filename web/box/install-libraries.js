// @ts-check
// Installs the person's libraries into the interpreter of a box, with micropip.
import { files } from "../engine/runtime.js";
import { readWheels } from "../store/libraries.js";

/** @typedef {import("../engine/runtime.js").Runtime} Runtime */
/** @typedef {import("../store/libraries.js").LibraryWheel} LibraryWheel */
/** @typedef {import("pyodide").PyodideInterface} Python */

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

/** @returns {Promise<LibraryWheel[]>} the stored libraries; none if the browser forbids storage */
export async function readLibraries() {
  try {
    return await readWheels();
  } catch (error) {
    console.info(`no libraries for the box: ${error}`);
    return [];
  }
}

/**
 * @param {Runtime} runtime
 * @returns {Promise<{script: string, archives: Uint8Array<ArrayBuffer>[]}>} the text of libraries.py, and the files that it uses
 */
async function installerFiles({ installer }) {
  const [script, ...archives] = await Promise.all([files.text("box/libraries.py"), ...installer.map((name) => files.bytes(`wheels/${name}`))]);
  return { script, archives };
}

/**
 * Installs libraries in their order; rejects with a LibraryError at the first that fails.
 * @param {Python} python
 * @param {Runtime} runtime
 * @param {readonly LibraryWheel[]} libraries
 */
export async function installLibraries(python, runtime, libraries) {
  if (libraries.length === 0) return;
  const { script, archives } = await installerFiles(runtime);
  const { FS, _module: module } = /** @type {any} */ (python);
  const place = (/** @type {string} */ name) => `${FOLDER}/${name}`;
  FS.mkdirTree(FOLDER);
  archives.forEach((bytes, at) => FS.writeFile(place(runtime.installer[at] ?? ""), bytes));
  for (const { file, bytes } of libraries) FS.writeFile(place(file), bytes);
  FS.writeFile(`${module.API.sitePackages}/citadels_libraries.py`, script);
  const wheels = JSON.stringify(libraries.map(({ file, sha256 }) => [place(file), sha256]));
  const words = [...runtime.installer.map(place), wheels].map((word) => JSON.stringify(word)).join(", ");
  /** @type {string} */
  const failed = await python.runPythonAsync(`import importlib\nimportlib.invalidate_caches()\nimport citadels_libraries\nawait citadels_libraries.install(${words})`);
  if (failed) throw new LibraryError(.../** @type {[string, string]} */ (JSON.parse(failed)));
}
