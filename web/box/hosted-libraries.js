// @ts-check
// Reads the list of libraries that the site hosts for own players, and downloads one with all it needs.
import { files, locate } from "../engine/runtime.js";
import { sha256 } from "../lib/hex.js";

/** @typedef {import("../store/libraries.js").Library} Library */

/**
 * As tools/website/libraries.py writes it.
 * @typedef {object} HostedLibrary
 * @property {string} id its name as package indexes compare it
 * @property {string} name
 * @property {string} version
 * @property {string} summary what its author says of it, in English
 * @property {string} file name of the wheel
 * @property {string} sha256
 * @property {number} size in bytes
 * @property {string[]} needs ids of all that it needs, each after those that it needs itself
 */

/** @typedef {{installer: number, libraries: HostedLibrary[]}} HostedList `installer`: bytes that the first library brings beside its own */

/**
 * A hosted library as the page offers it.
 * @typedef {object} HostedRow
 * @property {HostedLibrary} library
 * @property {boolean} here whether this very wheel is on the device
 * @property {HostedLibrary[]} others what it needs that is not on the device
 * @property {number} size bytes of all that would be downloaded
 */

/** A wheel that could not be downloaded. */
export class DownloadError extends Error {
  /** @param {"cut" | "gone"} code without a connection; or the site has no such file, or another one */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @returns {Promise<HostedList>} */
export const readHosted = () => files.json("libraries/list.json");

/**
 * @param {readonly HostedLibrary[]} hosted
 * @param {readonly Library[]} kept on the device; what is needed and has any version there is not fetched again
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
 * Downloads a wheel: first as the browser may have it already, then past its cache.
 * @param {HostedLibrary} library
 * @param {(bytes: number) => void} heard told how many bytes have come
 * @param {AbortSignal} [signal] ends the download
 * @returns {Promise<Uint8Array<ArrayBuffer>>} with the hash of the list; fails with a DownloadError
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
 * @param {number} most bytes
 * @param {(bytes: number) => void} heard
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>} null where the site has no such file, or a larger one
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
