// @ts-check
// How what happens at a table is told on this page: the director, what the game makes of the events, what moves and what
// sounds. All but the director is fetched with the first table.
import { useTexts } from "../../lib/i18n.js";
import { setSetting } from "../../store/settings.js";
import { Director } from "./director.js";
import { arrived } from "../../lib/flip.js";
import { storyControls, storyView } from "./story-view.js";
import { isComputer } from "../../kit/seating.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("./sound.js").Sounds} Sounds */

/**
 * @param {App} app
 * @returns {Director} for one table
 */
export function directorFor(app) {
  return new Director({ pace: app.pace, changed: () => app.draw(), show: showOf(app) });
}

/** @param {App} app */
async function showOf(app) {
  try {
    const [{ Scenery }, story] = await Promise.all([import("./stage.js"), app.game.story()]);
    const scenery = new Scenery(app.root, () => app.moving, arrived);
    /** @type {import("./director.js").Stage} */
    const stage = {
      play: (beat, time) => {
        scenery.play(beat, time);
        void sounds(app).then((found) => found?.play(beat.sound));
      },
      clear: () => scenery.clear(),
      call: () => void sounds(app).then((found) => found?.call()),
    };
    return { story, stage };
  } catch (error) {
    // Without it the game can be played all the same.
    console.warn(error);
    return null;
  }
}

/**
 * Fetches now what the first table and its end will want, for who may lose the network before.
 * @param {App} app
 */
export function expectTable({ game }) {
  const parts = [import("./stage.js"), game.story(), import("../tutorial/match-lessons.js"), game.teaching?.(), useTexts(game.helpTexts), import("../results/lazy.js")];
  // Whoever uses them meets the failure, if there is one.
  for (const part of parts) Promise.resolve(part).catch(() => undefined);
}

/** @type {Promise<Sounds | null> | null} */
let loading = null;

/**
 * @param {App} app
 * @returns {Promise<Sounds | null>} null where nobody wants to hear anything
 */
function sounds(app) {
  if (!app.sound) return Promise.resolve(null);
  loading ??= import("./sound.js").then(
    ({ Sounds }) => new Sounds(),
    (error) => (console.warn(error), null),
  );
  return loading;
}

/**
 * @param {App} app
 * @param {boolean} on
 */
export function setSound(app, on) {
  app.edit(() => (app.sound = on));
  void setSetting("sound", on ? "on" : "off");
  // Heard at once, so that one knows.
  void sounds(app).then((found) => found?.call());
}

/** @param {Session} session */
export function storyScreen({ deps: { director } }) {
  return storyView(director.now, () => director.goOn());
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {boolean} here whether this device has the match
 * @returns {unknown} what leads through the story, and ends the thinking; null where nobody is watched
 */
export function controlsScreen({ pace, teaching }, session, here) {
  const { queue, othersNext, stuck, patience } = session;
  const { director } = session.deps;
  const next = session.table.seating[session.waiting ?? -1]?.player ?? "";
  const moving = othersNext && !stuck && isComputer(next);
  if (!(moving || queue.under)) return null;
  return storyControls({
    // Where nothing is told there is nothing to lead through.
    told: !pace.still,
    stop: here && patience.shown ? () => session.stopThinking() : null,
    paused: pace.paused,
    pause: (paused) => {
      pace.pause(paused);
      session.deps.changed();
    },
    step: () => {
      teaching.goOn();
      director.goOn();
    },
    skip: () => {
      pace.hurry();
      teaching.goOn();
      director.goOn();
    },
  });
}
