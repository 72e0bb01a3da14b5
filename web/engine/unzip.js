// @ts-check
// Lists and unpacks files of a wheel, which is a zip archive, in JavaScript: before Python runs, or without it.

// Signatures: of the end of the archive's directory, and of each entry in it.
const END = 0x06054b50;
const ENTRY = 0x02014b50;
// Compression methods.
const STORED = 0;
const DEFLATED = 8;

/**
 * @param {Uint8Array<ArrayBuffer>} archive
 * @returns {{path: string, size: number, at: number}[]} each file: its unpacked size, and the offset of its entry
 */
export function listFiles(archive) {
  const view = viewOf(archive);
  const found = [];
  let at = archive.byteLength - 22;
  while (at >= 0 && view.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new Error("not a zip archive");
  let entries = view.getUint16(at + 10, true);
  at = view.getUint32(at + 16, true);
  for (; entries > 0 && view.getUint32(at, true) === ENTRY; entries -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const path = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + (name ?? 0)));
    found.push({ path, size: view.getUint32(at + 24, true), at });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

/**
 * @param {Uint8Array<ArrayBuffer>} archive
 * @param {string} wanted path of the file in the archive
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if it has another size than the archive says
 */
export async function unzipFile(archive, wanted) {
  const entry = listFiles(archive).find(({ path }) => path === wanted);
  if (!entry) throw new Error(`not in the archive: ${wanted}`);
  const bytes = await unzipStart(archive, entry, entry.size + 1);
  if (bytes.byteLength !== entry.size) throw new Error(`not of the size that the archive says: ${wanted}`);
  return bytes;
}

/** @param {Uint8Array<ArrayBuffer>} archive */
const viewOf = ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength);

/**
 * Unpacks the beginning of a file, and no more: a small archive may unpack to any size.
 * @param {Uint8Array<ArrayBuffer>} archive
 * @param {{at: number}} entry as `listFiles` returns it
 * @param {number} most bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unzipStart(archive, { at }, most) {
  const view = viewOf(archive);
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (method === STORED) return archive.slice(start, start + Math.min(packed, most));
  if (method !== DEFLATED) throw new Error(`unknown method of compression: ${method}`);
  const data = archive.subarray(start, start + packed);
  return readStart(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")), most);
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @param {number} most bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function readStart(stream, most) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.byteLength;
    if (length >= most) break;
  }
  // Ends the unpacking; what fails from here on does not matter.
  await reader.cancel().catch(() => undefined);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes.subarray(0, most);
}
