// @ts-check
// Brings the browser's history to the stack of screens: adds, replaces and leaves entries, one step after the other.
import { addressOf, isSame, isScreen } from "./address.js";

/** @import { Screen } from "./address.js" */
/** @import { ScrollAndFocus } from "./scroll-and-focus.js" */

/**
 * An entry of the history: a screen, or what was opened on top of one, such as a dialog.
 * @typedef {{screen: Screen, place: ScrollAndFocus | null, layer: string}} Entry `layer` is "" for a screen
 */

/**
 * The browser's own objects; tests replace them.
 * @typedef {object} Browser
 * @property {Pick<History, "state" | "pushState" | "replaceState" | "go">} history
 * @property {Pick<Location, "href" | "hash" | "pathname" | "search">} location
 * @property {(kind: "popstate" | "hashchange", listener: () => void) => void} listen
 * @property {() => number} now
 */

/** The key under which an entry's state has the stack. */
const KEY = "screens";
/** Milliseconds after which a step through the history that brought no event counts as done. */
const LOST = 2000;
/** Safari refuses more than 100 changes in 30 seconds, Chromium more than 200 in 10. */
const MOST_CHANGES = 70;
const PERIOD = 30_000;

/** @type {() => Browser} */
export const pageBrowser = () => ({ history, location, listen: (kind, listener) => addEventListener(kind, listener), now: () => Date.now() });

export class BrowserHistory {
  /** @type {ReturnType<typeof setTimeout> | undefined} set while a step through the history is under way */
  #step;
  /** @type {(() => void)[]} called once no step is under way */
  #waiting = [];
  /** @type {number[]} when the last changes were made */
  #changes = [];
  /** The fragment of the present entry, as the page has read or written it last. */
  #known = "";

  /**
   * @param {object} page
   * @param {() => readonly Entry[]} page.wanted the stack that the page shows
   * @param {(reached: Entry[], back: boolean) => void} page.moved the person has gone to another entry; `back`: to one below
   * @param {(fragment: string) => void} page.typed the person has given the page another address
   * @param {Browser} browser
   */
  constructor(page, browser) {
    this.page = page;
    this.browser = browser;
    /** The fragment of the lobby: one that is of no screen stays in the address, as other parts of the site may use it. */
    this.lobby = "";
    /** @type {Entry[]} the stack of the present entry */
    this.written = [];
    /** @type {Entry[]} the stack of the last entry that is known */
    this.ahead = [];
    browser.listen("popstate", () => this.#arrived());
    browser.listen("hashchange", () => this.#addressed());
  }

  /** @returns {Entry[] | null} the stack in the present entry; null where there is none that this page can read */
  read() {
    const { state } = this.browser.history;
    const stack = state && typeof state === "object" ? /** @type {any} */ (state)[KEY] : null;
    return Array.isArray(stack) && stack.length > 0 && stack.every(isEntry) ? stack : null;
  }

  /** @returns {boolean} whether few enough changes were made lately for one that can be left out */
  get calm() {
    const { now } = this.browser;
    this.#changes = this.#changes.filter((time) => time > now() - PERIOD);
    return this.#changes.length < MOST_CHANGES;
  }

  /** Takes the present entry as what the page shows. An entry with a link stays as it is, so that a reload follows the link. @param {Entry[]} stack */
  begin(stack) {
    this.#noteEntry(stack);
    this.ahead = stack;
    if (!this.lobby) this.mark();
  }

  /** Notes the stack in the present entry. */
  mark() {
    if (!this.read() && !this.#isTyped) this.#write("replaceState", this.written);
  }

  /** Whether the person has given the page another address whose event is still to come: what the page writes now would overwrite it. */
  get #isTyped() {
    return this.browser.location.hash !== this.#known && !this.read();
  }

  /** Makes the next step towards the stack that the page shows. */
  bring() {
    if (this.#step !== undefined) return;
    const { written } = this;
    // The page has not read its address yet. If it starts again now, with a new version, it needs the link in it.
    if (written.length === 0) return this.#tellWaiting();
    if (this.#isTyped) return;
    const wanted = [...this.page.wanted()];
    const common = commonLength(written, wanted);
    if (common === wanted.length && common === written.length) {
      this.#refresh(wanted);
      return this.#tellWaiting();
    }
    if (common === wanted.length) return this.#go(wanted.length - written.length);
    // The screens above the first that differs are left, and that one is replaced.
    if (written.length > common + 1) return this.#go(common + 1 - written.length);
    const back = commonLength(this.ahead, wanted);
    if (written.length === common && back === wanted.length) return this.#go(wanted.length - written.length);
    if (written.length > common) this.#write("replaceState", wanted.slice(0, common + 1));
    // After a replaced entry come those above it.
    for (let length = Math.max(written.length, common) + 1; length <= wanted.length; length += 1) this.#write("pushState", wanted.slice(0, length));
    this.#tellWaiting();
  }

  #tellWaiting() {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves once the browser's history is that of the page. */
  settled() {
    return new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      this.#waiting.push(resolve);
      this.bring();
    });
  }

  /** Writes a changed address, such as another moment of a replay. @param {Entry[]} wanted */
  #refresh(wanted) {
    const same = JSON.stringify(wanted.map(({ screen }) => screen)) === JSON.stringify(this.written.map(({ screen }) => screen));
    if ((same && this.#fragment(wanted) === this.browser.location.hash) || !this.calm || this.#changes.length > MOST_CHANGES / 2) return;
    this.#write("replaceState", wanted);
  }

  /**
   * @param {"pushState" | "replaceState"} how
   * @param {Entry[]} stack
   */
  #write(how, stack) {
    const { history, location, now } = this.browser;
    this.#changes.push(now());
    try {
      history[how]({ [KEY]: stack }, "", location.pathname + location.search + this.#fragment(stack));
    } catch (error) {
      // The browser has had too many changes: the page goes on, and the next one is written again.
      console.info(error);
      return;
    }
    // Entries above a replaced one keep what they had.
    this.ahead = how === "replaceState" && commonLength(this.ahead, stack) === stack.length ? [...stack, ...this.ahead.slice(stack.length)] : stack;
    this.#noteEntry(stack.map((one) => ({ ...one })));
  }

  /** Notes what the present entry is. @param {Entry[]} stack */
  #noteEntry(stack) {
    this.written = stack;
    this.#known = this.browser.location.hash;
  }

  /** @param {readonly Entry[]} stack @returns {string} the fragment of its last entry */
  #fragment(stack) {
    return addressOf(/** @type {Entry} */ (stack.at(-1)).screen) || this.lobby;
  }

  /** @param {number} steps */
  #go(steps) {
    this.#changes.push(this.browser.now());
    this.#step = setTimeout(() => this.#stepped(this.read() ?? this.written), LOST);
    this.browser.history.go(steps);
  }

  /** @param {Entry[]} reached */
  #stepped(reached) {
    clearTimeout(this.#step);
    this.#step = undefined;
    this.#noteEntry(reached);
    this.bring();
  }

  #arrived() {
    const reached = this.read();
    // A new address: `hashchange` follows.
    if (!reached) return;
    if (this.#step !== undefined) return this.#stepped(reached);
    const back = reached.length < this.written.length;
    this.#noteEntry(reached);
    if (commonLength(this.ahead, reached) < reached.length) this.ahead = reached;
    this.page.moved(reached, back);
    this.bring();
  }

  #addressed() {
    if (this.read()) return;
    // The browser has added an entry for it.
    this.#noteEntry([...this.written, { screen: { screen: "lobby" }, place: null, layer: "address" }]);
    this.ahead = this.written;
    this.page.typed(this.#known);
    this.bring();
  }
}

/**
 * @param {readonly Entry[]} one
 * @param {readonly Entry[]} other
 * @returns {number} of entries from the start that are the same
 */
export function commonLength(one, other) {
  const first = one.findIndex(({ screen, layer }, at) => layer !== other[at]?.layer || !isSame(screen, other[at]?.screen));
  return first < 0 ? one.length : first;
}

/** @param {any} raw @returns {raw is Entry} */
function isEntry(raw) {
  const place = raw?.place;
  const isPlace = place === null || (Number.isFinite(place?.top) && Array.isArray(place.parts));
  return typeof raw?.layer === "string" && isPlace && isScreen(raw.screen);
}
