// @ts-check
// What is on the page, drawn from the state of the app: each view is handed the data it draws and what its buttons do.
import { GAMES } from "./games.js";
import { t } from "./i18n.js";
import { canConnect } from "./peer/able.js";
import { lookBack, replayKey, replayScreen, replayStored } from "./replaying.js";
import { openDoor, wayToFriends } from "./friends.js";
import { exportHosted } from "./saved.js";
import { askView, watchingView } from "./table/ask.js";
import { curtainView } from "./table/curtain.js";
import { deviceButtons, drawDevice, updateView } from "./table/device-sheet.js";
import { helpView } from "./table/help.js";
import { loadingView, offlineView, troubleView } from "./table/loading.js";
import { lobbyView } from "./table/lobby.js";
import { logView, meanwhile } from "./table/log-view.js";
import { drawPage } from "./table/page.js";
import { returnsView } from "./table/returns.js";
import { quickStartView } from "./table/quick-start.js";
import { savesView } from "./table/saves.js";
import { isComputer } from "./table/seating.js";
import { scoresView } from "./table/scores.js";
import { setupView } from "./table/setup.js";
import { overView, tableView } from "./table/table.js";
import { toastsView } from "./table/toast.js";
import { html, nothing } from "./vendor/lit.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./host/host.js").Host} Host */
/** @typedef {import("./table/session.js").Session} Session */
/** @typedef {import("./table/game.js").Scene} Scene */

/** @param {App} app */
export function drawApp(app) {
  const { session, setup, game, engine } = app;
  game.wordAs(app.shown?.view.edition ?? setup?.edition ?? "");
  const ready = engine ? html`<span hidden data-testid="engine-ready" data-start=${engine.start.way}></span>` : nothing;
  const toasts = toastsView(app.toasts, (id) => app.dismiss(id));
  const scores = Boolean(session?.shown.over) && app.scores && !app.replaying;
  drawPage(app.root, {
    content: html`${screen(app)} ${ready} ${toasts}`,
    moving: app.moving,
    screen: screenKey(app, scores),
    scores,
  });
  drawDevice(deviceScene(app));
}

/**
 * @param {App} app
 * @param {boolean} scores
 * @returns {string} changes with what is to be decided
 */
function screenKey({ help, replaying, session }, scores) {
  if (help) return "help";
  if (replaying) return replayKey;
  return session ? `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${scores ? "over" : ""}` : "";
}

/** @param {App} app */
function screen(app) {
  if (app.help) return helpScreen(app, app.help);
  if (app.replaying) return replayScreen(app, app.replaying);
  const room = app.room?.screen() ?? null;
  return app.session && !room ? tableScreen(app, app.session, app.host) : lobbyScreen(app, room);
}

/**
 * @param {App} app
 * @param {{part: string, edition: string}} help
 */
function helpScreen(app, { part, edition }) {
  return helpView({
    parts: app.game.help,
    part,
    scene: { edition, catalogue: app.hello, chooseEdition: (wanted) => void app.openHelp({ edition: wanted }) },
    open: (wanted) => void app.openHelp({ part: wanted }),
    close: () => app.closeHelp(),
  });
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
    skyline: app.game.skyline,
    games: GAMES,
    game: app.game.id,
    chooseGame: (id) => void app.chooseGame(id),
    ready: app.hello !== null,
    known: app.saved.matches.length > 0,
    storing: app.saved.problem !== "storage-blocked",
    saves: savesScreen(app, loading),
    welcome: app.game.welcome(app.hello),
    foot: offlineView(app.device.offline?.state),
    buttons: deviceButtons(device),
    openForm: () => void app.openSetup(),
    openJoin: canConnect() ? () => void openDoor(app, "") : null,
    openHelp: () => void app.openHelp({}),
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
    open: (id) => void app.resume(id),
    replay: (id) => void replayStored(app, id),
    exportMatch: (id) => app.saved.exportMatch(id),
    remove: (id) => void app.saved.remove(id),
  });
}

/** @param {import("./store/matches.js").Row} row */
function savedWords({ summary, updated }) {
  const names = summary.seating.map(({ name }) => name);
  const winners = (summary.winners ?? []).map((seat) => names[seat] ?? "");
  const { game, about } = summary;
  return { names, winners, game: t(`game-${game}`), progress: t(`game-${game}-progress`, { ...about }), updated };
}

/**
 * @param {App} app
 * @param {import("./table/draft.js").Draft} draft
 */
function setupScreen(app, draft) {
  const { setup } = app.game;
  const edit = (/** @type {() => void} */ change) => app.editSetup(change);
  return setupView({
    draft,
    fields: setup.fields(draft, { edit }),
    moreFields: setup.moreFields(draft, { edit }),
    pieces: setup.pieces(draft, { edit }),
    problem: draft.problem ? app.errorText(draft.problem) : "",
    alone: canConnect() ? "" : t("friends-impossible"),
    starting: app.starting,
    edit,
    note: (change) => app.edit(change),
    close: () => app.closeSetup(),
    start: () => void app.start(),
  });
}

/**
 * @param {App} app
 * @returns {import("./table/device-sheet.js").DeviceScene}
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
    quickStart: quickStartView(app.snapshot, (wanted) => void app.enableSnapshot(wanted), () => void app.deleteSnapshot()),
    look: () => void app.lookAtDevice(),
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
  return {
    view: session.shown.view,
    names: session.names,
    ask,
    waiting: session.waiting,
    catalogue: app.hello,
    open: [],
    mark: (seat) => app.room?.mark(seat) ?? nothing,
    targets: ask && !session.busy ? app.game.targets(ask) : new Map(),
    chosen: session.choice?.chosen ?? [],
    press: (option) => session.press(option),
  };
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Host | null} host null where that is another device
 */
function tableScreen(app, session, host) {
  const { game, logOpen } = app;
  const { curtain, shown } = session;
  if (curtain !== null) return curtainView(session.names[curtain] ?? "", () => session.lift());
  const scene = sceneOf(app, session);
  const log = logView({ entries: session.log.entries, lastReadId: session.place.readTo, live: true, names: session.names, game });
  return tableView({
    players: shown.view.seats.length,
    phase: shown.view.phase,
    asking: session.ask !== null,
    logOpen,
    bar: {
      status: game.status(scene),
      strip: game.strip(scene),
      stored: host?.stored ?? true,
      logOpen,
      speed: app.pace.speed,
      leave: () => void app.leave({}),
      ...(host ? {} : { leaveText: t("room-leave") }),
      exportMatch: () => host && exportHosted(host),
      // The end of a game has a button of its own for it.
      lookBack: !host || (shown.over && app.scores) ? null : () => void lookBack(app, session, host),
      toggleLog: () => app.show({ logOpen: !logOpen }),
      openHelp: () => void app.openHelp({}),
      setSpeed: (speed) => app.setSpeed(speed),
      friends: wayToFriends(app, host),
    },
    board: shown.over && app.scores ? scoresScreen(app, session, host) : game.board(scene),
    panel: panel(app, session, scene),
    log: app.room ? app.room.talk(log) : log,
  });
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Host | null} host
 */
function scoresScreen(app, session, host) {
  const { scores } = session.shown.view;
  if (!scores) return nothing;
  return scoresView({
    scores,
    names: session.names,
    rival: app.game.rival(),
    people: new Set(session.table.seating.flatMap(({ player }, seat) => (isComputer(player) ? [] : [seat]))),
    verdict: app.room?.verdict() ?? nothing,
    takeBacks: session.table.takeBacks,
    returns: returns(app, session),
    replay: host && (() => void lookBack(app, session, host)),
    icons: app.game.icons,
    partName: (cause) => app.game.scorePart(cause),
    again: host && !app.room ? () => void app.again(host) : null,
    newGame: () => void app.leave({ setup: true }),
    seeTable: () => app.show({ scores: false }),
  });
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Scene} scene
 */
function panel(app, session, scene) {
  const { game } = app;
  const { shown, choice, names, place } = session;
  if (shown.over) return app.scores ? nothing : overView(() => app.show({ scores: true }));
  const fresh = place.log.entries.filter(({ id }) => id > place.readTo);
  const told = meanwhile(fresh, shown.seat, game.notable).slice(-2).map((event) => game.eventText(event, names));
  const last = place.log.entries.at(-1);
  const latest = last ? game.eventText(last.event, names) : "";
  if (session.ask && choice) {
    const news = told.length > 0 ? told : [latest];
    return askView({
      game, scene, choice, busy: session.busy, news, returns: returns(app, session, true), confirm: () => session.confirm(),
      away: app.room?.away(session.waiting) ?? nothing,
    });
  }
  const { othersNext, stuck } = session;
  return watchingView({
    name: session.waiting === null ? "" : (names[session.waiting] ?? ""),
    news: latest,
    returns: returns(app, session),
    away: app.room?.away(session.waiting) ?? nothing,
    skip: othersNext && !stuck && isComputer(session.table.seating[session.waiting ?? -1]?.player ?? "") ? () => app.pace.hurry() : null,
    retry: othersNext && stuck ? () => session.goOn() : null,
  });
}

/**
 * The ways back, and forward again, from where the table stands.
 * @param {App} app
 * @param {Session} session
 * @param {boolean} [always] whether the way back keeps its place where there is none just now
 */
function returns({ game }, session, always = false) {
  const { names, returned, undoTo, redoTo } = session;
  const deed = (/** @type {readonly import("./types.js").EventView[]} */ events) =>
    events.map((event) => game.deedText(event, names)).find(Boolean) ?? "";
  return returnsView({
    undo: undoTo === null ? null : () => session.undo(),
    redo: redoTo === null ? null : () => session.redo(),
    deed: undoTo === null ? "" : deed(session.log.next(undoTo)),
    done: returned && !session.busy ? { way: returned.way, deed: deed(returned.events) } : null,
  }, always);
}
