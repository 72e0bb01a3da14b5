// @ts-check
// Words the summary of a round that has ended: the best builder, who was murdered, the worst losses, and the seats that are one district short.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { worded } from "../words/names.js";

/** @import { RoundPage } from "../../../kit/story.js" */
/** @import { EventView } from "../../../types.js" */
/** @typedef {RoundPage["rows"][number]} Row */

/** What the engine tells with the end of a round. @typedef {{builder?: {seat: number, cards: string[]}, losses?: Loss[], short?: number[], missed?: {seat: number, character: string}}} Facts */
/** @typedef {{seat: number, by: number, deed: string, amount: number, card: string}} Loss */

// The page is shown for three seconds: too short to read more.
const MOST_LOSSES = 2;

/**
 * @param {EventView} end of the round
 * @param {readonly string[]} names of the seats
 * @returns {RoundPage}
 */
export function roundPage({ data, more }, names) {
  const { builder, losses = [], short = [], missed } = /** @type {Facts} */ (more ?? {});
  const named = (/** @type {number} */ seat) => names[seat] ?? "";
  /** @type {Row[]} */
  const rows = [
    ...(builder ? [{ seat: builder.seat, tone: /** @type {const} */ ("gain"), text: sentence("round-rose", { name: named(builder.seat), cards: builder.cards.map((card) => worded(`district-${card}`)) }) }] : []),
    ...(missed ? [{ seat: missed.seat, tone: /** @type {const} */ ("loss"), text: sentence("unmasked-murdered", { name: named(missed.seat), character: worded(`character-${missed.character}`) }) }] : []),
    ...losses.slice(0, MOST_LOSSES).map(({ seat, by, deed, amount, card }) => ({
      seat, tone: /** @type {const} */ ("loss"),
      text: sentence(deed === "robbed" ? "round-robbed" : "round-lost", { name: named(seat), by: named(by), amount, card: card ? worded(`district-${card}`) : "" }),
    })),
    ...short.map((seat) => ({ seat, tone: /** @type {const} */ ("near"), text: sentence("round-short", { name: named(seat) }) })),
  ];
  return {
    title: t("round-number", { round: Number(data["round"]) }),
    picture: builder ? `district-${builder.cards[0]}` : "icon-castle",
    rows: rows.length > 0 ? rows : [{ seat: null, tone: "", text: t("round-quiet") }],
  };
}
