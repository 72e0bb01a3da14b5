// @ts-check
// Says in a sentence what is wrong with a player.
import { t } from "../../lib/i18n.js";

/**
 * @param {import("../../types.js").PlayerFault} fault
 * @returns {string} with Python's own words, which stay as they are
 */
export function faultText({ id, detail }) {
  const sentence = t(`player-fault-${id}`, { function: "choose(view, ask, tools)", detail });
  return id === "syntax" && detail ? t("player-fault-detail", { sentence, detail }) : sentence;
}
