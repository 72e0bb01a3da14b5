// @ts-check
// Removes the empty pages from a snapshot of memory, and restores them. They are a third of it, so there is less to store, read,
// check and copy.

/** @typedef {[offset: number, length: number]} Run adjacent pages that are not empty, in bytes */

const PAGE = 65_536;

/**
 * @param {Uint8Array<ArrayBuffer>} memory
 * @returns {{runs: Run[], packed: Uint8Array<ArrayBuffer>}} the runs, and their bytes one after another
 */
export function pack(memory) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.byteLength >>> 2);
  /** @type {Run[]} */
  const runs = [];
  for (let offset = 0; offset < memory.byteLength; offset += PAGE) {
    const length = Math.min(PAGE, memory.byteLength - offset);
    if (words.subarray(offset >>> 2, (offset + length) >>> 2).every((word) => word === 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === offset) last[1] += length;
    else runs.push([offset, length]);
  }
  const packed = new Uint8Array(runs.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [offset, length] of runs) {
    packed.set(memory.subarray(offset, offset + length), at);
    at += length;
  }
  return { runs, packed };
}

/**
 * Writes a snapshot into memory.
 * @param {Uint8Array} memory of the same size as the one that was packed
 * @param {number} fresh its bytes before it grew: only these may have contents, which are cleared
 * @param {Run[]} runs
 * @param {Uint8Array} packed
 */
export function unpack(memory, fresh, runs, packed) {
  let at = 0;
  let end = 0;
  for (const [offset, length] of runs) {
    if (end < fresh) memory.fill(0, end, Math.min(offset, fresh));
    memory.set(packed.subarray(at, at + length), offset);
    at += length;
    end = offset + length;
  }
  if (end < fresh) memory.fill(0, end, fresh);
}
