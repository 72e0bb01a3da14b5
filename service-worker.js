// @ts-check
/// <reference lib="webworker" />
// Keeps the site's files on the device and serves them, so that the page works without a network. Files are kept under their
// path and hash, so a new version fetches only what changed, an old and a new version can lie side by side, and what was
// checked once when it was kept is never mixed up with anything else. This file is also the list of the version's files:
// while a new one fails to complete, the last complete one serves. A complete one is on trial until its engine has started
// once; until then the files of the one before it are kept, and serve again after a few failed starts.

/**
 * `files` are fetched at the first visit, each of `later` when it is first wanted, and then the others of its group too. The
 * files of a language are a group: the page's own language comes with `files`, the others once these are kept.
 * @typedef {[path: string, sha256: string, bytes: number, group?: string]} Entry
 * @type {{version: string, files: Entry[], later?: Entry[]}}
 */
// The build replaces the next line: see tools/website/stamp.py.
const SITE = { version: "unbuilt", files: [], later: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const PAGE = `${SCOPE}index.html`;
// Sites of one account share an origin, and with it the list of caches: every name begins with what is ours alone.
const PREFIX = `citadels-table ${new URL(SCOPE).pathname} files`;
const STORE = `${PREFIX} 1`;
const RECORDS = `citadels-table ${new URL(SCOPE).pathname} records 1`;
const AT_ONCE = 6;
// A person may close the page before the engine is there, or a tablet run out of memory, without any fault of the site's.
const MOST_STARTS = 4;

/** @typedef {{url: string, key: string, sha256: string, bytes: number, group?: string | undefined}} SiteFile */
/** @typedef {typeof SITE} Version */

/** @param {Version} version @returns {SiteFile[]} all of them */
function filesOf({ files, later = [] }) {
  return siteFiles([...files, ...later]);
}

/** @param {Entry[]} entries @returns {SiteFile[]} */
function siteFiles(entries) {
  return entries.map(([path, sha256, bytes, group]) => {
    const { href } = new URL(path, SCOPE);
    return { url: href, key: `${href}?sha256=${sha256}`, sha256, bytes, group };
  });
}

/** Milliseconds that a page waits for the store, which another process may have stopped. */
const PATIENCE = 5000;
/** How many answers the store owes: while there is one, a page's files come from the network at once. */
let owed = 0;

/**
 * @template T
 * @param {() => Promise<T>} ask something of the store
 * @returns {Promise<T>} rejects if the store does not answer in time
 */
async function inTime(ask) {
  const late = () => new Error("the store does not answer");
  if (owed > 0) throw late();
  const answer = ask();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      owed += 1;
      reject(late());
      answer.catch(() => {}).finally(() => (owed -= 1));
    }, PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * What is known of versions: the last one whose engine has started, and how often another was tried since.
 * @typedef {{good: Version | null, tried: string, starts: number}} Trial
 */
/** @type {Trial} */
const NOTHING = { good: null, tried: "", starts: 0 };

/** @type {Promise<Trial> | null} the browser ends and starts workers at will, so the truth is in a record */
let trial = null;

/** @returns {Promise<Trial>} */
function readTrial() {
  trial ??= inTime(readRecord).catch(() => {
    trial = null;
    return NOTHING;
  });
  return trial;
}

/** @returns {Promise<Trial>} */
async function readRecord() {
  const record = await (await caches.open(RECORDS)).match(`${SCOPE}?trial`);
  return (await record?.json()) ?? NOTHING;
}

/** @param {Trial} next */
async function writeTrial(next) {
  trial = Promise.resolve(next);
  const records = await caches.open(RECORDS);
  await records.put(`${SCOPE}?trial`, Response.json(next));
}

/** @param {Trial} known */
const heldBack = (known) => onTrial(known) && startsOf(known) > MOST_STARTS;
/** @param {Trial} known */
const onTrial = ({ good }) => good !== null && good.version !== SITE.version;
/** @param {Trial} known */
const startsOf = ({ tried, starts }) => (tried === SITE.version ? starts : 0);

const FILES = siteFiles(SITE.files);
const LATER = siteFiles(SITE.later ?? []);
const BY_URL = new Map([...FILES, ...LATER].map((file) => [file.url, file]));
/** @type {Map<string, SiteFile> | null} */
let goodByUrl = null;

/** @returns {Promise<Map<string, SiteFile>>} the files that serve: of this version, or of the one before */
async function current() {
  const known = await readTrial();
  if (!known.good || !heldBack(known)) return BY_URL;
  goodByUrl ??= new Map(filesOf(known.good).map((file) => [file.url, file]));
  return goodByUrl;
}

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

/** @param {string} url @returns {string} without what changes with a version: the hash of its content, at either place */
const plainName = (url) => url.replace(/\?.*$/, "").replace(/-[A-Z0-9]{8}(?=\.js$)/, "");

/** @returns {Promise<string[]>} the keys of all files that are kept, of earlier versions too */
async function keptKeys() {
  const store = await caches.open(STORE);
  return (await store.keys()).map((request) => request.url);
}

/** @param {string} language @returns {string} the group of its files */
const groupOf = (language) => `language-${language}`;

/** The group of what no game needs: it comes with the other languages (`tools/website/stamp.py`). */
const SOON = "soon";

/** @param {string | undefined} group @returns {boolean} whether its files come by themselves once the first copy is whole */
const comesByItself = (group) => group === SOON || Boolean(group?.startsWith(groupOf("")));

/**
 * @param {string} [language] the page's
 * @returns {Promise<SiteFile[]>} the files that are not kept yet; of those for later the language's, and the ones that an earlier version has kept
 */
async function missingFiles(language = "") {
  const kept = await keptKeys();
  const [keys, wanted] = [new Set(kept), new Set(kept.map(plainName))];
  return [...FILES, ...LATER.filter(({ url, group }) => group === groupOf(language) || wanted.has(plainName(url)))].filter(({ key }) => !keys.has(key));
}

/** @returns {Promise<SiteFile[]>} the files that are not kept yet of all languages, of what comes soon, and of each group of which one is kept */
async function missingOfGroups() {
  const keys = new Set(await keptKeys());
  const groups = new Set(LATER.flatMap(({ key, group }) => (group && keys.has(key) ? [group] : [])));
  return LATER.filter(({ key, group }) => group && (groups.has(group) || comesByItself(group)) && !keys.has(key));
}

/** @param {string[]} loaded @returns {Promise<void>} keeps those of them that are in a group, so that the rest of it comes, too */
async function keepOpened(loaded) {
  const [keys, opened] = [new Set(await keptKeys()), new Set(loaded)];
  await keepFiles(LATER.filter(({ url, key, group }) => group && opened.has(url) && !keys.has(key)));
}

const MOST_ROUNDS = 3;
/** @type {Promise<void> | null} */
let groupsComing = null;

/**
 * Fetches the other languages, and the rest of a feature that was opened, so that all of it works without a network. What
 * fails is tried again later.
 */
function completeGroups() {
  groupsComing ??= keepGroups()
    .catch(() => {})
    .finally(() => (groupsComing = null));
  return groupsComing;
}

/** A feature that is opened meanwhile brings its group, too. A browser may drop what it has reported as stored, so this ends. */
async function keepGroups() {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = await missingOfGroups();
    if (missing.length === 0) return;
    await keepFiles(missing);
  }
}

/**
 * Fetches every file that is not kept yet.
 * @param {string} [language] the page's; without one the files of languages are left out that were never kept
 */
async function complete(language) {
  await keepFiles(await missingFiles(language));
  // WebKit may drop what it has reported as stored; "ready" must be true.
  if ((await missingFiles(language)).length > 0) throw new Error(`files of version ${SITE.version} were dropped`);
}

/** @param {SiteFile[]} missing */
async function keepFiles(missing) {
  if (missing.length === 0) return;
  const total = missing.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  let failed = false;
  const queue = missing.values();
  const lane = async () => {
    for (const file of queue) {
      const response = await fetchFile(file);
      await (await caches.open(STORE)).put(file.key, response);
      done += file.bytes;
      // A failed attempt reports its failure last.
      if (failed) return;
      await tellPages({ type: "keeping", version: SITE.version, done, total });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } catch (error) {
    failed = true;
    throw error;
  }
}

/** Deletes files and stores of earlier versions, of this site only; of the last good one only once this one is. */
async function cleanUp() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== STORE) await caches.delete(name);
  }
  const { good } = await readTrial();
  const wanted = new Set([...filesOf(SITE), ...(good ? filesOf(good) : [])].map((file) => file.key));
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    if (!wanted.has(request.url)) await store.delete(request);
  }
}

/** A page of this version has its engine: the version is good, and the previous version can be deleted. */
async function started() {
  const known = await readTrial();
  if (known.good?.version === SITE.version || heldBack(known)) return;
  await writeTrial({ ...NOTHING, good: SITE });
  await cleanUp();
}

/** Counts a start on trial. */
async function tryStart() {
  const known = await readTrial();
  if (!onTrial(known) || heldBack(known)) return;
  await writeTrial({ good: known.good, tried: SITE.version, starts: startsOf(known) + 1 });
}

/**
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
async function answer(event) {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const asked = origin + pathname === SCOPE ? PAGE : origin + pathname;
  // A full disk keeps no count; the page comes first.
  if (asked === PAGE && request.mode === "navigate") await inTime(tryStart).catch(() => {});
  const file = (await current()).get(asked);
  if (file) return serve(file, event);
  // Whatever else somebody goes to is the one page, which names its files as seen from the top of the site.
  // Some messengers write the `#` of a link as %23.
  const [, ...rest] = pathname.split("%23");
  const hash = rest.length > 0 ? `#${rest.join("%23")}` : "";
  return request.mode === "navigate" ? Response.redirect(SCOPE + search + hash) : fetch(request);
}

/** @param {SiteFile} file @param {FetchEvent} event */
async function serve(file, event) {
  const ask = async () => (await caches.open(STORE)).match(file.key);
  const kept = await inTime(ask).catch(() => null);
  if (kept) return kept;
  /** @type {Response} */
  let response;
  try {
    // The browser or another site of the account has emptied the store, or it does not answer: restore the file, or at least answer.
    response = await fetchFile(file);
  } catch {
    // Without a network a page waits for a silent store as long as its browser does.
    return (await ask().catch(() => null)) ?? fetch(event.request);
  }
  const copy = response.clone();
  // A full disk keeps no file.
  await inTime(async () => (await caches.open(STORE)).put(file.key, copy)).catch(() => {});
  if (file.group) event.waitUntil(completeGroups());
  return response;
}

/**
 * @param {MessagePort} port
 * @param {string} language the page's
 * @param {string[]} loaded addresses that the page has loaded, also before this worker served it
 */
async function check(port, language, loaded) {
  const files = [...FILES, ...LATER.filter(({ group }) => comesByItself(group))];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const report = { version: SITE.version, files: files.length, bytes, heldBack: heldBack(await readTrial()) };
  try {
    await complete(language);
    port.postMessage({ ...report, complete: true });
  } catch {
    port.postMessage({ ...report, complete: false });
    return;
  }
  await keepOpened(loaded).catch(() => {});
  await completeGroups();
}

/** Begins the trial anew. */
/** @param {MessagePort} port */
async function retry(port) {
  await writeTrial({ ...NOTHING, good: (await readTrial()).good }).catch(() => {});
  port.postMessage({});
}

// What another app shares comes as a form (share_target of the manifest). It is kept until the page asks for it.
const SHARE = `${SCOPE}share`;
const SHARED = `${SCOPE}?shared`;
const NAME = "X-Name";

/** @param {Request} request @returns {Promise<Response>} */
async function takeShared(request) {
  try {
    const form = await request.formData();
    const file = form.get("file");
    const texts = ["title", "text", "url"].map((name) => form.get(name)).filter((text) => typeof text === "string");
    const named = file instanceof File && file.size > 0 ? { [NAME]: encodeURIComponent(file.name) } : null;
    const records = await caches.open(RECORDS);
    await records.put(SHARED, new Response(named ? file : texts.join("\n"), { headers: named ?? {} }));
  } catch (error) {
    // The page then says that nothing has come.
    console.warn(error);
  }
  return Response.redirect(`${SCOPE}?go=shared`, 303);
}

/** @param {MessagePort} port */
async function giveShared(port) {
  const records = await caches.open(RECORDS);
  const kept = await records.match(SHARED);
  await records.delete(SHARED);
  const name = kept?.headers.get(NAME);
  const file = kept && name ? new File([await kept.blob()], decodeURIComponent(name)) : null;
  port.postMessage({ file, text: kept && !file ? await kept.text() : "" });
}

worker.addEventListener("install", (event) => event.waitUntil(complete()));

worker.addEventListener("activate", (event) => event.waitUntil(cleanUp().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === SHARE) event.respondWith(takeShared(request));
  if (request.method === "GET" && request.url.startsWith(SCOPE)) event.respondWith(answer(event));
});

// From web/app/device/offline.js: "check" completes the store and answers on the port; "started" ends a trial, "retry" begins it
// anew; "shared" answers with what another app has shared; "apply" lets this version take over, which only happens between games, since a page of one version must not meet
// the engine of another.
worker.addEventListener("message", (event) => {
  const { type, language, loaded = [] } = event.data ?? {};
  const [port] = event.ports;
  if (type === "check" && port) event.waitUntil(check(port, language, loaded));
  if (type === "retry" && port) event.waitUntil(retry(port));
  if (type === "shared" && port) event.waitUntil(giveShared(port));
  if (type === "started") event.waitUntil(started());
  if (type === "apply") event.waitUntil(worker.skipWaiting());
});
