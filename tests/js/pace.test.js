// @ts-check
// Tests the time for each decision: how it runs, what stops it, and that a computer player decides once when it is over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchRunner } from "../../web/runner/match-runner.js";
import { GuestPace } from "../../web/app/online/pace/guest-pace.js";
import { Pace } from "../../web/app/online/pace/pace.js";
import { result } from "./kit.js";
import { settle } from "./room-fakes.js";

/** @type {import("../../web/types.js").Chair[]} */
const SEATING = [{ name: "Olha", player: "person" }, { name: "Ada", player: "elsewhere" }, { name: "Bot", player: "easy" }];

/**
 * A table whose people have a minute for each decision.
 * @param {import("node:test").TestContext} context
 */
function table(context) {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const state = { seat: /** @type {number | null} */ (1), number: 5, silent: false, hidden: false };
  /** @type {string[]} */
  const done = [];
  const runner = /** @type {any} */ ({
    get summary() {
      return { waiting: state.seat, seating: SEATING, number: state.number, over: false, take_backs: 0 };
    },
    decideOnce: async (/** @type {number} */ seat, /** @type {string} */ level) => {
      done.push(`decide ${seat} ${level}`);
      state.number += 1;
      return true;
    },
  });
  const pace = new Pace({
    runner: () => runner, listens: () => !state.silent, computer: () => "normal", hidden: () => state.hidden,
    told: () => void done.push("told"), draw: () => undefined, late: (seat) => void done.push(`late ${seat}`), failed: (error) => void done.push(String(error)),
  });
  const pass = async (/** @type {number} */ seconds) => {
    for (let at = 0; at < seconds; at += 1) {
      context.mock.timers.tick(1000);
      await settle();
    }
  };
  return { pace, state, done, pass };
}

test("without an agreement no clock runs, and nothing is told", async (context) => {
  const { pace, done, pass } = table(context);
  pace.look();
  await pass(1000);
  assert.deepEqual([pace.facts, done], [null, []]);
});

test("when the time is over a computer player decides once, and the next decision has its whole time", async (context) => {
  const { pace, done, pass } = table(context);
  pace.agree(60);
  await pass(59);
  assert.deepEqual([pace.left, done], [1, ["told"]]);
  await pass(1);
  assert.deepEqual(done.slice(1), ["decide 1 normal", "late 1", "told"]);
  assert.deepEqual([pace.left, pace.facts?.decided], [60, [[1, 1]]]);
});

test("each decision has its own time, and a computer player's has none", async (context) => {
  const { pace, state, pass } = table(context);
  pace.agree(60);
  await pass(50);
  Object.assign(state, { seat: 0, number: 6 });
  pace.look();
  assert.deepEqual([pace.left, pace.facts?.seat], [60, 0]);
  Object.assign(state, { seat: 2, number: 7 });
  pace.look();
  assert.equal(pace.facts?.seat, null);
});

test("a silent device and a hidden page stop the clock, and a friend gives more", async (context) => {
  const { pace, state, done, pass } = table(context);
  pace.agree(60);
  await pass(10);
  state.silent = true;
  await pass(100);
  assert.deepEqual([pace.left, pace.facts?.stopped], [50, true]);
  state.silent = false;
  pace.turn(1, true);
  await pass(100);
  assert.equal(pace.left, 50);
  pace.turn(1, false);
  await pass(1);
  pace.giveMore(0);
  pace.giveMore(1);
  assert.deepEqual([pace.left, pace.facts?.stopped], [109, false]);
  Object.assign(state, { seat: 0, number: 6, hidden: true });
  pace.look();
  await pass(100);
  assert.deepEqual([pace.left, done.filter((line) => line.startsWith("decide"))], [60, []]);
});

test("one decision is taken by the engine's computer player, which then leaves the seat", async () => {
  /** @type {string[]} */
  const calls = [];
  const answers = /** @type {any} */ ({
    seat: (/** @type {any} */ { seat, chair }) => result(5, { seating: SEATING.with(seat, chair) }),
    advance: () => (calls.filter((line) => line.startsWith("advance")).length < 2 ? { thinking: true } : result(6, { seating: SEATING.with(1, { name: "Ada", player: "normal" }) })),
  });
  const first = result(5, { seating: SEATING });
  first.keep.summary.waiting = 1;
  const runner = new MatchRunner({
    engine: /** @type {any} */ ({ call: async (/** @type {string} */ method, /** @type {any} */ params) => (calls.push(`${method} ${params.chair?.player ?? params.most}`), answers[method](params)) }),
    putMatch: /** @type {any} */ (async () => undefined), failed: (error) => assert.fail(String(error)), release: () => undefined,
  }, first, null);
  assert.equal(await runner.decideOnce(1, "normal"), true);
  assert.deepEqual(calls.slice(0, 4), ["seat normal", "advance 1", "advance 1", "seat elsewhere"]);
  assert.equal(await runner.decideOnce(2, "normal"), false);
});

test("a guest follows the host's clock, and knows when it was late", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const pace = new GuestPace(() => undefined);
  assert.equal(pace.note({ limit: 60, seat: 1, left: 60, stopped: false, decided: [] }, 1), false);
  now = 15_000;
  assert.equal(pace.left, 45);
  assert.equal(pace.note({ limit: 60, seat: 0, left: 60, stopped: false, decided: [[1, 1]] }, 1), true);
  assert.equal(pace.note({ limit: 60, seat: 0, left: 60, stopped: true, decided: [[1, 1]] }, 1), false);
  pace.close();
});
