// @ts-check
// Downloads the engine's packages (wheels) and makes them importable in an interpreter.
import { files } from "./runtime.js";
import { unzipFile } from "./unzip.js";

/** @import { Runtime } from "./runtime.js" */
/** @import { PyodideInterface as Python } from "pyodide" */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @typedef {import("./snapshot-start.js").Native & {bytes: Bytes}} Native */

/**
 * @typedef {object} Wheels
 * @property {Map<string, Bytes>} archives the wheels, by file name
 * @property {Native[]} natives the compiled extensions in them
 * @property {string} installer the text of wheels.py
 */

const FOLDER = "/wheels";

/**
 * @param {Runtime} runtime
 * @returns {Promise<Wheels>} the compilation of the extensions has begun, since it takes longest
 */
export async function fetchWheels(runtime) {
  const [archives, installer] = await Promise.all([files.wheels(runtime), files.text("engine/wheels.py")]);
  const natives = runtime.natives.map(async ({ wheel, path }) => {
    const bytes = await unzipFile(/** @type {Bytes} */ (archives.get(wheel)), path);
    const code = WebAssembly.compile(bytes);
    // Awaited later, which reports a failure.
    code.catch(() => {});
    return { path, bytes, code };
  });
  return { archives, natives: await Promise.all(natives), installer };
}

/**
 * Writes the wheels to the interpreter's file system.
 * @param {Python} python
 * @param {Map<string, Bytes>} archives
 */
export function writeWheels(python, archives) {
  python.FS.mkdirTree(FOLDER);
  for (const [name, bytes] of archives) python.FS.writeFile(`${FOLDER}/${name}`, bytes);
}

/**
 * Makes the packages importable. The extensions must be loaded (`loadNatives`) before Python imports them.
 * @param {Python} python
 * @param {Runtime} runtime
 * @param {Wheels} wheels
 */
export function installWheels(python, runtime, { archives, natives, installer }) {
  const { FS, _module: module } = /** @type {any} */ (python);
  const site = module.API.sitePackages;
  writeWheels(python, archives);
  FS.writeFile(`${site}/citadels_wheels.py`, installer);
  // Python looks for the file of an extension first, also if the extension is loaded.
  for (const { path, bytes } of natives) {
    const file = `${site}/${path}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    FS.writeFile(file, bytes);
  }
  const place = (/** @type {string} */ name) => `${FOLDER}/${name}`;
  const words = JSON.stringify([[...archives.keys()].map(place), runtime.natives.map(({ wheel }) => place(wheel)), site]);
  // As text: a snapshot of Python's memory cannot contain references to JavaScript objects.
  python.runPython(`import json, citadels_wheels\ncitadels_wheels.install(*json.loads(${JSON.stringify(words)}))`);
}
