// @ts-check
// Opens the companion of people who play with the box. Its modules, texts and styles are loaded on first use.

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @import { CompanionScreen } from "./companion-screen.js" */

/** @typedef {{part: string, set: string}} Place `set`: a set-up that came with a link; "" for the one of this device */

/**
 * @typedef {object} CompanionOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "engineStart" | "offers" | "screen">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close">} screens
 * @property {() => import("./caller-view.js").VoiceSwitch} voice of the device
 *
 * @typedef {Pick<PageTools, "draw" | "toTop" | "toast" | "failed" | "errorText" | "useGame" | "engineStarted" | "engine" | "settings"> & CompanionOwnDeps} CompanionDeps
 */

export class CompanionController {
  /** @param {CompanionDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {CompanionScreen | null} the one that was opened last */
    this.screen = null;
  }

  /** Opens it for the game that is chosen. */
  async open() {
    const { screens, state, toTop } = this.deps;
    await this.openAt("", "");
    screens.open({ screen: "companion", game: state.game.id, part: "", set: "" });
    toTop();
  }

  /**
   * Opens it at its address.
   * @param {string} part
   * @param {string} set
   * @returns {Promise<boolean>} whether there is such a part
   */
  async openAt(part, set) {
    try {
      const { CompanionScreen, PARTS } = await import("./companion-screen.js");
      if (part !== "" && !PARTS.some(({ id }) => id === part)) return false;
      const screen = new CompanionScreen(this.deps);
      await screen.prepare(set);
      this.screen = screen;
      return true;
    } catch (cause) {
      // Without a network the first use cannot load the modules.
      throw navigator.onLine ? cause : Object.assign(new Error("companion-away", { cause }), { code: "companion-away" });
    }
  }

  /** Called when the screen has been left. */
  closed() {
    this.screen?.closed();
  }

  /** Draws the screen that is open. */
  view() {
    return this.screen?.view();
  }
}
