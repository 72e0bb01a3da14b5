// @ts-check
// Tests that Base64 of bytes of any length can be read again, and that it is the same as Node's.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fromBase64, toBase64 } from "../../web/lib/base64.js";

test("bytes of every length are encoded as Node does, and decoded again", () => {
  for (const length of [0, 1, 2, 3, 24_575, 24_576, 24_577, 60_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
    const text = toBase64(bytes);
    assert.equal(text, Buffer.from(bytes).toString("base64"));
    assert.deepEqual(fromBase64(text), bytes);
  }
});

test("a text that is not Base64 gives null", () => {
  assert.equal(fromBase64("a"), null);
  assert.equal(fromBase64("äöü!"), null);
});
