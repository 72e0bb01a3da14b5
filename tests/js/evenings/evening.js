// @ts-check
// One evening of a simulation, told by a seed: friends come to a table, play a short game and another one, while the world around them
// is bad. Then it is calm, and all must go on by itself and by what people press. After each event the laws are checked.
import { Engines } from "./engines.js";
import { Mail } from "./mail.js";
import { Network } from "./network.js";
import { Page, SITE } from "./page.js";
import { Sentences } from "./sentences.js";
import { modulesOf } from "./versions.js";
import { Chance, World } from "./world.js";

/** @import { Weather } from "./network.js" */

const NAMES = ["Olha", "Ada", "Bob", "Cy", "Dan"];
const ROBOT = "random";
/** Milliseconds between two looks of the people. */
const LOOK = 700;
/** Milliseconds in which something must come forward once the world is calm. */
const MOST_STILL = 150_000;
/** Looks after which a host knows that all are here. */
const AWAKE = 5;
/** Milliseconds until a part that was lost is sent again, at most (`SLOWEST` of channel.py). */
const SENT_AGAIN = 8000;
const STORM = 150_000;
const GAMES = 2;
const MOST_EVENING = 1_500_000;
/** An evening has about 4,000: a page that wants to be called again at once would take minutes of a machine's time to come to its end. */
const MOST_EVENTS = 12_000;
/** What only a fault of the program brings about. */
const OURS = ["unknown-room", "unknown-method", "bad-request", "bad-seating", "unknown-match"].map((code) => `error-${code}`);

/** What tells a person to ask for another link, as a page gives it. */
const VOID = ["left", "dealt"].map((code) => `error-far-${code}`);

/** @typedef {{trees?: {host?: string, guests?: string}}} Wish which versions the devices have: this one, or that of a folder */

/** What is not as it must be, at which moment of which evening. */
export class Broken extends Error {}

/** A process a version, which all evenings share. @type {Map<string | undefined, Engines>} */
const processes = new Map();

/** @param {string} [tree] */
export function enginesOf(tree) {
  const known = processes.get(tree) ?? new Engines(tree);
  processes.set(tree, known);
  return known;
}

/** Ends the processes of all evenings. */
export function endAll() {
  for (const one of processes.values()) one.close();
  processes.clear();
}

export class Evening {
  /** @type {string[]} */
  story = [];
  /** How often each law was checked. @type {Record<string, number>} */
  laws = {};
  /** What came about, by name. @type {Record<string, number>} */
  reached = {};
  /** @type {Page[]} */
  pages = [];
  games = 0;
  events = 0;
  #progress = "";
  #progressAt = 0;
  #calm = false;
  #sentences = new Sentences(this);
  /** For how many looks all have been here. */
  #awake = 0;
  /** @type {any} */
  #wish = null;
  /** The matches that are over. */
  #finished = new Set();
  /** @type {Error | null} */
  #thrown = null;

  /** @param {number} seed @param {Wish} [wish] */
  constructor(seed, { trees = {} } = {}) {
    this.seed = seed;
    this.trees = trees;
    this.chance = new Chance(seed);
    this.world = new World(this.chance);
    this.network = new Network(this.world);
    this.mail = new Mail(this.world);
  }

  /** @param {string} text */
  tell(text) {
    this.story.push(`${(this.world.now / 1000).toFixed(2).padStart(8)} s  ${text}`);
  }

  /** @returns {boolean} whether links lose nothing any more */
  get isCalm() {
    return this.#calm;
  }

  /** @param {string} name */
  reach(name) {
    this.reached[name] = (this.reached[name] ?? 0) + 1;
  }

  /** @param {string} law @param {boolean} holds @param {() => string} why */
  check(law, holds, why) {
    this.laws[law] = (this.laws[law] ?? 0) + 1;
    if (!holds) throw new Broken(`${law}: ${why()}`);
  }

  /** @returns {Page} */
  get host() {
    return /** @type {Page} */ (this.pages.find(({ room }) => room && "wish" in room) ?? this.pages[0]);
  }

  async run() {
    const { chance, world } = this;
    const page = /** @type {any} */ (globalThis);
    page.RTCPeerConnection = this.network.Connection;
    page.location = { href: SITE };
    const fail = (/** @type {any} */ error) => void (this.#thrown ??= error instanceof Error ? error : new Error(String(error)));
    process.on("unhandledRejection", fail);
    world.begin();
    const [ofHost, ofGuests] = [enginesOf(this.trees.host), enginesOf(this.trees.guests)];
    try {
      const [hosts, guests] = [await modulesOf(this.trees.host), await modulesOf(this.trees.guests)];
      const people = 2 + chance.below(4);
      this.far = chance.is(0.5);
      this.pace = chance.of([0, 30, 60]);
      NAMES.slice(0, people).forEach((name, at) => {
        const around = { world, network: this.network, mail: this.mail, tell: (/** @type {string} */ text) => this.tell(text), engines: at === 0 ? ofHost : ofGuests, modules: at === 0 ? hosts : guests };
        this.pages.push(new Page(name, around));
      });
      for (const { disk, name } of this.pages) for (const [key, value] of [["name", name], ["mailbox", this.far ? "yes" : ""]]) disk.settings.set(key, value);
      await this.#begin();
      await this.#play();
    } catch (error) {
      this.tell(String(error));
      throw error;
    } finally {
      for (const one of this.pages) one.gone || one.close();
      world.end();
      process.off("unhandledRejection", fail);
    }
  }

  async #begin() {
    const { chance, pages, pages: [host] } = this;
    const robots = pages.length < 5 && chance.is(0.3) ? 1 : 0;
    const seating = [...pages.map((_, at) => ({ name: NAMES[at] ?? "", player: at === 0 ? "person" : "elsewhere" })), ...Array.from({ length: robots }, () => ({ name: "Robot", player: ROBOT }))];
    this.tell(`${pages.length} people, ${this.far ? "far away" : "in one room"}, ${this.pace || "no"} s for a decision`);
    const setup = /** @type {any} */ ({ players: seating.length, sticks: 8 + chance.below(12) });
    this.#wish = { game: "nim", setup, seating };
    await this.#openTable(host);
  }

  /** @param {Page | undefined} page */
  async #openTable(page) {
    await this.#press(page, "opens a table", ({ deps, around }) => around.modules.host.openRoom(deps, this.#wish));
    // The version before agrees on a time elsewhere.
    page?.do(() => (page.room?.agree ? page.room.agree(this.pace) : page.room?.pace?.agree(this.pace)));
  }

  /** A person presses something. @param {Page | undefined} page @param {string} what @param {(page: Page) => unknown} work */
  async #press(page, what, work) {
    if (!page || page.gone || page.frozen) return;
    this.tell(`${page.name} ${what}`);
    const done = page.do(() => Promise.resolve(work(page)));
    done.catch((error) => this.tell(`${page.name}: ${error}`));
    done.catch((error) => error?.code || (this.#thrown ??= error));
    await this.world.pass(20, () => this.#after());
  }

  async #play() {
    const { world } = this;
    const storm = world.now + STORM;
    for (; this.games < GAMES || !this.#isCalm; ) {
      await world.pass(LOOK, () => this.#after());
      if (!this.#calm && world.now < storm) await this.#fault();
      else if (!this.#calm) await this.#calmDown();
      for (const page of this.pages) await this.#act(page);
      this.#look();
    }
    await world.pass(5000, () => this.#after());
    this.#atTheEnd();
  }

  get #isCalm() {
    return this.#calm;
  }

  // The world -------------------------------------------------------------------------------------------------

  async #fault() {
    const { chance, world, pages, network } = this;
    if (!chance.is(0.12)) return;
    const page = chance.of(pages);
    const what = chance.of(["reload", "reload", "hide", "hide", "flicker", "freeze", "offline", "break", "weather", "mailbox", "reload hidden"]);
    if (page.gone || page.frozen) return;
    this.reach(what);
    this.tell(`-- ${what}${["weather", "mailbox"].includes(what) ? "" : ` (${page.name})`}`);
    const later = (/** @type {() => unknown} */ work, /** @type {number} */ most) => world.later(work, 500 + chance.below(most), undefined);
    if (what === "reload" || what === "reload hidden") {
      if (what === "reload hidden") page.turn(true);
      await world.pass(50, () => this.#after());
      page.close();
      later(() => void this.#open(page), 4000);
    } else if (what === "hide") {
      page.turn(true);
      later(() => page.turn(false), 8000);
    } else if (what === "flicker") {
      for (let at = 0; at < 6; at += 1) {
        page.turn(at % 2 === 0);
        await world.pass(120, () => this.#after());
      }
    } else if (what === "freeze") {
      page.turn(true);
      page.frozen = true;
      later(() => {
        page.frozen = false;
        network.connect();
        page.turn(false);
      }, 40_000);
    } else if (what === "offline") {
      page.offline = true;
      later(() => ((page.offline = false), network.connect()), 20_000);
    } else if (what === "break") {
      network.breakLinks(/** @type {any} */ (page.owner));
    } else if (what === "weather") {
      /** @type {Weather} */
      const weather = { slowest: chance.of([40, 200, 900]), lost: chance.of([0, 0.05, 0.2]), twice: chance.of([0, 0.1]) };
      network.weather = weather;
    } else {
      this.mail.away = true;
      later(() => (this.mail.away = false), 10_000);
    }
  }

  /** @param {Page} page @param {string} [link] */
  async #open(page, link) {
    if (!page.gone) return;
    this.tell(`${page.name} opens the page again`);
    await page.open(link).catch((error) => error?.code ? this.tell(`${page.name}: ${error}`) : (this.#thrown ??= error));
  }

  /** A person loads a page anew at which nothing happens. @param {Page} page @param {string} [link] */
  #loadAnew(page, link) {
    this.reach("loaded anew");
    this.tell(`${page.name} loads the page anew`);
    page.close();
    void this.#open(page, link);
  }

  async #calmDown() {
    this.tell("-- all is calm from now on");
    this.#calm = true;
    this.network.weather = { slowest: 40, lost: 0, twice: 0 };
    this.mail.away = false;
    for (const page of this.pages) {
      page.frozen = page.offline = false;
      page.turn(false);
      if (page.gone) void this.#open(page);
    }
    this.network.connect();
    this.#progressAt = this.world.now;
  }

  // What people do --------------------------------------------------------------------------------------------

  /** @param {Page} page */
  async #act(page) {
    const { room } = page;
    const { host } = this;
    if (page.gone || page.frozen || page.hidden) return;
    if (page.asked && !page.over && this.chance.is(0.6)) await this.#press(page, "picks", () => page.pick(this.chance));
    else if (!room && page === this.pages[0] && page === host) return this.chance.is(0.1) ? this.#openTable(page) : undefined;
    else if (!room) await this.#come(page);
    else if ("wish" in room) await this.#actAsHost(page);
    else await this.#actAsGuest(page);
  }

  /** @param {Page} page */
  async #actAsHost(page) {
    const { room } = page;
    const { state } = room;
    // There a deal waits for a device that is gone.
    if (state.dealing && page.older && this.chance.is(0.02)) return this.#loadAnew(page);
    if (state.dealing || room.closed) return;
    if (page.over) return this.#again(page);
    const away = state.seats.filter((/** @type {any} */ { guest, state: there }, /** @type {number} */ seat) => room.seating[seat]?.player === "elsewhere" && (guest === null || there === "lost"));
    // Who came to another seat leaves one empty: computers play where no person is missing.
    const allIn = this.pages.every((one) => one === page || (one.room?.id === room.id && one.room.state.stage === "in" && one.room.state.connection === "open"));
    if (!state.dealt && allIn && away.length > 0 && this.chance.is(0.1)) return this.#press(page, "starts with computers", () => room.deal());
    if (!state.dealt && room.registered && state.seats.length > 0 && away.length === 0 && state.seats.every((/** @type {any} */ { state: there }) => ["here", "bot", "open"].includes(there))) {
      if (!(page.older ? room.dealsItself : room.after?.begins) || this.chance.is(0.05)) await this.#press(page, "starts the game", () => room.deal());
      return;
    }
    const [request] = room.far.waiting;
    if (request) return this.#press(page, `lets ${request.name} in`, () => room.far.letIn(request));
    if (away.length > 0 && !room.shownLinkWanted) await this.#invite(page, away[0].seat);
    const bot = state.seats.find((/** @type {any} */ one) => one.state === "bot" && one.guest !== null && state.guests.get(one.guest)?.state === "open");
    if (bot && state.dealt) await this.#press(page, `gives ${bot.name} the seat back`, () => room.handBack(bot.seat));
  }

  /** @param {Page} page @param {number} seat */
  async #invite(page, seat) {
    const { room } = page;
    if (this.far && !room.state.dealt) {
      if (!page.farLink && room.far.offered) await this.#press(page, "shows the link for far away", () => room.far.allow());
      return;
    }
    if (room.earlier?.isComing(seat)) return;
    if (room.state.dealt || page.shownLink) {
      if (this.chance.is(page.shownLink ? 0.04 : 0.1)) await this.#press(page, "invites anew", () => (room.openList(true), room.inviting.choosePlace("room"), room.invite(seat)));
    } else await this.#press(page, "invites all", () => (room.inviting.choosePlace("room"), room.invite("all")));
  }

  /** @param {Page} page whose game is over */
  async #again(page) {
    if (this.games >= GAMES || !this.chance.is(0.3)) return;
    const heir = page.older || !page.room.handing ? -1 : page.room.state.seats.findIndex((/** @type {any} */ _seat, /** @type {number} */ at) => page.room.handing.isFor(at));
    if (heir >= 0 && this.chance.is(0.3)) return this.#press(page, "hands its part on", () => (this.reach("host's part"), page.room.handing.offer(heir)));
    await this.#press(page, "wants another game", () => page.room.againAction?.());
  }

  /** @returns {string} the link that the host shows; "" for none */
  get #link() {
    const { host } = this;
    return host.room && !host.gone ? (this.far && host.farLink) || host.shownLink : "";
  }

  /** Opens the link that the host shows. @param {Page} page */
  async #come(page) {
    const { host } = this;
    const link = this.#link;
    if (!link || !this.chance.is(0.5)) return;
    // A link for one seat is sent to its person; now and then somebody else opens it.
    const { seat } = host.room.invitation.current ?? {};
    const own = page.room?.state.seat ?? this.pages.indexOf(page);
    if (!this.far && host.room.state.dealt && typeof seat === "number" && seat !== own && this.chance.is(0.8)) return;
    await this.#press(page, "opens the link", ({ deps, around }) => around.modules.guest.openJoinScreen(deps, link));
  }

  /** @param {Page} page */
  async #actAsGuest(page) {
    const { room, room: { state } } = page;
    const { host } = this;
    if (page.over && state.stage === "in" && this.chance.is(0.05)) return this.#again(page);
    // People talk: who was left behind is told of the new link.
    if (page.over && host.room && room.id !== host.room.id && this.chance.is(0.05)) return this.#come(page);
    if (room.returning.shown && host.room && !host.gone && !host.frozen && this.chance.is(0.08)) {
      const code = room.returning.exchange.url;
      return this.#press(host, `takes ${page.name}'s return code`, () => host.room.accept(code));
    }
    if (state.stage === "in" && state.connection === "lost") return this.chance.is(0.1) ? this.#press(page, "asks for a fresh link", () => room.askAgain()) : undefined;
    // Who reads that this table is closed, or its link void, asks the friend for another one.
    if (state.stage === "far" && VOID.includes(room.far.problem) && !this.#link.includes(room.far.link.key)) return this.chance.is(0.15) ? this.#come(page) : undefined;
    // Once the devices have met, the page offers no button.
    if (state.stage === "far" && !room.far.sent && state.connection !== "waiting") return this.#press(page, "sits", () => room.far.sit());
    // There a request of an earlier link, one whose answer led nowhere, and a link that fell silent are waited for without an end.
    if (["far", "connecting"].includes(state.stage) && page.older && this.chance.is(0.03)) return this.#loadAnew(page, this.#link);
    // Who has asked presses nothing more, but for who is told to ask the friend, and is sent another link.
    const told = room.far?.waits === "far-sent-long" && this.#link && !this.#link.includes(room.far.link.key);
    if (state.stage === "far") return (page.older || told) && this.chance.is(room.far.waits === "far-sent" ? 0.02 : 0.15) ? this.#come(page) : undefined;
    if (state.stage === "reply" && state.offers.length > 1 && state.offered === null) {
      // Seats have other numbers once the host's part was handed on.
      const at = this.pages.indexOf(page);
      const own = state.offers.find((/** @type {any} */ { name }) => name.split(" ")[0] === page.name);
      const offer = own ?? state.offers.find((/** @type {any} */ { seat }) => seat === at) ?? state.offers[0];
      return this.#press(page, `takes seat ${offer.seat}`, () => room.chooseSeat(offer.seat));
    }
    if (state.stage === "reply" && page.shownLink && host.room?.accept && !host.gone && !host.frozen) {
      const reply = page.shownLink;
      if (this.chance.is(0.3)) return this.#press(host, `takes ${page.name}'s reply`, async () => (await host.room.accept(reply)) || this.tell(`${host.name} reads: ${host.room.invitation.current?.problem ?? "no invitation is open"}`));
    }
    if (["asked", "back", "reply"].includes(state.stage) && this.chance.is(0.15)) await this.#come(page);
  }

  // Laws ------------------------------------------------------------------------------------------------------

  #after() {
    this.events += 1;
    this.check("an evening ends", this.events < MOST_EVENTS, () => `${this.events} events in ${this.world.now / 1000} s`);
    if (this.#thrown) throw this.#thrown;
    for (const page of this.pages) {
      page.draw();
      const { room, runner } = page;
      this.check("no page reads of a fault of the program", page.older || !page.said.some((text) => OURS.includes(text)), () => `${page.name} reads ${page.said.at(-1)}`);
      if (runner?.summary.over && !this.#finished.has(runner.match)) {
        this.#finished.add(runner.match);
        this.games += 1;
        this.tell(`-- game ${this.games} is over`);
        this.reach("game over");
      }
      if (!room?.state?.seats) continue;
      this.#sentences.hear(page);
      const guests = room.state.seats.flatMap((/** @type {any} */ { guest }) => (guest === null ? [] : [guest]));
      this.check("no guest has two seats", new Set(guests).size === guests.length, () => `${page.name} is told ${JSON.stringify(room.state.seats)}`);
    }
  }

  /** What holds at each look of the people. */
  #look() {
    const { host, world } = this;
    const game = host.runner?.summary;
    const stages = this.pages.map(({ room }) => room?.state?.stage ?? "");
    const progress = JSON.stringify([this.games, game?.match, game?.number, host.room?.state?.dealt, host.room?.state?.seats?.map((/** @type {any} */ { state }) => state), stages]);
    if (progress !== this.#progress || !this.#calm) this.#progressAt = world.now;
    this.#progress = progress;
    this.check("something comes forward once it is calm", world.now - this.#progressAt < MOST_STILL, () => `nothing for ${MOST_STILL / 1000} s: ${progress}`);
    this.check("an evening ends", world.now < MOST_EVENING, () => progress);
    this.#sentences.look();
    if (!this.#calm) return;
    const { pace } = host.room ?? {};
    const seat = pace?.facts?.seat ?? null;
    // What it said of its page may have been lost before it was calm.
    const waited = this.pages.find(({ room }) => room && room.id === host.room?.id && room.state.seat === seat) ?? host;
    const awake = seat !== null && this.#sentences.awake(waited) >= SENT_AGAIN && ["here", "open"].includes(host.room.state.seats[seat]?.state) && this.pages.every((page) => !page.hidden && !page.frozen && !page.offline);
    this.#awake = awake ? this.#awake + 1 : 0;
    if (this.#awake > AWAKE) this.check("the agreed time runs where all are here", !pace.facts?.stopped, () => `it stands for seat ${seat}: ${progress}`);
  }

  #atTheEnd() {
    for (const page of this.pages) {
      const { verdict, verdicts } = page.room?.state ?? {};
      for (const one of [verdict, ...(verdicts ?? [])]) {
        if (!one) continue;
        this.reach("verdict");
        this.check("verdicts are sound", one.faults.length === 0, () => `${page.name}: ${JSON.stringify(one.faults)}`);
      }
    }
  }
}
