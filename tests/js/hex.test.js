// @ts-check
// Tests the conversion of bytes to hexadecimal digits and back, random bytes, and a published SHA-256 hash.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fromHex, randomHex, sha256, toHex } from "../../web/lib/hex.js";

test("every byte has two digits, and is decoded again", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = toHex(bytes);
  assert.equal(text.length, 512);
  assert.ok(text.startsWith("000102"));
  assert.ok(text.endsWith("fdfeff"));
  assert.deepEqual(fromHex(text), bytes);
});

test("digits in upper case are decoded, and an empty text has no bytes", () => {
  assert.deepEqual([...fromHex("00FFa0")], [0, 255, 160]);
  assert.deepEqual([...fromHex("")], []);
  assert.equal(toHex([]), "");
});

test("random bytes have the wanted length, and two calls differ", () => {
  assert.match(randomHex(16), /^[0-9a-f]{32}$/);
  assert.equal(new Set(Array.from({ length: 20 }, () => randomHex(16))).size, 20);
});

test("the SHA-256 hash of a text and of its bytes is the published one", async () => {
  // The first example of FIPS 180-2.
  const expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(await sha256("abc"), expected);
  assert.equal(await sha256(new TextEncoder().encode("abc")), expected);
});
