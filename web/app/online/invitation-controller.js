// @ts-check
// Makes an invitation, shows it, and takes its reply, until the guest is connected.
import { inviteView } from "./invitation-view.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Link} Link */

/**
 * The open invitation. `busy`: the reply is here, the guest has to connect; `failed`: the devices could not connect.
 * @typedef {{seat: number | null, invitation: import("../../peer/invitation.js").Invitation, busy: boolean, problem: string, failed: boolean}} OpenInvitation
 */

export class InvitationController {
  #room;
  /** How many invitations were begun: only the last one is shown. */
  #begun = 0;

  /** @param {Room} room whose guests are invited */
  constructor(room) {
    this.#room = room;
    /** @type {OpenInvitation | null} */
    this.current = null;
    this.watch = room.newWatch("host");
  }

  /** @param {number | null} seat null for a watcher */
  async begin(seat) {
    const room = this.#room;
    const { deps } = room;
    this.withdraw();
    this.#begun += 1;
    const number = this.#begun;
    try {
      const { events } = await room.call("invite", { seat });
      const made = events.find((event) => event.kind === "invitation");
      if (!made) return;
      const invitation = await deps.createInvitation({ room: room.id, token: made.token, servers: room.internet.iceServers });
      // Gathering addresses takes a while. Another invitation may have been asked for meanwhile.
      if (number !== this.#begun) return invitation.withdraw();
      this.current = { seat, invitation, busy: false, problem: "", failed: false };
      deps.draw();
      room.exchange.show(invitation.url);
      deps.scrollToInvitation();
    } catch (error) {
      deps.failed(error);
    }
  }

  /** Closes the open invitation; a guest who has connected with it stays. */
  withdraw() {
    this.current?.invitation.withdraw();
    this.current = null;
    this.watch.stop();
    this.#room.exchange.close();
    this.#room.deps.draw();
  }

  /** Makes the invitation again with the current servers. */
  renew() {
    if (this.current && !this.current.busy) void this.begin(this.current.seat);
  }

  /** @param {number | null} seat whose guest has joined */
  onArrival(seat) {
    if (this.current?.busy && this.current.seat === seat) this.withdraw();
  }

  /**
   * Takes the reply that the guest sent.
   * @param {string} reply
   * @returns {Promise<boolean>} whether it belongs to the open invitation
   */
  async accept(reply) {
    const { current } = this;
    if (!current || current.busy) return false;
    const problem = await this.take(reply);
    if (problem) this.#update(current, { problem: this.#room.deps.errorText(problem) });
    return !problem;
  }

  /**
   * Takes a reply that another device passes on: a problem is shown there, not here.
   * @param {string} reply
   * @returns {Promise<unknown>} why the reply is not taken; null where it is
   */
  async take(reply) {
    const { current } = this;
    if (!current) return { code: "pass-on-none", args: {} };
    if (current.busy || current.failed) return { code: "pass-on-busy", args: {} };
    try {
      const link = await current.invitation.accept(reply);
      this.#update(current, { busy: true, problem: "" });
      void this.#waitForGuest(link, current);
      return null;
    } catch (error) {
      return error;
    }
  }

  /**
   * @param {Link} link that opens once the guest connects
   * @param {OpenInvitation} current
   */
  async #waitForGuest(link, current) {
    const room = this.#room;
    room.addLink(link);
    this.watch.follow(link);
    try {
      await link.opened;
      if (current === this.current) this.watch.stop();
      await room.call("linked", { link: link.id });
    } catch (error) {
      if (current === this.current) this.watch.fail();
      this.#update(current, { failed: true, problem: room.deps.errorText(error) });
      if (current === this.current) room.onInvitationFailed();
    }
  }

  /**
   * @param {OpenInvitation} current
   * @param {Partial<OpenInvitation>} change
   */
  #update(current, change) {
    Object.assign(current, change);
    this.#room.deps.draw();
  }

  /** @param {(seat: number) => string} nameOf */
  view(nameOf) {
    const { current } = this;
    if (!current) return null;
    const room = this.#room;
    const { seat, busy, problem, failed } = current;
    return inviteView({
      name: seat === null ? "" : nameOf(seat),
      exchange: room.exchange,
      busy,
      problem,
      failed,
      internet: room.internetPart(),
      diagnosis: room.diagnosisPart(this.watch),
      errorText: (error) => room.deps.errorText(error),
      accept: (reply) => void this.accept(reply),
      again: () => void this.begin(seat),
      close: () => this.withdraw(),
    });
  }
}
