// @ts-check
// Starts the page: reads the preferences, draws the lobby, starts the engine, and handles the keyboard.
import { recallComforts } from "./device/comfort.js";
import { recallTheme } from "./device/theme.js";
import { Arrivals, readShared } from "./device/arrivals.js";
import { followLanguage } from "./device/manifest.js";
import { followLetterSpacing } from "./device/letter-spacing.js";
import { missingFeatures, startEngine } from "../engine/client.js";
import { followLinks } from "./online/index.js";
import { FIRST, GAMES } from "./games.js";
import { chooseLanguage, expectLanguage, listed as inWords, t, useAnyLanguage, useTexts } from "../lib/i18n.js";
import { sleep } from "../lib/waiting/sleep.js";
import { tabValue } from "../lib/tab-value.js";
import { throttle, yieldToBrowser } from "../lib/throttle.js";
import { watchDay } from "../lib/day.js";
import { BASE_URL } from "../lib/base-url.js";
import { getSetting } from "../store/settings.js";
import { isUndo } from "../lib/keyboard/key-letter.js";
import { guardPresses } from "../lib/press-guard.js";
import { closeOnBackdrop, confirmDialog, dialogOpen, watchDialog } from "../lib/dialog.js";
import { followLog } from "./log/log-view.js";
import { markGroup, stepByGroups } from "../lib/keyboard/group-steps.js";
import { goToOption } from "../lib/keyboard/option-numbers.js";
import { offerOf } from "./offer.js";
import { isIdle } from "./open-objects.js";
import { speedOf } from "./story/pace.js";
import { isOutsideThings } from "../kit/selection.js";
import { markMoreBelow } from "../lib/more-below.js";
import { loadPictures } from "../lib/sprite.js";

/** @import { Page } from "./app.js" */

// Milliseconds between two drawings of the progress: the engine arrives in hundreds of pieces.
const STEP = 150;
/** Milliseconds that the lobby waits for what is stored; drawn without it, it is drawn again when it comes. */
const PATIENCE = 2000;
/** The address that the page was loaded with. */
const BEGUN = location.href;

/**
 * Makes the page ready to use, unless a waiting new version replaces it first. The engine takes longest, so it starts at once.
 * @param {Page} page
 */
export async function boot(page) {
  const { state, open, device, match, savedGames, daily, draw, dayChanged, lateAnswers, startDrawing, tutorial, roomDeps, knownRoom, replayLink, screens, turnEnd } = page;
  guardPresses();
  turnEnd.listen();
  // The modules ran in one long task. Let the browser paint now.
  await yieldToBrowser();
  if (await device.begin()) return;
  void loadPictures();
  state.missing = missingFeatures();
  const words = readPreferences(page);
  const engine = bootEngine(page, words);
  const listed = savedGames.refresh();
  const rest = [readCatalogue(page), listed, daily.refresh()];
  document.documentElement.dataset["motion"] = state.flags.motion ? "on" : "off";
  closeOnBackdrop();
  followLanguage();
  watchDialog(() => {
    screens.look();
    // Its notice lies in the dialog, where one is open.
    if (lateAnswers.waiting) draw();
  });
  addEventListener("resize", followLog);
  addEventListener("resize", markMoreBelow);
  // The scroll event of a list does not bubble, so it is captured.
  addEventListener("scroll", markMoreBelow, true);
  // A smaller screen may show a question in another way.
  addEventListener("resize", draw);
  addEventListener("keydown", (event) => pressKey(page, event));
  addEventListener("focusin", () => markGroup(page.root));
  // Captured, so that it runs before the handlers of what was pressed.
  addEventListener("click", ({ target }) => isOutsideThings(target) && open.session?.selection.clear(), true);
  await words;
  await yieldToBrowser();
  screens.begin();
  startDrawing();
  await Promise.race([Promise.all(rest), sleep(PATIENCE)]);
  // Once this is on the screen, a person can do everything but play.
  requestAnimationFrame(() => setTimeout(() => {
    performance.mark("shell-usable");
    state.arrived = true;
    draw();
  }));
  followLetterSpacing();
  watchDay(dayChanged);
  // The browser kept the page as it was while another one was shown.
  addEventListener("pageshow", ({ persisted }) => persisted && match.shownAgain());
  void tutorial.listen();
  followLinks(roomDeps);
  void knownRoom.look();
  replayLink.follow();
  void screens.start();
  void arrive(page, listed);
  await engine;
}

/**
 * Reads the settings of earlier visits: the language, which the first drawing needs, the pace, the theme. If they take too long, the
 * page begins without them.
 * @param {Pick<Page, "state" | "open" | "draw" | "pace" | "games" | "tutorial" | "listening">} page
 */
async function readPreferences(page) {
  const { state: { flags, game }, draw, tutorial } = page;
  void useTexts(game.texts);
  // The chosen language is known only when the database is open. It is usually the browser's language, so load that now.
  const likely = chooseLanguage([flags.lang, ...navigator.languages]);
  expectLanguage(likely);
  const taught = tutorial.read();
  const names = ["language", "speed", "game", "sound", "remarks", "vibration", "end-turns", "sound-effects", "sound-ambience", "sound-night", "listening"];
  const reading = Promise.all([...names.map(getSetting), recallTheme(), recallComforts(), taught]);
  const stored = await Promise.race([reading, sleep(PATIENCE).then(() => null)]);
  if (stored) return usePreferences(page, /** @type {(string | null)[]} */ (stored));
  void reading.then((late) => usePreferences(page, /** @type {(string | null)[]} */ (late))).then(draw);
  await useAnyLanguage(likely);
}

/**
 * @param {Pick<Page, "state" | "open" | "pace" | "games" | "listening">} page
 * @param {readonly (string | null)[]} stored what `readPreferences` has read
 */
async function usePreferences({ state, open, pace, games, listening }, [language, speed, game, sound, remarks, vibration, endTurns, effects, ambience, night, heard]) {
  const { flags } = state;
  await yieldToBrowser();
  listening.recall(heard ?? null);
  state.sound = sound === "on";
  // A person who has chosen is asked no more; this comes with the other settings, so a page that lacks them asks nothing.
  state.soundOffered = (sound ?? null) !== null;
  const { volumes } = state;
  // The same object: a sound that is loaded already goes by it.
  Object.assign(volumes, { effects: volumeOf(effects, volumes.effects), ambience: volumeOf(ambience, volumes.ambience), night: night !== "off" });
  state.remarks = remarks !== "off";
  state.endTurns = (endTurns ?? (flags.instant ? "off" : "on")) === "on";
  // Before there was a choice, the device shook where sound was on.
  state.vibration = (vibration ?? sound) === "on";
  pace.set(flags.instant ? "instant" : speedOf(speed ?? null));
  await useAnyLanguage(chooseLanguage([flags.lang, language ?? null, ...navigator.languages]));
  // The game that was played last. If it cannot be loaded, the lobby shows the first game.
  if (game && GAMES.includes(game) && isIdle(state, open)) await games.use(game).catch((error) => console.warn(error));
}

/** @param {string | null | undefined} stored @param {number} usual */
function volumeOf(stored, usual) {
  const volume = Number(stored ?? Number.NaN);
  return volume >= 0 && volume <= 100 ? volume : usual;
}

/**
 * @param {Pick<Page, "state" | "draw" | "setEngine" | "engineEnded" | "errorText" | "newGame" | "savedGames" | "device">} page
 * @param {Promise<void>} words
 */
async function bootEngine({ state, draw, setEngine, engineEnded, errorText, newGame, savedGames, device }, words) {
  if (state.missing.length > 0) return engineEnded();
  try {
    const show = throttle(draw, STEP);
    const engine = await startEngine({
      onProgress: (progress) => {
        state.progress = progress;
        show();
      },
    });
    // Called even if the catalogue is already here, since an answer proves that the engine works.
    state.offers.set(FIRST.id, offerOf(await engine.call("hello", {})));
    performance.mark("engine-ready");
    setEngine(engine);
    draw();
    void newGame.review();
    void savedGames.checkAll();
  } catch (error) {
    console.error(error);
    await words;
    state.startError = errorText(error);
  }
  engineEnded();
  draw();
  void device.stay();
}

/**
 * Reads what can be played from a file, since the engine has not started yet.
 * @param {Pick<Page, "state" | "draw">} page
 */
async function readCatalogue({ state: { offers }, draw }) {
  try {
    const offer = offerOf(await (await fetch(new URL("catalog.json", BASE_URL))).json());
    if (!offers.has(FIRST.id)) offers.set(FIRST.id, offer);
    draw();
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Takes in what reaches the page from outside, and follows the shortcut that the installed app was started by: ?go=resume,
 * ?go=new or ?go=daily, see manifest.webmanifest.
 * @param {Page} page
 * @param {Promise<void>} listed resolves once the stored games are read
 */
async function arrive(page, listed) {
  const { state: { flags: { go } }, open, match, savedGames, screens, toast } = page;
  const arrivals = new Arrivals({
    busy: () => (open.room ? "friends" : open.session || open.form ? "game" : ""),
    ask: (what, name) => confirmDialog(t(`arrived-${what}-title`), t(`arrived-${what}`, { name }), t(`arrived-${what}-yes`)),
    leave: () => match.leave(),
    importFile: (file, several) => savedGames.importFile(file, several),
    taken: tabValue("launch"),
    again: ["reload", "back_forward"].includes(/** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType("navigation")[0])?.type ?? ""),
    // A step back through the browser's history, as after leaving a game, would take a new address away again.
    follow: (fragment) => void screens.settled().then(() => (location.hash = fragment)),
    shortcut: (wanted) => followShortcut(page, wanted),
    tell: (what, names) => toast(what === "gone" ? t("arrived-gone", { files: inWords(names ?? []) }) : t(what === "busy" ? "replay-link-busy" : "arrived-nothing")),
  }, BEGUN);
  arrivals.listen();
  if (!go) return;
  // A later reload must not follow the shortcut again.
  const address = new URL(location.href);
  address.searchParams.delete("go");
  history.replaceState(history.state, "", address);
  // The game that is resumed is one of the list.
  if (go === "resume") await listed;
  if (go === "shared") await arrivals.takeShared(await readShared(navigator.serviceWorker));
  else await followShortcut(page, go);
}

/**
 * @param {Pick<Page, "newGame" | "savedGames" | "match" | "daily" | "games">} page
 * @param {string} go
 */
async function followShortcut({ newGame, savedGames, match, daily, games }, go) {
  if (go === "new") await newGame.open();
  if (go === "daily") await games.chosen.then(() => daily.open());
  if (go === "resume") {
    const { latest } = savedGames;
    if (latest) await match.resume(latest.id);
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {boolean} whether the element uses keys itself, such as a text field
 */
function usesKeys(target) {
  return target instanceof Element && target.matches("select, textarea, input:not([type=range], [type=checkbox], [type=radio])");
}

/** @type {Record<string, number>} by how many moments a key moves the replay */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param {Pick<Page, "root" | "coach">} page
 * @param {import("./match/session.js").Session} session
 */
function closeSheet({ root, coach }, { choice, selection }) {
  selection.clear();
  if (!choice?.coach) return;
  coach.dismiss(choice);
  /** @type {HTMLElement | null} */ (root.querySelector('[data-testid="hint"]'))?.focus();
}

/**
 * Handles the keys. Escape closes the coach or a sheet about a thing, or leaves a replay; the arrows step through a replay;
 * Control and Z undo, with Shift redo; a digit goes to an answer, Tab to the next group; other keys ask what stands on the table.
 * @param {Pick<Page, "root" | "state" | "open" | "replay" | "coach" | "listening">} page
 * @param {KeyboardEvent} event
 */
function pressKey({ root, state, open, replay, coach, listening }, event) {
  const { replaying, session } = open;
  if (!dialogOpen() && listening.press(event)) return;
  if (state.screen.screen === "help" || dialogOpen() || event.defaultPrevented || usesKeys(event.target)) return;
  if (replaying && event.key === "Escape") replay.stepBack();
  if (!replaying && event.key === "Escape" && session) closeSheet({ root, coach }, session);
  // A slider handles arrows itself.
  const steps = event.target instanceof HTMLInputElement ? 0 : (STEPS[event.key] ?? 0);
  if (replaying && steps !== 0) replaying.replay.step(steps);
  if (!replaying && session) goToOption(root, event);
  if (!replaying && session) stepByGroups(root, event);
  if (!replaying && session && isUndo(event)) {
    event.preventDefault();
    if (event.shiftKey) session.redo();
    else session.undo();
  }
}
