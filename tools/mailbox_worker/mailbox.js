// @ts-check
// A mailbox without a machine: a Worker of Cloudflare with one Durable Object. It has the two calls of `python -m citadels_table
// mailbox` (py/citadels_table/mailbox/boxes.py says what they do), and is held by the same tests. How to publish it, and what it
// costs: docs/internet.md.
//
// Texts are in the object's storage, since the object leaves the memory when it is not asked for a while; each is told for ten
// minutes, and deleted within one more. Who asks is counted in memory alone, and so is who waits.
import { DurableObject } from "cloudflare:workers";

const PATH = /^\/v1\/([0-9a-f]{32})$/;
const LETTERS = 971;
const TEXT = /^[\w-]{971}$/;
const SLOT = /^(?:[0-9a-f]{32})?$/;
const NUMBER = /^[0-9]{1,15}$/;
const ORIGIN = /^(?:https:\/\/(?:[a-z0-9_-]+\.)*[a-z0-9_-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/?$/;
const MOST_IN_BOX = 16;
// Fewer than a machine of one's own keeps: each row that is read or written counts in a free plan.
const MOST_TEXTS = 4000;
// Milliseconds that a text is told, and between two looks for those that are to be deleted.
const AGE = 600_000;
const TIDY = 60_000;
// Seconds that a look waits at most.
const LONGEST_WAIT = 25;
const MOST_WAITING = 800;
const MOST_WAITING_OF_ONE = 40;
// Requests a second of one client, on average and at once.
const RATE = 10;
const BURST = 120;
const MOST_CLIENTS = 50_000;

/** @typedef {{MAILBOX: any, ORIGIN?: string, MOST_TEXTS?: number}} Env `ORIGIN`: the only site that may ask; left out or "*" for any */

export default {
  /** @param {Request} request @param {Env} env */
  async fetch(request, env) {
    const own = originOf(env.ORIGIN);
    const headers = { "content-type": "application/json", "cache-control": "no-store", vary: "Origin", "x-content-type-options": "nosniff" };
    const answer = (/** @type {number} */ status, /** @type {object} */ told = {}, /** @type {Record<string, string>} */ more = { "access-control-allow-origin": own || "*" }) =>
      new Response(status === 204 ? null : JSON.stringify(told), { status, headers: { ...headers, ...more } });
    if (!own) return answer(500, { refused: "ORIGIN is no origin of a site: https:// and a host, such as https://table.example" }, {});
    if (!isItsSite(request, own)) return answer(403, { refused: `This mailbox is for ${own} only.` }, {});
    if (request.method === "OPTIONS") {
      const asked = { "access-control-allow-methods": "GET, POST", "access-control-allow-headers": "content-type", "access-control-max-age": "86400" };
      return answer(204, {}, { "access-control-allow-origin": own, ...asked });
    }
    const { pathname, searchParams } = new URL(request.url);
    const box = PATH.exec(pathname)?.[1];
    if (!box) return answer(404);
    const client = clientName(request.headers.get("cf-connecting-ip") ?? "");
    const mailbox = env.MAILBOX.get(env.MAILBOX.idFromName("mailbox"));
    if (request.method === "POST") return answer(await mailbox.post(box, client, await shortBody(request), searchParams.get("slot") ?? ""));
    if (request.method !== "GET") return answer(405);
    const [after = "", wait = ""] = ["after", "wait"].map((name) => searchParams.get(name) ?? "0");
    if (!NUMBER.test(after) || !NUMBER.test(wait)) return answer(400);
    const texts = await mailbox.look(box, client, Number(after), Math.min(Number(wait), LONGEST_WAIT));
    return texts ? answer(200, { texts }) : answer(429);
  },
};

/** @param {unknown} told @returns {string} the origin as a browser writes it; "*" for any, "" where it is none (origin.py beside boxes.py) */
function originOf(told = "*") {
  if (typeof told !== "string" || told === "*") return told === "*" ? told : "";
  const asked = told.trim().toLowerCase();
  try {
    return ORIGIN.test(asked) ? new URL(asked).origin : "";
  } catch {
    return "";
  }
}

/** @param {Request} request @param {string} own @returns {boolean} whether it comes from the site that the mailbox is for */
function isItsSite({ headers }, own) {
  if (own === "*" || headers.get("origin") === own) return true;
  return !headers.get("origin") && headers.get("sec-fetch-site") === "same-origin";
}

/** @param {Request} request @returns {Promise<string>} its text; one letter more than a text has, where it is longer */
async function shortBody(request) {
  let found = "";
  const reader = request.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && found.length <= LETTERS) {
    const { done, value } = await reader.read();
    if (done) return found;
    found += value;
  }
  await reader?.cancel();
  return found.slice(0, LETTERS + 1);
}

/** @param {string} address @returns {string} what counts as one client: an address, or of IPv6 the /56 of a household */
export function clientName(address) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (/** @type {string} */ text) => text.split(":").filter(Boolean);
  const [before, behind] = [groups(head), groups(tail ?? "")];
  const all = [...before, ...Array(Math.max(0, 8 - before.length - behind.length)).fill("0"), ...behind].map((group) => Number.parseInt(group, 16));
  return [all[0], all[1], all[2], (all[3] ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(":");
}

/** @typedef {{client: string, box: string, answer: () => void}} Waiting */

export class Mailbox extends DurableObject {
  /** Requests that are left to each client, and since when; who was not seen for longest is first. @type {Map<string, {left: number, since: number}>} */
  #clients = new Map();
  /** Looks that wait, the oldest first. @type {Set<Waiting>} */
  #waiting = new Set();
  /** How many texts there are, so that none has to be counted. */
  texts = 0;

  /** @param {any} ctx @param {Env} env */
  constructor(ctx, env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    this.storage = ctx.storage;
    this.most = env.MOST_TEXTS ?? MOST_TEXTS;
    // No address is stored: a client is known by a hash with a secret that only this memory has.
    this.secret = crypto.getRandomValues(new Uint8Array(32));
    // A worker of the version before kept its texts, which live ten minutes, without slots.
    const known = this.sql.exec("SELECT name FROM pragma_table_info('texts')").toArray();
    if (known.length > 0 && !known.some((/** @type {any} */ column) => column.name === "slot")) this.sql.exec("DROP TABLE texts");
    this.sql.exec("CREATE TABLE IF NOT EXISTS texts (id INTEGER PRIMARY KEY, since INTEGER, box TEXT, number INTEGER, client TEXT, letters TEXT, slot TEXT)");
    this.sql.exec("CREATE INDEX IF NOT EXISTS boxes ON texts (box, number)");
    this.#count();
  }

  #count() {
    this.texts = Number(this.sql.exec("SELECT COUNT(*) AS count FROM texts").one().count);
  }

  /** @param {string} client @returns {boolean} whether it may ask once more */
  #allows(client) {
    const now = Date.now();
    const { left, since } = this.#clients.get(client) ?? { left: BURST, since: now };
    const had = Math.min(BURST, left + ((now - since) * RATE) / 1000);
    this.#clients.delete(client);
    this.#clients.set(client, { left: had < 1 ? had : had - 1, since: now });
    if (this.#clients.size > MOST_CLIENTS) this.#clients.delete(/** @type {string} */ (this.#clients.keys().next().value));
    return had >= 1;
  }

  /** @param {string} client @returns {Promise<string>} */
  async #hashOf(client) {
    const key = await crypto.subtle.importKey("raw", this.secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const hash = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(client));
    return btoa(String.fromCharCode(...new Uint8Array(hash).slice(0, 12)));
  }

  /**
   * @param {string} box @param {string} client @param {string} text
   * @param {string} slot the text with the same one is replaced; "" for none
   * @returns {Promise<number>} a status of HTTP
   */
  async post(box, client, text, slot) {
    if (!this.#allows(client)) return 429;
    if (text.length > LETTERS) return 413;
    if (!TEXT.test(text) || !SLOT.test(slot)) return 400;
    const hash = await this.#hashOf(client);
    const now = Date.now();
    const { count, last, same } = this.sql.exec("SELECT SUM(since > ?) AS count, MAX(number) AS last, SUM(slot = ? AND since > ?) AS same FROM texts WHERE box = ?", now - AGE, slot, now - AGE, box).one();
    if (count - (slot ? same : 0) >= MOST_IN_BOX) return 507;
    if (slot) this.texts -= this.sql.exec("DELETE FROM texts WHERE box = ? AND slot = ? RETURNING id", box, slot).toArray().length;
    // Numbers follow the time, so that they grow on in a box that was emptied.
    this.sql.exec("INSERT INTO texts (since, box, number, client, letters, slot) VALUES (?, ?, ?, ?, ?, ?)", now, box, Math.max((last ?? 0) + 1, now), hash, text, slot);
    this.texts += 1;
    if (this.texts > this.most) this.#makeRoom();
    if ((await this.storage.getAlarm()) === null) await this.storage.setAlarm(now + AGE);
    for (const waiting of this.#waiting) if (waiting.box === box) waiting.answer();
    return 201;
  }

  /** Drops the oldest text of the client that has most. */
  #makeRoom() {
    const { client } = this.sql.exec("SELECT client FROM texts GROUP BY client ORDER BY COUNT(*) DESC, MIN(id) LIMIT 1").one();
    this.sql.exec("DELETE FROM texts WHERE id = (SELECT MIN(id) FROM texts WHERE client = ?)", client);
    this.texts -= 1;
  }

  /**
   * @param {string} box @param {string} client @param {number} after @param {number} wait in seconds
   * @returns {Promise<[number, string][] | null>} null where it asks too often
   */
  async look(box, client, after, wait) {
    if (!this.#allows(client)) return null;
    const found = this.#above(box, after);
    if (found.length > 0 || wait === 0) return found;
    await this.#wait(box, client, wait);
    return this.#above(box, after);
  }

  /** @param {string} box @param {number} after @returns {[number, string][]} */
  #above(box, after) {
    const rows = this.sql.exec("SELECT number, letters FROM texts WHERE box = ? AND number > ? AND since > ? ORDER BY number", box, after, Date.now() - AGE);
    return [...rows].map(({ number, letters }) => [number, letters]);
  }

  /** Waits for a text in a box; less long where too many wait. @param {string} box @param {string} client @param {number} seconds */
  #wait(box, client, seconds) {
    return new Promise((resolve) => {
      const waiting = { box, client, answer: () => (clearTimeout(timer), this.#waiting.delete(waiting), resolve(undefined)) };
      const timer = setTimeout(() => waiting.answer(), seconds * 1000);
      this.#waiting.add(waiting);
      const own = [...this.#waiting].filter((one) => one.client === client);
      if (own.length > MOST_WAITING_OF_ONE) own[0]?.answer();
      if (this.#waiting.size > MOST_WAITING) this.#oldestOfMost()?.answer();
    });
  }

  /** @returns {Waiting | undefined} the look that waits longest of the client that has most */
  #oldestOfMost() {
    /** @type {Map<string, Waiting[]>} */
    const by = new Map();
    for (const one of this.#waiting) by.set(one.client, [...(by.get(one.client) ?? []), one]);
    return [...by.values()].sort((a, b) => b.length - a.length)[0]?.[0];
  }

  /** Deletes what is old, as long as there is something. */
  async alarm() {
    const now = Date.now();
    this.sql.exec("DELETE FROM texts WHERE since <= ?", now - AGE);
    this.#count();
    const { oldest } = this.sql.exec("SELECT MIN(since) AS oldest FROM texts").one();
    if (oldest !== null) await this.storage.setAlarm(Math.max(Number(oldest) + AGE, now + TIDY));
  }
}
