// @ts-check
// Judges the sentences that pages of friends make themselves: each has a predicate over the true state of all devices, or a reason why
// it cannot be false. What the engine tells them is judged in tests/py/evening_sentences.py.
/** @import { Evening } from "./evening.js" */
/** @import { Page } from "./page.js" */

/** Milliseconds after which a host has noticed that a device is silent (`QUIET` of channel.py), with what a look takes. */
const NOTICED = 8000;
/** Milliseconds after which all that was told has arrived, once links lose nothing. */
const TOLD = 20_000;

/** Milliseconds after which a guest that has come back reads that its host does not answer (host_link.py). */
const UNANSWERED = 60_000;

/** @param {Page} page @returns {boolean} */
const isAway = ({ gone, frozen, offline }) => gone || frozen || offline;

/** @param {Page} page @param {number} seat @returns {string} what it says of a seat, as a name */
const claimOf = (page, seat) => `${page.engineName} says that ${seat} is there`;

/** @param {Page} page @returns {number[]} none at a guest's, which has no chairs to give */
const friendSeats = ({ room }) => (room.state.chairs ?? []).flatMap((/** @type {{player: string}} */ { player }, /** @type {number} */ seat) => (player === "elsewhere" ? [seat] : []));

export class Sentences {
  /** Since when something has held at each look, by name. @type {Map<string, number>} */
  #since = new Map();
  /** What was asked for at this look. @type {Set<string>} */
  #asked = new Set();
  /** The lives of each page's browser: a reload begins another one. @type {Map<Page, Set<string>>} */
  #lives = new Map();
  /** How much of what each life has said was judged. @type {Map<string, number>} */
  #heard = new Map();

  /** @param {Evening} evening */
  constructor(evening) {
    this.evening = evening;
  }

  /** Judges what all pages say. */
  look() {
    for (const page of this.evening.pages) {
      const lives = this.#lives.get(page) ?? new Set();
      this.#lives.set(page, lives.add(page.engineName));
      this.comesBack(page);
      this.awake(page);
      // The facts are looked at where no sentence speaks of them, too.
      if (!page.older && page.room?.state && !page.room.closed) for (const fact of Object.values(LASTING)) fact(this, page);
    }
    for (const page of this.evening.pages) {
      if (page.older || isAway(page)) continue;
      for (const said of page.said.slice(this.#heard.get(page.engineName) ?? 0)) this.#judge(page, said);
      this.#heard.set(page.engineName, page.said.length);
      if (page.room && !page.room.closed) for (const word of wordsOf(page.drawn)) this.#judge(page, word);
    }
    for (const what of this.#since.keys()) if (!this.#asked.has(what)) this.#since.delete(what);
    this.#asked.clear();
  }

  /** @param {Page} page @param {string} word */
  #judge(page, word) {
    const holds = JUDGED[word];
    if (!holds) return;
    this.evening.reach(`says ${word}`);
    this.evening.check("no sentence of a page is false", holds(this, page), () => `${page.name} says ${word}`);
  }

  /** Hears after each event whom a host misses: between two looks a device may fall silent and come back. @param {Page} page */
  hear(page) {
    for (const { seat, state } of page.room.state.seats) if (state !== "open") this.#since.delete(claimOf(page, seat));
  }

  /** @param {string} what @param {boolean} holds now @returns {number} for how many milliseconds it has held, at each look of them */
  lasts(what, holds) {
    const { now } = this.evening.world;
    this.#asked.add(what);
    if (!holds) this.#since.delete(what);
    else if (!this.#since.has(what)) this.#since.set(what, now);
    return now - (this.#since.get(what) ?? now);
  }

  /** @param {Page} page @returns {number} for how many milliseconds it has been on its way back */
  comesBack(page) {
    return this.lasts(`${page.engineName} comes back`, page.room?.state?.stage === "back");
  }

  /** @param {Page} page @returns {number} for how many milliseconds its person has seen it, and it has been in touch */
  awake(page) {
    return this.lasts(`${page.engineName} is awake`, !page.hidden && !isAway(page));
  }

  /** @param {Page} page @returns {boolean} whether it was loaded anew in this evening */
  wasReloaded(page) {
    return (this.#lives.get(page)?.size ?? 0) > 1;
  }

  /** @param {Page} host @param {number} seat @returns {Page | undefined} the page that sits there, and runs */
  at(host, seat) {
    const { name } = host.room.state.seats[seat] ?? {};
    // One that connects has its link, and not yet heard which seat it has.
    const sits = (/** @type {any} */ { stage, seat: own }, /** @type {Page} */ page) => (stage === "in" && own === seat) || (stage === "connecting" && page.name === name);
    return this.evening.pages.find((page) => page !== host && !isAway(page) && page.room?.id === host.room.id && page.room.state && sits(page.room.state, page));
  }

  /** @param {Page} host @param {number} seat @returns {boolean} whether a page that runs sits there, or is on its way to a seat */
  mayCome(host, seat) {
    return this.at(host, seat) !== undefined || this.evening.pages.some((page) => page !== host && !isAway(page) && page.room?.state?.stage !== "in");
  }
}

/** @param {unknown} drawn what a view has returned @returns {string[]} the names of its texts, which stand for them where no language is loaded */
function wordsOf(drawn) {
  if (typeof drawn === "string") return drawn in JUDGED ? [drawn] : [];
  if (Array.isArray(drawn)) return drawn.flatMap(wordsOf);
  return typeof drawn === "object" && drawn !== null && "values" in drawn ? wordsOf(drawn.values) : [];
}

/**
 * For how many milliseconds what sentences speak of has held.
 * @type {Record<"lacks" | "hasAll" | "waitsInVain", (truth: Sentences, page: Page) => number>}
 */
const LASTING = {
  lacks: (truth, page) => Math.max(0, ...friendSeats(page).map((seat) => truth.lasts(`${page.engineName} lacks ${seat}`, !truth.mayCome(page, seat)))),
  hasAll: (truth, page) => {
    // One that connects may have no link yet, and waits for one.
    const sits = (/** @type {any} */ { stage, connection } = {}) => stage === "in" && connection === "open";
    const all = friendSeats(page).every((seat) => sits(truth.at(page, seat)?.room.state));
    return truth.lasts(`${page.engineName} has all`, all && truth.evening.isCalm);
  },
  waitsInVain: (truth, page) => {
    const { host } = truth.evening;
    const dealt = host.room?.id === page.room.id && host.room.state.dealt && host.runner !== null && !isAway(host);
    return truth.lasts(`${page.engineName} waits in vain`, dealt && truth.evening.isCalm && page.room.state.connection === "open");
  },
};

/** @typedef {(truth: Sentences, page: Page) => boolean} Predicate */

/** @type {Record<string, Predicate>} */
export const JUDGED = {
  "room-all-there": (truth, page) => {
    const falsely = friendSeats(page).map((seat) => truth.lasts(claimOf(page, seat), !truth.at(page, seat)));
    return Math.max(LASTING.lacks(truth, page), ...falsely) < NOTICED;
  },
  "room-missing": (truth, page) => LASTING.hasAll(truth, page) < TOLD,
  "room-wait": (truth, page) => LASTING.waitsInVain(truth, page) < TOLD,
  "room-links-void": (truth, page) => truth.wasReloaded(page),
  "room-reopened": (truth, page) => truth.wasReloaded(page),
  "return-both": (truth, page) => truth.wasReloaded(page) && truth.evening.pages.some((other) => other !== page && truth.wasReloaded(other)),
  "return-both-here": (truth, page) => truth.wasReloaded(page) && truth.evening.pages.some((other) => other !== page && truth.wasReloaded(other)),
  // No one waits longer for the host without a word of what to do.
  "coming-back-long": (truth, page) => page.room.far.sent || truth.comesBack(page) < UNANSWERED + NOTICED,
  // Where another stage has just begun, it is still in the picture of a moment before.
  "coming-back-unanswered": (truth, page) => page.room.state.stage !== "back" || (page.room.state.connection !== "open" && truth.comesBack(page) > UNANSWERED - NOTICED),
  "pace-late": (truth) => (truth.evening.host.room?.limit ?? 1) > 0,
};

/** Sentences that say what an event of the engine says, by the name of its predicate in tests/py/evening_sentences.py. @type {Record<string, string>} */
export const BY_ENGINE = {
  "drawn-again": "number",
  "drawn-together": "number",
  "far-at-the-door": "door: waiting",
  "far-no-answer": "door: silent",
  "far-on-the-way": "door: awaited",
  "guest-back": "guest: open",
  "guest-here": "guest: open",
  "pace-other": "pace",
  "pace-own": "pace",
  "pace-stopped": "pace",
  "peer-lost-long": "guest: lost",
  "peer-open-long": "guest: open",
  "peer-waiting-long": "guest: waiting",
  "room-watching": "roster",
  "verdict-number": "verdict",
  "hand-over-asked": "part: asked",
  "hand-over-declined": "part: declined",
  "hand-over-silent": "part: silent",
};

/** Why the others cannot be false. @type {Record<string, string[]>} */
export const NEVER_FALSE = {
  "it says what a press does or what a person is to do": [
    "arrived-link", "carry-hold", "carry-share", "carry-step", "come-back-how", "coming-back-by-code", "far-link", "hand-over-offered-text",
    "hand-over-text", "inherit-how", "invite-group-1", "invite-group-2", "invite-step-1", "invite-step-2", "invite-step-3", "invite-wait", "join-fresh",
    "join-seat", "join-step-1", "pass-on-how", "remove-text", "return-none", "return-take-how", "room-how-1", "room-how-2", "room-how-3", "room-leave-text",
    "screen-full-long", "away-by-code", "screen-leave-text", "screen-step-1", "screen-step-2", "servers-form", "room-wait-screen",
  ],
  "it says how the page works, whatever other devices do": ["far-sit-asks", "far-what", "inherit-asked", "internet-what", "internet-who", "room-how-private", "servers-reveal"],
  "it says what this page itself does or has done": [
    "chat-muted", "chat-none", "coming-back", "copy-refused", "internet-expired", "internet-none", "join-own", "join-step-1-done", "join-wait", "reply-making", "room-connecting",
  ],
  "it is a text that a person sends": ["invitation-words", "reply-words", "return-words"],
  "it says what the browser has answered: a test in a browser": ["error-signal-browser", "invite-needs-address", "invite-no-address", "join-no-address"],
  "this device has the answer in hand: the reply was read, the host's runner cannot store, a guest has asked": ["again-wished", "away-unsaved", "invite-calls"],
};
