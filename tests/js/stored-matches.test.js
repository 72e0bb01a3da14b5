// @ts-check
// Tests how a match is imported from a file, and what it may replace.
import assert from "node:assert/strict";
import { test } from "node:test";
import { takeIn } from "../../web/runner/stored-matches.js";
import { result } from "./kit.js";

/** @import { Row } from "../../web/store/matches.js" */

const { save, summary } = result(3, { match: "m1" }).keep;
const FILES = { 1: { name: "thinker", text: "def choose(view, ask, tools): ..." } };

/**
 * Imports a match.
 * @param {Row | null} here the stored match with the same name
 * @param {{agreed?: boolean, played?: number[]}} [more]
 */
async function taken(here, { agreed = true, played } = {}) {
  const locks = /** @type {string[]} */ ([]);
  const stored = /** @type {Row[]} */ ([]);
  /** @type {any} */
  const engine = { call: async (/** @type {string} */ method) => (assert.equal(method, "inspect"), summary) };
  const row = await takeIn(engine, save, async () => agreed, played, {
    getMatch: async (id) => (here ? { id, row: here, raw: here } : null),
    putMatch: async (next) => void stored.push(next),
    claim: async (match) => (locks.push(`claim ${match}`), () => void locks.push(`release ${match}`)),
  });
  return { row, stored, locks };
}

test("a match from a file is stored, and its lock is released", async () => {
  const { row, stored, locks } = await taken(null, { played: [1] });
  assert.deepEqual(stored, [row]);
  assert.deepEqual([row?.id, row?.save, row?.own, row?.created], ["m1", save, [1], row?.updated]);
  assert.deepEqual(locks, ["claim m1", "release m1"]);
  assert.deepEqual(Object.keys((await taken(null)).row ?? {}), ["id", "summary", "save", "created", "updated"]);
});

test("a file that replaces a stored match keeps what a file does not contain: own players, seats played here, the date", async () => {
  const { row } = await taken({ id: "m1", save: "older", summary, created: 5, updated: 6, own: [0], files: FILES });
  assert.deepEqual([row?.save, row?.files, row?.own, row?.created], [save, FILES, [0], 5]);
});

test("nothing is replaced if the person does not agree", async () => {
  const { row, stored, locks } = await taken({ id: "m1", save: "older", summary, created: 5, updated: 6 }, { agreed: false });
  assert.deepEqual([row, stored, locks], [null, [], []]);
});

test("a match that another tab played while the person was asked is asked about again", async () => {
  /** @type {any} */
  const engine = { call: async () => summary };
  const before = { id: "m1", save: "older", summary, created: 5, updated: 6 };
  const rows = [before, { ...before, save: "played on", files: FILES }];
  const answers = [true, false];
  const stored = /** @type {Row[]} */ ([]);
  let released = 0;
  const store = {
    getMatch: async (/** @type {any} */ id) => ({ id, row: rows.length > 1 ? /** @type {Row} */ (rows.shift()) : /** @type {Row} */ (rows[0]), raw: null }),
    putMatch: async (/** @type {Row} */ row) => void stored.push(row), claim: async () => () => void (released += 1),
  };
  assert.equal(await takeIn(engine, save, async () => answers.shift() ?? false, undefined, store), null);
  assert.deepEqual([stored, released, answers], [[], 1, []]);
  // What a file does not contain is that of the match as it is now.
  assert.deepEqual((await takeIn(engine, save, async () => true, undefined, store))?.files, FILES);
});
