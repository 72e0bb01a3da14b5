// @ts-check
// Leaves texts in mailboxes for a device far away, sealed with a key that only people with the link have, and fetches its texts.
// Requests to the host are sealed to its key besides (host-key.js).
//
// A mailbox learns an address and a size that says nothing: both keys come from the link's key by HKDF, texts are padded and then
// sealed by AES-GCM, so that a mailbox can neither read nor forge them. Several mailboxes get the same text, and are asked side by
// side; one that is slow or gone holds nothing up.
//
//   const box = await openBox(origins, key, "table", askMailbox);
//   await box.post({ … });                  // throws SignalError "mailbox-unreachable", "-busy", "-full" or "-long"
//   for (const told of await box.fetch()) … // each text once, in the order of the mailbox that answered first
//   await box.fetch({ pause: 1000 });       // the same, and waits for a text, for some 25 seconds
import { fromText, toText } from "./bytes.js";
import { SignalError } from "./errors.js";
import { MOST_BOX_LETTERS } from "../lib/generated/bounds.js";
import { toHex } from "../lib/hex.js";
import { sleep } from "../lib/waiting/sleep.js";

// Bytes of a key, of AES-GCM's initialization vector, and of a padded text: with both and the seal it stays below 1024 letters.
const KEY = 16;
const IV = 12;
const PADDED = 700;
// Texts of one answer that are read; a mailbox keeps fewer.
const MOST_TEXTS = 32;
// Milliseconds that a mailbox has to answer.
const TIME = 8000;
// Seconds that a mailbox is asked to wait for a text, and milliseconds after which an answer without one ends a look.
const WAIT = 25;
const LONG = 20_000;

/** @returns {string} a new key: 22 letters */
export const newBoxKey = () => toText(crypto.getRandomValues(new Uint8Array(KEY)));

/** @param {string} key @returns {boolean} */
export const isBoxKey = (key) => fromText(key)?.length === KEY;

/**
 * How a look waits. `pause`: milliseconds until a mailbox that does not wait, as those of the version before, is asked again; `signal`
 * ends it without a text.
 * @typedef {{pause: number, signal?: AbortSignal}} Wait
 */

/**
 * @typedef {object} Box
 * @property {(told: object) => Promise<void>} post
 * @property {(wait?: Wait) => Promise<any[]>} fetch what came since, opened; what does not open is left out
 */

/**
 * How the texts of a box are sealed. `padding`: bytes that it needs besides; `open` fails where a text was sealed otherwise.
 * @typedef {{padding: number, close: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>, open: (bytes: Uint8Array<ArrayBuffer>) => Promise<object>}} Seal
 */

/**
 * `door` seals with the host's key; what the link's key alone has sealed is opened as well, since a device of the version before
 * knows no other. `slot`: 32 hexadecimal digits; a text replaces the one before with the same.
 * @typedef {{door?: {sealBy: (cipher: (key: CryptoKey) => Seal) => Seal}, slot?: string}} BoxOptions
 */

/**
 * @param {readonly string[]} origins of the mailboxes
 * @param {string} key from the link
 * @param {string} purpose each has an address and a seal of its own
 * @param {(address: string, options: RequestInit) => Promise<Response>} fetch as the browser's
 * @param {BoxOptions} [options]
 * @returns {Promise<Box>}
 */
export async function openBox(origins, key, purpose, fetch, { door, slot = "" } = {}) {
  const { address, seal: own } = await keysOf(key, purpose);
  const seals = [...(door ? [door.sealBy(cipherOf)] : []), cipherOf(own)];
  const place = slot ? `${address}?slot=${slot}` : address;
  /** The number of the last text of each mailbox. @type {Map<string, number>} */
  const last = new Map();
  /** Sealed texts that were seen, so that a mailbox cannot repeat one. @type {Set<string>} */
  const seen = new Set();

  /** @param {string} origin @param {number} seconds that it may wait @param {AbortSignal} stop */
  async function ask(origin, seconds, stop) {
    const own = new AbortController();
    const end = () => own.abort();
    const timer = setTimeout(end, TIME + seconds * 1000);
    stop.addEventListener("abort", end);
    try {
      const wait = seconds > 0 ? `&wait=${seconds}` : "";
      const answer = await fetch(`${origin}/v1/${address}?after=${last.get(origin) ?? 0}${wait}`, { ...PLAIN, signal: own.signal });
      if (!answer.ok) throw refusalOf(answer.status);
      const { texts } = await answer.json();
      return stop.aborted ? [] : freshOf(origin, texts);
    } finally {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
    }
  }

  /** @param {string} origin @param {unknown} texts of an answer */
  function freshOf(origin, texts) {
    /** @type {string[]} */
    const fresh = [];
    for (const [number, text] of Array.isArray(texts) ? texts.slice(0, MOST_TEXTS) : []) {
      if (!Number.isSafeInteger(number) || typeof text !== "string" || text.length > MOST_BOX_LETTERS) continue;
      last.set(origin, Math.max(last.get(origin) ?? 0, number));
      fresh.push(text);
    }
    return fresh;
  }

  /** Asks all mailboxes until one has a text. @param {Wait} wait @returns {Promise<PromiseSettledResult<string[]>[]>} of those that answered by then */
  async function askLong({ pause, signal }) {
    if (signal?.aborted) return [];
    const stop = new AbortController();
    const end = () => stop.abort();
    signal?.addEventListener("abort", end);
    const forget = onWaking(end);
    let over = false;
    const timer = setTimeout(() => (over = true), LONG);
    /** @type {PromiseSettledResult<string[]>[]} */
    const settled = [];
    const found = new Promise((resolve) => stop.signal.addEventListener("abort", resolve));
    const tries = origins.map(async (origin) => {
      for (;;) {
        const texts = await ask(origin, WAIT, stop.signal);
        if (texts.length === 0 && !over && !stop.signal.aborted) await sleep(pause);
        else return texts;
      }
    });
    const looks = tries.map((one) => one.then(
      (value) => (settled.push({ status: "fulfilled", value }), value.length > 0 && end()),
      (reason) => settled.push({ status: "rejected", reason }),
    ));
    await Promise.race([found, Promise.all(looks)]);
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    forget();
    end();
    return signal?.aborted ? [] : settled;
  }

  return {
    async post(told) {
      const body = await sealed(/** @type {Seal} */ (seals[0]), told);
      seen.add(body);
      const tries = origins.map(async (origin) => {
        const answer = await fetch(`${origin}/v1/${place}`, { ...PLAIN, method: "POST", headers: { "content-type": "text/plain" }, body, signal: AbortSignal.timeout(TIME) });
        if (!answer.ok) throw refusalOf(answer.status);
      });
      await Promise.any(tries).catch((/** @type {AggregateError} */ { errors }) => {
        throw whyOf(errors);
      });
    },
    async fetch(wait) {
      const tries = wait ? await askLong(wait) : await Promise.allSettled(origins.map((origin) => ask(origin, 0, NEVER)));
      if (tries.length > 0 && tries.every(({ status }) => status === "rejected")) throw whyOf(tries.map((one) => one.status === "rejected" && one.reason));
      const texts = tries.flatMap((one) => (one.status === "fulfilled" ? one.value : [])).filter((text) => !seen.has(text) && seen.add(text));
      const opened = await Promise.all(texts.map((text) => unsealed(seals, text)));
      return opened.filter((told) => told !== null);
    },
  };
}

const NEVER = new AbortController().signal;

/**
 * A device that slept, or was without a network, has no connection any more, and may notice late that a look waits in vain.
 * @param {() => void} listen is called when the page is seen again, or the network is back
 * @returns {() => void} ends listening
 */
function onWaking(listen) {
  const seen = () => document.visibilityState === "visible" && listen();
  globalThis.document?.addEventListener("visibilitychange", seen);
  globalThis.addEventListener?.("online", listen);
  return () => {
    globalThis.document?.removeEventListener("visibilitychange", seen);
    globalThis.removeEventListener?.("online", listen);
  };
}

/** @type {RequestInit} */
const PLAIN = { mode: "cors", credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer", redirect: "error" };

/** What a mailbox means by its answer. @type {Record<number, import("./errors.js").SignalCode>} */
const REFUSALS = { 413: "mailbox-long", 429: "mailbox-busy", 507: "mailbox-full" };

/** @param {number} status of an answer of HTTP */
const refusalOf = (status) => new SignalError(REFUSALS[status] ?? "mailbox-unreachable");

/** @param {unknown[]} errors of all mailboxes @returns {SignalError} the one that says most */
function whyOf(errors) {
  const found = errors.filter((error) => error instanceof SignalError);
  return found.find(({ code }) => code !== "mailbox-unreachable") ?? new SignalError("mailbox-unreachable");
}

/** @param {string} key @param {string} purpose */
async function keysOf(key, purpose) {
  const secret = fromText(key);
  if (secret?.length !== KEY) throw new SignalError("signal-damaged");
  const base = await crypto.subtle.importKey("raw", Uint8Array.from(secret), "HKDF", false, ["deriveBits", "deriveKey"]);
  const by = (/** @type {string} */ use) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode(`${use} ${purpose}`) });
  const address = toHex(new Uint8Array(await crypto.subtle.deriveBits(by("address"), base, 128)));
  const seal = await crypto.subtle.deriveKey(by("seal"), base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  return { address, seal };
}

/** @param {CryptoKey} key @returns {Seal} by AES-GCM */
function cipherOf(key) {
  return {
    padding: 0,
    async close(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV));
      return Uint8Array.from([...iv, ...new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes))]);
    },
    async open(bytes) {
      const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.slice(0, IV) }, key, bytes.slice(IV));
      const told = JSON.parse(new TextDecoder().decode(opened));
      if (!told || typeof told !== "object") throw new TypeError("no object");
      return told;
    },
  };
}

/** @param {Seal} seal @param {object} told */
async function sealed(seal, told) {
  const bytes = new TextEncoder().encode(JSON.stringify(told));
  if (bytes.length > PADDED - seal.padding) throw new SignalError("mailbox-long");
  const padded = new Uint8Array(PADDED - seal.padding).fill(32);
  padded.set(bytes);
  return toText(await seal.close(padded));
}

/** @param {readonly Seal[]} seals @param {string} text @returns {Promise<any>} null where it was made with none of the keys */
async function unsealed(seals, text) {
  const bytes = Uint8Array.from(fromText(text) ?? []);
  for (const seal of seals) {
    const told = await seal.open(bytes).catch(() => null);
    if (told) return told;
  }
  return null;
}
