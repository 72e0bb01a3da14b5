// @ts-check
// Reads the events of an update one after another, and keeps what a game needs to tell them: whose decision they are, what came
// before, and the picture of the game right after each.
import { patched } from "./picture.js";

/** @import { EventView } from "../types.js" */
/** @import { Beat, Told } from "./story.js" */

/**
 * The state while the events are read.
 * @typedef {object} Reading
 * @property {readonly string[]} names
 * @property {number | null} viewer
 * @property {number | null} decider the seat whose decision caused the present events; null once the rest follows by the rules
 * @property {EventView[]} past all events until now
 * @property {import("../types.js").Update["view"]} picture the view right after the events until now
 */

/**
 * @template {object} More
 * @param {Told} told
 * @param {(events: readonly EventView[], reading: Reading & More, number: number) => Beat[]} beatsOf makes the beats of one moment; it passes each event by `readEvent`
 * @param {More} more what the game's functions need beside the state
 * @returns {Beat[]} the beats of all moments
 */
export function beatsOfMoments({ moments, before, after, names, earlier }, beatsOf, more) {
  /** @type {Reading & More} */
  const reading = { ...more, names, viewer: after.seat, decider: null, past: [...(earlier?.() ?? [])], picture: before.view };
  const beats = moments.flatMap(({ number, seat, events, change }) => {
    reading.decider = seat;
    reading.picture = patched(reading.picture, change);
    return beatsOf(events, reading, number);
  });
  const last = beats.at(-1);
  // The board shows the new picture at this beat already.
  if (last?.picture === "first") delete last.drawn;
  return beats;
}

/**
 * Brings the state past an event.
 * @param {Reading} reading
 * @param {EventView} event
 */
export function readEvent(reading, event) {
  reading.picture = patched(reading.picture, event.change);
  if (event.ends_decision) reading.decider = null;
  reading.past.push(event);
}
