// @ts-check
// Makes devices with backups for tests: games as lines of letters in memory, a folder, and an engine that compares them.
import { answered } from "../../web/app/backup/backup-folder.js";
import { BackupKeeper } from "../../web/app/backup/backup-keeper.js";
import { gamesStore } from "../../web/app/backup/backup-games.js";
import { librariesHere, mergeLibraries, withWheels } from "../../web/app/backup/backup-libraries.js";
import { Records } from "../../web/store/records.js";
import { mergeRows } from "./merge-fake.js";
import { memory } from "./memory-database.js";
import { readWheel } from "../../web/box/wheel-file.js";
import { EngineError } from "../../web/engine/client.js";
import { OURS } from "./wheel-kit.js";
import { isOwnPlayer, isResult } from "./sound.js";

/** @import { LibraryWheel } from "../../web/store/libraries.js" */
/** @import { Row } from "../../web/store/matches.js" */
/** @import { OwnPlayer } from "../../web/store/own-players.js" */

/**
 * @param {string} match
 * @param {string} picks one letter each
 */
export const saveOf = (match, picks) => JSON.stringify({ match, picks });

/** @param {string} save */
const read = (save) => {
  if (!save.startsWith("{")) throw new EngineError("save-broken");
  return JSON.parse(save);
};

/** As the engine does it, in short, for games without undo and own players: tests/py/test_join_matches.py has the laws of the real one. */
export const engine = {
  call: /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method !== "merge_match") throw new Error(method);
    const { more, here, copy_name: copy } = params;
    const [one, other] = [read(more.save).picks, here?.save.startsWith("{") ? read(here.save).picks : here && "?"];
    const row = { ...more, summary: { match: more.id } };
    if (!here) return { how: "added", row, summary: row.summary };
    if (other.startsWith(one)) return { how: "kept", row: null, summary: null };
    if (one.startsWith(other)) return { how: "newer", row: { ...row, created: here.created }, summary: row.summary };
    return { how: "both", row: { ...row, id: copy, save: saveOf(copy, one) }, summary: { match: copy } };
  }),
};

/**
 * @param {string} id
 * @param {string} picks
 * @param {number} [updated]
 * @returns {Row}
 */
export const game = (id, picks, updated = 1) => ({ id, save: saveOf(id, picks), summary: /** @type {any} */ ({ match: id }), created: 1, updated });

/** @param {string} match */
export const resultOf = (match, more = {}) => ({
  match, number: 5, game: "g", kind: "plain", ended: 1, players: 2, levels: [], friends: false, variant: "", people: [], whole: true, ...more,
});

/** A folder in memory; `fails` is the name of the browser's error, `answer` what a write waits for, `asked` how often permission was
 * asked for, `writes` how many files it was told to write. */
export function folder() {
  const state = { files: /** @type {Map<string, string>} */ (new Map()), allowed: true, fails: "", asked: 0, writes: 0, answer: Promise.resolve() };
  return state;
}

/**
 * A device with these games.
 * @param {Row[]} rows
 * @param {any[]} [results]
 * @param {ReturnType<typeof folder>} [chosen] what the person chooses
 * @param {readonly Omit<LibraryWheel, "order">[]} [added] libraries, in their order
 * @param {readonly OwnPlayer[]} [written] own players
 */
export function device(rows, results = [], chosen = folder(), added = [], written = []) {
  const games = new Map(rows.map((row) => [row.id, row]));
  const libraries = new Map(added.map((library, order) => [library.id, /** @type {LibraryWheel} */ ({ ...library, order })]));
  const players = new Map(written.map((player) => [player.id, player]));
  const network = { away: false };
  const shelf = {
    listLibraries: async () => [...libraries.values()].map(({ bytes: _, ...library }) => library),
    getWheel: async (/** @type {string} */ id) => libraries.get(id)?.bytes,
    putLibrary: async (/** @type {Omit<LibraryWheel, "order">} */ library) => void libraries.set(library.id, { ...library, order: libraries.size }),
    readInterpreter: async () => {
      if (network.away) throw new Error("away");
      return OURS;
    },
    readWheel,
  };
  const counted = new Map(results.map((result) => [result.match, result]));
  const shelfOfResults = new Records({ database: memory("match", counted), store: "results", isSound: isResult });
  const workshop = new Records({ database: memory("id", players), store: "players", isSound: isOwnPlayer });
  const events = /** @type {string[]} */ ([]);
  const locked = new Set();
  const clock = { now: 1000, due: false, later: /** @type {{work: () => Promise<void>, time: number}[]} */ ([]) };
  /** @type {any} */
  let facts = { folder: null, device: "", saved: 0, mark: "", reminded: 0 };
  /** @type {any} */
  const handle = { name: "Papers", state: chosen };
  const stores = [
    gamesStore(() => engine, () => {}, {
      listMatches: async () => [...games.values()].map((row) => ({ id: row.id, row, raw: row })),
      getMatch: async (id) => (games.has(String(id)) ? { id, row: games.get(String(id)) ?? null, raw: games.get(String(id)) } : null),
      putMatch: async (row) => void games.set(row.id, row),
      reserve: async (id) => (locked.has(id) ? null : (locked.add(id), () => void locked.delete(id))),
    }),
    { name: "results", all: () => shelfOfResults.list(), mergeIn: (/** @type {any[]} */ records) => shelfOfResults.mergeIn(records, (here, more) => mergeRows("merge_rows", { store: "results", here, more })) },
    { name: "players", all: () => workshop.list(), mergeIn: (/** @type {any[]} */ records) => workshop.mergeIn(records, (here, more) => mergeRows("merge_rows", { store: "players", here, more })) },
    {
      name: "libraries",
      all: shelf.listLibraries,
      filled: (/** @type {any[]} */ records) => withWheels(records, shelf),
      mergeIn: async (/** @type {any[]} */ records) => keeper.addLibraries(await mergeLibraries(records, shelf)),
    },
  ];
  const deps = {
    draw: () => {},
    failed: (/** @type {any} */ error) => void events.push(`failed ${error.code ?? error}`),
    restored: async () => void events.push("restored"),
    engineStarted: Promise.resolve(),
  };
  const fail = () => {
    if (chosen.fails) throw Object.assign(new Error(chosen.fails), { code: chosen.fails });
  };
  /** @type {BackupKeeper} */
  const keeper = new BackupKeeper(deps, {
    stores,
    librariesHere: () => librariesHere(shelf),
    playersHere: async () => (await workshop.list()).length,
    readFacts: async () => ({ ...facts }),
    changeFacts: async (change) => (facts = { ...facts, ...change }),
    folders: {
      answered,
      canChoose: () => true,
      chooseFolder: async () => handle,
      mayWrite: async (_folder, ask = false) => {
        if (ask && !chosen.allowed) chosen.asked += 1;
        return chosen.allowed;
      },
      writeFile: async (_folder, name, text) => {
        fail();
        chosen.writes += 1;
        await chosen.answer;
        chosen.files.set(name, text);
      },
      backupsIn: async () => [...chosen.files].map(([name, text]) => file(text, name)),
      textOf: async (one) => one.text(),
      backupName: (what) => `backup-${what}.json`,
    },
    download: (name, text) => (events.push(`download ${name}`), void chosen.files.set("downloaded", text)),
    due: async () => clock.due,
    sevenDays: false,
    now: () => clock.now,
    later: (work, time) => void clock.later.push({ work, time }),
    newDevice: () => "a1",
  });
  return { keeper, games, players, libraries, network, counted, events, clock, chosen, locked, facts: () => facts };
}

/**
 * @param {string} text
 * @param {string} [name]
 */
export const file = (text, name = "backup.json") => new File([text], name);
