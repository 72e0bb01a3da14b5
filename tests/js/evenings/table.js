// @ts-check
// A table of friends at which nothing goes wrong by itself: the real rooms of all devices over the real engine. A test presses, lets time
// pass, and looks at what each page has.
import assert from "node:assert/strict";
import { enginesOf } from "./evening.js";
import { Mail } from "./mail.js";
import { Network } from "./network.js";
import { openBox } from "../../../web/peer/mailbox.js";
import { MAILBOX, Page, SITE } from "./page.js";
import { modulesOf } from "./versions.js";
import { Chance, World } from "./world.js";

/** @import { TestContext } from "node:test" */

const NAMES = ["Olha", "Ada", "Bob", "Cy"];
/** Milliseconds until a press has done what it does at once. */
const SOON = 500;

/** What a table begins with. @typedef {object} Wish
 * @property {string[]} [players] of each chair, as the form gives them
 * @property {string[]} [names] of the chairs
 * @property {number} [sticks] of the short game
 */

export class Table {
  /** @type {Page[]} */
  pages = [];
  #chance = new Chance(7);
  world = new World(this.#chance);
  network = new Network(this.world);
  mail = new Mail(this.world);
  /** What happened, for who debugs a test. @type {string[]} */
  story = [];

  /** @param {import("./versions.js").Modules} modules */
  constructor(modules) {
    this.modules = modules;
  }

  /** @param {TestContext} context */
  static async begin(context) {
    const table = new Table(await modulesOf());
    const page = /** @type {any} */ (globalThis);
    page.RTCPeerConnection = table.network.Connection;
    page.location = { href: SITE };
    table.world.begin();
    /** @type {unknown} */
    let thrown = null;
    const fail = (/** @type {unknown} */ error) => void (thrown ??= error);
    process.on("unhandledRejection", fail);
    context.after(async () => {
      for (const one of table.pages) one.gone || one.close();
      await table.world.settle();
      table.world.end();
      process.off("unhandledRejection", fail);
      delete page.RTCPeerConnection;
      delete page.location;
      if (thrown) throw thrown;
    });
    return table;
  }

  /** A device whose page is open, without a room. @param {string} name @param {Record<string, string>} [settings] that its browser has stored */
  device(name, settings = {}) {
    const { world, network, mail, modules } = this;
    const around = { world, network, mail, engines: enginesOf(), modules, tell: (/** @type {string} */ text) => void this.story.push(text) };
    const page = new Page(name, around);
    for (const [key, value] of Object.entries({ name, ...settings })) page.disk.settings.set(key, value);
    this.pages.push(page);
    return page;
  }

  /** @param {Wish} [wish] */
  wish({ players = ["person", "elsewhere", "elsewhere", "random"], names = NAMES, sticks = 12 } = {}) {
    const seating = players.map((player, seat) => ({ name: names[seat] ?? "", player }));
    return { game: "nim", setup: /** @type {any} */ ({ players: players.length, sticks }), seating };
  }

  /** A host that waits for its friends. @param {Wish} [wish] @param {Record<string, string>} [settings] @returns {Promise<Page>} */
  async host(wish = {}, settings = {}) {
    const page = this.device("Olha", settings);
    await this.press(page, () => page.around.modules.host.openRoom(page.deps, this.wish(wish)));
    return page;
  }

  /** @param {number} milliseconds */
  async pass(milliseconds) {
    await this.world.settle();
    await this.world.pass(milliseconds);
  }

  /** A person presses something. @template T @param {Page} page @param {() => T} work @returns {Promise<Awaited<T>>} */
  async press(page, work) {
    /** @type {{value?: Awaited<T>, error?: unknown}} */
    const done = {};
    page.do(() => Promise.resolve(work())).then((value) => (done.value = value), (error) => (done.error = error));
    await this.pass(SOON);
    if (done.error) throw done.error;
    return /** @type {Awaited<T>} */ (done.value);
  }

  /** A link is opened at a device. @param {Page} page @param {string} link */
  async open(page, link) {
    await this.press(page, () => page.around.modules.guest.openJoinScreen(page.deps, link));
  }

  /** The host shows one link for all who are missing. @param {Page} host @returns {Promise<string>} */
  async link(host) {
    const { room } = host;
    await this.press(host, () => (room.inviting.choosePlace("room"), room.inviting.wanted === "all" || room.invite("all")));
    return host.shownLink;
  }

  /** A friend opens the host's link, and its reply is carried back. @param {Page} host @param {Page} page @param {number | null} [seat] where the link is for several @param {string} [link] */
  async join(host, page, seat = null, link = "") {
    await this.open(page, link || host.shownLink || (await this.link(host)));
    if (seat !== null && page.room.state.offers.length > 1) await this.press(page, () => page.room.chooseSeat(seat));
    assert.equal(await this.press(host, () => host.room.accept(page.shownLink)), true);
    await this.pass(1000);
    assert.equal(page.room.state.stage, "in");
    return page;
  }

  /** Friends come to the seats 1, 2 and on. @param {Page} host @param {number} count */
  async friends(host, count) {
    const pages = [];
    for (let seat = 1; seat <= count; seat += 1) pages.push(await this.join(host, this.device(NAMES[seat] ?? ""), seat));
    return pages;
  }

  /** @param {Page} host */
  async deal(host) {
    await this.press(host, () => host.room.deal());
    await this.pass(1000);
  }

  /** All play by chance until the game is over, or so many looks have passed. @param {number} [looks] */
  async play(looks = 300) {
    for (let look = 0; look < looks && this.pages.some((page) => page.asked); look += 1) {
      for (const page of this.pages) if (page.asked && !page.gone) page.pick(this.#chance);
      await this.pass(SOON);
    }
  }

  /** A box of the mailbox, as anyone who has the key opens it. @param {string} key @param {string} purpose @param {import("../../../web/peer/mailbox.js").BoxOptions} [options] */
  box(key, purpose, options) {
    return openBox([MAILBOX], key, purpose, this.mail.askedBy({ offline: false }), options);
  }

  /** A host whose friends are far away, and its link. @param {Wish} [wish] @returns {Promise<{host: Page, link: string}>} */
  async farHost(wish) {
    const host = await this.host(wish);
    await this.press(host, () => host.room.far.allow());
    return { host, link: host.farLink };
  }

  /** A friend far away opens the link, and asks for a seat. @param {string} link @param {string} name @param {Record<string, string>} [settings] */
  async knock(link, name, settings) {
    const page = this.device(name, settings);
    await this.open(page, link);
    await this.press(page, () => void page.room.far.sit());
    await this.pass(1500);
    return page;
  }

  /** The host lets the first one in who waits. @param {Page} host */
  async letIn(host) {
    await this.press(host, () => host.room.far.letIn(host.room.far.waiting[0]));
    await this.pass(4000);
  }

  /** A page is loaded anew. @param {Page} page @param {number} [away] milliseconds */
  async reload(page, away = 200) {
    page.turn(true);
    page.close();
    await this.pass(away);
    await this.reopen(page);
  }

  /** @param {Page} page @param {string} [link] that opens it */
  async reopen(page, link) {
    void page.open(link);
    await this.pass(10_000);
  }

  /** Has the engine refuse the next call of a method. @param {Page} page @param {string} method @param {string} code */
  refuse(page, method, code) {
    const { engine } = page.deps;
    page.deps.engine = () => {
      const real = engine();
      const peer = (/** @type {any} */ called, /** @type {any} */ params) => {
        if (called !== method) return real.peer(called, params);
        page.deps.engine = engine;
        return Promise.reject(Object.assign(new Error(code), { code, args: {} }));
      };
      return { ...real, peer: /** @type {any} */ (peer) };
    };
  }
}

/** What a page shows, as text. @param {unknown} drawn */
export const shown = (drawn) => JSON.stringify(drawn) ?? "";
