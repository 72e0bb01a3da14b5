// @ts-check
// Asks the host of a link for a seat, once: leaves the request in the mailbox, and waits for the host's answer.
import { codeOf } from "../../../lib/error-text.js";
import { randomHex, sha256 } from "../../../lib/hex.js";
import { sleep } from "../../../lib/waiting/sleep.js";
import { guestDoor } from "../../../peer/far/host-key.js";
import { readAnswer } from "./request.js";

/** @import { Box, BoxOptions, Wait } from "../../../peer/mailbox.js" */
/** @import { TableLink } from "../../../peer/far/table-link.js" */
/** @import { Answer } from "./request.js" */

/** Looks for what the host has said in a box. @typedef {(wait?: Wait) => Promise<Answer | null>} Heard */
/** What a look has found. `away`: why no mailbox answers; null where one does. @typedef {{answer: Answer | null, away: string | null}} Look */

/**
 * @typedef {object} KnockDeps
 * @property {import("../../../lib/own-name.js").Settings} settings
 * @property {(origins: readonly string[], key: string, purpose: string, options?: BoxOptions) => Promise<Box>} openBox
 */

/** The setting with the name of this device for links; a link learns only a hash of both. */
const DEVICE = "far-device";
/** Milliseconds between two looks for the answer. */
const LOOK = 1000;
// Milliseconds between two turns, by the clock of the day, since the other may stand still meanwhile, after which this page has slept,
// and its request may be in no mailbox any more; hidden pages get a turn once a minute.
const SLEPT = 120_000;

export class Knock {
  #deps;
  #link;
  #origins;
  #stop = new AbortController();

  /**
   * @param {KnockDeps} deps
   * @param {TableLink} link
   * @param {readonly string[]} origins of the mailboxes
   */
  constructor(deps, link, origins) {
    this.#deps = deps;
    this.#link = link;
    this.#origins = origins;
  }

  /**
   * @param {string} name
   * @param {string} offer
   * @param {(away: string | null) => void} tell is told after each look why no mailbox answers
   * @param {boolean} back whether this device has a seat there: that the link is void for newcomers is not said to it
   * @returns {Promise<Answer | "slept" | null>} null once it was stopped
   */
  async ask(name, offer, tell, back) {
    const { requests, answers, end, ...own } = await this.#boxes(back);
    await requests.post({ ...own, name, offer });
    return this.#lookUntil(answers, end, tell).finally(() => this.stop());
  }

  stop() {
    this.#stop.abort();
  }

  /** @param {boolean} back @returns {Promise<{requests: Box, answers: Heard, end: Heard, id: string, device: string}>} what one request needs */
  async #boxes(back) {
    const { key, host } = this.#link;
    const origins = this.#origins;
    const id = randomHex(8);
    const door = host ? await guestDoor(host, key) : null;
    const { device, slot } = await this.#device();
    const open = this.#deps.openBox;
    const [requests, answers, end] = await Promise.all([
      open(origins, key, "table", { slot, ...(door && { door }) }),
      door ? open(origins, door.answer, "answer") : open(origins, key, `answer ${id}`),
      open(origins, key, "end"),
    ]);
    /** @param {Box} box @param {string} purpose @returns {Heard} */
    const heardIn = (box, purpose) => async (wait) => {
      const told = await box.fetch(wait);
      const heard = (door ? await Promise.all(told.map((one) => door.heard(purpose, one))) : told).map(readAnswer);
      return heard.find((one) => one !== null && !(back && "no" in one && one.no === "dealt")) ?? null;
    };
    return { requests, answers: heardIn(answers, `answer ${id}`), end: heardIn(end, "end"), id, device };
  }

  /** @returns {Promise<{device: string, slot: string}>} names of this device that only this link has: to the host, and to a mailbox */
  async #device() {
    const { settings } = this.#deps;
    const stored = (await settings.get(DEVICE)) || randomHex(16);
    void settings.set(DEVICE, stored);
    const { key, host } = this.#link;
    const [device, slot] = await Promise.all([sha256([key, host, stored].filter(Boolean).join(" ")), sha256(`slot ${key} ${stored}`)]);
    // A link of the version before shows the name to all who have it.
    return { device: device.slice(0, host ? 32 : 16), slot: slot.slice(0, 32) };
  }

  /** @param {Heard} box @param {Heard} end @param {(away: string | null) => void} tell @returns {Promise<Answer | "slept" | null>} */
  async #lookUntil(box, end, tell) {
    const { signal } = this.#stop;
    let turn = Date.now();
    /** @type {string | null} */
    let away = null;
    // The first look does not wait, since the link may be void, nor does one that asks whether the mailbox is there again.
    let waits = false;
    /** @type {Promise<Look> | null} */
    let looking = null;
    while (!signal.aborted) {
      looking ??= lookFor(box, end, waits && !away ? { pause: LOOK, signal } : undefined);
      const look = await Promise.race([looking, sleep(LOOK)]);
      if (look?.answer) return look.answer;
      const before = turn;
      turn = Date.now();
      if (turn - before >= SLEPT) return "slept";
      if (!look) continue;
      ({ away } = look);
      if (!signal.aborted) tell(away);
      looking = null;
      waits = true;
      await sleep(LOOK);
    }
    return null;
  }
}

/**
 * Looks for the host's answer, and whether the host has ended its link, which it says in another box. A mailbox that is away for a
 * while loses nothing.
 * @param {Heard} box
 * @param {Heard} end
 * @param {Wait} [wait]
 * @returns {Promise<Look>}
 */
async function lookFor(box, end, wait) {
  try {
    const answer = await box(wait);
    return { answer: answer ?? (await end().catch(() => null)), away: null };
  } catch (error) {
    return { answer: null, away: codeOf(error) || "mailbox-unreachable" };
  }
}
