// @ts-check
/// <reference lib="webworker" />
// The offline shell. Files are kept under their path and hash, so a new version fetches only what changed, an old and a
// new version can lie side by side, and what was checked once when it was kept is never mixed up with anything else.
// This file is also the list of the version's files: while a new one fails to complete, the last complete one serves.

/** @type {{version: string, files: [path: string, sha256: string, bytes: number][]}} */
// The build replaces the next line: see tools/stamp.py.
const SITE = { version: "unbuilt", files: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
// Sites of one account share an origin, and with it the list of caches: every name begins with what is ours alone.
const PREFIX = `citadels-table ${new URL(SCOPE).pathname} files`;
const STORE = `${PREFIX} 1`;
const AT_ONCE = 6;

/** @typedef {{url: string, key: string, sha256: string, bytes: number}} SiteFile */

/** @type {SiteFile[]} */
const FILES = SITE.files.map(([path, sha256, bytes]) => {
  const { href } = new URL(path, SCOPE);
  return { url: href, key: `${href}?sha256=${sha256}`, sha256, bytes };
});
const BY_URL = new Map(FILES.map((file) => [file.url, file]));
const PAGE = BY_URL.get(new URL("index.html", SCOPE).href);

// Not every static host knows these; the browser insists on the first three.
/** @type {Record<string, string>} */
const TYPES = {
  js: "text/javascript",
  mjs: "text/javascript",
  wasm: "application/wasm",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  whl: "application/zip",
  ftl: "text/plain; charset=utf-8",
  py: "text/plain; charset=utf-8",
  toml: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
};

/** @param {ArrayBuffer} data */
async function sha256(data) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Response} response @param {string} url */
function headers(response, url) {
  const type = TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? response.headers.get("Content-Type");
  return { "Content-Type": type ?? "application/octet-stream" };
}

/**
 * Fetches exactly the file of this version: first as the browser may have it already, then past its cache.
 * @param {SiteFile} file
 * @returns {Promise<Response>} with no address of its own, so that the one who asked keeps the address asked for
 */
async function fetchFile(file) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(file.url, { cache });
    const data = await response.arrayBuffer();
    if (response.ok && (await sha256(data)) === file.sha256) {
      return new Response(data, { headers: headers(response, file.url) });
    }
  }
  throw new Error(`not the file of version ${SITE.version}: ${file.url}`);
}

/** @param {object} message */
async function tellPages(message) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Fetches every file that is not kept yet. */
async function complete() {
  const store = await caches.open(STORE);
  const kept = new Set((await store.keys()).map((request) => request.url));
  const missing = FILES.filter((file) => !kept.has(file.key));
  const total = missing.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  let failed = false;
  const queue = missing.values();
  const lane = async () => {
    for (const file of queue) {
      await store.put(file.key, await fetchFile(file));
      done += file.bytes;
      // The last word of a failed attempt is that it failed.
      if (!failed) await tellPages({ type: "keeping", version: SITE.version, done, total });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } catch (error) {
    failed = true;
    throw error;
  }
}

/** Deletes files and stores of earlier versions, of this site only. */
async function cleanUp() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== STORE) await caches.delete(name);
  }
  const wanted = new Set(FILES.map((file) => file.key));
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    if (!wanted.has(request.url)) await store.delete(request);
  }
}

/**
 * @param {Request} request
 * @returns {SiteFile | undefined} the file that answers it; any page of the site is the one page
 */
function fileFor(request) {
  const file = BY_URL.get(request.url.replace(/[?#].*/, ""));
  return file ?? (request.mode === "navigate" ? PAGE : undefined);
}

/** @param {SiteFile} file @param {Request} request */
async function serve(file, request) {
  const store = await caches.open(STORE);
  const kept = await store.match(file.key);
  if (kept) return kept;
  // The browser or a neighbour site has emptied the store: mend it, or at least answer.
  try {
    const response = await fetchFile(file);
    await store.put(file.key, response.clone());
    return response;
  } catch {
    return fetch(request);
  }
}

/** @param {MessagePort} port */
async function check(port) {
  const bytes = FILES.reduce((sum, file) => sum + file.bytes, 0);
  const answer = { version: SITE.version, files: FILES.length, bytes };
  try {
    await complete();
    port.postMessage({ ...answer, complete: true });
  } catch {
    port.postMessage({ ...answer, complete: false });
  }
}

worker.addEventListener("install", (event) => event.waitUntil(complete()));

worker.addEventListener("activate", (event) => event.waitUntil(cleanUp().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const file = fileFor(request);
  if (file) event.respondWith(serve(file, request));
});

// From engine/offline.js: "check" completes the store and answers on the port; "apply" lets this version take over, which
// only a person's wish may do, since a page of one version must not meet the engine of another.
worker.addEventListener("message", (event) => {
  if (event.data?.type === "check" && event.ports[0]) event.waitUntil(check(event.ports[0]));
  if (event.data?.type === "apply") event.waitUntil(worker.skipWaiting());
});
