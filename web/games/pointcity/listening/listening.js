// @ts-check
// Says, for those who listen, what the view of a seat says: resources, cities, points, the market, and what is left.
import { joined, labelled, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { shownPoints } from "../../../kit/shown-points.js";
import { buildingName, cellText, rival, sideText, tokenText } from "../words/names.js";

/** @import { Telling } from "../../../kit/listening.js" */
/** @import { Scene } from "../board/market.js" */
/** @import { StackView, TokenView } from "../types.js" */
/** @typedef {{city: readonly string[], permanent: Readonly<Record<string, number>>}} City */

/** Cells in a row of the market. */
const SIDE = 4;

/** @type {import("../../../kit/listening.js").Listening<import("../types.js").View, import("../words/facts.js").Offer>} */
export const LISTENING = {
  texts: "games/pointcity/locales/listening/",
  topics: [
    { id: "hand", answer: handText },
    { id: "own", answer: ownText },
    { id: "others", answer: othersText },
    { id: "goods", answer: goodsText },
    { id: "left", answer: leftText },
    { id: "market", answer: marketText },
  ],
};

/** @param {readonly string[]} lines */
const sentenceOf = (lines) => t("listen-sentence", { text: joined("join-semicolons", lines) });

/** @param {readonly StackView[]} hand */
function stacksText(hand) {
  if (hand.length === 0) return t("hand-empty");
  return joined("join-commas", hand.map(({ resource, amount, count }) => t("stack-count", { side: sideText(resource, amount), count })));
}

/** @param {Scene} scene */
const ownOf = ({ view }) => (view.seat === null ? null : (view.seats[view.seat] ?? null));

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function handText(scene, telling) {
  const own = ownOf(scene);
  if (!own) return t("listen-watching");
  const count = t("listen-cards", { count: own.cards });
  return t("listen-sentence", { text: telling === "short" ? count : labelled(count, stacksText(own.hand)) });
}

/**
 * @param {string} name
 * @param {City} place
 * @param {readonly TokenView[]} tokens
 * @param {Telling} telling
 */
function cityLine(name, { city, permanent }, tokens, telling) {
  const built = t("city-of", { name, count: city.length });
  if (telling === "short") return built;
  const resources = Object.entries(permanent).filter(([, count]) => count > 0).map(([resource, count]) => sideText(resource, count));
  const buildings = telling === "everything" ? city.map(buildingName) : [];
  const worth = telling === "everything" ? tokens.map(({ token, points }) => t("worth", { what: tokenText(token), points })) : [];
  return joined("join-commas", [built, ...resources, ...buildings, ...worth]);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function ownText(scene, telling) {
  const own = ownOf(scene);
  return own ? sentenceOf([cityLine(scene.names[own.seat] ?? "", own, own.tokens, telling)]) : t("listen-watching");
}

/** @param {Scene} scene */
const othersOf = ({ view: { seats, seat } }) => (seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)]);

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function othersText(scene, telling) {
  const { names, view: { automa } } = scene;
  const lines = othersOf(scene).map((place) => cityLine(names[place.seat] ?? "", place, place.tokens, telling));
  return sentenceOf(automa ? [...lines, cityLine(rival(), automa, [], telling)] : lines);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function goodsText(scene, telling) {
  const { names, view: { automa } } = scene;
  const own = ownOf(scene);
  const line = (/** @type {string} */ name, /** @type {readonly StackView[]} */ hand, /** @type {number | null} */ points) => {
    const count = t("listen-cards", { count: hand.reduce((sum, stack) => sum + stack.count, 0) });
    return labelled(name, joined("join-commas", [count, telling === "everything" && hand.length > 0 ? stacksText(hand) : "", points === null || telling === "short" ? "" : t("points-count", { count: points })]));
  };
  const lines = [...(own ? [own] : []), ...othersOf(scene)].map(({ seat, hand, points }) => line(names[seat] ?? "", hand, shownPoints(scene, seat, points)));
  return sentenceOf(automa ? [...lines, line(rival(), automa.hand, shownPoints(scene, null, automa.points))] : lines);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function leftText({ names, view }, telling) {
  const { round, rounds, phase, active, deck, top } = view;
  const turn = phase === "over" ? t("phase-over") : active === null ? rival() : sentence("waiting-for", { name: names[active] ?? "" });
  const known = top && telling === "everything" ? t("deck-top", { side: sideText(top.resource, top.amount) }) : "";
  const cards = telling === "short" ? "" : joined("join-commas", [t("deck-count", { count: deck }), known]);
  return t("listen-sentence", { text: joined("join-stops", [t("round-of", { round, rounds }), turn, cards]) });
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function marketText({ view: { market } }, telling) {
  const line = (/** @type {number} */ at) => {
    const cell = market[at];
    const text = cell?.card && telling !== "everything" ? buildingName(cell.card) : cellText(cell);
    const missing = telling === "short" || !cell?.card || cell.missing === null ? "" : cell.missing === 0 ? t("cell-affordable") : t("cell-missing", { count: cell.missing });
    return joined("join-commas", [text, missing]);
  };
  const rows = Array.from({ length: SIDE }, (_, row) => labelled(t("listen-row", { row: row + 1 }), joined("join-semicolons", Array.from({ length: SIDE }, (__, at) => line(row * SIDE + at)))));
  return t("listen-sentence", { text: joined("join-stops", rows) });
}
