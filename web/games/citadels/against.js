// @ts-check
// What is done to the viewer, as the card over the board says it.
import { hasText, t } from "../../i18n.js";

/** @typedef {import("../../types.js").EventView} EventView */
/** @typedef {{text: string, line: string, icon: string}} Face */
/** @typedef {{words: import("./story.js").Words, names: readonly string[], viewer: number | null, mine: ReadonlySet<string>}} Reading */

/**
 * By kind of event: whether it is done to a seat, and what of. Whose doing it is, is not looked at here.
 * @type {Readonly<Record<string, (event: EventView, reading: Reading) => string | null>>}
 */
const VICTIMS = {
  character_named: ({ data }, { mine }) => (mine.has(String(data["character"])) ? `named-${data["kind"]}` : null),
  mark_unmasked: ({ data }, { mine }) => (mine.has(String(data["character"])) ? "unmasked" : null),
  gold_moved: ({ cause, data }, { viewer }) => (data["from"] === viewer ? (hasText(`story-gold-${cause}`) ? `gold-${cause}` : "gold") : null),
  cards_given: ({ data }, { viewer }) => (data["from"] === viewer ? "cards" : null),
  hand_shown: ({ data }, { viewer }) => (data["seat"] === viewer ? "shown" : null),
  hands_swapped: ({ data }, { viewer }) => (data["other"] === viewer ? "hands" : null),
  characters_swapped: ({ data }, { viewer }) => (data["other"] === viewer ? "roles" : null),
  district_destroyed: ({ data }, { viewer }) => (data["seat"] === viewer && data["by"] !== viewer ? "destroyed" : null),
  district_confiscated: ({ data }, { viewer }) => (data["seat"] === viewer ? "confiscated" : null),
  district_seized: ({ data }, { viewer }) => (data["seat"] === viewer ? "seized" : null),
  districts_exchanged: ({ data }, { viewer }) => (data["other"] === viewer ? "exchanged" : null),
};

/** @type {Readonly<Record<string, string>>} */
const ICONS = {
  "named-kill": "icon-kill", "named-bewitch": "icon-bewitch", "named-rob": "icon-rob", "named-warrant": "icon-warrant",
  "named-threat": "icon-threat", unmasked: "icon-threat", gold: "icon-gold", cards: "icon-cards", shown: "icon-watch", hands: "icon-cards",
  roles: "icon-player", destroyed: "icon-destroy", confiscated: "icon-warrant", seized: "icon-military", exchanged: "icon-turn",
};

/** Every kind of event that can be done to somebody. */
export const AGAINST = new Set(Object.keys(VICTIMS));

/**
 * @param {EventView} event that the viewer has not brought about
 * @param {Reading} reading
 * @param {number | null} actor
 * @returns {Face | null} null where it is not done to the viewer
 */
export function againstFaces(event, reading, actor) {
  if (reading.viewer === null || actor === reading.viewer) return null;
  const what = VICTIMS[event.kind]?.(event, reading) ?? null;
  if (what === null) return null;
  const { worded } = reading.words;
  const { character, card, for: taken, amount, paid, count, real } = event.data;
  const args = {
    by: actor === null ? "" : (reading.names[actor] ?? ""),
    character: character ? worded(`character-${character}`) : "",
    card: card ? worded(`district-${card}`) : "",
    for: taken ? worded(`district-${taken}`) : "",
    amount: Number(amount ?? paid ?? count ?? 0),
    real: real === true ? "yes" : "no",
  };
  return { text: t(`story-${what}`, args), line: t(`story-${what}-line`, args), icon: ICONS[what] ?? "icon-gold" };
}
