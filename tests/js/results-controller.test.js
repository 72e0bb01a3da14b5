// @ts-check
// Tests how the page shows the end of a game: counting scores, another game, the score history.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResultsController } from "../../web/app/results/results-controller.js";
import { rest, update } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

globalThis.document ??= /** @type {any} */ ({ querySelectorAll: () => [], querySelector: () => null });

const SCORES = [{ seat: 0, place: 1, total: 21, parts: [{ cause: "districts", points: 21 }], ties: [] }];

/** The end of a game on the table; its course fails to be read, which `read` counts. */
function end() {
  const seen = { read: 0 };
  /** @type {any} */
  const game = { curves: [], rival: () => "", scorePart: () => "", icons: { laurel: "", board: "" } };
  /** @type {any} */
  const state = { game };
  /** @type {any} */
  const open = { room: null };
  const moves = { now: true };
  const controller = new ResultsController({
    state, screens: fakeScreens(state), open, draw: () => {}, failed: () => {}, moving: () => moves.now, idleLoop: { run: async () => true }, lookBack: () => {}, showLink: () => {}, linkOf: async () => "", lastTown: { keep: async () => undefined }, dayView: () => null, again: () => {}, newGame: () => {},
  });
  const view = { scores: /** @type {any} */ (SCORES) };
  /** @type {any} */
  const session = { ended: true, shown: update(0, 9, { over: true, view: /** @type {any} */ (view) }), names: ["Ada"], people: [0], table: { seating: [], takeBacks: 0 } };
  /** @type {any} */
  const runner = { queries: { course: () => (seen.read++, Promise.reject(new Error("not read"))) } };
  return { controller, session, runner, state, open, moves, view, seen };
}

/** @param {ReturnType<typeof end>} at */
function countingOf({ controller, session }) {
  const { counting } = controller.endingOf(session, /** @type {any} */ (SCORES));
  if (counting) clearInterval(counting.timer);
  return counting !== null;
}

test("scores are counted up if the end was watched and motion is allowed", () => {
  const watched = end();
  watched.controller.noteRunning(watched.session);
  assert.equal(countingOf(watched), true);
  assert.equal(countingOf(end()), false);
  const still = end();
  still.controller.noteRunning(still.session);
  still.moves.now = false;
  assert.equal(countingOf(still), false);
});

test("scores are counted up once for each end, and again after an undo", () => {
  const at = end();
  at.controller.noteRunning(at.session);
  const first = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  assert.equal(at.controller.endingOf(at.session, /** @type {any} */ (SCORES)), first);
  at.session.shown = { ...at.session.shown };
  const second = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  assert.notEqual(second, first);
  for (const { counting } of [first, second]) clearInterval(counting?.timer);
});

test("the room offers another game of the same people, or this device if there is no room", () => {
  const { controller, session, runner, open } = end();
  const offered = () => JSON.stringify(controller.screen(session, runner, "")).includes('data-testid=\\"again');
  assert.equal(offered(), true);
  open.room = { againAction: null, changeAction: null, finishedRunner: null, verdictView: () => null , eveningView: () => null, noteEnd: () => undefined};
  assert.equal(offered(), false);
  open.room.againAction = () => undefined;
  assert.equal(offered(), true);
  const changes = () => JSON.stringify(controller.screen(session, runner, "")).includes("again-change");
  assert.equal(changes(), false);
  open.room.changeAction = async () => undefined;
  assert.equal(changes(), true);
});

test("log and board show no winner before the scores are counted", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { controller, session } = end();
  controller.noteRunning(session);
  const entry = (/** @type {string} */ kind, /** @type {object} */ data) => /** @type {any} */ ({ id: 1, number: 9, by: 0, event: { kind, cause: "", data } });
  const [built, over] = [entry("built", { seat: 0 }), entry("over", { winners: [0] })];
  session.entries = [built, over];
  // While the end is told, and while it is counted; the log is the same object, so that it is not drawn again.
  Object.assign(session, { beat: {}, ended: false });
  assert.deepEqual([controller.logOf(session), controller.countOf(session)], [[built], null]);
  assert.equal(controller.counted(session)?.size, 0);
  Object.assign(session, { beat: null, ended: true });
  const told = controller.logOf(session);
  assert.deepEqual(told, [built]);
  assert.equal(controller.logOf(session), told);
  assert.deepEqual([...controller.counted(session) ?? [[0, 1]]], []);
  controller.countOf(session)?.skip();
  assert.deepEqual([controller.counted(session), controller.logOf(session)], [null, session.entries]);
});

test("an end that is opened again, or seen without motion, is shown at once", () => {
  const again = end();
  again.session.entries = [];
  assert.equal(again.controller.countOf(again.session), null);
  const still = end();
  still.controller.noteRunning(still.session);
  still.moves.now = false;
  assert.equal(still.controller.countOf(still.session), null);
});

test("a count ends when its table is left", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { controller, session } = end();
  controller.noteRunning(session);
  const counting = controller.countOf(session);
  session.closed = true;
  t.mock.timers.tick(700);
  assert.equal(counting?.over, true);
});

test("the score history is read once, as soon as there is a record", async (context) => {
  context.mock.method(console, "warn", () => {});
  const { controller, session, runner, open, seen } = end();
  controller.screen(session, null, null);
  await rest();
  assert.equal(seen.read, 0);
  // A guest is given the record later.
  open.room = { finishedRunner: runner, verdictView: () => null , eveningView: () => null, noteEnd: () => undefined};
  for (let drawing = 0; drawing < 3; drawing++) controller.screen(session, null, null);
  await import("../../web/app/results/end-of-game.js");
  await rest();
  assert.equal(seen.read, 1);
});

test("a game without curves has no score history", async () => {
  const { controller, session, runner, state, seen } = end();
  delete state.game.curves;
  controller.screen(session, runner, null);
  await import("../../web/app/results/end-of-game.js");
  await rest();
  assert.equal(seen.read, 0);
});

test("the table is shown in place of the scores, and back", () => {
  const { controller, state, session } = end();
  controller.showTable({ ...session, match: "m" }, true);
  assert.deepEqual(state.screen, { screen: "table", match: "m" });
  controller.showTable(session, false);
  assert.equal(state.screen.screen, "lobby");
});

test("what decisions cost is looked for once a person opens that part, and once only", async () => {
  const at = end();
  let asked = 0;
  at.controller.deps.idleLoop = { run: async () => (asked++, true) };
  at.controller.screen(at.session, at.runner, null);
  const ending = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  while (!ending.searchCosts) await rest();
  assert.equal(asked, 0);
  await ending.searchCosts();
  assert.equal(asked, 1);
  assert.equal(ending.searchCosts, null);
});

test("the course of a game and its decisions are offered together, so that no button moves under a finger", async () => {
  const at = end();
  Object.assign(at.runner.queries, { course: () => Promise.resolve({ stops: [], turns: [] }) });
  const ending = at.controller.endingOf(at.session, /** @type {any} */ (SCORES));
  /** @type {boolean[][]} */
  const drawn = [];
  at.controller.deps.draw = () => void drawn.push([ending.course !== null, ending.costs !== null]);
  at.controller.screen(at.session, at.runner, null);
  while (!ending.costs) await rest();
  await rest();
  assert.deepEqual(drawn, [[true, true]]);
});

test("a poster names all and their points, of a game without towns or without a link, too", async () => {
  const { controller, session, runner, state } = end();
  Object.assign(globalThis, { location: { host: "site.example", pathname: "/table/" } });
  Object.assign(session, { entries: [], storedNames: ["Ada"], table: { ...session.table, setup: {} } });
  state.game.setupText = () => "a set";
  controller.deps.linkOf = () => Promise.reject(new Error("no-replay-link"));
  const poster = await controller.posterOf(session, runner, /** @type {any} */ (SCORES), async () => ({ size: 1, path: "" }));
  assert.deepEqual(poster.owners.map(({ name, total, town }) => [name, total, town.houses]), SCORES.map(({ total }) => ["Ada", total, []]));
  assert.deepEqual([poster.code, poster.game, poster.site], [null, "a set", "site.example/table/"]);
  controller.deps.linkOf = async () => "text";
  assert.deepEqual((await controller.posterOf(session, runner, /** @type {any} */ (SCORES), async (text) => ({ size: 1, path: text }))).code, { size: 1, path: "text" });
  assert.equal((await controller.posterOf(session, null, /** @type {any} */ (SCORES), async () => null)).code, null);
});
