// @ts-check
// Tests the texts that devices far away leave for each other in mailboxes: sealed, side by side, and refused where they are forged.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as mailbox from "../../web/peer/mailbox.js";

const { newBoxKey } = mailbox;

/** @param {string[]} origins @param {string} key @param {string} purpose */
const openBox = (origins, key, purpose) => mailbox.openBox(origins, key, purpose, (...asked) => fetch(...asked));

/**
 * Mailboxes in memory, as `py/citadels_table/mailbox.py` answers.
 * @param {import("node:test").TestContext} context
 */
function mailboxes(context) {
  /** @type {Map<string, string[]>} */
  const boxes = new Map();
  /** @type {Record<string, number | "silent">} what each host answers instead */
  const trouble = {};
  /** @type {string[]} */
  const asked = [];
  context.mock.method(globalThis, "fetch", async (/** @type {string} */ address, /** @type {RequestInit} */ { method, body, credentials }) => {
    assert.equal(credentials, "omit");
    const { origin, pathname, searchParams } = new URL(address);
    asked.push(address);
    const bad = trouble[origin];
    if (bad === "silent") throw new TypeError("Failed to fetch");
    if (bad) return { ok: false, status: bad };
    const name = origin + pathname;
    const texts = boxes.get(name) ?? [];
    boxes.set(name, texts);
    if (method === "POST") texts.push(String(body));
    const after = Number(searchParams.get("after") ?? 0);
    return { ok: true, status: 200, json: async () => ({ texts: texts.map((text, at) => [at + 1, text]).filter(([number]) => Number(number) > after) }) };
  });
  return { boxes, trouble, asked };
}

const [A, B] = ["https://a.example", "https://b.example"];
const REQUEST = { name: "Олена", offer: "x".repeat(300) };

test("a text comes out once, from whichever mailbox has it, and mailboxes learn nothing of it", async (context) => {
  const { boxes, asked } = mailboxes(context);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A, B], key, "table"), await openBox([A, B], key, "table")];
  await guest.post(REQUEST);
  await guest.post({ name: "B" });
  assert.deepEqual(await host.fetch(), [REQUEST, { name: "B" }]);
  assert.deepEqual(await host.fetch(), []);
  // An own text is not read again.
  assert.deepEqual(await guest.fetch(), []);
  const stored = [...boxes.values()].flat();
  assert.equal(stored.length, 4);
  assert.equal(new Set(stored.map(({ length }) => length)).size, 1);
  assert.ok(stored.every((text) => text.length <= 1024 && /^[\w-]+$/.test(text) && !text.includes("Олена")));
  assert.ok(asked.every((address) => !address.includes(key)));
});

test("one mailbox of two is enough, whichever is gone", async (context) => {
  const { trouble } = mailboxes(context);
  const key = newBoxKey();
  for (const gone of [A, B]) {
    const [host, guest] = [await openBox([A, B], key, gone), await openBox([A, B], key, gone)];
    trouble[gone] = "silent";
    await guest.post(REQUEST);
    assert.deepEqual(await host.fetch(), [REQUEST]);
    delete trouble[gone];
  }
  trouble[A] = "silent";
  trouble[B] = 500;
  const box = await openBox([A, B], key, "table");
  await assert.rejects(box.post(REQUEST), { code: "mailbox-unreachable" });
  for (const [status, code] of /** @type {const} */ ([[413, "mailbox-long"], [429, "mailbox-busy"], [507, "mailbox-full"]])) {
    trouble[B] = status;
    await assert.rejects(box.post(REQUEST), { code });
  }
  // A server that has lost the mailbox behind it answers, and is no mailbox without texts.
  for (const [status, code] of /** @type {const} */ ([[429, "mailbox-busy"], [502, "mailbox-unreachable"], ["silent", "mailbox-unreachable"]])) {
    trouble[B] = status;
    await assert.rejects(box.fetch(), { code });
  }
  trouble[A] = 502;
  delete trouble[B];
  assert.deepEqual(await box.fetch(), []);
});

test("a text that does not fit is refused before it is sent", async (context) => {
  const { asked } = mailboxes(context);
  const box = await openBox([A], newBoxKey(), "table");
  await assert.rejects(box.post({ offer: "x".repeat(700) }), { code: "mailbox-long" });
  assert.deepEqual(asked, []);
});

test("what a mailbox forges, changes, repeats or moves to another box is left out", async (context) => {
  const { boxes } = mailboxes(context);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A], key, "table"), await openBox([A], key, "table")];
  await guest.post(REQUEST);
  const [[name, texts] = ["", []]] = [...boxes];
  const [sealed = ""] = texts;
  texts.length = 0;
  const other = await openBox([A], newBoxKey(), "table");
  await other.post(REQUEST);
  const foreign = [...boxes.values()].flat().at(-1) ?? "";
  texts.push("", "AAAA", "<b>", foreign, `${sealed.slice(0, -4)}AAAA`, sealed, sealed, `A${sealed.slice(1)}`);
  assert.deepEqual(await host.fetch(), [REQUEST]);
  assert.deepEqual(await host.fetch(), []);
  // The same key has another address and another seal for another purpose.
  const answers = await openBox([A], key, "answer 1");
  await answers.fetch();
  const moved = [...boxes].find(([one, held]) => one !== name && held.length === 0);
  moved?.[1].push(sealed);
  assert.deepEqual(await answers.fetch(), []);
});

/**
 * Mailboxes whose looks wait for a text, as those of this version do, and one that does not, as before.
 * @param {import("node:test").TestContext} context
 * @param {readonly string[]} waiting
 */
function patientMailboxes(context, waiting) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const asked = [];
  /** @type {Map<string, string[]>} */
  const boxes = new Map();
  /** @type {Record<string, string>} */
  const trouble = {};
  /** @type {Set<() => void>} */
  const wakes = new Set();
  context.mock.method(globalThis, "fetch", async (/** @type {string} */ address, /** @type {RequestInit} */ { method = "GET", body, signal }) => {
    const { origin, pathname, searchParams } = new URL(address);
    asked.push(`${method} ${origin} ${searchParams.get("wait") ?? ""}`);
    if (trouble[origin]) throw new TypeError(trouble[origin]);
    const texts = boxes.get(origin + pathname) ?? [];
    boxes.set(origin + pathname, texts);
    if (method === "POST") texts.push(String(body));
    for (const wake of wakes) wake();
    const found = () => texts.map((text, at) => [at + 1, text]).filter(([number]) => Number(number) > Number(searchParams.get("after")));
    if (method === "GET" && waiting.includes(origin) && found().length === 0 && searchParams.has("wait")) await new Promise((resolve, reject) => {
      const wake = () => found().length > 0 && resolve(undefined);
      wakes.add(wake);
      setTimeout(resolve, Number(searchParams.get("wait")) * 1000);
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    return { ok: true, status: 200, json: async () => ({ texts: found() }) };
  });
  const pass = async (/** @type {number} */ seconds) => {
    for (let at = 0; at < seconds; at += 1) {
      context.mock.timers.tick(1000);
      for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { asked, trouble, pass };
}

/** Waits for what is told: seals are opened outside of the test's clock. @template T @param {() => T | null} told @returns {Promise<T | null>} */
async function heard(told) {
  for (let round = 0; round < 100_000 && told() === null; round += 1) await new Promise((resolve) => setImmediate(resolve));
  return told();
}

test("a look waits in a mailbox, and tells a text as soon as it comes", async (context) => {
  const { asked, pass } = patientMailboxes(context, [A, B]);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A, B], key, "table"), await openBox([A, B], key, "table")];
  /** @type {any[] | null} */
  let told = null;
  void host.fetch({ pause: 1000 }).then((found) => (told = found));
  await pass(20);
  assert.deepEqual([told, asked], [null, [`GET ${A} 25`, `GET ${B} 25`]]);
  await guest.post(REQUEST);
  await pass(1);
  assert.deepEqual(await heard(() => told), [REQUEST]);
  // Without one it ends after 25 seconds, and the next one tells no text again.
  told = null;
  void host.fetch({ pause: 1000 }).then((found) => (told = found));
  await pass(24);
  assert.equal(told, null);
  await pass(2);
  assert.deepEqual([await heard(() => told), asked.length], [[], 6]);
});

test("a mailbox of the version before is asked again after a pause", async (context) => {
  const { asked, pass } = patientMailboxes(context, [B]);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A], key, "table"), await openBox([A], key, "table")];
  /** @type {any[] | null} */
  let told = null;
  void host.fetch({ pause: 4000 }).then((found) => (told = found));
  await pass(10);
  assert.deepEqual([told, asked.length], [null, 3]);
  await guest.post(REQUEST);
  await pass(4);
  assert.deepEqual(await heard(() => told), [REQUEST]);
  // Beside one that waits, too: what only one of them has comes from that one.
  const both = await openBox([A, B], newBoxKey(), "table");
  told = null;
  void both.fetch({ pause: 1000 }).then((found) => (told = found));
  await pass(30);
  assert.deepEqual(await heard(() => told), []);
});

test("a look that waits says that no mailbox answers, and goes on where one does", async (context) => {
  const { trouble, pass } = patientMailboxes(context, [A, B]);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A, B], key, "table"), await openBox([A, B], key, "table")];
  trouble[A] = "away";
  /** @type {any[] | null} */
  let told = null;
  void host.fetch({ pause: 1000 }).then((found) => (told = found));
  await pass(3);
  await guest.post(REQUEST);
  await pass(1);
  assert.deepEqual(await heard(() => told), [REQUEST]);
  trouble[B] = "away";
  await assert.rejects(host.fetch({ pause: 1000 }), { code: "mailbox-unreachable" });
});

test("a look that is ended asks nothing more, and loses no text", async (context) => {
  const { asked, pass } = patientMailboxes(context, [A]);
  const key = newBoxKey();
  const [host, guest] = [await openBox([A, B], key, "table"), await openBox([A, B], key, "table")];
  const waits = new AbortController();
  /** @type {any[] | null} */
  let told = null;
  void host.fetch({ pause: 1000, signal: waits.signal }).then((found) => (told = found));
  await pass(5);
  waits.abort();
  await pass(1);
  assert.deepEqual(await heard(() => told), []);
  const { length } = asked;
  await pass(60);
  assert.equal(asked.length, length);
  await guest.post(REQUEST);
  assert.deepEqual(await host.fetch(), [REQUEST]);
  // One that was ended before it began asks nothing.
  await host.fetch({ pause: 1000, signal: waits.signal });
  assert.equal(asked.length, length + 4);
});

test("a page that is seen again, or has a network again, ends a look that may wait in vain", async (context) => {
  const { asked, pass } = patientMailboxes(context, [A]);
  const globals = /** @type {any} */ (globalThis);
  const page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  const network = new EventTarget();
  Object.assign(globals, { document: page, addEventListener: network.addEventListener.bind(network), removeEventListener: network.removeEventListener.bind(network) });
  context.after(() => ["document", "addEventListener", "removeEventListener"].forEach((name) => delete globals[name]));
  const box = await openBox([A], newBoxKey(), "table");
  for (const wake of [
    () => ((page.visibilityState = "visible"), page.dispatchEvent(new Event("visibilitychange"))),
    () => network.dispatchEvent(new Event("online")),
  ]) {
    /** @type {any[] | null} */
    let told = null;
    void box.fetch({ pause: 1000 }).then((found) => (told = found));
    await pass(3);
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await pass(1);
    assert.equal(told, null);
    wake();
    await pass(1);
    assert.deepEqual(await heard(() => told), []);
  }
  assert.deepEqual(asked, [`GET ${A} 25`, `GET ${A} 25`]);
  // Nothing listens once no look waits.
  page.dispatchEvent(new Event("visibilitychange"));
  network.dispatchEvent(new Event("online"));
});

test("an answer of a mailbox in another form is no failure of the page", async (context) => {
  const box = await openBox([A], newBoxKey(), "table");
  for (const told of [{}, { texts: 5 }, { texts: [["1", "x"], [1], [1, 5], [2, "x".repeat(5000)], [NaN, "x"]] }]) {
    context.mock.method(globalThis, "fetch", async () => ({ ok: true, status: 200, json: async () => told }));
    assert.deepEqual(await box.fetch(), []);
  }
});
