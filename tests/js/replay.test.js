// @ts-check
// Tests how a replay moves between moments and seats, and plays by itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Replay } from "../../web/app/replay/replay.js";
import { rest, sure, told, update } from "./kit.js";

/** @import { Deps, Viewer } from "../../web/app/replay/replay.js" */

/**
 * A replay of a game of ten moments; the engine answers when `answer` is called.
 * @param {{viewers?: Viewer[], number?: number}} [more]
 */
async function replay(more = {}, { first = 0, ready = true } = {}) {
  /** @type {{number: number, seats: (number | null)[], resolve: () => void, reject: (error: Error) => void}[]} */
  const wanted = [];
  /** @type {string[]} */
  const failed = [];
  /** @type {Deps} */
  const around = {
    at: (number, seats) =>
      // Asked with no seats, it is only how far the game is known.
      seats.length === 0 ? Promise.resolve({ number, seat: null, first, last: 10, updates: [] }) : new Promise((resolve, reject) => {
        const updates = seats.map((seat) => update(seat, number));
        wanted.push({ number, seats, resolve: () => resolve({ number, seat: null, first, last: 10, updates }), reject });
      }),
    told: async () => told(-1, [first, null, "deal"], [3, 1, "rob"], [7, 0, "build"], [10, 1, "end"]),
    draw: () => {},
    failed: (error) => void failed.push(/** @type {Error} */ (error).message),
  };
  /** @type {Viewer[]} */
  const viewers = [0, 1, 2, "open"];
  const game = { seats: 3, viewers, viewer: 0, last: 10, number: 0, ...more };
  const subject = new Replay(around, game);
  const answer = async () => {
    wanted.shift()?.resolve();
    await rest();
  };
  void subject.begin();
  await rest();
  if (ready) await answer();
  return { subject, wanted, failed, answer };
}

test("a replay stays between the first and the last moment", async () => {
  const { subject, answer } = await replay();
  subject.step(-1);
  assert.equal(subject.number, 0);
  subject.go(99);
  assert.equal(subject.number, 10);
  await answer();
  assert.equal(subject.shown?.number, 10);
});

test("of many moments that are asked for, only the latest is fetched", async () => {
  const { subject, wanted, answer } = await replay();
  for (const number of [1, 2, 3, 4, 5]) subject.go(number);
  await rest();
  assert.deepEqual(wanted.map(({ number }) => number), [1]);
  await answer();
  assert.deepEqual(wanted.map(({ number }) => number), [5]);
  await answer();
  assert.deepEqual([subject.shown?.number, wanted.length], [5, 0]);
});

test("another seat's view is fetched at the same moment, with its own log", async () => {
  const { subject, wanted, answer } = await replay({ number: 4 });
  subject.look(2);
  await rest();
  assert.deepEqual([sure(wanted[0]).number, sure(wanted[0]).seats], [4, [2]]);
  await answer();
  assert.equal(subject.shown?.update.seat, 2);
  assert.deepEqual(subject.log.until(4).map(({ event }) => event.kind), ["deal", "rob"]);
});

test("all hands open needs every seat's view", async () => {
  const { subject, wanted, answer } = await replay();
  subject.look("open");
  await rest();
  assert.deepEqual(sure(wanted[0]).seats, [null, 0, 1, 2]);
  await answer();
  assert.equal(subject.shown?.update.seat, null);
  assert.deepEqual(subject.shown?.open.map(({ seat }) => seat), [0, 1, 2]);
});

test("a view that may not be seen is not asked for", async () => {
  const { subject, wanted } = await replay({ viewers: [0] });
  subject.look(1);
  await rest();
  assert.equal(subject.viewer, 0);
  assert.deepEqual(wanted, []);
});

test("automatic play goes from one visible event to the next, up to the end", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { subject } = await replayWithoutTimers();
  subject.setSpeed("fast");
  subject.play();
  /** @type {number[]} */
  const seen = [];
  for (let beat = 0; beat < 5; beat += 1) {
    context.mock.timers.tick(260);
    seen.push(subject.number);
  }
  assert.deepEqual(seen, [3, 7, 10, 10, 10]);
  assert.equal(subject.playing, false);
  subject.play();
  assert.deepEqual([subject.number, subject.playing], [0, true]);
  subject.step(1);
  assert.deepEqual([subject.number, subject.playing], [1, false]);
});

/** The same, where everything is answered at once. */
async function replayWithoutTimers() {
  /** @type {Deps} */
  const around = {
    at: async (number, seats) => ({ number, seat: null, first: 0, last: 10, updates: seats.map((seat) => update(seat, number)) }),
    told: async () => told(-1, [0, null, "deal"], [3, 1, "rob"], [7, 0, "build"], [10, 1, "end"]),
    draw: () => {},
    failed: (error) => assert.fail(String(error)),
  };
  const subject = new Replay(around, { seats: 3, viewers: [0], viewer: 0, last: 10, number: 0 });
  await subject.begin();
  return { subject };
}

test("a moment that cannot be fetched leaves the picture as it is", async () => {
  const { subject, wanted, failed } = await replay();
  subject.go(5);
  await rest();
  sure(wanted.shift()).reject(new Error("engine-lost"));
  await rest();
  assert.deepEqual(failed, ["engine-lost"]);
  assert.deepEqual([subject.number, subject.shown?.number], [0, 0]);
});

test("a game of older rules begins at its first known moment", async () => {
  const { subject, wanted } = await replay({}, { first: 6, ready: false });
  assert.equal(sure(wanted[0]).number, 6);
  sure(wanted.shift()).resolve();
  await rest();
  subject.go(0);
  assert.equal(subject.number, 6);
});
