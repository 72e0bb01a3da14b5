// @ts-check
// Draws the page from its state: chooses the screen, and passes it to page-view.js.
import { drawDevice } from "./device/device-view.js";
import { arrivingOf, arrivingView } from "./lobby/arriving-view.js";
import { lobbyScreen, startingOf } from "./lobby/lobby-screen.js";
import { exportOpen } from "./lobby/saved-games-controller.js";
import { heardScreen, tableScreen } from "./match/table-screen.js";
import { setupScreen } from "./new-game/setup-screen.js";
import { friendsAction, goBack, openJoinScreen } from "./online/index.js";
import { drawPage } from "./page-view.js";
import { fitScoreRows } from "./results/score-rows.js";
import { replayScreen } from "./replay/replay-screen.js";
import { shownUpdate } from "./open-objects.js";
import { toastsView } from "./toast-view.js";
import { t } from "../lib/i18n.js";
import { canConnect } from "../peer/can-connect.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { Page } from "./app.js" */
/** @import { AppState } from "./state.js" */

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
  const { root, state, open, toasts, lateAnswers, moving, deviceSheet, tutorial, turnEnd, screens, wakeLock, listening, ownTown } = page;
  const screen = screenOf(page);
  /** @type {ReturnType<typeof shownUpdate>} the picture that is on the page */
  let drawn = null;
  return () => {
    const { game, engineStart } = state;
    const { session, form } = open;
    // The form for the next game of a room lies on top of the end of the one before.
    const shown = screens.is("form") ? null : shownUpdate(open);
    game.setWording(shown?.view.edition ?? form?.edition ?? "", shown?.view ?? null);
    const ready = engineStart ? html`<span hidden data-testid="engine-ready" data-start=${engineStart.way}></span>` : nothing;
    const { title } = screens;
    drawPage(root, {
      content: html`${screen()} ${ready} <p class="hidden" role="status" data-testid="screen-title">${title}</p> ${heardScreen(page, session)}
        <p class="hidden" role="status" data-testid="answered">${listening.told}</p> ${toastsView(state.toasts, (id) => toasts.dismiss(id))}`,
      // Only if the picture has changed, since measuring all positions takes longer than drawing.
      moving: moving() && shown !== drawn,
      title: title ? t("screen-title", { screen: title, title: t("title") }) : t("title"),
      screen: screenKey(state, open, cardKey(session)),
      question: screenKey(state, open),
      kind: state.screen.screen,
      scores: screens.is("end", "join") && Boolean(session?.ended),
      back: screens.returning,
      reading: session?.selection.key ?? "",
    });
    drawn = shown;
    fitScoreRows();
    ownTown.drawn();
    drawDevice(deviceSheet.scene());
    const { runner } = open;
    lateAnswers.show(runner?.row ? () => exportOpen(runner) : null);
    // In a room all devices have a lock of their own.
    wakeLock.want(state.screen.screen === "companion" || session !== null && !open.room && !session.shown.over && ON_TABLE.has(state.screen.screen));
    listening.drawn();
    tutorial.drawn();
    turnEnd.look();
    screens.drawn();
  };
}

/**
 * @param {Readonly<AppState>} state
 * @param {Readonly<import("./open-objects.js").OpenObjects>} open
 * @param {string} [card] changes with the card that waits for a press
 * @returns {string} changes with what is to be decided
 */
function screenKey({ screen }, { session, problem }, card = "") {
  const kind = screen.screen;
  if (!session || !ON_TABLE.has(kind)) return kind === "player" ? `player ${screen.player}` : kind;
  if (problem?.given) return "problem-answer";
  return `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${card} ${kind} ${session.ended}`;
}

/** The screens that show the table of a match, once it is open. */
const ON_TABLE = new Set(["game", "end", "table", "join", "room", "problem"]);

/** @param {import("./match/session.js").Session | null} session */
function cardKey(session) {
  const { beat } = session ?? {};
  return beat?.frame === "card" ? `${beat.number} ${beat.text}` : "";
}

/**
 * @param {Page} page
 * @returns {() => unknown} the screen that the state asks for
 */
function screenOf(page) {
  const { state, open, help, pace, replay, coach, tutorial, match, roomDeps } = page;
  const joinRoom = canConnect() ? () => void openJoinScreen(roomDeps, "") : null;
  const { knownRoom, toasts } = page;
  const back = () => (canConnect() && knownRoom.offered ? { name: knownRoom.offered.name, open: () => void goBack(roomDeps, knownRoom.offered?.room ?? "").catch(toasts.failed) } : null);
  const lobbyDeps = { ...page, joinRoom, back };
  const tableDeps = { ...page, friendsAction: (/** @type {import("../runner/match-runner.js").MatchRunner | null} */ runner) => friendsAction(roomDeps, runner) };
  /** @type {import("./replay/replay-screen.js").ReplayScreenDeps} */
  const replayDeps = {
    state, replay, pace, townPictures: page.townPictures,
    showLink: (runner) => void page.replayLink.show(runner),
    showCourse: (replaying, names) => void showCourse(page, replaying, names),
    askCoach: (replaying) => void coach.askPast(replaying),
    openHelp: () => void help.open(),
    listen: () => void page.listening.open(),
    askThings: () => void tutorial.ask(),
    showTab: (tab) => match.showTab(tab),
    read: (reading) => match.readLog(reading),
  };
  const lobby = (/** @type {unknown} */ room = null) => {
    const { session, form, replaying } = open;
    const arriving = arrivingOf(state, page.screens.arrived, Boolean(room || open.room || session || form || replaying));
    return arriving ? arrivingView(arriving, startingOf(state), () => page.leaveArriving()) : lobbyScreen(lobbyDeps, formOf(page, room));
  };
  const table = () => {
    const room = open.room?.screen() ?? null;
    const { session } = open;
    // Another game may have been chosen in the form for the next one: until the page has the game of the table again.
    const isShown = session && [state.game.id, ""].includes(session.table.game);
    return isShown && !room ? tableScreen(tableDeps, session, open.runner) : lobby(room);
  };
  /** Until what a screen shows is there, the lobby is seen. @type {Partial<Record<import("./screens/address.js").Kind, () => unknown>>} */
  const screens = {
    game: table, end: table, table, join: table, room: table, problem: table,
    help: () => help.ready && help.screen(),
    replay: () => open.replaying && replayScreen(replayDeps, open.replaying),
    statistics: () => page.statistics.view(),
    problems: () => page.problems.view(),
    workshop: () => page.workshop.view(),
    player: () => page.workshop.view(),
    companion: () => page.companion.view(),
    day: () => page.daily.view(),
  };
  return () => screens[state.screen.screen]?.() || lobby();
}

/**
 * @param {Page} page
 * @param {import("./replay/replay-controller.js").OpenReplay} replaying
 * @param {readonly string[]} names
 */
async function showCourse({ state, idleLoop, failed }, replaying, names) {
  try {
    await (await import("./replay-link/course-dialog.js")).showCourse({ state, idleLoop, failed }, replaying, names);
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
  const { open: { form }, state } = page;
  if (!form) return { kind: "", view: null };
  // Another game was chosen in the form: its form is about to come.
  return { kind: "setup", view: form.game === state.game.id ? setupScreen({ ...page, canConnect: canConnect() }, form) : html`<p role="status"></p>` };
}
