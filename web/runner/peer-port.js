// @ts-check
// A seat port over a network: one end at the host's device, the other at the guest's.
import { SeatPort } from "./port.js";

/** What a host tells a seat: an update, the table's facts, a refusal. @typedef {"update" | "table" | "refusal"} ToGuest */
/**
 * What a seat asks of the host.
 * @typedef {{what: "pick", ask: string, options: string[]} | {what: "undo" | "redo"} | {what: "since", line: number, number: number}} ToHost
 */

/**
 * The host's end: what the host says is sent to the guest. What the guest asks is said through this port's own methods.
 * @param {number | null} seat
 * @param {(what: ToGuest, body: object) => void} send
 * @returns {SeatPort}
 */
export function hostEnd(seat, send) {
  const port = new SeatPort(seat);
  port.onUpdate = (update) => send("update", update);
  port.onTable = (table) => send("table", table);
  port.onRefusal = (refusal) => send("refusal", refusal);
  return port;
}

/**
 * The guest's end: what the seat asks is sent to the host. What the host says is said through this port's own methods.
 * @param {number | null} seat
 * @param {(request: ToHost) => void} send
 * @returns {SeatPort}
 */
export function guestEnd(seat, send) {
  const port = new SeatPort(seat);
  port.remote = true;
  port.onPick = ({ ask, options }) => send({ what: "pick", ask, options });
  port.onUndo = () => send({ what: "undo" });
  port.onRedo = () => send({ what: "redo" });
  port.onSince = ({ line, number }) => send({ what: "since", line, number });
  return port;
}
