// @ts-check
// Draws the page from its state: chooses the screen, and passes it to page-view.js.
import { drawDevice } from "./device/device-view.js";
import { lobbyScreen } from "./lobby/lobby-screen.js";
import { tableScreen } from "./match/table-screen.js";
import { setupScreen } from "./new-game/setup-screen.js";
import { friendsAction, openJoinScreen } from "./online/index.js";
import { drawPage } from "./page-view.js";
import { replayKey, replayScreen } from "./replay/replay-screen.js";
import { shownUpdate } from "./open-objects.js";
import { toastsView } from "./toast-view.js";
import { canConnect } from "../peer/can-connect.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./app.js").Page} Page */
/** @typedef {import("./state.js").AppState} AppState */

/**
 * Draws the page in a microtask, once for all changes until then. Nothing is drawn before `start`, since the texts
 * have to be loaded.
 * @param {() => void} drawNow
 */
export function renderLoop(drawNow) {
  let drawing = true;
  const draw = () => {
    if (drawing) return;
    drawing = true;
    queueMicrotask(() => {
      drawing = false;
      drawNow();
    });
  };
  const start = () => {
    drawing = false;
    draw();
  };
  return { draw, start };
}

/**
 * @param {Page} page
 * @returns {() => void} draws the page from its present state
 */
export function drawingOf(page) {
  const { root, state, open, toasts, moving, deviceSheet, tutorial } = page;
  const screen = screenOf(page);
  /** @type {ReturnType<typeof shownUpdate>} the picture that is on the page */
  let drawn = null;
  return () => {
    const { game, engineStart } = state;
    const { session, form } = open;
    const shown = shownUpdate(open);
    game.setWording(shown?.view.edition ?? form?.edition ?? "", shown?.view ?? null);
    const ready = engineStart ? html`<span hidden data-testid="engine-ready" data-start=${engineStart.way}></span>` : nothing;
    const scores = Boolean(session?.ended) && state.scores && !open.replaying;
    drawPage(root, {
      content: html`${screen()} ${ready} ${toastsView(state.toasts, (id) => toasts.dismiss(id))}`,
      // Only if the picture has changed, since measuring all positions takes longer than drawing.
      moving: moving() && shown !== drawn,
      screen: screenKey(state, open, scores),
      scores,
      reading: session?.selection.key ?? "",
    });
    drawn = shownUpdate(open);
    drawDevice(deviceSheet.scene());
    tutorial.drawn();
  };
}

/**
 * @param {Readonly<AppState>} state
 * @param {Readonly<import("./open-objects.js").OpenObjects>} open
 * @param {boolean} scores
 * @returns {string} changes with what is to be decided
 */
function screenKey({ help, statistics, daily, problems, workshop }, { replaying, session, problem }, scores) {
  if (help) return "help";
  if (statistics) return "statistics";
  if (replaying) return replayKey;
  if (daily && !session) return "daily";
  if (problems && !session) return "problems";
  if (workshop && !session) return `workshop ${workshop.open}`;
  if (!session) return "";
  if (problem?.given) return "problem-answer";
  const { beat } = session;
  const card = beat?.frame === "card" ? `${beat.number} ${beat.text}` : "";
  return `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${card} ${scores ? "over" : ""}`;
}

/**
 * @param {Page} page
 * @returns {() => unknown} the screen that the state asks for
 */
function screenOf(page) {
  const { state, open, help, pace, replay, coach, tutorial, match, roomDeps } = page;
  const joinRoom = canConnect() ? () => void openJoinScreen(roomDeps, "") : null;
  const lobbyDeps = { ...page, joinRoom };
  const tableDeps = { ...page, friendsAction: (/** @type {import("../runner/match-runner.js").MatchRunner | null} */ runner) => friendsAction(roomDeps, runner) };
  /** @type {import("./replay/replay-screen.js").ReplayScreenDeps} */
  const replayDeps = {
    state, replay, pace,
    showLink: (runner) => void page.replayLink.show(runner),
    showCourse: (replaying) => void showCourse(page, replaying),
    askCoach: (replaying) => void coach.askPast(replaying),
    openHelp: () => void help.open(),
    askThings: () => void tutorial.ask(),
    showTab: (tab) => match.showTab(tab),
    read: (reading) => match.readLog(reading),
  };
  return () => {
    const { replaying, session, runner } = open;
    if (state.help) return help.screen(state.help);
    if (replaying) return replayScreen(replayDeps, replaying);
    if (state.statistics) return page.statistics.view();
    if (state.problems && !session) return page.problems.view();
    if (state.workshop && !session) return page.workshop.view();
    if (state.daily && !session) return page.daily.view();
    const room = open.room?.screen() ?? null;
    return session && !room ? tableScreen(tableDeps, session, runner) : lobbyScreen(lobbyDeps, formOf(page, room));
  };
}

/**
 * @param {Page} page
 * @param {import("./replay/replay-controller.js").OpenReplay} replaying
 */
async function showCourse({ state, failed }, replaying) {
  try {
    await (await import("./replay-link/course-dialog.js")).showCourse(state, replaying);
  } catch (error) {
    failed(error);
  }
}

/**
 * @param {Page} page
 * @param {unknown} room the screen of a room without a table yet; null where there is none
 * @returns {{kind: "" | "room" | "setup", view: unknown}} what replaces the welcome
 */
function formOf(page, room) {
  if (room) return { kind: "room", view: room };
  const { form } = page.open;
  return form ? { kind: "setup", view: setupScreen({ ...page, canConnect: canConnect() }, form) } : { kind: "", view: null };
}
