// @ts-check
// Writes a fault of a player as a sentence.
import { joined, t } from "../../lib/i18n.js";

/**
 * @param {import("../../types.js").PlayerFault} fault
 * @returns {string} with Python's own message, untranslated
 */
export function faultText({ id, detail }) {
  const sentence = t(`player-fault-${id}`, { function: "choose(view, ask, tools)", detail });
  return id === "syntax" && detail ? t("player-fault-detail", { sentence, detail }) : sentence;
}

/**
 * @param {string} id of what happened in a game
 * @returns {string}
 */
export const faultName = (id) => t(`arena-fault-${id}`, { function: "choose(view, ask, tools)" });

/**
 * @param {import("../../box/report.js").Fault} fault of a player in a game
 * @returns {string} in short, with its line
 */
export function gameFaultText({ id, line, detail }) {
  return joined("join-dots", [faultName(id), line > 0 ? t("arena-fault-line", { line }) : "", detail]);
}
