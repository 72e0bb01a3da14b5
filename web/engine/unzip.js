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
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unzipFile(archive, wanted) {
  const entry = listFiles(archive).find(({ path }) => path === wanted);
  if (!entry) throw new Error(`not in the archive: ${wanted}`);
  return contents(archive, viewOf(archive), entry.at);
}

/** @param {Uint8Array<ArrayBuffer>} archive */
const viewOf = ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength);

/**
 * @param {Uint8Array<ArrayBuffer>} archive
 * @param {DataView} view
 * @param {number} entry offset of the file's directory entry
 */
async function contents(archive, view, entry) {
  const method = view.getUint16(entry + 10, true);
  const packed = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = archive.slice(start, start + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new Error(`unknown method of compression: ${method}`);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
