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
 * @returns {Iterable<string>}
 */
function* handText(scene, telling) {
  const own = ownOf(scene);
  if (!own) return yield t("listen-watching");
  const count = t("listen-cards", { count: own.cards });
  yield t("listen-sentence", { text: telling === "short" ? count : labelled(count, stacksText(own.hand)) });
}

/**
 * @param {string} name
 * @param {City} place
 */
const built = (name, { city }) => t("city-of", { name, count: city.length });

/**
 * Tells of a city how large it is and what it gives, then its buildings, then what its tokens are worth.
 * @param {string} name
 * @param {City} place
 * @param {readonly TokenView[]} tokens
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* cityParts(name, place, tokens, telling) {
  const resources = Object.entries(place.permanent).filter(([, count]) => count > 0).map(([resource, count]) => sideText(resource, count));
  const buildings = place.city.map(buildingName);
  yield sentenceOf([joined("join-commas", [built(name, place), ...resources, ...(telling === "everything" ? buildings : [])])]);
  if (telling !== "everything" && buildings.length > 0) yield sentenceOf([labelled(name, joined("join-commas", buildings))]);
  if (tokens.length > 0) yield sentenceOf([labelled(name, joined("join-semicolons", tokens.map(({ token, points }) => t("worth", { what: tokenText(token), points }))))]);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* ownText(scene, telling) {
  const own = ownOf(scene);
  if (!own) return yield t("listen-watching");
  const name = scene.names[own.seat] ?? "";
  if (telling === "short") yield sentenceOf([built(name, own)]);
  yield* cityParts(name, own, own.tokens, telling);
}

/** @param {Scene} scene */
const othersOf = ({ view: { seats, seat } }) => (seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)]);

/**
 * Tells how far each city is, then one city at a time.
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* othersText(scene, telling) {
  const { names, view: { automa } } = scene;
  const others = othersOf(scene).map((place) => ({ name: names[place.seat] ?? "", place, tokens: place.tokens, points: shownPoints(scene, place.seat, place.points) }));
  const all = automa ? [...others, { name: rival(), place: automa, tokens: [], points: shownPoints(scene, null, automa.points) }] : others;
  yield sentenceOf(all.map(({ name, place, points }) => joined("join-commas", [built(name, place), points === null || telling === "short" ? "" : t("points-count", { count: points })])));
  for (const { name, place, tokens } of all) if (place.city.length > 0) yield* cityParts(name, place, tokens, telling);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* goodsText(scene, telling) {
  const { names, view: { automa } } = scene;
  const own = ownOf(scene);
  const line = (/** @type {string} */ name, /** @type {readonly StackView[]} */ hand, /** @type {number | null} */ points) => {
    const count = t("listen-cards", { count: hand.reduce((sum, stack) => sum + stack.count, 0) });
    return labelled(name, joined("join-commas", [count, telling === "everything" && hand.length > 0 ? stacksText(hand) : "", points === null || telling === "short" ? "" : t("points-count", { count: points })]));
  };
  const lines = [...(own ? [own] : []), ...othersOf(scene)].map(({ seat, hand, points }) => line(names[seat] ?? "", hand, shownPoints(scene, seat, points)));
  yield sentenceOf(automa ? [...lines, line(rival(), automa.hand, shownPoints(scene, null, automa.points))] : lines);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* leftText({ names, view }, telling) {
  const { round, rounds, phase, active, deck, top } = view;
  const turn = phase === "over" ? t("phase-over") : active === null ? rival() : sentence("waiting-for", { name: names[active] ?? "" });
  const known = top && telling === "everything" ? t("deck-top", { side: sideText(top.resource, top.amount) }) : "";
  const cards = telling === "short" ? [] : [t("deck-count", { count: deck }), known];
  yield t("listen-sentence", { text: joined("join-stops", [joined("join-commas", [t("round-of", { round, rounds }), ...cards]), turn]) });
}

/**
 * Tells what the viewer can pay for, then one row at a time.
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* marketText({ view: { market } }, telling) {
  const buildings = market.flatMap((cell) => (cell?.card && cell.missing !== null ? [{ name: buildingName(cell.card), missing: cell.missing }] : []));
  const paid = buildings.filter(({ missing }) => missing === 0).map(({ name }) => name);
  if (buildings.length > 0) {
    const count = t("listen-payable", { count: paid.length, all: buildings.length });
    yield sentenceOf([telling === "short" || paid.length === 0 ? count : labelled(count, joined("join-commas", paid))]);
  }
  const line = (/** @type {number} */ at) => {
    const cell = market[at];
    const text = cell?.card && telling !== "everything" ? buildingName(cell.card) : cellText(cell);
    const missing = telling === "short" || !cell?.card || cell.missing === null ? "" : cell.missing === 0 ? t("cell-affordable") : t("cell-missing", { count: cell.missing });
    return joined("join-commas", [text, missing]);
  };
  for (let row = 0; row < SIDE; row++) yield sentenceOf([labelled(t("listen-row", { row: row + 1 }), joined("join-semicolons", Array.from({ length: SIDE }, (_, at) => line(row * SIDE + at))))]);
}
