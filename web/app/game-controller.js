// @ts-check
// Chooses the game that the page shows, and loads it.
import { useTexts } from "../lib/i18n.js";
import { setSetting } from "../store/settings.js";
import { FIRST, loadGame } from "./games.js";

/** @import { PageTools } from "./page-tools.js" */
/**
 * @typedef {object} GameOwnDeps
 * @property {Pick<import("./state.js").AppState, "game" | "offers">} state
 *
 * @typedef {Pick<PageTools, "draw" | "failed"> & GameOwnDeps} GameDeps
 */

const SOURCES = { loadGame, useTexts, setSetting };

export class GameController {
  /**
   * @param {GameDeps} deps
   * @param {typeof SOURCES} [sources] of games, texts and settings
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** The game that is wanted, until it is loaded. */
    this.wanted = deps.state.game.id;
    /** Resolves when the game that was chosen last in the lobby is loaded, or cannot be loaded. */
    this.chosen = Promise.resolve();
  }

  /**
   * Shows a game from now on. A game that is not part of the page is loaded first.
   * @param {string} id
   */
  async use(id) {
    const { state, draw } = this.deps;
    const { loadGame: load, useTexts: use } = this.sources;
    this.wanted = id;
    if (id === state.game.id) return;
    const { game, offer } = id === FIRST.id ? { game: FIRST, offer: null } : await load(id);
    // Another game was wanted meanwhile.
    if (this.wanted !== id) return;
    if (offer) state.offers.set(id, offer);
    const { texts, helpTexts } = state.game;
    await use(game.texts, [texts, helpTexts]);
    state.game = game;
    draw();
    // Another game was wanted while the texts were loaded.
    if (this.wanted !== id) await this.use(this.wanted);
  }

  /**
   * Chooses the game in the lobby, and stores the choice for the next visit.
   * @param {string} id
   */
  async choose(id) {
    void this.sources.setSetting("game", id);
    this.chosen = this.use(id).catch(this.deps.failed);
    await this.chosen;
  }
}
