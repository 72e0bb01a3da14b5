// @ts-check
// Draws the first screen: what can be played, the stored games, and the form for a new game.
import { GAMES } from "../games.js";
import { deviceButtons, updateView } from "../device/device-view.js";
import { presentOffer } from "../state.js";
import { SECURE } from "../../engine/features.js";
import { dayText } from "../daily/day-text.js";
import { joined, t } from "../../lib/i18n.js";
import { html, nothing } from "../../vendor/lit.js";
import { loadingView, offlineView, troubleView } from "./loading-view.js";
import { lobbyView } from "./lobby-view.js";
import { savesView } from "./saved-games-view.js";

/**
 * @typedef {object} LobbyDeps
 * @property {Readonly<import("../state.js").AppState>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "form">>} open
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {Pick<import("./saved-games-controller.js").SavedGamesController, "matches" | "problem" | "broken" | "importFile" | "exportMatch" | "remove">} savedGames
 * @property {Pick<import("../match/match-controller.js").MatchController, "resume">} match
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "openStored">} replay
 * @property {Pick<import("../new-game/new-game-controller.js").NewGameController, "open">} newGame
 * @property {Pick<import("../game-controller.js").GameController, "choose" | "chosen">} games
 * @property {Pick<import("../help/help-controller.js").HelpController, "open">} help
 * @property {Pick<import("../statistics/statistics-controller.js").StatisticsController, "open">} statistics
 * @property {Pick<import("../problems/problems-controller.js").ProblemsController, "open">} problems
 * @property {Pick<import("../workshop/workshop-controller.js").WorkshopController, "open">} workshop
 * @property {Pick<import("../daily/daily-controller.js").DailyController, "entry" | "open">} daily
 * @property {Pick<import("../tutorial/tutorial-controller.js").TutorialController, "offer">} tutorial
 * @property {Pick<import("../device/device-controller.js").DeviceController, "scene" | "setLanguage">} deviceSheet
 * @property {(() => void) | null} joinRoom opens the screen where a guest joins a room; null where the browser cannot
 */

/**
 * @param {LobbyDeps} deps
 * @param {{kind: "" | "room" | "setup", view: unknown}} form what replaces the welcome
 */
export function lobbyScreen(deps, { kind, view }) {
  const { state, open, savedGames, newGame, games, help, statistics, problems, workshop, daily, tutorial, deviceSheet, joinRoom, failed } = deps;
  const { engineStart, missing, startError: error, progress, game } = state;
  const insecure = missing.includes(SECURE);
  const starting = { ready: engineStart !== null, missing: missing.filter((name) => name !== SECURE), insecure, error, progress };
  const device = deviceSheet.scene();
  const loading = loadingView(starting);
  const offer = presentOffer(state);
  // The screen that opens shows the chosen game, which may still be loading.
  const soon = (/** @type {() => Promise<void>} */ open) => () => void games.chosen.then(open).catch(failed);
  return lobbyView({
    notices: html`${updateView(device)} ${device.backupNote} ${troubleView(starting)}`,
    loading: open.form || !state.opening ? loading : nothing,
    form: view,
    formKind: kind,
    skyline: game.skyline,
    games: GAMES,
    game: game.id,
    chooseGame: (id) => void games.choose(id),
    ready: offer !== null,
    known: savedGames.matches.length > 0,
    storing: savedGames.problem !== "storage-blocked",
    saves: savesScreen(deps, loading),
    welcome: game.welcome(offer, state.arrived),
    foot: offlineView(device.state),
    buttons: deviceButtons(device),
    firstTime: tutorial.offer(),
    daily: daily.entry(soon(() => daily.open())),
    openForm: soon(() => newGame.open()),
    openJoin: joinRoom,
    openHelp: () => void help.open(),
    openAbout: () => void help.open({ part: "about" }),
    openProblems: soon(() => problems.open()),
    openWorkshop: soon(() => workshop.open()),
    openStatistics: soon(() => statistics.open()),
    setLanguage: (code) => void deviceSheet.setLanguage(code),
  });
}

/**
 * @param {LobbyDeps} deps
 * @param {unknown} loading
 */
function savesScreen({ state, savedGames, match, replay }, loading) {
  return savesView({
    saves: savedGames.matches.map(({ id, row }) => ({
      id: String(id),
      broken: !row || savedGames.broken.has(String(id)),
      over: row?.summary.over ?? false,
      words: row ? savedWords(row) : null,
    })),
    problem: savedGames.problem ? t(`error-${savedGames.problem}`) : "",
    opening: state.opening,
    loading,
    importFile: (file) => savedGames.importFile(file),
    open: (id) => void match.resume(id),
    replay: (id) => void replay.openStored(id),
    exportMatch: (id) => savedGames.exportMatch(id),
    remove: (id) => void savedGames.remove(id),
  });
}

/** @param {import("../../store/matches.js").Row} row */
function savedWords({ summary, updated }) {
  const names = summary.seating.map(({ name }) => name);
  const winners = (summary.winners ?? []).map((seat) => names[seat] ?? "");
  const { game, about, day } = summary;
  const title = day ? joined("join-commas", [t(`game-${game}`), t("daily-of", { date: dayText(day.day, { dateStyle: "medium" }) })]) : t(`game-${game}`);
  return { names, winners, game: title, progress: t(`game-${game}-progress`, { ...about }), updated };
}
