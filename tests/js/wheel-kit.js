// @ts-check
// Makes small wheels for tests, and describes the interpreter that they are for.
import { interpreterOf } from "../../web/box/wheel-file.js";

export const OURS = interpreterOf({ python: "3.14.0", abi_version: "2026_0" });
export const PURE = "lucky_one-1.0-py3-none-any.whl";
export const METADATA = "Metadata-Version: 2.1\nName: Lucky.One\nVersion: 1.0\n\nName: not this\n";

/**
 * @param {Record<string, string>} files by path
 * @param {number} [unpacked] what the directory says of their sizes
 * @returns {Uint8Array<ArrayBuffer>} a zip archive that packs nothing
 */
export function zip(files, unpacked) {
  /** @type {number[]} */
  const body = [];
  /** @type {number[]} */
  const directory = [];
  const little = (/** @type {number} */ value, /** @type {number} */ length) => Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256);
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [[...new TextEncoder().encode(path)], [...new TextEncoder().encode(text)]];
    const common = [...little(0, 12), ...little(data.length, 4), ...little(unpacked ?? data.length, 4), ...little(name.length, 2), ...little(0, 2)];
    directory.push(...little(0x02014b50, 4), ...little(20, 2), ...little(20, 2), ...common, ...little(0, 10), ...little(body.length, 4), ...name);
    body.push(...little(0x04034b50, 4), ...little(20, 2), ...common, ...name);
    for (const byte of data) body.push(byte);
  }
  const count = little(Object.keys(files).length, 2);
  const end = [...little(0x06054b50, 4), ...little(0, 4), ...count, ...count, ...little(directory.length, 4), ...little(body.length, 4), ...little(0, 2)];
  return Uint8Array.from([...body, ...directory, ...end]);
}

/** @param {string} name @param {Uint8Array<ArrayBuffer>} bytes @param {number} [size] */
export const fileOf = (name, bytes, size = bytes.byteLength) => /** @type {File} */ ({ name, size, arrayBuffer: async () => bytes.slice().buffer });
export const wheel = (name = PURE, files = /** @type {Record<string, string>} */ ({ "lucky_one/__init__.py": "", "lucky_one-1.0.dist-info/METADATA": METADATA })) => fileOf(name, zip(files));
