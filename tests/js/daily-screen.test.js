// @ts-check
// Tests the screen of the deals of the day: which try counts, the levels' scores, and the way in from the lobby.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreError } from "../../web/store/db.js";
import { readTexts } from "./texts.js";
import { DailyController } from "../../web/app/daily/daily-controller.js";
import { DailyScreen } from "../../web/app/daily/daily-screen.js";
import { mergeRows } from "./merge-fake.js";
import { fakeScreens } from "./screen-kit.js";

/** @import { DayRecord } from "../../web/store/days.js" */

const DAY = "2026-11-22";
const VERSIONS = { deal: 1, rules: 2, levels: { normal: 1, master: 1 } };

/** A screen whose engine deals and scores at once, and whose store is a list. */
function shown() {
  /** @type {Map<string, DayRecord>} */
  const stored = new Map();
  const asked = /** @type {string[]} */ ([]);
  /** @type {Record<string, (params: any) => unknown>} */
  const answers = {
    day: ({ game, day }) => ({ game, day, weekday: 6, setup: {}, players: ["person", "master", "master"], compared: ["normal", "master"], versions: VERSIONS }),
    write_link: () => ({ text: "citadels.ABC" }),
    count_days: ({ day, days }) => {
      const levels = days.find((/** @type {DayRecord} */ one) => one.day === day)?.levels ?? {};
      return { missing: ["normal", "master"].filter((level) => !levels[level]), beaten: [[]], states: {} };
    },
  };
  /** @type {any} */
  const engine = { call: async (/** @type {string} */ method, /** @type {any} */ params) => (method === "count_days" || asked.push(`${method} ${params.level ?? params.match ?? ""}`.trim()), answers[method]?.(params)) };
  const state = /** @type {any} */ ({ flags: { day: DAY }, game: { id: "citadels" }, starting: false, opening: "" });
  const open = /** @type {any} */ ({ session: null, room: null, form: null, replaying: null });
  const begun = /** @type {any[]} */ ([]);
  /** @type {any} */
  const match = {
    begin: async (/** @type {any} */ make, /** @type {string} */ name) => {
      await make({ call: async (/** @type {string} */ method, /** @type {any} */ params) => begun.push({ method, ...params }) });
      open.session = { shown: { over: false } };
      return Boolean(name);
    },
  };
  const idleLoop = {
    async run(/** @type {any} */ { levels }, /** @type {any} */ { found }) {
      asked.push(`level_scores ${levels}`);
      for (const level of levels) await found({ kind: "level_score", level, score: { points: level.length, place: 2, won: false } });
      return true;
    },
  };
  /** @type {any} */
  const deps = {
    state, screens: fakeScreens(state), open, match, draw: () => {}, toTop: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)),
    engineStarted: Promise.resolve(), engine: () => engine, idleLoop, useGame: async () => {}, settings: { get: async () => "Ada" }, isStored: () => true, lookAt: async () => {}, openLink: async () => {},
  };
  const days = /** @type {any} */ ({ today: DAY, records: [], unsaved: [], troubles: [], unreadable: 0, refresh: async () => (days.records = [...stored.values()]) });
  let last = Promise.resolve();
  // One after the other: the store asks again where another one came between.
  const mergeDays = (/** @type {readonly any[]} */ records) => (last = last.then(async () => {
    const { rows } = await mergeRows("merge_rows", { store: "days", here: [...stored.values()], more: records });
    for (const row of rows) stored.set(row.id, row);
  }));
  const screen = new DailyScreen(days, deps, /** @type {any} */ ({ mergeDays, shareResult: async () => {} }));
  Object.assign(globalThis, { document: { visibilityState: "visible" } });
  return { screen, stored, asked, begun, state, open, days, answers };
}

/** @param {string} id @param {number} points @returns {any} the row of a finished match */
const over = (id, points) => ({
  id, created: 100, updated: 200, summary: { match: id, game: "citadels", over: true, day: { day: DAY, score: { points, place: 1, won: true } } },
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a screen from an address, which names no month, shows that of its day before it is opened", () => {
  const { screen, state } = shown();
  state.screen = { screen: "day", game: "citadels", day: "2026-02-03", month: "" };
  assert.deepEqual(screen.shown, { day: "2026-02-03", month: "2026-02" });
  state.screen = { screen: "day", game: "citadels", day: "2026-02-03", month: "2025-12" };
  assert.equal(screen.shown.month, "2025-12");
});

test("opened, it asks for the deal and finds out what the levels score, the fastest first", async () => {
  const { screen, stored, asked, state } = shown();
  await screen.open(DAY);
  await soon();
  assert.deepEqual(state.screen, { screen: "day", game: "citadels", day: DAY, month: "2026-11" });
  assert.deepEqual(asked, ["day", "level_scores normal,master"]);
  assert.deepEqual(Object.keys(stored.get(`${DAY} citadels`)?.levels ?? {}).sort(), ["master", "normal"]);
  await screen.read();
  await soon();
  assert.equal(asked.length, 2, "what is known is not asked for again");
});

test("the first try is stored as it begins, and is the one that counts", async () => {
  const { screen, stored, begun, open } = shown();
  await screen.open(DAY);
  await screen.play(/** @type {any} */ (screen.deals.get(`${DAY} citadels`)), DAY);
  assert.deepEqual(begun.map(({ method, game, day, names }) => [method, game, day, names[0]]), [["play_day", "citadels", DAY, "Ada"]]);
  const { match } = begun[0];
  open.session = { shown: { over: true } };
  await screen.finished(over("day-again", 40));
  await screen.finished(over(match, 21));
  const record = /** @type {DayRecord} */ (stored.get(`${DAY} citadels`));
  assert.deepEqual(record.tries.map((one) => [one.match, one.score?.points, one.link]).sort(), [[match, 21, "citadels.ABC"], ["day-again", 40, "citadels.ABC"]].sort());
  // A match that is opened again, or brought back from a file, changes nothing.
  await screen.finished(over(match, 99));
  assert.equal(stored.get(`${DAY} citadels`)?.tries.find((one) => one.match === match)?.score?.points, 21);
});

test("a match that is left at its end still has its link", async () => {
  const { screen, stored, answers } = shown();
  const done = screen.finished(over("m", 30));
  answers["write_link"] = () => assert.fail("the match is closed");
  await done;
  assert.equal(stored.get(`${DAY} citadels`)?.tries[0]?.link, "citadels.ABC");
});

test("two presses begin one try", async () => {
  const { screen, begun, stored } = shown();
  await screen.open(DAY);
  const deal = /** @type {any} */ (screen.deals.get(`${DAY} citadels`));
  await Promise.all([screen.play(deal, DAY), screen.play(deal, DAY)]);
  assert.equal(begun.length, 1);
  assert.equal(stored.get(`${DAY} citadels`)?.tries.length, 1);
});

test("what the engine counted is shown with a try, and only once it has counted that try", async () => {
  const { screen, days, state } = shown();
  state.screen = { screen: "day", game: "citadels", day: DAY, month: "" };
  await screen.finished(over("m", 30));
  await soon();
  const record = days.records[0];
  assert.deepEqual(screen.resultOf(record, 0)?.counted.missing, []);
  const twice = { ...record, tries: [record.tries[0], { ...record.tries[0], match: "n" }] };
  assert.equal(screen.resultOf(twice, 1), null);
  assert.equal(screen.resultOf(null, 0), null);
});

test("the lobby's way in says how far today is, and only a finished deal loads the rest", async () => {
  const { days } = shown();
  /** @type {any} */
  const deps = { state: { flags: { day: DAY } }, draw: () => {}, failed: () => {} };
  const controller = new DailyController(deps);
  assert.equal(controller.today, DAY);
  assert.equal(new DailyController({ ...deps, state: { flags: { day: null } } }).today.length, 10);
  controller.records = days.records;
  assert.ok(controller.entry(() => {}));
  assert.equal(controller.ending(null), null);
  await controller.record(/** @type {any} */ ({ summary: { day: null } }));
  await controller.record(/** @type {any} */ ({ summary: { day: { day: DAY, score: null } } }));
  assert.equal(controller.loading, null);
});

test("the end of a deal whose modules cannot be loaded says so once", async () => {
  const told = /** @type {string[]} */ ([]);
  const runner = /** @type {any} */ ({ summary: { day: { day: DAY, score: {} } } });
  /** @type {any} */
  const deps = { draw: () => {}, failed: (/** @type {Error} */ error) => (told.push(error.message), controller.ending(runner)) };
  const controller = new DailyController(deps);
  controller.load = async () => Promise.reject(new Error("no network"));
  assert.equal(controller.ending(runner), null);
  await soon();
  assert.deepEqual(told, ["no network"]);
});

test("a try begun under today's date is of that day, though midnight passes before it is on the table", async () => {
  const { screen, stored, days } = shown();
  await screen.open(DAY);
  const scene = { deal: /** @type {any} */ (screen.deals.get(`${DAY} citadels`)), today: days.today };
  days.today = "2026-11-28";
  await screen.play(scene.deal, scene.today);
  assert.equal(stored.get(`${DAY} citadels`)?.tries[0]?.date, DAY);
});

test("a try that cannot be stored stays on the page, the page says so, and the next one that is stored brings it along", async () => {
  await readTexts("en", ["locales/"]);
  const toasts = /** @type {string[]} */ ([]);
  const { screen, stored, days } = shown();
  const merge = screen.sources.mergeDays;
  screen.deps.toast = (text) => void toasts.push(text);
  screen.sources = { ...screen.sources, mergeDays: async () => { throw new StoreError("storage-full", null); } };
  await screen.open(DAY);
  await screen.play(/** @type {any} */ (screen.deals.get(`${DAY} citadels`)), DAY);
  assert.deepEqual([stored.size, days.unsaved.at(-1)?.tries.length], [0, 1]);
  assert.match(toasts[0] ?? "", /no storage left/);
  screen.sources = { ...screen.sources, mergeDays: merge };
  await screen.finished(over("other", 9));
  assert.equal(stored.get(`${DAY} citadels`)?.tries.length, 2);
  assert.deepEqual(days.unsaved, []);
});
