// @ts-check
// Draws the screen of a replay: the board at a past moment, and the controls for other moments.
import { openCoach } from "../coach/coach-controller.js";
import { pastCoachButton, pastCoachView } from "../coach/replay-coach-view.js";
import { t } from "../../lib/i18n.js";
import { isLight } from "../device/theme.js";
import { exportOpen } from "../lobby/saved-games-controller.js";
import { logView } from "../log/log-view.js";
import { tabsOf } from "../match/tabs.js";
import { tableView } from "../match/table-view.js";
import { nothing } from "../../vendor/lit.js";
import { coverView } from "./cover-view.js";
import { costNote } from "../results/cost-view.js";
import { sceneOf } from "./replay-scene.js";
import { replayBar } from "./replay-view.js";
import { toldMoment } from "./told-moment.js";

/** @import { AppState } from "../state.js" */
/** @import { OpenReplay, ReplayController } from "./replay-controller.js" */
/** @import { Replay } from "./replay.js" */

/**
 * @typedef {object} ReplayScreenDeps
 * @property {Readonly<Pick<AppState, "game" | "offers" | "tab" | "reading">>} state
 * @property {Pick<ReplayController, "leave" | "wayOn" | "playDeal" | "watch" | "chapters" | "latestText">} replay
 * @property {(runner: OpenReplay["runner"]) => void} showLink
 * @property {(replaying: OpenReplay, names: readonly string[]) => void} showCourse
 * @property {(replaying: OpenReplay) => void} askCoach
 * @property {Readonly<Pick<import("../story/pace.js").Pace, "speed">>} pace
 * @property {Pick<import("../town-pictures.js").TownPictures, "of">} townPictures
 * @property {() => void} openHelp
 * @property {() => void} listen opens the sheet for those who listen
 * @property {() => void} askThings turns explain mode on
 * @property {(tab: import("../match/tabs.js").ChosenTab) => void} showTab
 * @property {(reading: import("../log/log-view.js").Reading) => void} read
 */

/**
 * @param {ReplayScreenDeps} deps
 * @param {OpenReplay} replaying
 */
export function replayScreen(deps, replaying) {
  const { state, replay: controller } = deps;
  const { replay, runner, over, linked, changed } = replaying;
  const { game } = state;
  const { shown } = replay;
  if (!shown) return nothing;
  const { view } = shown.update;
  const scene = sceneOf(state, replaying, shown);
  const { names } = scene;
  const coach = openCoach(replaying);
  const on = controller.wayOn(replaying);
  const costly = replaying.costs.find(({ number }) => number === replay.number && number === shown.number);
  const playOn = on && !(linked && replay.number === replay.first) ? () => void on() : null;
  return tableView({
    players: view.seats.length,
    phase: view.phase,
    asking: false,
    replaying: true,
    large: replaying.cover ? "cover" : "",
    tabs: tabsOf(game, scene, state.tab, deps.showTab),
    bar: {
      status: game.status(scene),
      strip: game.strip(scene),
      stored: true,
      speed: deps.pace.speed,
      leave: () => controller.leave(),
      leaveText: t("leave-replay"),
      exportMatch: () => exportOpen(runner),
      lookBack: null,
      openHelp: deps.openHelp,
      askThings: deps.askThings,
      setSpeed: null,
    },
    listen: deps.listen,
    board: game.board(scene),
    panel: replaying.cover ? coverView({
      scores: replaying.cover, names, rival: game.rival(), setup: game.setupText(runner.summary.setup),
      changed: changed ? t("replay-changed") : "",
      town: coverTown(deps, replaying),
      watch: () => controller.watch(replaying),
      playDeal: () => void controller.playDeal(replaying),
    }) : replayBar({
      replay,
      names,
      chapters: controller.chapters(replay),
      latest: controller.latestText(replay, names),
      told: toldMoment(game, replay, names),
      notes: notesAt(replaying, shown),
      changed: changed ? t(over ? "replay-changed" : "replay-cut") : "",
      // From the deal on that is the same.
      playDeal: linked && over ? () => void controller.playDeal(replaying) : null,
      playOn: costly ? null : playOn,
      cost: costly && !coach ? costNote(state, costly, names, playOn) : nothing,
      share: over ? () => exportOpen(runner) : null,
      link: over ? () => deps.showLink(runner) : null,
      course: over && game.curves ? () => deps.showCourse(replaying, names) : null,
      coach: over && shown.by !== null && shown.number > replay.first ? pastCoachButton(coach !== null, () => deps.askCoach(replaying)) : nothing,
      advice: coach && pastCoachView(game, scene, coach),
    }),
    log: logView({
      entries: replay.log.until(replay.number), lastReadId: Infinity, seat: replay.reader, names, game,
      reading: state.reading, read: deps.read,
    }),
  });
}

/** The towns of winners, by replay. @type {WeakMap<OpenReplay, import("../../kit/town.js").Town>} */
const TOWNS = new WeakMap();

/**
 * @param {Pick<ReplayScreenDeps, "state" | "townPictures">} deps
 * @param {OpenReplay} replaying
 * @returns {string} the address of a picture of the winner's town; "" where there is none, or not yet
 */
function coverTown({ state: { game: { towns } }, townPictures }, replaying) {
  const { replay, cover } = replaying;
  const winner = cover?.find(({ place }) => place === 1);
  if (!towns || !winner || !replay.shown) return "";
  const events = () => replay.log.until(replay.number).map(({ event }) => event);
  const town = TOWNS.get(replaying) ?? towns.of(replay.shown.update.view, winner.seat, events());
  TOWNS.set(replaying, town);
  const day = isLight();
  return townPictures.of(`cover ${day}`, town, towns.sprite, day, "tall");
}

/**
 * @param {OpenReplay} replaying
 * @param {NonNullable<Replay["shown"]>} shown
 * @returns {readonly string[]} the notes about the wanted moment
 */
function notesAt({ replay, runner, linked, notes }, { number, update: { waiting } }) {
  const lines = notes.get(replay.number) ?? [];
  if (linked || lines.length === 0) return lines;
  // After an undo, a person may have decided at a moment for which an own player had logged something.
  const own = waiting !== null && runner.summary.seating[waiting]?.player === "own";
  return number === replay.number && own ? lines : [];
}
