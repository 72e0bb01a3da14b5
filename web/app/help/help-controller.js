// @ts-check
// Opens and closes the help, and draws its screen.
import { useTexts } from "../../lib/i18n.js";
import { shownUpdate } from "../open-objects.js";
import { presentOffer } from "../state.js";
import { aboutPart } from "./about-view.js";
import { HelpSearch } from "./help-search.js";
import { helpView } from "./help-view.js";
import { UNKNOWN_SITE, readLicences, readSiteInfo } from "./site-info.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */

/**
 * @typedef {object} HelpOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "offers" | "screen">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "closeTop" | "is">} screens
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "form" | "session" | "replaying">>} open
 * @property {() => void} askThings turns explain mode on
 * @property {Pick<import("../problems/try-card.js").TryCard, "read" | "of">} tryCard
 * @property {{load: () => Promise<unknown>, helpPart: import("../../kit/game.js").HelpPart | null}} listening the part for those who listen, once it is loaded
 * @property {() => (() => void) | null} guided returns the function that begins the guided game; null if it cannot be played now
 *
 * @typedef {Pick<PageTools, "draw" | "failed"> & HelpOwnDeps} HelpDeps
 */

/** Where the texts and the facts of the help come from; tests replace them. */
const SOURCES = { useTexts, readSiteInfo, readLicences };

/** `entry` is a card, or a question and its answer; "" for none. @typedef {{part: string, entry: string, edition: string}} Help */

export class HelpController {
  /**
   * @param {HelpDeps} deps
   * @param {Partial<typeof SOURCES>} [sources]
   */
  constructor(deps, sources = {}) {
    this.deps = deps;
    this.sources = { ...SOURCES, ...sources };
    this.site = UNKNOWN_SITE;
    /** @type {import("./about-view.js").Licences} */
    this.licences = { state: "closed", text: "", show: () => void this.showLicences() };
    this.search = new HelpSearch(deps.draw);
    /** The folder of the texts that were asked for last. */
    this.texts = "";
  }

  /** @returns {boolean} whether the help can be drawn: its words are there, or cannot be loaded */
  get ready() {
    return this.texts === this.deps.state.game.helpTexts;
  }

  /** @returns {Help} what is shown; of a help that is not open, what it would show */
  get shown() {
    const { state: { game, screen }, open } = this.deps;
    const { part = "", entry = "", edition = "" } = screen.screen === "help" ? screen : {};
    return { part: part || (game.help[0]?.id ?? ""), entry, edition: edition || (shownUpdate(open)?.view.edition ?? open.form?.edition ?? "") };
  }

  /** @param {Partial<Help>} change of the part, the entry or the edition that is shown */
  async open(change = {}) {
    const { state, screens } = this.deps;
    // A drawing in between would show the help without words.
    if (!screens.is("help")) await this.readTexts();
    screens.open({ screen: "help", game: state.game.id, ...this.shown, entry: "", ...change });
    if (change.entry) this.showEntry(change.entry);
  }

  async readTexts() {
    const { state, failed } = this.deps;
    const { helpTexts } = state.game;
    await Promise.all([this.sources.useTexts(helpTexts).catch(failed), this.learnSite(), this.deps.tryCard.read(), this.deps.listening.load().catch((error) => console.warn(error))]);
    this.texts = helpTexts;
  }

  /**
   * Opens the help at an address.
   * @param {string} part
   * @param {string} entry
   * @returns {Promise<boolean>} whether there is such a part
   */
  async openAt(part, entry) {
    await this.readTexts();
    if (part !== "" && !this.parts.some(({ id }) => id === part)) return false;
    this.deps.draw();
    if (entry) this.showEntry(entry);
    return true;
  }

  /** @returns {import("../../kit/game.js").HelpPart[]} */
  get parts() {
    const { state, listening: { helpPart } } = this.deps;
    return [...state.game.help, ...(helpPart ? [helpPart] : []), aboutPart(this.site, this.licences)];
  }

  /**
   * @param {string} edition
   * @param {string} card
   * @returns {import("../../kit/game.js").Trial | null}
   */
  trial(edition, card) {
    const { state, screens, tryCard } = this.deps;
    const trial = tryCard.of(edition, card);
    if (!trial) return null;
    const start = (/** @type {string} */ name) => {
      // Back leads to this card.
      screens.open({ screen: "help", game: state.game.id, ...this.shown, entry: card });
      trial.start(name);
    };
    return { ...trial, start };
  }

  /** Scrolls to a part's entry, such as a card, once it is drawn. @param {string} entry */
  showEntry(entry) {
    setTimeout(() => {
      const found = document.querySelector(`.help-main [data-entry="${CSS.escape(entry)}"]`);
      if (!(found instanceof HTMLElement)) return;
      found.scrollIntoView({ block: "center" });
      found.focus({ preventScroll: true });
    });
  }

  /** Reads who runs this copy; the help does without it. */
  async learnSite() {
    if (this.site !== UNKNOWN_SITE) return;
    this.site = await this.sources.readSiteInfo().catch(() => UNKNOWN_SITE);
  }

  async showLicences() {
    const { draw } = this.deps;
    this.licences.state = "loading";
    draw();
    try {
      this.licences.text = await this.sources.readLicences();
      this.licences.state = "shown";
    } catch (error) {
      console.warn(error);
      this.licences.state = "failed";
    }
    draw();
  }

  close() {
    this.deps.screens.closeTop("help");
  }

  /** Called when the help has been left. */
  closed() {
    this.search.query = "";
  }

  screen() {
    const { deps: { state, open, askThings, guided }, shown: { part, edition } } = this;
    return helpView({
      parts: this.parts,
      part,
      scene: { edition, catalogue: presentOffer(state), chooseEdition: (wanted) => void this.open({ edition: wanted }), trial: (of, card) => this.trial(of, card) },
      open: (wanted, entry = "") => this.open({ part: wanted, entry }),
      search: this.search,
      askThings: shownUpdate(open) ? askThings : null,
      guided: guided(),
      close: () => this.close(),
    });
  }
}
