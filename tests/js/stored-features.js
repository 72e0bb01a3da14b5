// @ts-check
// Everything that the page asks of its stores, one by one, for tests of stores that do not answer.
import * as facts from "../../web/store/backup-facts.js";
import * as costs from "../../web/store/costs.js";
import * as days from "../../web/store/days.js";
import * as foreign from "../../web/store/foreign-code.js";
import * as libraries from "../../web/store/libraries.js";
import * as matches from "../../web/store/matches.js";
import * as ownLogs from "../../web/store/own-logs.js";
import * as ownPlayers from "../../web/store/own-players.js";
import * as problems from "../../web/store/problems.js";
import * as results from "../../web/store/results.js";
import * as settings from "../../web/store/settings.js";
import * as spares from "../../web/store/spares.js";
import { sha256 } from "../../web/lib/hex.js";
import { resultOf } from "./backup-kit.js";
import { mergeRows } from "./merge-fake.js";

/** The modules of stores, by file. */
export const MODULES = {
  "backup-facts": facts, costs, days, "foreign-code": foreign, libraries, matches, "own-logs": ownLogs, "own-players": ownPlayers, problems, results,
  settings, spares,
};

/**
 * @typedef {object} Feature
 * @property {string} name of the function
 * @property {"readonly" | "readwrite"} mode of its transactions, or of the last of them
 * @property {string} database
 * @property {() => Promise<unknown>} [before] stores what it needs
 * @property {() => Promise<unknown>} run
 */

const DAY = { id: "2026-11-22 x", day: "2026-11-22", game: "x", versions: { deal: 1, rules: 1, levels: {} }, tries: [], levels: {} };
const PROBLEM = { id: "p", game: "x", problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 1 };
const PLAYER = { id: "o", game: "x", name: "mine", text: "pass", versions: [], updated: 1 };
const LIBRARY = { id: "l", name: "l", version: "1", file: "l.whl", sha256: "0", size: 1, bytes: new Uint8Array([1]) };
const CODE = /** @type {const} */ ({ hash: "h", kind: "player", name: "n", file: "f", made: 1 });
/** @type {any} */
const ROW = {
  id: "m", save: "text", created: 1, updated: 1,
  summary: { match: "m", over: false, waiting: 0, points: [], winners: null, number: 0, setup: {}, seating: [{ name: "Ada", player: "person" }], about: {} },
};
const RESULT = /** @type {any} */ (resultOf("r", {}));
const ROOM = () => spares.sparesOf("R");

/**
 * @param {string} file of the store
 * @param {string} shelf name of its records
 * @param {any} records
 * @param {any} record
 * @param {string} key
 * @returns {Feature[]}
 */
function ofRecords(file, shelf, records, record, key) {
  const database = `citadels-table-${file}`;
  const before = () => records.change(key, () => record);
  const name = (/** @type {string} */ method) => `${shelf}.${method}`;
  return [
    { name: name("list"), mode: "readonly", database, before, run: () => records.list() },
    { name: name("get"), mode: "readonly", database, before, run: () => records.get(key) },
    { name: name("change"), mode: "readwrite", database, run: before },
    { name: name("swap"), mode: "readwrite", database, before, run: async () => records.swap(key, await records.get(key), { ...record, more: 1 }) },
    { name: name("mergeIn"), mode: "readwrite", database, run: () => records.mergeIn([record], async (/** @type {object[]} */ _here, /** @type {object[]} */ rows) => ({ rows, added: 1, changed: 0, refused: 0 })) },
    { name: name("removeBroken"), mode: "readwrite", database, run: () => records.removeBroken(key) },
    { name: name("remove"), mode: "readwrite", database, before, run: () => records.remove(key) },
    { name: name("clear"), mode: "readwrite", database, before, run: () => records.clear() },
  ];
}

/** @type {readonly Feature[]} */
export const FEATURES = [
  ...table("citadels-table", [
    ["getSetting", () => settings.setSetting("speed", "fast"), () => settings.getSetting("speed")],
    ["listMatches", () => matches.putMatch(ROW), () => matches.listMatches()],
    ["getMatch", () => matches.putMatch(ROW), () => matches.getMatch("m")],
    ["sparesOf.all", () => ROOM().put({ name: "a" }), () => ROOM().all()],
  ], [
    ["setSetting", null, () => settings.setSetting("speed", "fast")],
    ["changeSetting", () => settings.setSetting("seen", "a"), () => settings.changeSetting("seen", (stored) => `${stored} b`)],
    ["putMatch", null, () => matches.putMatch(ROW)],
    ["putMatch strictly", null, () => matches.putMatch(ROW, true)],
    ["deleteMatch", () => matches.putMatch(ROW), () => matches.deleteMatch("m")],
    ["sparesOf.put", null, () => ROOM().put({ name: "a" })],
    ["sparesOf.drop", () => ROOM().put({ name: "a" }), () => ROOM().drop("a")],
  ]),
  ...ofRecords("days", "DAYS", days.DAYS, DAY, DAY.id),
  ...ofRecords("problems", "PROBLEMS", problems.PROBLEMS, PROBLEM, "p"),
  ...ofRecords("results", "RESULTS", results.RESULTS, RESULT, "r"),
  ...ofRecords("own-players", "OWN_PLAYERS", ownPlayers.OWN_PLAYERS, PLAYER, "o"),
  ...ofRecords("libraries", "LIBRARIES", libraries.LIBRARIES, { ...LIBRARY, bytes: undefined, order: 1 }, "l"),
  ...table("citadels-table-days", [["listDays", () => days.mergeDays([DAY], mergeRows), () => days.listDays()]], [["mergeDays", null, () => days.mergeDays([DAY], mergeRows)]]),
  ...table("citadels-table-problems", [], [["mergeProblems", null, () => problems.mergeProblems([PROBLEM], mergeRows)]]),
  ...table("citadels-table-results", [], [["mergeResults", null, () => results.mergeResults([RESULT], mergeRows)]]),
  ...table("citadels-table-own-players", [
    ["listOwnPlayers", () => ownPlayers.OWN_PLAYERS.change("o", () => PLAYER), () => ownPlayers.listOwnPlayers()],
  ], [
    ["mergeOwnPlayers", null, () => ownPlayers.mergeOwnPlayers([PLAYER], mergeRows)],
    ["deleteOwnPlayer", () => ownPlayers.OWN_PLAYERS.change("o", () => PLAYER), () => ownPlayers.deleteOwnPlayer("o")],
  ]),
  ...table("citadels-table-backup", [
    ["readBackupFacts", () => facts.changeBackupFacts({ saved: 5 }), () => facts.readBackupFacts()],
    ["listHeld", () => foreign.holdCode([CODE]), () => foreign.listHeld()],
    ["heldAmong", () => foreign.holdCode([CODE]), () => foreign.heldAmong(["h"])],
  ], [
    ["changeBackupFacts", null, () => facts.changeBackupFacts({ saved: 5 })],
    ["holdCode", null, () => foreign.holdCode([CODE])],
    ["answerCode", () => foreign.holdCode([CODE]), () => foreign.answerCode(["h"], true)],
    ["noteOwnCode", null, () => foreign.noteOwnCode(["h"])],
    ["inheritHold", () => foreign.holdCode([CODE]), () => foreign.inheritHold("h", "next")],
    ["holdChanged", async () => foreign.holdCode([{ ...CODE, hash: await sha256("pass") }]), () => ownPlayers.holdChanged(PLAYER, { ...PLAYER, text: "return" })],
  ]),
  ...table("citadels-table-libraries", [
    ["listLibraries", () => libraries.putLibrary(LIBRARY), () => libraries.listLibraries()],
    ["getWheel", () => libraries.putLibrary(LIBRARY), () => libraries.getWheel("l")],
    ["readWheels", () => libraries.putLibrary(LIBRARY), () => libraries.readWheels()],
  ], [
    ["putLibrary", null, () => libraries.putLibrary(LIBRARY)],
    ["deleteLibrary", () => libraries.putLibrary(LIBRARY), () => libraries.deleteLibrary("l")],
  ]),
  ...table("citadels-table-own-logs", [
    ["readOwnLogs", () => ownLogs.putOwnLog({ match: "m", number: 1, lines: ["a"] }), () => ownLogs.readOwnLogs("m")],
  ], [
    ["putOwnLog", () => ownLogs.putOwnLog({ match: "m", number: 2, lines: ["a"] }), () => ownLogs.putOwnLog({ match: "m", number: 1, lines: ["b"] })],
    ["deleteOwnLogs", () => ownLogs.putOwnLog({ match: "m", number: 1, lines: ["a"] }), () => ownLogs.deleteOwnLogs("m")],
  ]),
  ...table("citadels-table-costs", [["readCosts", () => costs.putCosts("m", "text"), () => costs.readCosts("m")]], [
    ["putCosts", null, () => costs.putCosts("m", "text")],
    ["deleteCosts", () => costs.putCosts("m", "text"), () => costs.deleteCosts("m")],
  ]),
];

/** @typedef {[string, (() => Promise<unknown>) | null, () => Promise<unknown>]} Line */

/**
 * @param {string} database
 * @param {Line[]} reads
 * @param {Line[]} writes
 * @returns {Feature[]}
 */
function table(database, reads, writes) {
  const features = (/** @type {Line[]} */ lines, /** @type {Feature["mode"]} */ mode) =>
    lines.map(([name, before, run]) => ({ name, mode, database, run, ...(before ? { before } : {}) }));
  return [...features(reads, "readonly"), ...features(writes, "readwrite")];
}
