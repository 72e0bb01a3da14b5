// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResultsController } from "../../web/app/results/results-controller.js";
import { rest, update } from "./kit.js";

const SCORES = [{ seat: 0, place: 1, total: 21, parts: [{ cause: "districts", points: 21 }], ties: [] }];

/** The end of a game on the table; its course fails to be read, which `read` counts. */
function end() {
  const seen = { read: 0 };
  /** @type {any} */
  const game = { curves: [], rival: () => "", scorePart: () => "", icons: { laurel: "", board: "" } };
  /** @type {any} */
  const state = { game, scores: true };
  /** @type {any} */
  const open = { room: null };
  const moves = { now: true };
  const controller = new ResultsController({
    state, open, draw: () => {}, failed: () => {}, moving: () => moves.now, lookBack: () => {}, showLink: () => {}, again: () => {}, newGame: () => {},
  });
  const view = { scores: /** @type {any} */ (SCORES) };
  /** @type {any} */
  const session = { shown: update(0, 9, { over: true, view: /** @type {any} */ (view) }), names: ["Ada"], people: [0], table: { seating: [], takeBacks: 0 } };
  /** @type {any} */
  const runner = { told: () => (seen.read++, Promise.reject(new Error("not read"))) };
  return { controller, session, runner, state, open, moves, view, seen };
}

/** @param {ReturnType<typeof end>} at */
function countingOf({ controller, session }) {
  const { counting } = controller.endingOf(session, /** @type {any} */ (SCORES));
  if (counting) clearInterval(counting.timer);
  return counting !== null;
}

test("scores are counted up where the end was watched and things move", () => {
  const watched = end();
  watched.controller.noteRunning(watched.session);
  assert.equal(countingOf(watched), true);
  assert.equal(countingOf(end()), false);
  const still = end();
  still.controller.noteRunning(still.session);
  still.moves.now = false;
  assert.equal(countingOf(still), false);
});

test("scores are counted up once for a picture of the end, and anew after a decision was taken back", () => {
  const at = end();
  at.controller.noteRunning(at.session);
  const first = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  assert.equal(at.controller.endingOf(at.session, /** @type {any} */ (SCORES)), first);
  at.session.shown = { ...at.session.shown };
  const second = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  assert.notEqual(second, first);
  for (const { counting } of [first, second]) clearInterval(counting?.timer);
});

test("the course of a game is read once, as soon as there is a record of it", async (context) => {
  context.mock.method(console, "warn", () => {});
  const { controller, session, runner, open, seen } = end();
  controller.screen(session, null, null);
  await rest();
  assert.equal(seen.read, 0);
  // A guest is given the record later.
  open.room = { finishedRunner: runner, verdictView: () => null };
  for (let drawing = 0; drawing < 3; drawing++) controller.screen(session, null, null);
  await import("../../web/app/results/end-of-game.js");
  await rest();
  assert.equal(seen.read, 1);
});

test("a game that follows nothing has no course", async () => {
  const { controller, session, runner, state, seen } = end();
  delete state.game.curves;
  controller.screen(session, runner, null);
  await import("../../web/app/results/end-of-game.js");
  await rest();
  assert.equal(seen.read, 0);
});

test("the table is shown in place of the scores, and back", () => {
  const { controller, state } = end();
  controller.showScores(false);
  assert.equal(state.scores, false);
  controller.showScores(true);
  assert.equal(state.scores, true);
});
