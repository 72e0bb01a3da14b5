// @ts-check
// Writes the link of a finished game's replay, and opens the replay whose link is in the page's address.
import { cutText } from "../../lib/cut-text.js";
import { MOST_GIVEN } from "../../lib/generated/bounds.js";
import { OPENING_LINK, replayMark } from "../screens/links.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Opened } from "../../runner/stored-matches.js" */
/** @import { AppState } from "../state.js" */

/**
 * @typedef {object} ReplayLinkOwnDeps
 * @property {Pick<AppState, "opening"> & Readonly<Pick<AppState, "engineStart" | "starting">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "follow">} screens
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "room" | "form" | "replaying">>} open
 * @property {(opened: Opened) => MatchRunner} runnerOf
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "lookAtLinked" | "drop">} replay
 * @property {(text: string, game: string) => Promise<void>} showLink shows the text of a link, to be sent
 * @property {{busy: () => string, game: (id: string) => string}} words
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "toast" | "failed" | "engineStarted" | "engine" | "useGame"> & ReplayLinkOwnDeps} ReplayLinkDeps
 */

export class ReplayLinkController {
  /** @param {ReplayLinkDeps} deps */
  constructor(deps) {
    this.deps = deps;
  }

  /** Opens the replay in the page's address, now and whenever the address changes. */
  follow() {
    this.deps.screens.follow((fragment) => {
      const mark = replayMark(fragment);
      if (mark) void this.open(fragment.slice(mark.length));
      return mark !== null;
    });
  }

  /** @returns {boolean} whether something is on the page that a replay must not replace */
  get busy() {
    const { state: { starting }, open: { session, room, form } } = this.deps;
    return Boolean(session || room || form || starting);
  }

  /**
   * Shows the game of a link. Nothing is stored; the engine checks it like any other save.
   * @param {string} text with whatever a messenger has added behind it
   */
  async open(text) {
    const { state, draw, closed, toast, failed, engineStarted, words } = this.deps;
    const given = cutText(text, MOST_GIVEN);
    // Of two links the later one counts. Until it opens, the page shows its frame.
    const opening = `${OPENING_LINK}${given}`;
    state.opening = opening;
    draw();
    await engineStarted;
    if (state.opening !== opening) return;
    try {
      if (this.busy) toast(words.busy());
      else await this.look(given);
    } catch (error) {
      failed(isOfNoGame(error) ? { code: "replay-link-rules" } : error);
    }
    if (state.opening === opening) state.opening = "";
    closed();
  }

  /** @param {string} text */
  async look(text) {
    const { engine, useGame, runnerOf, replay, open } = this.deps;
    const name = `link-${crypto.randomUUID()}`;
    /** @type {import("../../types.js").LinkedGame} */
    const { save, whole } = await engine().call("read_link", { text, match: name });
    /** @type {import("../../types.js").Result} */
    const result = await engine().call("open", { save });
    const { summary } = result.keep;
    if (open.replaying) replay.drop();
    await useGame(summary.game);
    const now = Date.now();
    const row = { id: summary.match, summary, save: result.keep.save, created: now, updated: now };
    await replay.lookAtLinked(runnerOf({ result, row, release: () => undefined }), { link: text, changed: whole === false });
  }

  /** @param {MatchRunner} runner @returns {Promise<string>} its match, which is finished, as the text of a link */
  async textOf({ match }) {
    /** @type {import("../../types.js").LinkText} */
    const { text } = await this.deps.engine().call("write_link", { match });
    return text;
  }

  /**
   * Writes a finished match as a link, and shows it.
   * @param {MatchRunner} runner
   */
  async show(runner) {
    const { failed, showLink, words } = this.deps;
    try {
      await showLink(await this.textOf(runner), words.game(runner.summary.game));
    } catch (error) {
      failed(error);
    }
  }
}

/** @param {unknown} error */
function isOfNoGame(error) {
  return /** @type {{code?: unknown} | null} */ (error)?.code === "wrong-game";
}
