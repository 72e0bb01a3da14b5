// @ts-check
// Comes to the table of a friend far away by one link: leaves a request in the mailbox, and connects once the host has let it in.
import { randomHex, sha256 } from "../../../lib/hex.js";
import { cleanName } from "../../../lib/own-name.js";
import { sleep } from "../../../lib/sleep.js";
import { guestDoor } from "../../../peer/far/host-key.js";
import { FarChoice } from "./far-choice.js";
import { readAnswer } from "./request.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { TableLink } from "../../../peer/far/table-link.js" */
/** @import { Invitation } from "../../../peer/invitation.js" */
/** @import { GuestRoom } from "../guest-room.js" */

/** The setting with the name of this device for links; a link learns only a hash of both. */
const DEVICE = "far-device";
// Milliseconds: between two looks for the answer, and for which a text lives in a mailbox.
const LOOK = 1000;
const MOST_TIME = 600_000;
// Milliseconds after which the friend reads that no mailbox answers, or that the host does not.
const MAILBOX_AWAY = 15_000;
const HOST_SLOW = 60_000;

export class GuestFar {
  #room;
  /** @type {Invitation | null} the offer that waits for the host's answer */
  #offer = null;
  #tries = 0;
  /** Ends the look that waits. */
  #waits = new AbortController();

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps);
    /** The link that was opened; its key is "" for none. @type {TableLink} */
    this.link = { key: "", host: "" };
    /** Whether the request has been left, and the host has not answered yet. */
    this.sent = false;
    /** @type {"far-sent" | "far-sent-long" | "far-sent-away"} what is said meanwhile */
    this.waits = "far-sent";
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
      const { requests, answers, end, ...own } = await this.#boxes();
      await requests.post({ ...own, name: cleanName(room.ownName), offer: offer.text });
      const answer = await this.#answer(answers, end, still);
      if (!answer || !still()) return;
      if ("no" in answer) throw Object.assign(new Error(), { code: `far-${answer.no}`, args: {} });
      await room.joinByOffer(offer, answer);
      this.#edit(false, "");
    } catch (error) {
      if (!still()) return;
      this.#offer?.withdraw();
      this.#edit(false, deps.errorText(error));
    }
  }

  /** @returns {Promise<{requests: Box, answers: Heard, end: Heard, id: string, device: string}>} what one request needs */
  async #boxes() {
    const { link: { key, host }, choice: { origins } } = this;
    const id = randomHex(8);
    const door = host ? await guestDoor(host, key) : null;
    const { device, slot } = await this.#device();
    const open = this.#room.deps.openBox;
    const [requests, answers, end] = await Promise.all([
      open(origins, key, "table", { slot, ...(door && { door }) }),
      door ? open(origins, door.answer, "answer") : open(origins, key, `answer ${id}`),
      open(origins, key, "end"),
    ]);
    /** @param {Box} box @param {string} purpose @returns {Heard} */
    const heardIn = (box, purpose) => async (wait) => {
      const told = await box.fetch(wait);
      return firstAnswer(door ? await Promise.all(told.map((one) => door.heard(purpose, one))) : told);
    };
    return { requests, answers: heardIn(answers, `answer ${id}`), end: heardIn(end, "end"), id, device };
  }

  /**
   * @param {Heard} box
   * @param {Heard} end
   * @param {() => boolean} still
   * @returns {Promise<import("./request.js").Answer | null>} null where the person has left
   */
  async #answer(box, end, still) {
    const waits = (this.#waits = new AbortController());
    return this.#lookUntil(box, end, still, waits.signal).finally(() => waits.abort());
  }

  /**
   * @param {Heard} box
   * @param {Heard} end
   * @param {() => boolean} still
   * @param {AbortSignal} signal
   * @returns {Promise<import("./request.js").Answer | null>}
   */
  async #lookUntil(box, end, still, signal) {
    const begun = performance.now();
    let heard = begun;
    /** @type {unknown} */
    let away = null;
    // The first look does not wait, since the link may be void, nor does one that asks whether the mailbox is there again.
    let waits = false;
    /** @type {Promise<Look> | null} */
    let looking = null;
    while (still()) {
      looking ??= lookFor(box, end, waits && !away ? { pause: LOOK, signal } : undefined);
      const look = await Promise.race([looking, sleep(LOOK)]);
      if (look?.answer) return look.answer;
      if (look) ({ away } = look);
      const now = performance.now();
      if (!away) heard = now;
      if (now - begun >= MOST_TIME) throw away ?? Object.assign(new Error(), { code: "far-late", args: {} });
      if (still()) this.#wait(now - heard >= MAILBOX_AWAY ? "far-sent-away" : now - begun >= HOST_SLOW ? "far-sent-long" : "far-sent");
      if (!look) continue;
      looking = null;
      waits = true;
      await sleep(LOOK);
    }
    return null;
  }

  /** @param {GuestFar["waits"]} waits */
  #wait(waits) {
    if (waits === this.waits) return;
    this.waits = waits;
    this.#room.deps.draw();
  }

  /** @returns {Promise<{device: string, slot: string}>} names of this device that only this link has: to the host, and to a mailbox */
  async #device() {
    const { settings } = this.#room.deps;
    const stored = (await settings.get(DEVICE)) || randomHex(16);
    void settings.set(DEVICE, stored);
    const { key, host } = this.link;
    const [device, slot] = await Promise.all([sha256([key, host, stored].filter(Boolean).join(" ")), sha256(`slot ${key} ${stored}`)]);
    // A link of the version before shows the name to all who have it.
    return { device: device.slice(0, host ? 32 : 16), slot: slot.slice(0, 32) };
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
    this.#waits.abort();
    this.#tries += 1;
    this.sent = false;
  }
}

/** Looks for what the host has said in a box. @typedef {(wait?: import("../../../peer/mailbox.js").Wait) => Promise<import("./request.js").Answer | null>} Heard */

/** What a look has found. `away`: why no mailbox answers; null where one does. @typedef {{answer: import("./request.js").Answer | null, away: unknown}} Look */

/**
 * Looks for the host's answer, and whether the host has ended its link, which it says in another box. A mailbox that is away for a
 * while loses nothing.
 * @param {Heard} box
 * @param {Heard} end
 * @param {import("../../../peer/mailbox.js").Wait} [wait]
 * @returns {Promise<Look>}
 */
async function lookFor(box, end, wait) {
  try {
    const answer = await box(wait);
    return { answer: answer ?? (await end().catch(() => null)), away: null };
  } catch (away) {
    return { answer: null, away };
  }
}

/** @param {unknown[]} told @returns {import("./request.js").Answer | null} */
const firstAnswer = (told) => told.map(readAnswer).find((one) => one !== null) ?? null;
