// @ts-check
// Keeps the site for offline use: registers the service worker, says when everything is stored, offers new versions.
import { BASE_URL } from "../../lib/base-url.js";
import { language } from "../../lib/i18n.js";
import { sleep } from "../../lib/waiting/sleep.js";
import { watched } from "../../lib/waiting/watch.js";

/**
 * @typedef {{state: "unsupported"}
 *   | {state: "keeping", done: number, total: number}
 *   | {state: "ready", version: string, bytes: number}
 *   | {state: "incomplete"}
 *   | {state: "update"}
 *   | {state: "held-back"}
 *   | {state: "replaced"}} Offline
 * `keeping`: files are coming in (bytes). `ready`: the site starts with no network. `incomplete`: it may not; tried again
 * at the next visit. `update`: a new version waits for `applyUpdate`. `held-back`: a new version did not start here, so the
 * one before it is in use; `applyUpdate` tries again. `replaced`: this tab or another has applied a version; this page goes
 * on as it is, and is the new version when next loaded.
 */

/** @typedef {"applied" | "none" | "playing"} Applied whether a version is taking over; if not, why */

/**
 * @typedef {object} Keeper
 * @property {() => Promise<Applied>} applyUpdate lets the waiting version take over, which ends in `replaced`; never under
 *   a running game
 */

const HOUR = 3_600_000;
// The most milliseconds that a start waits for an update, and of these for the old version to stop.
const PATIENCE = 15_000;
const PATIENCE_AFTER_APPLY = 5000;
// The most milliseconds that a person's press waits for files that the page has asked for.
const PATIENCE_FOR_FILES = 3000;
// After this many milliseconds without a new file, the page expects no more.
const QUIET = 200;

/**
 * @param {ServiceWorker} worker
 * @param {"check" | "retry"} type
 * @returns {Promise<{complete: boolean, version: string, bytes: number, heldBack: boolean}>} the answer to "check"
 */
function ask(worker, type) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    // A feature that was opened before a worker served this page is to work without a network, too.
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    worker.postMessage({ type, language: language(), loaded }, [port2]);
  });
}

/**
 * @param {ServiceWorker} worker
 * @param {ServiceWorkerState[]} states
 * @returns {Promise<ServiceWorkerState>} the first of the states it reaches
 */
function stateReached(worker, ...states) {
  return new Promise((resolve) => {
    const look = () => states.includes(worker.state) && resolve(worker.state);
    worker.addEventListener("statechange", look);
    look();
  });
}

// Whether the files of the first version are being stored.
let awaited = false;

/** @returns {ServiceWorkerContainer | null} null for none; some browsers throw if they forbid service workers */
function workers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

// The version that served this page. A later version must not be marked as started because this one was.
const served = workers()?.controller ?? null;

/** @returns {Promise<boolean>} whether a match is on the table in this or another tab (runner/tabs.js) */
async function playing() {
  // If the browser refuses locks, no match holds one.
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name?.startsWith("citadels-match-"));
}

/**
 * Lets a waiting version take over. That may take a while; `onReplaced` then has to check the present state.
 * @param {ServiceWorkerRegistration | undefined} registration
 * @param {() => void} onReplaced called when it has
 * @returns {Promise<Applied>}
 */
async function apply(registration, onReplaced) {
  const waiting = registration?.waiting;
  if (!waiting) return "none";
  if (await playing()) return "playing";
  navigator.serviceWorker.addEventListener("controllerchange", onReplaced, { once: true });
  waiting.postMessage({ type: "apply" });
  return "applied";
}

/** Resolves once the page waits for no file: neither for those of the document nor for those that its styles ask for. */
async function allFilesHere() {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await document.fonts.ready;
  let before;
  let here = performance.getEntriesByType("resource").length;
  do {
    before = here;
    await sleep(QUIET);
    here = performance.getEntriesByType("resource").length;
  } while (here !== before);
}

/**
 * Call it before the page asks for anything but its modules: the next start between games is the time for a version that
 * waits. Chromium ends the version in charge for that, which takes a moment. If the page asks for a file in that moment,
 * Chromium starts the same version again, and the waiting one takes over only once that has been idle for half a minute
 * (five minutes under developer tools or Playwright). A second `apply` does not help. So the page asks for nothing meanwhile.
 * @param {() => void} onReplaced called when it has taken over, which may also be after this has resolved
 * @returns {Promise<boolean>} whether one has taken over; false also if that takes too long to wait for
 */
export async function updateAtStart(onReplaced) {
  const container = workers();
  if (!container) return false;
  // If the browser refuses storage to all sites, there is nothing to update.
  const taken = takeWaiting(container, onReplaced).catch(() => false);
  return Promise.race([taken, sleep(PATIENCE).then(() => false)]);
}

/**
 * @param {ServiceWorkerContainer} container
 * @param {() => void} onReplaced
 * @returns {Promise<boolean>} whether a version waited and has taken over
 */
async function takeWaiting(container, onReplaced) {
  const asked = container.getRegistration(BASE_URL.href).then(async (found) => (found?.waiting && !(await playing()) ? found : null));
  // A browser that does not answer must not keep the page from its first word.
  const registration = await Promise.race([asked, sleep(PATIENCE_FOR_FILES).then(() => null)]);
  if (!registration) return false;
  await allFilesHere();
  return new Promise((resolve, reject) => {
    const replaced = () => {
      onReplaced();
      resolve(true);
    };
    const giveUp = (/** @type {Applied} */ applied) => setTimeout(resolve, applied === "applied" ? PATIENCE_AFTER_APPLY : 0, false);
    apply(registration, replaced).then(giveUp, reject);
  });
}

/**
 * Call it when the engine is ready: the files it has loaded are then in the browser's cache and not fetched twice, and
 * the version that served the page has shown that it works.
 * @param {(offline: Offline) => void} onState
 * @returns {Promise<Keeper>}
 */
export async function keepOffline(onState) {
  const container = workers();
  if (!container) {
    onState({ state: "unsupported" });
    return { applyUpdate: async () => "none" };
  }
  served?.postMessage({ type: "started" });
  const registration = await container.register(new URL("service-worker.js", BASE_URL), {
    scope: BASE_URL.href,
    updateViaCache: "none",
  });
  container.addEventListener("message", ({ data }) => {
    // Updates are loaded without a progress bar, and late messages of an attempt that has ended are dropped.
    if (data?.type !== "keeping" || !awaited) return;
    onState({ state: "keeping", done: data.done, total: data.total });
  });
  container.addEventListener("controllerchange", () => served && onState({ state: "replaced" }));
  registration.addEventListener("updatefound", () => void follow(registration, onState));
  void report(registration, onState);
  lookForUpdates(registration);
  return {
    async applyUpdate() {
      // A page that has just left a game still asks for files.
      await Promise.race([allFilesHere(), sleep(PATIENCE_FOR_FILES)]);
      const replaced = () => onState({ state: "replaced" });
      const applied = await apply(registration, replaced);
      if (applied !== "none" || !registration.active) return applied;
      if (await playing()) return "playing";
      await watched("read", () => ask(/** @type {ServiceWorker} */ (registration.active), "retry"));
      replaced();
      return "applied";
    },
  };
}

/**
 * The state at the start of the page.
 * @param {ServiceWorkerRegistration} registration
 * @param {(offline: Offline) => void} onState
 */
async function report(registration, onState) {
  if (registration.active) await reportComplete(registration.active, onState);
  if (registration.waiting) onState({ state: "update" });
  if (registration.installing) await follow(registration, onState);
}

/**
 * @param {ServiceWorker} worker
 * @param {(offline: Offline) => void} onState
 */
async function reportComplete(worker, onState) {
  awaited = true;
  const { complete, version, bytes, heldBack } = await ask(worker, "check");
  awaited = false;
  if (heldBack) onState({ state: "held-back" });
  else onState(complete ? { state: "ready", version, bytes } : { state: "incomplete" });
}

/**
 * Follows a version that is being installed: the first one starts to serve at once, a later one waits.
 * @param {ServiceWorkerRegistration} registration
 * @param {(offline: Offline) => void} onState
 */
async function follow(registration, onState) {
  const worker = registration.installing;
  if (!worker) return;
  const first = registration.active === null;
  awaited = first;
  const state = await stateReached(worker, first ? "activated" : "installed", "redundant");
  awaited = false;
  if (state === "installed") onState({ state: "update" });
  else if (first && state === "activated") {
    // This page has the same version, though no worker has served it.
    worker.postMessage({ type: "started" });
    await reportComplete(worker, onState);
  } else if (first) onState({ state: "incomplete" });
}

/**
 * Checks for a new version when a person comes back to the page, since a page may stay open for days.
 * @param {ServiceWorkerRegistration} registration
 */
function lookForUpdates(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The clock may have been set back.
    if (document.visibilityState !== "visible" || Math.abs(Date.now() - last) < HOUR) return;
    last = Date.now();
    // Without a network the check cannot work.
    registration.update().catch(() => {});
  });
}
