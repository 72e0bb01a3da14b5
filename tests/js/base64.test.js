// @ts-check
// Tests Base64: what is written is read again, whatever its length, and equals what other programs write.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fromBase64, toBase64 } from "../../web/lib/base64.js";

test("bytes of every length are read again, and are written as Node writes them", () => {
  for (const length of [0, 1, 2, 3, 24_575, 24_576, 24_577, 60_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
    const text = toBase64(bytes);
    assert.equal(text, Buffer.from(bytes).toString("base64"));
    assert.deepEqual(fromBase64(text), bytes);
  }
});

test("a text that is no Base64 gives nothing", () => {
  assert.equal(fromBase64("a"), null);
  assert.equal(fromBase64("äöü!"), null);
});
