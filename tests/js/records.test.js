// @ts-check
// Tests stores of records: two tabs that change one record, records that cannot be read, and merges.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unreadableEntries } from "../../web/app/unreadable-entries.js";
import { latestFirst } from "../../web/store/matches.js";
import { isTime, Records } from "../../web/store/records.js";
import { memory } from "./memory-database.js";
import { resultOf } from "./backup-kit.js";
import { isDayRecord, isOwnPlayer, isProblemRecord, isResult } from "./sound.js";

/** @typedef {{id: string, count: number}} Counter */

/** @param {Counter[]} rows */
function counters(rows) {
  const stored = new Map(rows.map((row) => [row.id, /** @type {any} */ (row)]));
  const tab = () => new Records({
    database: memory("id", stored), store: "counters",
    isSound: /** @type {(raw: any) => raw is Counter} */ ((raw) => typeof raw?.id === "string" && Number.isInteger(raw.count)),
  });
  return { stored, tab };
}

test("two tabs that change one record lose neither change", async () => {
  const { stored, tab } = counters([{ id: "a", count: 1 }]);
  const more = (/** @type {Counter | null} */ known) => ({ id: "a", count: (known?.count ?? 0) + 1 });
  const one = tab();
  await Promise.all([one.change("a", more), one.change("a", more)]);
  assert.equal(stored.get("a").count, 3);
  assert.equal(await one.change("b", (known) => (assert.equal(known, null), null)), null);
  assert.equal(stored.size, 1);
});

test("a change that waited for the engine is not stored over that of another tab: it is asked again", async () => {
  const { stored, tab } = counters([{ id: "a", count: 1 }]);
  const seen = /** @type {unknown[]} */ ([]);
  const told = await tab().change("a", async (known) => {
    seen.push(known?.count);
    if (seen.length === 1) stored.set("a", { id: "a", count: 9 });
    return { id: "a", count: (known?.count ?? 0) + 1 };
  });
  assert.deepEqual([seen, told, stored.get("a").count], [[1, 9], { id: "a", count: 10 }, 10]);
  assert.equal(await tab().swap("a", { id: "a", count: 9 }, { id: "a", count: 3 }), false);
  assert.equal(await tab().swap("b", null, { id: "b", count: 3 }), true);
  assert.deepEqual([stored.get("a").count, stored.get("b").count], [10, 3]);
});

test("a record that cannot be read hides no other one, and is kept when another takes its key", async () => {
  const broken = /** @type {any} */ ({ id: "a", count: "many" });
  const { stored, tab } = counters([broken, { id: "b", count: 2 }]);
  const one = tab();
  assert.deepEqual([await one.list(), one.unreadable], [[{ id: "b", count: 2 }], 1]);
  assert.equal(await one.get("a"), null);
  await one.change("a", (known) => (assert.equal(known, null), { id: "a", count: 5 }));
  assert.deepEqual((await one.list()).map(({ count }) => count).sort(), [2, 5]);
  assert.equal(one.unreadable, 1);
  assert.deepEqual([...stored.values()].find(({ raw }) => raw)?.raw, broken);
});

test("a record that cannot be read is exported as it is, and deleted only if the person confirms", async () => {
  const broken = /** @type {any} */ ({ id: "a", count: 1n, bytes: new Uint8Array([1, 2]), far: NaN });
  broken.self = broken;
  const { stored, tab } = counters([broken, { id: "b", count: 2 }]);
  const one = tab();
  const files = /** @type {string[]} */ ([]);
  let yes = false;
  const browser = { download: (/** @type {string} */ name, /** @type {any} */ text) => void files.push(name, text), confirm: async () => yes };
  const entries = () => unreadableEntries([one], () => one.list(), (error) => assert.fail(String(error)), browser);
  assert.deepEqual(entries(), []);
  await one.list();
  const [entry] = entries();
  entry?.exportIt();
  assert.deepEqual([files[0], JSON.parse(files[1] ?? "")], ["counters-1.json", { id: "a", count: "1", bytes: [1, 2], far: "NaN", self: "(the same again)" }]);
  for (yes of [false, true]) {
    entry?.remove();
    await new Promise((done) => setTimeout(done));
    assert.deepEqual([stored.has("a"), entries().length], yes ? [false, 0] : [true, 1]);
  }
  assert.equal(stored.has("b"), true);
});

test("a record that another tab has mended is not deleted", async () => {
  const { stored, tab } = counters([/** @type {any} */ ({ id: "a" })]);
  const one = tab();
  await one.list();
  stored.set("a", { id: "a", count: 1 });
  await one.removeBroken("a");
  assert.deepEqual(stored.get("a"), { id: "a", count: 1 });
});

/** An engine for which the greater count says more. @param {Counter[]} here @param {Counter[]} more */
async function greater(here, more) {
  const known = new Map(here.map((row) => [row.id, row.count]));
  const rows = more.filter(({ id, count }) => count > (known.get(id) ?? -1));
  const changed = rows.filter(({ id }) => known.has(id)).length;
  return /** @type {any} */ ({ rows, added: rows.length - changed, changed, refused: 0 });
}

test("a merge says what it took, and what it could not read", async () => {
  const { stored, tab } = counters([{ id: "a", count: 5 }, { id: "b", count: 1 }, /** @type {any} */ ({ id: "c" })]);
  const taken = await tab().mergeIn([{ id: "a", count: 4 }, { id: "b", count: 2 }, { id: "c", count: 3 }, { id: "d", count: 4 }, null, { id: "e" }], greater);
  assert.deepEqual(taken, { added: 2, changed: 1, refused: 2 });
  assert.deepEqual(["a", "b", "c", "d"].map((id) => stored.get(id).count), [5, 2, 3, 4]);
});

test("what another tab stores while the engine merges is not lost: it is merged again", async () => {
  const { stored, tab } = counters([{ id: "a", count: 1 }, { id: "b", count: 1 }]);
  const seen = /** @type {number[][]} */ ([]);
  const merge = async (/** @type {Counter[]} */ here, /** @type {Counter[]} */ more) => {
    seen.push(here.map(({ count }) => count));
    if (seen.length === 1) stored.set("a", { id: "a", count: 9 });
    return greater(here, more);
  };
  const taken = await tab().mergeIn([{ id: "a", count: 5 }, { id: "b", count: 2 }], merge);
  assert.deepEqual([seen, ["a", "b"].map((id) => stored.get(id).count), taken], [[[1, 1], [9, 1]], [9, 2], { added: 0, changed: 1, refused: 0 }]);
});

test("many records are merged some at a time, and none asks the engine for nothing", async () => {
  const { stored, tab } = counters([]);
  const sizes = /** @type {number[]} */ ([]);
  const merge = (/** @type {Counter[]} */ here, /** @type {Counter[]} */ more) => (sizes.push(more.length), greater(here, more));
  const many = Array.from({ length: 1200 }, (_, count) => ({ id: `n${count}`, count }));
  assert.deepEqual(await tab().mergeIn(many, merge), { added: 1200, changed: 0, refused: 0 });
  assert.deepEqual(await tab().mergeIn([null], merge), { added: 0, changed: 0, refused: 1 });
  assert.deepEqual([sizes, stored.size], [[500, 500, 200], 1200]);
});

test("a record for which the engine refuses the call keeps no other one out", async () => {
  for (const code of ["bad-request", "request-too-large"]) {
    const { stored, tab } = counters([]);
    let calls = 0;
    const merge = async (/** @type {Counter[]} */ here, /** @type {Counter[]} */ more) => {
      calls += 1;
      if (more.some(({ id }) => id.startsWith("bad"))) throw Object.assign(new Error(code), { code });
      return greater(here, more);
    };
    const many = Array.from({ length: 700 }, (_, count) => ({ id: count % 250 === 7 ? `bad ${count}` : `n${count}`, count }));
    assert.deepEqual(await tab().mergeIn(many, merge), { added: 697, changed: 0, refused: 3 });
    assert.equal(stored.size, 697);
    assert.ok(calls < 100, String(calls));
  }
  const lost = () => Promise.reject(Object.assign(new Error("lost"), { code: "engine-lost" }));
  await assert.rejects(counters([]).tab().mergeIn([{ id: "a", count: 1 }], lost), /lost/);
});

const NOT_TIMES = [1e300, -1e300, NaN, Infinity, 8.7e15, "1", null, undefined, {}];

test("times that no date can show are refused in every store", () => {
  for (const time of NOT_TIMES) assert.equal(isTime(time), false, String(time));
  assert.equal(isTime(Date.now()), true);
  const day = { id: "2026-11-22 g", day: "2026-11-22", game: "g", versions: { deal: 1, rules: 1, levels: {} }, tries: [], levels: {} };
  const attempt = { match: "m", started: 1, ended: null, date: "2026-11-22", score: null, link: "" };
  const problem = { id: "a", game: "g", problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 1 };
  const player = { id: "a", game: "g", name: "n", text: "", versions: [], updated: 1 };
  assert.ok(isResult(resultOf("m")) && isDayRecord({ ...day, tries: [attempt] }) && isProblemRecord(problem) && isOwnPlayer(player));
  for (const time of NOT_TIMES) {
    assert.equal(isResult(resultOf("m", { ended: time })), false);
    if (time !== null) assert.equal(isDayRecord({ ...day, tries: [{ ...attempt, ended: time }] }), false);
    assert.equal(isDayRecord({ ...day, tries: [{ ...attempt, started: time }] }), false);
    for (const key of ["due", "updated"]) assert.equal(isProblemRecord({ ...problem, [key]: time }), false);
    assert.equal(isOwnPlayer({ ...player, updated: time }), false);
    assert.equal(isOwnPlayer({ ...player, versions: [{ time, text: "" }] }), false);
  }
  for (const date of ["2026-13-40", "2026-99-99", "yesterday", 7]) {
    assert.equal(isDayRecord({ ...day, id: `${date} g`, day: date }), false, String(date));
    assert.equal(isDayRecord({ ...day, tries: [{ ...attempt, date }] }), false, String(date));
  }
});

test("a result with any field of another kind is refused", () => {
  const person = { seat: 0, name: "Ada", won: true, points: 20, pieces: ["thief"], figures: { "built.tavern": 1 }, coach: { asked: 3, found: 2 } };
  const good = resultOf("m", { levels: ["normal-raider"], people: [person] });
  assert.ok(isResult(good));
  const other = [undefined, null, 7.5, -1, "x", {}, [{}], [7], true, 1e300];
  const may = /** @type {Record<string, (value: any) => boolean>} */ ({
    match: (value) => value === "x", game: (value) => value === "x", variant: (value) => value === "x", friends: (value) => value === true, whole: (value) => value === true,
    ended: (value) => [7.5, -1].includes(value),
  });
  for (const key of Object.keys(good)) {
    for (const value of other) assert.equal(isResult({ ...good, [key]: value }), Boolean(may[key]?.(value)), `${key} ${JSON.stringify(value)}`);
  }
  const mayPerson = /** @type {Record<string, (value: any) => boolean>} */ ({
    name: (value) => value === "x", won: (value) => value === true, points: (value) => [7.5, -1, 1e300].includes(value),
    figures: (value) => value === undefined || JSON.stringify(value) === "{}", coach: (value) => value === undefined,
  });
  for (const key of Object.keys(person)) {
    for (const value of other) assert.equal(isResult({ ...good, people: [{ ...person, [key]: value }] }), Boolean(mayPerson[key]?.(value)), `${key} ${JSON.stringify(value)}`);
  }
});

test("a field that is called like one of every object is checked like any other", () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const person = { seat: 0, name: "Ada", won: true, points: 20, pieces: [] };
    const figures = (/** @type {unknown} */ value) => resultOf("m", { people: [{ ...person, figures: JSON.parse(`{"${name}":${JSON.stringify(value)}}`) }] });
    assert.deepEqual([isResult(figures(3)), isResult(figures("x")), isResult(figures({}))], [true, false, false], name);
  }
});

test("a field that the engine cannot read spoils its own record alone", async () => {
  const deep = (/** @type {number} */ levels) => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  for (const odd of ["\ud800", { "\udfff": 1 }, [{ a: ["x\ud83d"] }], deep(41), deep(20_000)]) assert.ok(!isResult({ ...resultOf("m", {}), later: odd }));
  for (const fine of ["🎲", { "🎲": [1, null, "x"] }, deep(40), NaN, 1e308]) assert.ok(isResult({ ...resultOf("m", {}), later: fine }));
  const figures = { "built.\ud800": 1 };
  assert.ok(!isResult(resultOf("m", { people: [{ seat: 0, name: "Ada", won: true, points: 20, pieces: [], figures }] })));
});

test("a match played while the clock was ahead is not the latest for ever", () => {
  const listed = (/** @type {string} */ id, /** @type {number} */ created, /** @type {number} */ updated) => /** @type {any} */ ({ id, row: { id, created, updated }, raw: null });
  const all = [listed("old", 1, 10), listed("ahead", 5, 900), listed("ahead twice", 800, 900), listed("new", 2, 20), { id: "broken", row: null, raw: null }];
  assert.deepEqual(latestFirst(all, 30).map(({ id }) => id), ["new", "old", "ahead", "ahead twice", "broken"]);
});
