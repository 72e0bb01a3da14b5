// @ts-check
// Stores which code has come with a backup, by its hash, and whether the person lets it run. Code without an entry is the person's own.
import { backupDatabase } from "./db.js";
import { fits } from "./fits.js";

const STORE = "facts";
/** The keys of this store's entries; the store has other facts too. */
const KEY = "code ";

/**
 * @typedef {object} ForeignCode
 * @property {string} hash SHA-256 of a player's text, or of a library's wheel
 * @property {"player" | "wheel"} kind
 * @property {string} name
 * @property {string} file name of the backup
 * @property {number} made when the backup was made, in milliseconds since 1970
 * @property {boolean | null} allowed the person's answer; null before it
 */

/** @type {(raw: any) => raw is ForeignCode} */
const isForeign = fits("CodeSeen");

/** @param {string} hash */
const keyOf = (hash) => `${KEY}${hash}`;

/**
 * An entry that cannot be read holds its code all the same.
 * @param {any} raw
 * @param {string} hash of its key
 * @returns {ForeignCode | undefined} undefined where there is none
 */
function entryOf(raw, hash) {
  if (raw === undefined || isForeign(raw)) return raw;
  const { kind, allowed = null } = raw ?? {};
  return { hash, kind: kind === "wheel" ? kind : "player", name: "?", file: "?", made: 0, allowed: typeof allowed === "boolean" ? allowed : null };
}

/**
 * @param {any} store
 * @param {readonly string[]} hashes
 * @returns {Promise<(ForeignCode | undefined)[]>} the entry of each
 */
const entriesOf = (store, hashes) => Promise.all(hashes.map(async (hash) => entryOf(await store.get(keyOf(hash)), hash)));

/** @param {readonly (ForeignCode | undefined)[]} entries @returns {ForeignCode[]} */
const heldOf = (entries) => entries.flatMap((entry) => (entry && entry.allowed !== true ? [entry] : []));

/** @returns {Promise<ForeignCode[]>} all code that may not run */
export async function listHeld() {
  return heldOf(await backupDatabase.read(STORE, async ({ store }) => {
    const range = IDBKeyRange.bound(KEY, `${KEY}~`);
    const [keys, rows] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return rows.map((/** @type {unknown} */ raw, /** @type {number} */ at) => entryOf(raw, String(keys[at]).slice(KEY.length)));
  }));
}

/**
 * @param {readonly string[]} hashes
 * @returns {Promise<ForeignCode[]>} the code among them that may not run
 */
export async function heldAmong(hashes) {
  return heldOf(await backupDatabase.read(STORE, ({ store }) => entriesOf(store, hashes)));
}

/**
 * Stores code as not answered, unless there is an answer.
 * @param {readonly Omit<ForeignCode, "allowed">[]} codes
 */
export async function holdCode(codes) {
  await change(codes.map(({ hash }) => hash), (known, at) => known ?? { .../** @type {ForeignCode} */ (codes[at]), allowed: null });
}

/**
 * Stores the person's answer.
 * @param {readonly string[]} hashes
 * @param {boolean} allowed
 */
export async function answerCode(hashes, allowed) {
  await change(hashes, (known) => known && { ...known, allowed });
}

/**
 * Notes code as the person's own before it is deleted, so that a backup of it asks nothing.
 * @param {readonly string[]} hashes
 */
export async function noteOwnCode(hashes) {
  await change(hashes, (known, at) => known ?? { hash: hashes[at] ?? "", kind: "player", name: "", file: "", made: 0, allowed: true });
}

/**
 * Holds changed code as long as what it was made of may not run.
 * @param {string} from hash
 * @param {string} to hash
 */
export async function inheritHold(from, to) {
  const [held] = await heldAmong([from]);
  if (held) await change([to], (known) => known ?? { ...held, hash: to });
}

/**
 * Changes entries in one transaction: no other tab can store in between.
 * @param {readonly string[]} hashes
 * @param {(known: ForeignCode | undefined, at: number) => ForeignCode | undefined} next
 */
async function change(hashes, next) {
  if (hashes.length === 0) return;
  await backupDatabase.write(STORE, async ({ store }) => {
    const known = await entriesOf(store, hashes);
    const rows = hashes.map((_, at) => next(known[at], at));
    await Promise.all(rows.flatMap((row) => (row ? [store.put(row, keyOf(row.hash))] : [])));
  });
}
