// @ts-check
// From an empty page to one that people can use, and then to one that can play.
import { missingFeatures, startEngine } from "./engine/client.js";
import { chooseLanguage, useLanguage, useTexts } from "./i18n.js";
import { checkAll, errorText, readCatalog } from "./host/library.js";
import { speedOf } from "./table/pace.js";
import { followShortcut } from "./shortcuts.js";
import { getSetting } from "./store/settings.js";
import { closeOnBackdrop } from "./table/dialog.js";
import { followLog } from "./table/log-view.js";
import { loadPictures } from "./table/sprite.js";

/** @typedef {import("./app.js").App} App */

/**
 * Makes the page ready for people; the engine, which takes longest, is on its way from the start.
 * @param {App} app
 */
export async function boot(app) {
  app.device.begin();
  void loadPictures();
  app.missing = missingFeatures();
  void useTexts("games/citadels/locales/");
  const words = readWishes(app);
  const engine = wakeEngine(app, words);
  const rest = [readCatalog(app), app.refresh()];
  document.documentElement.dataset["motion"] = app.flags.motion ? "on" : "off";
  closeOnBackdrop();
  addEventListener("resize", followLog);
  await words;
  app.drawing = false;
  app.draw();
  await Promise.all(rest);
  // Once this is on the screen, a person can do everything but play.
  requestAnimationFrame(() => setTimeout(() => performance.mark("shell-usable")));
  void followShortcut(app);
  await engine;
}

/**
 * What was chosen on earlier visits: the language, without which nothing can be drawn, and the pace.
 * @param {App} app
 */
async function readWishes(app) {
  const [language, speed] = await Promise.all([getSetting("language"), getSetting("speed")]);
  app.pace.set(app.flags.instant ? "instant" : speedOf(speed));
  await useLanguage(chooseLanguage([app.flags.lang, language, ...navigator.languages]));
}

/**
 * @param {App} app
 * @param {Promise<void>} words
 */
async function wakeEngine(app, words) {
  if (app.missing.length > 0) return app.engineEnded?.(null);
  try {
    const engine = await startEngine({ onProgress: (progress) => app.edit(() => (app.progress = progress)) });
    // Asked even where the catalogue is here already: an engine that answers is one that works.
    app.hello = await engine.call("hello", {});
    performance.mark("engine-ready");
    app.engine = engine;
    app.editSetup(() => undefined);
    void checkAll(app);
  } catch (error) {
    console.error(error);
    await words;
    app.startError = errorText(error);
  }
  app.engineEnded?.(null);
  app.draw();
  void app.device.stay();
}
