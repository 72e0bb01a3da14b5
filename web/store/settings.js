// @ts-check
// Stores settings. A failure stops nothing, since a lost setting must never stop a game; the page says so.
import { tableDatabase } from "./db.js";
import { refused } from "./refusals.js";

const STORE = "settings";

/** What was chosen on this page, by setting: it may be waiting to be stored, or could not be. @type {Map<string, {value: string}>} */
const chosen = new Map();

/**
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export async function getSetting(name) {
  const before = chosen.get(name);
  const stored = await readSetting(name);
  // Chosen while it was read.
  const now = chosen.get(name);
  return now && now !== before ? now.value : stored;
}

/** @param {string} name */
async function readSetting(name) {
  try {
    const value = await tableDatabase.read(STORE, ({ store }) => store.get(name));
    return typeof value === "string" ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function setSetting(name, value) {
  chosen.set(name, { value });
  return write((settings) => settings.put(value, name));
}

/**
 * Changes a setting in one transaction: a list that two tabs add to keeps what both have added.
 * @param {string} name
 * @param {(stored: string) => string} change gets "" if nothing is stored
 */
export const changeSetting = (name, change) => write(async (settings) => {
  const stored = await settings.get(name);
  return settings.put(change(typeof stored === "string" ? stored : ""), name);
});

/** @param {(settings: any) => Promise<unknown>} work on the store of settings @returns {Promise<any>} whether it is stored */
async function write(work) {
  try {
    await tableDatabase.write(STORE, (writing) => {
      const { store } = writing;
      const put = (/** @type {string} */ value, /** @type {string} */ name) => {
        const done = store.put(value, name);
        // The browser's own commit comes a moment later; a page that closes before that would lose the setting.
        writing.commit();
        return done;
      };
      return work({ get: (/** @type {string} */ name) => store.get(name), put });
    });
    return true;
  } catch (error) {
    // The choice still holds until the page closes.
    refused(error);
    return false;
  }
}
