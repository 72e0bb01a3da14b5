// @ts-check
// Tests how flags are read from the page's address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFlags } from "../../web/app/url-flags.js";

test("an address without flags presets nothing", () => {
  const none = { lang: null, seed: null, players: null, motion: true, instant: false, day: null, go: null };
  assert.deepEqual(readFlags(""), none);
});

test("every flag is read, and one of former versions has no effect", () => {
  const all = { lang: "uk", seed: 7, players: 4, motion: false, instant: true, day: "2026-11-22", go: "resume" };
  assert.deepEqual(readFlags("?lang=uk&seed=7&players=4&motion=0&bots=instant&go=resume&day=2026-11-22&workers=2"), all);
});

test("a number that is none, or too large to be exact, is passed over", () => {
  for (const seed of ["-1", "1.5", "1e3", "", "seven", "9999999999999999", "99999999999999999999"]) {
    assert.equal(readFlags(`seed=${seed}`).seed, null, seed);
  }
  assert.equal(readFlags("seed=0").seed, 0);
  assert.equal(readFlags(`seed=${Number.MAX_SAFE_INTEGER}`).seed, Number.MAX_SAFE_INTEGER);
});
