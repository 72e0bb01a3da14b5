// @ts-check
// Saves games as files by download, and reads files that the person picks.

// The engine's limit (MAX_BYTES in tabletop/match/record.py): a bigger file is refused unread.
const MOST_BYTES = 2_000_000;

/**
 * Downloads a file.
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
 * `citadels-<names>-<date>.json`, safe on every file system.
 * @param {readonly string[]} names
 * @param {number} time
 * @returns {string}
 */
export function fileName(names, time) {
  const people = names.map((name) => name.trim().replace(/[^\p{L}\p{N}]+/gu, "_")).filter(Boolean);
  const date = new Date(time).toISOString().slice(0, 10);
  return `${["citadels", ...people].join("-").slice(0, 80)}-${date}.json`;
}

/**
 * @param {File} file
 * @returns {Promise<string | null>} its text, or null where it is too big to be a save
 */
export async function readFile(file) {
  return file.size > MOST_BYTES ? null : file.text();
}
