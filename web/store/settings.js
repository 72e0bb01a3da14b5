// @ts-check
// Stores what a person chose once and expects to find again. Failures are ignored: losing a setting must never stop a game.
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
      // An automatic commit would come a moment later, and a page that closes before then would lose the setting.
      writing.commit();
      await Promise.all([put, writing.done]);
    });
  } catch {
    // The choice still holds until the page closes.
  }
}
