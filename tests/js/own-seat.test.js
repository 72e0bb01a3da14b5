// @ts-check
// Tests how an own player in its box answers for a seat of a match, and what happens when it fails.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { OwnSeats } from "../../web/app/own-seat/own-seats.js";
import { SeatBox } from "../../web/box/seat-box.js";
import { rest } from "./kit.js";


const ORDER = { match: "m", seat: 1, game: "citadels", setup: {}, name: "mine", text: "", seconds: 1 };

/** A worker that the test controls. */
class FakeWorker {
  /** @type {any[]} */
  sent = [];
  ended = false;
  onmessage = (/** @type {{data: unknown}} */ _event) => {};
  onerror = (/** @type {{message: string}} */ _event) => {};

  /** @param {string} message */
  postMessage(message) {
    this.sent.push(JSON.parse(message));
  }

  terminate() {
    this.ended = true;
  }

  /** @param {object} report */
  say(report) {
    this.onmessage({ data: JSON.stringify(report) });
  }
}

function seatBox() {
  const worker = new FakeWorker();
  const box = new SeatBox(ORDER, () => /** @type {any} */ (worker));
  return { worker, box };
}

test("a box gets the order first, and asks after it has begun", async () => {
  const { worker, box } = seatBox();
  const answer = box.answer({ whole: true });
  await rest();
  assert.deepEqual(worker.sent, [ORDER]);
  worker.say({ kind: "begun" });
  await rest();
  assert.deepEqual(worker.sent, [ORDER, { whole: true }]);
  worker.say({ kind: "pick", ask: "0.3", options: ["gold"], fault: null });
  assert.deepEqual(await answer, { kind: "pick", ask: "0.3", options: ["gold"], fault: null });
  assert.equal(box.works, true);
  box.end();
  assert.equal(worker.ended, true);
});

test("a box that reports nothing is ended", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { worker, box } = seatBox();
    worker.say({ kind: "begun" });
    const answer = box.answer({ whole: false });
    await Promise.resolve();
    await Promise.resolve();
    mock.timers.tick(5_000);
    mock.timers.tick(50);
    assert.deepEqual(await answer, { kind: "stuck" });
    assert.deepEqual([worker.ended, box.works], [true, false]);
  } finally {
    mock.timers.reset();
  }
});

test("what a worker throws is a reason of a few words, however long", async () => {
  const { worker, box } = seatBox();
  const answer = box.answer({ whole: true });
  /** @type {any} */ (worker).onerror({ message: "x".repeat(4_000_000) });
  const { reason } = /** @type {any} */ (await answer);
  assert.deepEqual([reason.length, worker.ended], [300, true]);
});

test("a report that is not valid ends the box, and so does a fault of the own player", async () => {
  for (const [report, wanted] of /** @type {[object, object][]} */ ([
    [{ kind: "pick", ask: 3, options: [] }, { kind: "broken", reason: "report" }],
    [{ kind: "what" }, { kind: "broken", reason: "report" }],
    [{ kind: "fault", fault: { id: "failed", line: 2, detail: "" } }, { kind: "fault", fault: { id: "failed", line: 2, detail: "" } }],
  ])) {
    const { worker, box } = seatBox();
    worker.say({ kind: "begun" });
    const answer = box.answer({ whole: false });
    await rest();
    worker.say(report);
    assert.deepEqual(await answer, wanted);
    assert.equal(worker.ended, true);
  }
  const { worker, box } = seatBox();
  const answer = box.answer({ whole: false });
  worker.say({ kind: "fault", fault: { id: "syntax", line: 1, detail: "" } });
  assert.equal((await answer).kind, "fault");
  assert.equal((await box.answer({ whole: false })).kind, "fault");
});

test("a box that reports without being asked is ended", async () => {
  const { worker, box } = seatBox();
  worker.say({ kind: "begun" });
  await rest();
  for (let at = 0; at < 50; at += 1) worker.say({ kind: "pick", ask: "0.3", options: ["gold"], fault: null });
  assert.deepEqual([worker.ended, box.works], [true, false]);
  assert.equal((await box.answer({ whole: false })).kind, "broken");
});

const PICK = { kind: "pick", ask: "0.4", options: ["gold"], fault: null };
const TWO = [{ id: "gold" }, { id: "cards" }];

/**
 * A table at which seat 1 is asked, with an engine and a box that answer from lists.
 * @param {any[]} reports
 * @param {{options?: any[], files?: any}} [more]
 */
function table(reports, { options = TWO, files = { 1: { name: "mine", text: "def choose" } } } = {}) {
  /** @type {any[]} */
  const calls = [];
  /** @type {string[]} */
  const toasts = [];
  /** @type {any[]} */
  const kept = [];
  const summary = { match: "m", game: "citadels", setup: {}, waiting: 1, seating: [{ name: "P", player: "person" }, { name: "Own", player: "own" }] };
  const told = { line: 0, number: 4, ask: { id: "0.4", options, least: 1, most: 1 } };
  const deps = /** @type {any} */ ({
    runner: { summary, files, inTurn: (/** @type {() => unknown} */ work) => work() },
    engine: { call: async (/** @type {string} */ _method, /** @type {any} */ { line, number }) => (calls.push(["ask", line, number]), told) },
    toast: (/** @type {string} */ text) => toasts.push(text),
    keepLog: async (/** @type {any} */ log) => void kept.push(log),
    start: (/** @type {any} */ order) => {
      calls.push(["start", order.seat, order.name]);
      const box = {
        works: true,
        async answer() {
          const report = reports.shift();
          box.works = report.kind === "pick";
          return report;
        },
        end: () => calls.push(["end"]),
      };
      return box;
    },
  });
  return { own: new OwnSeats(deps), calls, toasts, kept };
}

test("the own player answers, and a later ask tells it only what is new", async () => {
  const { own, calls } = table([PICK, PICK]);
  assert.deepEqual(await own.answer(), { ask: "0.4", options: ["gold"] });
  await own.answer();
  own.end();
  assert.deepEqual(calls, [["ask", 0, -1], ["start", 1, "mine"], ["ask", 0, 4], ["end"]]);
});

test("an own player without a choice is not asked", async () => {
  const { own, calls } = table([], { options: [{ id: "gold" }] });
  assert.deepEqual(await own.answer(), { ask: "0.4", options: ["gold"] });
  assert.deepEqual(calls, [["ask", 0, -1]]);
});

test("a player that may not run on this device is not started; the usual level plays, and the page says so once", async () => {
  const { own, calls, toasts } = table([PICK]);
  /** @type {string[]} */
  const asked = [];
  own.deps.mayRun = async (text) => (asked.push(text), false);
  assert.equal(await own.answer(), null);
  assert.equal(await own.answer(), null);
  assert.deepEqual([asked, calls, toasts.length], [["def choose"], [], 1]);
  const allowed = table([PICK]).own;
  allowed.deps.mayRun = async () => true;
  assert.deepEqual(await allowed.answer(), { ask: "0.4", options: ["gold"] });
});

test("without a file the usual level plays, and the page says so once", async () => {
  const { own, calls, toasts } = table([], { files: null });
  assert.equal(await own.answer(), null);
  assert.equal(await own.answer(), null);
  assert.deepEqual([calls, toasts.length], [[], 1]);
});

test("an own player that does not return is told everything again in a new box, twice at most", async () => {
  const { own, calls, toasts } = table([PICK, { kind: "stuck" }, { kind: "stuck" }, { kind: "stuck" }]);
  for (let count = 0; count < 6; count += 1) await own.answer();
  assert.deepEqual(calls.map(([what, ...rest_]) => [what, ...rest_].join(" ")), [
    "ask 0 -1", "start 1 mine", "ask 0 4", "ask 0 -1", "start 1 mine", "ask 0 -1", "start 1 mine",
  ]);
  assert.equal(toasts.length, 3);
});

test("an own player that cannot be used is not loaded again; the page shows its first fault", async () => {
  const fault = { id: "failed", line: 2, detail: "x" };
  const broken = table([{ kind: "fault", fault }]);
  await broken.own.answer();
  assert.equal(await broken.own.answer(), null);
  assert.deepEqual([broken.calls.length, broken.toasts.length], [2, 1]);
  const without = table([{ kind: "refused", code: "own-library", args: { file: "lucky-1.0-py3-none-any.whl" } }]);
  await without.own.answer();
  assert.equal(await without.own.answer(), null);
  assert.equal(without.toasts.length, 1);
  const failing = table([{ ...PICK, fault }, { ...PICK, fault }]);
  await failing.own.answer();
  assert.deepEqual(await failing.own.answer(), { ask: "0.4", options: ["gold"] });
  assert.equal(failing.toasts.length, 1);
});

test("valid lines that an own player logs are stored with its decision", async () => {
  const many = Array.from({ length: 50 }, (_, at) => [4, `line ${at} ${"x".repeat(300)}`]);
  const logs = [[[4, "gold"], [4, 7], null, [4]], undefined, "text", many];
  const { own, kept } = table([...logs.map((log) => ({ ...PICK, log })), { ...PICK, ask: "0.3", log: [[4, "late"]] }]);
  for (let count = 0; count < 5; count += 1) await own.answer();
  assert.deepEqual(kept.slice(0, 3), [["gold"], [], []].map((lines) => ({ match: "m", number: 4, lines })));
  assert.deepEqual([kept.length, kept[3].lines.length, kept[3].lines[0].length], [4, 20, 200]);
});
