// @ts-check
// Defines the state of the page: one plain object that holds data only. Live objects belong to controllers, see
// open-objects.js.
import { WHOLE_LOG } from "./log/log-view.js";

/** @import { Offer } from "../kit/game.js" */
/** @import { Game } from "./games.js" */
/** @import { Flags } from "./url-flags.js" */

/**
 * @typedef {object} AppState
 * @property {Game} game the one that is chosen
 * @property {Flags} flags
 * @property {boolean} sound whether sound is on
 * @property {import("./story/sound.js").Volumes} volumes how loud it is
 * @property {boolean} soundOffered whether sound was offered, or switched on or off
 * @property {boolean} remarks whether computer players make remarks
 * @property {boolean} endTurns whether a turn ends by itself where the person can do nothing else
 * @property {boolean} vibration whether the device shakes for a new question
 * @property {import("../engine/progress.js").Start | null} engineStart how the engine was started; null before it has started
 * @property {{stage: string, loaded: number, total: number}} progress of the engine's start
 * @property {string[]} missing what the browser lacks to start the engine
 * @property {string} startError why the engine did not start; "" where it did, or still may
 * @property {Map<string, Offer>} offers what can be played, by game
 * @property {import("../engine/snapshot.js").SnapshotInfo | null} snapshot the state of the snapshot for a quick
 * start; null before it was read
 * @property {boolean} arrived whether the lobby is drawn and can be used; then less important pictures are loaded
 * @property {boolean} starting a new match is being made
 * @property {string} opening the stored match that is being opened; "" for none
 * @property {boolean} openingForm the form for a new game is about to be shown
 * @property {boolean} openingLink what a link of friends leads to is about to be shown
 * @property {import("./screens/address.js").Screen} screen the one that is shown
 * @property {import("./toast-view.js").Toast[]} toasts
 * @property {import("./log/log-view.js").Reading} reading how the log is read
 * @property {import("./match/tabs.js").ChosenTab | null} tab the part of the table that a narrow screen shows
 */

/**
 * @param {Game} game the one that comes with the page
 * @param {Flags} flags
 * @returns {AppState}
 */
export function createState(game, flags) {
  return {
    game,
    flags,
    sound: false,
    volumes: { effects: 100, ambience: 60, night: true },
    soundOffered: true,
    remarks: true,
    endTurns: true,
    vibration: false,
    engineStart: null,
    progress: { stage: "runtime", loaded: 0, total: 0 },
    missing: [],
    startError: "",
    offers: new Map(),
    snapshot: null,
    arrived: false,
    starting: false,
    opening: "",
    openingForm: false,
    openingLink: false,
    screen: { screen: "lobby" },
    toasts: [],
    reading: WHOLE_LOG,
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
