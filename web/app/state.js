// @ts-check
// The state of the page: one plain object that holds data only. Controllers write it, views are drawn from it.
import { READING } from "./log/log-view.js";

/** @typedef {import("../runner/match-runner.js").MatchRunner} MatchRunner */
/** @typedef {import("./match/session.js").Session} Session */
/** @typedef {import("../kit/game.js").Offer} Offer */

/**
 * @typedef {object} AppState
 * @property {import("./games.js").Game} game the one that is chosen
 * @property {import("./url-flags.js").Flags} flags
 * @property {boolean} sound whether the table is heard
 * @property {import("../engine/client.js").Engine | null} engine null until it has started
 * @property {{stage: string, loaded: number, total: number}} progress of the engine's start
 * @property {string[]} missing what the browser lacks to start the engine
 * @property {string} startError why the engine did not start; "" where it did, or still may
 * @property {Map<string, Offer>} offers what can be played, by game
 * @property {import("../engine/snapshot.js").SnapshotInfo | null} snapshot what is known of the snapshot for a quick start
 * @property {boolean} arrived whether the lobby is on the screen and can be used: what may come later comes then
 * @property {MatchRunner | null} runner of the match on the table; null where another device has it
 * @property {Session | null} session the match on the table
 * @property {import("./online/room.js").Room | null} room the people at other devices
 * @property {import("./replay/replay-controller.js").OpenReplay | null} replaying a game that is looked at again
 * @property {import("../kit/setup-model.js").SetupModel | null} setup the form for a new game
 * @property {boolean} starting a new match is being made
 * @property {string} opening the stored match that is wanted, until it is there; "" for none
 * @property {{part: string, edition: string} | null} help what the help shows, where it is open
 * @property {import("./statistics/statistics-controller.js").StatisticsState | null} statistics the results of finished games, where their screen is open
 * @property {import("./toast-view.js").Toast[]} toasts
 * @property {boolean} scores whether the end of a game is shown, not its table
 * @property {import("./log/log-view.js").Reading} reading how the log is read
 * @property {import("./match/tabs.js").ChosenTab | null} tab the part of the table that a narrow screen shows
 */

/**
 * @param {import("./games.js").Game} game the one that comes with the page
 * @param {import("./url-flags.js").Flags} flags
 * @returns {AppState}
 */
export function createState(game, flags) {
  return {
    game,
    flags,
    sound: false,
    engine: null,
    progress: { stage: "runtime", loaded: 0, total: 0 },
    missing: [],
    startError: "",
    offers: new Map(),
    snapshot: null,
    arrived: false,
    runner: null,
    session: null,
    room: null,
    replaying: null,
    setup: null,
    starting: false,
    opening: "",
    help: null,
    statistics: null,
    toasts: [],
    scores: true,
    reading: READING,
    tab: null,
  };
}

/**
 * @param {Readonly<Pick<AppState, "game" | "offers">>} state
 * @returns {Offer | null} what can be played of the game that is chosen
 */
export function presentOffer({ game, offers }) {
  return offers.get(game.id) ?? null;
}

/**
 * @param {Readonly<Pick<AppState, "replaying" | "session">>} state
 * @returns {import("../types.js").Update | null} the picture of a match that is on the page
 */
export function shownUpdate({ replaying, session }) {
  return replaying?.replay.shown?.update ?? session?.shown ?? null;
}

/**
 * @param {Readonly<AppState>} state
 * @param {string} match
 * @returns {MatchRunner | null} the runner of a match that is open on the page
 */
export function openRunner({ runner, replaying }, match) {
  return [runner, replaying?.runner].find((one) => one?.match === match) ?? null;
}

/**
 * @param {Readonly<AppState>} state
 * @returns {boolean} whether the lobby is all there is: nothing else is open, or about to be
 */
export function isIdle({ session, room, replaying, starting, setup, opening, help, statistics }) {
  return !(session || room || replaying || starting || setup || opening || help || statistics);
}
