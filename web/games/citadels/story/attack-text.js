// @ts-check
// Writes the card over the board that says what another player did to the viewer.
import { hasText } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";

/** @import { EventView } from "../../../types.js" */
/** @typedef {{text: string, line: string, icon: string}} Face */
/** @typedef {{words: import("./story.js").Words, names: readonly string[]}} Reading */

/** Endings of ids of texts that differ from the deed. @type {Readonly<Record<string, string>>} */
const TEXTS = { robbed: "gold", levied: "gold", card_taken: "cards", hand_swapped: "hands", character_swapped: "roles" };

/**
 * @param {EventView} event
 * @returns {string} the ending of the id of its text: the deed, with the token or the card if that has a text of its own
 */
function textOf({ cause, data, harm }) {
  const deed = harm?.deed ?? "";
  const plain = TEXTS[deed] ?? deed;
  return [`${plain}-${data["kind"]}`, `${plain}-${cause}`].find((one) => hasText(`story-${one}`)) ?? plain;
}

/** Icons of the card, by what `ATTACKS` returns. @type {Readonly<Record<string, string>>} */
const ICONS = {
  "named-kill": "icon-kill", "named-bewitch": "icon-bewitch", "named-rob": "icon-rob", "named-warrant": "icon-warrant",
  "named-threat": "icon-threat", unmasked: "icon-threat", gold: "icon-gold", cards: "icon-cards", shown: "icon-watch", hands: "icon-cards",
  roles: "icon-player", destroyed: "icon-destroy", confiscated: "icon-warrant", seized: "icon-military", exchanged: "icon-turn",
};

/**
 * @param {EventView} event that harms the viewer
 * @param {Reading} reading
 * @param {number | null} actor the seat that did it
 * @returns {Face | null} null if the deed has no card: it follows from one that had
 */
export function againstFace(event, { words: { worded }, names }, actor) {
  const what = textOf(event);
  if (!hasText(`story-${what}`)) return null;
  const { character, card, for: taken, amount, paid, count, real } = event.data;
  const args = {
    by: actor === null ? "" : (names[actor] ?? ""),
    character: character ? worded(`character-${character}`) : "",
    card: card ? worded(`district-${card}`) : "",
    for: taken ? worded(`district-${taken}`) : "",
    amount: Number(amount ?? paid ?? count ?? 0),
    real: real === true ? "yes" : "no",
  };
  return { text: sentence(`story-${what}`, args), line: sentence(`story-${what}-line`, args), icon: ICONS[what] ?? ICONS[what.split("-")[0] ?? ""] ?? "icon-gold" };
}
