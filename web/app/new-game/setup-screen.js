// @ts-check
// Draws the form for a new game, with the fields of the game that is chosen.
import { GAMES } from "../games.js";
import { t } from "../../lib/i18n.js";
import { gamesView } from "../../kit/choose-game-view.js";
import { setupView } from "./setup-view.js";

/** @import { PageTools } from "../page-tools.js" */
/**
 * @typedef {object} SetupScreenOwnDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game" | "starting">>} state
 * @property {Pick<import("../game-controller.js").GameController, "choose">} games
 * @property {boolean} canConnect whether friends at other devices can play
 * @property {Pick<import("./new-game-controller.js").NewGameController, "next" | "open" | "edit" | "note" | "close" | "start">} newGame
 *
 * @typedef {Pick<PageTools, "errorText"> & SetupScreenOwnDeps} SetupScreenDeps
 */

/**
 * @param {SetupScreenDeps} deps
 * @param {import("../../kit/setup-model.js").SetupModel} model
 */
export function setupScreen({ state, games, errorText, canConnect, newGame }, model) {
  const { setup } = state.game;
  const edit = (/** @type {() => void} */ change) => newGame.edit(change);
  return setupView({
    model,
    title: t(newGame.next ? "next-game" : "new-game"),
    games: gamesView(GAMES, model.game, (id) => void games.choose(id).then(() => newGame.open())),
    fields: setup.fields(model, { edit }),
    moreFields: setup.moreFields(model, { edit }),
    pieces: setup.pieces(model, { edit }),
    problem: model.problem ? errorText(model.problem) : "",
    alone: canConnect ? "" : t("friends-impossible"),
    starting: state.starting,
    edit,
    note: (change) => newGame.note(change),
    close: () => newGame.close(),
    start: () => void newGame.start(),
  });
}
