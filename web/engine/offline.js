// @ts-check
// Keeps the site on the device: registers the service worker, says when everything is there, offers new versions.

/**
 * @typedef {{state: "unsupported"}
 *   | {state: "keeping", done: number, total: number}
 *   | {state: "ready", version: string, bytes: number}
 *   | {state: "incomplete"}
 *   | {state: "update"}
 *   | {state: "replaced"}} Offline
 * `keeping`: files are coming in (bytes). `ready`: the site starts with no network. `incomplete`: it may not; tried again
 * at the next visit. `update`: a new version waits for `applyUpdate`. `replaced`: another tab has applied one; this page
 * goes on as it is, and is the new version when next loaded.
 */

/**
 * @typedef {object} Keeper
 * @property {() => Promise<boolean>} applyUpdate lets the waiting version take over and reloads; false if none waits
 */

const SITE = new URL("../", import.meta.url);
const HOUR = 3_600_000;

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<{complete: boolean, version: string, bytes: number}>}
 */
function check(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: "check" }, [port2]);
  });
}

/**
 * @param {ServiceWorker} worker
 * @param {ServiceWorkerState[]} states
 * @returns {Promise<ServiceWorkerState>} the first of the states it reaches
 */
function reach(worker, ...states) {
  return new Promise((resolve) => {
    const look = () => states.includes(worker.state) && resolve(worker.state);
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Call it when the engine is ready: the files it has loaded are then in the browser's cache and not fetched twice.
 * @param {(offline: Offline) => void} onState
 * @returns {Promise<Keeper>}
 */
export async function keepOffline(onState) {
  const container = navigator.serviceWorker;
  if (!container) {
    onState({ state: "unsupported" });
    return { applyUpdate: async () => false };
  }
  container.addEventListener("message", ({ data }) => {
    if (data?.type === "keeping") onState({ state: "keeping", done: data.done, total: data.total });
  });
  const registration = await container.register(new URL("service-worker.js", SITE), {
    scope: SITE.href,
    updateViaCache: "none",
  });
  let applying = false;
  const controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (controlled) onState({ state: "replaced" });
  });
  registration.addEventListener("updatefound", () => void follow(registration, onState));
  void report(registration, onState);
  lookForUpdates(registration);
  return {
    async applyUpdate() {
      if (!registration.waiting) return false;
      applying = true;
      registration.waiting.postMessage({ type: "apply" });
      return true;
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
  const { complete, version, bytes } = await check(worker);
  onState(complete ? { state: "ready", version, bytes } : { state: "incomplete" });
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
  const state = await reach(worker, first ? "activated" : "installed", "redundant");
  if (state === "installed") onState({ state: "update" });
  else if (first && state === "activated") await reportComplete(worker, onState);
  else if (first) onState({ state: "incomplete" });
}

/** A page may stay open for days: it asks again when a person comes back to it. */
/** @param {ServiceWorkerRegistration} registration */
function lookForUpdates(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < HOUR) return;
    last = Date.now();
    // With no network there is nothing to learn.
    registration.update().catch(() => {});
  });
}
