// @ts-check
// Reads the list of Python libraries that the site hosts for own players, and downloads their wheels.
import { files, locate } from "../engine/runtime.js";
import { sha256 } from "../lib/hex.js";

/** @import { Library } from "../store/libraries.js" */

/**
 * An entry of the list, which tools/website/libraries.py writes.
 * @typedef {object} HostedLibrary
 * @property {string} id its normalized name: lower case, with `-` for `_` and `.`
 * @property {string} name
 * @property {string} version
 * @property {string} summary its author's description, in English
 * @property {string} file name of the wheel
 * @property {string} sha256
 * @property {number} size in bytes
 * @property {string[]} needs ids of all its dependencies, also indirect ones, in the order of installation
 */

/** @typedef {{installer: number, libraries: HostedLibrary[]}} HostedList `installer`: bytes of the installer, downloaded once */

/**
 * A hosted library as the page offers it.
 * @typedef {object} HostedRow
 * @property {HostedLibrary} library
 * @property {boolean} here whether this wheel is stored on the device
 * @property {HostedLibrary[]} others its dependencies that are not stored on the device
 * @property {number} size bytes that would be downloaded for it and `others`
 */

/** The failure of a download. */
export class DownloadError extends Error {
  /** @param {"cut" | "gone"} code `cut`: there is no connection; `gone`: the site has no such file, or a different one */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @returns {Promise<HostedList>} */
export const readHosted = () => files.json("libraries/list.json");

/**
 * @param {readonly HostedLibrary[]} hosted
 * @param {readonly Library[]} kept libraries on the device; a dependency of which any version is there is not downloaded again
 * @returns {HostedRow[]}
 */
export function hostedRows(hosted, kept) {
  const ids = new Set(kept.map(({ id }) => id));
  const hashes = new Set(kept.map((library) => library.sha256));
  return hosted.map((library) => {
    const others = library.needs.filter((id) => !ids.has(id)).flatMap((id) => hosted.find((other) => other.id === id) ?? []);
    return { library, here: hashes.has(library.sha256), others, size: [...others, library].reduce((sum, { size }) => sum + size, 0) };
  });
}

/**
 * Downloads a wheel. If the browser's cache has a wrong file, tries again without the cache.
 * @param {HostedLibrary} library
 * @param {(bytes: number) => void} heard called with the number of bytes so far
 * @param {AbortSignal} [signal] stops the download
 * @returns {Promise<Uint8Array<ArrayBuffer>>} bytes with the hash that the list names; rejects with a DownloadError
 */
export async function download({ file, sha256: wanted, size }, heard, signal = new AbortController().signal) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const bytes = await fetchBytes(`libraries/${file}`, { cache, signal }, size, heard);
    if (bytes && (await sha256(bytes)) === wanted) return bytes;
  }
  throw new DownloadError("gone");
}

/**
 * @param {string} path
 * @param {RequestInit} how
 * @param {number} most the largest size, in bytes
 * @param {(bytes: number) => void} heard
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>} null if there is no such file, or a larger one; or a DownloadError
 */
async function fetchBytes(path, how, most, heard) {
  try {
    const response = await fetch(locate(path), how);
    const reader = response.ok ? response.body?.getReader() : null;
    if (!reader) return null;
    const bytes = new Uint8Array(most);
    let at = 0;
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      if (at + value.byteLength > most) {
        await reader.cancel();
        return null;
      }
      bytes.set(value, at);
      at += value.byteLength;
      heard(at);
    }
    return at === most ? bytes : bytes.slice(0, at);
  } catch {
    throw new DownloadError("cut");
  }
}
