// @ts-check
// Tests how a match is imported from a file, what it may replace, and which stored rows are trusted.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { takeIn } from "../../web/runner/stored-matches.js";
import { tableDatabase } from "../../web/store/db.js";
import { listMatches } from "../../web/store/matches.js";
import { result } from "./kit.js";

/** @import { Row } from "../../web/store/matches.js" */

const { save, summary } = result(3, { match: "m1" }).keep;
const FILES = { 1: { name: "thinker", text: "def choose(view, ask, tools): ..." } };

/**
 * Imports a match.
 * @param {Row | null} here the stored match with the same name
 * @param {{relation?: "same" | "newer" | "older" | "apart", wanted?: "replace" | "leave" | "beside", played?: number[], stored?: Row[]}} [more]
 */
async function taken(here, { relation = "newer", wanted = "leave", played, stored = [] } = {}) {
  const locks = /** @type {string[]} */ ([]);
  const asked = /** @type {string[]} */ ([]);
  /** @type {any} */
  const engine = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      if (method === "compare") return { relation };
      if (method === "rename") return { save: `${params.save} as ${params.match}` };
      return params.save === save ? summary : { ...summary, match: params.save.split(" as ")[1] };
    },
  };
  const settle = async (/** @type {string} */ how) => (asked.push(how), wanted);
  const row = await takeIn(engine, save, settle, played, {
    getMatch: async (id) => {
      const known = id === "m1" ? here : stored.find((one) => one.id === id);
      return known ? { id, row: known, raw: known } : null;
    },
    putMatch: async (next) => void stored.push(next),
    claim: async (match) => (locks.push(`claim ${match}`), () => void locks.push(`release ${match}`)),
  });
  return { row, stored, locks, asked };
}

const HERE = { id: "m1", save: "older", summary, created: 5, updated: 6, own: [0], files: FILES };

test("a match from a file is stored, and its lock is released", async () => {
  const { row, stored, locks } = await taken(null, { played: [1] });
  assert.deepEqual(stored, [row]);
  assert.deepEqual([row?.id, row?.save, row?.own, row?.created], ["m1", save, [1], row?.updated]);
  assert.deepEqual(locks, ["claim m1", "release m1"]);
  assert.deepEqual(Object.keys((await taken(null)).row ?? {}), ["id", "summary", "save", "created", "updated"]);
});

test("a file that continues the stored match takes its place unasked, and keeps what a file does not contain", async () => {
  const { row, asked } = await taken(HERE);
  assert.deepEqual([row?.save, row?.files, row?.own, row?.created, asked], [save, FILES, [0], 5, []]);
});

test("the same game changes nothing and asks nothing, however often it comes", async () => {
  const { row, stored, asked, locks } = await taken(HERE, { relation: "same" });
  assert.deepEqual([row, stored, asked, locks], [HERE, [], [], ["claim m1", "release m1"]]);
});

test("an older file takes the place of the stored match only where the person agrees", async () => {
  const left = await taken(HERE, { relation: "older" });
  assert.deepEqual([left.row, left.stored, left.asked, left.locks], [null, [], ["older"], ["claim m1", "release m1"]]);
  const { row } = await taken(HERE, { relation: "older", wanted: "replace" });
  assert.deepEqual([row?.save, row?.files, row?.own, row?.created], [save, FILES, [0], 5]);
});

test("a file that was played on differently is kept beside, once", async () => {
  const first = await taken(HERE, { relation: "apart", wanted: "beside" });
  assert.match(first.row?.id ?? "", /^fork-[0-9a-f]{40}$/);
  assert.deepEqual([first.stored.length, first.asked], [1, ["apart"]]);
  const again = await taken(HERE, { relation: "apart", wanted: "beside", stored: first.stored });
  assert.deepEqual([again.row?.id, again.stored.length], [first.row?.id, 1]);
});

test("a spoiled row is listed by its id alone, and hides no other one", async () => {
  const spoiled = [{ id: "empty" }, { ...HERE, id: "no summary", summary: 5 }, { ...HERE, id: "bad seats", summary: { ...summary, seating: [null] } }];
  const raws = [...spoiled, HERE];
  mock.method(tableDatabase, "read", async () => [raws.map(({ id }) => id), raws]);
  assert.deepEqual((await listMatches()).map(({ id, row, raw }) => [id, row, raw]), [["m1", HERE, HERE], ...spoiled.map((one) => [one.id, null, one])]);
});
