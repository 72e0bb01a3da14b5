// @ts-check
// The state of the page: one plain object that holds data only. Controllers write it, views are drawn from it.

/** @typedef {import("../host/host.js").Host} Host */
/** @typedef {import("./match/session.js").Session} Session */
/** @typedef {import("./offer.js").Offer} Offer */

/**
 * @typedef {object} AppState
 * @property {import("./games.js").Game} game the one that is chosen
 * @property {import("./url-flags.js").Flags} flags
 * @property {boolean} sound whether the table is heard
 * @property {import("../engine/client.js").Engine | null} engine null until it has started
 * @property {Map<string, Offer>} offers what can be played, by game
 * @property {import("../engine/snapshot.js").SnapshotInfo | null} snapshot what is known of the snapshot for a quick start
 * @property {Host | null} host of the match on the table; null where another device has it
 * @property {Session | null} session the match on the table
 * @property {import("./online/room.js").Room | null} room the people at other devices
 * @property {import("./replay/replay-controller.js").OpenReplay | null} replaying a game that is looked at again
 * @property {import("../kit/setup-model.js").SetupModel | null} setup the form for a new game
 * @property {boolean} starting a new match is being made
 * @property {string} opening the stored match that is wanted, until it is there; "" for none
 * @property {{part: string, edition: string} | null} help what the help shows, where it is open
 * @property {import("./statistics/statistics-screen.js").StatisticsScreen | null} statistics the screen with the results of finished games, where it is open
 * @property {import("./toast-view.js").Toast[]} toasts
 * @property {boolean} scores whether the end of a game is shown, not its table
 * @property {import("./log/log-view.js").Reading} reading how the log is read
 * @property {import("./match/tabs.js").ChosenTab | null} tab the part of the table that a narrow screen shows
 */

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
