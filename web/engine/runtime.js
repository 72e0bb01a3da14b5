// @ts-check
// Downloads the files of the interpreter and the engine, for workers.
import { BASE_URL } from "../lib/base-url.js";

/**
 * The list of these files, engine/runtime.json, which tools/website/build.py writes.
 * @typedef {object} Runtime
 * @property {string} build changes with any file that a start needs
 * @property {string[]} wheels file names of the packages that a start needs
 * @property {Record<string, string>} games file names of the wheels of games that are loaded later, by game
 * @property {Record<string, string>} parts file names of the wheels of parts that are loaded later, by part
 * @property {string} workshop file name of the wheel for players that people write
 * @property {string[]} installer file names of the files that install libraries: the rest of the standard library, and micropip
 * @property {{wheel: string, path: string}[]} natives compiled extensions: the wheel, and the path in it
 * @property {object} lock Pyodide's lock file, without packages
 * @property {Record<string, number>} bytes size of each file that a start loads, by path in the site
 */

/** @param {string} path in the site */
export const locate = (path) => new URL(path, BASE_URL).href;

/** @param {string} path */
async function get(path) {
  const response = await fetch(locate(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

export const files = {
  /** @param {string} path */
  json: async (path) => (await get(path)).json(),
  /** @param {string} path */
  text: async (path) => (await get(path)).text(),
  /** @param {string} path @returns {Promise<Uint8Array<ArrayBuffer>>} */
  bytes: async (path) => new Uint8Array(await (await get(path)).arrayBuffer()),
  /** @param {Runtime} runtime @returns {Promise<Map<string, Uint8Array<ArrayBuffer>>>} */
  wheels: async ({ wheels }) =>
    new Map(await Promise.all(wheels.map(async (name) => /** @type {const} */ ([name, await files.bytes(`wheels/${name}`)])))),
};
