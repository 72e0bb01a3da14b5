// @ts-check
// Begins the next game of the same people at a big screen: opens a new room, and invites the guests to it over the old room.

/** @typedef {import("../host-room.js").HostRoom} HostRoom */
/** @typedef {import("../guest-room.js").GuestRoom} GuestRoom */
/** @typedef {import("../../../peer/invitation.js").Reply} Reply */

/** Keeps, at the screen, the room of the game that is over until the next one is dealt. */
export class EarlierRoom {
  #old;
  #next;

  /**
   * @param {HostRoom} old
   * @param {HostRoom} next
   */
  constructor(old, next) {
    this.#old = old;
    this.#next = next;
    // The old game is closed: requests of its guests are no longer answered.
    old.handlers = {
      refused: (event) => old.onRefused(event),
      roster: ({ seats, watchers }) => {
        Object.assign(old.state, { seats, watchers });
        void next.nextSeat.show();
      },
      guest: ({ seat, state }) => {
        if (state === "open") this.invite(seat);
      },
      "pass-on": (event) => void next.nextSeat.onPassOn(event, old),
    };
  }

  /** @param {number} seat @returns {boolean} whether its guest is connected and has not moved to the next room */
  has(seat) {
    return this.#old.peer(seat)?.state === "open";
  }

  /** Sends the guest of a seat the open invitation, if it is to that seat. @param {number | null} seat */
  invite(seat) {
    const { current } = this.#next.invitation;
    if (seat === null || !current || current.seat !== seat || current.busy || current.failed || !this.has(seat)) return;
    this.#old.notify("tell", { seat, what: "next-room", body: { text: current.invitation.url } });
  }

  /** Closes the old room, also for guests who have not moved to the next one. */
  async end() {
    await this.#old.end(true);
  }
}

/** Answers, at a guest, the invitation to the next game, and moves to its room once the screen has the reply. */
export class NextGame {
  #room;
  /** @type {{text: string, reply: Reply | null} | null} the invitation that is answered */
  #open = null;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** @param {string} text the invitation */
  async onInvitation(text) {
    const room = this.#room;
    if (!room.state.screen) return;
    this.drop();
    /** @type {{text: string, reply: Reply | null}} */
    const open = { text, reply: null };
    this.#open = open;
    try {
      const reply = await room.deps.createReply(text, { servers: room.internet.iceServers });
      // The finished game must be checked and stored before the guest leaves its room.
      await room.checked;
      if (this.#open !== open || room.closed) return reply.drop();
      open.reply = reply;
      await room.call("say", { saying: { what: "pass-on", text: reply.url } });
    } catch (error) {
      if (this.#open === open) this.drop();
      room.deps.failed(error);
    }
  }

  /**
   * @param {string | null} code why the screen refused the reply; null if it has it
   * @returns {boolean} whether it was this reply
   */
  onAnswer(code) {
    const { text, reply } = this.#open ?? { text: "", reply: null };
    if (!reply) return false;
    this.#open = null;
    if (code === null) void this.#room.moveToNextRoom(reply, text);
    // The screen invites again when it is this seat's turn.
    else reply.drop();
    return true;
  }

  drop() {
    this.#open?.reply?.drop();
    this.#open = null;
  }
}
