// @ts-check
// A port with a wire in its middle: the host's end at the opener's device, the seat's end at the guest's.
import { SeatPort } from "./port.js";

/** What a host has for a seat: an update, the table's facts, a refusal. @typedef {"update" | "table" | "refusal"} Told */
/** @typedef {{what: "pick", ask: string, options: string[]} | {what: "undo" | "redo"} | {what: "since", line: number, number: number}} Said */

/**
 * The host's end. What comes over the wire is said through the port's own methods (`hear`).
 * @param {number | null} seat
 * @param {(what: Told, body: object) => void} tell
 * @returns {SeatPort}
 */
export function hostEnd(seat, tell) {
  const port = new SeatPort(seat);
  port.onUpdate = (update) => tell("update", update);
  port.onTable = (table) => tell("table", table);
  port.onRefusal = (refusal) => tell("refusal", refusal);
  return port;
}

/**
 * The seat's end. What comes over the wire goes on through the port's own methods.
 * @param {number | null} seat
 * @param {(said: Said) => void} say
 * @returns {SeatPort}
 */
export function guestEnd(seat, say) {
  const port = new SeatPort(seat);
  port.remote = true;
  port.onPick = ({ ask, options }) => say({ what: "pick", ask, options });
  port.onUndo = () => say({ what: "undo" });
  port.onRedo = () => say({ what: "redo" });
  port.onSince = ({ line, number }) => say({ what: "since", line, number });
  return port;
}
