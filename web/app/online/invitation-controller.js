// @ts-check
// Makes invitations, shows one of them, and takes the replies to all that are open, until their guests are connected.
import { html, nothing } from "../../vendor/lit.js";
import { localNetworkView, noAddressView } from "./internet/local-network-view.js";
import { groupView, inviteView } from "./invitation-view.js";

/** @import { Invitation } from "../../peer/invitation.js" */
/** @import { Link } from "../../peer/link.js" */
/** @import { ConnectionWatch } from "./internet/connection-watch.js" */
/** @import { Room } from "./room.js" */

/**
 * The invitation to a seat. `busy`: the reply is here, the guest has to connect; `calls`: its page connects by itself; `failed`: the
 * devices could not connect; `done`: its guest is here. Several with the same `group` are one link.
 * @typedef {object} OpenInvitation
 * @property {number | null} seat null for a watcher
 * @property {Invitation} invitation
 * @property {number} group
 * @property {boolean} busy
 * @property {boolean} calls
 * @property {string} problem why the last reply was refused, or why there is no connection; "" for nothing
 * @property {boolean} failed
 * @property {boolean} done
 * @property {ConnectionWatch} watch
 */

/** Problems of a reply, the one that says most first. The same text may be right for one invitation and wrong for the others. */
const TELLING = ["signal-again", "signal-used", "signal-is-invitation", "signal-other-invitation"];

export class InvitationController {
  #room;
  /** How many links were begun; one is for one seat or for several. */
  #groups = 0;
  /** The link that is to be shown: the one that a person wanted last. */
  #begun = 0;
  /** @type {Map<number | null, OpenInvitation>} the last invitation to each seat */
  #all = new Map();

  /** @param {Room} room whose guests are invited */
  constructor(room) {
    this.#room = room;
    /** @type {OpenInvitation | null} the one that is shown; of several in one link the first */
    this.current = null;
  }

  /** @returns {OpenInvitation[]} those that are shown */
  get shown() {
    const { current } = this;
    return current ? [...this.#all.values()].filter(({ group }) => group === current.group) : [];
  }

  /** @returns {boolean} whether an invitation waits for its guest */
  get waiting() {
    return [...this.#all.values()].some(({ done }) => !done);
  }

  /** @param {number | null} seat @returns {boolean} whether a link for it is open */
  isOpen(seat) {
    const known = this.#all.get(seat);
    return known !== undefined && !known.done && !known.failed;
  }

  /** @param {number | null} seat @returns {boolean} whether its reply is taken, and its guest not there yet */
  isConnecting(seat) {
    const known = this.#all.get(seat);
    return known !== undefined && known.busy && !known.failed && !known.done;
  }

  /**
   * Shows the invitation to a seat; makes one where none is open.
   * @param {number | null} seat null for a watcher
   */
  async begin(seat) {
    const known = this.#all.get(seat);
    if (known && !known.busy && !known.failed && !known.done) return this.#show(known);
    await this.#make([seat]);
  }

  /**
   * Shows one invitation to several seats.
   * @param {readonly number[]} seats
   */
  async beginGroup(seats) {
    const known = seats.map((seat) => this.#all.get(seat));
    const [first] = known;
    if (first && known.every((one) => one && one.group === first.group && this.isOpen(one.seat))) return this.#show(first);
    await this.#make(seats);
  }

  /**
   * Makes an invitation that is shown to no person, but sent over another link; or gives the one that is open.
   * @param {number | null} seat null for a watcher
   * @returns {Promise<string>} its link; "" where it could not be made
   */
  async prepare(seat) {
    if (!this.isOpen(seat) || this.isConnecting(seat)) await this.#make([seat], false);
    return this.#all.get(seat)?.invitation.url ?? "";
  }

  /**
   * The same for several seats, with one link.
   * @param {readonly number[]} seats
   * @returns {Promise<string>}
   */
  async prepareGroup(seats) {
    if (seats.length > 0) await this.#make(seats, false);
    return this.#all.get(seats[0] ?? null)?.invitation.url ?? "";
  }

  /**
   * @param {readonly (number | null)[]} seats
   * @param {boolean} [shown]
   */
  async #make(seats, shown = true) {
    const room = this.#room;
    this.#groups += 1;
    const group = this.#groups;
    if (shown) this.#begun = group;
    for (const seat of seats) this.#drop(seat);
    try {
      const made = await this.#invitationsFor(seats);
      if (!made) return;
      // The room may have been left, or the link made anew, while addresses were gathered.
      if (room.closed) return made.forEach((one) => one.withdraw());
      seats.forEach((seat, place) => {
        this.#drop(seat);
        const invitation = /** @type {Invitation} */ (made[place]);
        const watch = Object.assign(room.newWatch("host"), { noAddress: invitation.noAddress, needsLocalNetwork: invitation.noAddress });
        this.#all.set(seat, { seat, invitation, group, busy: false, calls: false, problem: "", failed: false, done: false, watch });
      });
      // Without an address of its own this device is the one that sends to an address that it was given.
      if (made.some(({ noAddress }) => noAddress)) room.askLocalNetwork();
      const first = this.#all.get(seats[0] ?? null);
      // Another invitation may have been asked for meanwhile.
      if (first && group === this.#begun) this.#show(first);
    } catch (error) {
      room.deps.failed(error);
    }
  }

  /**
   * @param {readonly (number | null)[]} seats
   * @returns {Promise<Invitation[] | null>}
   */
  async #invitationsFor(seats) {
    const { deps, id, internet } = this.#room;
    /** @type {string | null} */
    let first = null;
    for (const seat of seats) {
      // The engine takes the first one without a `first`.
      const params = /** @type {{seat: number | null, first: string | null}} */ (first === null ? { seat } : { seat, first });
      const { events } = await this.#room.call("invite", params);
      const made = events.find((event) => event.kind === "invitation");
      if (!made) return null;
      first ??= made.token;
    }
    if (first === null) return null;
    const wish = { room: id, token: first, servers: internet.iceServers };
    if (seats.length === 1) return [await deps.createInvitation(wish)];
    return deps.createGroupInvitation({ ...wish, seats: seats.map((seat) => ({ seat: seat ?? 0, name: seat === null ? "" : this.#room.seatName(seat) })) });
  }

  /** @param {OpenInvitation} invitation */
  #show(invitation) {
    const { deps, exchange } = this.#room;
    this.current = invitation;
    exchange.show(invitation.invitation.url);
    deps.draw();
    deps.scrollToInvitation();
  }

  /** Hides the invitation; it stays open, and its reply is taken. */
  hide() {
    this.current = null;
    this.#room.exchange.close();
    this.#room.deps.draw();
  }

  /** @param {number | null} seat */
  #drop(seat) {
    const known = this.#all.get(seat);
    this.#all.delete(seat);
    known?.invitation.withdraw();
    known?.watch.stop();
    if (known && known === this.current) this.current = null;
  }

  /** Closes all open invitations; a guest who has connected with one stays. */
  withdraw() {
    this.#begun = 0;
    for (const seat of [...this.#all.keys()]) this.#drop(seat);
    this.hide();
  }

  /** Makes the invitations without a reply again, with the current servers. */
  renew() {
    const { current } = this;
    const open = [...this.#all.values()].filter(({ busy, failed, done }) => !busy && !failed && !done);
    const shown = open.filter(({ group }) => group === current?.group).map(({ seat }) => seat);
    for (const { seat } of open) this.#drop(seat);
    if (shown.length > 0) void this.#make(shown);
  }

  /** @param {number | null} seat whose guest has joined */
  onArrival(seat) {
    const known = this.#all.get(seat);
    if (!known?.busy) return;
    known.done = true;
    known.watch.stop();
    if (this.shown.every(({ done }) => done)) this.hide();
    else if (this.current === known) this.current = this.shown.find(({ done }) => !done) ?? null;
  }

  /**
   * Takes the reply that a guest sent, to whichever open invitation; a text may have several.
   * @param {string} reply
   * @returns {Promise<boolean>} whether it belongs to an open invitation
   */
  async accept(reply) {
    if (!this.waiting) return false;
    const problem = await this.take(reply);
    const { current } = this;
    // A link that has ended meanwhile tells why by itself.
    if (current && (problem || !current.failed)) this.#update(current, { problem: problem ? this.#room.deps.errorText(problem) : "" });
    return !problem;
  }

  /**
   * Takes a reply that another device passes on: a problem is shown there, not here.
   * @param {string} reply
   * @returns {Promise<unknown>} why the reply is not taken; null where it is
   */
  async take(reply) {
    if (!this.waiting) return { code: "pass-on-none", args: {} };
    /** @type {any[]} */
    const problems = [];
    let taken = false;
    for (const known of [...this.#all.values()]) {
      const problem = await this.#takeFor(known, reply);
      if (problem) problems.push(problem);
      else taken = true;
    }
    if (taken) return null;
    const told = TELLING.map((code) => problems.find((problem) => problem.code === code)).find(Boolean) ?? problems[0];
    return told?.code === "signal-used" && this.shown.length > 1 ? { code: "signal-seat-taken", args: {} } : told;
  }

  /**
   * @param {OpenInvitation} known
   * @param {string} reply
   * @returns {Promise<unknown>} why it is no reply to this invitation; null where it is
   */
  async #takeFor(known, reply) {
    try {
      const link = await known.invitation.accept(reply);
      const again = known.busy;
      this.#update(known, { busy: true, calls: link.calls, problem: "", failed: false });
      if (!again) void this.#waitForGuest(link, known);
      return null;
    } catch (error) {
      return error;
    }
  }

  /**
   * @param {Link} link that opens once the guest connects
   * @param {OpenInvitation} known
   */
  async #waitForGuest(link, known) {
    const room = this.#room;
    const open = () => this.#all.get(known.seat) === known;
    room.addLink(link);
    known.watch.follow(link);
    try {
      await link.opened;
      known.watch.stop();
      await room.call("linked", { link: link.id });
    } catch (error) {
      if (open()) known.watch.fail();
      this.#update(known, { failed: true, problem: room.deps.errorText(error) });
      if (known === this.current) room.onInvitationFailed();
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
    const { current, shown } = this;
    if (!current) return null;
    const room = this.#room;
    const name = (/** @type {OpenInvitation} */ { seat }) => (seat === null ? "" : nameOf(seat));
    const shared = {
      exchange: room.exchange,
      internet: room.internetPart(),
      note: current.invitation.noAddress ? html`${noAddressView(current.invitation.unreachable)} ${localNetworkView(room.localNetwork)}` : nothing,
      errorText: (/** @type {unknown} */ error) => room.deps.errorText(error),
      // A return code may be pasted here too.
      accept: (/** @type {string} */ reply) => void room.accept(reply),
      close: () => this.hide(),
    };
    const partOf = (/** @type {OpenInvitation} */ one) => ({
      name: name(one), busy: one.busy, calls: one.calls, done: one.done, failed: one.failed, problem: one.problem,
      diagnosis: room.diagnosisPart(one.watch),
      again: () => void this.begin(one.seat),
    });
    return shown.length > 1 ? groupView({ ...shared, problem: current.failed ? "" : current.problem, seats: shown.map(partOf) }) : inviteView({ ...shared, ...partOf(current) });
  }
}
