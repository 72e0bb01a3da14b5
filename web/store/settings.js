// @ts-check
// Stores settings. Failures are ignored, since a lost setting must never stop a game.
import { withDatabase } from "./db.js";

/**
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export async function getSetting(name) {
  try {
    const value = await withDatabase((database) => database.get("settings", name));
    return typeof value === "string" ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export async function setSetting(name, value) {
  try {
    await withDatabase(async (database) => {
      const writing = database.transaction("settings", "readwrite");
      const put = writing.store.put(value, name);
      // The browser's own commit comes a moment later; a page that closes before that would lose the setting.
      writing.commit();
      await Promise.all([put, writing.done]);
    });
  } catch {
    // The choice still holds until the page closes.
  }
}
