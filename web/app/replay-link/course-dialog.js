// @ts-check
// Shows the dialog with the score history of a replayed game and its turning points. Loaded on first use.
import { ScoreHistoryController } from "../results/end-of-game.js";
import { dialogOpen, openDialog } from "../../lib/dialog.js";
import { t } from "../../lib/i18n.js";
import { render } from "../../vendor/lit.js";

/** @import { OpenReplay } from "../replay/replay-controller.js" */

/**
 * @param {Readonly<Pick<import("../state.js").AppState, "game">>} state
 * @param {OpenReplay} replaying a finished game
 */
export async function showCourse(state, { replay, runner }) {
  const names = runner.summary.seating.map(({ name }) => name);
  const place = document.createElement("div");
  const look = (/** @type {number} */ moment) => {
    /** @type {HTMLDialogElement | null} */ (place.closest("dialog"))?.close("");
    replay.go(moment);
  };
  const draw = () => render(course.view(), place);
  const course = new ScoreHistoryController({ state, draw, look }, { shown: { seat: replay.reader }, names, people: [] }, runner);
  await course.read();
  draw();
  if (!dialogOpen() && !replay.closed) await openDialog(t("course"), place, "course-sheet");
}
