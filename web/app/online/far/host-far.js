// @ts-check
// Lets friends far away come by one link for the table: their requests and the answers go through a mailbox, and the host decides.
import { isComputer } from "../../../kit/seating.js";
import { newBoxKey, tableUrl } from "../../../peer/mailbox.js";
import { FarChoice } from "./far-choice.js";
import { hostFarView } from "./far-view.js";
import { readRequest } from "./request.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { HostRoom } from "../host-room.js" */
/** @import { Request } from "./request.js" */

// Milliseconds between two looks into the mailboxes; longer once no one has come for a while.
const LOOK = 1000;
const SLOW_LOOK = 4000;
const SOON = 120_000;
/** The most friends who wait for the host's word. */
const MOST_WAITING = 8;

export class HostFar {
  #room;
  #key = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #lookedFrom = 0;
  /** The devices whose requests are shown no more: refused, or removed later. @type {Set<string>} */
  #refused = new Set();
  /** The seat of each device that was let in; null for a watcher. @type {Map<string, number | null>} */
  #seats = new Map();

  /** The seats whose friends are on their way. @type {Set<number>} */
  #connecting = new Set();

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
    return this.#key !== "";
  }

  /** @returns {boolean} whether the site names a mailbox */
  get offered() {
    return this.choice.origins.length > 0;
  }

  load() {
    return this.choice.load().then(() => this.#room.deps.draw());
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
    if (!this.open) this.#key = newBoxKey();
    this.exchange.show(tableUrl(this.#key, location.href));
    this.#lookSoon();
    deps.draw();
    deps.scrollToInvitation();
  }

  /** Looks more often again. */
  #lookSoon() {
    this.#lookedFrom = performance.now();
    clearTimeout(this.#timer);
    const key = this.#key;
    void this.#room.deps.openBox(this.choice.origins, key, "table").then((box) => this.#look(box, key));
  }

  /** @param {Box} box @param {string} key */
  async #look(box, key) {
    if (this.#key !== key || this.#room.closed) return;
    try {
      for (const told of await box.fetch()) this.#onRequest(told);
      this.#tell("");
    } catch (error) {
      this.#tell(this.#room.deps.errorText(error));
    }
    if (this.#key !== key) return;
    const soon = performance.now() - this.#lookedFrom < SOON;
    this.#timer = setTimeout(() => void this.#look(box, key), soon ? LOOK : SLOW_LOOK);
  }

  /** @param {string} problem */
  #tell(problem) {
    if (problem === this.problem) return;
    this.problem = problem;
    this.#room.deps.draw();
  }

  /** @param {unknown} told */
  #onRequest(told) {
    const request = readRequest(told);
    if (!request || this.#refused.has(request.device) || this.#isHere(request.device)) return;
    // A friend who opens the link again has another offer; it takes the place of the one before.
    const others = this.waiting.filter(({ device }) => device !== request.device);
    if (others.length >= MOST_WAITING) return;
    this.waiting = [...others, request];
    this.#lookedFrom = performance.now();
    this.#room.deps.draw();
  }

  /** @param {string} device @returns {boolean} whether it was let in and is here, or on its way */
  #isHere(device) {
    const seat = this.#seats.get(device);
    if (seat === undefined) return false;
    return seat === null || this.#connecting.has(seat) || this.#room.peer(seat)?.state === "open";
  }

  /** @param {string} device @returns {number | null} the seat it had, else the first free one, else a computer player's; null where all are taken */
  #seatFor(device) {
    const room = this.#room;
    const isFree = (/** @type {number} */ seat) => !this.#connecting.has(seat) && room.peer(seat)?.state !== "open";
    const seats = room.seating.flatMap(({ player }, seat) => (player === "elsewhere" && isFree(seat) ? [seat] : []));
    const before = this.#seats.get(device);
    if (typeof before === "number" && seats.includes(before)) return before;
    return seats.find((seat) => !room.peer(seat)) ?? this.#computerSeat ?? seats[0] ?? null;
  }

  /** @returns {number | null} the first seat of a computer player that replaces no friend */
  get #computerSeat() {
    const room = this.#room;
    const seat = room.seating.findIndex(({ player }, at) => isComputer(player) && !room.peer(at) && !this.#connecting.has(at));
    return seat < 0 ? null : seat;
  }

  /** @returns {boolean} whether the next friend takes the seat of a computer player, unless it only watches */
  get takesComputerSeat() {
    return this.#computerSeat !== null && this.#seatFor("") === this.#computerSeat;
  }

  /** Called when the host removes a person: the old link brings it back no more. @param {number | null} seat */
  onRemoved(seat) {
    for (const [device, own] of this.#seats) if (own === seat) this.#refused.add(device);
    this.waiting = this.waiting.filter(({ device }) => !this.#refused.has(device));
  }

  /** @param {number | null} seat whose guest is here */
  onArrival(seat) {
    if (seat !== null) this.#connecting.delete(seat);
  }

  /**
   * Lets a friend in: to a free seat or a computer player's, else to watch.
   * @param {Request} request
   * @param {number | null} [seat]
   */
  async letIn(request, seat = this.#seatFor(request.device)) {
    const room = this.#room;
    const { deps } = room;
    if (seat !== null) room.inviting.open(seat);
    const key = this.#key;
    this.#take(request);
    this.#seats.set(request.device, seat);
    if (seat !== null) this.#connecting.add(seat);
    try {
      const { events } = await room.call("invite", { seat });
      const made = events.find((event) => event.kind === "invitation");
      if (!made) return;
      const reply = await deps.createReply(request.offer, { servers: room.internet.iceServers });
      await this.#answer(request, { reply: reply.text, room: room.id, token: made.token });
      const link = await reply.connect();
      await link.opened;
      room.addLink(link);
      await room.call("linked", { link: link.id });
      void room.mailReturn.keep(key);
    } catch (error) {
      // The friend may ask once more.
      this.#seats.delete(request.device);
      this.onArrival(seat);
      if (!room.closed) deps.failed(error);
    }
  }

  /** @param {Request} request */
  refuse(request) {
    this.#take(request);
    this.#refused.add(request.device);
    this.#answer(request, { refused: true }).catch((error) => this.#room.deps.failed(error));
  }

  /** @param {Request} request */
  #take(request) {
    this.waiting = this.waiting.filter(({ id }) => id !== request.id);
    this.#room.deps.draw();
  }

  /** @param {Request} request @param {object} told */
  async #answer({ id }, told) {
    const box = await this.#room.deps.openBox(this.choice.origins, this.#key, `answer ${id}`);
    await box.post(told);
  }

  /** Makes the link void: who opens it is not heard any more. */
  withdraw() {
    clearTimeout(this.#timer);
    this.#key = "";
    this.waiting = [];
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
    clearTimeout(this.#timer);
    this.#key = "";
    this.exchange.close();
  }
}
