// @ts-check
// Lets friends far away come by one link for the table: carries their requests and the answers through a mailbox. Who comes in, and
// when it looks, the engine decides (`door.py`).
import { t } from "../../../lib/i18n.js";
import { isUnnamed } from "../../../lib/own-name.js";
import { newHostKey } from "../../../peer/far/host-key.js";
import { REFUSED } from "../driver.js";
import { DoorLook } from "./door-look.js";
import { hostFarView } from "./far-view.js";
import { keepOwnTable } from "./known-tables.js";
import { OwnLink } from "./own-link.js";
import { refusalOf } from "./request.js";

/** @import { HostKey } from "../../../peer/far/host-key.js" */
/** @import { HostRoom } from "../host-room.js" */
/** @import { Link } from "../../../peer/link.js" */
/** @import { Order, Orders } from "../driver.js" */
/** @import { KeptLink } from "./own-link.js" */

/** What the engine keeps of the door; the versions before kept the same. @typedef {Extract<Order, {kind: "keep-door"}>["kept"]} KeptDoor */
/** What a page keeps for a reload; an older one kept the links of dealt games apart, beside a key "". @typedef {KeptLink & {ended?: KeptLink[]} & KeptDoor} KeptFar */
/** Who stands at the door. @typedef {Extract<import("../room-state.js").PeerEvent, {kind: "door"}>} AtTheDoor */

/** The setting with what is kept of the link once the game is dealt. @param {string} room */
const settingOf = (room) => `far-${room}`;

export class HostFar {
  #room;
  /** @type {OwnLink | null} */
  #link = null;
  /** The key of this page, for all its links. @type {HostKey | null} */
  #own = null;
  /** The link that is being made void. @type {OwnLink | null} */
  #ending = null;
  /** Looks for those who ask at the link. @type {DoorLook | null} */
  #look = null;
  /** @type {KeptDoor} */
  #kept = { refused: [], answered: [], callers: [] };
  /** The links that are being opened, by the command that made the reply. @type {Map<number, Link>} */
  #opening = new Map();

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = room.mailReturn.choice;
    this.exchange = room.deps.newTextExchange(() => room.deps.draw());
    /** Whether the link is shown. */
    this.shown = false;
    /** @type {AtTheDoor["waiting"]} friends who wait for the host's word */
    this.waiting = [];
    /** @type {AtTheDoor["awaited"]} who were let in, and have not come yet */
    this.awaited = [];
    /** Whether no seat waits for the next friend, who gets one all the same, unless it only watches. */
    this.mayWatch = false;
    this.problem = "";
  }

  /** What this page carries out at the link. @returns {Orders} */
  get orders() {
    return {
      look: ({ pause }) => this.#lookFor(pause),
      "let-in": (order, number) => this.#reply(order, number),
      connect: ({ reply }) => this.#connect(reply),
      drop: ({ reply }) => this.#drop(reply),
      "say-no": async ({ no, ...request }) => (this.#ending ?? this.#link)?.answer(request, refusalOf(no)),
      "end-link": ({ why }) => this.#endLink(why),
      "keep-door": ({ kept }) => this.#keep(kept),
    };
  }

  /** @returns {boolean} whether the link is open */
  get open() {
    return this.#link !== null;
  }

  /** @returns {boolean} whether the site names a mailbox */
  get offered() {
    return this.choice.origins.length > 0 && this.#own !== null;
  }

  async load() {
    // Made before the press that copies the link: browsers let a page copy in that moment only.
    const [own] = await Promise.all([newHostKey(), this.choice.load()]);
    this.#own ??= own;
    this.#room.deps.draw();
  }

  /**
   * Makes the link at the press of a person, who lets the page ask the mailboxes and the helpers, and copies it.
   * @param {boolean} [quiet] whether that press opened the table, and the yes was said before
   */
  allow(quiet = false) {
    if (!this.choice.allowed) {
      this.choice.allow();
      this.#room.internet.choose(true);
    }
    this.#room.inviting.choosePlace("far");
    this.exchange.show(this.exchange.url, { copy: true, quiet });
  }

  /** Shows the link, where the person has said yes. */
  show() {
    const { deps } = this.#room;
    if (!this.choice.allowed) return;
    this.shown = true;
    const link = this.#link ?? OwnLink.make(deps, this.choice.origins, this.#own);
    if (!this.#link) {
      this.#hearAt(link);
      void keepOwnTable(deps.settings, link.key);
      // Friends may have the link in the next moment: a page that crashes has to listen to it again.
      this.#room.keep();
    }
    this.exchange.show(link.urlAt(location.href));
    this.#room.notify("open-door", {});
    deps.draw();
    deps.scrollToInvitation();
  }

  /** @returns {KeptFar | null} what a page needs to go on with the same link; null where there is none */
  get kept() {
    return this.#link && { ...this.#link.kept, ...this.#kept };
  }

  /** Stores it for a game that is dealt, whose match is stored as well. */
  store() {
    const { kept } = this;
    if (kept) void this.#room.deps.settings.set(settingOf(this.#room.id), JSON.stringify(kept));
  }

  /** Goes on with the link of a game that was dealt before a reload. */
  async reopen() {
    const { deps, id } = this.#room;
    const kept = await deps.settings.get(settingOf(id));
    if (kept && !this.kept) this.resume(JSON.parse(kept));
  }

  /** The game is dealt: the link brings those back who came by it, and who comes late stands at the door of a running game. */
  onDealt() {
    if (this.shown) this.#room.inviting.askPlace();
    this.store();
  }

  /** The same people play on in the next room: their link leads there from now on. @param {HostFar} before */
  async follow(before) {
    const { kept } = before;
    before.#leave();
    await this.load();
    if (!kept || this.#room.closed) return;
    this.#resume(kept, { ...kept, callers: [] });
    // Whom the room before has let in, the engine knows.
    this.#room.notify("open-door", {});
    this.#room.keep();
  }

  /** Hears no one any more; the link is another room's, or none's. */
  #leave() {
    this.#hearAt(null);
    void this.#room.deps.settings.set(settingOf(this.#room.id), "");
  }

  /** Goes on with the link of before a reload, where the person has not taken the yes back. @param {KeptFar | null} kept */
  resume(kept) {
    if (!kept || !this.choice.allowed || !this.offered) return;
    this.#resume(kept, kept);
    this.#room.notify("open-door", { kept: this.#kept });
  }

  /** @param {KeptFar} kept @param {KeptDoor} door */
  #resume(kept, { refused, answered, callers }) {
    const link = kept.key ? kept : kept.ended?.at(-1);
    this.#own = kept.host ?? this.#own;
    this.#kept = { refused, answered, callers };
    if (link) this.#hearAt(new OwnLink(this.#room.deps, this.choice.origins, link));
  }

  /** @param {OwnLink | null} link null: at none any more */
  #hearAt(link) {
    this.#look?.stop();
    this.#link = link;
    this.#look = link && new DoorLook(link);
  }

  // What the engine orders --------------------------------------------------------------------------------------

  /** @param {number | null} pause */
  async #lookFor(pause) {
    const room = this.#room;
    const look = this.#look;
    const found = await look?.look(pause).catch((error) => this.#tell(room.deps.errorText(error)));
    if (!found) throw REFUSED;
    this.#tell("");
    if (found.length > 0 && look === this.#look && !room.closed) await room.call("knocked", { requests: found });
  }

  /** @param {string} problem */
  #tell(problem) {
    if (problem === this.problem) return;
    this.problem = problem;
    this.#room.deps.draw();
  }

  /** Answers a friend who is let in. @param {Extract<Order, {kind: "let-in"}>} order @param {number} number */
  async #reply({ offer, token, seat, pressed, ...request }, number) {
    const { deps, driver, inviting, internet, id, ownSeat } = this.#room;
    const link = this.#link;
    if (!link) throw REFUSED;
    if (pressed && seat !== null) inviting.open(seat);
    const reply = await deps.createReply(offer, { servers: internet.iceServers });
    try {
      const own = ownSeat === null ? "" : this.#room.seatName(ownSeat);
      await link.answer(request, { reply: reply.text, room: id, token, name: isUnnamed(own) ? "" : own });
    } catch (error) {
      reply.drop();
      throw error;
    }
    driver.hold(number, reply, offer);
  }

  /** @param {number} number of the command that made the reply */
  async #connect(number) {
    const room = this.#room;
    const { key = "" } = this.#link ?? {};
    const held = room.driver.take(number);
    if (!held) throw REFUSED;
    try {
      const link = await held.reply.connect();
      this.#opening.set(number, link);
      await link.opened;
      room.addLink(link);
      await room.call("linked", { link: link.id });
      if (key) void room.mailReturn.keep(key);
      return link.id;
    } catch (error) {
      // Its page asks anew by itself, for as long as it needs no second press; until then the list says that it does not answer.
      throw /** @type {{code?: string}} */ (error).code === "link-unreachable" ? REFUSED : error;
    } finally {
      this.#opening.delete(number);
    }
  }

  /** @param {number} number of the command that made the reply */
  #drop(number) {
    this.#room.driver.drop(number);
    this.#opening.get(number)?.close();
  }

  /** @param {import("./request.js").No} why */
  #endLink(why) {
    const link = this.#ending ?? this.#link;
    this.#ending = null;
    void link?.end(why);
  }

  /** @param {KeptDoor} kept */
  #keep(kept) {
    this.#kept = kept;
    this.#room.keep();
  }

  /** @param {AtTheDoor} event */
  onDoor({ waiting, awaited, watch }) {
    const room = this.#room;
    const known = this.waiting.map(({ caller }) => caller);
    const [newcomer] = waiting.filter(({ caller }) => !known.includes(caller));
    Object.assign(this, { waiting, awaited, mayWatch: watch });
    // At the table the list of seats, which has the door, is out of sight.
    if (newcomer && room.state.dealt && !room.listOpen) room.deps.offer({ text: t("far-at-the-door", { name: newcomer.name }), label: t("friends"), press: () => room.openList(true) });
  }

  // What a person presses ---------------------------------------------------------------------------------------

  /**
   * Lets a friend in.
   * @param {{caller: number}} who
   * @param {boolean} [watch] without a seat
   */
  letIn({ caller }, watch = false) {
    this.#room.notify("let-in", { caller, watch });
  }

  /** @param {{caller: number}} who */
  refuse({ caller }) {
    this.#room.notify("turn-away", { caller });
  }

  /** Makes the link void: who opens it is not heard any more. */
  withdraw() {
    this.#ending = this.#link;
    this.#leave();
    this.#room.notify("close-door", {});
    if (this.shown) this.#room.inviting.askPlace();
  }

  /** Shows the other ways of inviting. The link stays open. */
  hide() {
    this.shown = false;
    this.exchange.show("");
    this.#room.deps.draw();
  }

  /** @returns {import("../inviting/place-view.js").MailboxDoor | null} what leads to the link; null where the site names no mailbox */
  get door() {
    const { choice, offered } = this;
    if (!offered) return null;
    return { hosts: [...choice.hosts, ...this.#room.internet.owners], allowed: choice.allowed, allow: () => this.allow(), byHand: () => this.#room.inviting.goByHand() };
  }

  view() {
    const { exchange, problem, waiting, awaited, shown, mayWatch } = this;
    return hostFarView({
      exchange, problem, waiting, awaited, shown,
      letIn: (who) => this.letIn(who),
      letWatch: mayWatch ? (who) => this.letIn(who, true) : null,
      refuse: (who) => this.refuse(who),
      withdraw: () => this.withdraw(),
      byHand: () => this.#room.inviting.goByHand(),
      hide: () => this.#room.inviting.askPlace(),
    });
  }

  /** The room is closed: the engine, if it knows the room, tells those who wait. */
  close() {
    const { deps, id, registered } = this.#room;
    this.#look?.stop();
    if (this.#link) void deps.settings.set(settingOf(id), "");
    if (!registered) this.#endLink("left");
    this.exchange.close();
  }
}
