// @ts-check
// Draws the first screen: the doors that lead in, the stored games, and what takes their place.
import { GAMES } from "../games.js";
import { installOffer, updateView } from "../device/device-view.js";
import { isLight } from "../device/theme.js";
import { presentOffer } from "../state.js";
import { SECURE } from "../../engine/features.js";
import { t } from "../../lib/i18n.js";
import { gamesView } from "../../kit/choose-game-view.js";
import { html, nothing } from "../../vendor/lit.js";
import { loadingView, offlineView, troubleView } from "./loading-view.js";
import { friendsView } from "./friends-view.js";
import { lobbyView } from "./lobby-view.js";
import { savedWords, savesViews } from "./saved-games-view.js";

/** @import { PageTools } from "../page-tools.js" */
/**
 * @typedef {object} LobbyOwnDeps
 * @property {Readonly<import("../state.js").AppState>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "form">>} open
 * @property {Pick<import("./saved-games-controller.js").SavedGamesController, "matches" | "problem" | "broken" | "importFile" | "exportMatch" | "remove">} savedGames
 * @property {Pick<import("../match/match-controller.js").MatchController, "resume">} match
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "openStored">} replay
 * @property {Pick<import("../new-game/new-game-controller.js").NewGameController, "open" | "play" | "invite">} newGame
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close" | "is">} screens
 * @property {Pick<import("../game-controller.js").GameController, "choose" | "chosen">} games
 * @property {Pick<import("../help/help-controller.js").HelpController, "open">} help
 * @property {Pick<import("../statistics/statistics-controller.js").StatisticsController, "open">} statistics
 * @property {Pick<import("../workshop/workshop-controller.js").WorkshopController, "open">} workshop
 * @property {Pick<import("../companion/companion-controller.js").CompanionController, "open">} companion
 * @property {Pick<import("../daily/daily-controller.js").DailyController, "entry" | "open">} daily
 * @property {Pick<import("../tutorial/tutorial-controller.js").TutorialController, "offer">} tutorial
 * @property {Pick<import("../device/device-controller.js").DeviceController, "scene" | "setLanguage">} deviceSheet
 * @property {Pick<import("./last-town.js").LastTown, "pictureOf">} lastTown
 * @property {(() => void) | null} joinRoom opens the screen where a guest joins a room; null where the browser cannot
 * @property {() => {name: string, open: () => void} | null} back the way to the room in which this device is a guest, and the host's name
 *
 * @typedef {Pick<PageTools, "failed"> & LobbyOwnDeps} LobbyDeps
 */

/**
 * @param {LobbyDeps} deps
 * @param {{kind: "" | "room" | "setup", view: unknown}} form what replaces the doors
 */
export function lobbyScreen(deps, { kind, view }) {
  const { state, open, savedGames, games, help, statistics, workshop, daily, tutorial, deviceSheet, screens, lastTown } = deps;
  const { game } = state;
  const starting = startingOf(state);
  const device = deviceSheet.scene();
  const loading = loadingView(starting);
  const { underWay, others } = savesScreen(deps, loading);
  const guided = tutorial.offer();
  const more = screens.is("more");
  const ways = !kind && screens.is("friends");
  const problem = savedGames.problem ? html`<p class="notice" role="alert">${t(`error-${savedGames.problem}`)}</p>` : nothing;
  return lobbyView({
    notices: html`${updateView(device)} ${device.backupNote} ${troubleView(starting)} ${problem}`,
    // Nothing waits for the engine before something is opened.
    loading: open.form || state.starting ? loading : nothing,
    form: ways ? waysScreen(deps) : view,
    formKind: ways ? "friends" : kind,
    skyline: game.skyline,
    lastTown: lastTown.pictureOf(game, isLight),
    games: gamesView(GAMES, game.id, (id) => void games.choose(id)),
    ready: presentOffer(state) !== null,
    newcomer: guided !== null && savedGames.matches.length === 0,
    more,
    storing: savedGames.problem !== "storage-blocked",
    underWay,
    back: deps.back(),
    saves: others,
    welcome: game.welcome(presentOffer(state), state.arrived),
    state: offlineView(device.state),
    install: installOffer(device),
    guided,
    daily: daily.entry(soon(deps, () => daily.open())),
    starting: state.starting,
    play: soon(deps, () => deps.newGame.play()),
    openForm: soon(deps, () => deps.newGame.open()),
    openFriends: () => screens.open({ screen: "friends" }),
    toggleMore: () => (more ? screens.close("more") : screens.open({ screen: "more" })),
    openHelp: () => void help.open(),
    openAbout: () => void help.open({ part: "about" }),
    openSettings: device.open,
    openWorkshop: soon(deps, () => workshop.open()),
    openStatistics: soon(deps, () => statistics.open()),
    setLanguage: (code) => void deviceSheet.setLanguage(code),
  });
}

/** @param {Readonly<import("../state.js").AppState>} state @returns {import("./loading-view.js").Starting} */
export function startingOf({ engineStart, missing, startError: error, progress }) {
  const insecure = missing.includes(SECURE);
  return { ready: engineStart !== null, missing: missing.filter((name) => name !== SECURE), insecure, error, progress };
}

/**
 * The screen that opens shows the chosen game, which may still be loading.
 * @param {Pick<LobbyDeps, "games" | "failed">} deps
 * @param {() => Promise<void>} open
 */
const soon = ({ games, failed }, open) => () => void games.chosen.then(open).catch(failed);

/** @param {LobbyDeps} deps */
function waysScreen(deps) {
  const { state, games, newGame, companion, screens, joinRoom } = deps;
  return friendsView({
    games: gamesView(GAMES, state.game.id, (id) => void games.choose(id)),
    ready: presentOffer(state) !== null,
    join: joinRoom,
    starting: state.starting || state.openingForm,
    invite: soon(deps, () => newGame.invite()),
    host: (people) => soon(deps, () => newGame.open(people))(),
    box: state.game.companion ? soon(deps, () => companion.open()) : null,
    close: () => screens.close("friends"),
  });
}

/**
 * @param {LobbyDeps} deps
 * @param {unknown} loading
 */
function savesScreen({ state, savedGames, match, replay, screens }, loading) {
  return savesViews({
    saves: savedGames.matches.map(({ id, row }) => ({
      id: String(id),
      broken: !row || savedGames.broken.has(String(id)),
      lacks: savedGames.broken.get(String(id)) ?? "",
      over: row?.summary.over ?? false,
      words: row ? savedWords(row) : null,
    })),
    whole: screens.is("more"),
    opening: state.opening,
    loading,
    importFile: (file) => savedGames.importFile(file),
    open: (id) => void match.resume(id),
    replay: (id) => void replay.openStored(id),
    exportMatch: (id) => savedGames.exportMatch(id),
    remove: (id) => void savedGames.remove(id),
  });
}
