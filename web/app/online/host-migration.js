// @ts-check
// Moves the match of a host that does not return to the device of one of the guests (host migration).
import { t } from "../../lib/i18n.js";
import { unlock } from "../../peer/lock.js";
import { gatheringView } from "./host-migration-view.js";
import { HostRoom } from "./host-room.js";
import { InvitationController } from "./invitation-controller.js";
import { dropKnownRoom } from "./return/known-room.js";
import { keptOf, newSecret } from "./room.js";

/** @import { Link } from "../../peer/link.js" */
/** @import { GuestRoom } from "./guest-room.js" */
/** @import { PeerEvent } from "./room-state.js" */
/** @typedef {Extract<PeerEvent, {kind: "gather"}>} GatherEvent */

export class HostMigration {
  #guest;
  /** Resolves `keepAfter`, so that the new room can be stored. */
  #matchStored = () => {};
  /** @type {WeakSet<Link>} the links of the guests who have joined this device */
  #gatheredLinks = new WeakSet();
  /** Whether enough guests have agreed. */
  #decided = false;

  /** @param {GuestRoom} guest */
  constructor(guest) {
    this.#guest = guest;
    this.invitation = new InvitationController(guest);
    /** @type {GatherEvent | null} how many guests agree */
    this.gathered = null;
    /** Whether this device gathers the other guests. */
    this.begun = false;
    /** Whether the gathering is being ended; `stopped` resolves once it has ended. */
    this.stopping = false;
    this.stopped = Promise.resolve();
  }

  /** @param {Link} link that came from an invitation */
  addLink(link) {
    if (this.begun) this.#gatheredLinks.add(link);
  }

  /**
   * @param {Link} link over which another device has reconnected
   * @param {Link | null} before the link that it replaces
   */
  onLinkBack(link, before) {
    if (before && this.#gatheredLinks.has(before)) this.#gatheredLinks.add(link);
  }

  /**
   * @param {Link} link
   * @returns {boolean} whether the host has reconnected over it, before the guests have decided to continue without it
   */
  isFromHost(link) {
    return this.begun && !this.#decided && !this.#gatheredLinks.has(link);
  }

  /**
   * Ends the gathering: this device is a guest again, as after a reload. Nothing has changed until enough guests agree.
   * @param {Link | null} host the link over which the host has reconnected; null if the person has cancelled the gathering
   */
  async stop(host) {
    if (!this.begun || this.#decided) return;
    Object.assign(this, { begun: false, gathered: null, stopping: true });
    await (this.stopped = this.#becomeGuest(host));
  }

  /** @param {Link | null} host */
  async #becomeGuest(host) {
    const guest = this.#guest;
    try {
      this.invitation.close();
      await guest.call("shut", { final: true });
      await guest.joinAgain(await keptOf(guest.deps, guest.id));
      if (host) await guest.call("linked", { link: host.id });
    } catch (error) {
      guest.deps.failed(error);
    }
    this.stopping = false;
    guest.deps.draw();
  }

  /** Begins to gather the other guests. */
  async begin() {
    const guest = this.#guest;
    this.begun = true;
    await guest.call("gather", { secret: newSecret() }).catch((error) => {
      this.begun = false;
      guest.deps.failed(error);
    });
    guest.deps.draw();
  }

  /** @param {GatherEvent} event another guest asks whether this one agrees, or has agreed */
  async onGather(event) {
    const guest = this.#guest;
    if (!event.asked) this.gathered = event;
    else if (await guest.deps.confirm(t("inherit-title"), t("inherit-asked"), t("inherit-agree"))) guest.notify("agree", {});
  }

  /**
   * Handles a wrong key: one of its shares was forged. If the engine has enough other shares, it makes another key.
   * @param {unknown} error told to the person if the engine has no other key
   * @returns {Promise<null>}
   */
  async #onWrongKey(error) {
    const { events } = await this.#guest.call("wrong-key", {});
    if (!events.some(({ kind }) => kind === "heir")) this.#guest.deps.failed(error);
    return null;
  }

  /** @param {Extract<PeerEvent, {kind: "heir"}>} event enough guests agree: this device can decrypt what the host entrusted */
  async onHeir({ key, cipher }) {
    const guest = this.#guest;
    if (this.stopping) return;
    this.#decided = true;
    try {
      const text = await unlock(key, cipher).catch((error) => this.#onWrongKey(error));
      this.#decided = text !== null;
      if (text === null) return;
      // Until the match is stored here, a reload must find what this guest has kept: another guest needs it to become the host.
      guest.keepAfter = new Promise((resolve) => (this.#matchStored = resolve));
      await guest.call("succeed", { text, secret: newSecret() });
    } catch (error) {
      this.#decided = false;
      this.#matchStored();
      guest.deps.failed(error);
    }
  }

  /**
   * Makes this device the host: a host's room continues its room, with the match as the former host left it.
   * @param {string} save
   * @param {number | null} ownSeat
   */
  async takeOver(save, ownSeat) {
    const guest = this.#guest;
    const { deps, state: { facts, table } } = guest;
    if (!facts || !table) return;
    this.invitation.close();
    const wish = { game: facts.game, setup: facts.setup, seating: table.seating };
    // The other guests already send greetings, so the new room takes over the links at once.
    const handover = guest.handOver();
    void dropKnownRoom(deps.settings, handover.id);
    const room = new HostRoom(deps, { id: handover.id, wish, resumed: true, handover });
    room.onMatchStored = () => {
      this.#matchStored();
      // After a reload this device resumes its match instead of calling a host.
      deps.tabRoom.clear();
    };
    deps.setRoom(room);
    try {
      // Stored only with its new seats: a page that is loaded anew would show the hand of the former host. Where the store refuses, the
      // match continues in memory.
      await deps.table.replace(await this.#reseat(await deps.matches.openSave(save, handover.id), ownSeat));
    } catch (error) {
      deps.failed(error);
    }
  }

  /**
   * Gives the own seat to this device, and the seats of the former host to computer players.
   * @param {import("../../runner/stored-matches.js").Opened} opened
   * @param {number | null} ownSeat
   */
  async #reseat(opened, ownSeat) {
    const { deps } = this.#guest;
    let { result } = opened;
    const { match, seating } = result.keep.summary;
    for (const [seat, chair] of seating.entries()) {
      const player = seat === ownSeat ? "person" : chair.player === "person" ? (deps.game.computer() ?? "nobody") : chair.player;
      // The former host may be invited again like every other guest.
      if (player !== chair.player) result = await deps.engine().call("seat", { match, seat, chair: { name: chair.name, player } });
    }
    return { ...opened, result };
  }

  screen() {
    const { gathered, invitation } = this;
    const { seats, seat: ownSeat, legacy } = this.#guest.state;
    return gatheringView({
      seats: seats.filter(({ seat, guest }) => seat !== ownSeat && guest !== null).map(({ seat, name }) => ({ seat, name })),
      have: gathered?.have ?? 1,
      needed: gathered?.needed ?? legacy?.needed ?? 0,
      invite: (seat) => invitation.begin(seat),
      stop: () => void this.stop(null),
      invitation: invitation.view((seat) => seats[seat]?.name ?? ""),
    });
  }
}
