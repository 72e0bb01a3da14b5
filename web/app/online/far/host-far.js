// @ts-check
// Lets friends far away come by one link for the table: their requests and the answers go through a mailbox, and the host decides.
import { isComputer } from "../../../kit/seating.js";
import { newHostKey } from "../../../peer/far/host-key.js";
import { FarChoice } from "./far-choice.js";
import { hostFarView } from "./far-view.js";
import { keepOwnTable } from "./known-tables.js";
import { OwnLink } from "./own-link.js";
import { readRequest, refusalOf } from "./request.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { HostKey } from "../../../peer/far/host-key.js" */
/** @import { HostRoom } from "../host-room.js" */
/** @import { KeptLink } from "./own-link.js" */
/** @import { No, Request } from "./request.js" */

// Milliseconds between two looks into the mailboxes, each of which waits for a text; longer once no one has come for a while.
const LOOK = 1000;
const SLOW_LOOK = 4000;
const SOON = 120_000;
/** The most friends who wait for the host's word. */
const MOST_WAITING = 8;

/**
 * A device that was let in. `seat`: null for a watcher; `coming`: until its guest is here; `link`: to it, once there is one.
 * @typedef {{seat: number | null, coming: boolean, link: import("../../../peer/link.js").Link | null}} Caller
 */

/** What a page keeps of the link for a reload. @typedef {KeptLink & {refused: string[], answered: string[], callers: [string, number | null][]}} KeptFar */

export class HostFar {
  #room;
  /** @type {OwnLink | null} */
  #link = null;
  /** The key of this page, for all its links. @type {HostKey | null} */
  #own = null;
  /** Counts how often looking began anew: one round looks at a time. */
  #round = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Ends the look that waits. */
  #waits = new AbortController();
  #lookedFrom = 0;
  /** The devices whose requests are shown no more: refused, or removed later. @type {Set<string>} */
  #refused = new Set();
  /** The requests that have an answer, by their id: none is shown again. @type {Set<string>} */
  #answered = new Set();
  /** By device. @type {Map<string, Caller>} */
  #callers = new Map();
  /** Requests of devices that seem to be here; a lost one is noticed late. @type {Request[]} */
  #later = [];

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps);
    this.exchange = room.deps.newTextExchange(() => room.deps.draw());
    /** Whether the link is shown. */
    this.shown = false;
    /** @type {Request[]} friends who wait for the host's word */
    this.waiting = [];
    this.problem = "";
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

  /** Makes the link at the press of a person, who lets the page ask the mailboxes and the helpers, and copies it. */
  allow() {
    if (!this.choice.allowed) {
      this.choice.allow();
      this.#room.internet.choose(true);
    }
    this.#room.inviting.choosePlace("far");
    this.exchange.show(this.exchange.url, { copy: true });
  }

  /** Shows the link, where the person has said yes. */
  show() {
    const { deps } = this.#room;
    if (!this.choice.allowed) return;
    this.shown = true;
    if (!this.#link) {
      this.#link = OwnLink.make(deps, this.choice.origins, this.#own);
      void keepOwnTable(deps.settings, this.#link.key);
    }
    this.exchange.show(this.#link.urlAt(location.href));
    this.#lookSoon();
    deps.draw();
    deps.scrollToInvitation();
  }

  /** @returns {KeptFar | null} what a page needs to go on with the same link; null where none is open */
  get kept() {
    if (!this.#link) return null;
    const callers = [...this.#callers].map(([device, { seat }]) => /** @type {[string, number | null]} */ ([device, seat]));
    return { ...this.#link.kept, refused: [...this.#refused], answered: [...this.#answered], callers };
  }

  /** Goes on with the link of before a reload, where the person has not taken the yes back. @param {KeptFar | null} kept */
  resume(kept) {
    if (!kept || !this.choice.allowed || !this.offered) return;
    this.#link = new OwnLink(this.#room.deps, this.choice.origins, kept);
    this.#own = kept.host ?? this.#own;
    this.#refused = new Set(kept.refused);
    this.#answered = new Set(kept.answered);
    this.#callers = new Map(kept.callers.map(([device, seat]) => [device, { seat, coming: false, link: null }]));
    this.#lookSoon();
  }

  /** Looks more often again. */
  #lookSoon() {
    this.#lookedFrom = performance.now();
    this.#stopLooking();
    this.#round += 1;
    const round = this.#round;
    void this.#link?.requests().then((box) => this.#look(box, round));
  }

  #stopLooking() {
    clearTimeout(this.#timer);
    this.#waits.abort();
    this.#waits = new AbortController();
  }

  /** @returns {number} milliseconds until a mailbox that does not wait is asked again */
  get #pause() {
    return performance.now() - this.#lookedFrom < SOON ? LOOK : SLOW_LOOK;
  }

  /** @param {Box} box @param {number} round */
  async #look(box, round) {
    if (this.#round !== round || !this.open || this.#room.closed) return;
    try {
      // Whether a device that seems to be here is lost is seen at the next look.
      const wait = this.#later.length > 0 ? undefined : { pause: this.#pause, signal: this.#waits.signal };
      const requests = (await box.fetch(wait)).map(readRequest);
      for (const request of [...this.#later.splice(0), ...requests]) if (request) this.#onRequest(request);
      this.#tell("");
    } catch (error) {
      this.#tell(this.#room.deps.errorText(error));
    }
    if (this.#round !== round || !this.open) return;
    this.#timer = setTimeout(() => void this.#look(box, round), this.#pause);
  }

  /** @param {string} problem */
  #tell(problem) {
    if (problem === this.problem) return;
    this.problem = problem;
    this.#room.deps.draw();
  }

  /** @param {Request} request */
  #onRequest(request) {
    const { device } = request;
    if (this.#answered.has(request.id)) return;
    if (this.#refused.has(device)) return this.#tellNo(request, "refused");
    const before = [...this.waiting, ...this.#later].find((one) => one.device === device);
    // The same once more: who has the link can repeat what others have left.
    if (before?.id === request.id) return;
    if (before) this.#tellNo(before, "elsewhere");
    const caller = this.#callers.get(device);
    if (caller && this.#isHere(caller)) return void (this.#later = [...this.#later.filter((one) => one.device !== device), request]);
    // A page that was opened again has dropped the offer that was let in.
    if (caller?.coming) this.#drop(caller);
    // It has another offer now, which takes the place of the one before.
    const others = this.waiting.filter((one) => one.device !== device);
    if (others.length >= MOST_WAITING) return this.#tellNo(request, "full");
    this.waiting = [...others, request];
    this.#lookedFrom = performance.now();
    this.#room.deps.draw();
  }

  /** @param {Caller} caller */
  #drop(caller) {
    caller.coming = false;
    caller.link?.close();
  }

  /** @param {Caller} caller @returns {boolean} whether it has come, as far as is known */
  #isHere({ seat, coming, link }) {
    if (coming || seat === null) return link?.state === "open";
    return this.#room.peer(seat)?.state === "open";
  }

  /** @param {number} seat @returns {boolean} whether a friend is on the way to it */
  #isComing(seat) {
    return [...this.#callers.values()].some((caller) => caller.coming && caller.seat === seat);
  }

  /** @param {string} device @returns {number | null} the seat it had, else the first free one, else a computer player's; null where all are taken */
  #seatFor(device) {
    const room = this.#room;
    const isFree = (/** @type {number} */ seat) => !this.#isComing(seat) && room.peer(seat)?.state !== "open";
    const seats = room.seating.flatMap(({ player }, seat) => (player === "elsewhere" && isFree(seat) ? [seat] : []));
    const before = this.#callers.get(device)?.seat;
    if (typeof before === "number" && seats.includes(before)) return before;
    return seats.find((seat) => !room.peer(seat)) ?? this.#computerSeat ?? seats[0] ?? null;
  }

  /** @returns {number | null} the first seat of a computer player that replaces no friend */
  get #computerSeat() {
    const room = this.#room;
    const seat = room.seating.findIndex(({ player }, at) => isComputer(player) && !room.peer(at) && !this.#isComing(at));
    return seat < 0 ? null : seat;
  }

  /** @returns {boolean} whether the next friend takes the seat of a computer player, unless it only watches */
  get takesComputerSeat() {
    return this.#computerSeat !== null && this.#seatFor("") === this.#computerSeat;
  }

  /** Called when the host removes the person at a seat: the old link brings that device back no more. @param {number} seat */
  onRemoved(seat) {
    // One device at most has a seat; those that watch have none.
    for (const [device, caller] of this.#callers) if (typeof seat === "number" && caller.seat === seat) this.#refused.add(device);
    this.waiting = this.waiting.filter(({ device }) => !this.#refused.has(device));
  }

  /** @param {number | null} seat whose guest is here */
  onArrival(seat) {
    for (const caller of this.#callers.values()) if (caller.seat === seat && caller.link?.state === "open") caller.coming = false;
  }

  /**
   * Lets a friend in: to a free seat or a computer player's, else to watch.
   * @param {Request} request
   * @param {number | null} [seat]
   */
  async letIn(request, seat = this.#seatFor(request.device)) {
    const room = this.#room;
    if (seat !== null) room.inviting.open(seat);
    const table = this.#link;
    if (!table) return;
    this.#take(request);
    /** @type {Caller} */
    const caller = { seat, coming: true, link: null };
    // Who had this seat before has left it.
    if (seat !== null) for (const other of this.#callers.values()) if (other.seat === seat) other.seat = null;
    this.#callers.set(request.device, caller);
    const reply = await this.#reply(request, seat, table).catch((error) => this.#onUnanswered(request, error));
    if (!reply) return void (caller.coming = false);
    try {
      const link = await reply.connect();
      caller.link = link;
      if (!caller.coming) return link.close();
      await link.opened;
      room.addLink(link);
      await room.call("linked", { link: link.id });
      void room.mailReturn.keep(table.key);
    } catch (error) {
      // The friend has asked anew, or may do so.
      if (!caller.coming) return;
      caller.coming = false;
      if (!room.closed) room.deps.failed(error);
    }
  }

  /**
   * Answers a friend who is let in.
   * @param {Request} request
   * @param {number | null} seat
   * @param {OwnLink} link of the table, which may be made void meanwhile
   * @returns {Promise<import("../../../peer/invitation.js").Reply | null>} null where there is none
   */
  async #reply(request, seat, link) {
    const room = this.#room;
    const { deps } = room;
    const { events } = await room.call("invite", { seat });
    const made = events.find((event) => event.kind === "invitation");
    if (!made) return null;
    const reply = await deps.createReply(request.offer, { servers: room.internet.iceServers }).catch((error) => void deps.failed(error));
    if (!reply) return this.#tellNo(request, "unread"), null;
    try {
      await link.answer(request, { reply: reply.text, room: room.id, token: made.token });
    } catch (error) {
      reply.drop();
      throw error;
    }
    return reply;
  }

  /** @param {Request} request */
  refuse(request) {
    this.#take(request);
    this.#refused.add(request.device);
    this.#link?.answer(request, refusalOf("refused")).catch((error) => {
      this.#refused.delete(request.device);
      this.#onUnanswered(request, error);
    });
  }

  /** Shows a friend again who could not be answered, and so still waits. @param {Request} request @param {unknown} error */
  #onUnanswered(request, error) {
    const room = this.#room;
    if (room.closed) return;
    this.#answered.delete(request.id);
    if (this.open && !this.waiting.some(({ device }) => device === request.device)) this.waiting = [request, ...this.waiting];
    room.deps.failed(error);
  }

  /** @param {Request} request */
  #take(request) {
    this.#answered.add(request.id);
    this.waiting = this.waiting.filter(({ id }) => id !== request.id);
    this.#room.deps.draw();
  }

  /** Tells a friend why it does not come in, without a word to the host. @param {Request} request @param {No} no */
  #tellNo(request, no) {
    this.#answered.add(request.id);
    void this.#link?.leaveNo(request, no);
  }

  /** Makes the link void: who opens it is not heard any more. @param {No} [why] */
  withdraw(why = "withdrawn") {
    this.#end(why);
    if (this.shown) this.#room.inviting.askPlace();
  }

  /** Stops listening, and tells those who wait, and who open the link in the next ten minutes. @param {No} why */
  #end(why) {
    this.#stopLooking();
    const link = this.#link;
    if (!link) return;
    this.#link = null;
    for (const request of [...this.waiting.splice(0), ...this.#later.splice(0)]) void link.leaveNo(request, why);
    void link.end(why);
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
    const { exchange, problem, waiting, shown, takesComputerSeat } = this;
    return hostFarView({
      exchange, problem, waiting, shown,
      letIn: (request) => void this.letIn(request),
      letWatch: takesComputerSeat ? (request) => void this.letIn(request, null) : null,
      refuse: (request) => this.refuse(request),
      withdraw: () => this.withdraw(),
      byHand: () => this.#room.inviting.goByHand(),
      hide: () => this.#room.inviting.askPlace(),
    });
  }

  close() {
    this.#end("left");
    this.exchange.close();
  }
}
