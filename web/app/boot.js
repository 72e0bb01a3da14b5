// @ts-check
// From an empty page to one that people can use, and then to one that can play.
import { recallTheme } from "./device/theme.js";
import { missingFeatures, startEngine } from "../engine/client.js";
import { followLinks } from "./online/index.js";
import { FIRST, GAMES } from "./games.js";
import { chooseLanguage, expectLanguage, useLanguage, useTexts } from "../lib/i18n.js";
import { throttle, yieldToBrowser } from "../lib/throttle.js";
import { BASE_URL } from "../lib/base-url.js";
import { getSetting } from "../store/settings.js";
import { closeOnBackdrop, dialogOpen } from "../lib/dialog.js";
import { followLog } from "./log/log-view.js";
import { offerOf } from "./offer.js";
import { speedOf } from "./story/pace.js";
import { isElsewhere } from "../kit/selection.js";
import { loadPictures } from "../lib/sprite.js";

/** @typedef {import("./app.js").App} App */

// Milliseconds after which it is shown how many bytes have come: the engine comes in hundreds of pieces.
const STEP = 150;

/**
 * Makes the page ready for people; the engine, which takes longest, is on its way from the start.
 * @param {App} app
 */
export async function boot(app) {
  // The modules were read in one piece, and slow devices take long over each.
  await yieldToBrowser();
  app.device.begin();
  void loadPictures();
  app.missing = missingFeatures();
  const words = readPreferences(app);
  const engine = bootEngine(app, words);
  const rest = [readCatalogue(app), app.saved.refresh()];
  document.documentElement.dataset["motion"] = app.flags.motion ? "on" : "off";
  closeOnBackdrop();
  addEventListener("resize", followLog);
  addEventListener("keydown", (event) => pressKey(app, event));
  // Before the press itself does something.
  addEventListener("click", ({ target }) => isElsewhere(target) && app.session?.selection.clear(), true);
  await words;
  await yieldToBrowser();
  app.drawing = false;
  app.draw();
  await Promise.all(rest);
  // Once this is on the screen, a person can do everything but play.
  requestAnimationFrame(() => setTimeout(() => {
    performance.mark("shell-usable");
    app.edit(() => (app.arrived = true));
  }));
  void app.teaching.listen();
  followLinks(app.roomDeps);
  void followShortcut(app);
  await engine;
}

/**
 * What was chosen on earlier visits: the language, without which nothing can be drawn, the pace, the look.
 * @param {App} app
 */
async function readPreferences(app) {
  void useTexts(app.game.texts);
  // What was chosen earlier is known only when the database is open; mostly it is what the browser asks for.
  expectLanguage(chooseLanguage([app.flags.lang, ...navigator.languages]));
  const taught = app.teaching.read();
  const [language, speed, game, sound] = await Promise.all([...["language", "speed", "game", "sound"].map(getSetting), recallTheme()]);
  await taught;
  await yieldToBrowser();
  app.sound = sound === "on";
  app.pace.set(app.flags.instant ? "instant" : speedOf(speed ?? null));
  await useLanguage(chooseLanguage([app.flags.lang, language ?? null, ...navigator.languages]));
  // What was played last; where it cannot be had, the lobby is there all the same.
  if (game && GAMES.includes(game)) await app.useGame(game).catch((error) => console.warn(error));
}

/**
 * @param {App} app
 * @param {Promise<void>} words
 */
async function bootEngine(app, words) {
  if (app.missing.length > 0) return app.engineEnded?.(null);
  try {
    const show = throttle(() => app.edit(() => {}), STEP);
    const engine = await startEngine({
      onProgress: (progress) => {
        app.progress = progress;
        show();
      },
    });
    // Asked even where the catalogue is here already: an engine that answers is one that works.
    app.offers.set(FIRST.id, offerOf(await engine.call("hello", {})));
    performance.mark("engine-ready");
    app.engine = engine;
    app.draw();
    void app.form.review();
    void app.saved.checkAll();
  } catch (error) {
    console.error(error);
    await words;
    app.startError = app.errorText(error);
  }
  app.engineEnded?.(null);
  app.draw();
  void app.device.stay();
}

/**
 * Reads what can be played; the engine could tell as well, but is not there yet.
 * @param {App} app
 */
async function readCatalogue(app) {
  try {
    const offer = offerOf(await (await fetch(new URL("catalog.json", BASE_URL))).json());
    app.edit(() => !app.offers.has(FIRST.id) && app.offers.set(FIRST.id, offer));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Where the shortcuts of the installed app lead: ?go=resume and ?go=new, see manifest.webmanifest.
 * @param {App} app
 */
async function followShortcut(app) {
  const { go } = app.flags;
  // A new version starts the page again, and then follows it.
  if (!go || (await app.device.updating)) return;
  // A reload later on is not the shortcut again.
  const address = new URL(location.href);
  address.searchParams.delete("go");
  history.replaceState(history.state, "", address);
  if (go === "new") await app.form.open();
  if (go === "resume") {
    const { latest } = app.saved;
    if (latest) await app.sitting.resume(latest.id);
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {boolean} whether keys mean something of their own there
 */
function isWriting(target) {
  return target instanceof Element && target.matches("select, textarea, input:not([type=range], [type=checkbox], [type=radio])");
}

/** @type {Record<string, number>} moments that a key goes on by */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param {App} app
 * @param {import("./match/session.js").Session} session
 */
function closeSheet(app, { choice, selection }) {
  selection.clear();
  if (!choice?.coach) return;
  app.coach.dismiss(choice);
  /** @type {HTMLElement | null} */ (app.root.querySelector('[data-testid="hint"]'))?.focus();
}

/**
 * Escape sends the coach away, leaves a replay or closes the sheet about a thing, the arrows step through it; Control and Z take a decision back, with Shift make it again.
 * @param {App} app
 * @param {KeyboardEvent} event
 */
function pressKey(app, event) {
  const { replaying, session } = app;
  if (app.help || dialogOpen() || event.defaultPrevented || isWriting(event.target)) return;
  if (replaying && event.key === "Escape") app.replay.stepBack(replaying);
  if (!replaying && event.key === "Escape" && session) closeSheet(app, session);
  // A slider has its own way with arrows.
  const steps = event.target instanceof HTMLInputElement ? 0 : (STEPS[event.key] ?? 0);
  if (replaying && steps !== 0) replaying.replay.step(steps);
  if (!replaying && session && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    if (event.shiftKey) session.redo();
    else session.undo();
  }
}
