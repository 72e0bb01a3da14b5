// @ts-check
// Passes a link with a reply or a return code that opened a new tab to the tab with the host's room.
import { isReturnCode } from "../../peer/return-code.js";
import { replyTabView } from "./reply-tab-view.js";
import { Room } from "./room.js";
import { newRoomState } from "./room-state.js";

/** @import { RoomDeps } from "./deps.js" */

/**
 * @param {RoomDeps} deps
 * @param {string} reply a link that has it
 */
export async function openReply(deps, reply) {
  const room = deps.room();
  // The person entered the link in the address bar of the tab with the room.
  if (await room?.accept(reply)) return;
  if (room) return;
  const tab = new ReplyTab(deps);
  deps.setRoom(tab);
  await tab.send(reply);
}

class ReplyTab extends Room {
  /** @param {RoomDeps} deps */
  constructor(deps) {
    super(deps, "", newRoomState());
    this.isReturn = false;
    this.outcome = /** @type {"looking" | "taken" | "nobody"} */ ("looking");
  }

  /** @param {string} reply */
  async send(reply) {
    this.isReturn = isReturnCode(reply);
    const taken = await this.deps.sendReply(reply, () => this.#tell("taken"));
    if (!taken) this.exchange.show(reply);
    this.#tell(taken ? "taken" : "nobody");
  }

  /** @param {ReplyTab["outcome"]} outcome */
  #tell(outcome) {
    this.outcome = outcome;
    this.deps.draw();
  }

  /** @override */
  screen() {
    return replyTabView({ isReturn: this.isReturn, state: this.outcome, exchange: this.exchange, close: () => void this.deps.table.leave() });
  }
}
