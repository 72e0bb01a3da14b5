// @ts-check
// Comes to the table of a friend far away by one link, and back to it: asks for a seat, and asks anew where the devices do not meet.
import { cleanName } from "../../../lib/own-name.js";
import { FarChoice } from "./far-choice.js";
import { linkOf } from "./known-tables.js";
import { Knock, MOST_TIME } from "./knock.js";

/** @import { TableLink } from "../../../peer/far/table-link.js" */
/** @import { Invitation } from "../../../peer/invitation.js" */
/** @import { GuestRoom } from "../guest-room.js" */
/** @import { Waits } from "./knock.js" */

/** Milliseconds after which a device whose host is away asks for its seat by the link: by itself it is back sooner, if it comes at all. */
const SEEK_AFTER = 10_000;

export class GuestFar {
  #room;
  /** @type {Invitation | null} the offer that waits for the host's answer */
  #offer = null;
  /** @type {Knock | null} */
  #knock = null;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | null} runs while the host is away */
  #seeking = null;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps);
    /** The link that was opened; its key is "" for none. @type {TableLink} */
    this.link = { key: "", host: "" };
    /** Whether the request has been left, and this device does not sit yet. */
    this.sent = false;
    /** @type {Waits | "far-coming"} what is said meanwhile */
    this.waits = "far-sent";
    /** The host's name, once it has let this device in. */
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

  /** Asks for a seat. */
  async sit() {
    this.choice.allow();
    this.#room.internet.choose(true);
    await this.#ask(false);
  }

  /** Asks for the seat of before by itself, once the host has been away for a while. @param {boolean} away */
  seek(away) {
    if (!away) return this.#seeking === null ? undefined : this.stop();
    this.#seeking ??= setTimeout(() => void this.seekNow(), SEEK_AFTER);
  }

  /** @returns {Promise<boolean>} whether this device knows a link to its room, and may ask */
  async seekNow() {
    const { deps, id } = this.#room;
    const [link] = await Promise.all([linkOf(deps.settings, id), this.choice.load()]);
    // To whom a link of the version before leads, all who have it can say.
    if (!link?.host || !this.choice.allowed || this.choice.origins.length === 0 || this.#room.closed) return false;
    if (!this.sent) {
      this.link = link;
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
    const end = performance.now() + MOST_TIME;
    this.#edit(true, "");
    try {
      for (let here = false; still() && !here; ) {
        if (performance.now() >= end) throw Object.assign(new Error(), { code: "far-late", args: {} });
        here = await this.#askOnce(still, back);
      }
      if (still()) this.#edit(false, "");
    } catch (error) {
      this.#offer?.withdraw();
      if (!still()) return;
      this.#edit(false, room.deps.errorText(error));
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
    if ("no" in answer) throw Object.assign(new Error(), { code: `far-${answer.no}`, args: {} });
    this.host = answer.name;
    this.#wait("far-coming");
    return room.joinByOffer(offer, answer, still);
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
    if (this.#seeking !== null) clearTimeout(this.#seeking);
    this.#seeking = null;
    this.#knock?.stop();
    this.#offer?.withdraw();
    this.#tries += 1;
    this.sent = false;
  }
}
