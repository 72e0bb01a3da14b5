// @ts-check
// Says, for those who listen, what the view of a seat says: hand, cities, gold, and the characters that are still to be called.
import { joined, labelled, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { shownPoints } from "../../../kit/shown-points.js";
import { cardText, worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { Telling } from "../../../kit/listening.js" */
/** @import { CharacterView, SeatView } from "../../../types.js" */
/** @typedef {{card: string, type: string, cost: number}} Card */

/** @type {import("../../../kit/listening.js").Listening<import("../../../types.js").View>} */
export const LISTENING = {
  texts: "games/citadels/locales/listening/",
  topics: [
    { id: "hand", answer: handText },
    { id: "own", answer: ownText },
    { id: "others", answer: othersText },
    { id: "goods", answer: goodsText },
    { id: "left", answer: leftText },
  ],
};

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function handText(scene, telling) {
  const { view } = scene;
  if (view.seat === null) return t("listen-watching");
  const { hand, mine } = view;
  const count = t("hand-count", { count: hand.length });
  const roles = mine.map((id) => worded(`character-${id}`));
  const role = labelled(t("mine-title", { count: mine.length || 1 }), roles.length > 0 ? joined("join-commas", roles) : t("mine-none"));
  return joined("join-stops", [told(count, hand, telling, knownTo(scene)), t("listen-sentence", { text: role })]);
}

/** The match that was asked about last, and the districts of which each person there has heard everything. */
const heard = { match: "", known: /** @type {Map<number | null, Set<string>>} */ (new Map()) };

/**
 * @param {Scene} scene
 * @returns {Set<string>} the districts of which the viewer has heard everything
 */
function knownTo({ match, view: { seat } }) {
  if (heard.match !== match) Object.assign(heard, { match, known: new Map() });
  const known = heard.known.get(seat) ?? new Set();
  heard.known.set(seat, known);
  return known;
}

/**
 * @param {string} what
 * @param {readonly Card[]} cards
 * @param {Telling} telling
 * @param {Set<string>} known
 * @returns {string} how many there are and, unless it is short, which
 */
function told(what, cards, telling, known) {
  return telling === "short" || cards.length === 0 ? what : labelled(what, joined("join-semicolons", cards.map((card) => cardLine(card, telling, known))));
}

/**
 * Says everything about a district when it is heard for the first time, then its name and cost.
 * @param {Card & {coins?: number, tucked?: number}} card
 * @param {Telling} telling
 * @param {Set<string>} known
 */
function cardLine({ card, type, cost, coins = 0, tucked = 0 }, telling, known) {
  const name = worded(`district-${card}`);
  if (telling !== "everything" && known.has(card)) return t("listen-card", { name, cost });
  known.add(card);
  const more = [coins > 0 ? t("coins-on", { count: coins }) : "", tucked > 0 ? t("cards-under", { count: tucked }) : "", type === "unique" ? cardText(`district-${card}`).replace(/\.$/u, "") : ""];
  return joined("join-commas", [t("district-label", { name, type: t(`type-${type}`), cost }), ...more]);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function ownText(scene, telling) {
  const { view } = scene;
  const own = view.seat === null ? null : view.seats[view.seat];
  if (!own) return t("listen-watching");
  return t("listen-sentence", { text: told(t("listen-own-city", { built: own.city.length, size: view.city_size }), own.city, telling, knownTo(scene)) });
}

/**
 * @param {Scene} scene
 * @returns {SeatView[]} in the order of play, from the one after the viewer
 */
const othersOf = ({ view: { seats, seat } }) => (seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)]);

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function othersText(scene, telling) {
  const lines = othersOf(scene).map(({ seat, city }) => told(t("listen-city", { name: scene.names[seat] ?? "", built: city.length, size: scene.view.city_size }), city, telling, knownTo(scene)));
  return t("listen-sentence", { text: joined(telling === "short" ? "join-semicolons" : "join-stops", lines) });
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function goodsText(scene, telling) {
  const { names, view } = scene;
  const own = view.seat === null ? [] : view.seats.slice(view.seat, view.seat + 1);
  const lines = [...own, ...othersOf(scene)].map(({ seat, gold, hand, points, crown }) => {
    const shown = telling === "everything" ? shownPoints(scene, seat, points) : null;
    const facts = [t("gold-count", { count: gold }), t("hand-count", { count: hand }), shown === null ? "" : t("points-count", { count: shown }), telling !== "short" && crown ? t("has-crown") : ""];
    return labelled(names[seat] ?? "", joined("join-commas", facts));
  });
  return t("listen-sentence", { text: joined("join-semicolons", lines) });
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 */
function leftText(scene, telling) {
  const { view } = scene;
  const left = view.characters.filter(({ rank, fate }) => fate === "" && rank > view.rank);
  const phase = labelled(t("round-number", { round: view.round }), t(`phase-${view.phase}`));
  if (view.phase === "over") return t("listen-sentence", { text: phase });
  const shown = telling === "short" ? left.slice(0, 1) : left;
  const text = joined("join-semicolons", shown.map((character) => roleLine(scene, character, telling)));
  const list = shown.length > 0 ? labelled(t("listen-to-call", { count: left.length }), text) : t("listen-to-call", { count: 0 });
  return joined("join-stops", [phase, t("listen-sentence", { text: list })]);
}

/**
 * @param {Scene} scene
 * @param {CharacterView} character
 * @param {Telling} telling
 */
function roleLine({ names, view }, { character, rank }, telling) {
  const name = worded(`character-${character}`);
  const state = view.mine.includes(character) ? t("fate-mine") : "none";
  const line = t("rank-label", { rank, name, state });
  if (telling !== "everything") return line;
  const marks = view.marks.filter((mark) => mark.character === character);
  return joined("join-commas", [line, ...marks.map(({ kind, by, real }) => sentence(`mark-${kind}`, { by: names[by] ?? "", real: real === null ? "none" : real ? "yes" : "no" }))]);
}
