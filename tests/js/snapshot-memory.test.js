// @ts-check
// Tests how the empty pages of a snapshot of memory are removed and restored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../web/engine/snapshot-memory.js";

const PAGE = 65_536;

/**
 * @param {number} pages
 * @param {readonly [offset: number, value: number][]} bytes
 */
function memoryOf(pages, bytes) {
  const memory = new Uint8Array(pages * PAGE);
  for (const [offset, value] of bytes) memory[offset] = value;
  return memory;
}

test("empty pages are removed, and adjacent pages are one run", () => {
  const memory = memoryOf(6, [[PAGE, 1], [3 * PAGE - 1, 2], [4 * PAGE + 7, 3]]);
  const { runs, packed } = pack(memory);
  assert.deepEqual(runs, [[PAGE, 2 * PAGE], [4 * PAGE, PAGE]]);
  assert.equal(packed.length, 3 * PAGE);
});

test("memory is restored, whatever a new start has written there before", () => {
  for (const bytes of [[], [[0, 1]], [[5 * PAGE + 9, 4]], [[PAGE, 1], [3 * PAGE - 1, 2], [4 * PAGE + 7, 3]]]) {
    const memory = memoryOf(6, /** @type {[number, number][]} */ (bytes));
    const { runs, packed } = pack(memory);
    const grown = new Uint8Array(memory.length);
    // A start has written to the first half; what has grown since is empty.
    grown.fill(255, 0, 3 * PAGE);
    unpack(grown, 3 * PAGE, runs, packed);
    assert.ok(Buffer.from(grown).equals(Buffer.from(memory)), JSON.stringify(bytes));
  }
});
