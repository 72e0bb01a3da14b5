// @ts-check
// A page of a simulation: the real rooms, runner and connections of the page over the real engine, without a screen. What the browser
// keeps outlives a reload. A person presses what the methods name.
/** @import { RoomDeps } from "../../../web/app/online/deps.js" */
/** @import { Network } from "./network.js" */
/** @import { Engines } from "./engines.js" */
/** @import { World } from "./world.js" */
/** @import { Modules } from "./versions.js" */
/** @import { SeatPort, TableFacts } from "../../../web/runner/port.js" */
/** @import { Chair, Update } from "../../../web/types.js" */

/** How long the engine takes for a call, in milliseconds of the simulation. */
const ENGINE_TIME = 3;
const SITE = "https://site.example/";
const MAILBOX = "https://box.example";

/** Each opened page has an engine of its own. */
let lives = 0;

/** A seat on the page: what it was told last. */
class Seen {
  /** @type {Update | null} */
  update = null;
  /** @type {TableFacts | null} */
  table = null;

  /** @param {SeatPort} port */
  constructor(port) {
    this.port = port;
    port.onUpdate = (update) => this.#take(update);
    port.onTable = (table) => void (this.table = table);
    port.onRefusal = () => undefined;
  }

  /** @param {Update} update as the page's session folds it */
  #take(update) {
    const known = this.update ?? { line: 0, number: -1 };
    if (update.line < known.line && update.after >= 0) return;
    if (update.after > known.number) this.port.since(known.line, known.number);
    else this.update = update;
  }
}

export class Page {
  frozen = false;
  gone = false;
  offline = false;
  hidden = false;
  /** What a person at this page answers. */
  agrees = true;
  /** What the browser keeps. */
  disk = { settings: new Map(), matches: new Map(), spares: new Map(), tab: /** @type {Record<string, string | null>} */ ({}) };
  /** What the page has said to its person since it was opened. @type {string[]} */
  said = [];
  /** What its views have returned. @type {unknown[]} */
  drawn = [];
  /** @type {any} */
  room = null;
  /** @type {any} the match that this device runs */
  runner = null;
  /** The seats of people here, or the one that is watched. @type {Map<number | null, Seen>} */
  seats = new Map();

  /**
   * @param {string} name
   * @param {{world: World, network: Network, engines: Engines, modules: Modules, mail: import("./mail.js").Mail, tell: (text: string) => void}} around
   */
  constructor(name, around) {
    this.name = name;
    this.around = around;
    this.engineName = "";
    /** The calls of its rooms to the engine. @type {[string, any][]} */
    this.calls = [];
    /** @type {Set<any>} */
    this.turned = new Set();
    /** @type {Set<any>} */
    this.left = new Set();
    this.deps = /** @type {RoomDeps} */ ({});
    this.#begin();
  }

  /** The browser itself: what happens there belongs to the page that is open now. */
  #begin() {
    lives += 1;
    const page = this;
    /** @type {import("./network.js").Device} */
    this.owner = {
      get name() {
        return page.name;
      },
      get frozen() {
        return page.frozen;
      },
      get offline() {
        return page.offline;
      },
      gone: false,
    };
    this.room = this.runner = null;
    this.seats = new Map();
    this.said = [];
    this.drawn = [];
    this.turned = new Set();
    this.left = new Set();
    /** @type {((reply: string) => Promise<boolean>) | null} */
    this.listener = null;
    /** @type {object | null} what the form for the next game was opened with */
    this.form = null;
    this.engineName = `${this.name} ${lives}`;
    this.deps = this.do(() => this.#deps());
  }

  /** @returns {boolean} whether this device has the version before, whose faults stay: its people load the page anew */
  get older() {
    return this.around.modules.older;
  }

  /** @param {string} method @returns {any[]} the parameters of all calls of a method */
  called(method) {
    return this.calls.filter(([name]) => name === method).map(([, { now: _now, room: _room, ...params }]) => params);
  }

  /** @template T @param {() => T} work @returns {T} */
  do(work) {
    return this.around.world.as(/** @type {any} */ (this.owner), work);
  }

  /** The page goes; the browser keeps what was stored. */
  close() {
    /** @type {any} */ (this.owner).gone = true;
    this.around.network.drop(/** @type {any} */ (this.owner));
    this.around.engines.end(this.engineName);
    this.gone = true;
  }

  /** The page is opened again: it finds its way back, as the real one does. @param {string} [link] that opens it */
  async open(link = "") {
    this.gone = this.frozen = this.hidden = false;
    this.#begin();
    const { disk, deps, around: { modules } } = this;
    await this.do(async () => {
      if (link) return modules.guest.openJoinScreen(deps, link);
      if (disk.tab["room"]) return modules.guest.openJoinScreen(deps, "");
      if (await modules.host.reopenRoom(deps)) return undefined;
      return this.#resume();
    });
  }

  /** A person continues the match that this device runs, if there is one. */
  async #resume() {
    const rows = [...this.disk.matches.values()].filter(({ summary }) => !summary.over && summary.seating.some((/** @type {Chair} */ { player }) => player === "elsewhere"));
    const row = rows.at(-1);
    if (!row) return;
    const result = await this.engine.call("open", { save: row.save });
    await this.around.modules.host.resumeRoom(this.deps, result.keep.summary);
    await this.#sit({ result, row, release: () => undefined });
  }

  /** The browser turns the page. @param {boolean} hidden */
  turn(hidden) {
    if (this.hidden === hidden) return;
    this.hidden = hidden;
    this.do(() => {
      if (hidden) for (const listen of this.left) listen();
      for (const listen of this.turned) listen(hidden);
    });
  }

  // What the page has -----------------------------------------------------------------------------------------

  /** @returns {any} */
  get engine() {
    const { around: { world, engines }, engineName, owner } = this;
    const send = (/** @type {"peer" | "handle"} */ to) => (/** @type {string} */ method, /** @type {object} */ params) => new Promise((resolve, reject) => {
      if (to === "peer") this.calls.push([method, params]);
      world.later(() => {
        const answer = JSON.parse(engines.call(engineName, to, JSON.stringify({ id: 1, method, params })));
        if (answer.ok) resolve(answer.result);
        else reject(Object.assign(new Error(`${method} ${answer.error.code} ${JSON.stringify(answer.error.args)}`), { code: answer.error.code, args: answer.error.args }));
      }, ENGINE_TIME, owner);
    });
    return { call: send("handle"), peer: send("peer"), addAll: async () => undefined };
  }

  /** @param {string} text */
  #say(text) {
    this.said.push(text);
    this.around.tell(`${this.name} reads: ${text}`);
  }

  /** @param {unknown} error */
  #failed(error) {
    const { code = "", message = "", stack } = /** @type {any} */ (error);
    // A refusal has a sentence; anything else is a fault of the program.
    if (!code) throw Object.assign(new Error(`${this.name}: ${message}`), { stack });
    this.#say(`error-${code}`);
  }

  /** @returns {RoomDeps} */
  #deps() {
    const page = this;
    const { disk, around: { modules, mail, world } } = this;
    const tab = (/** @type {string} */ name) => ({ get: () => disk.tab[name] ?? null, set: (/** @type {string} */ text) => void (disk.tab[name] = text), clear: () => void (disk.tab[name] = null) });
    const listening = (/** @type {Set<any>} */ set) => (/** @type {any} */ listen) => (set.add(listen), () => void set.delete(listen));
    const rowOf = (/** @type {any} */ id) => structuredClone(disk.matches.get(String(id)));
    return {
      draw: () => undefined,
      toast: (text) => page.#say(text),
      offer: ({ text }) => page.#say(text),
      failed: (error) => page.#failed(error),
      errorText: (error) => `error-${/** @type {any} */ (error).code ?? error}`,
      confirm: async (title) => (page.around.tell(`${page.name} is asked: ${title}`), page.agrees),
      toTop: () => undefined,
      room: () => page.room,
      screens: /** @type {any} */ ({ arrived: "", is: () => false, follow: () => {} }),
      setRoom: (room) => void (page.room = room),
      opening: async (work) => void (await work),
      engineStarted: Promise.resolve(),
      engineReady: () => true,
      engine: () => page.engine,
      game: { use: async () => undefined, preload: () => undefined, setupText: () => "", computer: () => "random" },
      table: {
        isOpen: () => page.seats.size > 0,
        isPlaying: () => page.seats.size > 0 && !page.over,
        seat: () => (page.seats.size > 0 ? [...page.seats.keys()][0] : undefined),
        sit: (opened) => page.#sit(opened),
        replace: async (opened) => (page.#clear(), page.#sit(opened)),
        join: async (port, table) => {
          const seen = new Seen(port);
          port.tell(table);
          page.seats = new Map([[port.seat, seen]]);
        },
        leave: () => page.leave(),
        review: () => /** @type {any} */ ({ close: async () => undefined }),
      },
      nextForm: { open: async (before) => void (page.form = before), isOpen: () => page.form !== null },
      matches: {
        create: async (match, name) => ({ result: await page.engine.call("create", { match: name, ...match }), row: null, release: () => undefined }),
        open: async (name) => {
          const row = rowOf(name);
          return { result: await page.engine.call("open", { save: row.save }), row, release: () => undefined };
        },
        openSave: async (save, name) => ({ result: await page.engine.call("open", { save }), row: rowOf(name) ?? null, release: () => undefined }),
        takeIn: (save, own) => modules.matches.takeIn(page.engine, save, async () => "replace", own, {
          getMatch: async (id) => (rowOf(id) ? { id, row: rowOf(id), raw: rowOf(id) } : null),
          putMatch: (row) => page.put(row),
          claim: async () => () => undefined,
        }),
        refreshList: async () => undefined,
      },
      settings: { get: async (name) => disk.settings.get(name) ?? null, set: async (name, value) => void disk.settings.set(name, value), change: async (name, change) => disk.settings.set(name, change(disk.settings.get(name) ?? "")) },
      tabRoom: tab("room"),
      tabTable: tab("table"),
      reserve: async () => () => undefined,
      createInvitation: modules.invitation.createInvitation,
      createGroupInvitation: modules.invitation.createGroupInvitation,
      createReply: modules.invitation.createReply,
      readInvitation: modules.invitation.readInvitation,
      watchLocalNetwork: async (changed) => changed(""),
      siteServers: async () => [],
      siteMailboxes: async () => [MAILBOX],
      openBox: (origins, key, purpose, options) => modules.mailbox.openBox(origins, key, purpose, mail.askedBy(/** @type {any} */ (page.owner)), options),
      newReconnector: (room, owner) => new modules.reconnector.Reconnector({
        all: async () => [...disk.spares].filter(([name]) => name.startsWith(`${room} `)).map(([, kept]) => kept),
        put: async (kept) => void disk.spares.set(`${room} ${kept.name}`, kept),
        drop: async (name) => void disk.spares.delete(`${room} ${name}`),
      }, owner),
      newTextExchange: () => /** @type {any} */ ({ url: "", copied: false, show(/** @type {string} */ url, { copy } = { copy: false }) { Object.assign(this, { copied: copy || (this.copied && url === this.url), url }); }, stopScan() {}, close() { this.url = ""; } }),
      listenForReplies: (take) => ((page.listener = take), () => void (page.listener = null)),
      sendReply: async () => false,
      newWakeLock: () => ({ want: () => undefined }),
      onPageVisible: (listen) => listening(page.turned)((/** @type {boolean} */ hidden) => hidden || listen()),
      onPageLeft: listening(page.left),
      isPageHidden: () => page.hidden,
      onPageTurned: listening(page.turned),
      chatInSight: () => false,
      scrollToInvitation: () => undefined,
      newGuestRoom: (deps) => new modules.guest.GuestRoom(deps),
      fillScreen: () => () => undefined,
      ...{ world },
    };
  }

  /** @param {any} row */
  async put(row) {
    this.disk.matches.set(row.id, structuredClone(row));
  }

  /** Takes a match from the page. */
  #clear() {
    this.runner?.close?.();
    this.runner = null;
    this.seats = new Map();
  }

  /** @param {import("../../../web/runner/stored-matches.js").Opened} opened */
  async #sit({ result, row, release }) {
    const page = this;
    const runner = new this.around.modules.runner.MatchRunner({
      engine: this.engine,
      putMatch: (/** @type {any} */ stored) => page.put(stored),
      failed: (/** @type {unknown} */ error) => page.#failed(error),
      release,
      remotePort: (/** @type {number} */ seat) => page.room?.remotePort(seat) ?? null,
      afterResult: () => page.room?.afterResult(),
    }, result, row);
    this.runner = runner;
    this.seats = new Map([...runner.here].map(([seat, port]) => [seat, new Seen(port)]));
    runner.onPort = (/** @type {SeatPort} */ port) => void this.seats.set(port.seat, new Seen(port));
    const begun = runner.begin(result);
    this.room?.attach(runner);
    await begun;
  }

  async leave() {
    const { room } = this;
    this.#clear();
    this.room = null;
    await room?.close(false);
  }

  // What a person sees and does -------------------------------------------------------------------------------

  /** @returns {boolean} whether the game on the page is over */
  get over() {
    const [seen] = this.seats.values();
    return seen?.update?.over ?? false;
  }

  /** @returns {[number, Seen] | null} the seat of this page that is asked */
  get asked() {
    for (const [seat, seen] of this.seats) if (seat !== null && seen.update?.ask) return [seat, seen];
    return null;
  }

  /** Answers by chance. @param {import("./world.js").Chance} chance */
  pick(chance) {
    const { asked } = this;
    const ask = asked?.[1].update?.ask;
    if (!asked || !ask) return;
    this.do(() => asked[1].port.pick(ask.id, [chance.of(ask.options).id]));
  }

  /** Draws what is on the page: each state has a screen. */
  draw() {
    const { room } = this;
    if (!room || room.closed) return;
    this.do(() => {
      this.drawn = [room.screen(), room.absenceView(this.runner?.summary.waiting ?? room.state?.table?.waiting ?? null), room.verdictView()];
    });
  }

  /** @returns {string} the link that the page shows */
  get shownLink() {
    return this.room?.exchange.url ?? "";
  }

  /** @returns {string} a link for the table far away */
  get farLink() {
    return this.room?.far?.exchange?.url ?? "";
  }
}

export { MAILBOX, SITE };
