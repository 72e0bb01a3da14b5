// @ts-check
// Tests how finished games are searched for problems, and the list of problems. When they come again is tested in
// tests/py/test_repetition.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readBook, readWays } from "../../web/app/problems/book.js";
import { findProblems } from "../../web/app/problems/own-finder.js";
import { ProblemsController } from "../../web/app/problems/problems-controller.js";
import { ProblemsScreen } from "../../web/app/problems/problems-screen.js";
import { StoreError } from "../../web/store/db.js";
import { readTexts } from "./texts.js";
import { fakeScreens } from "./screen-kit.js";
/** @import { ProblemRecord } from "../../web/store/problems.js" */
/** @import { Problem } from "../../web/types.js" */

const DAY = 24 * 60 * 60 * 1000;

/** @param {string} id @param {Partial<Problem>} [more] @returns {Problem} */
const problem = (id, more = {}) => ({
  id, game: "citadels", position: /** @type {any} */ ({ setup: {}, players: ["master", "master"], seed: 1, picks: "x" }), seat: 0, theme: "draft",
  cards: [], answers: [[0, 40], [1, 20]], right: 1, gap: 20, low: 15, worlds: 400, played: [], ...more,
});

/** @param {Problem} problem @returns {ProblemRecord} */
const untried = ({ id, game }) => ({ id, game, problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 0 });

/** Answers the calls about problems as the engine does it, in short; its rules are those of version 3. */
const noting = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => {
  if (method === "list_problems") {
    const own = params.problems.filter((/** @type {ProblemRecord} */ row) => row.problem);
    const opens = own.filter((/** @type {ProblemRecord} */ row) => row.refused !== 3).map((/** @type {ProblemRecord} */ row) => row.id);
    return { own: opens, due: opens, put_aside: own.length - opens.length, themes: [] };
  }
  const { problem: one, row, happening, now, chosen } = params;
  const before = row ?? untried(one);
  const right = Number(happening === "right");
  const change = {
    found: { problem: one, chosen, updated: now }, refused: { refused: 3 },
    answered: { step: right, due: now + DAY, tries: before.tries + 1, solved: before.solved + right, updated: now },
  };
  return { row: { ...before, ...(happening === "found" || happening === "refused" ? change[/** @type {"found"} */ (happening)] : change.answered) }, days: 1 };
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
  change: async (/** @type {string} */ key, /** @type {(known: ProblemRecord | null) => any} */ change) => {
    const at = stored.findIndex(({ id }) => id === key);
    const next = await change(stored[at] ?? null);
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
  return { jobs, stored, idleLoop: { run }, look: (row = ROW) => findProblems(row, { idleLoop: { run }, call: noting, store: shelf(stored) }) };
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
  const controller = new ProblemsController(/** @type {any} */ ({ open, idleLoop, engine: () => ({ call: noting }) }), shelf([]));
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
  const screen = new ProblemsScreen(/** @type {any} */ ({
    state, screens: fakeScreens(state), draw: () => {}, errorText: String, engineStarted: Promise.resolve(), engine: () => ({ call: noting }),
  }), {
    problems: shelf(put), readBook: async () => [problem("a"), problem("b")], now: () => 1000,
  });
  await screen.open();
  assert.equal(state.screen.screen, "problems");
  assert.equal((await screen.note(problem("a"), "right")).days, 1);
  assert.deepEqual(put.map(({ id, step, due }) => [id, step, due]), [["a", 1, 1000 + DAY]]);
  assert.equal(screen.shown.records.get("a")?.solved, 1);
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
    if (method !== "read_problem") return method === "close" ? null : noting(method, params);
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
  await assert.rejects(screen.start(screen.named(screen.shown.listed?.own ?? [])), { code: "engine-lost" });
  assert.deepEqual(opened, ["a", "b", "c"]);
  assert.deepEqual(stored.map(({ id, refused }) => [id, refused]), [["a", 3], ["b", 3], ["c", undefined]]);
  assert.match(toasts[0] ?? "", /can no longer be opened/);
  assert.deepEqual([screen.shown.listed?.own, screen.shown.listed?.put_aside], [["c"], 2]);
  // All of them may be unreadable: then the list is shown.
  const none = await shownWith([own("a")], { broken: ["a"], code: "internal" });
  await none.screen.start(none.screen.named(["a"]));
  assert.deepEqual([none.screen.table, none.screen.shown.listed?.own, none.screen.shown.listed?.put_aside], [null, [], 1]);
});

test("a problem that was put away is tried again under other rules; the engine's own failures put none away", async () => {
  const { screen } = await shownWith([own("a", { refused: 2 }), own("b", { refused: 3 })]);
  assert.deepEqual(screen.shown.listed?.own, ["a"]);
  await assert.rejects(screen.start(screen.named(screen.shown.listed?.own ?? [])), { code: "engine-lost" });
  assert.equal(screen.shown.listed?.put_aside, 1);
  const damaged = await shownWith([own("a", { problem: { ...problem("a"), position: { picks: "x" } } }), own("b")]);
  await assert.rejects(damaged.screen.start(damaged.screen.named(["a", "b"])), { code: "engine-lost" });
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
    assert.equal((await screen.note(problem("a"), "right")).days, 1);
    assert.match(toasts.at(-1) ?? "", /** @type {RegExp} */ (words));
    await screen.read();
    assert.equal(screen.shown.records.get("a")?.tries, 1);
    // The next one that is stored holds both.
    refuses = false;
    await screen.note(problem("a"), "wrong");
    assert.deepEqual([stored[0]?.tries, stored[0]?.solved, screen.unsaved.size], [2, 1, 0]);
  }
});

test("two tabs that answer one problem both count", async () => {
  const stored = [own("a")];
  const [one, two] = [await shownWith(stored), await shownWith(stored)];
  await one.screen.note(problem("a"), "right");
  await two.screen.note(problem("a"), "wrong");
  assert.deepEqual([stored[0]?.tries, stored[0]?.solved, stored[0]?.step], [2, 1, 0]);
});

test("stored problems that cannot be read are said, and the book is shown all the same", async () => {
  const list = async () => { throw new StoreError("storage-newer", null); };
  const { screen } = await shownWith([], { store: { list } });
  assert.match(screen.shown.unread, /newer version/);
  assert.equal(screen.shown.trouble, "");
});
