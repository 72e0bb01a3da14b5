// @ts-check
// Tests that players and libraries of a backup do not run before the person has answered, once for all of a restore.
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { test } from "node:test";
import { holdForeign, mayRun, namesOf } from "../../web/app/foreign/foreign-code.js";
import { timeOf } from "../../web/app/backup/backup-file.js";
import { sha256 } from "../../web/lib/hex.js";
import { device, file } from "./backup-kit.js";

/** @import { ForeignCode } from "../../web/store/foreign-code.js" */

const WHEEL = "a".repeat(64);

/** A device with what is stored on it, and questions that are answered from a list. */
function here({ players = /** @type {any[]} */ ([]), libraries = /** @type {any[]} */ ([]), matches = /** @type {any[]} */ ([]), answers = /** @type {(boolean | null)[]} */ ([]) } = {}) {
  /** @type {Map<string, ForeignCode>} */
  const codes = new Map();
  /** @type {string[][]} */
  const asked = [];
  const held = () => [...codes.values()].filter(({ allowed }) => allowed !== true);
  const sources = /** @type {any} */ ({
    listOwnPlayers: async () => players,
    listLibraries: async () => libraries,
    listMatches: async () => matches,
    listHeld: async () => held(),
    heldAmong: async (/** @type {string[]} */ hashes) => held().filter(({ hash }) => hashes.includes(hash)),
    holdCode: async (/** @type {any[]} */ found) => found.forEach((code) => codes.set(code.hash, codes.get(code.hash) ?? { ...code, allowed: null })),
    answerCode: async (/** @type {string[]} */ hashes, /** @type {boolean} */ allowed) => hashes.forEach((hash) => Object.assign(codes.get(hash) ?? {}, { allowed })),
  });
  const ask = async (/** @type {readonly ForeignCode[]} */ waiting) => {
    asked.push(waiting.map(({ name }) => name));
    const answer = answers.shift();
    assert.notEqual(answer, undefined, "asked too often");
    return answer ?? null;
  };
  return { codes, asked, hold: (/** @type {any[]} */ backups) => holdForeign(backups, sources), run: (/** @type {string} */ text) => mayRun(text, ask, sources), libraries };
}

/** @param {object} records @param {string} [name] */
const backup = (records, name = "theirs.json") => ({ name, made: 1_700_000_000_000, records });
const STRANGER = { name: "evil", text: "theirs", versions: [{ time: 1, text: "older" }] };
const RECORDS = { players: [STRANGER, { name: 7 }, null], games: [{ files: { 1: { name: "seated", text: "at the table" } } }, { files: null }], libraries: [{ name: "wheel", sha256: WHEEL }, { sha256: "x" }] };

test("nothing of a backup runs before one question for all of it is answered", async () => {
  const device = here({ answers: [true] });
  await device.hold([backup(RECORDS)]);
  device.libraries.push({ sha256: WHEEL });
  assert.deepEqual([...device.codes.values()].map(({ kind, name, file: from }) => `${kind} ${name} ${from}`).sort(), ["player evil theirs.json", "player evil theirs.json", "player seated theirs.json", "wheel wheel theirs.json"]);
  for (const text of ["theirs", "older", "at the table"]) assert.equal(await device.run(text), true, text);
  assert.deepEqual(device.asked.map((names) => [...names].sort()), [["evil", "evil", "seated", "wheel"]]);
  assert.equal(await device.run("my own"), true);
});

test("a no is kept by hash, a closed question is none, and changed code asks again", async () => {
  const device = here({ answers: [null, false, false] });
  await device.hold([backup(RECORDS)]);
  assert.equal(await device.run("theirs"), false);
  assert.equal(await device.run("theirs"), false);
  assert.equal(await device.run("at the table"), false);
  await device.hold([backup(RECORDS)]);
  assert.equal(await device.run("theirs"), false);
  assert.equal(device.asked.length, 2);
  await device.hold([backup({ players: [{ ...STRANGER, text: "theirs, changed" }] })]);
  assert.equal(await device.run("theirs, changed"), false);
  assert.deepEqual(device.asked[2], ["evil"]);
});

test("a person's own player runs beside a refused library, and own code in a backup asks nothing", async () => {
  const device = here({ answers: [false], players: [{ text: "mine", versions: [{ time: 1, text: "mine before" }] }], matches: [{ row: { files: { 0: { name: "m", text: "mine at the table" } } } }, { row: null }] });
  await device.hold([backup({ players: [{ name: "mine", text: "mine", versions: [{ time: 1, text: "mine before" }] }], games: [{ files: { 0: { name: "m", text: "mine at the table" } } }] })]);
  assert.equal(device.codes.size, 0);
  await device.hold([backup({ libraries: [{ name: "wheel", sha256: WHEEL }] })]);
  device.libraries.push({ sha256: WHEEL });
  assert.equal(await device.run("mine"), true);
  assert.equal(await device.run("mine"), true);
  assert.deepEqual(device.asked, [["wheel"]]);
});

test("no name, of a stranger's file or of a backup, lets code run without a question", async () => {
  const half = "\ud83d";
  const long = `${"x".repeat(59)}🎲`;
  /** @type {[unknown, string, number][]} */
  const odd = [[half, "b.json", 1], ["x", `${half}.json`, 1], [long, "b.json", 1], ["x", `${long}.json`, 1], [5, "", 1], [{ toString: "x" }, "b.json", NaN], ["x", "b.json", Infinity], ["__proto__", "b.json", /** @type {any} */ (null)]];
  for (const [at, [name, file, made]] of odd.entries()) {
    const text = `theirs ${at}`;
    await holdForeign([{ name: file, made, records: { games: [{ files: { 0: { name, text } } }] } }]);
    let asked = 0;
    assert.equal(await mayRun(text, async (codes) => ((asked = codes.length), null)), false, JSON.stringify(odd[at]));
    assert.ok(asked > at, JSON.stringify(odd[at]));
  }
  const texts = odd.map((_, at) => `theirs ${at}`);
  assert.equal(await mayRun(/** @type {string} */ (texts[0]), async (codes) => (assert.equal(codes.length, odd.length), true)), true);
  for (const text of texts) assert.equal(await mayRun(text, () => assert.fail("asked again")), true);
});

test("names of a stranger are short, and each is told once", async () => {
  const device = here();
  await device.hold([backup({ players: [{ name: "n".repeat(9_000), text: "a", versions: [] }, { name: { toString: 1 }, text: "b" }] }, "f".repeat(9_000))]);
  const [code, odd] = [...device.codes.values()];
  assert.equal(odd?.name, "?");
  assert.deepEqual([code?.name.length, code?.file.length, code?.hash], [60, 60, await sha256("a")]);
  assert.deepEqual(namesOf(/** @type {any} */ ([{ kind: "player", name: "a" }, { kind: "player", name: "a" }, { kind: "wheel", name: "b" }]), "player"), ["a"]);
});

test("a backup's code is held before anything of it is stored, and a backup whose code cannot be held is not restored", async () => {
  const { keeper, players, events } = device([]);
  const text = JSON.stringify({ format: "card-table-backup", version: 1, made: "2026-01-02T03:04:05.000Z", stores: { players: [{ id: "p", game: "citadels", name: "evil", text: "theirs", versions: [], updated: 5 }] } });
  assert.equal(timeOf(text), Date.UTC(2026, 0, 2, 3, 4, 5));
  assert.equal(timeOf('{"made":"never"}'), null);
  /** @type {any[]} */
  const told = [];
  keeper.tools.foreign = { hold: async (backups) => (assert.equal(players.size, 0), void told.push(...backups)), listHeld: async () => [], answer: async () => undefined };
  await keeper.restore([file(text, "theirs.json")]);
  assert.deepEqual([told.length, told[0].name, told[0].made, players.size], [1, "theirs.json", Date.UTC(2026, 0, 2, 3, 4, 5), 1]);
  players.clear();
  keeper.tools.foreign.hold = async () => { throw Object.assign(new Error("full"), { code: "storage-full" }); };
  await keeper.restore([file(text)]);
  assert.equal(players.size, 0);
  assert.equal(events.at(-1), "failed storage-full");
});
