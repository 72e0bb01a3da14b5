// @ts-check
// Makes fakes for tests of rooms: a page, an engine and a browser that note what is asked of them, and links in memory.
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { noFacts } from "../../web/peer/connection-facts.js";
import { isReturnCode } from "../../web/peer/return-code.js";
import { MatchRunner } from "../../web/runner/match-runner.js";
import { joinEvenings } from "./evening-fake.js";
import { result } from "./kit.js";

/** @import { RoomDeps } from "../../web/app/online/deps.js" */
/** @import { Chair, PeerAnswer } from "../../web/types.js" */

/** What an answer of the peer protocol has besides nothing. @typedef {Partial<PeerAnswer> | Error} Scripted */

/** Lets everything that is ready go on, whether or not time is mocked. */
export async function settle() {
  do await new Promise((resolve) => setImmediate(resolve));
  while (ciphers > 0);
}

/** How many operations of WebCrypto are under way: they end in threads of their own. */
let ciphers = 0;
const { subtle } = crypto;
Object.defineProperty(crypto, "subtle", {
  configurable: true,
  value: new Proxy(subtle, {
    get: (of, name) => async (/** @type {any[]} */ ...taken) => {
      ciphers += 1;
      try {
        return await /** @type {any} */ (of)[name](...taken);
      } finally {
        ciphers -= 1;
      }
    },
  }),
});

/** A link to another device: it keeps what was sent, and says what it is told to. */
export class FakeLink {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {string[]} */
    this.sent = [];
    this.closed = false;
    /** @type {import("../../web/peer/link.js").LinkState} */
    this.state = "connecting";
    this.onText = (/** @type {string} */ _text) => {};
    this.onState = (/** @type {string} */ _state) => {};
    this.opened = new Promise((resolve, reject) => {
      this.open = () => {
        this.state = "open";
        resolve(undefined);
      };
      this.fail = (/** @type {Error} */ error) => {
        this.state = "closed";
        reject(error);
      };
    });
    this.opened.catch(() => undefined);
  }

  /** @returns {Promise<import("../../web/peer/connection-facts.js").ConnectionFacts>} */
  async facts() {
    return noFacts();
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
    return true;
  }

  close() {
    this.closed = true;
    this.fail(Object.assign(new Error("closed"), { code: "link-unreachable" }));
  }

  /** @returns {import("../../web/peer/link.js").Link} */
  get link() {
    return /** @type {any} */ (this);
  }
}

/** A text exchange that shows a link, and says whether it is copied. */
class FakeExchange {
  url = "";
  copied = false;

  /** @param {string} url @param {{copy: boolean}} [wish] */
  show(url, { copy } = { copy: false }) {
    this.copied = copy || (this.copied && url === this.url);
    this.url = url;
  }

  stopScan() {}

  close() {
    this.url = "";
  }
}

/** @param {string} code */
export const refusal = (code) => Object.assign(new Error(code), { code, args: {} });

/** What a guest says that the host answers. */
const REQUESTS = ["more-time", "again", "reply", "return-code"];

/** A page of which a room is given all it needs; `done` has what it did, in order. */
/** Mailboxes that several pages may share. */
export class FakeMail {
  /** @type {Map<string, any[]>} */
  boxes = new Map();
  /** How often a page has asked. */
  asked = 0;
  /** Why no mailbox takes or tells anything now; "" for nothing. */
  away = "";
  /** How each look into a box waits; null: not. @type {[string, import("../../web/peer/mailbox.js").Wait | null][]} */
  looks = [];

  #ask() {
    this.asked += 1;
    if (this.away) throw Object.assign(new Error(this.away), { code: this.away });
  }

  /** @param {string} name */
  open(name) {
    const texts = this.boxes.get(name) ?? [];
    this.boxes.set(name, texts);
    let read = 0;
    return {
      post: async (/** @type {object} */ told) => void (this.#ask(), texts.push(told)),
      fetch: async (/** @type {import("../../web/peer/mailbox.js").Wait | undefined} */ wait = undefined) => (this.looks.push([name.split(" ")[1] ?? "", wait ?? null]), this.#ask(), texts.slice(read, (read = texts.length))),
    };
  }
}

export class FakePage {
  constructor() {
    /** @type {string[]} */
    this.done = [];
    /** @type {[string, any][]} calls of the peer protocol */
    this.calls = [];
    /** @type {[string, any][]} calls of the engine about a match */
    this.engineCalls = [];
    /** @type {Record<string, Scripted[]>} answers of the peer protocol, by method */
    this.script = {};
    /** @type {Record<string, unknown[]>} answers of the engine, by method */
    this.engineAnswers = {};
    /** @type {Map<string, string>} */
    this.settings = new Map();
    /** @type {string | null} */
    this.tabRoom = null;
    this.tabTable = "";
    /** The tables that a tab has. @type {Set<string>} */
    this.reserved = new Set();
    this.leavePage = () => {};
    /** @type {any} */
    this.room = null;
    /** @type {MatchRunner | null} */
    this.host = null;
    this.over = false;
    this.hidden = false;
    this.turn = (/** @type {boolean} */ _hidden) => {};
    this.agrees = true;
    /** @type {import("../../web/peer/local-network.js").LocalNetwork} */
    this.localNetwork = "";
    this.tellLocalNetwork = (/** @type {import("../../web/peer/local-network.js").LocalNetwork} */ _state) => {};
    /** How many ends the reconnector can call after a reload. */
    this.known = 0;
    /** @type {string[]} */
    this.siteMailboxes = [];
    this.mail = new FakeMail();
    /** What the reconnector says of a return code. @type {(text: string) => boolean} */
    this.takeReturn = isReturnCode;
    /** @type {any} what a new invitation or reply is made from */
    this.invitation = null;
    /** @type {any} */
    this.reply = null;
    /** @type {any[]} the seats of the invitation that is opened */
    this.offers = [];
    /** @type {import("../../web/peer/servers.js").SiteServer[]} */
    this.siteServers = [];
    /** @type {((reply: string) => Promise<boolean>) | null} */
    this.listener = null;
    /** @type {import("../../web/peer/reconnector.js").Owner | null} */
    this.owner = null;
    /** @type {() => void} */
    this.wakeUp = () => undefined;
    this.startEngine = () => {};
    /** @type {import("../../web/app/new-game/new-game-controller.js").GameBefore | null} what the form for the next game was opened with */
    this.nextForm = null;
    /** The button of the latest message that has one. @type {() => void} */
    this.offered = () => undefined;
    /** The number of the latest request to the host. */
    this.request = 0;
    /** Whether the store takes no match; until when it does not answer; what it has taken. */
    this.full = false;
    this.storing = Promise.resolve();
    /** Until when the engine makes no match. */
    this.making = Promise.resolve();
    /** @type {import("../../web/store/matches.js").Row[]} */
    this.rows = [];
    this.engineStarted = new Promise((resolve) => (this.startEngine = () => resolve(undefined)));
  }

  /** @param {string} method @returns {any[]} the parameters of all calls of a method, without those that every call has */
  called(method) {
    return this.calls.filter(([name]) => name === method).map(([, { now: _now, room: _room, ...params }]) => params);
  }

  /** @param {string} start @returns {string[]} what was done that begins with these words */
  did(start) {
    return this.done.filter((line) => line.startsWith(start));
  }

  /**
   * An answer that the next call of the method gets.
   * @param {string} method
   * @param {Scripted} answer
   */
  answer(method, answer) {
    (this.script[method] ??= []).push(answer);
  }

  /** Has the host answer the latest request of this guest. @param {string | null} code */
  async answered(code) {
    await this.happen(/** @type {any} */ ({ kind: "answered", request: this.request, code }));
  }

  /**
   * Has the engine say something by itself: as the answer to a tick.
   * @param {...PeerAnswer["events"][number]} events
   */
  async happen(...events) {
    this.answer("tick", { events });
    await this.room.call("tick");
    await settle();
  }

  /** @returns {RoomDeps} */
  get deps() {
    const page = this;
    const note = (/** @type {string} */ line) => void page.done.push(line);
    return {
      draw: () => undefined,
      toast: (text) => note(`toast ${text}`),
      offer: ({ text, label, press }) => (note(`offer ${text}: ${label}`), void (this.offered = press)),
      failed: (error) => note(`failed ${/** @type {Error} */ (error).message}`),
      errorText: (error) => /** @type {any} */ (error).code ?? String(error),
      confirm: async (title) => (note(`confirm ${title}`), page.agrees),
      toTop: () => undefined,
      room: () => page.room,
      screens: { arrived: "", is: () => false, follow: () => {} },
      setRoom: (room) => void (page.room = room),
      engineStarted: page.engineStarted,
      engineReady: () => true,
      engine: () => ({
        peer: (method, params) => page.#peer(method, params),
        call: (method, params) => page.#engine(method, params),
        addAll: async () => note("all games"),
      }),
      game: {
        use: async (id) => note(`game ${id}`),
        preload: () => note("preload"),
        setupText: () => "setup",
        computer: () => "normal",
      },
      table: {
        isOpen: () => page.host !== null,
        isPlaying: () => page.host !== null && !page.over,
        seat: () => (page.host ? 0 : undefined),
        sit: (opened) => page.sit(opened),
        replace: async (opened) => (note("replace"), page.sit(opened)),
        join: async (port, table, game) => {
          note(`join ${game} ${table.match}`);
          port.onUpdate = ({ number }) => note(`update ${number}`);
          port.onRefusal = ({ code }) => note(`refused ${code}`);
          port.onTable = () => note("table");
        },
        leave: async () => {
          note("leave");
          const { room } = page;
          page.room = null;
          await room?.close(false);
        },
        review: () => /** @type {any} */ ({ close: async () => note("closed the finished match") }),
      },
      nextForm: { open: async (before) => void (page.nextForm = before), isOpen: () => page.nextForm !== null },
      matches: {
        create: async (match, name) => {
          note(`create ${name} ${match.seed} ${match.seating.map((chair) => `${chair.name}:${chair.player}`)}`);
          await page.making;
          return { result: result(0, { match: name, seating: match.seating }), row: null, release: () => undefined };
        },
        open: async (name) => ({ result: result(3, { match: name, seating: SEATING }), row: null, release: () => undefined }),
        openSave: async (save, name) => (note(`open ${save}`), { result: result(3, { match: name, seating: SEATING }), row: null, release: () => undefined }),
        takeIn: async (save, own) => note(`take in ${save} ${own ?? ""}`),
        refreshList: async () => note("refresh"),
      },
      settings: { get: async (name) => page.settings.get(name) ?? null, set: async (name, value) => Boolean(page.settings.set(name, value)), change: async (name, change) => page.settings.set(name, change(page.settings.get(name) ?? "")) },
      tabRoom: { get: () => page.tabRoom, set: (room) => void (page.tabRoom = room), clear: () => void (page.tabRoom = null) },
      tabTable: { get: () => page.tabTable, set: (table) => void (page.tabTable = table), clear: () => void (page.tabTable = "") },
      reserve: async (name) => (page.reserved.has(name) ? null : (page.reserved.add(name), () => void page.reserved.delete(name))),
      createInvitation: async ({ room, token, servers }) => {
        note(`invitation ${room} ${token} ${servers.length}`);
        return page.invitation ?? new FakeInvitation(page, token);
      },
      createGroupInvitation: async ({ room, token, seats, servers }) => {
        note(`invitation ${room} ${token} for ${seats.map(({ seat, name }) => `${seat} ${name}`)} ${servers.length}`);
        return /** @type {any} */ (seats.map(({ seat }) => new FakeInvitation(page, `${token}${seat}`, `good for ${seat}`, `https://site/#join=${token}`)));
      },
      watchLocalNetwork: async (changed) => void (this.tellLocalNetwork = changed)(this.localNetwork),
      readInvitation: () => {
        if (page.reply instanceof Error) throw page.reply;
        return { room: page.reply.room, offers: page.offers };
      },
      createReply: async (text, { servers }) => {
        if (page.reply instanceof Error) throw page.reply;
        note(servers.length > 0 ? `reply to ${text} with ${servers.length}` : `reply to ${text}`);
        return page.reply;
      },
      siteServers: async () => page.siteServers,
      siteMailboxes: async () => page.siteMailboxes,
      openBox: async (_origins, key, purpose, _options) => page.mail.open(`${key} ${purpose}`),
      newReconnector: (_room, owner) => {
        page.owner = owner;
        return {
          guard: (link) => note(`guard ${link.id}`),
          comeBack: async () => (note("call back"), page.known),
          settle: () => note("settle"),
          takeReturn: async (text) => page.takeReturn(text),
          serve: (next) => void (page.owner = next),
          close: async (final) => note(`forget ${final}`),
        };
      },
      newTextExchange: () => /** @type {any} */ (new FakeExchange()),
      listenForReplies: (take) => {
        page.listener = take;
        return () => void (page.listener = null);
      },
      sendReply: async () => false,
      newWakeLock: () => ({ want: () => undefined }),
      onPageVisible: (listen) => {
        page.wakeUp = listen;
        return () => void (page.wakeUp = () => undefined);
      },
      onPageLeft: (listen) => {
        page.leavePage = listen;
        return () => void (page.leavePage = () => {});
      },
      isPageHidden: () => page.hidden,
      onPageTurned: (listen) => {
        page.turn = listen;
        return () => void (page.turn = () => undefined);
      },
      chatInSight: () => false,
      scrollToInvitation: () => undefined,
      opening: async (work) => void (await work),
      newGuestRoom: (deps) => new GuestRoom(deps),
      fillScreen: () => {
        note("fill the screen");
        return () => note("usual size");
      },
    };
  }

  /**
   * @param {string} method
   * @param {any} params
   * @returns {Promise<PeerAnswer>}
   */
  async #peer(method, params) {
    this.calls.push([method, params]);
    this.done.push(`call ${method}`);
    const next = this.script[method]?.shift() ?? {};
    if (next instanceof Error) throw next;
    const events = method === "say" && REQUESTS.includes(params.saying.what) ? [{ kind: /** @type {const} */ ("asked"), request: (this.request += 1) }] : [];
    return { send: [], events, due: null, kept: null, ...next };
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  async #engine(method, params) {
    if (method === "note_evening") return joinEvenings(method, params);
    this.engineCalls.push([method, params]);
    const next = this.engineAnswers[method]?.shift();
    if (next instanceof Error) throw next;
    return /** @type {any} */ (next ?? {});
  }

  /**
   * Sits down at a match as the page does, with a real match host over the engine that answers from lists.
   * @param {import("../../web/runner/stored-matches.js").Opened} opened
   */
  async sit({ result: first, row, release }) {
    const { room } = this;
    const host = new MatchRunner({
      engine: { call: (method, params) => this.#engine(method, params) },
      putMatch: async (stored) => {
        await this.storing;
        if (this.full) throw new Error("full");
        this.rows.push(stored);
      },
      failed: (error) => void this.done.push(`failed ${error}`),
      release,
      remotePort: (seat) => room.remotePort(seat),
      afterResult: () => room.afterResult(),
    }, first, row);
    const begun = host.begin(first);
    room.attach(host);
    await begun;
    this.host = host;
  }
}

/** An invitation that takes its reply once, over the link `link`. */
export class FakeInvitation {
  #taken = false;

  /**
   * @param {FakePage} page
   * @param {string} name
   * @param {string} [good] the reply that it takes
   * @param {string} [url]
   */
  constructor(page, name, good = "good", url = `https://site/#join=${name}`) {
    this.page = page;
    this.name = name;
    this.good = good;
    this.url = url;
    this.link = new FakeLink(`link of ${name}`);
  }

  /** @param {string} reply */
  async accept(reply) {
    if (!reply.includes(this.good)) throw refusal("signal-other-invitation");
    if (this.#taken) throw refusal("signal-again");
    this.#taken = true;
    return this.link.link;
  }

  withdraw() {
    this.page.done.push(`withdraw ${this.name}`);
  }
}

/** @type {Chair[]} */
export const SEATING = [
  { name: "Olha", player: "person" }, { name: "Ada", player: "elsewhere" }, { name: "Bob", player: "elsewhere" }, { name: "Bot", player: "easy" },
];

/** What the game of a room is. */
export const WISH = { game: "g", setup: /** @type {any} */ ({ players: 4 }), seating: SEATING };

/**
 * A roster as the engine tells it.
 * @param {...import("../../web/types.js").SeatState["state"]} states by seat
 * @returns {Extract<PeerAnswer["events"][number], {kind: "roster"}>}
 */
export function roster(...states) {
  const seats = states.map((state, seat) => ({ seat, guest: ["here", "bot", "empty"].includes(state) ? null : seat, name: SEATING[seat]?.name ?? "", state }));
  return { kind: "roster", seats, watchers: [] };
}

/**
 * @param {FakePage} page
 * @returns {Promise<GuestRoom>} the room of a guest that has come to room "m"
 */
export async function joined(page) {
  page.startEngine();
  const link = new FakeLink("to the host");
  page.reply = { room: "m", token: "t", url: "u", text: "u", offers: [], seat: null, drop: () => undefined, connect: async () => link.link };
  const room = new GuestRoom(page.deps);
  page.room = room;
  await room.open("#join=m");
  void room.connect();
  link.open();
  await settle();
  return room;
}

/** A game that the real engine of simulations has. */
export const SHORT_WISH = { game: "nim", setup: /** @type {any} */ ({ players: 4, sticks: 12 }), seating: SEATING.map(({ name, player }) => ({ name, player: player === "easy" ? "random" : player })) };

let lives = 0;

/**
 * Has a page ask the real engine about its rooms.
 * @param {RoomDeps} deps
 * @param {import("./evenings/engines.js").Engines} engines
 * @returns {[string, any][]} the calls
 */
export function realEngine(deps, engines) {
  const name = `page ${(lives += 1)}`;
  /** @type {[string, any][]} */
  const calls = [];
  const { call } = deps.engine();
  const peer = async (/** @type {string} */ method, /** @type {any} */ params) => {
    calls.push([method, params]);
    const answer = JSON.parse(engines.call(name, "peer", JSON.stringify({ id: 1, method, params })));
    if (answer.ok) return answer.result;
    throw Object.assign(new Error(`${method} ${answer.error.code} ${JSON.stringify(answer.error.args)}`), { code: answer.error.code, args: answer.error.args });
  };
  deps.engine = () => /** @type {any} */ ({ call, peer });
  return calls;
}
