// @ts-check
// Keeps the stack of screens, with the lobby at its bottom, and what is open on top of the present one. The browser's
// history follows it, so that Back, Forward, a reload and an address lead to the same screens.
import { isSame, LOBBY, screenAt } from "./address.js";
import { BrowserHistory, commonLength, pageBrowser } from "./browser-history.js";
import { keepScroll, keptScroll, notePress, presentScroll, scrollBack } from "./scroll-and-focus.js";

/** @import { Kind, Screen } from "./address.js" */
/** @import { Entry } from "./browser-history.js" */
/** @import { ScrollAndFocus } from "./scroll-and-focus.js" */

/**
 * What the page knows of one kind of screen.
 * @typedef {object} ScreenKind
 * @property {() => string} title "" for the name of the page alone
 * @property {(screen: any) => boolean} isLive whether what it shows is there
 * @property {(screen: any) => Promise<boolean | null>} open makes what it shows, after Back, Forward, a reload, or from an address;
 *   resolves to false where this device does not have it, to null where it has said why it cannot
 * @property {(screen: any) => void} [close] drops what it shows
 * @property {() => void} [cover] hides it where another screen comes on top of it: only a dialog is seen above other screens
 * @property {(screen: any) => Screen} [now] what it has become, such as another moment of a replay
 * @property {(screen: any) => boolean} [asks] whether the person is asked before Back leaves it
 */

/**
 * What can be open on top of a screen.
 * @typedef {object} Layer
 * @property {string} name
 * @property {() => boolean} isOpen
 * @property {() => void} close
 * @property {boolean} [own] whether it opens by itself: then it gets no entry in the history, but Back closes it
 * @property {boolean} [everywhere] whether it lies above every screen, not above the one alone where it was opened
 */

/**
 * @typedef {object} ScreensDeps
 * @property {Pick<import("../state.js").AppState, "screen">} state
 * @property {() => void} draw draws the page soon
 * @property {() => void} closed called after something is closed: draws the page, or reloads into a waiting new version
 * @property {(text: string) => void} toast
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {{notHere: () => string, unknown: () => string}} words
 */

/** Milliseconds in which a page that grows while it is read is scrolled to where it was. */
const GROWING = 2000;

export class Screens {
  /** Whether the person has pressed something since the last step through the history: browsers skip entries that were added without. */
  #pressed = false;
  /** @type {Entry[]} the screens, the present one last */
  #stack = [entry(LOBBY)];
  /** @type {Entry[]} what is open on top and has an entry of its own */
  #entered = [];
  /** @type {string[]} names of what is open on top, the last opened one last */
  #open = [];
  /** @type {{place: ScrollAndFocus, until: number} | null} where the present screen was left before */
  #returning = null;
  /** @type {Entry | null} what has its address, but has not opened what it shows */
  #opening = null;
  #soon = false;
  /** @type {((fragment: string) => boolean)[]} */
  #links = [];

  /**
   * @param {ScreensDeps} deps
   * @param {import("./browser-history.js").Browser} [browser]
   */
  constructor(deps, browser = pageBrowser()) {
    this.deps = deps;
    /** @type {Record<Kind, ScreenKind>} set once the controllers are there */
    this.kinds = /** @type {any} */ ({});
    /** @type {readonly Layer[]} from the lowest to the highest */
    this.layers = [];
    /** @type {() => Promise<boolean>} asks whether to leave friends */
    this.mayLeave = async () => true;
    this.browser = browser;
    this.history = new BrowserHistory({
      wanted: () => [...this.#stack, ...this.#entered.map((one) => ({ ...one, screen: this.now }))],
      moved: (reached, back) => this.#moved(reached, back),
      typed: (fragment) => this.#typed(fragment),
    }, browser);
  }

  // For the controllers ---------------------------------------------------------------------------------------

  /** @returns {Screen} */
  get now() {
    return this.deps.state.screen;
  }

  /** @returns {string} the title of the present screen; "" for the lobby */
  get title() {
    return this.kinds[this.now.screen]?.title() ?? "";
  }

  /**
   * @param {...Kind} kinds
   * @returns {Kind} of the screen to which the lowest one of these kinds is left
   */
  below(...kinds) {
    const at = this.#stack.findIndex(({ screen }) => kinds.includes(screen.screen));
    return this.#stack[at - 1]?.screen.screen ?? "lobby";
  }

  /** @returns {ScrollAndFocus | null} where the present screen was left; null if it was not shown before, or was scrolled since */
  get returning() {
    return this.#returning?.place ?? null;
  }

  /** @param {...Kind} kinds @returns {boolean} whether the present screen is one of these */
  is(...kinds) {
    return kinds.includes(this.now.screen);
  }

  /**
   * Shows a screen on top of the present one, which it replaces if both are of one kind.
   * @param {Screen} screen
   */
  open(screen) {
    if (this.is(screen.screen)) return this.change(screen);
    this.#put([...(this.#mustReplace ? [] : this.#stack), entry(screen)]);
  }

  /**
   * Shows a screen with nothing but the lobby below it, unless it is there already.
   * @param {Screen} screen
   */
  openOnLobby(screen) {
    const there = (/** @type {Entry} */ { screen: one }) => isSame(one, screen) || (one.screen === "table" && screen.screen === "game" && one.match === screen.match);
    if (this.#stack.some(there)) return this.deps.draw();
    const [first] = this.#stack;
    const lobby = first?.screen.screen === "lobby" ? first : entry(LOBBY);
    this.#put(this.#mustReplace ? [entry(screen)] : [lobby, entry(screen)]);
  }

  /**
   * Shows another part of the present screen.
   * @param {Screen} screen
   */
  change(screen) {
    this.#top.screen = screen;
    this.#present();
    this.deps.draw();
  }

  /**
   * Shows a screen in place of another one that goes on as it: nothing is closed.
   * @param {Kind} kind of that one
   * @param {Screen} screen
   * @returns {boolean} whether there is one
   */
  replace(kind, screen) {
    const found = this.#stack.find((one) => one.screen.screen === kind);
    if (!found) return false;
    found.screen = screen;
    this.#present();
    this.deps.draw();
    return true;
  }

  /** Closes the highest screen of a kind, with all above it: one kind may lie above and below another. @param {Kind} kind */
  closeTop(kind) {
    const at = this.#stack.findLastIndex(({ screen }) => screen.screen === kind);
    if (at >= 0) this.#show(at === 0 ? [entry(LOBBY)] : this.#stack.slice(0, at));
  }

  /** Closes the lowest screen of these kinds, with all above it. @param {...Kind} kinds */
  close(...kinds) {
    const at = this.#stack.findIndex(({ screen }) => kinds.includes(screen.screen));
    if (at >= 0) this.#show(at === 0 ? [entry(LOBBY)] : this.#stack.slice(0, at));
  }

  /** Shows the lobby: what was about to open does not open any more. */
  home() {
    this.arrived = "";
    this.#show([entry(LOBBY)]);
  }

  /**
   * Takes links that come as the page's address, now or later.
   * @param {(fragment: string) => boolean} take returns whether it is one
   */
  follow(take) {
    this.#links.push(take);
    const { arrived } = this;
    if (!arrived || !take(arrived)) return;
    this.arrived = "";
    // A later reload does not follow the link again.
    this.history.lobby = "";
    this.#bring();
  }

  /** @returns {Promise<boolean>} whether the present screen may be left; asks where friends would lose this device */
  async mayGo() {
    return !this.#stack.some(({ screen }) => this.kinds[screen.screen].asks?.(screen)) || this.mayLeave();
  }

  // The start -------------------------------------------------------------------------------------------------

  /** The fragment that the page was opened with, if it is of no screen: a link, until it is followed. */
  arrived = "";

  /** Reads the stack that the page shows from its history or its address. Nothing is opened yet. */
  begin() {
    const stored = this.history.read();
    const { hash } = this.browser.location;
    const found = screenAt(hash);
    if (!stored && !found) this.arrived = hash;
    if (!found && !hash.startsWith("#/")) this.history.lobby = hash;
    this.#stack = (stored ?? [entry(found ?? LOBBY)]).filter(({ layer, screen }) => layer === "" && screen.screen in this.kinds);
    if (this.#stack.length === 0) this.#stack = [entry(LOBBY)];
    this.#opening = this.#top;
    this.history.begin(stored ?? this.#stack);
    const place = stored && (keptScroll(this.#where) ?? this.#top.place);
    if (place) this.#returning = { place, until: this.browser.now() + GROWING };
    this.#present();
    this.#bring();
  }

  /** Opens what the present screen shows, and listens for presses. Called when those who follow links are known. */
  start() {
    if (this.arrived) this.deps.toast(this.deps.words.unknown());
    this.arrived = "";
    this.history.mark();
    for (const kind of ["pointerup", "keydown", "click"]) addEventListener(kind, (event) => this.press(event), true);
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => (this.#returning = null), { capture: true, passive: true });
    addEventListener("pagehide", () => keepScroll(this.#where));
    return this.#reopen();
  }

  /** @param {Event} event of a person's, or a script's, press */
  press(event) {
    if (event instanceof KeyboardEvent && (event.altKey || event.ctrlKey || event.metaKey || event.key.length > 1 && !PRESSES.has(event.key))) return;
    notePress(event.target);
    this.#pressed = true;
    this.#returning = null;
    // From now on Back can lead from an address to the lobby.
    if (this.#stack[0]?.screen.screen !== "lobby") this.#stack = [entry(LOBBY), ...this.#stack];
    // What it opens need not draw the page.
    setTimeout(() => this.look());
  }

  // After each drawing ----------------------------------------------------------------------------------------

  /** Called after each drawing of the page: the history follows what is shown now. */
  drawn() {
    const top = this.#top;
    const { screen } = top;
    // Until it has opened, the address is right, and what the page shows, such as the game, is still that of another screen.
    const now = (this.#opening !== top && this.kinds[screen.screen]?.now?.(screen)) || screen;
    if (JSON.stringify(now) !== JSON.stringify(screen)) {
      top.screen = now;
      this.#present();
      if (now.screen !== screen.screen) this.deps.draw();
    }
    this.look();
    if (this.#returning && (scrollBack(this.#returning.place) || this.#returning.until < this.browser.now())) this.#returning = null;
  }

  /** Looks at what is open on top of the screen. */
  look() {
    const open = this.layers.filter((layer) => layer.isOpen());
    this.#open = this.#open.filter((name) => open.some((layer) => layer.name === name));
    this.#entered = this.#entered.filter(({ layer }) => this.#open.includes(layer));
    for (const { name, own } of open) {
      if (this.#open.includes(name)) continue;
      this.#open.push(name);
      if (this.#pressed && !own && this.history.calm) this.#entered.push({ screen: this.now, place: null, layer: name });
    }
    this.#bring();
  }

  // Inside ----------------------------------------------------------------------------------------------------

  /** @returns {Entry} */
  get #top() {
    return /** @type {Entry} */ (this.#stack.at(-1));
  }

  /** @returns {string} the screens as a text */
  get #where() {
    return JSON.stringify(this.#stack.map(({ screen }) => screen));
  }

  /** @returns {boolean} whether a new screen takes the lobby's entry: the person has pressed nothing, so that the browser would skip it */
  get #mustReplace() {
    return !this.#pressed && this.#stack.length === 1 && this.is("lobby");
  }

  #present() {
    this.deps.state.screen = this.#top.screen;
  }

  /** Brings the history to the stack, once for all changes until then. */
  #bring() {
    if (this.#soon) return;
    this.#soon = true;
    queueMicrotask(() => {
      this.#soon = false;
      this.history.bring();
    });
  }

  /** Resolves once the address is that of what the page shows. */
  async settled() {
    this.look();
    await Promise.resolve();
    await this.history.settled();
  }

  /**
   * Shows other screens, of which the last one is open.
   * @param {Entry[]} stack
   */
  #put(stack) {
    if (stack.length >= this.#stack.length) this.#top.place = presentScroll();
    const kept = commonLength(this.#stack, stack);
    const left = this.#stack.slice(kept).reverse();
    const covered = left.length === 0 && stack.length > kept ? this.now : null;
    this.#stack = stack;
    this.#returning = null;
    this.#present();
    if (covered) this.kinds[covered.screen].cover?.();
    for (const { screen } of left) this.kinds[screen.screen].close?.(screen);
    this.deps.draw();
    this.#bring();
  }

  /**
   * Shows other screens, and opens what the last one shows.
   * @param {Entry[]} stack
   */
  #show(stack) {
    this.#put(stack);
    const { place } = this.#top;
    if (place) this.#returning = { place, until: this.browser.now() + GROWING };
    this.deps.closed();
    void this.#reopen();
  }

  async #reopen() {
    const top = this.#top;
    const { screen } = top;
    const kind = this.kinds[screen.screen];
    this.#opening = kind.isLive(screen) ? null : top;
    if (!this.#opening) return;
    const opened = await kind.open(screen).catch((error) => (this.deps.failed(error), null));
    if (this.#opening === top) this.#opening = null;
    if (!this.#stack.includes(top)) return kind.close?.(screen);
    if (this.#returning) this.#returning.until = this.browser.now() + GROWING;
    this.deps.draw();
    if (opened) return;
    if (opened === false) this.deps.toast(this.deps.words.notHere());
    if (top === this.#top) this.#show(this.#stack.length > 1 ? this.#stack.slice(0, -1) : [entry(LOBBY)]);
  }

  /**
   * @param {Entry[]} reached
   * @param {boolean} back
   */
  #moved(reached, back) {
    const before = this.#pressed;
    this.#pressed = false;
    // What has opened without a drawing.
    this.look();
    const stack = reached.filter(({ layer }) => layer === "");
    const on = this.#open.at(-1);
    // What has no entry of its own: the page goes forward again, and the screen stays.
    if (back && on && !this.#entered.some(({ layer }) => layer === on)) {
      this.#pressed = before;
      return this.#closeLayer(on);
    }
    for (const name of [...this.#open].reverse()) if (!reached.some(({ layer }) => layer === name)) this.#closeLayer(name);
    const kept = commonLength(this.#stack, stack);
    if (kept === this.#stack.length && kept === stack.length) return this.deps.draw();
    const asking = this.#stack.slice(kept).find(({ screen }) => this.kinds[screen.screen].asks?.(screen));
    if (asking) return void this.#ask(asking);
    const { ahead } = this.history;
    const known = commonLength(ahead, stack);
    this.#top.place = presentScroll();
    this.#show([...this.#stack.slice(0, kept), ...stack.slice(kept).map((one, at) => (kept + at < known ? (ahead[kept + at] ?? one) : one))]);
  }

  /** Closes what is open on top of the screen, as Back does. @param {(layer: Layer) => boolean | undefined} chosen */
  #closeLayers(chosen) {
    // What has opened without a drawing.
    this.look();
    for (const layer of [...this.layers].reverse()) if (chosen(layer) && this.#open.includes(layer.name)) this.#closeLayer(layer.name);
  }

  /** @param {string} name */
  #closeLayer(name) {
    this.#open = this.#open.filter((one) => one !== name);
    this.#entered = this.#entered.filter(({ layer }) => layer !== name);
    this.layers.find((layer) => layer.name === name)?.close();
    this.deps.draw();
  }

  /** Asks whether to leave a screen; until then the page stays. @param {Entry} asking */
  async #ask(asking) {
    const leaves = await this.mayLeave();
    const at = this.#stack.indexOf(asking);
    if (leaves && at >= 0) this.#show(at === 0 ? [entry(LOBBY)] : this.#stack.slice(0, at));
  }

  /** @param {string} fragment that the page's address was given */
  #typed(fragment) {
    this.#pressed = true;
    this.#closeLayers(({ everywhere }) => everywhere);
    if (this.#links.some((take) => take(fragment))) return;
    this.#closeLayers(({ own }) => !own);
    const screen = screenAt(fragment);
    if (!screen) this.deps.toast(this.deps.words.unknown());
    const first = /** @type {Entry} */ (this.#stack[0]);
    const home = first.screen.screen === "lobby" ? first : entry(LOBBY);
    const wanted = screen && screen.screen !== "lobby" ? [...this.#stack, entry(screen)] : [home];
    const asking = this.#stack.slice(wanted.length).find((one) => this.kinds[one.screen.screen].asks?.(one.screen));
    if (asking) return void this.#ask(asking);
    this.#show(wanted);
  }
}

/** Keys with long names that are presses. */
const PRESSES = new Set(["Enter", "Tab", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** @param {Screen} screen @returns {Entry} */
function entry(screen) {
  return { screen, place: null, layer: "" };
}
