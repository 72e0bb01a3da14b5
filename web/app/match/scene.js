// @ts-check
// Builds the scene from which a game draws the table: the view, and the open question with its options by thing.
import { language } from "../../lib/i18n.js";
import { byThing } from "../../kit/target.js";
import { isLow } from "../../kit/window-size.js";
import { presentOffer } from "../state.js";
import { nothing } from "../../vendor/lit.js";

/**
 * @typedef {object} SceneDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game" | "offers">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "room">>} open
 * @property {Pick<import("../results/results-controller.js").ResultsController, "counted">} results
 * @property {Pick<import("../own-town.js").OwnTown, "pictureOf">} [ownTown]
 */
/** @import { Scene } from "../../kit/game.js" */
/** @import { Session } from "./session.js" */

/**
 * @param {SceneDeps} deps
 * @param {Session} session
 * @returns {Scene}
 */
export function sceneOf({ state, open, results, ownTown }, session) {
  const { ask } = session;
  /** @type {Scene} */
  const scene = {
    match: session.match,
    view: session.view,
    names: session.names,
    ask,
    waiting: session.moving,
    catalogue: presentOffer(state),
    open: [],
    mark: (seat) => open.room?.seatView(seat) ?? nothing,
    targets: byThing(ask?.options ?? []),
    blocked: byThing(ask?.blocked ?? []),
    chosen: session.choice?.chosen ?? [],
    press: (option) => session.press(option),
    reading: session.selection.key,
    read: (key) => session.selection.toggle(key),
    screen: { width: innerWidth, height: innerHeight },
    busy: session.busy,
    onBoard: false,
    counted: results.counted(session),
    town: ownTown?.pictureOf(session) ?? null,
  };
  return { ...scene, onBoard: state.game.onBoard?.(scene) ?? false };
}

/**
 * Returns the inputs of the board. If none of them has changed, the board is not drawn again.
 * @param {Pick<SceneDeps, "open">} deps
 * @param {Session} session
 * @param {Scene} scene
 * @returns {unknown[]}
 */
export function boardInputs({ open }, session, scene) {
  // The inputs do not say whether guests are connected, so with a room the board is always drawn again.
  const others = open.room ? {} : null;
  const { view, ask, reading, catalogue, onBoard, busy, counted, town, screen } = scene;
  // `busy` changes the board only if the question is answered on the board.
  return [session, view, ask, session.choice?.chosen, reading, catalogue, language(), others, town?.address, town?.tiers, isLow(screen), onBoard, onBoard && busy, ...session.names, ...(counted ? [...counted].flat() : [])];
}
