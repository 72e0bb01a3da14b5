// @ts-check
// Says that the browser's storage or the engine does not answer, until it does. The notice lies above everything, an open dialog too.
import { render } from "../vendor/lit.js";
import { lateAnswersView } from "./late-answers-view.js";

/** @import { Kind } from "../lib/waiting/watch.js" */

/** What is told first where several are late. @type {readonly Kind[]} */
const KINDS = ["write", "engine", "read", "start"];

export class LateAnswers {
  /**
   * @param {{draw: () => void, count: () => Readonly<Record<Kind, number>>}} deps `count`: how many operations have waited too long
   */
  constructor({ draw, count }) {
    this.draw = draw;
    this.count = count;
    this.before = count();
    /** Whether the person wants to wait without a notice. */
    this.hidden = false;
  }

  /** Called whenever an operation becomes late, and when such a one is answered. */
  changed() {
    const { before, count } = this;
    this.before = count();
    // What is late besides, the person has not agreed to.
    if (KINDS.some((kind) => this.before[kind] > before[kind]) || !this.waiting) this.hidden = false;
    this.draw();
  }

  /** @returns {Kind | ""} what is waited for; "" for nothing */
  get waiting() {
    return KINDS.find((kind) => this.before[kind] > 0) ?? "";
  }

  wait() {
    this.hidden = true;
    this.draw();
  }

  /** @param {(() => void) | null} exportGame exports the game on the table, as it is now; null where there is none */
  show(exportGame) {
    const kind = this.hidden ? "" : this.waiting;
    // An open dialog makes all else unreachable.
    const place = document.querySelector("dialog[open]") ?? document.body;
    const host = document.getElementById("slow-storage") ?? Object.assign(document.createElement("div"), { id: "slow-storage" });
    if (kind && host.parentElement !== place) place.append(host);
    render(lateAnswersView(kind, { exportGame, reload: () => location.reload(), wait: () => this.wait() }), host);
  }
}
