// @ts-check
// Keeps the chat of a room: adds the lines of all people, and sends those of this device.
import { MOST_CHAT } from "../../lib/generated/bounds.js";
import { chatView, talkView } from "./chat-view.js";

/** @import { SayReact } from "../../types.js" */
/** @import { ChatState } from "./room-state.js" */
/** @typedef {import("../../types.js").SayChat | SayReact} Saying */

/**
 * @typedef {object} ChatDeps
 * @property {() => void} draw
 * @property {() => boolean} chatInSight
 * @property {(saying: Saying) => void} send
 */

const MAX_LINES = 200;
/** Milliseconds that a line stays beside the name of its seat. */
const BUBBLE_TIME = 7000;

export class ChatController {
  #deps;
  #lastId;

  /**
   * @param {ChatDeps} deps
   * @param {ChatState["lines"]} [lines] said in this room before
   */
  constructor(deps, lines = []) {
    this.#deps = deps;
    this.#lastId = lines.at(-1)?.id ?? 0;
    /** @type {ChatState} */
    this.state = { lines, bubbles: new Map(), unread: 0, muted: false, open: false, draft: "" };
  }

  /**
   * Adds what a person said.
   * @param {{name: string, seat: number | null, own: boolean}} speaker
   * @param {string} text
   * @param {string} reaction its id; "" for words
   */
  add({ name, seat, own }, text, reaction) {
    const { state } = this;
    if (state.muted && !own) return;
    this.#addLine({ name, own, text, reaction });
    state.unread = this.#deps.chatInSight() ? 0 : state.unread + Number(!own);
    if (seat !== null) this.#showBubble(seat, { text, reaction });
  }

  /** Adds a line of the page itself. @param {string} text */
  addNote(text) {
    this.#addLine({ name: "", own: true, text, reaction: "" });
    this.#deps.draw();
  }

  /** @param {Omit<ChatState["lines"][number], "id">} line */
  #addLine(line) {
    this.state.lines = [...this.state.lines, { id: ++this.#lastId, ...line }].slice(-MAX_LINES);
  }

  /**
   * @param {number} seat
   * @param {import("./peer-view.js").Utterance} said
   */
  #showBubble(seat, said) {
    const { bubbles } = this.state;
    bubbles.set(seat, said);
    setTimeout(() => {
      // A newer line stays.
      if (bubbles.get(seat) !== said) return;
      bubbles.delete(seat);
      this.#deps.draw();
    }, BUBBLE_TIME);
  }

  /** Sends the line that was written. */
  sendDraft() {
    const text = this.state.draft.trim();
    if (!text) return;
    this.#edit({ draft: "" });
    this.#deps.send({ what: "chat", text });
  }

  /** Shows the log instead. */
  close() {
    this.#edit({ open: false });
  }

  markRead() {
    this.state.unread = 0;
  }

  /** @param {Partial<ChatState>} change */
  #edit(change) {
    Object.assign(this.state, change);
    this.#deps.draw();
  }

  view() {
    const { lines, muted, draft } = this.state;
    return chatView({
      lines, muted, draft,
      most: MOST_CHAT,
      write: (text) => this.#edit({ draft: text }),
      send: () => this.sendDraft(),
      react: (reaction) => this.#deps.send({ what: "react", reaction: /** @type {SayReact["reaction"]} */ (reaction) }),
      mute: () => this.#edit({ muted: !this.state.muted }),
    });
  }

  /**
   * Draws the log of the game and the chat, one of them visible.
   * @param {unknown} log
   */
  viewBeside(log) {
    const { open, unread } = this.state;
    return talkView({ open, unread, choose: (wanted) => this.#edit({ open: wanted, unread: 0 }) }, log, open ? this.view() : null);
  }
}
