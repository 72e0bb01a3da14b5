// @ts-check
// Tests which games that were left open count as lost, so that no loss is kept from a rating by never ending it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LEFT_OPEN, openAsLost } from "../../web/app/statistics/open-games.js";
import { result } from "./kit.js";
import { isResult } from "./sound.js";

const AT_STAKE = { table: "t-2", levels: ["normal"], share: 0 };
const SEATING = [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }];
const NOW = 10 * LEFT_OPEN;

/**
 * @param {string} id
 * @param {number} updated
 * @param {object} [more] of the summary
 * @param {number} [created]
 */
function listed(id, updated, more = {}, created = 1) {
  const { save, summary } = result(9, { match: id, seating: SEATING, points: [3, 5], at_stake: AT_STAKE, deal: id, ...more }).keep;
  return { id, row: { id, save, summary, created, updated }, raw: null };
}

/** @param {any[]} games @param {any[]} [results] @param {string[]} [known] deals */
const open = (games, results = [], known = []) => openAsLost(games, results, { isKnownDeal: async ({ summary: { deal } }) => known.includes(deal ?? ""), now: () => NOW });

test("a game that was begun in earnest counts as lost a week after its last answer, until it ends", async () => {
  const old = listed("m", NOW - LEFT_OPEN);
  const [lost, ...others] = await open([old, listed("new", NOW - LEFT_OPEN + 1), listed("trifle", 1, { at_stake: null }), { id: "x", row: null, raw: 7 }]);
  assert.deepEqual(others, []);
  assert.deepEqual([lost?.match, lost?.kind, lost?.rated, lost?.people.map(({ won }) => won)], ["m", "left", AT_STAKE, [false]]);
  assert.ok(isResult(JSON.parse(JSON.stringify(lost))));
  assert.equal(lost?.people[0]?.name, "Ada");
  // Its own end, or what was taken down of it, counts instead.
  assert.deepEqual(await open([old], [{ match: "m" }]), []);
});

test("neither a known deal, nor a copy, nor a clock that was ahead makes a loss", async () => {
  const old = NOW - 2 * LEFT_OPEN;
  assert.deepEqual(await open([listed("m", old)], [], ["m"]), []);
  assert.deepEqual(await open([listed("fork-1", old), listed("free", old, { take_backs: 1, at_stake: null }), listed("ahead", NOW + 1)]), []);
});

test("a game in which something was undone late is lost like any other: the engine says that it is at stake", async () => {
  const left = listed("free", NOW - 2 * LEFT_OPEN, { take_backs: 1 });
  assert.deepEqual((await open([left])).map(({ match, kind, rated }) => ({ match, kind, rated })), [{ match: "free", kind: "left", rated: AT_STAKE }]);
});

test("no loss is taken out by ending another game of its deal: it has the time at which it was begun", async () => {
  const left = listed("left", 5, { deal: "d" }, 2);
  const won = { match: "again", game: "g", deal: "d", ended: 9, rated: null, people: [{ name: "Ada" }] };
  assert.deepEqual((await open([left], [won])).map(({ ended, deal, rated }) => ({ ended, deal, rated })), [{ ended: 2, deal: "d", rated: AT_STAKE }]);
});
