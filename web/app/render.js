// @ts-check
// What is on the page, drawn from the state of the app: each view is handed the data it draws and what its buttons do.
import { THEMES, chooseTheme, theme } from "./device/theme.js";
import { GAMES } from "./games.js";
import { language, t } from "../lib/i18n.js";
import { canConnect } from "../peer/can-connect.js";
import { replayKey, replayScreen } from "./replay/replay-screen.js";
import { friendsAction, openJoinScreen } from "./online/index.js";
import { exportHosted } from "./lobby/saved-games-controller.js";
import { askView, isSpread, watchingView } from "./match/ask-view.js";
import { mayBeCoached } from "./coach/coach-view.js";
import { curtainView } from "./match/curtain-view.js";
import { deviceButtons, drawDevice, updateView } from "./device/device-view.js";
import { loadingView, offlineView, troubleView } from "./lobby/loading-view.js";
import { lobbyView } from "./lobby/lobby-view.js";
import { logView, meanwhile } from "./log/log-view.js";
import { newsView } from "./log/recent-events-view.js";
import { drawPage } from "./page-view.js";
import { returnsView } from "./match/undo-view.js";
import { quickStartView } from "./device/quick-start-view.js";
import { savesView } from "./lobby/saved-games-view.js";
import { isComputer } from "../kit/seating.js";
import { setupView } from "./new-game/setup-view.js";
import { tipsView } from "./tutorial/tutorial-offer-view.js";
import { overView, tableView } from "./match/table-view.js";
import { byThing } from "../kit/target.js";
import { thingSheet, toldOf } from "../kit/thing-sheet-view.js";
import { themeField } from "./device/theme-view.js";
import { tabsOf } from "./match/tabs.js";
import { toastsView } from "./toast-view.js";
import { guard, html, nothing } from "../vendor/lit.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../host/host.js").Host} Host */
/** @typedef {import("./match/session.js").Session} Session */
/** @typedef {import("../kit/game.js").Scene} Scene */

/** @param {App} app */
export function drawApp(app) {
  const { session, setup, game, engine } = app;
  game.wordAs(app.shown?.view.edition ?? setup?.edition ?? "", app.shown?.view ?? null);
  const ready = engine ? html`<span hidden data-testid="engine-ready" data-start=${engine.start.way}></span>` : nothing;
  const toasts = toastsView(app.toasts, (id) => app.dismiss(id));
  const scores = Boolean(session?.shown.over) && app.scores && !app.replaying;
  drawPage(app.root, {
    content: html`${screen(app)} ${ready} ${toasts}`,
    // Only from one picture to the next: to look where everything is takes longer than to draw.
    moving: app.moving && app.shown !== drawn,
    screen: screenKey(app, scores),
    scores,
    reading: session?.selection.key ?? "",
  });
  drawn = app.shown;
  drawDevice(deviceScene(app));
  app.teaching.drawn();
}

/** @type {App["shown"]} the picture that is on the page */
let drawn = null;

/**
 * @param {App} app
 * @param {boolean} scores
 * @returns {string} changes with what is to be decided
 */
function screenKey({ help, replaying, session, statistics }, scores) {
  if (help) return "help";
  if (statistics) return "statistics";
  if (replaying) return replayKey;
  if (!session) return "";
  const { beat } = session;
  const card = beat?.frame === "card" ? `${beat.number} ${beat.text}` : "";
  return `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${card} ${scores ? "over" : ""}`;
}

/** @param {App} app */
function screen(app) {
  if (app.help) return app.helping.screen(app.help);
  if (app.replaying) return replayScreen(replayDeps(app), app.replaying);
  if (app.statistics) return app.statistics.view();
  const room = app.room?.screen() ?? null;
  return app.session && !room ? tableScreen(app, app.session, app.host) : lobbyScreen(app, room);
}

/**
 * @param {App} app
 * @returns {import("./replay/replay-screen.js").ReplayScreenDeps}
 */
function replayDeps(app) {
  return {
    state: app, replay: app.replay, askCoach: (replaying) => void app.coach.askPast(replaying), speed: app.pace.speed,
    openHelp: () => void app.helping.open(), askThings: () => app.teaching.ask(),
    showTab: (tab) => app.show({ tab }), read: (reading) => app.show({ reading }),
  };
}

/**
 * @param {App} app
 * @param {unknown} room what stands in the lobby's place of the form while friends come together
 */
function lobbyScreen(app, room) {
  const { engine, missing, startError: error, progress } = app;
  const starting = { ready: engine !== null, missing, error, progress };
  const device = deviceScene(app);
  const loading = loadingView(starting);
  return lobbyView({
    news: html`${updateView(device)} ${troubleView(starting)}`,
    loading: app.setup || !app.opening ? loading : nothing,
    form: room ?? (app.setup ? setupScreen(app, app.setup) : null),
    formKind: room ? "room" : app.setup ? "setup" : "",
    skyline: app.game.skyline,
    games: GAMES,
    game: app.game.id,
    chooseGame: (id) => void app.chooseGame(id),
    ready: app.hello !== null,
    known: app.saved.matches.length > 0,
    storing: app.saved.problem !== "storage-blocked",
    saves: savesScreen(app, loading),
    welcome: app.game.welcome(app.hello, app.arrived),
    foot: offlineView(app.device.offline?.state),
    buttons: deviceButtons(device),
    firstTime: app.teaching.offer(),
    openForm: () => void app.form.open(),
    openJoin: canConnect() ? () => void openJoinScreen(app.roomDeps, "") : null,
    openHelp: () => void app.helping.open(),
    openStatistics: () => void app.finished.open().catch((error) => app.failed(error)),
    setLanguage: (code) => void app.setLanguage(code),
  });
}

/**
 * @param {App} app
 * @param {unknown} loading
 */
function savesScreen(app, loading) {
  return savesView({
    saves: app.saved.matches.map(({ id, row }) => ({
      id: String(id),
      broken: !row || app.saved.broken.has(String(id)),
      over: row?.summary.over ?? false,
      words: row ? savedWords(row) : null,
    })),
    problem: app.saved.problem ? t(`error-${app.saved.problem}`) : "",
    opening: app.opening,
    loading,
    importFile: (file) => app.saved.importFile(file),
    open: (id) => void app.sitting.resume(id),
    replay: (id) => void app.replay.openStored(id),
    exportMatch: (id) => app.saved.exportMatch(id),
    remove: (id) => void app.saved.remove(id),
  });
}

/** @param {import("../store/matches.js").Row} row */
function savedWords({ summary, updated }) {
  const names = summary.seating.map(({ name }) => name);
  const winners = (summary.winners ?? []).map((seat) => names[seat] ?? "");
  const { game, about } = summary;
  return { names, winners, game: t(`game-${game}`), progress: t(`game-${game}-progress`, { ...about }), updated };
}

/**
 * @param {App} app
 * @param {import("../kit/setup-model.js").SetupModel} draft
 */
function setupScreen(app, draft) {
  const { setup } = app.game;
  const edit = (/** @type {() => void} */ change) => app.form.edit(change);
  return setupView({
    draft,
    fields: setup.fields(draft, { edit }),
    moreFields: setup.moreFields(draft, { edit }),
    pieces: setup.pieces(draft, { edit }),
    problem: draft.problem ? app.errorText(draft.problem) : "",
    alone: canConnect() ? "" : t("friends-impossible"),
    starting: app.starting,
    edit,
    note: (change) => app.form.note(change),
    close: () => app.form.close(),
    start: () => void app.form.start(),
  });
}

/**
 * @param {App} app
 * @returns {import("./device/device-view.js").DeviceScene}
 */
function deviceScene(app) {
  const { device } = app;
  const { offline } = device;
  return {
    state: offline?.state,
    version: offline?.state === "ready" ? offline.version : undefined,
    install: device.install,
    quota: device.quota,
    refused: device.refused,
    theme: themeField(THEMES, theme(), (name) => app.edit(() => chooseTheme(name))),
    quickStart: quickStartView(app.snapshot, (wanted) => void app.enableSnapshot(wanted), () => void app.deleteSnapshot()),
    tips: tipsView(app.teaching.tips, (wanted) => app.teaching.setTips(wanted)),
    sound: app.sound,
    setSound: (on) => app.story.setSound(on),
    look: async () => {
      await app.lookAtDevice();
      return deviceScene(app);
    },
    update: () => void app.update(),
    installNow: () => void device.installNow(),
    keepLasting: () => void device.keepLasting(),
  };
}

/**
 * @param {App} app
 * @param {Session} session
 * @returns {Scene}
 */
function sceneOf(app, session) {
  const { ask } = session;
  const keyOf = (/** @type {Pick<import("../types.js").OptionView, "verb" | "args">} */ option) =>
    ask ? app.game.targetOf(ask, option, session.shown.view) : "";
  return {
    view: session.shown.view,
    names: session.names,
    ask,
    waiting: session.waiting,
    catalogue: app.hello,
    open: [],
    mark: (seat) => app.room?.mark(seat) ?? nothing,
    targets: ask ? byThing(ask.options, keyOf) : new Map(),
    blocked: ask ? byThing(ask.blocked, keyOf) : new Map(),
    chosen: session.choice?.chosen ?? [],
    press: (option) => session.press(option),
    reading: session.selection.key,
    read: (key) => session.selection.toggle(key),
  };
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Host | null} host null where that is another device
 */
function tableScreen(app, session, host) {
  const { game } = app;
  const { curtain, shown } = session;
  if (curtain !== null) return curtainView(curtain, session.names[curtain] ?? "", () => session.lift());
  const scene = sceneOf(app, session);
  const past = host ?? app.room?.past ?? null;
  const log = logView({
    entries: session.log.entries, lastReadId: session.place.readTo, live: true, seat: shown.seat, names: session.names, game,
    reading: app.reading, read: (reading) => app.show({ reading }),
  });
  const { large, view: panel } = panelOf(app, session, scene, host);
  return tableView({
    players: shown.view.seats.length,
    phase: shown.view.phase,
    asking: session.ask !== null,
    large,
    tabs: tabsOf(game, scene, app.tab, (tab) => showTab(app, tab), app.room?.chat.state.unread),
    bar: {
      status: game.status(scene),
      strip: guard(looks(app, session, scene), () => game.strip(scene)),
      stored: host?.stored ?? true,
      speed: app.pace.speed,
      leave: () => void app.sitting.leave(),
      ...(host ? {} : { leaveText: t("room-leave") }),
      exportMatch: () => host && exportHosted(host),
      // The end of a game has a button of its own for it.
      lookBack: !past || (shown.over && app.scores) ? null : () => void app.replay.lookBack(session, past),
      openHelp: () => void app.helping.open(),
      askThings: () => app.teaching.ask(),
      setSpeed: (speed) => app.story.setSpeed(speed),
      sound: app.sound,
      setSound: (on) => app.story.setSound(on),
      friends: friendsAction(app.roomDeps, host),
    },
    told: toldOf(game, scene),
    board: guard(looks(app, session, scene), () => game.board(scene)),
    story: app.story.screen(session),
    panel,
    log: app.room ? app.room.chat.viewBeside(log) : log,
  });
}

/**
 * @param {App} app
 * @param {import("./match/tabs.js").ChosenTab} tab of a narrow screen
 */
function showTab(app, tab) {
  const { room } = app;
  if (room?.chat.state.open && tab.tab === "log") room.chat.markRead();
  app.show({ tab });
}

/**
 * All that the board is drawn from: as long as it is the same, as while something is told or an answer is on its way, the board
 * is left as it is.
 * @param {App} app
 * @param {Session} session
 * @param {Scene} scene
 * @returns {unknown[]}
 */
function looks(app, session, scene) {
  // Whether somebody at another device is there, nothing here tells.
  const others = app.room ? {} : null;
  return [session, scene.view, scene.ask, session.choice?.chosen, scene.reading, app.hello, language(), others, ...session.names];
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Scene} scene
 * @param {Host | null} host
 * @returns {{large: "spread" | "scores" | "", view: unknown}}
 */
function panelOf(app, session, scene, host) {
  const { game } = app;
  const { shown, choice, names, place } = session;
  const sheet = session.ask ? null : thingSheet({ game, scene, busy: false });
  if (shown.over) {
    if (app.scores && !sheet) return { large: shown.view.scores ? "scores" : "", view: app.results.screen(session, host, returns(app, session)) };
    return { large: "", view: overView(() => app.results.showScores(true), sheet) };
  }
  app.results.noteRunning(session);
  const fresh = place.log.entries.filter(({ id }) => id > place.readTo);
  const last = place.log.entries.at(-1);
  const latest = last ? game.eventText(last.event, names) : "";
  if (session.ask && choice) {
    const news = newsView(meanwhile(fresh, shown.seat, game, place.log.entries).map(({ event, hit }) => ({ text: game.eventText(event, names), hit })));
    const arranged = game.arrange(scene);
    const view = askView({
      game, scene, choice, busy: session.busy, alone: session.people.length === 1, news, returns: returns(app, session, true), confirm: () => session.confirm(),
      fold: () => app.edit(() => (choice.folded = !choice.folded)),
      hint: host && mayBeCoached(session.table.seating, isComputer) ? () => void app.coach.ask(session, host) : null,
      take: (options) => session.take(options),
      away: app.room?.away(session.waiting) ?? nothing,
    }, arranged);
    return { large: isSpread(arranged, choice) ? "spread" : "", view };
  }
  const { othersNext, stuck } = session;
  const { beat } = session;
  const seat = beat ? beat.actor : session.waiting;
  const away = app.room?.away(session.waiting) ?? nothing;
  const view = watchingView({
    name: seat === null ? "" : (names[seat] ?? ""),
    news: beat?.text ?? latest,
    beat,
    returns: returns(app, session),
    sheet,
    away,
    controls: app.story.controls(session, host !== null),
    patience: session.patience,
    // Without a connection nobody knows.
    thinking: session.patience.shown && away === nothing,
    retry: othersNext && stuck ? () => session.goOn() : null,
  });
  return { large: "", view };
}

/**
 * The ways back, and forward again, from where the table stands.
 * @param {App} app
 * @param {Session} session
 * @param {boolean} [always] whether the way back keeps its place where there is none just now
 */
function returns({ game }, session, always = false) {
  const { names, returned, undoTo, redoTo } = session;
  const deed = (/** @type {readonly import("../types.js").EventView[]} */ events) =>
    events.map((event) => game.deedText(event, names)).find(Boolean) ?? "";
  return returnsView({
    undo: undoTo === null ? null : () => session.undo(),
    redo: redoTo === null ? null : () => session.redo(),
    deed: undoTo === null ? "" : deed(session.log.next(undoTo)),
    done: returned && !session.busy ? { way: returned.way, deed: deed(returned.events) } : null,
  }, always);
}
