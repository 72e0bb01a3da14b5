// @ts-check
// Writes the stored games into a backup and takes them back. The engine says how each is to be stored beside what is here.
import { copyName, refusedOnly } from "../../runner/merge.js";
import { reserve } from "../../runner/tabs.js";
import { getMatch, listMatches, putMatch } from "../../store/matches.js";
import { fits } from "../../store/fits.js";

/** @import { Row } from "../../store/matches.js" */
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
 * @returns {Promise<Plan | "refused" | null>} null if nothing of it is to be stored
 */
async function planOf(tools, record) {
  const { engine, getMatch: get, reserve: lock } = tools;
  const here = await get(record.id);
  const { how, row, summary } = await engine.call("merge_match", { more: record, here: here?.raw ?? null, copy_name: await copyName(record.save) });
  if (how === "kept" || !row) return null;
  const plan = { how, row: /** @type {Row} */ ({ ...row, summary }) };
  if (how === "both") return (await get(plan.row.id)) ? null : { ...plan, release: () => undefined };
  const release = await lock(plan.row.id);
  if (!release) return "refused";
  // Another tab may have played it until now.
  if ((await get(record.id))?.row?.save === here?.row?.save) return { ...plan, release };
  release();
  return planOf(tools, record);
}
