// @ts-check
// Lets a person try a card that the help describes: opens a problem in which its power is the answer, or else deals a game in
// which the person is offered it.
import { t } from "../../lib/i18n.js";
import { readOwnName } from "../../lib/own-name.js";
import { readWays } from "./book.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @import { Way } from "./book.js" */

/**
 * @typedef {object} TryCardOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "offers" | "starting">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "replaying" | "room" | "form">>} open
 * @property {(problem: string) => Promise<boolean | null>} openProblem see `ProblemsController.openAt`
 * @property {(match: import("../../runner/stored-matches.js").NewMatch) => Promise<void>} create makes a match and sits down at it; leaving it leads back to the card
 * @property {(text: string) => void} toast
 * @property {import("../../lib/own-name.js").Settings} settings
 *
 * @typedef {Pick<PageTools, "draw" | "failed"> & TryCardOwnDeps} TryCardDeps
 */

export class TryCard {
  /**
   * @param {TryCardDeps} deps
   * @param {typeof readWays} [read]
   */
  constructor(deps, read = readWays) {
    this.deps = deps;
    this.readWays = read;
    /** The game whose ways are known. */
    this.game = "";
    /** @type {Map<string, Way>} */
    this.ways = new Map();
    /** A problem is being opened. */
    this.opening = false;
  }

  /** Reads how cards can be tried; the help does without it. */
  async read() {
    const { id } = this.deps.state.game;
    if (this.game === id) return;
    const ways = await this.readWays(id).catch(() => null);
    if (ways) [this.game, this.ways] = [id, ways];
  }

  /**
   * @param {string} edition
   * @param {string} card
   * @returns {import("../../kit/game.js").Trial | null} null where the card cannot be tried, or not now, as at a table
   */
  of(edition, card) {
    const { state, open: { session, replaying, room, form }, failed } = this.deps;
    const way = this.game === state.game.id ? this.ways.get(card) : undefined;
    if (way?.edition !== edition || session || replaying || room || form || !state.offers.has(state.game.id)) return null;
    return {
      deals: "deal" in way,
      ready: !this.opening && !state.starting,
      start: (name) => void this.start(way, name).catch(failed),
    };
  }

  /**
   * @param {Way} way
   * @param {string} name of the card
   */
  async start(way, name) {
    if ("deal" in way) return this.deal(way.deal, name);
    const { draw, openProblem, toast } = this.deps;
    this.opening = true;
    draw();
    const opened = await openProblem(way.problem).finally(() => (this.opening = false));
    if (opened === false) toast(t("screen-not-here"));
    draw();
  }

  /**
   * Deals a game with the usual players, in which decisions may be undone: it is for learning.
   * @param {{setup: import("../../types.js").Setup, seed: number}} deal
   * @param {string} name of the card
   */
  async deal({ setup, seed }, name) {
    const { state, create, settings, toast } = this.deps;
    const { game } = state;
    const offer = state.offers.get(game.id);
    if (!offer) return;
    const { chairs } = game.setup.model(offer, { players: setup.players, seed }, await readOwnName(settings), null);
    await create({ game: game.id, setup, seating: chairs, seed, free: true });
    toast(t("try-card-offered", { card: name }));
  }
}
