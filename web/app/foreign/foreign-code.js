// @ts-check
// Finds players and libraries in a backup that were not made on this device, and asks once whether they may run.
import { cutText } from "../../lib/cut-text.js";
import { sha256 } from "../../lib/hex.js";
import { matches } from "../../lib/pattern.js";
import { answerCode, heldAmong, holdCode, listHeld } from "../../store/foreign-code.js";
import { listLibraries } from "../../store/libraries.js";
import { listMatches } from "../../store/matches.js";
import { listOwnPlayers } from "../../store/own-players.js";

/** @import { ForeignCode } from "../../store/foreign-code.js" */
/** @typedef {Omit<ForeignCode, "allowed">} Found */
/** @typedef {{name: string, made: number, records: Record<string, any[]>}} Backup */

/** Letters of a name that are shown: a stranger wrote it. */
const MOST_NAME = 60;
const HASH = /^[0-9a-f]{64}$/;

const SOURCES = { answerCode, heldAmong, holdCode, listHeld, listLibraries, listMatches, listOwnPlayers };
/** @typedef {typeof SOURCES} Sources */

/**
 * Notes what of backups may not run before the person has answered. Call it before anything of them is stored.
 * @param {readonly Backup[]} backups
 * @param {Sources} [sources]
 */
export async function holdForeign(backups, sources = SOURCES) {
  const found = (await Promise.all(backups.map(codeIn))).flat();
  if (found.length === 0) return;
  const own = await ownHashes(sources);
  /** @type {Map<string, Found>} a text may be there under several names */
  const foreign = new Map();
  for (const code of found.filter(({ hash }) => !own.has(hash))) {
    const known = foreign.get(code.hash);
    foreign.set(code.hash, known && known.name !== code.name ? { ...known, name: cutText(`${known.name}, ${code.name}`, 2 * MOST_NAME) } : code);
  }
  await sources.holdCode([...foreign.values()]);
}

/**
 * @param {Backup} backup
 * @returns {Promise<Found[]>} all code in it
 */
async function codeIn({ name, made, records }) {
  const file = cutText(name, MOST_NAME);
  const players = [
    ...(records["players"] ?? []).flatMap((player) => [player?.text, ...listOf(player?.versions).map((version) => version?.text)].map((text) => ({ name: player?.name, text }))),
    ...(records["games"] ?? []).flatMap((game) => Object.values(game?.files ?? {})),
  ].filter((player) => typeof player?.text === "string");
  const libraries = (records["libraries"] ?? []).filter((library) => matches(HASH, library?.sha256));
  return [
    ...(await Promise.all(players.map(async (player) => ({ hash: await sha256(player.text), kind: /** @type {const} */ ("player"), name: nameOf(player.name), file, made })))),
    ...libraries.map((library) => ({ hash: library.sha256, kind: /** @type {const} */ ("wheel"), name: nameOf(library.name), file, made })),
  ];
}

/** @param {any} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);
/** @param {unknown} name */
const nameOf = (name) => cutText(typeof name === "string" ? name : "?", MOST_NAME);

/**
 * @param {Sources} sources
 * @returns {Promise<Set<string>>} hashes of all code on this device that may run
 */
async function ownHashes(sources) {
  const [players, libraries, matches] = await Promise.all([sources.listOwnPlayers(), sources.listLibraries(), sources.listMatches()]);
  const files = matches.flatMap(({ row }) => Object.values(row?.files ?? {}));
  const texts = [...players.flatMap(({ text, versions }) => [text, ...versions.map((version) => version.text)]), ...files.map(({ text }) => text)];
  return new Set([...(await Promise.all(texts.map((text) => sha256(text)))), ...libraries.map((library) => library.sha256)]);
}

/**
 * Says whether a player may run on this device. Where the person has not answered for it or for a library, asks once for all code
 * that waits for an answer.
 * @param {string} text of the player
 * @param {(codes: readonly ForeignCode[]) => Promise<boolean | null>} ask null: the person has closed the question
 * @param {Sources} [sources]
 * @returns {Promise<boolean>}
 */
export async function mayRun(text, ask, sources = SOURCES) {
  const own = await sha256(text);
  const libraries = await sources.listLibraries();
  const held = await sources.heldAmong([own, ...libraries.map((library) => library.sha256)]);
  if (!held.some(({ allowed }) => allowed === null)) return !held.some(({ hash }) => hash === own);
  const waiting = (await sources.listHeld()).filter(({ allowed }) => allowed === null);
  const answer = await ask(waiting);
  if (answer !== null) await sources.answerCode(waiting.map(({ hash }) => hash), answer);
  return (await sources.heldAmong([own])).length === 0;
}

/**
 * @param {readonly ForeignCode[]} codes
 * @param {"player" | "wheel"} kind
 * @returns {string[]} their names, each once
 */
export const namesOf = (codes, kind) => [...new Set(codes.filter((code) => code.kind === kind).map(({ name }) => name))];
