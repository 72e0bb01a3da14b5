// @ts-check
// Brings devices back by the mailbox that they came by: after a reload each leaves its return code there, and as long as somebody is
// away the others look for one, when the engine says so. The codes are sealed with the key of the link, so that no person has to carry
// them.
import { FarChoice } from "./far-choice.js";
import { leaveText } from "./leave-text.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { Room } from "../room.js" */

/** The setting with the keys of a room. @param {string} room */
const settingOf = (room) => `box-${room}`;
/** A host has a key for each of its links. */
const MOST_KEYS = 4;

export class MailReturn {
  #room;
  /** @type {string[]} */
  #keys = [];
  /** Ends the looks that wait; null while there are none. @type {AbortController | null} */
  #looking = null;
  #pause = 0;
  /** Ends the look that was ordered last: one into a box has ended. */
  #looked = () => {};
  #left = "";
  /** The boxes by room and key: each code is read once. @type {Map<string, Promise<Box>>} */
  #opened = new Map();
  /** The boxes into which a look is under way. @type {Set<Box>} */
  #lookedInto = new Set();
  /** The code that was left in each box. @type {Map<Box, string>} */
  #leftIn = new Map();
  #loaded = Promise.resolve();

  /** @param {Room} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps, () => this.#goOn());
  }

  /** Reads the keys that a page kept before its reload. */
  load() {
    this.#loaded = this.#read();
  }

  async #read() {
    const { id, deps } = this.#room;
    const kept = (await deps.settings.get(settingOf(id)))?.split(" ").filter(Boolean) ?? [];
    this.#keys = [...new Set([...this.#keys, ...kept])].slice(-MOST_KEYS);
    if (this.#keys.length > 0) await this.choice.load();
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
    await this.choice.load();
    this.#goOn();
  }

  /** Goes on with what is under way in the boxes that can be opened only now: a key, or the person's yes, has come. */
  #goOn() {
    if (this.#looking) void this.#lookIntoAll();
    if (this.#left) void this.#leaveInAll();
  }

  /** @returns {Promise<Box[]>} none where the person has not said yes, or no longer */
  async #boxes() {
    await this.#loaded;
    const { allowed, origins } = this.choice;
    return Promise.all(allowed && origins.length > 0 ? this.#keys.map((key) => this.#box(key)) : []);
  }

  /** @param {string} key */
  #box(key) {
    const { id, deps } = this.#room;
    const name = `${id} ${key}`;
    const box = this.#opened.get(name) ?? deps.openBox(this.choice.origins, key, `back ${id}`);
    this.#opened.set(name, box);
    return box;
  }

  /** Leaves the return code of this device. @param {string} code "" for none */
  async leave(code) {
    if (code === this.#left) return;
    this.#left = code;
    if (code) await this.#leaveInAll();
  }

  async #leaveInAll() {
    const boxes = await this.#boxes();
    const code = this.#left;
    if (!code) return;
    // Where it cannot be left, the code is shown, as without a mailbox.
    const wanted = () => code === this.#left && !this.#room.closed;
    for (const box of boxes) {
      if (this.#leftIn.get(box) !== code) void leaveText(box, { back: `#back=${code}` }, wanted);
      this.#leftIn.set(box, code);
    }
  }

  /**
   * Looks for return codes until a look into one of the boxes has ended; the others go on.
   * @param {number | null} pause milliseconds until a mailbox that does not wait is asked again; null: looks no more
   */
  async look(pause) {
    if (pause === null || this.#room.closed) return this.stop();
    this.#pause = pause;
    this.#looking ??= new AbortController();
    const looked = new Promise((resolve) => (this.#looked = () => resolve(undefined)));
    void this.#lookIntoAll();
    await looked;
  }

  async #lookIntoAll() {
    const boxes = await this.#boxes();
    for (const box of boxes) if (this.#looking && !this.#lookedInto.has(box)) void this.#lookInto(box, this.#looking.signal);
  }

  /** @param {Box} box @param {AbortSignal} signal */
  async #lookInto(box, signal) {
    this.#lookedInto.add(box);
    const told = await box.fetch({ pause: this.#pause, signal }).catch(() => []);
    for (const { back } of told) if (typeof back === "string") await this.#room.reconnector?.takeReturn(back).catch(() => false);
    this.#lookedInto.delete(box);
    this.#looked();
  }

  stop() {
    this.#looking?.abort();
    this.#looking = null;
    this.#looked();
  }

  /** @param {boolean} final whether the room will never be opened again */
  close(final) {
    this.stop();
    if (final && this.#keys.length > 0) void this.#room.deps.settings.set(settingOf(this.#room.id), "");
  }
}
