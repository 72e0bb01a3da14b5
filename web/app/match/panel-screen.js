// @ts-check
// Draws the panel beside the board: the question, what others do meanwhile, or the end of the game.
import { mayBeCoached } from "../coach/coach-view.js";
import { meanwhile } from "../log/log-view.js";
import { recentEventsView } from "../log/recent-events-view.js";
import { isComputer } from "../../kit/seating.js";
import { thingSheet } from "../../kit/thing-sheet-view.js";
import { nothing } from "../../vendor/lit.js";
import { askView, isSpread, watchingView } from "./ask-view.js";
import { overView } from "./table-view.js";
import { turnEndView } from "./turn-end-view.js";
import { undoView } from "./undo-view.js";

/** @typedef {Pick<import("./table-screen.js").TableScreenDeps, "state" | "open" | "match" | "results" | "story" | "coach" | "turnEnd">} PanelDeps */
/** @import { Scene } from "../../kit/game.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Session } from "./session.js" */
/** @typedef {{large: "spread" | "scores" | "", view: unknown}} Panel `large`: the part of it that takes space from the board */

/**
 * @param {PanelDeps} deps
 * @param {Session} session
 * @param {Scene} scene
 * @param {MatchRunner | null} runner
 * @returns {Panel}
 */
export function panelScreen(deps, session, scene, runner) {
  const sheet = session.ask ? null : thingSheet({ game: deps.state.game, scene, busy: false });
  if (session.ended) return overPanel(deps, session, runner, sheet);
  deps.results.noteRunning(session);
  const { ask, choice } = session;
  return ask && choice ? askPanel(deps, session, scene, choice, runner) : watchingPanel(deps, session, sheet, runner);
}

/**
 * @param {PanelDeps} deps
 * @param {Session} session
 * @param {MatchRunner | null} runner
 * @param {unknown} sheet about the thing that is read about
 * @returns {Panel}
 */
function overPanel({ state: { game, screen }, results }, session, runner, sheet) {
  if (screen.screen === "table" || sheet) return { large: "", view: overView(() => results.showTable(session, false), sheet) };
  return { large: session.shown.view.scores ? "scores" : "", view: results.screen(session, runner, undoButtons(game, session)) };
}

/**
 * @param {PanelDeps} deps
 * @param {Session} session
 * @param {Scene} scene
 * @param {import("../../kit/choice.js").Choice} choice
 * @param {MatchRunner | null} runner
 * @returns {Panel}
 */
function askPanel({ state: { game }, open: { room, problem }, match, coach, turnEnd }, session, scene, choice, runner) {
  const { shown, names, viewer } = session;
  const fresh = viewer.log.entries.filter(({ id }) => id > viewer.readTo);
  const recent = recentEventsView(meanwhile(fresh, shown.seat, game, viewer.log.entries).map(({ event, hit }) => ({ text: game.eventText(event, names), hit })));
  const arranged = game.arrange(scene);
  const view = askView({
    game, scene, choice, busy: session.busy, alone: session.people.length === 1, recent, undoButtons: undoButtons(game, session, true),
    confirm: () => session.confirm(),
    fold: () => match.fold(choice),
    hint: runner && !session.table.alone && mayBeCoached(session.table.seating, isComputer) ? () => void coach.ask(session, runner) : null,
    answer: (options) => session.answer(options),
    ending: turnEndView(turnEnd, choice.ask.id),
    away: problem?.note() ?? room?.absenceView(session.waiting) ?? nothing,
  }, arranged);
  return { large: isSpread(arranged, choice) ? "spread" : "", view };
}

/**
 * @param {PanelDeps} deps
 * @param {Session} session
 * @param {unknown} sheet about the thing that is read about
 * @param {MatchRunner | null} runner
 * @returns {Panel}
 */
function watchingPanel({ state: { game }, open: { room }, story }, session, sheet, runner) {
  const { beat, names, othersNext, stuck, thinkingDelay } = session;
  const seat = beat ? (beat.turn ?? beat.actor) : session.waiting;
  const away = room?.absenceView(session.waiting) ?? nothing;
  const view = watchingView({
    name: seat === null ? "" : (names[seat] ?? ""),
    latest: session.line(game.eventText),
    beat,
    undoButtons: undoButtons(game, session),
    sheet,
    away,
    controls: story.controls(session, runner !== null && !session.table.alone),
    thinkingDelay,
    // Without a connection it is unknown whether the player thinks.
    thinking: thinkingDelay.shown && away === nothing,
    retry: othersNext && stuck ? () => session.goOn() : null,
  });
  return { large: "", view };
}

/**
 * Draws the buttons for undo and redo.
 * @param {import("../games.js").Game} game
 * @param {Session} session
 * @param {boolean} [always] whether a disabled undo button reserves its space
 */
function undoButtons(game, session, always = false) {
  const { names, returned, undoTo, redoTo } = session;
  const deed = (/** @type {readonly import("../../types.js").EventView[]} */ events) =>
    events.map((event) => game.deedText(event, names)).find(Boolean) ?? "";
  return undoView({
    undo: undoTo === null ? null : () => session.undo(),
    redo: redoTo === null ? null : () => session.redo(),
    deed: undoTo === null ? "" : deed(session.log.next(undoTo)),
    done: returned && !session.busy ? { way: returned.way, deed: deed(returned.events) } : null,
  }, always);
}
