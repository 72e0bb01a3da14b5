// @ts-check
// Stores the facts about the backup: the chosen folder, and the time and hash of the last backup.
import { withBackup } from "./db.js";

const STORE = "facts";

/**
 * @typedef {object} BackupFacts
 * @property {FileSystemDirectoryHandle | null} folder the folder that the person has chosen
 * @property {string} device part of the file's name: each device writes a file of its own
 * @property {number} saved milliseconds since 1970 of the last backup; 0 before the first
 * @property {string} mark hash of the contents of the last backup
 * @property {number} reminded milliseconds since 1970 of the last reminder that the person dismissed
 */

/** @returns {BackupFacts} before the first backup */
const none = () => ({ folder: null, device: "", saved: 0, mark: "", reminded: 0 });

/** @returns {Promise<BackupFacts>} */
export async function readBackupFacts() {
  const stored = await withBackup((database) => database.get(STORE, "backup"));
  return { ...none(), ...stored };
}

/** @param {BackupFacts} facts */
export async function writeBackupFacts(facts) {
  await withBackup((database) => database.put(STORE, facts, "backup"));
}
