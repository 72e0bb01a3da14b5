// @ts-check
// Knows the devices that a host has let in by its link: which seat each has, and which one comes in again without a press.

/** @import { HostRoom } from "../host-room.js" */
/** @import { Link } from "../../../peer/link.js" */
/** @import { Request } from "./request.js" */

// Milliseconds: for which a device that was let in needs no second press, and in which it comes over to the next room.
const OPEN = 600_000;
const FOLLOWING = 60_000;

/**
 * A device that was let in. `seat`: null for a watcher; `guest`: its number in this room once it has come, null before; `before`: the guest
 * whose seat it is to have; `gone`: its seat is another device's now; `coming`: while this page connects with it, over `link`; `at`: when it
 * was let in; `follows`: from the room before.
 * @typedef {{seat: number | null, guest: number | null, before: number | null, name: string, gone: boolean, coming: boolean, link: Link | null, at: number, follows: boolean}} Caller
 */

/** What a page keeps of one; the version before kept the seat alone. @typedef {Pick<Caller, "seat" | "guest" | "name" | "gone">} KeptCaller */

export class Callers {
  #room;
  /** By device. @type {Map<string, Caller>} */
  #all = new Map();

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** @returns {[string, KeptCaller][]} */
  get kept() {
    return [...this.#all].map(([device, { seat, guest, name, gone }]) => [device, { seat, guest, name, gone }]);
  }

  /** @param {readonly [string, KeptCaller | number | null][]} kept */
  resume(kept) {
    for (const [device, one] of kept) this.#add(device, typeof one === "object" && one !== null ? one : { seat: one, guest: null, name: "", gone: false });
  }

  /**
   * The same devices come to the next room.
   * @param {Callers} before @param {readonly (number | null)[]} guests the guest of each seat there, by its number in the room before
   */
  follow(before, guests) {
    for (const [device, { guest, name, gone }] of before.#all) {
      const seat = guest === null ? -1 : guests.indexOf(guest);
      if (!gone && seat >= 0) this.#add(device, { seat, guest: null, name, gone: false }).follows = true;
    }
  }

  /** @param {string} device @param {KeptCaller} kept */
  #add(device, kept) {
    /** @type {Caller} */
    const caller = { ...kept, before: null, coming: false, link: null, at: performance.now(), follows: false };
    this.#all.set(device, caller);
    return caller;
  }

  /** @param {string} device @returns {Caller | undefined} */
  of(device) {
    return this.#all.get(device);
  }

  /**
   * Begins to connect with a device that is let in.
   * @param {Request} request @param {number | null} seat
   * @param {boolean} again whether no person has let it in this time
   * @returns {Caller}
   */
  begin({ device, name }, seat, again) {
    const before = this.#all.get(device);
    if (before) this.end(before);
    // Who had this seat before has left it.
    if (seat !== null) for (const other of this.#all.values()) if (other.seat === seat) Object.assign(other, { seat: null, gone: true });
    const caller = this.#add(device, { seat, guest: before?.gone ? null : (before?.guest ?? null), name, gone: false });
    if (before && again) caller.at = before.at;
    caller.before = this.#guestAt(seat);
    caller.coming = true;
    return caller;
  }

  /** @param {number | null} seat @returns {number | null} */
  #guestAt(seat) {
    return (seat === null ? null : this.#room.state.seats[seat]?.guest) ?? null;
  }

  /** @param {Caller} caller with which this page tries to connect no more */
  end(caller) {
    if (!caller.coming) return;
    caller.coming = false;
    caller.link?.close();
  }

  /** @param {number | null} seat whose guest is here @param {number} guest */
  onArrival(seat, guest) {
    const now = performance.now();
    for (const caller of this.#all.values()) {
      if (caller.gone || caller.seat !== seat) continue;
      const came = caller.coming && caller.link?.state === "open";
      if (came) caller.coming = false;
      if (came || (caller.follows && seat !== null && now - caller.at < FOLLOWING)) caller.guest = guest;
    }
  }

  /** @param {Caller} caller @returns {boolean} whether it has come, as far as is known */
  isHere({ seat, coming, link }) {
    if (coming || seat === null) return link?.state === "open";
    return this.#room.peer(seat)?.state === "open";
  }

  /** @param {number} seat @returns {boolean} whether a friend is on the way to it */
  isComing(seat) {
    return [...this.#all.values()].some((caller) => caller.coming && caller.seat === seat);
  }

  /**
   * @param {Request} request
   * @returns {{seat: number | null} | null} where its device sits again, without a press; null where the host has to let it in. A request of
   *   the version before names no secret
   */
  placeOf({ device, answer }) {
    const caller = this.#all.get(device);
    if (!caller || caller.gone || !answer) return null;
    const { seats, watchers } = this.#room.state;
    if (caller.guest !== null) {
      const seat = seats.findIndex(({ guest }) => guest === caller.guest);
      if (seat >= 0) return { seat };
      return watchers.some(({ guest }) => guest === caller.guest) ? { seat: null } : null;
    }
    const free = this.#guestAt(caller.seat) === caller.before;
    return free && performance.now() - caller.at < OPEN ? { seat: caller.seat } : null;
  }

  /** @returns {boolean} whether somebody of the room before has not come */
  get areExpected() {
    const now = performance.now();
    return [...this.#all.values()].some(({ follows, guest, gone, at }) => follows && guest === null && !gone && now - at < OPEN);
  }

  /** @param {number} seat whose person is removed @returns {string[]} its device */
  at(seat) {
    return [...this.#all].flatMap(([device, caller]) => (caller.seat === seat ? [device] : []));
  }

  /** @returns {{name: string, silent: boolean}[]} who were let in, and have not come yet; silent: this page has tried in vain */
  get awaited() {
    const now = performance.now();
    const all = [...this.#all.values()].filter(({ guest, gone, name, at, coming, link }) => guest === null && !gone && name && (coming || link) && now - at < OPEN);
    return all.filter((caller) => !this.isHere(caller)).map(({ name, coming }) => ({ name, silent: !coming }));
  }
}
