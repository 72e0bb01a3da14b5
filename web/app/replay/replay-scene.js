// @ts-check
// Builds the scene from which a game draws a moment of a replay: nothing on it can be pressed, and what a thing is opens in a dialog.
import { openDialog } from "../../lib/dialog.js";
import { faceView } from "../../kit/thing-sheet-view.js";
import { quietScene } from "../results/quiet-scene.js";
import { namesIn } from "./replay-controller.js";

/** @import { Scene } from "../../kit/game.js" */
/** @import { OpenReplay } from "./replay-controller.js" */
/** @import { Replay } from "./replay.js" */

/**
 * @param {Readonly<Pick<import("../state.js").AppState, "game" | "offers">>} state
 * @param {OpenReplay} replaying
 * @param {NonNullable<Replay["shown"]>} shown
 * @returns {Scene}
 */
export function sceneOf(state, replaying, { update: { view, waiting }, open }) {
  /** @type {Scene} */
  const scene = quietScene(state, {
    match: replaying.runner.match, view, waiting, open, names: namesIn(replaying), ask: null,
    read: (key) => tell(state.game, scene, key),
  });
  return scene;
}

/**
 * Shows what a thing on the table is in a dialog, since the replay uses the panel.
 * @param {import("../games.js").Game} game
 * @param {Scene} scene
 * @param {string} key
 */
function tell(game, scene, key) {
  const face = game.thing(scene, key);
  if (face) void openDialog(face.name, faceView(face), "card-sheet");
}
