// @ts-check
// Keeps the room of the game that is over until the next one is dealt: over it the engine has the guests invited, and says who is coming.

/** @import { HostRoom } from "../host-room.js" */
/** @import { Room } from "../room.js" */

export class EarlierRoom {
  #old;
  #next;

  /**
   * @param {Pick<Room<any>, "notify"> & {end: (final: boolean) => Promise<void>}} old
   * @param {HostRoom} next
   */
  constructor(old, next) {
    this.#old = old;
    this.#next = next;
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

  /** Others are on the way now: the engine looks who is missing in the next room. */
  note() {
    this.#next.notify("tick", {});
  }

  /** Has the engine look who has come to the next room. */
  look() {
    this.#old.notify("tick", {});
  }

  /** Closes the old room, also for guests who have not moved to the next one. */
  async end() {
    await this.#old.end(true);
  }
}
