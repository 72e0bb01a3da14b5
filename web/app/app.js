// @ts-check
// Creates the page: its state, its controllers and the loop that draws it.
import { BackupController } from "./backup/backup-controller.js";
import { CoachController } from "./coach/coach-controller.js";
import { CompanionController } from "./companion/companion-controller.js";
import { DailyController } from "./daily/daily-controller.js";
import { DeviceController } from "./device/device-controller.js";
import { Device } from "./device/device.js";
import { WakeLock } from "./device/wake.js";
import { GameController } from "./game-controller.js";
import { HelpController } from "./help/help-controller.js";
import { LastTown } from "./lobby/last-town.js";
import { SavedGamesController } from "./lobby/saved-games-controller.js";
import { ListeningController } from "./listening/listening-controller.js";
import { isLight } from "./device/theme.js";
import { MatchController } from "./match/match-controller.js";
import { Session } from "./match/session.js";
import { TurnEnd } from "./match/turn-end.js";
import { NewGameController } from "./new-game/new-game-controller.js";
import { oneLink, openJoinScreen, openRoom, reopenRoom, resumeRoom } from "./online/index.js";
import { KnownRoom } from "./online/return/known-room.js";
import { drawingOf, renderLoop } from "./render.js";
import { askToDealAnew, askWhoPlaysDeal, askWhoPlaysOn } from "./replay/play-on-view.js";
import { ProblemsController } from "./problems/problems-controller.js";
import { TryCard } from "./problems/try-card.js";
import { ReplayController } from "./replay/replay-controller.js";
import { ReplayLinkController } from "./replay-link/replay-link-controller.js";
import { ResultsController } from "./results/results-controller.js";
import { CurrentRoom, roomDepsOf } from "./room-deps.js";
import { isIdle, openRunner } from "./open-objects.js";
import { askToLeave, layers, screenKinds } from "./screens/screen-kinds.js";
import { Screens } from "./screens/screens.js";
import { LateAnswers } from "./late-answers.js";
import { createState } from "./state.js";
import { StatisticsController } from "./statistics/statistics-controller.js";
import { Pace } from "./story/pace.js";
import { StoryController } from "./story/story-controller.js";
import { ToastController } from "./toast-controller.js";
import { tipsView } from "./tutorial/tutorial-offer-view.js";
import { OwnTown } from "./own-town.js";
import { TownPictures } from "./town-pictures.js";
import { TutorialController } from "./tutorial/tutorial-controller.js";
import { WorkshopController } from "./workshop/workshop-controller.js";
import { readFlags } from "./url-flags.js";
import { EngineError } from "../engine/client.js";
import { begin, createMatch, faultOf, lookAtMatch, openMatch, removeMatch, takeIn } from "../runner/stored-matches.js";
import { confirmDialog, dialogOpen } from "../lib/dialog.js";
import { IdleLoop } from "../engine/idle-loop.js";
import { t } from "../lib/i18n.js";
import { readFile } from "../store/files.js";
import { listMatches, putMatch } from "../store/matches.js";
import { listOwnPlayers } from "../store/own-players.js";
import { onRefusal } from "../store/refusals.js";
import { changeSetting, getSetting, setSetting } from "../store/settings.js";
import { countOverdue, onOverdue } from "../lib/waiting/watch.js";
import { unreadText } from "../lib/error-text.js";

/** @import { Engine } from "../engine/client.js" */
/** @import { OpenObjects } from "./open-objects.js" */
/** @import { AppState } from "./state.js" */
/** @typedef {ReturnType<typeof createTools>} Tools */
/** @typedef {ReturnType<typeof createControllers>} Controllers */
/** @typedef {Tools & Controllers & {root: HTMLElement, startDrawing: () => void}} Page */

/**
 * @param {HTMLElement} root the element that the page is drawn in
 * @param {import("./games.js").Game} game the one that comes with the page
 * @returns {Page}
 */
export function createPage(root, game) {
  const loop = renderLoop(() => drawNow());
  const tools = createTools(createState(game, readFlags(location.search)), openObjectsOf(() => controllers), loop.draw);
  const controllers = createControllers(root, tools);
  const page = { ...tools, ...controllers, root, startDrawing: loop.start };
  tools.screens.kinds = screenKinds(page, () => openJoinScreen(page.roomDeps, ""), () => reopenRoom(page.roomDeps));
  tools.screens.layers = layers(page);
  tools.screens.mayLeave = askToLeave(page);
  const drawNow = drawingOf(page);
  return page;
}

/**
 * @param {() => Pick<Controllers, "match" | "replay" | "newGame" | "currentRoom" | "problems">} owners which exist once it is asked
 * @returns {Readonly<OpenObjects>}
 */
function openObjectsOf(owners) {
  return {
    get runner() {
      return owners().match.runner;
    },
    get session() {
      return owners().match.session;
    },
    get replaying() {
      return owners().replay.replaying;
    },
    get form() {
      return owners().newGame.form;
    },
    get problem() {
      return owners().problems.problem;
    },
    get room() {
      return owners().currentRoom.room;
    },
  };
}

/**
 * What most controllers need.
 * @param {AppState} state
 * @param {Readonly<OpenObjects>} open
 * @param {() => void} draw draws the page soon
 */
function createTools(state, open, draw) {
  const pace = new Pace("normal");
  const toasts = new ToastController({ state, draw });
  const idle = () => isIdle(state, open) && !dialogOpen();
  // The address is that of the lobby before the page is loaded again.
  const device = new Device({ changed: draw, idle, reload: () => void screens.settled().then(() => idle() && location.reload()) });
  const closed = () => {
    device.reloadIfReplaced();
    draw();
  };
  const words = { notHere: () => t("screen-not-here"), unknown: () => t("screen-unknown") };
  const screens = new Screens({ state, draw, closed, toast: toasts.show, failed: toasts.failed, words });
  /** @type {Engine | null} */
  let engine = null;
  const running = () => {
    if (!engine) throw new EngineError("engine-lost");
    return engine;
  };
  onRefusal(toasts.unsaved);
  const lateAnswers = new LateAnswers({ draw, count: countOverdue });
  onOverdue(() => lateAnswers.changed());
  let engineEnded = () => {};
  /** Resolves when the engine has started, or when the state says why it cannot start. */
  const engineStarted = new Promise((/** @type {(nothing: void) => void} */ resolve) => (engineEnded = resolve));
  return {
    state, screens, open, draw, pace, toasts, lateAnswers, device, engineStarted, engineEnded,
    wakeLock: new WakeLock(),
    idleLoop: new IdleLoop(running),
    toast: toasts.show,
    failed: toasts.failed,
    errorText: toasts.errorText,
    toTop: () => scrollTo(0, 0),
    /** Called after something is closed: draws the page, or reloads into a waiting new version. */
    closed,
    /** Whether changes of place are animated. */
    moving: () => {
      const { replaying, session } = open;
      if (!state.flags.motion || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
      return replaying ? replaying.replay.near : session !== null && !pace.instant;
    },
    /** The engine, which has started. */
    engine: running,
    /** @param {Engine} started */
    setEngine: (started) => {
      engine = started;
      state.engineStart = started.start;
    },
    settings: { get: getSetting, set: setSetting, change: changeSetting },
    /** Whether the text of an own player may run on this device: one that has come with a backup needs the person's word. */
    mayRun: async (/** @type {string} */ text) => (await import("./foreign/foreign-view.js")).mayRunHere(text),
  };
}

/** Resolves once the page has nothing else to do; a browser that does not tell has painted by then. */
const idle = () => new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 100)));

/**
 * @param {ToastController} toasts
 * @returns {Promise<import("../store/own-players.js").OwnPlayer[]>} none if they cannot be read
 */
const ownPlayersOr = (toasts) => listOwnPlayers().catch((error) => {
  if (error.code !== "storage-blocked") toasts.show(unreadText(error), "error");
  return [];
});

/**
 * @param {HTMLElement} root
 * @param {Tools} tools
 */
function createControllers(root, tools) {
  const { open, draw, pace, device, toasts, engine, settings } = tools;
  const currentRoom = new CurrentRoom();
  const knownRoom = new KnownRoom(tools);
  currentRoom.left = () => void knownRoom.look();
  const games = new GameController(tools);
  const useGame = games.use.bind(games);
  const coach = new CoachController(tools);
  const statistics = new StatisticsController({ ...tools, useGame, openRunner: (match) => openRunner(open, match), opening: () => tools.state.opening });
  const story = new StoryController({ ...tools, root, offer: toasts.offer, reading: () => tutorial.reading, wantMore: () => tutorial.goOn() });
  const savedGames = new SavedGamesController({
    ...tools,
    matches: { list: listMatches, remove: removeMatch, faultOf, takeIn, readFile },
    confirm: confirmDialog,
    complete: (row, ask) => statistics.complete(row, ask), leave: (row) => statistics.leave(row),
    stored: () => void backup.soon(),
  });
  const backup = new BackupController({ ...tools, restored: () => savedGames.refresh() });
  const newSession = (/** @type {Iterable<import("../runner/port.js").SeatPort>} */ ports) =>
    new Session({ pace, director: story.newDirector(), draw, failed: (refusal) => toasts.refused(refusal) }, ports);
  const match = new MatchController({
    ...tools, begin, createMatch, openMatch, putMatch, newSession, useGame, savedGames,
    onStored: (row) => {
      void statistics.record(row);
      void problems.searchGame(row);
      if (row.summary.over) void backup.soon();
      void daily.record(row);
    },
    hasRoom: async (id) => Boolean(await settings.get(`room-${id}`)),
    openRoom: (summary) => resumeRoom(roomDeps, summary),
    closeRoom: (final) => currentRoom.close(final),
    openForm: () => newGame.open(),
    clearForm: () => newGame.clear(),
    gameOver: () => void device.gameOver(),
  });
  const roomDeps = roomDepsOf({ ...tools, offer: toasts.offer, currentRoom, newSession, useGame, story, match, savedGames, nextForm: { open: (before) => newGame.openNext(before), isOpen: () => newGame.next !== null } });
  const newGame = new NewGameController({
    ...tools, useGame, ownPlayers: () => ownPlayersOr(toasts), evenFor: async (wish, call) => (await import("./results/end-of-game.js")).evenFor(wish, call), create: (wish) => match.create(wish), openRoom: (wish) => openRoom(roomDeps, wish), oneLink,
  });
  const replay = new ReplayController({
    ...tools, begin, useGame, match, askWhoPlaysOn, askWhoPlaysDeal, askToDealAnew,
    lookAtMatch: (id) => lookAtMatch(engine(), id),
    ownNotes: async (match) => (await import("../store/own-logs.js")).readOwnLogs(match),
    gameOf: (id) => savedGames.gameOf(id),
  });
  const replayLink = new ReplayLinkController({
    ...tools, useGame, replay,
    runnerOf: (opened) => match.runnerOf(opened),
    showLink: async (text, game) => (await import("./replay-link/link-dialog.js")).showLink(text, game),
    words: { busy: () => t("replay-link-busy"), game: (id) => t(`game-${id}`) },
  });
  const daily = new DailyController({
    ...tools, useGame, match,
    isStored: (id) => savedGames.matches.some((stored) => stored.id === id),
    lookAt: (id) => replay.openStored(id),
    openLink: (link) => replayLink.open(link),
    openProblems: () => void problems.open().catch(tools.failed),
  });
  const problems = new ProblemsController({ ...tools, useGame, newSession, match, begin });
  const workshop = new WorkshopController({ ...tools, useGame, match, replay, stored: () => void backup.soon() });
  const companion = new CompanionController({ ...tools, useGame, voice: () => listening.voiceSwitch });
  const load = () => import("./panorama/panorama.js");
  const townPictures = new TownPictures({ draw, idle, load });
  const lastTown = new LastTown({ ...tools, townPictures, isTall: () => matchMedia("(orientation: portrait) and (height > 700px)").matches });
  const ownTown = new OwnTown({ ...tools, townPictures, load, isDay: isLight });
  // A picture of a town has the light of the theme.
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", draw);
  const results = new ResultsController({
    ...tools, lastTown,
    dayView: (runner) => daily.ending(runner),
    showLink: (runner) => void replayLink.show(runner),
    linkOf: (runner) => replayLink.textOf(runner),
    lookBack: (session, runner, number, costs) => void replay.lookBack(session, runner, number, costs),
    again: (runner) => void match.again(runner),
    newGame: () => void match.leave({ setup: true }),
  });
  const listening = new ListeningController({ ...tools, results });
  const tryCard = new TryCard({ ...tools, openProblem: (id) => problems.openAt(id), create: (wish) => match.create(wish, true) });
  const help = new HelpController({ ...tools, tryCard, listening, askThings: () => void tutorial.ask(), guided: () => tutorial.again });
  const tutorial = new TutorialController({
    ...tools,
    create: (wish) => match.create(wish),
    hasFinished: (id) => savedGames.hasFinished(id),
    closeHelp: () => help.close(),
    dialogOpen,
  });
  const turnEnd = new TurnEnd({ ...tools, covered: () => dialogOpen() || match.logOpen || tutorial.reading });
  const deviceSheet = new DeviceController({
    ...tools,
    backup,
    setEndTurns: (on) => turnEnd.set(on),
    openListening: () => void listening.open(),
    changeGame: () => (open.runner && open.session && !open.room && !open.problem ? () => void match.leave({ setup: true }) : null),
    tips: () => tipsView(tutorial.tips, (wanted) => tutorial.setTips(wanted)),
    speed: () => pace.speed,
    setSpeed: (speed) => story.setSpeed(speed),
    setSound: (on) => story.setSound(on),
    setVolume: (name, volume) => story.setVolume(name, volume),
    setNight: (on) => story.setNight(on),
    setVibration: (on) => story.setVibration(on),
    setRemarks: (on) => story.setRemarks(on),
  });
  /** Called when midnight has passed: what was drawn shows yesterday, and a reminder may be due. */
  const dayChanged = () => {
    draw();
    void backup.soon();
  };
  /** Drops what was about to open. */
  const leaveArriving = () => {
    tools.state.opening = "";
    tools.screens.home();
  };
  return { dayChanged, leaveArriving, games, coach, statistics, problems, story, savedGames, match, currentRoom, knownRoom, roomDeps, newGame, replay, replayLink, daily, results, help, tutorial, turnEnd, deviceSheet, workshop, companion, lastTown, ownTown, townPictures, listening };
}
