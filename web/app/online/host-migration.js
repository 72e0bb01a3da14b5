// @ts-check
// The opener is gone for good: the guests go on with what they keep together, and one of them is the opener from then on.
import { secret } from "./room.js";
import { openMatch, takeIn } from "../../host/matches.js";
import { HostRoom } from "./host-room.js";
import { t } from "../../lib/i18n.js";
import { InvitationController } from "./invitation-controller.js";
import { unlock } from "../../peer/lock.js";
import { confirmDialog } from "../../lib/dialog.js";
import { isComputer } from "../../kit/seating.js";
import { gatheringView } from "./host-migration-view.js";

/** @typedef {import("./guest-room.js").GuestRoom} GuestRoom */
/** @typedef {import("./room.js").PeerEvent} PeerEvent */
/** @typedef {Extract<PeerEvent, {kind: "gather"}>} Gathered */

/** Guests come together around one of them. */
export class HostMigration {
  /** @param {GuestRoom} joining */
  constructor(joining) {
    this.joining = joining;
    this.inviting = new InvitationController(joining);
    /** @type {Gathered | null} how many have agreed */
    this.gathered = null;
    this.begun = false;
  }

  /** Begins to gather the others. */
  async begin() {
    const { joining } = this;
    this.begun = true;
    await joining.call("gather", { secret: secret() }).catch((error) => joining.app.failed(error));
    joining.app.draw();
  }

  /** @param {Gathered} event */
  async gather(event) {
    const { joining } = this;
    if (!event.asked) this.gathered = event;
    else if (await confirmDialog(t("inherit-title"), t("inherit-asked"), t("inherit-agree"))) joining.say("agree");
  }

  /** @param {Extract<PeerEvent, {kind: "heir"}>} event */
  async open({ key, cipher }) {
    const { joining } = this;
    try {
      const text = await unlock(key, cipher);
      await joining.call("succeed", { text, secret: secret() });
    } catch (error) {
      joining.app.failed(error);
    }
  }

  /**
   * The table is this device's now.
   * @param {string} save
   * @param {number | null} own seat
   */
  async goOn(save, own) {
    const { joining } = this;
    const { app, room: name, facts, table } = joining;
    if (!facts || !table) return;
    this.inviting.stop();
    const room = new HostRoom(app, name, { game: facts.game, setup: facts.setup, seating: table.seating });
    Object.assign(room, { dealt: true, fresh: false });
    // The others are greeting already.
    joining.handTo(room);
    app.room = room;
    try {
      await takeIn(app.running, save, async () => true);
      const opened = await openMatch(app.running, name);
      const { seating } = opened.result.keep.summary;
      for (const [seat, chair] of seating.entries()) {
        const player = seat === own ? "person" : chair.player === "person" ? (app.hello?.players.find(isComputer) ?? "nobody") : chair.player;
        if (player === chair.player) continue;
        // Whoever opened the table may be invited again like everybody else.
        opened.result = await app.running.call("seat", { match: name, seat, chair: { name: chair.name, player } });
      }
      app.session?.close();
      await app.sitting.sit(opened);
    } catch (error) {
      app.failed(error);
    }
  }

  screen() {
    const { joining, gathered, inviting } = this;
    const { legacy, seat: own } = joining;
    return gatheringView({
      seats: joining.seats.filter(({ seat, guest }) => seat !== own && guest !== null).map(({ seat, name }) => ({ seat, name })),
      have: gathered?.have ?? 1,
      needed: gathered?.needed ?? legacy?.needed ?? 0,
      invite: (seat) => void inviting.begin(seat),
      invitation: inviting.view((seat) => joining.seats[seat]?.name ?? ""),
    });
  }
}
