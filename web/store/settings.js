// @ts-check
// What a person chose once and expects to find again. Losing it must never stop a game: failures are quiet.
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
    await withDatabase((database) => database.put("settings", value, name));
  } catch {
    // The choice still holds until the page closes.
  }
}
