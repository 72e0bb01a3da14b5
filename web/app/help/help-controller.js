// @ts-check
// Opens and closes the help, and draws its screen.
import { useTexts } from "../../lib/i18n.js";
import { presentOffer, shownUpdate } from "../state.js";
import { HelpSearch } from "./help-search.js";
import { helpView } from "./help-view.js";

/** @typedef {import("../state.js").AppState} AppState */

/**
 * @typedef {object} HelpDeps
 * @property {Pick<AppState, "help"> & Readonly<Pick<AppState, "game" | "offers" | "setup" | "session" | "replaying">>} state
 * @property {() => void} draw draws the page soon
 * @property {() => void} closed something was closed: draws the page, or starts the new version that waits
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {() => void} askThings has every press on a thing tell what it means
 */

export class HelpController {
  /** @param {HelpDeps} deps */
  constructor(deps) {
    this.deps = deps;
    this.search = new HelpSearch(deps.draw);
  }

  /** @param {Partial<{part: string, edition: string}>} change what is shown from now on */
  async open(change = {}) {
    const { state, draw, failed } = this.deps;
    const edition = shownUpdate(state)?.view.edition ?? state.setup?.edition ?? "";
    state.help = { ...(state.help ?? { part: state.game.help[0]?.id ?? "", edition }), ...change };
    await useTexts(state.game.helpTexts).catch(failed);
    draw();
  }

  close() {
    this.search.query = "";
    this.deps.state.help = null;
    this.deps.closed();
  }

  /** @param {{part: string, edition: string}} help what is shown */
  screen({ part, edition }) {
    const { state, askThings } = this.deps;
    return helpView({
      parts: state.game.help,
      part,
      scene: { edition, catalogue: presentOffer(state), chooseEdition: (wanted) => void this.open({ edition: wanted }) },
      open: (wanted) => this.open({ part: wanted }),
      search: this.search,
      askThings: shownUpdate(state) ? askThings : null,
      close: () => this.close(),
    });
  }
}
