// @ts-check
// Writes the effects of an option as short lines: costs, gains, changes for other players, losses, unused abilities.
import { hasText, listed, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { cardName, worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { EffectView, OptionView, StakeView } from "../../../types.js" */

/** Options, by ability or else by verb, whose label already says the gold they bring. */
const LABEL_SAYS_GOLD = new Set(["gather_gold", "income", "mix", "take", "four_gold", "court"]);
/** The same for options whose label already says the cards they bring or cost; it is obvious that a built card leaves the hand. */
const LABEL_SAYS_CARDS = new Set(["build", "mix", "take", "four_cards"]);

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string[]} a short line for each effect
 */
export function effectLines(scene, { verb, args, effect }) {
  if (!effect) return [];
  const { leaves, brings } = effect;
  return [
    ...ownLines(scene, String(args["name"] ?? verb), effect),
    ...effect.others.map((change) => otherLine(scene, change)).filter(Boolean),
    ...warningLines({ effect }),
    ...leaves.map(stakeText),
    ...brings.map(({ what, amount }) => t(`brings-${what}`, { count: amount })),
  ];
}

/**
 * @param {Pick<OptionView, "effect">} option
 * @returns {string[]} a line for each thing that is lost, or may be lost, with this option
 */
export function warningLines({ effect }) {
  return [
    ...(effect?.loses ?? []).map((stake) => t("effect-loses", { what: stakeText(stake) })),
    ...(effect?.risks ?? []).map((stake) => t("effect-risks", { what: stakeText(stake) })),
  ];
}

/**
 * @param {Scene} scene
 * @param {string} deed an ability, or else a verb
 * @param {EffectView} effect
 * @returns {string[]} lines about the gold, cards and points of the player who chooses
 */
function ownLines({ ask, view }, deed, { pays, gains, cards, points }) {
  const own = ask ? view.seats[ask.seat] : undefined;
  if (!own) return [];
  const lines = [];
  if (pays > 0) lines.push(t("effect-pays", { gold: own.gold, left: own.gold - pays }));
  if (gains > 0 && !LABEL_SAYS_GOLD.has(deed)) lines.push(t("effect-gold", { change: signed(gains), count: Math.abs(gains) }));
  if (cards !== 0 && !LABEL_SAYS_CARDS.has(deed)) lines.push(cardsText(cards));
  if (points !== 0) lines.push(t("effect-points", { points: own.points, then: own.points + points }));
  return lines;
}

/**
 * @param {Scene} scene
 * @param {import("../../../types.js").ChangeView} change
 * @returns {string} the changes for another player; "" for none
 */
function otherLine({ names }, { seat, means, cards, points }) {
  const parts = [];
  if (means !== 0) parts.push(t("effect-gold", { change: signed(means), count: Math.abs(means) }));
  if (cards !== 0) parts.push(cardsText(cards));
  if (points !== 0) parts.push(t("effect-score", { change: signed(points), count: Math.abs(points) }));
  return parts.length > 0 ? sentence("effect-other", { seat: names[seat] ?? "", changes: listed(parts) }) : "";
}

/** @param {number} cards */
function cardsText(cards) {
  return t("effect-cards", { change: signed(cards), count: Math.abs(cards) });
}

/**
 * @param {number} change
 * @returns {string} with its sign
 */
function signed(change) {
  return change > 0 ? `+${change}` : `−${-change}`;
}

/**
 * A player mostly keeps cards on purpose, but forgets an ability or an income.
 * @param {StakeView} stake
 * @returns {boolean}
 */
function isProbablyForgotten({ what }) {
  return what !== "build";
}

/**
 * @param {OptionView} option
 * @returns {boolean} whether the option ends a turn with something unused that the player has probably forgotten
 */
export function forgetsSomething({ effect }) {
  return effect?.leaves.some(isProbablyForgotten) ?? false;
}

/** @param {StakeView} stake */
function stakeText({ what, amount, name }) {
  const ability = `ability-${name}`;
  const named = hasText(ability) ? worded(ability) : what === "use" || what === "district" ? cardName(name) : "";
  return t(`stake-${what}`, { count: amount, name: named, card: named });
}
