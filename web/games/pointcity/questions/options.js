// @ts-check
// Describes an option for the panel of questions: text, icon, hint, and the text of its button.
import { html, nothing } from "../../../vendor/lit.js";
import { pieces, t } from "../../../lib/i18n.js";
import { buildingOf } from "../words/facts.js";
import { buildingName, cellText, placeText, tokenText } from "../words/names.js";
import { spentCards } from "./payment.js";
import { symbols } from "../board/pieces.js";
import { optionText } from "../words/words.js";

/** @import { OptionFace } from "../../../kit/game.js" */
/** @import { OptionView } from "../../../types.js" */
/** @import { Scene } from "../board/market.js" */

/** Icons by verb, for options that show no card or token. @type {Record<string, string>} */
const ICONS = { flip: "icon-redo", draw: "icon-deck", pass: "icon-next", pay: "piece-pay", token: "piece-token" };

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
export function optionFace(scene, option) {
  const { cell, token } = option.args;
  if (cell !== undefined) return ofCell(scene, Number(cell));
  if (token !== undefined) return ofToken(scene, String(token));
  if (option.verb === "pay" || option.verb === "pay_type") return ofPayment(scene, option);
  return { text: optionText(option, scene.view), icon: ICONS[option.verb] ?? "icon-play", act: t(option.verb === "draw" ? "act-draw" : "choose") };
}

/**
 * @param {Scene} scene
 * @param {number} at
 * @returns {OptionFace}
 */
function ofCell({ view }, at) {
  const cell = view.market[at];
  const hint = placeText(at);
  const act = t("act-take");
  if (!cell?.card) return { text: cellText(cell), icon: `piece-${cell?.resource}`, act, hint };
  const { card } = cell;
  return {
    text: buildingName(card), act, icon: `building-${buildingOf(card).name}`, type: `tier-${buildingOf(card).tier}`,
    hint: cell.gain ? html`${pieces("join-dots", { first: hint, last: html`<b>+${cell.gain}<span class="hidden"> ${t("points-word", { count: cell.gain })}</span></b>` })}` : hint,
  };
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {OptionFace}
 */
function ofToken({ view }, id) {
  const points = view.tokens.find(({ token }) => token === id)?.points ?? 0;
  return {
    text: tokenText(id), icon: "piece-token", act: t("act-take"), hint: t("token-now", { count: points }),
  };
}

/**
 * Describes a way to pay by the cards that it spends.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
function ofPayment({ view, ask }, option) {
  const cards = spentCards(option);
  const first = ask?.options[0]?.id === option.id;
  return {
    text: optionText(option, view),
    act: t("choose"),
    icon: cards[0] ? `piece-${cards[0].resource}` : "piece-pay",
    hint: html`<span class="pc-spent" aria-hidden="true">${cards.map(({ resource, amount, count }) =>
      Array.from({ length: count }, () => html`<span class="pc-mini">${symbols(resource, amount)}</span>`))}</span>
      ${first ? t("payment-proposed") : nothing}`,
  };
}
