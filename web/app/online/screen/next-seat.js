// @ts-check
// Draws the invitation that a big screen shows, and accepts replies that other guests pass on.
import { sentence } from "../../../lib/own-name.js";
import { nextSeatView } from "./next-seat-view.js";

/** @import { HostRoom } from "../host-room.js" */
/** @typedef {Extract<import("../room-state.js").PeerEvent, {kind: "request"}>} RequestEvent */

export class NextSeat {
  #room;

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /**
   * @param {RequestEvent} event what a guest asks for
   * @param {HostRoom} [from] the guest's room
   */
  async onRequest({ guest, seat, asked }, from = this.#room) {
    const problem = await this.#do(asked, guest, seat, from);
    from.notify("answer", { guest, request: asked.request, code: problem ? codeOf(problem) : null });
  }

  /**
   * @param {RequestEvent["asked"]} asked
   * @param {number} guest
   * @param {number | null} seat
   * @param {HostRoom} from
   * @returns {Promise<unknown>} why it is not done; null where it is
   */
  async #do(asked, guest, seat, from) {
    switch (asked.kind) {
      case "again":
        return this.#begin(from, guest);
      default:
        return this.#take(asked.text, seat, from);
    }
  }

  /**
   * @param {string} text
   * @param {number | null} seat of the guest
   * @param {HostRoom} from the guest's room
   */
  async #take(text, seat, from) {
    const room = this.#room;
    try {
      if (await from.reconnector?.takeReturn(text)) return null;
    } catch (error) {
      // A text that is damaged is none for certain.
      if (/** @type {{code?: string}} */ (error).code === "return-unknown") return from.inviteInstead() ? { code: "return-both", args: {} } : error;
    }
    // Its own reply to the next game or to a seat, or at a big screen that of another guest.
    return room.isScreen || from !== room || seat === null ? room.invitation.take(text) : { code: "pass-on-none", args: {} };
  }

  /**
   * Begins another game because a guest wants it; while the host chooses one, the host is told only.
   * @param {HostRoom} room
   * @param {number} guest
   */
  #begin(room, guest) {
    const { deps, state: { seats, watchers } } = room;
    if (deps.nextForm.isOpen()) {
      const name = [...seats, ...watchers].find((one) => one.guest === guest)?.name ?? "";
      deps.toast(sentence("again-wished", { name }));
      return null;
    }
    const again = room.againAction;
    again?.();
    return again ? null : { code: "again-none", args: {} };
  }

  view() {
    const room = this.#room;
    const { invitation: { current }, exchange } = room;
    return nextSeatView({
      name: current?.seat === null ? "" : (room.seating[current?.seat ?? -1]?.name ?? ""),
      open: current !== null,
      exchange,
      busy: current?.busy ?? false,
      calls: current?.calls ?? false,
      problem: current?.problem ?? "",
      failed: current?.failed ?? false,
      internet: room.internetPart(),
      diagnosis: current && room.diagnosisPart(current.watch),
      errorText: (error) => room.deps.errorText(error),
      accept: (reply) => void room.accept(reply),
      again: () => room.invitation.begin(current?.seat ?? null),
    });
  }
}

/** Error codes of replies to an invitation that is not on the screen any more. */
const OLD = ["signal-other-room", "signal-other-invitation", "signal-used"];
/** The reply is taken, and its guest on the way. */
const BUSY = "signal-again";

/**
 * @param {unknown} problem
 * @returns {string} its code, for the guest
 */
function codeOf(problem) {
  const { code } = /** @type {{code?: unknown}} */ (problem);
  if (typeof code !== "string") return "internal";
  if (code === BUSY) return "pass-on-busy";
  return OLD.includes(code) ? "pass-on-old" : code;
}
