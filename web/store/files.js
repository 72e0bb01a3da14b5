// @ts-check
// Downloads games as files, and reads files that the person chooses.
import { cutText } from "../lib/cut-text.js";
import { MOST_SAVE_BYTES } from "../lib/generated/bounds.js";
import { inTime } from "../lib/waiting/watch.js";

/** A file that cannot be read; `code` is a key `error-<code>` of the locale files. */
export class FileError extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super("file-unread", { cause });
    this.code = "file-unread";
    this.args = {};
  }
}

/**
 * Lets the browser save a file in the person's downloads.
 * @param {string} name
 * @param {string | Blob} content
 * @param {string} [type]
 */
export function download(name, content, type = "application/json") {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * @param {readonly string[]} names of the players
 * @param {string} day as `2026-11-22`
 * @returns {string} `citadels-<names>-<day>.json`; every file system accepts it
 */
export function fileName(names, day) {
  const people = names.map((name) => name.trim().replace(/[^\p{L}\p{N}]+/gu, "_")).filter(Boolean);
  return `${cutText(["citadels", ...people].join("-"), 80)}-${day}.json`;
}

/**
 * @param {File} file
 * @returns {Promise<string | null>} its text; null if it is too big for a save
 */
export async function readFile(file) {
  return file.size > MOST_SAVE_BYTES ? null : fileText(file);
}

/**
 * Reads a file as text, as the command line does (tabletop/cli/files.py).
 * @param {File} file in UTF-8, or in UTF-16 with its mark, as editors of Windows write it
 * @returns {Promise<string>} without the mark; a byte that is no text stands as U+FFFD
 * @throws {FileError} where it is gone, or does not answer, as one that a cloud has not sent yet
 */
export const fileText = (file) => read(textOf(file));

/**
 * @param {Pick<File, "arrayBuffer">} file
 * @returns {Promise<ArrayBuffer>}
 * @throws {FileError}
 */
export const fileBytes = (file) => read(file.arrayBuffer());

/**
 * @template T
 * @param {Promise<T>} content
 * @returns {Promise<T>}
 */
const read = (content) => inTime(content.catch((error) => Promise.reject(new FileError(error))), () => new FileError(null));

/** @param {File} file */
async function textOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(await file.arrayBuffer());
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(await file.arrayBuffer());
  return (await file.text()).replace(/^\uFEFF/, "");
}
