// @ts-check
// Builds the summary of a round that has ended: the best builder, the worst losses, and the seats that are one district short.
import { listed, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { citySize, worded } from "../words/names.js";
import { Robberies } from "./robberies.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../types.js").View} View */
/** @typedef {import("../../../kit/story.js").RoundPage} RoundPage */
/** @typedef {import("../../../kit/story.js").RoundPage["rows"][number]} Row */

// The page is shown for three seconds: too short to read more.
const MOST_LOSSES = 2;

/**
 * Seats that were one district short when a round ended, by the event of its end; only for rounds that this page has shown live.
 * @type {WeakMap<EventView, number[]>}
 */
const oneShort = new WeakMap();

/**
 * Notes the seats that are one district short.
 * @param {EventView} event of the round's end
 * @param {View} view
 */
export function noteOneShort(event, { seats, city_size: size }) {
  oneShort.set(event, seats.filter(({ city, completed }) => !completed && city?.length === size - 1).map(({ seat }) => seat));
}

/**
 * @param {EventView} end of the round
 * @param {readonly EventView[]} before the events until then, the newest last
 * @param {readonly string[]} names of the seats
 * @param {readonly EventView[]} [all] that are known, also later ones
 * @returns {RoundPage}
 */
export function roundPage(end, before, names, all = before) {
  const events = before.slice(before.findLastIndex(({ kind }) => kind === "round_started") + 1);
  const best = bestBuilder(events);
  const losses = lossesOf(events, names).slice(0, MOST_LOSSES);
  const rows = [
    ...(best ? [{ seat: best.seat, tone: /** @type {const} */ ("gain"), text: sentence("round-rose", { name: names[best.seat] ?? "", cards: listed(best.cards.map((card) => worded(`district-${card}`))) }) }] : []),
    ...losses,
    ...(oneShort.get(end) ?? oneShortFrom(before, all)).map((seat) => ({ seat, tone: /** @type {const} */ ("near"), text: sentence("round-short", { name: names[seat] ?? "" }) })),
  ];
  return {
    title: t("round-number", { round: Number(end.data["round"]) }),
    picture: best ? `district-${best.cards[0]}` : "icon-castle",
    rows: rows.length > 0 ? rows : [{ seat: null, tone: "", text: t("round-quiet") }],
  };
}

/** Districts that a seat gains or loses, by kind of event and by the fact that names the seat. An exchange changes no count. */
const DISTRICT_CHANGES = /** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */ ({
  district_built: { seat: 1 }, district_confiscated: { to: 1 }, district_seized: { by: 1, seat: -1 }, district_destroyed: { seat: -1 },
});

/**
 * Computes from the log which seats were one district short.
 * @param {readonly EventView[]} before the end of the round
 * @param {readonly EventView[]} all
 * @returns {number[]} seats; none if it is unknown how many districts completed a city then
 */
function oneShortFrom(before, all) {
  const changed = (/** @type {EventView} */ { kind }) => kind === "city_size_changed";
  const last = before.findLast(changed);
  const size = last ? Number(last.data["size"]) : all.some(changed) ? null : citySize();
  if (size === null) return [];
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { kind, data } of before) {
    for (const [fact, more] of Object.entries(DISTRICT_CHANGES[kind] ?? {})) counts.set(Number(data[fact]), (counts.get(Number(data[fact])) ?? 0) + more);
  }
  return [...counts].filter(([, count]) => count === size - 1).map(([seat]) => seat).sort((one, other) => one - other);
}

/**
 * @param {readonly EventView[]} events
 * @returns {{seat: number, cards: string[]} | null} the seat that paid most for new districts, and these, the dearest first
 */
function bestBuilder(events) {
  /** @type {Map<number, {seat: number, worth: number, built: EventView["data"][]}>} */
  const found = new Map();
  for (const { kind, data } of events) {
    if (kind !== "district_built") continue;
    const seat = Number(data["seat"]);
    const { worth, built } = found.get(seat) ?? { worth: 0, built: [] };
    found.set(seat, { seat, worth: worth + Number(data["paid"] ?? 0), built: [...built, data] });
  }
  const [first] = [...found.values()].sort((one, other) => other.worth - one.worth);
  if (!first) return null;
  const dearest = first.built.sort((one, other) => Number(other["paid"] ?? 0) - Number(one["paid"] ?? 0));
  return { seat: first.seat, cards: dearest.map(({ card }) => String(card)) };
}

/** Returns the loss that an event tells: whose it is, by whom, its weight, and its text. By kind of event.
 * @type {Readonly<Record<string, (event: EventView, robbery: boolean) => {seat: unknown, by: unknown, weight: number, text: string} | null>>}
 */
const LOSSES = {
  gold_moved: ({ data }, robbery) => (robbery ? { seat: data["from"], by: data["to"], weight: Number(data["amount"]), text: "robbed" } : null),
  district_destroyed: ({ data }) => (data["by"] === data["seat"] ? null : { seat: data["seat"], by: data["by"], weight: 4, text: "lost" }),
  district_seized: ({ data }) => ({ seat: data["seat"], by: data["by"], weight: 4, text: "lost" }),
  district_confiscated: ({ data }) => ({ seat: data["seat"], by: data["to"], weight: 3, text: "lost" }),
};

/**
 * @param {readonly EventView[]} events
 * @param {readonly string[]} names
 * @returns {Row[]} losses to other players, the heaviest first
 */
function lossesOf(events, names) {
  const robberies = new Robberies();
  const found = events.flatMap((event) => {
    const robbery = robberies.read(event);
    const loss = LOSSES[event.kind]?.(event, robbery);
    return loss ? [{ ...loss, data: event.data }] : [];
  });
  return found.sort((one, other) => other.weight - one.weight).map(({ seat, by, text, data }) => ({
    seat: Number(seat), tone: "loss",
    text: sentence(`round-${text}`, { name: names[Number(seat)] ?? "", by: names[Number(by)] ?? "", amount: Number(data["amount"] ?? 0), card: data["card"] ? worded(`district-${data["card"]}`) : "" }),
  }));
}
