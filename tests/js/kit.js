// @ts-check
// Makes updates and results as the engine sends them, for tests of match and session, and waits between two steps.
import { ask as plainAsk, option } from "./make-asks.js";

/** @import { Beat } from "../../web/kit/story.js" */
/** @import { Result, Update } from "../../web/types.js" */
/** @typedef {[number, number | null, ...string[]]} Told a moment, who decided, kinds of events */

/**
 * A story as a game would tell it: a beat for each event that a seat decided. What begins with "against" is a card; what
 * begins with "other" is not the decider's own doing any more.
 * @param {import("../../web/kit/story.js").Told} told
 * @returns {Beat[]}
 */
export function story({ moments, after }) {
  return moments.flatMap(({ number, seat, events }) =>
    events.map((event) => beat(event.kind, {
      number, events: [event], actor: seat,
      frame: event.kind.startsWith("against") ? "card" : "",
      picture: event.kind.startsWith("first") ? "first" : "last",
      own: seat === after.seat && !/^(against|other)/.test(event.kind),
    })),
  );
}

/**
 * @param {string} group
 * @param {Partial<Beat>} [more]
 * @returns {Beat}
 */
export function beat(group, more = {}) {
  return {
    group, time: 600, sound: "", actor: 1, text: group, moves: [], lights: [], picture: "last", frame: "", own: false, number: 1, events: [],
    ...more,
  };
}

/** @param {string} kind */
export const event = (kind) => ({ kind, cause: "", data: {} });

/**
 * What an update tells.
 * @param {number} after
 * @param {...Told} moments
 * @returns {Pick<Update, "after" | "moments">}
 */
export function told(after, ...moments) {
  return { after, moments: moments.map(([number, seat, ...kinds]) => ({ number, seat, events: kinds.map(event) })) };
}

/**
 * An update for a seat that is not asked, unless `more` says otherwise.
 * @param {number | null} seat
 * @param {number} number
 * @param {Partial<Update>} [more]
 * @returns {Update}
 */
export function update(seat, number, more = {}) {
  // The view is the game's own and stays opaque here.
  const view = /** @type {any} */ ({ number });
  return {
    line: 0, number, seat, ...told(number - 1, [number, 1, `moment ${number}`]),
    view, ask: null, waiting: 1, over: false, undo: null, redo: null, decided: null, ...more,
  };
}

/**
 * @param {number} seat
 * @param {string} id
 * @param {Partial<import("../../web/types.js").AskView>} [more]
 */
export const ask = (seat, id, more = {}) => plainAsk({ id, seat, options: [option("build"), option("end")], ...more });

const CHAIRS = [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }];

/**
 * What a call answers, with an update for each person of the seating.
 * @param {number} number
 * @param {Partial<Result["keep"]["summary"]>} [more]
 * @returns {Result}
 */
export function result(number, more = {}) {
  const setup = /** @type {any} */ ({});
  const about = /** @type {any} */ ({});
  const summary = {
    match: "m", game: "g", rules: 1, setup, seating: CHAIRS, number, over: false, waiting: 0, free: false, take_backs: 0,
    winners: [], points: [], about, day: null, rated: null, at_stake: null, deal: "", ...more,
  };
  const updates = summary.seating.flatMap(({ player }, seat) => (player === "person" ? [update(seat, number)] : []));
  return { keep: { save: `save ${number}`, summary }, updates, replayed: { why: "", at: 0 } };
}

/**
 * @template T
 * @param {T | null | undefined} thing
 * @returns {T}
 */
export function sure(thing) {
  if (thing === null || thing === undefined) throw new Error("there is nothing");
  return thing;
}

/** Lets everything that is ready go on. */
export const rest = () => new Promise((resolve) => setTimeout(resolve));
