// @ts-check
// Names the screens of the page and what can be open on top of them: what each shows, how it is opened again, how it is closed.
import { t } from "../../lib/i18n.js";
import { confirmDialog, dialogOpen, closeDialog } from "../../lib/dialog.js";

/** @import { Kind } from "./address.js" */
/** @import { Layer, ScreenKind } from "./screens.js" */

/**
 * What the screens are made of.
 * @typedef {object} Parts
 * @property {Readonly<Pick<import("../state.js").AppState, "game" | "screen">>} state
 * @property {Readonly<import("../open-objects.js").OpenObjects>} open
 * @property {Pick<import("../game-controller.js").GameController, "use">} games
 * @property {Pick<import("../match/match-controller.js").MatchController, "resume" | "leave" | "left" | "giveUp" | "fold" | "logOpen" | "closeTab">} match
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "openStored" | "lookBackAgain" | "drop" | "left" | "place" | "coachOpen" | "closeCoach">} replay
 * @property {Pick<import("../replay-link/replay-link-controller.js").ReplayLinkController, "open">} replayLink
 * @property {Pick<import("../new-game/new-game-controller.js").NewGameController, "open" | "clear">} newGame
 * @property {Pick<import("../help/help-controller.js").HelpController, "openAt" | "closed" | "search">} help
 * @property {Pick<import("../statistics/statistics-controller.js").StatisticsController, "open" | "closed" | "screen">} statistics
 * @property {Pick<import("../daily/daily-controller.js").DailyController, "openAt" | "closed">} daily
 * @property {Pick<import("../problems/problems-controller.js").ProblemsController, "open" | "openAt" | "screen">} problems
 * @property {Pick<import("../workshop/workshop-controller.js").WorkshopController, "open" | "openAt" | "screen">} workshop
 * @property {Pick<import("../companion/companion-controller.js").CompanionController, "openAt" | "closed">} companion
 * @property {Pick<import("../device/device-controller.js").DeviceController, "show" | "hide" | "isOpen">} deviceSheet
 * @property {Pick<import("../lobby/saved-games-controller.js").SavedGamesController, "isHere" | "isOver">} savedGames
 * @property {Pick<import("../room-deps.js").CurrentRoom, "close">} currentRoom
 * @property {Pick<import("../tutorial/tutorial-controller.js").TutorialController, "explaining">} tutorial
 * @property {Pick<import("../coach/coach-controller.js").CoachController, "dismiss">} coach
 */

/**
 * @param {Parts} page
 * @param {() => Promise<void>} join opens the screen where a guest joins, or comes back
 * @param {() => Promise<boolean>} reopen opens the room again that this tab had before a reload
 * @returns {Record<Kind, ScreenKind>}
 */
export function screenKinds(page, join, reopen) {
  const { state, open, games, newGame, help, statistics, daily, problems, workshop, companion, deviceSheet, currentRoom, match } = page;
  const withGame = (/** @type {(screen: any) => Promise<boolean | null>} */ show) => async (/** @type {any} */ screen) => {
    await games.use(screen.game);
    return show(screen);
  };
  const now = (/** @type {any} */ screen) => ({ ...screen, game: state.game.id });
  const gone = async () => false;
  return {
    lobby: { title: () => "", isLive: () => true, open: gone },
    more: { title: () => t("more"), isLive: () => true, open: gone },
    friends: { title: () => t("with-friends"), isLive: () => true, open: gone },
    settings: {
      title: () => t("device"), isLive: () => deviceSheet.isOpen, open: async () => (await deviceSheet.show(), true), close: () => deviceSheet.hide(),
      cover: () => deviceSheet.hide(),
    },
    form: {
      title: () => t("new-game"), isLive: () => open.form !== null, close: () => newGame.clear(), now,
      open: withGame(async () => (await (open.room?.changeAction ?? (() => newGame.open()))(), open.form ? true : null)),
    },
    ...tableKinds(page),
    join: {
      title: () => t("join-title"), isLive: () => open.room !== null, open: async () => (await join(), true), asks: () => asksFriends(page),
      close: () => void (open.room && match.leave()),
    },
    room: {
      title: () => t("room-table"), isLive: () => open.room !== null, open: reopen, asks: () => asksFriends(page),
      close: () => void (open.room && !open.session && currentRoom.close(true)),
    },
    day: {
      title: () => t("daily"), isLive: () => false, open: withGame(async ({ day }) => (await daily.openAt(day), true)), close: () => daily.closed(), now,
    },
    problems: { title: () => t("problems"), isLive: () => problems.screen !== null, open: withGame(async () => (await problems.open(), true)), now },
    problem: {
      title: () => t("problems"), isLive: ({ problem }) => open.problem?.problem.id === problem, close: () => problems.screen?.dropTable(),
      open: withGame(({ problem }) => problems.openAt(problem)),
    },
    statistics: {
      title: () => t("statistics"), isLive: () => statistics.screen !== null, open: withGame(async () => (await statistics.open(), true)),
      close: () => statistics.closed(), now,
    },
    help: {
      title: () => t("help"), isLive: () => false, open: withGame(({ part, entry }) => help.openAt(part, entry)), close: () => help.closed(), now,
    },
    workshop: { title: () => t("workshop"), isLive: () => workshop.screen !== null, open: withGame(async () => (await workshop.open(), true)), now },
    companion: {
      title: () => t("with-box"), isLive: () => false, open: withGame(({ part, set }) => companion.openAt(part, set)), close: () => companion.closed(),
      // A link's set is taken over once: what people change of it stays, also after Back, Forward and a reload.
      now: (screen) => ({ ...now(screen), set: "" }),
    },
    player: {
      title: () => workshop.screen?.player?.record.name ?? t("workshop"), isLive: ({ player }) => workshop.screen?.player?.record.id === player,
      open: withGame(({ player }) => workshop.openAt(player)), close: () => workshop.screen?.closePlayer(),
    },
  };
}

/** @param {Parts} page @returns {Record<"game" | "end" | "table" | "replay", ScreenKind>} */
function tableKinds(page) {
  const { state, open, match, replay, replayLink, savedGames } = page;
  // The page has the name of its first game.
  const tableTitle = () => (t(`game-${state.game.id}`) === t("title") ? t("tab-table") : t(`game-${state.game.id}`));
  const isLive = (/** @type {{match: string}} */ screen) => open.session?.match === screen.match;
  const resume = async (/** @type {{match: string}} */ screen) => {
    if (!(await savedGames.isHere(screen.match))) return false;
    await replay.left;
    await match.resume(screen.match);
    return isLive(screen) ? true : null;
  };
  const close = (/** @type {{match: string}} */ screen) => void (isLive(screen) ? match.leave() : match.giveUp(screen.match));
  /** @type {Omit<ScreenKind, "title">} */
  const table = { isLive, open: resume, close, asks: () => asksFriends(page) };
  return {
    game: { ...table, title: tableTitle, now: (screen) => (isLive(screen) && open.session?.ended ? { ...screen, screen: "end" } : screen) },
    end: { ...table, title: () => t("see-scores"), now: (screen) => (isLive(screen) && !open.session?.ended ? { ...screen, screen: "game" } : screen) },
    // The end of the game is below it.
    table: { ...table, title: tableTitle, close: () => undefined },
    replay: {
      title: () => t("replay-title"), isLive: () => open.replaying !== null, close: () => replay.drop(), now: (screen) => replay.place ?? screen,
      open: async (screen) => {
        if (screen.link) return (await replayLink.open(screen.link), open.replaying ? true : null);
        if (isLive(screen) || !(await savedGames.isOver(screen.match))) {
          if (!isLive(screen) && (await resume(screen)) !== true) return false;
          return replay.lookBackAgain(screen);
        }
        await match.left;
        await replay.openStored(screen.match, screen);
        return open.replaying ? true : null;
      },
    },
  };
}

/** @param {Pick<Parts, "open">} page @returns {boolean} whether people at other devices would lose this one */
function asksFriends({ open: { room, session } }) {
  return room !== null && room.asksBeforeLeaving && !session?.shown.over;
}

/**
 * @param {Pick<Parts, "open">} page
 * @returns {() => Promise<boolean>} asks before friends are left
 */
export function askToLeave({ open }) {
  return () => confirmDialog(t("screen-leave-title"), t(open.session ? "screen-leave-text" : "room-leave-text"), t("room-leave"));
}

/**
 * @param {Parts} page
 * @returns {Layer[]} from the lowest to the highest
 */
export function layers({ state, open, match, replay, coach, tutorial, help }) {
  const at = (/** @type {Kind[]} */ ...kinds) => kinds.includes(state.screen.screen);
  /** The session of the table in sight. */
  const session = () => (at("game", "end", "table", "join", "problem") ? open.session : null);
  const room = () => (at("game", "end", "join") ? open.room : null);
  return [
    { name: "friends", isOpen: () => room()?.listOpen ?? false, close: () => room()?.openList(false) },
    { name: "log", isOpen: () => (session() !== null || at("replay")) && match.logOpen, close: () => match.closeTab() },
    { name: "chat", isOpen: () => room()?.chat.state.open ?? false, close: () => room()?.chat.close() },
    { name: "fold", isOpen: () => session()?.choice?.folded ?? false, close: () => void (session()?.choice && match.fold(/** @type {any} */ (session()).choice)) },
    { name: "coach", isOpen: () => Boolean(session()?.choice?.coach), close: () => void (session()?.choice && coach.dismiss(/** @type {any} */ (session()).choice)) },
    { name: "past-coach", isOpen: () => at("replay") && replay.coachOpen, close: () => replay.closeCoach() },
    { name: "thing", isOpen: () => Boolean(session()?.selection.key), close: () => session()?.selection.clear() },
    { name: "search", isOpen: () => at("help") && help.search.query !== "", close: () => help.search.ask("") },
    { name: "story", own: true, isOpen: () => ["card", "page"].includes(session()?.beat?.frame ?? ""), close: () => session()?.endBeat() },
    { name: "explain", everywhere: true, isOpen: () => tutorial.explaining?.isOpen() ?? false, close: () => tutorial.explaining?.stopAsking() },
    { name: "dialog", everywhere: true, isOpen: () => dialogOpen() && !at("settings"), close: () => closeDialog() },
  ];
}
