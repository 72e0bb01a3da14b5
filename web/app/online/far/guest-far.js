// @ts-check
// Comes to the table of a friend far away by one link, and back to it: asks for a seat, and asks anew where the devices do not meet. The
// engine says what the person reads meanwhile, and when it asks no more (asking_in.py).
import { t } from "../../../lib/i18n.js";
import { cleanName } from "../../../lib/own-name.js";
import { hostOf } from "../return/known-room.js";
import { linkOf } from "./known-tables.js";
import { Knock } from "./knock.js";

/** @import { TableLink } from "../../../peer/far/table-link.js" */
/** @import { Invitation } from "../../../peer/invitation.js" */
/** @import { GuestRoom } from "../guest-room.js" */
/** @import { PeerEvent } from "../room-state.js" */

/** @typedef {Extract<PeerEvent, {kind: "asking-in"}>["state"]} Waits */
/** @typedef {import("../../../types.js").AskInParams["state"]} State */

export class GuestFar {
  #room;
  /** @type {Invitation | null} the offer that waits for the host's answer */
  #offer = null;
  /** @type {Knock | null} */
  #knock = null;
  #tries = 0;
  /** What the engine was told last. */
  #told = "";
  /** Whether this device asks for its seat of before. */
  #back = false;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = room.mailReturn.choice;
    /** The link that was opened; its key is "" for none. @type {TableLink} */
    this.link = { key: "", host: "" };
    /** Whether the request has been left, and this device does not sit yet. */
    this.sent = false;
    /** What is said meanwhile. @type {Waits} */
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
    this.#back = back;
    this.#told = "";
    this.#tell("begun");
    try {
      while (still() && !(await this.#askOnce(still, back)));
      if (still()) this.#end("");
    } catch (error) {
      this.#offer?.withdraw();
      if (still()) this.#fail(error);
    }
  }

  /** @param {() => boolean} still @param {boolean} back @returns {Promise<boolean>} whether this device sits, or asks no more */
  async #askOnce(still, back) {
    const room = this.#room;
    const offer = await room.deps.createInvitation({ room: "", token: "", servers: room.internet.iceServers });
    if (!still()) return offer.withdraw(), true;
    this.#offer = offer;
    this.#knock = new Knock(room.deps, this.link, this.choice.origins);
    const answer = await this.#knock.ask(cleanName(room.ownName), offer.text, (away) => still() && this.#tell("asks", away), back);
    if (!answer || !still()) return true;
    if (answer === "slept") return offer.withdraw(), false;
    if ("no" in answer) throw Object.assign(new Error(), { code: `far-${answer.no}`, args: {} });
    this.host = answer.name;
    this.#tell("let-in");
    return room.joinByOffer(offer, answer, still);
  }

  /** Tells the engine how it stands, once it has started. @param {State} state @param {string | null} [code] why no mailbox answers */
  #tell(state, code = null) {
    const room = this.#room;
    const told = `${state} ${code}`;
    if (told === this.#told) return;
    this.#told = told;
    void room.deps.engineStarted.then(() => room.notify("ask-in", { state, code }));
  }

  /** @param {Waits} waits */
  onWait(waits) {
    this.waits = waits;
  }

  /** The engine has this device ask no more. @param {string} code */
  onLate(code) {
    if (!this.sent) return;
    this.stop();
    this.#fail({ code, args: { name: this.host || t("far-host") } });
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#end(this.#room.deps.errorText(error));
    this.#room.onNotLetIn();
  }

  /** @param {string} problem */
  #end(problem) {
    this.#edit(false, problem);
    this.#tell("over");
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
    if (this.sent) this.#tell("over");
    this.#back = false;
    this.#knock?.stop();
    this.#offer?.withdraw();
    this.#tries += 1;
    this.sent = false;
  }
}
