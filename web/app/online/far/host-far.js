// @ts-check
// Lets friends far away come by one link for the table: their requests and the answers go through a mailbox, and the host decides.
import { isComputer } from "../../../kit/seating.js";
import { t } from "../../../lib/i18n.js";
import { isUnnamed } from "../../../lib/own-name.js";
import { newHostKey } from "../../../peer/far/host-key.js";
import { Callers } from "./callers.js";
import { DoorLook } from "./door-look.js";
import { FarChoice } from "./far-choice.js";
import { hostFarView } from "./far-view.js";
import { keepOwnTable } from "./known-tables.js";
import { OwnLink } from "./own-link.js";
import { refusalOf } from "./request.js";

/** @import { HostKey } from "../../../peer/far/host-key.js" */
/** @import { HostRoom } from "../host-room.js" */
/** @import { KeptLink } from "./own-link.js" */
/** @import { No, Request } from "./request.js" */

// Milliseconds between two looks into the mailboxes, each of which waits for a text; longer once no one has come for a while. While a
// game is played by all who are expected, a look does not wait: an evening costs a mailbox a request a minute.
const LOOK = 1000;
const SLOW_LOOK = 4000;
const CALM_LOOK = 60_000;
const SOON = 120_000;
/** Milliseconds after which it is known that a device is lost. */
const NOTICED = 40_000;
/** The most friends who wait for the host's word. */
const MOST_WAITING = 8;

/** The most requests whose ids are kept. */
const MOST_ANSWERED = 200;

/** What a page keeps of its link for a reload; the version before kept the links of dealt games apart, beside a key "". @typedef {KeptLink & {ended?: KeptLink[], refused: string[], answered: string[], callers: [string, import("./callers.js").KeptCaller][]}} KeptFar */

/** The setting with what is kept of the link once the game is dealt. @param {string} room */
const settingOf = (room) => `far-${room}`;

export class HostFar {
  #room;
  /** @type {OwnLink | null} */
  #link = null;
  /** The key of this page, for all its links. @type {HostKey | null} */
  #own = null;
  /** Looks for those who ask at the link. @type {DoorLook | null} */
  #door = null;
  /** Whether that look is as slow as in a game that all play. */
  #calm = false;
  #lookedFrom = 0;
  /** The devices whose requests are shown no more: refused, or removed later. @type {Set<string>} */
  #refused = new Set();
  /** The requests that have an answer, by their id: none is shown again. @type {Set<string>} */
  #answered = new Set();
  /** Requests of devices that seem to be here. @type {Request[]} */
  #later = [];
  /** Since when they have waited. @type {WeakMap<Request, number>} */
  #since = new WeakMap();

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
    this.choice = new FarChoice(room.deps);
    this.callers = new Callers(room);
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
      this.#listenTo(link);
      void keepOwnTable(deps.settings, link.key);
      // Friends may have the link in the next moment: a page that crashes has to listen to it again.
      this.#room.keep();
    }
    this.exchange.show(link.urlAt(location.href));
    this.#lookSoon();
    deps.draw();
    deps.scrollToInvitation();
  }

  /** @returns {KeptFar | null} what a page needs to go on with the same link; null where there is none */
  get kept() {
    if (!this.#link) return null;
    return { ...this.#link.kept, refused: [...this.#refused], answered: [...this.#answered].slice(-MOST_ANSWERED), callers: this.callers.kept };
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
    this.look();
  }

  /**
   * The same people play on in the next room: their link leads there from now on.
   * @param {HostFar} before
   * @param {readonly (number | null)[]} guests the guest of each seat there, by its number in the room before
   */
  async follow(before, guests) {
    const { kept } = before;
    before.#leave();
    await this.load();
    if (!kept || this.#room.closed) return;
    this.callers.follow(before.callers, guests);
    this.resume({ ...kept, callers: [] });
    this.#room.keep();
  }

  /** Listens no more; the link is another room's. */
  #leave() {
    this.#listenTo(null);
    this.waiting = [];
    void this.#room.deps.settings.set(settingOf(this.#room.id), "");
  }

  /** Goes on with the link of before a reload, where the person has not taken the yes back. @param {KeptFar | null} kept */
  resume(kept) {
    if (!kept || !this.choice.allowed || !this.offered) return;
    const link = kept.key ? kept : kept.ended?.at(-1);
    this.#own = kept.host ?? this.#own;
    this.#refused = new Set(kept.refused);
    this.#answered = new Set(kept.answered);
    this.callers.resume(kept.callers);
    if (link) this.#listenTo(new OwnLink(this.#room.deps, this.choice.origins, link));
    this.#lookSoon();
  }

  /** @param {OwnLink | null} link null: to none any more */
  #listenTo(link) {
    this.#door?.stop();
    this.#link = link;
    this.#door = link && new DoorLook(link, {
      pause: () => (this.#calm && this.#later.length === 0 ? CALM_LOOK : performance.now() - this.#lookedFrom < SOON ? LOOK : SLOW_LOOK),
      // Whether a device that seems to be here is lost is seen at the next look.
      waits: () => !this.#calm && this.#later.length === 0,
      take: (requests) => this.#onRequests(requests, link),
      tell: (error) => this.#tell(error === null ? "" : this.#room.deps.errorText(error)),
    });
  }

  /** Looks more often again, and reads everything anew. */
  #lookSoon() {
    this.#lookedFrom = performance.now();
    this.#calm = this.#isCalm;
    this.#door?.begin(true);
  }

  /** Looks more often, and at once, where somebody is away whom the link brings back. */
  look() {
    if (this.#calm === this.#isCalm) return;
    this.#calm = !this.#calm;
    this.#door?.stop();
    this.#door?.begin();
  }

  /** @returns {boolean} whether a game is played by all who are expected */
  get #isCalm() {
    const { dealt, dealing } = this.#room.state;
    return (dealt || dealing) && !this.#room.isSomebodyAway && !this.callers.areExpected;
  }

  /** @param {(Request | null)[]} requests @param {OwnLink} link */
  #onRequests(requests, link) {
    if (this.#room.closed || link !== this.#link) return;
    for (const request of [...this.#later.splice(0), ...requests]) if (request) this.#onRequest(request);
  }

  /** @param {string} problem */
  #tell(problem) {
    if (problem === this.problem) return;
    this.problem = problem;
    this.#room.deps.draw();
  }

  /** @param {Request} request */
  #onRequest(request) {
    const room = this.#room;
    const { device } = request;
    if (this.#answered.has(request.id)) return;
    if (this.#refused.has(device)) return this.#tellNo(request, "refused");
    const before = [...this.waiting, ...this.#later].find((one) => one.device === device);
    // The same once more: who has the link can repeat what others have left.
    if (before?.id === request.id) return;
    if (before) this.#tellNo(before, "elsewhere");
    const caller = this.callers.of(device);
    if (caller && this.callers.isHere(caller)) return this.#keepForLater(request);
    // A page that was opened again has dropped the offer that was let in.
    if (caller) this.callers.end(caller);
    const place = this.callers.placeOf(request);
    if (place) return void this.#connect(request, place.seat, true);
    // It has another offer now, which takes the place of the one before.
    const others = this.waiting.filter((one) => one.device !== device);
    if (others.length >= MOST_WAITING) return this.#tellNo(request, "full");
    this.waiting = [...others, request];
    this.#lookedFrom = performance.now();
    // At the table the list of seats, which has the door, is out of sight.
    if (!before && room.state.dealt && !room.listOpen) room.deps.offer({ text: t("far-at-the-door", { name: request.name }), label: t("friends"), press: () => room.openList(true) });
    room.deps.draw();
  }

  /** Looks again whether its device is here: a lost one is noticed late. One that stays has another page that sits. @param {Request} request */
  #keepForLater(request) {
    const now = performance.now();
    const since = this.#since.get(request) ?? now;
    this.#since.set(request, since);
    if (now - since >= NOTICED) return this.#tellNo(request, "elsewhere");
    this.#later = [...this.#later.filter(({ device }) => device !== request.device), request];
  }

  /** @param {string} device @returns {number | null} the seat it had, else the first free one, else a computer player's; null where all are taken */
  #seatFor(device) {
    const room = this.#room;
    const isFree = (/** @type {number} */ seat) => !this.callers.isComing(seat) && room.peer(seat)?.state !== "open";
    const seats = room.seating.flatMap(({ player }, seat) => (player === "elsewhere" && isFree(seat) ? [seat] : []));
    const before = this.callers.of(device)?.seat;
    if (typeof before === "number" && seats.includes(before)) return before;
    return seats.find((seat) => !room.peer(seat)) ?? this.#computerSeat ?? seats[0] ?? null;
  }

  /** @returns {number | null} the first seat of a computer player that replaces no friend */
  get #computerSeat() {
    const room = this.#room;
    const seat = room.seating.findIndex(({ player }, at) => isComputer(player) && !room.peer(at) && !this.callers.isComing(at));
    return seat < 0 ? null : seat;
  }

  /** @returns {boolean} whether the next friend takes the seat of a computer player, unless it only watches */
  get takesComputerSeat() {
    return this.#computerSeat !== null && this.#seatFor("") === this.#computerSeat;
  }

  /** Called when the host removes the person at a seat: the old link brings that device back no more. @param {number} seat */
  onRemoved(seat) {
    // One device at most has a seat; those that watch have none.
    if (typeof seat === "number") for (const device of this.callers.at(seat)) this.#refused.add(device);
    this.waiting = this.waiting.filter(({ device }) => !this.#refused.has(device));
  }

  /** @param {number | null} seat whose guest is here @param {number} guest */
  onArrival(seat, guest) {
    this.callers.onArrival(seat, guest);
  }

  /**
   * Lets a friend in: to a free seat or a computer player's, else to watch.
   * @param {Request} request
   * @param {number | null} [seat]
   */
  async letIn(request, seat = this.#seatFor(request.device)) {
    const room = this.#room;
    if (seat !== null) room.inviting.open(seat);
    await this.#connect(request, seat, false);
  }

  /** Connects with a device that may come in. @param {Request} request @param {number | null} seat @param {boolean} again without a press */
  async #connect(request, seat, again) {
    const room = this.#room;
    const table = this.#link;
    if (!table) return;
    this.#take(request);
    const caller = this.callers.begin(request, seat, again);
    room.keep();
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
      // Its page asks anew by itself, for as long as it needs no second press; until then the list says that it does not answer.
      if (!caller.coming) return;
      caller.coming = false;
      if (/** @type {{code?: string}} */ (error).code !== "link-unreachable" && !room.closed) room.deps.failed(error);
      room.deps.draw();
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
      const own = room.ownSeat === null ? "" : room.seatName(room.ownSeat);
      const name = isUnnamed(own) ? "" : own;
      await link.answer(request, { reply: reply.text, room: room.id, token: made.token, name });
    } catch (error) {
      reply.drop();
      throw error;
    }
    return reply;
  }

  /** @param {Request} request */
  refuse(request) {
    this.#refused.add(request.device);
    this.#take(request);
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
    if (this.#link && !this.waiting.some(({ device }) => device === request.device)) this.waiting = [request, ...this.waiting];
    room.deps.failed(error);
  }

  /** @param {Request} request */
  #take(request) {
    this.#answered.add(request.id);
    this.#room.keep();
    this.waiting = this.waiting.filter(({ id }) => id !== request.id);
    this.#room.deps.draw();
  }

  /** Tells a friend why it does not come in, without a word to the host. @param {Request} request @param {No} no */
  #tellNo(request, no) {
    this.#answered.add(request.id);
    void this.#link?.leaveNo(request, no);
  }

  /** Makes the link void: who opens it is not heard any more. */
  withdraw() {
    if (this.#link) this.#end("withdrawn");
    if (this.shown) this.#room.inviting.askPlace();
  }

  /** Stops listening, and tells those who wait, and who open the link in the next ten minutes, why it is void. @param {No} why */
  #end(why) {
    for (const request of [...this.waiting, ...this.#later.splice(0)]) this.#tellNo(request, why);
    void this.#link?.end(why);
    this.#leave();
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
      awaited: this.callers.awaited,
      letIn: (request) => void this.letIn(request),
      letWatch: takesComputerSeat ? (request) => void this.letIn(request, null) : null,
      refuse: (request) => this.refuse(request),
      withdraw: () => this.withdraw(),
      byHand: () => this.#room.inviting.goByHand(),
      hide: () => this.#room.inviting.askPlace(),
    });
  }

  close() {
    if (this.#link) this.#end("left");
    this.exchange.close();
  }
}
