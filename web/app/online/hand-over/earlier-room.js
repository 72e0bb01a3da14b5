// @ts-check
// Keeps the room of the game that is over until the next one is dealt: over it the engine has the guests invited, and says who is coming.

/** @import { HostRoom } from "../host-room.js" */
/** @import { Room } from "../room.js" */

export class EarlierRoom {
  #old;
  #next;
  /** The seats of the next room whose guests are on the way; until the engine has said so, those of all guests. @type {readonly number[]} */
  #coming;

  /**
   * @param {Pick<Room<any>, "notify"> & {end: (final: boolean) => Promise<void>}} old
   * @param {HostRoom} next
   */
  constructor(old, next) {
    this.#old = old;
    this.#next = next;
    this.#coming = (next.after?.guests ?? []).flatMap((guest, seat) => (guest === null ? [] : [seat]));
  }

  /** What both rooms do for the engine, in the old one. @returns {import("../driver.js").Orders} */
  get orders() {
    const next = this.#next;
    return {
      "make-invitation": async (order) => {
        const text = await next.invitation.make(order);
        // Its token is stored before the invitation is sent.
        await next.call("tick", {});
        return text;
      },
      begin: () => next.deal(),
    };
  }

  /** @param {readonly number[]} seats */
  note(seats) {
    this.#coming = seats;
    this.#next.deps.draw();
  }

  /** @param {number} seat of the next game @returns {boolean} whether its guest is on the way to the next room */
  isComing(seat) {
    return this.#coming.includes(seat);
  }

  /** Has the engine look who has come to the next room. */
  look() {
    this.#old.notify("tick", {});
  }

  /** From now on a person decides when the game begins. */
  hold() {
    this.#old.notify("hold", {});
  }

  /** Closes the old room, also for guests who have not moved to the next one. */
  async end() {
    // No one says any more who is on the way.
    this.#coming = [];
    await this.#old.end(true);
  }
}
