// @ts-check
// Asks the engine whether a computer player remarks on a beat, and shows the remark beside its name plate for a while. Loaded with
// the stage.
import { labelled, t, useTexts } from "../../lib/i18n.js";

/** @import { Engine } from "../../engine/client.js" */
/** @import { Beat, Entry } from "../../kit/story.js" */
/** @import { EventSeen, Remark, TalkSeen } from "../../types.js" */
/** @import { Session } from "../match/session.js" */
/** @typedef {import("../../kit/game.js").Game<any>} Game */

/** Milliseconds that a remark stays. */
const SHOWN = 4500;
/** Room between a bubble and the edge of the screen. */
const EDGE = 8;

/**
 * @typedef {object} Deps
 * @property {HTMLElement} root the element of the page where plates stand
 * @property {() => Pick<Engine, "call">} engine
 * @property {() => void} silence called when the person switches remarks off
 */

export class Remarks {
  /** @param {Deps} deps */
  constructor({ root, engine, silence }) {
    this.root = root;
    this.engine = engine;
    this.silence = silence;
    /** @type {{bubble: HTMLElement, words: HTMLElement, off: HTMLElement, status: HTMLElement} | null} */
    this.parts = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** The remarks that were shown in this match. @type {{match: string, lines: Set<string>}} */
    this.shown = { match: "", lines: new Set() };
    /** What the engine knows of all before moment `number` of this match. @type {{match: string, number: number, talk: TalkSeen | null}} */
    this.heard = { match: "", number: 0, talk: null };
  }

  /**
   * @param {Game} game
   * @param {Session} session
   * @param {Beat} beat
   */
  async hear(game, session, beat) {
    if (!game.remarks) return;
    // Added before it has a text: screen readers read only changes.
    this.parts ??= this.makeParts();
    const { match } = session;
    const [remark] = await Promise.all([this.ask(game, session, beat), useTexts(game.remarks.texts)]);
    if (!remark || session.closed) return;
    if (this.shown.match !== match) this.shown = { match, lines: new Set() };
    // After an undo the same thing may happen again.
    if (this.shown.lines.has(remark.line)) return;
    this.shown.lines.add(remark.line);
    this.say(remark.seat, session.table.seating[remark.seat]?.name ?? "", game.remarks.text(remark));
  }

  /**
   * @param {Game} game
   * @param {Session} session
   * @param {Beat} beat
   * @returns {Promise<Remark | null>}
   */
  async ask({ id }, { log, match, table: { seating } }, { number, events }) {
    // After an undo all is told again.
    const known = this.heard.match === match && this.heard.number <= number ? this.heard : { number: 0, talk: null };
    const before = log.entries.filter((entry) => entry.number >= known.number && entry.number < number).map(seen);
    const { talk, remark } = await this.engine().call("remark", {
      game: id, seating: [...seating], talk: known.talk, before, events: events.map((event) => seen({ number, event })),
    });
    this.heard = { match, number, talk };
    return remark;
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

/** @param {Pick<Entry, "number" | "event">} entry @returns {EventSeen} */
const seen = ({ number, event: { kind, data, harm = null } }) => ({ number, kind, data, harm });

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
