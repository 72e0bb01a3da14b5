// @ts-check
// Reports the progress of the engine's start from the worker to the page. PyScript uses the worker's messages itself, so these
// go over a BroadcastChannel. The page puts its name into the fragment of the address of the worker's module.

/** @typedef {"runtime" | "engine" | "snapshot" | "ready"} Stage what is being loaded */
/** @typedef {{stage: Stage, loaded: number, total: number}} Progress in bytes; `total` is 0 if it is not known */

/**
 * @typedef {object} Start how the engine was started
 * @property {"snapshot" | "plain"} way
 * @property {string} fault why a snapshot could not be used; "" if there was no problem
 * @property {string} build of the site's files that it was started from
 */

/** Milliseconds after which the page gives up a start from a snapshot. */
const SNAPSHOT_TIMEOUT = 40_000;

/**
 * The page's end of the channel: calls `onProgress` until it is closed.
 * @param {boolean} snapshot whether a snapshot may be used
 * @param {(progress: Progress) => void} onProgress
 * @returns {{fragment: string, started: Promise<Start>, stuck: Promise<never>, close: () => void}} `started` resolves
 *   at the end of the start; `stuck` rejects if a start from a snapshot does not end
 */
export function followProgress(snapshot, onProgress) {
  const name = `citadels-${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  /** @type {(start: Start) => void} */
  let tell = () => {};
  const started = /** @type {Promise<Start>} */ (new Promise((resolve) => (tell = resolve)));
  /** @type {(error: Error) => void} */
  let giveUp = () => {};
  const stuck = /** @type {Promise<never>} */ (new Promise((_, reject) => (giveUp = reject)));
  stuck.catch(() => {});
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  channel.onmessage = ({ data }) => {
    clearTimeout(timer);
    if (data.start) tell(data.start);
    else onProgress(data.progress);
    // The worker has a timeout too, but it cannot fire while Python runs.
    if (data.progress?.stage === "snapshot") timer = setTimeout(() => giveUp(new Error("stuck")), SNAPSHOT_TIMEOUT);
  };
  const fragment = new URLSearchParams({ progress: name, snapshot: snapshot ? "yes" : "no" });
  const close = () => {
    clearTimeout(timer);
    channel.close();
  };
  return { fragment: `#${fragment}`, started, stuck, close };
}

/**
 * The worker's end of the channel: counts the bytes of the site's files that are downloaded.
 * @param {URL} module address of the module that PyScript loaded; its fragment has the page's settings
 * @param {URL} site address of the site
 * @param {Record<string, number>} bytes size of each file that will be loaded, by path in the site
 */
export function openProgress(module, site, bytes) {
  const settings = new URLSearchParams(module.hash.slice(1));
  const channel = new BroadcastChannel(settings.get("progress") ?? "citadels");
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  /** @type {Progress} */
  const progress = { stage: "runtime", loaded: 0, total: all };
  const tell = () => channel.postMessage({ progress });
  const restore = countFetches(
    // The files of a snapshot are on the device, and a start from it is too short for a progress bar.
    (url) => progress.stage !== "snapshot" && url.startsWith(site.href) && url.slice(site.href.length) in bytes,
    (count) => {
      progress.loaded = Math.min(progress.total, progress.loaded + count);
      tell();
    },
  );
  return {
    /** Whether a snapshot may be used. */
    snapshot: settings.get("snapshot") !== "no",
    /** @param {Stage} stage */
    enter(stage) {
      progress.stage = stage;
      progress.total = stage === "snapshot" ? 0 : all;
      tell();
    },
    /** @param {Start} start */
    tellStart: (start) => channel.postMessage({ start }),
    close() {
      restore();
      channel.close();
    },
  };
}

/**
 * Replaces `fetch` by one that counts bytes, since Pyodide does not report its downloads.
 * @param {(url: string) => boolean} wanted whether a file counts
 * @param {(count: number) => void} add called with the number of bytes that have come
 * @returns {() => void} restores `fetch`
 */
function countFetches(wanted, add) {
  const real = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await real(...request);
    if (response.ok && wanted(response.url)) void count(response.clone(), add);
    return response;
  };
  return () => {
    globalThis.fetch = real;
  };
}

/**
 * Reads a copy of a response to its end.
 * @param {Response} copy
 * @param {(count: number) => void} add
 */
async function count(copy, add) {
  const reader = copy.body?.getReader();
  if (!reader) return;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) add(chunk.value.length);
  } catch {
    // The start itself fails on the same broken response and reports it.
  }
}
