// @ts-check
// Tests the arena of the workshop: which games of a player count, restarts of the box, stopping, and the figures shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ArenaController } from "../../web/app/workshop/arena-controller.js";
import { ArenaRun } from "../../web/app/workshop/arena-run.js";
import { startBox } from "../../web/box/box.js";
import { readReport } from "../../web/box/report.js";

/** @import { Order, Report } from "../../web/box/box.js" */

const SETUP = /** @type {any} */ ({ players: 4 });
const CHAIRS = [{ name: "Mine", player: "person" }, { name: "A", player: "normal" }, { name: "B", player: "normal" }, { name: "C", player: "strong" }];

/** @param {Partial<Order>} [more] @returns {Order} */
function order(more = {}) {
  return { run: "arena", game: "citadels", setup: SETUP, chairs: CHAIRS, name: "mine", text: "", seed: 7, numbers: [0, 1, 2, 3, 4], seconds: 1, barred: [], ...more };
}

/**
 * What the box says of a finished game.
 * @param {number} number
 * @param {string} [save] of it
 * @returns {Report}
 */
function report(number, save = "good") {
  return { kind: "game", game: number, save, decisions: 10, seconds: 0.5, slowest: 0.1, faults: {}, first: null, log: [[3, `line ${number}`]] };
}

/** A run with boxes by hand, and an engine that refuses broken saves, and in which the file wins games with an even number. */
function table() {
  /** @type {string[]} */
  const calls = [];
  /** @type {any} */
  const engine = {
    async call(/** @type {string} */ method, /** @type {any} */ params) {
      calls.push(method);
      if (method === "check") return null;
      if (method === "count_series") return { won: params.games.length, rates: params.games, tables: [] };
      assert.equal(method, "check_game");
      const { number, save, chance, ...series } = params;
      const { run, game, setup, chairs, seed } = order();
      assert.deepEqual(series, { run, game, setup, chairs, seed });
      assert.ok(Number.isSafeInteger(chance));
      if (save !== "good") throw Object.assign(new Error(save), { code: save });
      return { number, seat: number % 4, won: number % 2 === 0 ? 1 : 0, points: [1, 2, 3, 4], names: [], figures: { "drafted.king": 2 }, decisions: [4] };
    },
  };
  /** @type {{order: Order, heard: (report: Report) => void, ended: boolean}[]} */
  const boxes = [];
  const run = new ArenaRun(order(), {
    engine: () => engine,
    startBox: (wanted, heard) => {
      const box = { order: wanted, heard, ended: false };
      boxes.push(box);
      return () => (box.ended = true);
    },
    changed: () => undefined,
  });
  return { run, boxes, calls };
}

/** @param {ReturnType<typeof table>["boxes"]} boxes */
const latest = (boxes) => /** @type {typeof boxes[number]} */ (boxes.at(-1));

test("every game counts only after the page's own engine has played it again", async () => {
  const { run, boxes, calls } = table();
  await run.begin();
  const { heard } = latest(boxes);
  heard({ kind: "begun" });
  assert.equal(run.phase, "playing");
  for (const number of [0, 1, 2, 3, 4]) heard(report(number));
  heard({ kind: "end" });
  await run.checked;
  await Promise.resolve();
  assert.equal(run.phase, "done");
  assert.deepEqual(run.games.map(({ won }) => won), [1, 0, 1, 0, 1]);
  assert.deepEqual(run.games.map(({ seat }) => seat), [0, 1, 2, 3, 0]);
  assert.deepEqual(calls, ["check", ...Array(5).fill(["check_game", "count_series"]).flat()]);
  assert.deepEqual([run.counted?.won, run.refused], [5, 0]);
  assert.deepEqual(run.counted?.rates[0], { won: 1, figures: { "drafted.king": 2 }, decisions: 10, seconds: 0.5, slowest: 0.1, faults: {} });
});

test("a record that the engine refuses is left out, and a lost engine ends the run", async () => {
  const { run, boxes, calls } = table();
  await run.begin();
  for (const [at, code] of ["save-broken", "newer-save", "wrong-game"].entries()) latest(boxes).heard(report(at, code));
  await run.checked;
  assert.deepEqual([run.games.length, run.refused, run.counted, run.phase], [0, 3, null, "starting"]);
  latest(boxes).heard(report(3, "engine-lost"));
  await run.checked;
  assert.deepEqual([run.refused, run.phase, calls.includes("count_series")], [3, "broken", false]);
});

test("a game counts once, and one that was not asked for never", async () => {
  const { run, boxes } = table();
  await run.begin();
  for (const number of [0, 0, 99]) latest(boxes).heard(report(number));
  await run.checked;
  assert.deepEqual([run.games.length, run.refused], [1, 0]);
});

test("if the file does not return, a new box goes on without asking it there, a few times", async () => {
  const { run, boxes } = table();
  await run.begin();
  latest(boxes).heard(report(0));
  latest(boxes).heard({ kind: "asks", game: 1, moment: 12 });
  latest(boxes).heard({ kind: "stuck", game: 1, moment: 12 });
  assert.deepEqual(latest(boxes).order.numbers, [1, 2, 3, 4]);
  assert.deepEqual(latest(boxes).order.barred, [[1, 12]]);
  latest(boxes).heard({ kind: "asks", game: 1, moment: 15 });
  latest(boxes).heard({ kind: "broken", reason: "fatal" });
  assert.deepEqual(latest(boxes).order.barred, [[1, 12], [1, 15]]);
  latest(boxes).heard({ kind: "asks", game: 1, moment: 17 });
  latest(boxes).heard({ kind: "stuck", game: 1, moment: 17 });
  await run.checked;
  assert.equal(run.phase, "stuck");
  assert.deepEqual([boxes.length, run.games.length], [3, 1], "finished games are kept");
});

test("a box that breaks before the file is asked is not started again", async () => {
  const { run, boxes } = table();
  await run.begin();
  latest(boxes).heard({ kind: "broken", reason: "no network" });
  assert.deepEqual([run.phase, run.reason, boxes.length], ["broken", "no network", 1]);
});

test("stopping keeps finished games and ignores later reports", async () => {
  const { run, boxes } = table();
  await run.begin();
  latest(boxes).heard(report(0));
  run.stop();
  // The record that came before is still being checked.
  assert.deepEqual([run.phase, run.games.length, latest(boxes).ended], ["stopping", 0, true]);
  latest(boxes).heard(report(1));
  await run.checked;
  assert.deepEqual([run.phase, run.games.length], ["stopped", 1]);
});

test("a file that cannot be used ends the run with its line", async () => {
  const { run, boxes } = table();
  await run.begin();
  latest(boxes).heard({ kind: "fault", fault: { id: "syntax", line: 3, detail: "" } });
  assert.deepEqual([run.phase, run.first?.line], ["fault", 3]);
});

test("two presses start one run, and none is started once it was stopped", async () => {
  let boxes = 0;
  let start = () => {};
  const engineStarted = new Promise((/** @type {(nothing: void) => void} */ resolve) => (start = resolve));
  const host = /** @type {any} */ ({
    engineStarted, draw: () => {}, useGame: async () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)),
    engine: () => ({ call: async () => ({ keep: { summary: { setup: {} } } }) }),
  });
  const arena = new ArenaController({ game: "citadels", source: () => "", name: () => "mine", host, start: () => (boxes++, () => {}) });
  arena.order = async () => order();
  const both = [arena.start(), arena.start()];
  start();
  await Promise.all(both);
  assert.equal(boxes, 1);
  const late = arena.start();
  arena.stop();
  await late;
  assert.equal(boxes, 1);
});

/** A worker that the test controls. */
function worker() {
  /** @type {any} */
  const made = { sent: [], ended: false, postMessage: (/** @type {string} */ text) => made.sent.push(text), terminate: () => (made.ended = true) };
  return made;
}

test("a box is ended when it reports nothing for longer than a decision may take", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const made = worker();
  /** @type {Report[]} */
  const told = [];
  startBox(order(), (one) => told.push(one), () => made);
  assert.equal(JSON.parse(made.sent[0]).seed, 7);
  const say = (/** @type {unknown} */ data) => made.onmessage({ data: JSON.stringify(data) });
  say({ kind: "begun" });
  // Before the first decision the deal may take long on a slow device.
  context.mock.timers.tick(20_000);
  assert.equal(made.ended, false);
  say({ kind: "asks", game: 2, moment: 9 });
  context.mock.timers.tick(4_900);
  assert.equal(made.ended, false);
  for (const time of [200, 100]) context.mock.timers.tick(time);
  assert.ok(made.ended);
  assert.deepEqual(told.at(-1), { kind: "stuck", game: 2, moment: 9 });
  say({ kind: "game" });
  assert.equal(told.length, 3);
});

test("a message that is not a report ends a box", () => {
  for (const data of ["nothing", { kind: "begun" }, JSON.stringify({ kind: "another" }), "null"]) {
    const made = worker();
    /** @type {Report[]} */
    const told = [];
    startBox(order(), (one) => told.push(one), () => made);
    made.onmessage({ data });
    assert.deepEqual([told.map(({ kind }) => kind), made.ended], [["broken"], true]);
  }
});

test("a report with wrong fields ends a box, a valid one does not", () => {
  const good = report(0);
  const fault = { id: "failed", line: 3, detail: "why" };
  const rest = [{ save: {} }, { decisions: "9" }, { slowest: null }, { faults: null }, { faults: { failed: "9" } }, { first: "why" }, { first: { ...fault, line: "3" } },
    { log: "lines" }, { log: [null] }, { log: [[3, { html: 1 }]] }, { game: "0" }].map((odd) => ({ ...good, ...odd }));
  const others = [{ kind: "asks", game: 0 }, { kind: "plays", game: 0, moment: "1" }, { kind: "fault" }, { kind: "fault", fault: { id: 1 } }, { kind: "refused", code: "own-library" }];
  for (const data of [good, { ...good, first: fault, faults: { failed: 1 } }, ...rest, ...others]) {
    const made = worker();
    /** @type {string[]} */
    const told = [];
    startBox(order(), ({ kind }) => told.push(kind), () => made);
    made.onmessage({ data: JSON.stringify(data) });
    const odd = rest.includes(/** @type {any} */ (data)) || others.includes(/** @type {any} */ (data));
    assert.deepEqual([told, made.ended], odd ? [["broken"], true] : [["game"], false], JSON.stringify(data));
    made.onmessage({ data: "nothing" });
  }
});

test("no part of a report is longer than the page needs, and no field has a shape of its own", () => {
  const long = "x".repeat(1_900_000);
  const fault = { id: "failed", line: 3, detail: long };
  const game = readReport(JSON.stringify({ ...report(0), first: fault, more: 1 }));
  assert.deepEqual([game.first.detail.length, "more" in game], [300, false]);
  assert.equal(readReport(JSON.stringify({ kind: "broken", reason: long })).reason.length, 300);
  assert.equal(readReport(JSON.stringify({ kind: "refused", code: "own-library", args: { file: long } })).args.file.length, 300);
  assert.equal(readReport(JSON.stringify({ ...report(0), log: Array.from({ length: 90_000 }, () => [1, "line"]) })).log.length, 2_000);
  assert.equal(readReport(JSON.stringify({ kind: "pick", ask: "0.1", options: Array.from({ length: 90_000 }, () => "a"), fault: null })).options.length, 2_000);
  const invented = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`fault-${at}`, 1]));
  const odd = [{ kind: "broken", reason: { toString: 1 } }, { kind: "broken" }, { kind: "refused", code: "own-library", args: { file: { toString: 1 } } },
    { kind: "refused", code: {}, args: {} }, { kind: "fault", fault: { ...fault, id: "invented" } }, { ...report(0), faults: invented }, { ...report(0), seconds: 1e300 },
    { kind: "asks", game: -1, moment: 2 }, { kind: "toString" }, { kind: "__proto__" }, [], null, { kind: "pick", ask: "0.1", options: [{}] }, { kind: "broken", reason: `${long}${long}` }];
  for (const one of odd) assert.equal(readReport(JSON.stringify(one)), null, JSON.stringify(one)?.slice(0, 99));
});

test("a worker is told to go on after each report, and one that does not wait is ended", async () => {
  const made = worker();
  /** @type {Report[]} */
  const told = [];
  const end = startBox(order(), (one) => told.push(one), () => made);
  const say = (/** @type {unknown} */ data) => made.onmessage({ data: JSON.stringify(data) });
  const sent = async (/** @type {number} */ count) => {
    for (let tries = 0; tries < 500 && made.sent.length < count; tries += 1) await new Promise((done) => setTimeout(done, 10));
  };
  for (const moment of [1, 2, 3]) {
    say({ kind: "plays", game: 2, moment });
    assert.equal(made.sent.length, moment, "not before the page had time for other work");
    await sent(moment + 1);
    assert.equal(made.sent.length, moment + 1);
  }
  for (let moment = 0; moment < 50; moment += 1) say({ kind: "plays", game: 2, moment });
  assert.deepEqual([told.at(-1), made.ended, told.length < 15], [{ kind: "broken", reason: "report" }, true, true]);
  await new Promise((done) => setTimeout(done, 30));
  assert.equal(made.sent.length, 4, "an ended worker is told nothing");
  end();
});

test("a library that cannot be installed ends the run with its name, and finished games stay", async () => {
  const { run, boxes } = table();
  await run.begin();
  latest(boxes).heard({ kind: "begun" });
  latest(boxes).heard(report(0));
  await run.checked;
  latest(boxes).heard({ kind: "refused", code: "own-library", args: { file: "lucky-1.0-py3-none-any.whl", reason: "x".repeat(9_000) } });
  assert.equal(run.phase, "broken");
  assert.equal(run.library?.file, "lucky-1.0-py3-none-any.whl");
  assert.equal(run.library?.reason.length, 300);
  assert.equal(run.games.length, 1);
});
