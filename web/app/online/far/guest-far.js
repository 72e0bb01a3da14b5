// @ts-check
// Comes to the table of a friend far away by one link: leaves a request in the mailbox, and connects once the host has let it in.
import { randomHex, toHex } from "../../../lib/hex.js";
import { cleanName } from "../../../lib/own-name.js";
import { FarChoice } from "./far-choice.js";
import { readAnswer } from "./request.js";

/** @import { Invitation } from "../../../peer/invitation.js" */
/** @import { GuestRoom } from "../guest-room.js" */

/** The setting with the name of this device for links; a link learns only a hash of both. */
const DEVICE = "far-device";
// Milliseconds: between two looks for the answer, and for which a text lives in a mailbox.
const LOOK = 1000;
const MOST_TIME = 600_000;

export class GuestFar {
  #room;
  /** @type {Invitation | null} the offer that waits for the host's answer */
  #offer = null;
  #tries = 0;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps);
    /** The key of the link that was opened; "" for none. */
    this.key = "";
    /** Whether the request has been left, and the host has not answered yet. */
    this.sent = false;
    /** Why the last try failed; "" for nothing. */
    this.problem = "";
  }

  /** @param {string} key */
  async open(key) {
    this.key = key;
    await this.choice.load();
    if (this.choice.origins.length === 0) this.problem = this.#room.deps.errorText({ code: "mailbox-none", args: {} });
    this.#room.deps.draw();
  }

  /** Asks for a seat. */
  async sit() {
    const room = this.#room;
    const { deps } = room;
    this.#tries += 1;
    const number = this.#tries;
    const still = () => number === this.#tries && !room.closed;
    this.choice.allow();
    room.internet.choose(true);
    this.#edit(true, "");
    try {
      const offer = await deps.createInvitation({ room: "", token: "", servers: room.internet.iceServers });
      this.#offer = offer;
      const id = randomHex(8);
      const { origins } = this.choice;
      const [requests, answers] = await Promise.all([deps.openBox(origins, this.key, "table"), deps.openBox(origins, this.key, `answer ${id}`)]);
      await requests.post({ id, device: await this.#device(), name: cleanName(room.ownName), offer: offer.text });
      const answer = await this.#answer(answers, still);
      if (!still()) return;
      if (!answer) throw Object.assign(new Error(), { code: "far-late", args: {} });
      if ("refused" in answer) throw Object.assign(new Error(), { code: "far-refused", args: {} });
      await room.joinByOffer(offer, answer);
      this.#edit(false, "");
    } catch (error) {
      if (!still()) return;
      this.#offer?.withdraw();
      this.#edit(false, deps.errorText(error));
    }
  }

  /**
   * @param {import("../../../peer/mailbox.js").Box} box
   * @param {() => boolean} still
   */
  async #answer(box, still) {
    const end = performance.now() + MOST_TIME;
    while (still() && performance.now() < end) {
      // A mailbox that is away for a while loses nothing.
      const told = await box.fetch().catch(() => []);
      const answer = told.map(readAnswer).find((one) => one !== null);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    return null;
  }

  /** @returns {Promise<string>} a name of this device that only this link has */
  async #device() {
    const { settings } = this.#room.deps;
    const stored = (await settings.get(DEVICE)) || randomHex(16);
    void settings.set(DEVICE, stored);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${this.key} ${stored}`));
    return toHex(new Uint8Array(hash).slice(0, 8));
  }

  /** @returns {string[]} whom the page asks once the person wants to sit */
  get hosts() {
    return this.choice.origins.length === 0 ? [] : [...this.choice.hosts, ...this.#room.internet.owners];
  }

  /** @param {boolean} sent @param {string} problem */
  #edit(sent, problem) {
    Object.assign(this, { sent, problem });
    this.#room.deps.draw();
  }

  stop() {
    this.#tries += 1;
    this.sent = false;
  }
}
