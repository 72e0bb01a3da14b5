// @ts-check
// A reply that was opened on the opener's own device, in a tab of its own: it goes to the tab with the table.
import { Room } from "./room.js";
import { sendReply } from "../../peer/reply-channel.js";
import { handedView } from "./reply-tab-view.js";

/** @typedef {import("../app.js").App} App */

/**
 * @param {App} app
 * @param {string} reply a link that has it
 */
export async function openReply(app, reply) {
  // In the tab with the table itself, somebody has put the link into the address.
  if (await app.room?.accept(reply)) return;
  if (app.room) return;
  const handing = new ReplyTab(app);
  app.edit(() => Object.assign(app, { room: handing, setup: null }));
  await handing.hand(reply);
}

class ReplyTab extends Room {
  /** @param {App} app */
  constructor(app) {
    super(app, "");
    this.state = /** @type {"looking" | "taken" | "nobody"} */ ("looking");
  }

  /** @param {string} reply */
  async hand(reply) {
    const taken = await sendReply(reply);
    if (!taken) this.carry.show(reply);
    this.app.edit(() => (this.state = taken ? "taken" : "nobody"));
  }

  /** @override */
  screen() {
    return handedView({ state: this.state, carry: this.carry, close: () => void this.app.sitting.leave() });
  }
}
