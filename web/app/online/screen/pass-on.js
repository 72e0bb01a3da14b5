// @ts-check
// Passes the reply of the next guest on to a big screen, at the device of a guest. The reply comes by camera, text or link.
import { cutText } from "../../../lib/cut-text.js";
import { MOST_REPLY } from "../../../lib/generated/bounds.js";
import { passOnView } from "./pass-on-view.js";

/** @import { GuestRoom } from "../guest-room.js" */
/** @import { PassOnState } from "./pass-on-view.js" */

export class PassOn {
  #room;
  #stopListening = () => {};

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    /** @type {PassOnState} */
    this.state = { stage: "", problem: "" };
  }

  /** Also passes on replies, and takes return codes, that are opened as links in another tab of this browser. */
  listen() {
    this.#stopListening();
    this.#stopListening = this.#room.deps.listenForReplies((text) => this.#room.accept(text));
  }

  stop() {
    this.#stopListening();
  }

  /**
   * @param {string} text a reply, as the screen will check
   * @returns {Promise<boolean>} whether it was sent
   */
  async take(text) {
    const room = this.#room;
    const { screen, stage } = room.state;
    if (!screen || stage !== "in" || !text.trim()) return false;
    this.#edit({ stage: "sent", problem: "" });
    try {
      await room.ask({ what: "reply", text: cutText(text.trim(), MOST_REPLY) }, (code) => this.#onAnswer(code));
      return true;
    } catch (error) {
      this.#edit({ stage: "refused", problem: room.deps.errorText(error) });
      return false;
    }
  }

  /** @param {string | null} code why the screen refused it; null if it was accepted */
  #onAnswer(code) {
    if (code === null) this.#edit({ stage: "taken", problem: "" });
    else this.#edit({ stage: "refused", problem: this.#room.deps.errorText({ code, args: {} }) });
  }

  /** @param {PassOnState} state */
  #edit(state) {
    this.state = state;
    this.#room.deps.draw();
  }

  view() {
    const { exchange, deps } = this.#room;
    return passOnView({
      ...this.state, exchange,
      take: (text) => void this.take(text),
      errorText: (error) => deps.errorText(error),
    });
  }
}
