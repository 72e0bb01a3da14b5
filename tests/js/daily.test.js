// @ts-check
// Tests dates and the calendar of the deals of the day, and when the levels play the deal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, isDay, watchDay } from "../../web/lib/day.js";
import { LevelScores } from "../../web/app/daily/level-scores.js";
import { daysOf, monthAfter } from "../../web/app/daily/months.js";

test("the day is that of the device's own calendar", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 22, 0, 0)), "2026-11-22");
  assert.equal(dayOf(new Date(2026, 0, 31, 0, 1).getTime()), "2026-01-31");
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
