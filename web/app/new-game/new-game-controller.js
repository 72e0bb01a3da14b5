// @ts-check
// The form for a new game: opened as it was filled in last, looked at by the engine, and the start of what was put together.
import { openRoom } from "../online/index.js";
import { FIRST } from "../games.js";
import { getSetting, setSetting } from "../../store/settings.js";

/** @typedef {import("../app.js").App} App */

export class NewGameController {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async open() {
    const { app } = this;
    app.opening = "";
    const { game, hello } = app;
    if (!hello) return;
    const [name, last] = await Promise.all([getSetting("name"), getSetting(lastSetup(game.id))]);
    app.setup = app.game.setup.draft(hello, app.flags, name, last);
    this.edit(() => scrollTo(0, 0));
  }

  close() {
    const { app } = this;
    app.edit(() => (app.setup = null));
  }

  /**
   * Changes the form, and has the engine look at it.
   * @param {() => void} change
   */
  edit(change) {
    const { app } = this;
    app.edit(change);
    void this.review();
  }

  /** Has the engine look at the form, where there are both. */
  async review() {
    const { app } = this;
    const { setup, engine } = app;
    if (!setup || !engine) return;
    await setup.review((method, params) => engine.call(method, params));
    app.draw();
  }

  /** Starts the game that was put together. */
  async start() {
    const { app } = this;
    const { setup } = app;
    if (!setup || app.starting) return;
    // For the next evening.
    if (setup.ownName !== null) void setSetting("name", setup.ownName);
    void setSetting(lastSetup(setup.game), app.game.setup.remember(setup));
    app.edit(() => (app.starting = true));
    await app.engineStarted;
    // A set by lot may not be drawn yet.
    await this.review();
    app.edit(() => (app.starting = false));
    if (app.setup !== setup || setup.problem) return;
    const wish = { game: setup.game, setup: setup.setup, seating: setup.chairs };
    if (setup.hasFriends) await openRoom(app.roomDeps, wish);
    else await app.sitting.create({ ...wish, seed: setup.seedNumber, free: setup.free && setup.offersFree });
  }
}

/**
 * @param {string} game
 * @returns {string} the setting with its last set-up; there was one game once
 */
function lastSetup(game) {
  return game === FIRST.id ? "setup" : `setup-${game}`;
}
