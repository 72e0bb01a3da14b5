// @ts-check
// Stores the facts about the backup: the chosen folder, and the time and hash of the last backup.
import { backupDatabase } from "./db.js";
import { isTime } from "./records.js";

const STORE = "facts";
const KEY = "backup";

/**
 * @typedef {object} BackupFacts
 * @property {FileSystemDirectoryHandle | null} folder the folder that the person has chosen
 * @property {string} device part of the file's name: each device writes a file of its own
 * @property {number} saved milliseconds since 1970 of the last backup; 0 before the first
 * @property {string} mark hash of the contents of the last backup
 * @property {number} reminded milliseconds since 1970 of the last reminder that the person dismissed
 */

/** @returns {BackupFacts} before the first backup */
export const noFacts = () => ({ folder: null, device: "", saved: 0, mark: "", reminded: 0 });

/** @returns {Promise<BackupFacts>} */
export async function readBackupFacts() {
  return soundFacts(await backupDatabase.read(STORE, ({ store }) => store.get(KEY)));
}

/**
 * Changes some of the facts, in one transaction: those that another tab has changed stay.
 * @param {Partial<BackupFacts>} change
 * @returns {Promise<BackupFacts>} all facts as they are stored now
 */
export async function changeBackupFacts(change) {
  return backupDatabase.write(STORE, async ({ store }) => {
    const facts = { ...soundFacts(await store.get(KEY)), ...change };
    await store.put(facts, KEY);
    return facts;
  });
}

/**
 * @param {any} raw
 * @returns {BackupFacts} what can be read of it
 */
function soundFacts(raw) {
  const none = noFacts();
  return {
    folder: raw?.folder?.kind === "directory" ? raw.folder : none.folder,
    device: typeof raw?.device === "string" ? raw.device : none.device,
    saved: isTime(raw?.saved) ? raw.saved : none.saved,
    mark: typeof raw?.mark === "string" ? raw.mark : none.mark,
    reminded: isTime(raw?.reminded) ? raw.reminded : none.reminded,
  };
}
