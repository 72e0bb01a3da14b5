// @ts-check
// Games that are looked at again: from the lobby, from the end of a game, and the past of a game that still runs; and
// playing on from one of their moments.
import { askPastCoach, openCoach } from "../coach/coach-controller.js";
import { begin, forkName, lookAtMatch } from "../../host/matches.js";
import { t } from "../../lib/i18n.js";
import { exportHosted } from "../lobby/saved-games-controller.js";
import { mayBeCoached } from "../coach/coach-view.js";
import { openDialog } from "../../lib/dialog.js";
import { randomSeed } from "../../kit/setup-model.js";
import { chaptersOf } from "../log/log.js";
import { logView } from "../log/log-view.js";
import { pastCoachButton, pastCoachView } from "../coach/replay-coach-view.js";
import { askToDealAnew, askWhoPlaysOn } from "./play-on-view.js";
import { Replay } from "./replay.js";
import { replayBar } from "./replay-view.js";
import { isComputer, seatingFor } from "../../kit/seating.js";
import { tabsOf } from "../match/tabs.js";
import { tableView } from "../match/table-view.js";
import { faceView } from "../../kit/thing-sheet-view.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../host/host.js").Host} Host */
/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("./replay.js").Viewer} Viewer */

/** A replay, and the match it is of; `coach` is what was wanted of the coach last.
 * @typedef {{replay: Replay, host: Host, over: boolean, coach: import("../coach/replay-coach-view.js").PastCoach | null}} OpenReplay
 */

/** What the page calls this screen. */
export const replayKey = "replay";

/**
 * Looks at the match on the table: all of it once it is over, before that what the own seat saw.
 * @param {App} app
 * @param {Session} session
 * @param {Host} host
 * @param {number} [from] the moment to begin with, once it is over
 */
export async function lookBack(app, session, host, from = 0) {
  const { seat, number, over } = session.shown;
  const what = over ? { ...whole(host, seat, number), number: from } : { viewers: [seat], viewer: seat, last: number, number, over };
  await look(app, host, what).catch((error) => app.failed(error));
}

/**
 * Looks at a finished match of the lobby.
 * @param {App} app
 * @param {string} id
 */
export async function replayStored(app, id) {
  if (app.opening === id) return;
  app.edit(() => (app.opening = id));
  await app.engineStarted;
  // Meanwhile another one was wanted.
  if (app.opening !== id || app.shown) return;
  try {
    await app.useGame(app.saved.gameOf(id));
    const opened = await lookAtMatch(app.running, id);
    const host = app.sitting.hostOf(opened);
    const { number, seating } = host.summary;
    const person = seating.findIndex(({ player }) => player === "person");
    await look(app, host, whole(host, person < 0 ? null : person, number));
    if (!app.shown) await host.close();
  } catch (error) {
    app.failed(error);
  }
  app.edit(() => (app.opening = ""));
}

/**
 * A finished match: every seat may be looked at, from the deal on.
 * @param {Host} host
 * @param {number | null} seat
 * @param {number} last
 */
function whole({ summary }, seat, last) {
  /** @type {Viewer[]} */
  const viewers = [...summary.seating.keys(), "open"];
  return { viewers, viewer: seat ?? /** @type {Viewer} */ ("open"), last, number: 0, over: true };
}

/**
 * @param {App} app
 * @param {Host} host
 * @param {{viewers: Viewer[], viewer: Viewer, last: number, number: number, over: boolean}} what
 */
async function look(app, host, { over, ...what }) {
  const around = {
    at: host.at.bind(host),
    told: host.told.bind(host),
    changed: () => app.draw(),
    failed: (/** @type {unknown} */ error) => app.failed(error),
  };
  const replay = new Replay(around, { seats: host.summary.seating.length, ...what });
  await replay.begin();
  // It has said why.
  if (!replay.shown) return;
  app.edit(() => (app.replaying = { replay, host, over, coach: null }));
  scrollTo(0, 0);
}

/**
 * Back to where the replay was opened.
 * @param {App} app
 */
export async function leaveReplay(app) {
  const { replaying } = app;
  if (!replaying) return;
  replaying.replay.close();
  app.edit(() => (app.replaying = null));
  if (replaying.host !== app.host && replaying.host !== app.room?.past) await replaying.host.close();
  app.device.reloadIfReplaced();
}

/**
 * Sends the coach away; without one, back to where the replay was opened.
 * @param {App} app
 * @param {OpenReplay} replaying
 */
export function stepBack(app, replaying) {
  if (openCoach(replaying)) app.edit(() => (replaying.coach = null));
  else void leaveReplay(app);
}

/**
 * Begins a new game at the moment that is shown.
 * @param {App} app
 * @param {OpenReplay} replaying
 */
async function playOn(app, replaying) {
  const { replay, host } = replaying;
  replay.pause();
  const { number, viewer } = replay;
  const { seating, free } = host.summary;
  const people = seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
  const wanted = await askWhoPlaysOn(momentText(app, replaying), seating, new Set(typeof viewer === "number" ? [viewer] : people));
  if (!wanted) return;
  const chairs = seatingFor(seating, wanted, app.hello?.players.find(isComputer) ?? "person");
  await goOn(app, replaying, (name) => host.fork(number, name, chairs, free && wanted.size === 1));
}

/**
 * Begins a new game at the moment that is shown of one that still runs: all that the viewer could not know is dealt anew.
 * @param {App} app
 * @param {OpenReplay} replaying
 */
async function playOnAnew(app, replaying) {
  const { replay, host } = replaying;
  replay.pause();
  const { number, viewer } = replay;
  if (typeof viewer === "number" && (await askToDealAnew(momentText(app, replaying)))) {
    await goOn(app, replaying, (name) => host.redeal(viewer, number, name, randomSeed()));
  }
}

/**
 * How a new game may begin at the moment that is shown; null where it may not.
 * @param {App} app
 * @param {OpenReplay} replaying
 * @returns {((app: App, replaying: OpenReplay) => Promise<void>) | null}
 */
function wayOn({ room, hello }, { over, host }) {
  // Friends who are still at the table would be left behind.
  if (room) return null;
  if (over) return playOn;
  // It is made of what one person knows, so there must not be others.
  return hello?.redeals && mayBeCoached(host.summary.seating, isComputer) ? playOnAnew : null;
}

/**
 * Sits down at a new game, in the place of the one that is looked at.
 * @param {App} app
 * @param {OpenReplay} replaying
 * @param {(name: string) => Promise<import("../../types.js").Result>} make
 */
async function goOn(app, { replay, host }, make) {
  try {
    const opened = await begin(make, forkName());
    const before = { session: app.session, host: app.host };
    await app.sitting.sit(opened);
    replay.close();
    app.edit(() => (app.replaying = null));
    before.session?.close();
    for (const old of new Set([before.host, host])) await old?.close();
  } catch (error) {
    app.failed(error);
  }
}

/**
 * @param {App} app
 * @param {OpenReplay} replaying
 */
export function replayScreen(app, replaying) {
  const { replay, host, over } = replaying;
  const { game } = app;
  const { shown } = replay;
  if (!shown) return nothing;
  const { view, waiting } = shown.update;
  const names = host.summary.seating.map(({ name }) => name);
  const scene = {
    view, names, waiting, ask: null, catalogue: app.hello, targets: new Map(), blocked: new Map(), chosen: [],
    open: shown.open, mark: () => nothing, press: () => undefined, reading: "",
    read: (/** @type {string} */ key) => tell(game, scene, key),
  };
  const entries = replay.log.until(replay.number);
  const coach = openCoach(replaying);
  const on = wayOn(app, replaying);
  return tableView({
    players: view.seats.length,
    phase: view.phase,
    asking: false,
    replaying: true,
    tabs: tabsOf(game, scene, app.tab, (tab) => app.show({ tab })),
    bar: {
      status: game.status(scene),
      strip: game.strip(scene),
      stored: true,
      speed: app.pace.speed,
      leave: () => void leaveReplay(app),
      leaveText: t("leave-replay"),
      exportMatch: () => exportHosted(host),
      lookBack: null,
      openHelp: () => void app.openHelp({}),
      askThings: () => app.teaching.ask(),
      setSpeed: null,
    },
    board: game.board(scene),
    panel: replayBar({
      replay,
      names,
      chapters: chapters(app, replay),
      news: news(app, replay, names),
      playOn: on && (() => void on(app, replaying)),
      share: over ? () => exportHosted(host) : null,
      coach: over && shown.by !== null && shown.number > replay.first ? pastCoachButton(coach !== null, () => void askPastCoach(app, replaying)) : nothing,
      advice: coach && pastCoachView(game, scene, coach),
    }),
    log: logView({
      entries, lastReadId: Infinity, live: false, seat: replay.reader, names, game, reading: app.reading, read: (reading) => app.show({ reading }),
    }),
  });
}

/**
 * What a thing on the table is: above the table, since the panel is the replay's.
 * @param {import("../games.js").Game} game
 * @param {import("../../kit/game.js").Scene} scene
 * @param {string} key
 */
function tell(game, scene, key) {
  const face = game.thing(scene, key);
  if (face) void openDialog(face.name, faceView(face), "card-sheet");
}

/**
 * @param {App} app
 * @param {Replay} replay
 */
function chapters({ game }, { log, first }) {
  return chaptersOf(log.entries, game.chapterText).map(({ number, text }) => ({ number: Math.max(number, first), text }));
}

/**
 * @param {App} app
 * @param {Replay} replay
 * @param {readonly string[]} names
 * @returns {string} the latest that happened, up to the moment that is wanted
 */
function news({ game }, { log, number }, names) {
  const last = log.until(number).at(-1);
  return last ? game.eventText(last.event, names) : "";
}

/**
 * @param {App} app
 * @param {OpenReplay} replaying
 * @returns {string} the moment in words
 */
function momentText(app, { replay, host }) {
  const names = host.summary.seating.map(({ name }) => name);
  const chapter = chapters(app, replay).filter(({ number }) => number <= replay.number).at(-1);
  return [chapter?.text, news(app, replay, names)].filter(Boolean).join(", ");
}
