// @ts-check
// Asks the game whether a computer player remarks on a beat, and shows the remark beside its name plate for a while. Loaded with
// the stage.
import { labelled, t, useTexts } from "../../lib/i18n.js";

/** @import { Beat } from "../../kit/story.js" */
/** @import { Session } from "../match/session.js" */
/** @typedef {import("../../kit/game.js").Game<any>} Game */

/** Milliseconds that a remark stays. */
const SHOWN = 4500;
/** Room between a bubble and the edge of the screen. */
const EDGE = 8;

/**
 * @typedef {object} Deps
 * @property {HTMLElement} root the element of the page where plates stand
 * @property {() => void} silence called when the person switches remarks off
 */

export class Remarks {
  /** @param {Deps} deps */
  constructor({ root, silence }) {
    this.root = root;
    this.silence = silence;
    /** @type {{bubble: HTMLElement, words: HTMLElement, off: HTMLElement, status: HTMLElement} | null} */
    this.parts = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** The remarks that were shown in this match. @type {{match: string, lines: Set<string>}} */
    this.shown = { match: "", lines: new Set() };
  }

  /**
   * @param {Game} game
   * @param {Session} session
   * @param {Beat} beat
   */
  async hear(game, session, beat) {
    if (!game.remarks || !game.remarkTexts) return;
    // Added before it has a text: screen readers read only changes.
    this.parts ??= this.makeParts();
    const { log, table, match } = session;
    const before = log.entries.filter(({ number }) => number < beat.number);
    const [remarkOn] = await Promise.all([game.remarks(), useTexts(game.remarkTexts)]);
    const remark = remarkOn(before, beat.events.map((event) => ({ number: beat.number, event })), table.seating);
    if (!remark || session.closed) return;
    if (this.shown.match !== match) this.shown = { match, lines: new Set() };
    // After an undo the same thing may happen again.
    if (this.shown.lines.has(remark.line)) return;
    this.shown.lines.add(remark.line);
    this.say(remark.seat, table.seating[remark.seat]?.name ?? "", remark.text);
  }

  /**
   * @param {number} seat
   * @param {string} name
   * @param {string} text
   */
  say(seat, name, text) {
    const plate = this.root.querySelector(`[data-flip="plate-${seat}"]`);
    const box = plate?.getBoundingClientRect();
    if (!this.parts || !box || box.width === 0) return;
    const { bubble, words, off, status } = this.parts;
    bubble.dataset["seat"] = String(seat);
    // Away from its plate, a line begins with the speaker's name.
    const tabs = this.root.querySelector(".tabs")?.getBoundingClientRect();
    const apart = tabs && tabs.height > 0 ? tabs : null;
    words.textContent = apart ? labelled(name, text) : text;
    off.setAttribute("aria-label", t("remarks-off"));
    off.title = t("remarks-off");
    bubble.hidden = false;
    status.textContent = labelled(name, text);
    place(bubble, box, apart);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), SHOWN);
  }

  makeParts() {
    const [bubble, words, status] = [document.createElement("div"), document.createElement("p"), document.createElement("p")];
    const off = document.createElement("button");
    bubble.className = "remark";
    bubble.dataset["testid"] = "remark";
    bubble.hidden = true;
    words.setAttribute("aria-hidden", "true");
    status.className = "hidden";
    status.setAttribute("role", "status");
    off.type = "button";
    off.className = "quiet round";
    off.dataset["testid"] = "remarks-off";
    off.textContent = "×";
    off.addEventListener("click", () => {
      this.clear();
      this.silence();
    });
    bubble.append(words, off);
    document.body.append(bubble, status);
    return { bubble, words, off, status };
  }

  /** Hides the remark. */
  clear() {
    clearTimeout(this.timer);
    if (!this.parts) return;
    this.parts.bubble.hidden = true;
    this.parts.status.textContent = "";
  }
}

/**
 * Puts the bubble beside the plate, over the speaker's own row, or under the plate where there is no room beside it; on a
 * phone, where a row is as narrow as the bubble, at the foot of the board, above the tabs.
 * @param {HTMLElement} bubble
 * @param {DOMRect} box of the plate
 * @param {DOMRect | null} tabs where there are any
 */
function place(bubble, box, tabs) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const beside = !tabs && box.right + EDGE + width <= innerWidth - EDGE;
  const left = beside ? box.right + EDGE : Math.max(Math.min(tabs ? EDGE : box.left, innerWidth - width - EDGE), EDGE);
  const wanted = tabs ? tabs.top - height - EDGE / 2 : beside ? box.top + (box.height - height) / 2 : box.bottom - EDGE;
  const top = Math.max(Math.min(wanted, innerHeight - height - EDGE), EDGE);
  bubble.style.left = `${Math.round(left)}px`;
  bubble.style.top = `${Math.round(top)}px`;
}
