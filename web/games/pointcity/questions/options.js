// @ts-check
// Lays out the answers to a question, and describes each: text, icon, hint, and the text of its button.
import { html, nothing } from "../../../vendor/lit.js";
import { joined, t } from "../../../lib/i18n.js";
import { buildingOf, tokenOf } from "../words/facts.js";
import { buildingName, cellText, sideText, tokenBrief, tokenText } from "../words/names.js";
import { spentCards } from "./payment.js";
import { symbols } from "../board/pieces.js";
import { actText, optionText } from "../words/words.js";

/** @import { OptionFace } from "../../../kit/game.js" */
/** @import { OptionView } from "../../../types.js" */
/** @import { Scene } from "../board/market.js" */

/** Icons by verb, for options that show no card or token. @type {Record<string, string>} */
const ICONS = { flip: "icon-redo", pass: "icon-next", pay: "piece-pay", token: "piece-token" };

/**
 * @param {Pick<Scene, "ask">} scene
 * @returns {boolean} whether the question is about cards of the market, which every screen shows whole
 */
export function answeredInMarket({ ask }) {
  return Boolean(ask?.options.some(isInMarket));
}

/**
 * Leaves to the panel what is not chosen in the market. The market is the table itself, so no cards are laid over it.
 * @param {Pick<Scene, "ask">} scene
 * @returns {import("../../../kit/game.js").Arrangement}
 */
export function arrange({ ask }) {
  const options = (ask?.options ?? []).filter((option) => !isInMarket(option));
  return { spread: "", groups: ask?.kind === "token" ? tokenGroups(options) : [{ title: "", options }], beside: null };
}

/** @param {readonly OptionView[]} options tokens: of a long list one hears where those for one type begin, for two, and the others */
function tokenGroups(options) {
  const typesOf = (/** @type {OptionView} */ { args }) => tokenOf(String(args["token"]))?.resources.length ?? 0;
  const isOther = (/** @type {OptionView} */ option) => typesOf(option) < 1 || typesOf(option) > 2;
  const groups = [
    { name: t("tokens-one"), options: options.filter((option) => typesOf(option) === 1) },
    { name: t("tokens-two"), options: options.filter((option) => typesOf(option) === 2) },
    { name: t("tokens-other"), options: options.filter(isOther) },
  ];
  return groups.filter((group) => group.options.length > 0).map((group) => ({ title: "", ...group }));
}

/** @param {OptionView} option */
function isInMarket({ args }) {
  return args["cell"] !== undefined;
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
export function optionFace(scene, option) {
  const { cell, token } = option.args;
  if (cell !== undefined) return ofCell(scene, option);
  if (token !== undefined) return ofToken(scene, String(token));
  if (option.verb === "draw") return ofDraw(scene, option);
  if (option.verb === "pay" || option.verb === "pay_type") return ofPayment(scene, option);
  return { text: optionText(option, scene.view), icon: ICONS[option.verb] ?? "icon-play", act: actText(option) };
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
function ofCell({ view }, option) {
  const cell = view.market[Number(option.args["cell"])];
  const act = actText(option);
  if (!cell?.card) return { text: cellText(cell), icon: `piece-${cell?.resource}`, act };
  const { card } = cell;
  return { text: buildingName(card), act, icon: `building-${buildingOf(card).name}`, type: `tier-${buildingOf(card).tier}` };
}

/**
 * Describes drawing: of the two cards the upper one is known, where the deck has any.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
function ofDraw({ view }, option) {
  const { top } = view;
  const face = { text: optionText(option, view), icon: "icon-deck", act: actText(option) };
  return top ? { ...face, brief: true, hint: t("deck-top", { side: sideText(top.resource, top.amount) }) } : face;
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {OptionFace}
 */
function ofToken({ view }, id) {
  const points = view.tokens.find(({ token }) => token === id)?.points ?? 0;
  const [text, whole, now] = [tokenBrief(id), tokenText(id), t("token-now", { count: points })];
  return {
    text, icon: "piece-token", act: actText({ verb: "token" }), brief: true, hint: text === whole ? now : joined("join-dots", [whole, now]),
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
    act: actText(option),
    icon: cards[0] ? `piece-${cards[0].resource}` : "piece-pay",
    hint: html`<span class="pc-spent" aria-hidden="true">${cards.map(({ resource, amount, count }) =>
      Array.from({ length: count }, () => html`<span class="pc-mini">${symbols(resource, amount)}</span>`))}</span>
      ${first ? html`<span class="pc-proposed">${t("payment-proposed")}</span>` : nothing}`,
  };
}
