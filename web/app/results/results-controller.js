// @ts-check
// The end of the game on the table: its scores, counted before everybody's eyes where somebody has watched it come, its
// course, and a picture of it to send.
import { EngineError } from "../../engine/client.js";
import { lookBack } from "../replay/replay-controller.js";
import { download, fileName } from "../../store/files.js";
import { ScoreCount } from "./score-count.js";
import { nameOf, scoresView, winnerText } from "./scores-view.js";
import { isComputer } from "../../kit/seating.js";
import { dateText } from "../../lib/i18n.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../host/host.js").Host} Host */
/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("./scores-view.js").ScoreView} ScoreView */

/**
 * What is known of an end.
 * @typedef {object} Ending
 * @property {ScoreCount | null} counting
 * @property {boolean} read whether its course was begun to be read
 * @property {import("./lazy.js").Course | null} course
 */

/** @type {WeakMap<import("../../types.js").Update, Ending>} by the picture of the end */
const endings = new WeakMap();
/** @type {WeakSet<Session>} those somebody has seen running */
const running = new WeakSet();

/** @param {Session} session on the table, which goes on */
export function noteRunning(session) {
  running.add(session);
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {readonly ScoreView[]} scores
 * @returns {Ending}
 */
function endingOf(app, session, scores) {
  const known = endings.get(session.shown);
  if (known) return known;
  const moves = running.has(session) && app.moving;
  /** @type {Ending} */
  const ending = { counting: moves ? new ScoreCount(scores, () => app.draw()) : null, read: false, course: null };
  endings.set(session.shown, ending);
  return ending;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Host} host
 * @param {Ending} ending
 */
async function tell(app, session, host, ending) {
  ending.read = true;
  try {
    const { Course } = await import("./lazy.js");
    const course = new Course(app, session, host, (number) => void lookBack(app, session, host, number));
    await course.read();
    ending.course = course;
    app.draw();
  } catch (error) {
    // Whoever has left meanwhile misses nothing; the scores stand without it.
    if (!(error instanceof EngineError)) console.warn(error);
  }
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Host | null} host
 * @param {unknown} returns the ways back
 */
export function endScreen(app, session, host, returns) {
  /** @type {readonly ScoreView[] | null} */
  const scores = session.shown.view.scores;
  if (!scores) return nothing;
  // At a guest the match comes with its record, somewhat later.
  const past = host ?? app.room?.past ?? null;
  const ending = endingOf(app, session, scores);
  if (past && !ending.read && app.game.curves) void tell(app, session, past, ending);
  const { counting, course } = ending;
  return scoresView({
    scores,
    names: session.names,
    rival: app.game.rival(),
    people: new Set(session.table.seating.flatMap(({ player }, seat) => (isComputer(player) ? [] : [seat]))),
    own: new Set(session.people),
    verdict: app.room?.verdict() ?? nothing,
    takeBacks: session.table.takeBacks,
    returns,
    course: course?.view() ?? nothing,
    counting,
    replay: past && (() => void lookBack(app, session, past)),
    icons: app.game.icons,
    partName: (cause) => app.game.scorePart(cause),
    again: host && !app.room ? () => void app.sitting.again(host) : null,
    share: () => void share(app, session, scores),
    newGame: () => void app.sitting.leave({ setup: true }),
    seeTable: () => app.show({ scores: false }),
  });
}

/**
 * Hands out the end as a picture: through the device's own sheet where there is one, else as a file.
 * @param {App} app
 * @param {Session} session
 * @param {readonly ScoreView[]} scores
 */
async function share(app, session, scores) {
  try {
    const { pictureOf } = await import("./lazy.js");
    const end = { names: session.names, rival: app.game.rival() };
    const ranked = [...scores].sort((one, other) => one.place - other.place);
    const rows = ranked.map((score) => ({
      place: score.place, seat: score.seat, name: nameOf(end, score), total: score.total,
      reasons: score.parts.map(({ cause, points }) => `${app.game.scorePart(cause)} ${points}`).join(" · "),
    }));
    const game = app.game.setupText(session.table.setup);
    const blob = await pictureOf({ title: winnerText(end, ranked), game, date: dateText(Date.now()), rows });
    const file = new File([blob], fileName(session.names, Date.now()).replace(/json$/, "png"), { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else download(file.name, file, file.type);
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) app.failed(error);
  }
}
