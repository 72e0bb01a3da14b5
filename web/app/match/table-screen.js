// @ts-check
// Draws the screen of the match on the table: the bar, the board (`game.board`: games/ID/board/board.js), the panel of questions
// and the log.
import { t } from "../../lib/i18n.js";
import { exportOpen } from "../lobby/saved-games-controller.js";
import { heardLogView } from "../log/heard-log-view.js";
import { logView } from "../log/log-view.js";
import { spokenText } from "../../kit/thing-sheet-view.js";
import { guard } from "../../vendor/lit.js";
import { curtainView } from "./curtain-view.js";
import { panelScreen } from "./panel-screen.js";
import { boardInputs, sceneOf } from "./scene.js";
import { tableView } from "./table-view.js";
import { tabsOf } from "./tabs.js";

/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Session } from "./session.js" */

/**
 * @typedef {object} TableScreenDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game" | "offers" | "screen" | "reading" | "tab" | "sound">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "room" | "problem">>} open
 * @property {Readonly<Pick<import("../story/pace.js").Pace, "speed">>} pace
 * @property {Pick<import("./turn-end.js").TurnEnd, "counting" | "begun">} turnEnd
 * @property {Pick<import("./match-controller.js").MatchController, "leave" | "showTab" | "readLog" | "fold">} match
 * @property {Pick<import("../screens/screens.js").Screens, "mayGo" | "below">} screens
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "lookBack">} replay
 * @property {Pick<import("../results/results-controller.js").ResultsController, "screen" | "noteRunning" | "showTable" | "counted" | "logOf">} results
 * @property {Pick<import("../story/story-controller.js").StoryController, "screen" | "controls" | "setSpeed" | "setSound">} story
 * @property {Pick<import("../coach/coach-controller.js").CoachController, "ask">} coach
 * @property {Pick<import("../help/help-controller.js").HelpController, "open">} help
 * @property {Pick<import("../tutorial/tutorial-controller.js").TutorialController, "ask">} tutorial
 * @property {Pick<import("../listening/listening-controller.js").ListeningController, "told" | "open" | "chosen">} listening
 * @property {Pick<import("../device/device-controller.js").DeviceController, "open">} deviceSheet
 * @property {Pick<import("../own-town.js").OwnTown, "pictureOf">} ownTown
 * @property {(runner: MatchRunner | null) => (() => void) | null} friendsAction what the button for friends does; null where there is none
 */

/**
 * @param {TableScreenDeps} deps
 * @param {Session} session
 * @param {MatchRunner | null} runner null if another device runs the match
 */
export function tableScreen(deps, session, runner) {
  const { state, open, match, story, listening } = deps;
  const { room } = open;
  const { game } = state;
  const { curtain, shown } = session;
  if (curtain !== null) return curtainView(curtain, session.names[curtain] ?? "", () => session.liftCurtain());
  const scene = sceneOf(deps, session);
  const lines = { entries: deps.results.logOf(session), names: session.names, game };
  const log = logView({ ...lines, lastReadId: session.viewer.readTo, seat: shown.seat, reading: state.reading, read: (reading) => match.readLog(reading) });
  const { large, view: panel } = open.problem?.panel(session, scene) ?? panelScreen(deps, session, scene, runner);
  return tableView({
    players: shown.view.seats.length,
    phase: session.view.phase,
    beat: session.beat?.group ?? "",
    asking: session.ask !== null,
    large,
    part: screenPart(room, session),
    tabs: tabsOf(game, scene, state.tab, (tab) => showTab(deps, tab), room?.chat.state.unread, room?.screenPart === "phone"),
    bar: barOf(deps, session, scene, runner),
    told: spokenText(game, scene),
    listen: () => void listening.open(),
    board: guard(boardInputs(deps, session, scene), () => game.board(scene)),
    story: story.screen(session),
    panel,
    log: room && screenPart(room, session) !== "screen" ? room.chat.viewBeside(log) : log,
  });
}

/**
 * Draws what those who listen are told of the log, on whatever screen they are meanwhile.
 * @param {Pick<TableScreenDeps, "results" | "listening"> & {state: Readonly<Pick<import("../state.js").AppState, "game">>}} deps
 * @param {Session | null} session
 */
export function heardScreen({ state: { game }, results, listening }, session) {
  const seen = session !== null && session.localSeats.size > 0 && session.viewer.shown !== null;
  if (!seen || session.curtain !== null || ![game.id, ""].includes(session.table.game)) return heardLogView(null, !session);
  const { match, names, shown: { seat, line }, viewer: { readTo } } = session;
  return heardLogView({
    viewer: `${match} ${seat}`, line: `${match} ${line}`, readTo: readTo || (seat === null ? session.log.lastId : 0), entries: results.logOf(session), names, game, seat,
    telling: listening.chosen.telling, isAloud: (entry) => session.isKnownToAll(entry),
  });
}

/**
 * @param {TableScreenDeps["open"]["room"]} room
 * @param {Session} session
 */
function screenPart(room, session) {
  const part = room?.screenPart ?? "";
  return part === "screen" && session.people.length > 0 ? "" : part;
}

/**
 * @param {TableScreenDeps} deps
 * @param {Session} session
 * @param {import("../../kit/game.js").Scene} scene
 * @param {MatchRunner | null} runner
 * @returns {import("./table-view.js").Bar}
 */
function barOf(deps, session, scene, runner) {
  const { state, open: { room, problem }, pace, replay, story, help, tutorial, deviceSheet, friendsAction } = deps;
  const { game, screen, sound } = state;
  const past = runner ?? room?.finishedRunner ?? null;
  return {
    status: game.status(scene),
    strip: guard(boardInputs(deps, session, scene), () => game.strip(scene)),
    stored: runner?.stored ?? true,
    speed: pace.speed,
    leave: () => (problem ? problem.steps.leave() : void leaveMatch(deps)),
    ...leaveText(deps, runner),
    exportMatch: () => runner && exportOpen(runner),
    // The scores of a finished game have their own button for it.
    lookBack: !past || (session.shown.over && screen.screen !== "table") ? null : () => void replay.lookBack(session, past),
    openHelp: () => void help.open(),
    askThings: () => void tutorial.ask(),
    openSettings: () => void deviceSheet.open(),
    setSpeed: (speed) => story.setSpeed(speed),
    sound,
    setSound: (on) => story.setSound(on),
    friends: problem ? null : friendsAction(runner),
  };
}

/**
 * @param {TableScreenDeps} deps
 * @param {MatchRunner | null} runner
 * @returns {{leaveText?: string}} where leaving leads, if not to the lobby
 */
function leaveText({ open: { problem }, screens }, runner) {
  if (problem) return { leaveText: problem.steps.leaveText() };
  if (!runner) return { leaveText: t("room-leave") };
  return screens.below("game", "end") === "help" ? { leaveText: t("problem-card") } : {};
}

/** @param {Pick<TableScreenDeps, "match" | "screens">} deps */
async function leaveMatch({ match, screens }) {
  if (await screens.mayGo()) await match.leave();
}

/**
 * @param {TableScreenDeps} deps
 * @param {import("./tabs.js").ChosenTab} tab of a narrow screen
 */
function showTab({ open: { room }, match }, tab) {
  if (room?.chat.state.open && tab.tab === "log") room.chat.markRead();
  match.showTab(tab);
}
