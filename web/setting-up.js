// @ts-check
// Opening the form for a new game, and having the engine look at every change of it.
import { t } from "./i18n.js";
import { getSetting, setSetting } from "./store/settings.js";
import { SetupDraft } from "./games/citadels/draft.js";
import { errorText } from "./host/library.js";
import { writeWishes } from "./games/citadels/last-setup.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
export async function openSetup(app) {
  if (!app.hello) return;
  const [name, last] = await Promise.all([getSetting("name"), getSetting("setup")]);
  app.setup = new SetupDraft(app.hello, app.flags, name, last);
  app.editSetup(() => scrollTo(0, 0));
}

/** @param {App} app */
export async function review(app) {
  const { setup, engine } = app;
  if (!setup || !engine) return;
  await setup.review((method, params) => engine.call(method, params));
  app.draw();
}

/**
 * @param {App} app
 * @returns {string} why the game that is being put together cannot be played
 */
export function problemText(app) {
  return app.setup?.problem ? errorText(app.setup.problem) : "";
}

/** Remembers the form for the next evening.
 * @param {SetupDraft} setup
 */
export function remember(setup) {
  const person = setup.seats.find((seat) => seat.player === "human");
  // The name the page itself has put in would stay in its language.
  if (person && person.name !== t("default-name")) void setSetting("name", person.name);
  void setSetting("setup", writeWishes(setup));
}
