// @ts-check
// Tests how the log takes in updates, undo and redo, and drops its oldest lines.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Log } from "../../web/app/log/log.js";
import { headId } from "../../web/app/log/log-view.js";
import { told } from "./kit.js";

test("lines after a moment are dropped when that part is told again", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "deal"], [1, 0, "build"], [2, 1, "rob"]));
  log.fold(told(1, [2, 1, "pass"], [3, 0, "end"]));
  assert.deepEqual(log.entries.map(({ number, by, event }) => [number, by, event.kind]), [
    [0, null, "deal"], [1, 0, "build"], [2, 1, "pass"], [3, 0, "end"],
  ]);
});

test("a line that replaces another has a new id", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "deal"], [1, 0, "build"]));
  const first = log.entries[1];
  log.fold(told(0, [1, 0, "build"]));
  assert.notEqual(log.entries[1]?.id, first?.id);
  assert.equal(log.lastId, log.entries[1]?.id);
});

test("an undo without new events drops the lines that it took back", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "deal"], [1, 0, "build"], [2, 0, "end"]));
  log.fold(told(1));
  assert.deepEqual(log.entries.map(({ event }) => event.kind), ["deal", "build"]);
});

test("the next moment with events may be a later one", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "deal"], [3, 0, "pay", "build"], [4, 1, "end"]));
  assert.deepEqual(log.next(1).map(({ kind }) => kind), ["pay", "build"]);
  assert.deepEqual(log.next(4), []);
  assert.deepEqual(log.until(3).map(({ event }) => event.kind), ["deal", "pay", "build"]);
});

test("a very long log drops its oldest lines", () => {
  const log = new Log(3);
  log.fold(told(-1, [0, null, "a", "b"], [1, 0, "c", "d"]));
  assert.deepEqual(log.entries.map(({ event }) => event.kind), ["b", "c", "d"]);
});

test("what came before a seat's latest decision is read, also if that decision has no line", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "deal"], [1, 0, "build"], [2, 1, "rob"], [4, 1, "end"]));
  const read = (/** @type {number | null} */ decided) =>
    log.entries.find(({ id }) => id === log.readBy({ seat: 0, decided }))?.event.kind ?? "";
  assert.equal(read(3), "rob", "decided without an event after it was robbed");
  assert.equal(read(5), "end");
  assert.equal(read(1), "deal");
  assert.equal(read(null), "deal", "from a host of an earlier version: the latest decision with a line");
  assert.equal(log.readBy({ seat: null, decided: null }), 0);
});

test("a turn whose head says a line in the same words does not say it again", () => {
  const log = new Log();
  log.fold(told(-1, [0, null, "call", "nobody"]));
  const game = { eventText: (/** @type {{kind: string}} */ { kind }) => `it is a ${kind}` };
  const hidden = (/** @type {string} */ title, /** @type {number | null} */ seat = null) =>
    headId({ game, names: [] }, { entries: log.entries, face: { kind: "quiet", seat, icon: "", title, gist: [], blows: [] } });
  assert.equal(hidden("it is a call"), log.entries[0]?.id);
  assert.equal(hidden("Nobody"), undefined);
  assert.equal(hidden("it is a call", 1), undefined);
});

test("paying for a district is left out where the next line says it", async () => {
  const { isSaidAgain: again } = await import("../../web/games/citadels/words/words.js");
  const { isSaidAgain } = await import("../../web/app/log/log-view.js");
  /** @param {string} kind @param {object} data @returns {any} */
  const event = (kind, data) => ({ kind, data });
  const entries = [
    event("gold_paid", { seat: 1, amount: 3, source: "manor" }), event("district_built", { seat: 1, card: "manor", paid: 3 }),
    event("gold_paid", { seat: 1, amount: 1 }), event("district_built", { seat: 1, card: "temple", paid: 2 }), event("gold_paid", { seat: 1, amount: 1 }),
  ].map((one, id) => ({ id, event: one, number: id, by: 0 }));
  const game = { saidAgain: again };
  assert.deepEqual(entries.map((_, at) => isSaidAgain({ game }, entries, at)), [true, false, false, false, false]);
  assert.equal(isSaidAgain({ game: {} }, entries, 0), false);
});
