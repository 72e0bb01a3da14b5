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
 * @returns {Iterable<string>}
 */
function* handText(scene, telling) {
  const { view } = scene;
  if (view.seat === null) return yield t("listen-watching");
  const { hand, mine } = view;
  const roles = mine.map((id) => worded(`character-${id}`));
  const role = labelled(t("mine-title", { count: mine.length || 1 }), roles.length > 0 ? joined("join-commas", roles) : t("mine-none"));
  yield* told(t("hand-count", { count: hand.length }), hand, telling, knownTo(scene), t("listen-sentence", { text: role }));
}

/**
 * What one person has heard of districts.
 * @typedef {{types: Set<string>, effects: Set<string>}} Known
 */

/** The match that was asked about last, and what each person there has heard. */
const heard = { match: "", known: /** @type {Map<number | null, Known>} */ (new Map()) };

/**
 * @param {Scene} scene
 * @returns {Known}
 */
function knownTo({ match, view: { seat } }) {
  if (heard.match !== match) Object.assign(heard, { match, known: new Map() });
  const known = heard.known.get(seat) ?? { types: new Set(), effects: new Set() };
  heard.known.set(seat, known);
  return known;
}

/**
 * Tells which districts there are, then one by one what those do of which the viewer has not heard it.
 * @param {string} what says how many there are: alone, where little is wanted at first
 * @param {readonly Card[]} cards
 * @param {Telling} telling
 * @param {Known} known
 * @param {string} [more] a sentence for the first answer
 * @returns {Iterable<string>}
 */
function* told(what, cards, telling, known, more = "") {
  const first = (/** @type {string} */ text) => joined("join-sentences", [t("listen-sentence", { text }), more]);
  const short = telling === "short" || cards.length === 0;
  if (short) yield first(what);
  if (cards.length === 0) return;
  const list = labelled(what, joined("join-semicolons", cards.map((card) => cardLine(card, telling, known))));
  yield short ? t("listen-sentence", { text: list }) : first(list);
  for (const { card, type } of cards) {
    if (type !== "unique" || (telling !== "everything" && known.effects.has(card))) continue;
    known.effects.add(card);
    yield labelled(worded(`district-${card}`), cardText(`district-${card}`));
  }
}

/**
 * Says the type of a district when it is heard for the first time.
 * @param {Card & {coins?: number, tucked?: number}} card
 * @param {Telling} telling
 * @param {Known} known
 */
function cardLine({ card, type, cost, coins = 0, tucked = 0 }, telling, known) {
  const name = worded(`district-${card}`);
  const brief = telling !== "everything" && known.types.has(card);
  known.types.add(card);
  const line = brief ? t("listen-card", { name, cost }) : t("district-label", { name, type: t(`type-${type}`), cost });
  return joined("join-commas", [line, coins > 0 ? t("coins-on", { count: coins }) : "", tucked > 0 ? t("cards-under", { count: tucked }) : ""]);
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* ownText(scene, telling) {
  const { view } = scene;
  const own = view.seat === null ? null : view.seats[view.seat];
  if (!own) return yield t("listen-watching");
  yield* told(t("listen-own-city", { built: own.city.length, size: view.city_size }), own.city, telling, knownTo(scene));
}

/**
 * @param {Scene} scene
 * @returns {SeatView[]} in the order of play, from the one after the viewer
 */
const othersOf = ({ view: { seats, seat } }) => (seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)]);

/**
 * Tells how far each city is, then one city at a time.
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* othersText(scene, telling) {
  const others = othersOf(scene);
  const built = (/** @type {SeatView} */ { seat, city }) => t("listen-city", { name: scene.names[seat] ?? "", built: city.length, size: scene.view.city_size });
  const points = (/** @type {SeatView} */ { seat, points: all }) => {
    const shown = telling === "short" ? null : shownPoints(scene, seat, all);
    return shown === null ? "" : t("points-count", { count: shown });
  };
  yield t("listen-sentence", { text: joined("join-semicolons", others.map((one) => joined("join-commas", [built(one), points(one)]))) });
  for (const one of others) if (one.city.length > 0) yield* told(built(one), one.city, telling === "short" ? "usual" : telling, knownTo(scene));
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* goodsText(scene, telling) {
  const { names, view } = scene;
  const own = view.seat === null ? [] : view.seats.slice(view.seat, view.seat + 1);
  const lines = [...own, ...othersOf(scene)].map(({ seat, gold, hand, points, crown }) => {
    const shown = telling === "everything" ? shownPoints(scene, seat, points) : null;
    const facts = [t("gold-count", { count: gold }), t("hand-count", { count: hand }), shown === null ? "" : t("points-count", { count: shown }), telling !== "short" && crown ? t("has-crown") : ""];
    return labelled(names[seat] ?? "", joined("join-commas", facts));
  });
  yield t("listen-sentence", { text: joined("join-semicolons", lines) });
}

/**
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
function* leftText(scene, telling) {
  const { view } = scene;
  const left = view.characters.filter(({ rank, fate }) => fate === "" && rank > view.rank);
  const phase = labelled(t("round-number", { round: view.round }), t(`phase-${view.phase}`));
  if (view.phase === "over") return yield t("listen-sentence", { text: phase });
  const shown = telling === "short" ? left.slice(0, 1) : left;
  const text = joined("join-semicolons", shown.map((character) => roleLine(scene, character, telling)));
  const list = shown.length > 0 ? labelled(t("listen-to-call", { count: left.length }), text) : t("listen-to-call", { count: 0 });
  yield joined("join-stops", [phase, t("listen-sentence", { text: list })]);
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
