// @ts-check
// Begins the next game of the same people: the host opens a new room, and invites its guests to it over the room of the game before.

/** @import { Reply } from "../../peer/invitation.js" */
/** @import { GuestRoom } from "./guest-room.js" */
/** @import { HostRoom } from "./host-room.js" */

/** Milliseconds after which a guest who has not come over is one who does not come by itself: its page may be older. */
const COMING = 8000;

/** Keeps, at the host, the room of the game that is over until the next one is dealt. */
export class EarlierRoom {
  #old;
  #next;
  /** @type {Map<number, number>} when each guest was invited first, by number */
  #invited = new Map();
  /** Those who watch and whose turn to be invited has not come. @type {Set<number>} */
  #queued = new Set();
  /** The invitations are made one after the other: of those who watch, each gets its own. */
  #inviting = Promise.resolve();
  /** @type {ReadonlyMap<number, number>} the seat of each guest in the next game; who has none watches */
  #seats;

  /**
   * @param {HostRoom} old
   * @param {HostRoom} next
   * @param {readonly (number | null)[]} guests the guest of each seat of the next game
   */
  constructor(old, next, guests) {
    this.#old = old;
    this.#next = next;
    this.#seats = new Map(guests.flatMap((guest, seat) => (guest === null ? [] : [[guest, seat]])));
    // The old game is closed: requests of its guests are no longer answered.
    old.handlers = {
      refused: (event) => old.onRefused(event),
      roster: ({ seats, watchers }) => {
        Object.assign(old.state, { seats, watchers });
        void next.nextSeat.show();
        next.beginIfAllHere();
      },
      guest: ({ guest, seat, state }) => {
        if (state === "open") this.#invite(guest, seat);
      },
      request: (event) => void next.nextSeat.onRequest(event, old),
    };
    for (const { guest } of this.#present) {
      this.#invited.set(guest, performance.now());
      if (!this.#seats.has(guest)) this.#queued.add(guest);
    }
  }

  /** @returns {{guest: number, seat: number | null}[]} the guests who are connected */
  get #present() {
    const { seats, watchers } = this.#old.state;
    return [...seats, ...watchers.map((one) => ({ ...one, seat: null }))].flatMap(({ guest, seat, state }) => (guest !== null && state === "open" ? [{ guest, seat }] : []));
  }

  /** Invites all guests who are connected to the next game. */
  inviteAll() {
    // Who watches is invited last: each waits for the one before.
    const plays = (/** @type {{guest: number}} */ { guest }) => Number(this.#seats.has(guest));
    for (const { guest, seat } of this.#present.sort((one, other) => plays(other) - plays(one))) this.#invite(guest, seat);
    this.#lookLater();
  }

  /** Looks whether the game begins without those who have not come over in their time. */
  #lookLater() {
    const next = this.#next;
    setTimeout(() => {
      if (next.closed) return;
      void next.nextSeat.show();
      next.beginIfAllHere();
    }, COMING);
  }

  /** @param {number} guest @returns {boolean} whether its time to come by itself is not over */
  #isExpected(guest) {
    return performance.now() - (this.#invited.get(guest) ?? -Infinity) < COMING;
  }

  /** @param {number} seat of the next game @returns {boolean} whether its guest is on the way to the next room */
  isComing(seat) {
    return this.#present.some(({ guest }) => this.#seats.get(guest) === seat && this.#isExpected(guest));
  }

  /** @returns {boolean} whether somebody who will watch is on the way: the old room ends with the deal */
  get waitsForWatchers() {
    return this.#present.some(({ guest }) => !this.#seats.has(guest) && (this.#queued.has(guest) || this.#isExpected(guest)));
  }

  /** Invites a guest anew whose reply has led nowhere. @param {number} guest */
  inviteAgain(guest) {
    const found = this.#present.find((one) => one.guest === guest);
    if (!found) return;
    this.#invited.delete(guest);
    this.#invite(guest, found.seat, true);
  }

  /**
   * @param {number} guest
   * @param {number | null} seat that it had
   * @param {boolean} [again] whether its reply has led nowhere
   */
  #invite(guest, seat, again = false) {
    if (!this.#invited.has(guest)) this.#invited.set(guest, performance.now());
    this.#inviting = this.#inviting.then(() => this.#send(guest, seat, again)).catch((error) => this.#next.deps.failed(error));
  }

  /**
   * @param {number} guest
   * @param {number | null} had the seat that it had
   * @param {boolean} again
   */
  async #send(guest, had, again) {
    const next = this.#next;
    const seat = this.#seats.get(guest) ?? null;
    if (this.#queued.delete(guest)) {
      // Its time begins with its turn, not with that of the first one.
      this.#invited.set(guest, performance.now());
      this.#lookLater();
    }
    if (next.closed || (seat !== null && next.peer(seat)?.state === "open") || (!again && next.invitation.isConnecting(seat) && seat !== null)) return;
    const text = await next.invitation.prepare(seat);
    if (text) this.#old.notify("tell", { seat: had, guest, what: "next-room", body: { text } });
    // The next one who watches gets another invitation.
    if (seat === null) await next.invitation.answered(seat, COMING);
  }

  /** Closes the old room, also for guests who have not moved to the next one. */
  async end() {
    await this.#old.end(true);
  }
}

/** Answers, at a guest, the invitation to the next game, and moves to its room once the host has the reply. */
export class NextGame {
  #room;
  /** @type {{text: string, reply: Reply | null} | null} the invitation that is answered */
  #open = null;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** Asks the host for another game. */
  ask() {
    const { deps } = this.#room;
    const answered = (/** @type {string | null} */ code) => code && deps.failed({ code, args: {} });
    this.#room.ask({ what: "again" }, answered).catch((error) => deps.failed(error));
  }

  /** @param {{text: string, seat?: number | null}} invitation `seat`: which one this guest has, where it is for several */
  async onInvitation({ text, seat = null }) {
    const room = this.#room;
    if (room.isPlaying) return;
    this.drop();
    /** @type {{text: string, reply: Reply | null}} */
    const open = { text, reply: null };
    this.#open = open;
    try {
      const reply = await room.deps.createReply(text, { servers: room.internet.iceServers, seat });
      // The finished game must be checked and stored before the guest leaves its room.
      await room.checked;
      if (this.#open !== open || room.closed) return reply.drop();
      open.reply = reply;
      await room.ask({ what: "reply", text: reply.url }, (code) => this.#onAnswer(open, code));
    } catch (error) {
      if (this.#open === open) this.drop();
      room.deps.failed(error);
    }
  }

  /**
   * @param {{text: string, reply: Reply | null}} open
   * @param {string | null} code why the host refused the reply; null if it has it
   */
  #onAnswer(open, code) {
    const { text, reply } = open;
    if (this.#open !== open || !reply) return;
    this.#open = null;
    if (code === null) void this.#room.moveToNextRoom(reply, text);
    // The host invites again when it is this seat's turn.
    else reply.drop();
  }

  drop() {
    this.#open?.reply?.drop();
    this.#open = null;
  }
}
