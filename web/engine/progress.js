// @ts-check
// How far the engine's start is, told by the worker to its page. Both know the name of a channel, which the page puts
// into the fragment of the module's address: PyScript owns the worker's messages, so these go beside them.

/** @typedef {"runtime" | "engine" | "ready"} Stage what is being loaded */
/** @typedef {{stage: Stage, loaded: number, total: number}} Progress `loaded` and `total` in bytes */

const FRAGMENT = "progress=";

/**
 * The page's end: calls `onProgress` until closed.
 * @param {(progress: Progress) => void} onProgress
 * @returns {{fragment: string, close: () => void}}
 */
export function followProgress(onProgress) {
  const name = `citadels-${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onProgress(data);
  return { fragment: `#${FRAGMENT}${name}`, close: () => channel.close() };
}

/**
 * The worker's end: counts the bytes of the site's files as they come in.
 * @param {URL} module address of the module PyScript loaded, with the channel's name in its fragment
 * @param {URL} site
 * @param {Record<string, number>} bytes size of each file that will be loaded, by path in the site
 * @returns {{enter: (stage: Stage) => void, close: () => void}}
 */
export function openProgress(module, site, bytes) {
  const channel = new BroadcastChannel(module.hash.replace(`#${FRAGMENT}`, "") || "citadels");
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  /** @type {Progress} */
  const progress = { stage: "runtime", loaded: 0, total };
  const tell = () => channel.postMessage(progress);
  const restore = countFetches(
    (url) => url.startsWith(site.href) && url.slice(site.href.length) in bytes,
    (count) => {
      progress.loaded = Math.min(total, progress.loaded + count);
      tell();
    },
  );
  return {
    enter(stage) {
      progress.stage = stage;
      tell();
    },
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
