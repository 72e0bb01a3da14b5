// @ts-check
// Brings devices back by the mailbox that they came by: after a reload each leaves its return code there, and as long as somebody is
// away the others look for one. The codes are sealed with the key of the link, so that no person has to carry them.
import { sleep } from "../../../lib/waiting/sleep.js";
import { FarChoice } from "./far-choice.js";
import { leaveText } from "./leave-text.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { Room } from "../room.js" */

/** The setting with the keys of a room. @param {string} room */
const settingOf = (room) => `box-${room}`;
// Milliseconds between two looks, each of which waits for a text; longer after a while, and none once a text lives in no mailbox any more.
const LOOK = 1000;
const SLOW_LOOK = 4000;
const SOON = 120_000;
const LONGEST = 600_000;
/** A host has a key for each of its links. */
const MOST_KEYS = 4;

export class MailReturn {
  #room;
  #choice;
  /** @type {string[]} */
  #keys = [];
  #since = 0;
  /** Ends the looks that wait; null while there are none. @type {AbortController | null} */
  #looking = null;
  #left = "";
  /** The boxes of these keys: each code is read once. @type {{keys: string, boxes: Box[]}} */
  #opened = { keys: "", boxes: [] };
  #loaded = Promise.resolve();

  /** @param {Room} room */
  constructor(room) {
    this.#room = room;
    this.#choice = new FarChoice(room.deps);
  }

  /** Reads the keys that a page kept before its reload. */
  load() {
    this.#loaded = this.#read();
  }

  async #read() {
    const { id, deps } = this.#room;
    const kept = (await deps.settings.get(settingOf(id)))?.split(" ").filter(Boolean) ?? [];
    this.#keys = [...new Set([...this.#keys, ...kept])].slice(-MOST_KEYS);
    if (this.#keys.length > 0) await this.#choice.load();
  }

  /** @param {string} key of the link that this device, or a guest of it, came by */
  async keep(key) {
    await this.#loaded;
    if (this.#keys.includes(key)) return;
    this.#keys = [...this.#keys, key].slice(-MOST_KEYS);
    await this.#store();
  }

  /** The same devices are in the next room. @param {MailReturn} before */
  async follow(before) {
    await before.#loaded;
    this.#keys = [...before.#keys];
    if (this.#keys.length > 0) await this.#store();
  }

  async #store() {
    const { id, deps } = this.#room;
    if (id) void deps.settings.set(settingOf(id), this.#keys.join(" "));
    await this.#choice.load();
  }

  /** @returns {Promise<Box[]>} none where the person has not said yes, or no longer */
  async #boxes() {
    await this.#loaded;
    const { id, deps } = this.#room;
    const { allowed, origins } = this.#choice;
    if (!allowed || origins.length === 0) return [];
    const keys = this.#keys.join(" ");
    if (keys !== this.#opened.keys) {
      this.#opened = { keys, boxes: await Promise.all(this.#keys.map((key) => deps.openBox(origins, key, `back ${id}`))) };
    }
    return this.#opened.boxes;
  }

  /** Leaves the return code of this device. @param {string} code "" for none */
  async leave(code) {
    if (code === this.#left) return;
    this.#left = code;
    if (!code) return;
    // Where it cannot be left, the code is shown, as without a mailbox.
    const wanted = () => code === this.#left && !this.#room.closed;
    await Promise.all((await this.#boxes()).map((box) => leaveText(box, { back: `#back=${code}` }, wanted)));
  }

  /** Looks for return codes as long as somebody is away. @param {boolean} away */
  look(away) {
    if (!away) return this.stop();
    if (this.#looking) return;
    const looking = (this.#looking = new AbortController());
    this.#since = performance.now();
    void this.#boxes().then((boxes) => Promise.all(boxes.map((box) => this.#lookInto(box, looking))));
  }

  /** @param {Box} box @param {AbortController} looking */
  async #lookInto(box, { signal }) {
    const room = this.#room;
    while (!signal.aborted) {
      const time = performance.now() - this.#since;
      if (room.closed || time > LONGEST) return this.stop();
      const pause = time < SOON ? LOOK : SLOW_LOOK;
      const told = await box.fetch({ pause, signal }).catch(() => []);
      for (const { back } of told) if (typeof back === "string") await room.reconnector?.takeReturn(back).catch(() => false);
      await sleep(pause);
    }
  }

  stop() {
    this.#looking?.abort();
    this.#looking = null;
  }

  /** @param {boolean} final whether the room will never be opened again */
  close(final) {
    this.stop();
    if (final && this.#keys.length > 0) void this.#room.deps.settings.set(settingOf(this.#room.id), "");
  }
}
