// @ts-check
// Makes the scene of a table that is only looked at: nothing on it can be pressed or chosen.
import { presentOffer } from "../state.js";
import { nothing } from "../../vendor/lit.js";

/** @import { Scene } from "../../kit/game.js" */

/**
 * @param {Readonly<Pick<import("../state.js").AppState, "game" | "offers">>} state
 * @param {Pick<Scene, "view" | "names" | "ask"> & Partial<Scene>} shown
 * @returns {Scene}
 */
export function quietScene(state, shown) {
  return {
    match: "", waiting: null, open: [], catalogue: presentOffer(state),
    targets: new Map(), blocked: new Map(), chosen: [], mark: () => nothing, press: () => undefined, reading: "",
    screen: { width: innerWidth, height: innerHeight }, busy: false, onBoard: false, read: () => undefined, ...shown,
  };
}
