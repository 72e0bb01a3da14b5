// @ts-check
// Shows the return code of this device after a reload, and takes those of other devices at the table.
import { t } from "../../../lib/i18n.js";
import { urlOf } from "../../../peer/invitation.js";
import { returnCodeView, returnView } from "./return-view.js";

/** @import { Room } from "../room.js" */

export class ReturnPart {
  #room;

  /**
   * @param {Room} room
   * @param {"show" | "show-to-all"} part
   */
  constructor(room, part) {
    this.#room = room;
    this.part = part;
    /** This device's code is shown beside an open invitation, which has another exchange. */
    this.exchange = room.deps.newTextExchange(() => room.deps.draw());
    /** Whether the browser does not let the page come back by itself. */
    this.refused = false;
    /** Whether the page shows the code of this device, or the field for another one's, instead of the table. */
    this.open = false;
    /** @type {"" | "taken" | "sent"} */
    this.stage = "";
    this.problem = "";
  }

  /** @returns {boolean} whether this device has a code to show */
  get shown() {
    return this.exchange.url !== "";
  }

  /** @param {string} code "" for none @param {boolean} refused */
  show(code, refused) {
    this.refused = refused;
    this.exchange.show(code && urlOf("return", code, location.href));
    if (!code && this.open) this.#room.openList(false);
    this.#room.deps.draw();
  }

  /**
   * Takes the code of another device, or passes it on to the host.
   * @param {string} text
   * @returns {Promise<boolean>} whether it was taken or passed on
   */
  async take(text) {
    const room = this.#room;
    this.#edit("", "");
    try {
      if (!(await room.reconnector?.takeReturn(text))) return false;
      this.#edit("taken", "");
    } catch (error) {
      const unknown = /** @type {{code?: string}} */ (error).code === "return-unknown";
      if (unknown && room.passReturnOn(text)) this.#edit("sent", "");
      else if (unknown && room.inviteInstead()) return true;
      else this.#edit("", room.deps.errorText(error));
    }
    return this.stage !== "";
  }

  /** Takes a text that was entered for a return code. @param {string} text */
  async takeEntered(text) {
    if (!(await this.take(text)) && !this.problem) this.#edit("", t("return-none"));
  }

  /** @param {string | null} code why the host refused what was passed on; null if it took it */
  onAnswer(code) {
    if (this.stage !== "sent") return false;
    if (code === null) this.#edit("taken", "");
    else this.#edit("", this.#room.deps.errorText({ code, args: {} }));
    return true;
  }

  /** @param {ReturnPart["stage"]} stage @param {string} problem */
  #edit(stage, problem) {
    Object.assign(this, { stage, problem });
    this.#room.deps.draw();
  }

  /** Draws only the code, where the screen has a title already; null where there is none. */
  codeView() {
    return this.shown ? returnCodeView(this) : null;
  }

  view() {
    const { exchange, stage, problem, part } = this;
    return returnView({
      part: this.shown ? part : "take",
      exchange, stage, problem,
      take: (text) => void this.takeEntered(text),
      errorText: (error) => this.#room.deps.errorText(error),
    });
  }

  /** Shows the table again. */
  hide() {
    this.open = false;
    this.stage = "";
    this.exchange.stopScan();
  }

  /** Called when another device is back. */
  onBack() {
    if (this.open && this.stage) this.#room.openList(false);
  }

  close() {
    this.exchange.close();
  }
}
