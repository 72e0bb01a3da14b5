// @ts-check
// Writes the card over the board that says what another player did to the viewer.
import { hasText, t } from "../../../lib/i18n.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {{text: string, line: string, icon: string}} Face */
/** @typedef {{words: import("./story.js").Words, names: readonly string[]}} Reading */

/**
 * Returns the ending of the text's id, by kind of event.
 * @type {Readonly<Record<string, (event: EventView) => string>>}
 */
const ATTACKS = {
  character_named: ({ data }) => `named-${data["kind"]}`,
  mark_unmasked: () => "unmasked",
  gold_moved: ({ cause }) => (hasText(`story-gold-${cause}`) ? `gold-${cause}` : "gold"),
  cards_given: () => "cards",
  hand_shown: () => "shown",
  hands_swapped: () => "hands",
  characters_swapped: () => "roles",
  district_destroyed: () => "destroyed",
  district_confiscated: () => "confiscated",
  district_seized: () => "seized",
  districts_exchanged: () => "exchanged",
};

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
 * @returns {Face}
 */
export function againstFace(event, { words: { worded }, names }, actor) {
  const what = ATTACKS[event.kind]?.(event) ?? "gold";
  const { character, card, for: taken, amount, paid, count, real } = event.data;
  const args = {
    by: actor === null ? "" : (names[actor] ?? ""),
    character: character ? worded(`character-${character}`) : "",
    card: card ? worded(`district-${card}`) : "",
    for: taken ? worded(`district-${taken}`) : "",
    amount: Number(amount ?? paid ?? count ?? 0),
    real: real === true ? "yes" : "no",
  };
  return { text: t(`story-${what}`, args), line: t(`story-${what}-line`, args), icon: ICONS[what] ?? "icon-gold" };
}
