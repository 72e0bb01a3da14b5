// @ts-check
// Writes a fault of a player as a sentence.
import { t } from "../../lib/i18n.js";

/**
 * @param {import("../../types.js").PlayerFault} fault
 * @returns {string} with Python's own message, untranslated
 */
export function faultText({ id, detail }) {
  const sentence = t(`player-fault-${id}`, { function: "choose(view, ask, tools)", detail });
  return id === "syntax" && detail ? t("player-fault-detail", { sentence, detail }) : sentence;
}
