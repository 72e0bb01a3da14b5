// @ts-check
// Tests dates, streaks and the calendar of the deals of the day, and when the levels play the deal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, isDay, watchDay } from "../../web/lib/day.js";
import { LevelScores } from "../../web/app/daily/level-scores.js";
import { beaten, daysOf, monthAfter, stateOf, streaksOf } from "../../web/app/daily/streaks.js";

/** @import { DayRecord } from "../../web/store/days.js" */

/** @param {string} day @param {Partial<DayRecord["tries"][number]> | null} [first] @param {string} [game] @returns {DayRecord} */
function record(day, first = {}, game = "citadels") {
  const one = { match: day, started: 1, ended: 2, date: day, score: { points: 20, place: 1, won: true }, link: "", ...first };
  return { id: `${day} ${game}`, day, game, versions: { deal: 1, rules: 2, levels: {} }, tries: first ? [one] : [], levels: {} };
}

test("the day is that of the device's own calendar", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 22, 0, 0)), "2026-11-22");
  assert.equal(dayOf(new Date(2026, 0, 31, 0, 1).getTime()), "2026-01-31");
});

test("a row of days goes over the end of months and years, and over either game", () => {
  const days = ["2026-12-30", "2026-12-31", "2027-01-01"].map((day, at) => record(day, {}, at === 1 ? "pointcity" : "citadels"));
  assert.deepEqual(streaksOf(days, "2027-01-01"), { now: 3, best: 3, days: 3 });
  assert.deepEqual(streaksOf(days, "2027-01-02"), { now: 3, best: 3, days: 3 }, "today can still be played");
  assert.deepEqual(streaksOf(days, "2027-01-03"), { now: 0, best: 3, days: 3 });
  assert.deepEqual(streaksOf([], "2027-01-03"), { now: 0, best: 0, days: 0 });
});

test("a day that was played later, or not to its end, counts for no row", () => {
  const late = record("2026-11-21", { date: "2026-11-22" });
  const begun = record("2026-11-20", { ended: null, score: null });
  assert.deepEqual([late, begun, record("2026-11-19", null)].map(stateOf), ["late", "begun", "none"]);
  assert.deepEqual(streaksOf([late, begun, record("2026-11-22")], "2026-11-22"), { now: 1, best: 1, days: 1 });
});

test("a level is beaten by more points only", () => {
  const score = (/** @type {number} */ points) => ({ points, place: 1, won: false });
  const one = { ...record("2026-11-22"), levels: { random: score(19), normal: score(20), master: score(30) } };
  assert.deepEqual(beaten(one), ["random"]);
});

test("a month begins under its weekday", () => {
  const month = daysOf("2026-11");
  assert.deepEqual(month.slice(0, 8), [null, null, null, null, null, null, "2026-11-01", "2026-11-02"]);
  assert.equal(month.at(-1), "2026-11-30");
  assert.equal(daysOf("2028-02").at(-1), "2028-02-29");
  assert.deepEqual([monthAfter("2026-12", 1), monthAfter("2026-01", -1)], ["2027-01", "2025-12"]);
});

/** Work at the levels of a deal, before an idle loop whose jobs the test lets go on. */
function scores() {
  /** @type {string[]} */
  const log = [];
  const now = { playing: false, waits: false };
  /** @type {{work: any, terms: any, end: (done: boolean) => void}[]} */
  const jobs = [];
  const idleLoop = {
    run: (/** @type {any} */ work, /** @type {any} */ terms) => new Promise((/** @type {(done: boolean) => void} */ end) => jobs.push({ work, terms, end })),
  };
  const work = new LevelScores({
    idleLoop, playing: () => now.playing, waits: () => now.waits,
    found: async (game, day, level, { points }) => void log.push(`${game} ${day} ${level} ${points}`),
  });
  return { work, log, now, jobs };
}

const DEAL = { game: "citadels", day: "2026-11-22" };

test("the engine is given the levels of a deal once, and each score is stored under its level", async () => {
  const { work, log, jobs } = scores();
  const begun = work.start(DEAL, ["novice", "master"]);
  await work.start(DEAL, ["novice", "master"]);
  assert.deepEqual(jobs.map((job) => job.work), [{ kind: "level_scores", ...DEAL, levels: ["novice", "master"] }]);
  assert.equal(work.at, "2026-11-22 citadels");
  await jobs[0]?.terms.found({ kind: "level_score", level: "novice", score: { points: 3, place: 2, won: false } });
  assert.deepEqual(log, ["citadels 2026-11-22 novice 3"]);
  jobs[0]?.end(true);
  await begun;
  assert.equal(work.at, "");
  await work.start(DEAL, []);
  assert.equal(jobs.length, 1);
});

test("nothing is played while somebody plays, and it waits while a replay is looked at", async () => {
  const { work, now, jobs } = scores();
  void work.start(DEAL, ["novice"]);
  const { wanted, waits } = jobs[0]?.terms ?? {};
  assert.deepEqual([wanted(), waits()], [true, false]);
  Object.assign(now, { playing: true, waits: true });
  assert.deepEqual([wanted(), waits()], [false, true]);
});

test("another deal, or a stop, ends the work at the first", () => {
  const { work, jobs } = scores();
  void work.start(DEAL, ["novice", "master"]);
  void work.start({ ...DEAL, day: "2026-11-23" }, ["novice"]);
  assert.deepEqual(jobs.map(({ terms }) => terms.wanted()), [false, true]);
  work.stop();
  assert.deepEqual([jobs[1]?.terms.wanted(), work.at], [false, ""]);
});

test("days to come, which were played while the clock was ahead, neither end a streak nor lengthen it", () => {
  const days = ["2026-11-24", "2026-11-25", "2026-11-26"].map((day) => record(day));
  for (const ahead of ["2026-11-27", "2027-01-01"]) {
    assert.deepEqual(streaksOf([...days, record(ahead)], "2026-11-26"), { now: 3, best: 3, days: 3 }, ahead);
  }
});

test("midnight is told once, by the timer or when the person comes back", () => {
  const clock = { now: new Date(2026, 10, 26, 23, 59, 30), waits: /** @type {{work: () => void, time: number}[]} */ ([]), back: () => {} };
  let changed = 0;
  watchDay(() => (changed += 1), {
    now: () => clock.now, later: (work, time) => void clock.waits.push({ work, time }), onReturn: (look) => void (clock.back = look),
  });
  const [first] = clock.waits.splice(0);
  assert.equal(first?.time, 30_000);
  clock.back();
  assert.equal(changed, 0);
  clock.now = new Date(2026, 10, 27, 0, 0, 0);
  first?.work();
  clock.back();
  assert.equal(changed, 1);
  // A device that sleeps runs no timer; the next wait is never longer than ten minutes, since a clock may be set.
  assert.equal(clock.waits[0]?.time, 600_000);
  clock.now = new Date(2026, 10, 29, 8);
  clock.back();
  clock.waits[0]?.work();
  assert.equal(changed, 2);
});

test("only a date of the calendar is a day, in every browser", () => {
  for (const day of ["2026-11-22", "2024-02-29", "1000-01-01", "9999-12-31"]) assert.equal(isDay(day), true, day);
  for (const day of ["2026-02-30", "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-11-00", "0000-01-01", "2026-11-22T00", " 2026-11-22", "", null, 20261122]) {
    assert.equal(isDay(day), false, String(day));
  }
});
