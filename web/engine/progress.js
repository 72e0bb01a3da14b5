// @ts-check
// Tells the page how far the engine's start is, from inside the worker. Both know the name of a channel, which the page puts
// into the fragment of the module's address: PyScript owns the worker's messages, so these go beside them.

/** @typedef {"runtime" | "engine" | "snapshot" | "ready"} Stage what is being loaded */
/** @typedef {{stage: Stage, loaded: number, total: number}} Progress `loaded` and `total` in bytes; no total: not known */

/**
 * @typedef {object} Start how the engine was started
 * @property {"snapshot" | "plain"} way
 * @property {string} fault what was wrong with a snapshot that had to be given up; empty where nothing was
 * @property {string} build of the files it was started from
 */

const SNAPSHOT_PATIENCE = 40_000;

/**
 * The page's end: calls `onProgress` until closed.
 * @param {boolean} snapshot whether a snapshot may be used
 * @param {(progress: Progress) => void} onProgress
 * @returns {{fragment: string, started: Promise<Start>, stuck: Promise<never>, close: () => void}} `stuck` fails if a start
 *   from a snapshot does not end
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
    // The worker watches its own clock too, but not while Python runs.
    if (data.progress?.stage === "snapshot") timer = setTimeout(() => giveUp(new Error("stuck")), SNAPSHOT_PATIENCE);
  };
  const fragment = new URLSearchParams({ progress: name, snapshot: snapshot ? "yes" : "no" });
  const close = () => {
    clearTimeout(timer);
    channel.close();
  };
  return { fragment: `#${fragment}`, started, stuck, close };
}

/**
 * The worker's end: counts the bytes of the site's files as they come in.
 * @param {URL} module address of the module PyScript loaded, with the page's wishes in its fragment
 * @param {URL} site
 * @param {Record<string, number>} bytes size of each file that will be loaded, by path in the site
 */
export function openProgress(module, site, bytes) {
  const wishes = new URLSearchParams(module.hash.slice(1));
  const channel = new BroadcastChannel(wishes.get("progress") ?? "citadels");
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  /** @type {Progress} */
  const progress = { stage: "runtime", loaded: 0, total: all };
  const tell = () => channel.postMessage({ progress });
  const restore = countFetches(
    // A snapshot is read, not fetched: there are no bytes to count, and it takes too little time for a bar.
    (url) => progress.stage !== "snapshot" && url.startsWith(site.href) && url.slice(site.href.length) in bytes,
    (count) => {
      progress.loaded = Math.min(progress.total, progress.loaded + count);
      tell();
    },
  );
  return {
    /** Whether a snapshot may be used. */
    snapshot: wishes.get("snapshot") !== "no",
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
 * Pyodide reports no bytes, so its fetches are watched: a copy of each body is read and counted.
 * @param {(url: string) => boolean} wanted
 * @param {(count: number) => void} add
 * @returns {() => void} puts the real fetch back
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
 * @param {Response} copy
 * @param {(count: number) => void} add
 */
async function count(copy, add) {
  const reader = copy.body?.getReader();
  if (!reader) return;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) add(chunk.value.length);
  } catch {
    // The start itself fails on the same broken body, and says so.
  }
}
