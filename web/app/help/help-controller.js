// @ts-check
// Opens and closes the help, and draws its screen.
import { useTexts } from "../../lib/i18n.js";
import { shownUpdate } from "../open-objects.js";
import { presentOffer } from "../state.js";
import { aboutPart } from "./about-view.js";
import { HelpSearch } from "./help-search.js";
import { helpView } from "./help-view.js";
import { UNKNOWN_SITE, readLicences, readSiteInfo } from "./site-info.js";

/** @typedef {import("../state.js").AppState} AppState */

/**
 * @typedef {object} HelpDeps
 * @property {Pick<AppState, "help"> & Readonly<Pick<AppState, "game" | "offers">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "form" | "session" | "replaying">>} open
 * @property {() => void} draw draws the page soon
 * @property {() => void} closed called after something is closed: draws the page, or reloads into a waiting new version
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {() => void} askThings turns explain mode on
 * @property {() => (() => void) | null} guided returns the function that begins the guided game; null if it cannot be played now
 */

/** Where the texts and the facts of the help come from; tests replace them. */
const SOURCES = { useTexts, readSiteInfo, readLicences };

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
  }

  /** @param {Partial<{part: string, edition: string}>} change of the part or edition that is shown */
  async open(change = {}) {
    const { state, open, draw, failed } = this.deps;
    // A drawing in between would show the help without words.
    if (!state.help) await Promise.all([this.sources.useTexts(state.game.helpTexts).catch(failed), this.learnSite()]);
    const edition = shownUpdate(open)?.view.edition ?? open.form?.edition ?? "";
    state.help = { ...(state.help ?? { part: state.game.help[0]?.id ?? "", edition }), ...change };
    draw();
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
    this.search.query = "";
    this.deps.state.help = null;
    this.deps.closed();
  }

  /** @param {{part: string, edition: string}} help what is shown */
  screen({ part, edition }) {
    const { state, open, askThings, guided } = this.deps;
    return helpView({
      parts: [...state.game.help, aboutPart(this.site, this.licences)],
      part,
      scene: { edition, catalogue: presentOffer(state), chooseEdition: (wanted) => void this.open({ edition: wanted }) },
      open: (wanted) => this.open({ part: wanted }),
      search: this.search,
      askThings: shownUpdate(open) ? askThings : null,
      guided: guided(),
      close: () => this.close(),
    });
  }
}
