// @ts-check
// Writes the stored games into a backup and takes them back. The engine says which of two versions of a match continues the
// other.
import { copyName, copyOf, refusedOnly, relationOf } from "../../runner/merge.js";
import { reserve } from "../../runner/tabs.js";
import { getMatch, listMatches, putMatch } from "../../store/matches.js";
import { fits } from "../../store/fits.js";

/** @import { Row } from "../../store/matches.js" */
/** @import { Summary } from "../../types.js" */
/** @import { Merged } from "./backup-file.js" */
/** @typedef {Pick<import("../../engine/client.js").Engine, "call">} Engine */

/** A game in the file. `id` tells where to look for the same game before the engine reads it.
 * @typedef {Pick<Row, "id" | "save" | "created" | "updated" | "own" | "files">} GameRecord
 */

/** The way in which a game of the backup is stored here. @typedef {{how: "added" | "newer" | "both", row: Row, release: () => void}} Plan */

/** @type {(raw: any) => raw is GameRecord} */
const isRecord = fits("MatchBack");

const SOURCES = { listMatches, getMatch, putMatch, reserve };

/**
 * @param {() => Engine} engine returns the running engine; throws if there is none
 * @param {(left: number) => void} [progress] called with the number of games that are still to be read
 * @param {typeof SOURCES} [sources]
 * @returns {import("./backup-file.js").BackupStore}
 */
export function gamesStore(engine, progress = () => {}, sources = SOURCES) {
  return {
    name: "games",
    all: async () => (await sources.listMatches()).flatMap(({ row }) => (row ? [recordOf(row)] : [])),
    mergeIn: (records) => mergeGames({ engine: engine(), progress, ...sources }, records),
  };
}

/**
 * @param {Row} row
 * @returns {GameRecord}
 */
function recordOf({ id, save, created, updated, own, files }) {
  return { id, save, created, updated, ...(own ? { own } : {}), ...(files ? { files } : {}) };
}

/**
 * The engine reads every game before the first one is stored.
 * @param {typeof SOURCES & {engine: Engine, progress: (left: number) => void}} tools
 * @param {any[]} records
 * @returns {Promise<Merged>}
 */
async function mergeGames(tools, records) {
  const merged = { added: 0, newer: 0, both: 0, refused: 0 };
  /** @type {Map<string, Plan>} by the id of the game: a file may hold one twice */
  const plans = new Map();
  const copies = await copiesOf(tools);
  try {
    for (const [at, record] of records.entries()) {
      tools.progress(records.length - at);
      // It is the other device's copy of a game whose original is here.
      if (copies.has(record?.id)) continue;
      const plan = isRecord(record) ? await planOf(tools, record).catch(refusedOnly) : "refused";
      if (plan === "refused") merged.refused += 1;
      else if (plan && !plans.has(plan.row.id)) plans.set(plan.row.id, plan);
      else plan?.release();
    }
    for (const { how, row } of plans.values()) {
      await tools.putMatch(row, true);
      merged[how] += 1;
    }
  } finally {
    for (const { release } of plans.values()) release();
    tools.progress(0);
  }
  return merged;
}

/**
 * @param {typeof SOURCES} tools
 * @returns {Promise<Set<string>>} the names that copies of the games here would have
 */
async function copiesOf({ listMatches: list }) {
  const rows = (await list()).flatMap(({ row }) => (row ? [row] : []));
  return new Set(await Promise.all(rows.map(({ save }) => copyName(save))));
}

/**
 * @param {typeof SOURCES & {engine: Engine}} tools
 * @param {GameRecord} record
 * @returns {Promise<Plan | "refused" | null>} null if the stored game is the same or newer
 */
async function planOf(tools, record) {
  const { engine, getMatch: get, reserve: lock } = tools;
  const before = (await get(record.id))?.row;
  if (before?.save === record.save && !lacksFiles(before, record)) return null;
  /** @type {Summary} */
  const summary = await engine.call("inspect", { save: record.save });
  const { match: id } = summary;
  const release = await lock(id);
  if (!release) return "refused";
  const held = await get(id);
  if (!held) return { how: "added", row: rowOf(record, record.save, summary), release };
  const old = held.row;
  const relation = old ? await relationOf(engine, record.save, old.save) : "apart";
  if (old && relation === "newer") return { how: "newer", row: { ...rowOf(record, record.save, summary, old.files), created: old.created }, release };
  // The game has come here as a file or link, which hold no own players.
  if (old && relation !== "apart" && lacksFiles(old, record)) return { how: "newer", row: { ...old, ...filesOf(record) }, release };
  release();
  return relation === "apart" ? copyPlan(tools, record) : null;
}

/**
 * Adds the game of the backup as a copy if both devices have continued it.
 * @param {typeof SOURCES & {engine: Engine}} tools
 * @param {GameRecord} record
 * @returns {Promise<Plan | null>} null if that copy is stored already
 */
async function copyPlan({ engine, getMatch: get }, record) {
  if (await get(await copyName(record.save))) return null;
  const save = await copyOf(engine, record.save);
  return { how: "both", row: rowOf(record, save, await engine.call("inspect", { save })), release: () => undefined };
}

/**
 * @param {GameRecord} record
 * @param {string} save
 * @param {Summary} summary
 * @param {Row["files"]} [here] own players at the table of the same match here, which stay
 * @returns {Row}
 */
function rowOf(record, save, summary, here) {
  const { created, updated, own } = record;
  return { id: summary.match, summary, save, created, updated, ...(own ? { own } : {}), ...(here ? { files: here } : filesOf(record)) };
}

/**
 * @param {GameRecord} record
 * @returns {Pick<Row, "files">} own players at its table; an invalid one is left out, and the usual level plays there
 */
function filesOf({ files }) {
  const sound = Object.entries(files ?? {}).flatMap(([seat, file]) =>
    typeof file?.name === "string" && typeof file.text === "string" ? [[seat, { name: file.name, text: file.text }]] : []);
  return sound.length > 0 ? { files: Object.fromEntries(sound) } : {};
}

/**
 * @param {Row} row of this device
 * @param {GameRecord} record of the same match
 * @returns {boolean} whether only the record has own players
 */
const lacksFiles = (row, record) => !row.files && Boolean(filesOf(record).files);
