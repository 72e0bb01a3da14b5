// @ts-check
// The match on the table: made, resumed, sat down at, and left.
import { EngineError } from "../../engine/client.js";
import { resumeRoom } from "../online/index.js";
import { Host } from "../../host/host.js";
import { createMatch, openMatch } from "../../host/matches.js";
import { t } from "../../lib/i18n.js";
import { putRecorded } from "../lobby/saved-games-controller.js";
import { getSetting } from "../../store/settings.js";
import { randomSeed } from "../../kit/setup-model.js";
import { READING } from "../log/log-view.js";
import { Session } from "./session.js";
import { directorFor } from "../story/story-controller.js";

/** @typedef {import("../app.js").App} App */

export class MatchController {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Ends when the match that was left last is stored, and may be opened again. */
    this.left = Promise.resolve();
  }

  /** @param {import("../../host/matches.js").NewMatch} match */
  async create(match) {
    const { app } = this;
    app.edit(() => (app.starting = true));
    await app.engineStarted;
    try {
      await this.sit(await createMatch(app.running, match));
      app.setup = null;
    } catch (error) {
      app.failed(error);
    }
    app.edit(() => (app.starting = false));
  }

  /**
   * The same players once more.
   * @param {Host} host
   */
  async again(host) {
    const { app } = this;
    const { game, setup, seating, free } = host.summary;
    // Between the two games the page is not idle.
    app.starting = true;
    await this.leave();
    await this.create({ game, setup, seating, free, seed: randomSeed() });
  }

  /** @param {string} id */
  async resume(id) {
    const { app } = this;
    if (app.opening === id) return;
    app.edit(() => (app.opening = id));
    await Promise.all([app.engineStarted, this.left]);
    // Meanwhile another one was wanted.
    if (app.opening !== id || app.shown) return;
    try {
      await app.useGame(app.saved.gameOf(id));
      const opened = await openMatch(app.running, id);
      if (!opened.result.replayed) app.toast(t("rules-changed"));
      const { summary } = opened.result.keep;
      if (await hasFriends(summary)) await resumeRoom(app.roomDeps, summary);
      await this.sit(opened);
    } catch (error) {
      if (error instanceof EngineError && app.engine) app.saved.broken.add(id);
      app.failed(error);
    }
    app.edit(() => (app.opening = ""));
  }

  /** @param {import("../../host/matches.js").Opened} opened */
  async sit(opened) {
    const { app } = this;
    const host = this.hostOf(opened);
    const session = new Session(
      { pace: app.pace, director: directorFor(app), changed: () => app.draw(), failed: (refusal) => app.refused(refusal) },
      host.here.values(),
    );
    host.onPort = (port) => session.join(port);
    app.room?.attach(host);
    await host.begin(opened.result);
    await session.started;
    Object.assign(app, { scores: true, reading: READING, host, session });
    scrollTo(0, 0);
    app.draw();
  }

  /** @param {import("../../host/matches.js").Opened} opened */
  hostOf({ result, row, release }) {
    const { app } = this;
    const around = {
      engine: app.running, put: putRecorded(app), failed: (/** @type {unknown} */ error) => app.failed(error), release,
      elsewhere: (/** @type {number} */ seat) => app.room?.elsewhere(seat) ?? null,
      afterResult: () => app.room?.afterResult(),
    };
    return new Host(around, result, row);
  }

  /**
   * Back to the lobby; the match stays stored.
   * @param {{setup?: boolean}} [next] whether the form for a new game is opened
   */
  leave(next) {
    const over = this.close(next);
    this.left = over.catch(() => undefined);
    return over;
  }

  /** @param {{setup?: boolean}} [next] */
  async close({ setup = false } = {}) {
    const { app } = this;
    const { host, session, room } = app;
    if (session?.shown.over) void app.device.gameOver();
    app.session = null;
    app.host = null;
    app.room = null;
    // Friends find the table again when it is opened again; over is over.
    await room?.close(session?.shown.over ?? false);
    session?.close();
    await host?.close();
    if (!setup) app.device.reloadIfReplaced();
    await app.saved.refresh();
    if (setup) await app.form.open();
  }
}

/**
 * @param {import("../../types.js").Summary} summary of a stored match
 * @returns {Promise<boolean>} whether friends are at this table, or were and may come back
 */
async function hasFriends({ match, seating, over }) {
  if (over) return false;
  return seating.some(({ player }) => player === "elsewhere") || Boolean(await getSetting(`room-${match}`));
}
