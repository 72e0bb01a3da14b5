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

/** @returns {Promise<ForeignCode[]>} all code that may not run */
export async function listHeld() {
  const rows = await backupDatabase.read(STORE, ({ store }) => store.getAll(IDBKeyRange.bound(KEY, `${KEY}~`)));
  return rows.filter(isForeign).filter((/** @type {ForeignCode} */ { allowed }) => allowed !== true);
}

/**
 * @param {readonly string[]} hashes
 * @returns {Promise<ForeignCode[]>} the code among them that may not run
 */
export async function heldAmong(hashes) {
  const rows = await backupDatabase.read(STORE, ({ store }) => Promise.all(hashes.map((hash) => store.get(keyOf(hash)))));
  return rows.filter(isForeign).filter((/** @type {ForeignCode} */ { allowed }) => allowed !== true);
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
    const known = await Promise.all(hashes.map((hash) => store.get(keyOf(hash))));
    const rows = hashes.map((_, at) => next(isForeign(known[at]) ? known[at] : undefined, at));
    await Promise.all(rows.flatMap((row) => (row ? [store.put(row, keyOf(row.hash))] : [])));
  });
}
