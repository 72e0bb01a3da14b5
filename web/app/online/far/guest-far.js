// @ts-check
// Comes to the table of a friend far away by one link, and back to it: asks for a seat, and asks anew where the devices do not meet.
import { t } from "../../../lib/i18n.js";
import { cleanName } from "../../../lib/own-name.js";
import { hostOf } from "../return/known-room.js";
import { linkOf } from "./known-tables.js";
import { Knock, MOST_TIME } from "./knock.js";

/** @import { TableLink } from "../../../peer/far/table-link.js" */
/** @import { Invitation } from "../../../peer/invitation.js" */
/** @import { GuestRoom } from "../guest-room.js" */
/** @import { Waits } from "./knock.js" */

/** The most milliseconds of one try that count: a page that sleeps, or waits for the host's word, does not try meanwhile. */
const MOST_TRY = 30_000;

export class GuestFar {
  #room;
  /** @type {Invitation | null} the offer that waits for the host's answer */
  #offer = null;
  /** @type {Knock | null} */
  #knock = null;
  #tries = 0;
  /** Whether this device asks for its seat of before. */
  #back = false;
  /** Whether the host has let this device in since it asks. */
  #letIn = false;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = room.mailReturn.choice;
    /** The link that was opened; its key is "" for none. @type {TableLink} */
    this.link = { key: "", host: "" };
    /** Whether the request has been left, and this device does not sit yet. */
    this.sent = false;
    /** @type {Waits | "far-coming"} what is said meanwhile */
    this.waits = "far-sent";
    /** The host's name, once it has let this device in; "" where it is not known. */
    this.host = "";
    /** Why the last try failed; "" for nothing. */
    this.problem = "";
  }

  /** @param {TableLink} link */
  async open(link) {
    // Who opens a link while an older request waits in vain wants to ask anew.
    if (link.key !== this.link.key || this.waits !== "far-sent") this.stop();
    this.link = link;
    await this.choice.load();
    if (this.choice.origins.length === 0) this.problem = this.#room.deps.errorText({ code: "mailbox-none", args: {} });
    this.#room.deps.draw();
  }

  /** Asks for a seat; where another page of this browser has come to one by the link meanwhile, this page takes its place. */
  async sit() {
    const room = this.#room;
    this.choice.allow();
    room.internet.choose(true);
    if (!room.id) await room.openTable(this.link);
    if (room.state.stage === "far") await this.#ask(false);
  }

  /** The host is here again, or has sent this device away: it asks no more for its seat of before. */
  found() {
    if (this.#back) this.stop();
  }

  /** Asks for the seat of before by itself. @returns {Promise<boolean>} whether this device knows a link to its room, and may ask */
  async seek() {
    const { deps, id } = this.#room;
    const [link, host] = await Promise.all([linkOf(deps.settings, id), hostOf(deps.settings, id), this.choice.load()]);
    // To whom a link of the version before leads, all who have it can say.
    if (!link?.host || !this.choice.allowed || this.choice.origins.length === 0 || this.#room.closed) return false;
    if (!this.sent) {
      Object.assign(this, { link, host });
      this.#room.internet.choose(true);
      void this.#ask(true);
    }
    return true;
  }

  /** Asks until this device sits: the host answers at once where it has let it in before. @param {boolean} back whether it has a seat there */
  async #ask(back) {
    const room = this.#room;
    this.#tries += 1;
    const number = this.#tries;
    const still = () => number === this.#tries && !room.closed;
    this.#edit(true, "");
    this.#letIn = false;
    this.#back = back;
    try {
      for (let here = false, tried = 0; still() && !here; ) {
        if (tried >= MOST_TIME) throw Object.assign(new Error(), { code: "far-late", args: {} });
        const begun = performance.now();
        here = await this.#askOnce(still, back);
        tried += Math.min(performance.now() - begun, MOST_TRY);
      }
      if (still()) this.#edit(false, "");
    } catch (error) {
      this.#offer?.withdraw();
      if (!still()) return;
      this.#edit(false, room.deps.errorText(this.#asTold(error)));
      room.onNotLetIn();
    }
  }

  /** @param {() => boolean} still @param {boolean} back @returns {Promise<boolean>} whether this device sits, or asks no more */
  async #askOnce(still, back) {
    const room = this.#room;
    const offer = await room.deps.createInvitation({ room: "", token: "", servers: room.internet.iceServers });
    if (!still()) return offer.withdraw(), true;
    this.#offer = offer;
    this.#knock = new Knock(room.deps, this.link, this.choice.origins);
    const answer = await this.#knock.ask(cleanName(room.ownName), offer.text, (waits) => still() && this.#wait(waits), back);
    if (!answer || !still()) return true;
    if (answer === "slept") return offer.withdraw(), false;
    if ("no" in answer) throw Object.assign(new Error(), { code: `far-${answer.no}`, args: {} });
    this.host = answer.name;
    this.#letIn = true;
    this.#wait("far-coming");
    return room.joinByOffer(offer, answer, still);
  }

  /** Names the host; who was let in, and did not meet it, has not waited for its answer. @param {unknown} error */
  #asTold(error) {
    if (/** @type {{code?: string}} */ (error).code !== "far-late") return error;
    return { code: this.#letIn ? "far-apart" : "far-late", args: { name: this.host || t("far-host") } };
  }

  /** @param {GuestFar["waits"]} waits */
  #wait(waits) {
    if (waits === this.waits) return;
    this.waits = waits;
    this.#room.deps.draw();
  }

  /** @returns {string[]} whom the page asks once the person wants to sit */
  get hosts() {
    return this.choice.origins.length === 0 ? [] : [...this.choice.hosts, ...this.#room.internet.owners];
  }

  /** @param {boolean} sent @param {string} problem */
  #edit(sent, problem) {
    Object.assign(this, { sent, problem, waits: "far-sent" });
    this.#room.deps.draw();
  }

  stop() {
    this.#back = false;
    this.#knock?.stop();
    this.#offer?.withdraw();
    this.#tries += 1;
    this.sent = false;
  }
}
