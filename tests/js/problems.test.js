// @ts-check
// Tests when problems come again, how finished games are searched for them, and the list of problems.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readBook, readWays } from "../../web/app/problems/book.js";
import { findProblems } from "../../web/app/problems/own-finder.js";
import { ProblemsController } from "../../web/app/problems/problems-controller.js";
import { ProblemsScreen, themesOf } from "../../web/app/problems/problems-screen.js";
import { StoreError } from "../../web/store/db.js";
import { readTexts } from "./texts.js";
import { answered, daysLeft, dueNow, ordered, untried } from "../../web/app/problems/repetition.js";
import { fakeScreens } from "./screen-kit.js";
/** @import { ProblemRecord } from "../../web/store/problems.js" */
/** @import { Problem } from "../../web/types.js" */

const DAY = 24 * 60 * 60 * 1000;

/** @param {string} id @param {Partial<Problem>} [more] @returns {Problem} */
const problem = (id, more = {}) => ({
  id, game: "citadels", position: /** @type {any} */ ({ setup: {}, players: ["master", "master"], seed: 1, picks: "x" }), seat: 0, theme: "draft",
  cards: [], answers: [[0, 40], [1, 20]], right: 1, gap: 20, low: 15, worlds: 400, played: [], ...more,
});

test("what is known well comes again later, and what went wrong tomorrow", () => {
  let record = untried(problem("a"));
  let now = 1000;
  const waits = [];
  for (let time = 0; time < 7; time += 1) {
    record = answered(record, true, now);
    waits.push(daysLeft(record, now));
    now = record.due;
  }
  assert.deepEqual(waits, [1, 3, 7, 16, 35, 90, 90]);
  record = answered(record, false, now);
  assert.equal(daysLeft(record, now), 1);
  assert.deepEqual([record.step, record.tries, record.solved], [0, 8, 7]);
});

test("an answer before its day takes nothing further, but a wrong one counts", () => {
  const once = answered(untried(problem("a")), true, 0);
  const early = answered(once, true, DAY / 2);
  assert.deepEqual([early.step, early.due, early.tries], [1, once.due, 2]);
  assert.equal(answered(once, false, DAY / 2).due, 1.5 * DAY);
});

test("due ones come first, then new ones, then what can wait", () => {
  const problems = ["later", "new", "due", "longer due"].map((id) => problem(id));
  const known = (/** @type {string} */ id, /** @type {number} */ due) => ({ ...untried(problem(id)), tries: 1, due });
  const records = new Map([known("later", 30), known("due", 20), known("longer due", 10)].map((one) => [one.id, one]));
  assert.deepEqual(ordered(problems, records, 25).map(({ id }) => id), ["longer due", "due", "new", "later"]);
  assert.deepEqual(dueNow(problems, records, 25).map(({ id }) => id), ["longer due", "due", "new"]);
});

test("a book of another format or game, or none, is empty", async () => {
  globalThis.location ??= /** @type {any} */ ({ href: "http://x/" });
  const serving = (/** @type {any} */ body, ok = true) => /** @type {any} */ (async () => ({ ok, json: async () => body }));
  const book = { format: 1, game: "citadels", problems: [problem("a"), { id: 7 }] };
  assert.deepEqual((await readBook("citadels", serving(book))).map(({ id }) => id), ["a"]);
  assert.deepEqual(await readBook("pointcity", serving(book)), []);
  assert.deepEqual(await readBook("citadels", serving({ ...book, format: 2 })), []);
  assert.deepEqual(await readBook("citadels", serving(null, false)), []);
});

test("a book says how each card is tried, and of which edition that is", async () => {
  const serving = (/** @type {any} */ body, ok = true) => /** @type {any} */ (async () => ({ ok, json: async () => body }));
  const [setup, deal] = [{ edition: "2016" }, { setup: { edition: "classic", players: 4 }, seed: 7 }];
  const one = problem("a", { position: /** @type {any} */ ({ setup, players: [], seed: 1, picks: "x" }) });
  const book = { format: 1, game: "citadels", problems: [one], shows: { witch: "a" }, deals: { king: deal } };
  assert.deepEqual([...(await readWays("citadels", serving(book)))], [["king", { edition: "classic", deal }], ["witch", { edition: "2016", problem: "a" }]]);
  // A book of an earlier version, or none.
  assert.equal((await readWays("citadels", serving({ format: 1, game: "citadels", problems: [one] }))).size, 0);
  assert.equal((await readWays("citadels", serving(null, false))).size, 0);
});

/** A store with these records. @param {ProblemRecord[]} stored */
const shelf = (stored) => ({
  unreadable: 0,
  list: async () => [...stored],
  change: async (/** @type {string} */ key, /** @type {(known: ProblemRecord | null) => ProblemRecord | null} */ change) => {
    const at = stored.findIndex(({ id }) => id === key);
    const next = change(stored[at] ?? null);
    if (next) stored.splice(at < 0 ? stored.length : at, 1, next);
    return next;
  },
});

/** @param {any[]} found what the engine finds */
function finding(found) {
  const stored = /** @type {ProblemRecord[]} */ ([]);
  const jobs = /** @type {any[]} */ ([]);
  const run = async (/** @type {any} */ work, /** @type {any} */ terms) => {
    jobs.push({ work, terms });
    for (const one of found) await terms.found(one);
    return true;
  };
  return { jobs, stored, idleLoop: { run }, look: (row = ROW) => findProblems(row, { idleLoop: { run }, store: shelf(stored) }) };
}

const ROW = /** @type {any} */ ({ id: "m", save: "s", summary: { game: "citadels" } });

test("a finished match is searched by the engine, and what is found is stored once", async () => {
  const { look, jobs, stored } = finding([{ kind: "own_problem", problem: problem("p"), chosen: 1 }]);
  assert.equal(await look(), true);
  assert.deepEqual(jobs.map(({ work }) => work), [{ kind: "own_problems", save: "s", known: [] }]);
  assert.deepEqual(stored.map(({ id, chosen, due, tries }) => [id, chosen, due, tries]), [["p", 1, 0, 0]]);
  // Another tab finds it at the same time: the record stays as it is.
  const [first] = stored;
  await look();
  assert.equal(stored[0], first);
  assert.deepEqual(jobs[1]?.work.known, ["p"]);
  assert.equal(await look({ ...ROW, id: "fork-1" }), false);
  assert.equal(jobs.length, 2);
});

test("a match is searched once its person plays no more", async () => {
  const { jobs, idleLoop } = finding([]);
  Object.assign(globalThis, { document: { hidden: false } });
  const open = { session: { shown: { over: true } }, room: null, form: null, replaying: null };
  const controller = new ProblemsController(/** @type {any} */ ({ open, idleLoop }), shelf([]));
  const row = { ...ROW, summary: { game: "citadels", over: true, seating: [{ player: "person" }] } };
  await controller.searchGame(row);
  assert.equal(jobs[0]?.terms.waits(), false);
  open.session.shown.over = false;
  assert.equal(jobs[0]?.terms.waits(), true);
  await controller.searchGame({ ...row, summary: { ...row.summary, over: false } });
  assert.equal(jobs.length, 1);
});

test("an answer is stored with its day, and the list counts it as solved", async () => {
  const put = /** @type {ProblemRecord[]} */ ([]);
  const state = /** @type {any} */ ({ game: { id: "citadels" }, engineStart: {}, offers: new Map() });
  const screen = new ProblemsScreen(/** @type {any} */ ({ state, screens: fakeScreens(state), draw: () => {}, errorText: String }), {
    problems: shelf(put), readBook: async () => [problem("a"), problem("b")], now: () => 1000,
  });
  await screen.open();
  assert.equal(state.screen.screen, "problems");
  assert.equal(await screen.note(problem("a"), true), 1);
  assert.deepEqual(put.map(({ id, step, due }) => [id, step, due]), [["a", 1, 1000 + DAY]]);
  assert.equal(screen.shown.records.get("a")?.solved, 1);
});

test("a clock that was ahead once does not hide a problem until then, nor make its record the newest for ever", () => {
  const ahead = answered(untried(problem("a")), true, 1000 * DAY);
  const records = new Map([["a", ahead]]);
  assert.deepEqual(dueNow([problem("a")], records, DAY).map(({ id }) => id), ["a"]);
  const again = answered(ahead, true, DAY);
  assert.deepEqual([again.step, again.due], [2, 4 * DAY]);
  assert.ok(again.updated > ahead.updated);
  // What was answered in time waits for its day.
  assert.deepEqual(dueNow([problem("a")], new Map([["a", again]]), 2 * DAY), []);
});

/**
 * A screen of problems with these stored ones, and an engine that opens none of `broken`.
 * @param {ProblemRecord[]} stored
 * @param {{broken?: string[], code?: string, store?: Partial<ReturnType<typeof shelf>>}} [more]
 */
async function shownWith(stored, { broken = [], code = "problem-broken", store = {} } = {}) {
  await readTexts("en", ["locales/"]);
  const opened = /** @type {string[]} */ ([]);
  const toasts = /** @type {string[]} */ ([]);
  const state = /** @type {any} */ ({ game: { id: "citadels" }, engineStart: {}, offers: new Map([["citadels", { rules: 3 }]]) });
  const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method !== "read_problem") return null;
    opened.push(params.problem.id);
    if (broken.includes(params.problem.id)) throw Object.assign(new Error(code), { code });
    // It is on the table: the rest is not of this test.
    throw Object.assign(new Error("engine-lost"), { code: "engine-lost" });
  };
  const screen = new ProblemsScreen(/** @type {any} */ ({
    state, screens: fakeScreens(state), draw: () => {}, errorText: String, toast: (/** @type {string} */ text) => void toasts.push(text), engineStarted: Promise.resolve(), engine: () => ({ call }),
    match: { clear: () => {} },
  }), { problems: { ...shelf(stored), ...store }, readBook: async () => [], now: () => 1000 });
  await screen.open();
  return { screen, opened, toasts, state };
}

/** @param {string} id */
const own = (id, more = {}) => ({ ...untried(problem(id)), problem: problem(id), chosen: 1, ...more });

test("a problem that the engine cannot open is put away, and the next one comes", async () => {
  const stored = [own("a"), own("b"), own("c")];
  const { screen, opened, toasts } = await shownWith(stored, { broken: ["a", "b"] });
  await assert.rejects(screen.start(screen.own), { code: "engine-lost" });
  assert.deepEqual(opened, ["a", "b", "c"]);
  assert.deepEqual(stored.map(({ id, refused }) => [id, refused]), [["a", 3], ["b", 3], ["c", undefined]]);
  assert.match(toasts[0] ?? "", /can no longer be opened/);
  assert.deepEqual([screen.own.map(({ id }) => id), screen.putAside], [["c"], 2]);
  // All of them may be unreadable: then the list is shown.
  const none = await shownWith([own("a")], { broken: ["a"], code: "internal" });
  await none.screen.start(none.screen.own);
  assert.deepEqual([none.screen.table, none.screen.own, none.screen.putAside], [null, [], 1]);
});

test("a problem that was put away is tried again under other rules; the engine's own failures put none away", async () => {
  const { screen } = await shownWith([own("a", { refused: 2 }), own("b", { refused: 3 })]);
  assert.deepEqual(screen.own.map(({ id }) => id), ["a"]);
  await assert.rejects(screen.start(screen.own), { code: "engine-lost" });
  assert.equal(screen.putAside, 1);
  const damaged = await shownWith([own("a", { problem: { ...problem("a"), position: { picks: "x" } } }), own("b")]);
  await assert.rejects(damaged.screen.start(damaged.screen.own), { code: "engine-lost" });
  assert.deepEqual(damaged.opened, ["b"]);
});

test("an answer that cannot be stored stays on the page, and the page says so", async () => {
  for (const [code, words] of [["storage-full", /no storage left/], ["storage-newer", /Reload the page/], ["storage-blocked", /does not let the page save/], ["storage-failed", /could not save/]]) {
    const stored = [own("a")];
    const change = shelf(stored).change;
    let refuses = true;
    const { screen, toasts } = await shownWith(stored, { store: { change: async (id, by) => {
      if (refuses) throw new StoreError(String(code), null);
      return change(id, by);
    } } });
    assert.equal(await screen.note(problem("a"), true), 1);
    assert.match(toasts.at(-1) ?? "", /** @type {RegExp} */ (words));
    await screen.read();
    assert.equal(screen.shown.records.get("a")?.tries, 1);
    // The next one that is stored holds both.
    refuses = false;
    await screen.note(problem("a"), false);
    assert.deepEqual([stored[0]?.tries, stored[0]?.solved, screen.unsaved.size], [2, 1, 0]);
  }
});

test("two tabs that answer one problem both count", async () => {
  const stored = [own("a")];
  const [one, two] = [await shownWith(stored), await shownWith(stored)];
  await one.screen.note(problem("a"), true);
  await two.screen.note(problem("a"), false);
  assert.deepEqual([stored[0]?.tries, stored[0]?.solved, stored[0]?.step], [2, 1, 0]);
});

test("stored problems that cannot be read are said, and the book is shown all the same", async () => {
  const list = async () => { throw new StoreError("storage-newer", null); };
  const { screen } = await shownWith([], { store: { list } });
  assert.match(screen.shown.unread, /newer version/);
  assert.equal(screen.shown.trouble, "");
});

test("a theme of fewer than five problems is offered among the turns", () => {
  const book = ["draft", "draft", "turn", "building", "draft", "draft", "draft"].map((theme, at) => ({ ...problem(`p${at}`), theme }));
  const found = [...themesOf(book)].map(([theme, problems]) => [theme, problems.map(({ id }) => id)]);
  assert.deepEqual(found, [["draft", ["p0", "p1", "p4", "p5", "p6"]], ["turn", ["p2", "p3"]]]);
});
