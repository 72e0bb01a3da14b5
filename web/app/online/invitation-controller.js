// @ts-check
// An invitation on the page of whoever lets others in: made, shown, answered, until somebody is connected.
import { createInvitation } from "../../peer/invitation.js";
import { inviteView } from "./invitation-view.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Link} Link */

/**
 * One that is open. `busy`: the reply is taken, the guest has to connect; `failed`: that did not come about.
 * @typedef {{seat: number | null, invitation: import("../../peer/invitation.js").Invitation, busy: boolean, problem: string, failed: boolean}} Open
 */

export class InvitationController {
  /** @param {Room} company */
  constructor(company) {
    this.company = company;
    /** @type {Open | null} */
    this.open = null;
  }

  /** @param {number | null} seat null for somebody who looks on */
  async begin(seat) {
    const { company } = this;
    const { app } = company;
    this.stop();
    try {
      const { events } = await company.call("invite", { seat });
      const made = events.find((event) => event.kind === "invitation");
      if (!made) return;
      const invitation = await createInvitation({ room: company.room, token: made.token, servers: company.helpers });
      app.edit(() => (this.open = { seat, invitation, busy: false, problem: "", failed: false }));
      company.carry.show(invitation.url);
      // On a phone it stands below the seats.
      requestAnimationFrame(() => document.querySelector(".invite")?.scrollIntoView({ block: "start" }));
    } catch (error) {
      app.failed(error);
    }
  }

  stop() {
    this.open?.invitation.withdraw();
    this.company.carry.close();
    this.company.app.edit(() => (this.open = null));
  }

  /** Other servers help from now on. */
  renew() {
    if (this.open && !this.open.busy) void this.begin(this.open.seat);
  }

  /** @param {number | null} seat for which somebody is here now */
  arrived(seat) {
    if (this.open?.busy && this.open.seat === seat) this.stop();
  }

  /**
   * Takes in what the guest has sent back.
   * @param {string} reply
   * @returns {Promise<boolean>} whether it belongs to the invitation that is open
   */
  async accept(reply) {
    const { open, company } = this;
    if (!open || open.busy) return false;
    try {
      const link = await open.invitation.accept(reply);
      company.app.edit(() => Object.assign(open, { busy: true, problem: "" }));
      void this.expect(link, open);
      return true;
    } catch (error) {
      company.app.edit(() => (open.problem = company.app.errorText(error)));
      return false;
    }
  }

  /**
   * @param {Link} link that opens once the guest connects
   * @param {Open} open
   */
  async expect(link, open) {
    const { company } = this;
    company.addLink(link);
    try {
      await link.opened;
      await company.call("linked", { link: link.id });
    } catch (error) {
      company.app.edit(() => Object.assign(open, { failed: true, problem: company.app.errorText(error) }));
    }
  }

  /** @param {(seat: number) => string} nameOf */
  view(nameOf) {
    const { open, company } = this;
    if (!open) return null;
    const { seat, busy, problem, failed } = open;
    return inviteView({
      name: seat === null ? "" : nameOf(seat),
      carry: company.carry,
      busy,
      problem,
      failed,
      servers: company.serversPart(),
      errorText: (error) => company.app.errorText(error),
      accept: (reply) => void this.accept(reply),
      again: () => void this.begin(seat),
      close: () => this.stop(),
    });
  }
}
