// @ts-check
// Shows the dialog with the score history of a replayed game, its turning points, and the decisions that cost most. Loaded on
// first use.
import { CostSearch, ScoreHistoryController, costsView } from "../results/end-of-game.js";
import { dialogOpen, openDialog } from "../../lib/dialog.js";
import { t } from "../../lib/i18n.js";
import { html, nothing, render } from "../../vendor/lit.js";

/** @import { OpenReplay } from "../replay/replay-controller.js" */
/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @typedef {"course" | "decisions"} Part */

/** The search of a replay goes on when its dialog is opened again. @type {WeakMap<OpenReplay, CostSearch>} */
const searches = new WeakMap();

/**
 * @param {Pick<PageTools, "idleLoop" | "failed"> & {state: Readonly<Pick<AppState, "game" | "offers">>}} deps
 * @param {OpenReplay} replaying a finished game
 * @param {readonly string[]} names of the seats, as the replay shows them
 */
export async function showCourse({ state, idleLoop, failed }, replaying, names) {
  const { replay, runner } = replaying;
  const { seating } = runner.summary;
  // A link does not say who of its people looks at it.
  const people = replaying.linked ? [] : seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
  const place = document.createElement("div");
  /** @type {Part} */
  let part = "course";
  const close = () => {
    /** @type {HTMLDialogElement | null} */ (place.closest("dialog"))?.close("");
  };
  const look = (/** @type {number} */ moment) => {
    close();
    replay.go(moment);
  };
  const draw = () => render(html`${people.length > 0 ? partsView(part, show) : nothing} ${part === "course" ? course.view() : costs()}`, place);
  const course = new ScoreHistoryController({ state, draw, look }, { shown: { seat: replay.reader }, names, people }, runner);
  const search = searchOf(replaying, people, { state, draw, idleLoop, wanted: () => !document.hidden && place.isConnected && part === "decisions" });
  const costs = () => costsView(state, search, names, ({ number, seat }) => {
    replaying.costs = search.found;
    if (replay.viewer !== seat) replay.look(seat);
    look(number);
  });
  /** @param {Part} wanted */
  function show(wanted) {
    part = wanted;
    draw();
    if (part === "decisions" && !search.begun) void search.search().catch(failed);
  }
  await course.read();
  draw();
  if (!dialogOpen() && !replay.closed) await openDialog(t("course"), place, "course-sheet");
}

/**
 * @param {OpenReplay} replaying
 * @param {readonly number[]} people
 * @param {import("../results/cost-search.js").CostDeps} deps
 */
function searchOf(replaying, people, deps) {
  const search = searches.get(replaying) ?? new CostSearch(deps, replaying.runner, people);
  search.deps = deps;
  searches.set(replaying, search);
  return search;
}

/**
 * @param {Part} part
 * @param {(part: Part) => void} show
 */
function partsView(part, show) {
  const button = (/** @type {Part} */ id, /** @type {string} */ text) => html`<button type="button" data-testid="course-part" data-part=${id}
    aria-pressed=${String(id === part)} @click=${() => show(id)}>${text}</button>`;
  return html`<div class="segments end-parts" role="group" aria-label=${t("course")}>
    ${button("course", t("end-part-course"))} ${button("decisions", t("end-part-decisions"))}</div>`;
}
