// @ts-check
// Tests what becomes of links and files that reach the open page: during a game the person is asked first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Arrivals } from "../../web/app/device/arrivals.js";
import { MOST_GIVEN } from "../../web/lib/generated/bounds.js";
import { PATIENCE_WITH_FILES } from "../../web/lib/waiting/watch.js";

const BEGUN = "https://x.example/table/";

/** @param {"" | "game" | "friends"} busy @param {boolean} yes what the person answers */
function page(busy = "", yes = true, more = {}) {
  /** @type {string[]} */
  const done = [];
  const state = { busy };
  const arrivals = new Arrivals({
    busy: () => state.busy,
    ask: async (what, name) => (done.push(`ask ${what} ${name}`.trim()), yes),
    leave: async () => void (done.push("leave"), (state.busy = "")),
    importFile: async ({ name }) => void done.push(`import ${name}`),
    follow: (fragment) => void done.push(`follow ${fragment}`),
    shortcut: async (go) => void done.push(`shortcut ${go}`),
    tell: (what, names = []) => void done.push(["tell", what, ...names].join(" ")),
    taken: { get: () => null, set: () => {} }, again: false, ...more,
  }, BEGUN);
  return { arrivals, done };
}

const files = [{ getFile: async () => new File(["{}"], "mine.json") }];

test("the first launch does not follow again what the page was loaded with", async () => {
  const { arrivals, done } = page();
  await arrivals.take({ targetURL: BEGUN });
  await arrivals.take({ targetURL: `${BEGUN}#r=abc` });
  assert.deepEqual(done, ["follow #r=abc"]);
  done.length = 0;
  // Each kind of link that friends send, also as messengers write it.
  const links = ["#join=a", "#reply=a", "#back=a", "#table=a", "#table%3Da"];
  for (const link of links) await arrivals.take({ targetURL: `${BEGUN}${link}` });
  assert.deepEqual(done, links.map((link) => `follow ${link}`));
});

test("a saved game that is opened goes into the list, during a game after a yes", async () => {
  for (const [busy, yes, wanted] of /** @type {const} */ ([
    ["", true, ["import mine.json"]], ["game", true, ["ask file mine.json", "import mine.json"]], ["friends", false, ["ask file mine.json"]],
  ])) {
    const { arrivals, done } = page(busy, yes);
    await arrivals.take({ targetURL: `${BEGUN}?go=file`, files });
    assert.deepEqual(done, wanted);
  }
});

test("a link during a game is followed after a yes, and a room of friends is not left for it", async () => {
  for (const [busy, yes, wanted] of /** @type {const} */ ([
    ["game", true, ["ask link", "leave", "follow #join=a"]], ["game", false, ["ask link"]], ["friends", true, ["tell busy"]],
  ])) {
    const { arrivals, done } = page(busy, yes);
    await arrivals.take({ targetURL: `${BEGUN}#join=a` });
    assert.deepEqual(done, wanted);
  }
});

test("a shortcut in the open app asks like a link", async () => {
  const { arrivals, done } = page("game");
  await arrivals.take({ targetURL: `${BEGUN}?go=new` });
  await arrivals.take({ targetURL: `${BEGUN}?lang=fr` });
  assert.deepEqual(done, ["ask link", "leave", "shortcut new"]);
});

test("of what is shared, a file comes first, then a link somewhere in the text", async () => {
  const { arrivals, done } = page();
  await arrivals.takeShared({ file: new File(["{}"], "sent.json"), text: "" });
  await arrivals.takeShared({ file: null, text: "Look!\nhttps://x.example/table/#r=citadels.1 what a game" });
  await arrivals.takeShared({ file: null, text: "https://elsewhere.example/#top" });
  assert.deepEqual(done, ["import sent.json", "follow #r=citadels.1", "tell nothing"]);
});

test("the text of a replay alone is a link too, with all that may be a part of it", async () => {
  const { arrivals, done } = page();
  const long = `citadels.${"Ab-9_".repeat(9)}`;
  for (const text of [long, `Look: (${long}\nxyz) bye`, `${long} https://x.example/table/#r=citadels.1`, `www.${"a".repeat(9)}.example`]) await arrivals.takeShared({ file: null, text });
  assert.deepEqual(done, [`follow #r=${long}`, `follow #r=${encodeURIComponent(`${long}\nxyz) bye`)}`, "follow #r=citadels.1", "tell nothing"]);
});

test("a text that is cut in the middle of a letter is followed all the same", async () => {
  const { arrivals, done } = page();
  const long = `citadels.${"Ab-9_".repeat(9)} `;
  for (const more of [0, 1]) await arrivals.takeShared({ file: null, text: `${long}${"-".repeat(more)}${"🎲".repeat(MOST_GIVEN)}` });
  assert.deepEqual(done.map((one) => one.slice(0, 20)), ["follow #r=citadels.A", "follow #r=citadels.A"]);
});

test("a file that does not answer is named like one that is gone", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { arrivals, done } = page();
  const taken = arrivals.take({ files: [{ name: "cloud.json", getFile: () => new Promise(() => {}) }, ...files] });
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(PATIENCE_WITH_FILES);
  await taken;
  assert.deepEqual(done, ["tell gone cloud.json", "import mine.json"]);
});

/** @param {...string} names those that begin with "gone" cannot be read */
const handles = (...names) => names.map((name) => ({ name, getFile: async () => (name.startsWith("gone") ? Promise.reject(new DOMException("", "NotFoundError")) : new File(["{}"], name, { lastModified: 5 })) }));

test("one file of several that is gone loses no other, and is named", async () => {
  const { arrivals, done } = page();
  await arrivals.take({ targetURL: `${BEGUN}#r=abc`, files: handles("one.json", "gone.json", "two.json", "gone too.json") });
  assert.deepEqual(done, ["tell gone gone.json gone too.json", "import one.json", "import two.json", "follow #r=abc"]);
});

test("one file whose game cannot be added loses no other", async () => {
  const { arrivals, done } = page("", true, { importFile: async (/** @type {File} */ { name }) => (name === "bad.json" ? Promise.reject(new Error("x")) : void done.push(`import ${name}`)) });
  await arrivals.take({ files: handles("bad.json", "good.json") });
  assert.deepEqual(done, ["import good.json"]);
});

test("a launch that the browser tells again at a reload is taken in once; one of another time, or of a changed file, is new", async () => {
  let mark = /** @type {string | null} */ (null);
  const taken = { get: () => mark, set: (/** @type {string} */ text) => void (mark = text) };
  const launch = { targetURL: `${BEGUN}#join=a`, files: handles("mine.json") };
  const loaded = (/** @type {boolean} */ again) => page("", true, { taken, again });
  const first = loaded(false);
  await first.arrivals.take(launch);
  assert.deepEqual(first.done, ["import mine.json", "follow #join=a"]);
  const reloaded = loaded(true);
  await reloaded.arrivals.take(launch);
  assert.deepEqual(reloaded.done, []);
  // The person opens the file once more while the page is open.
  await reloaded.arrivals.take(launch);
  assert.deepEqual(reloaded.done, ["import mine.json", "follow #join=a"]);
  const changed = loaded(true);
  await changed.arrivals.take({ ...launch, files: [{ name: "mine.json", getFile: async () => new File(["{ }"], "mine.json", { lastModified: 6 }) }] });
  assert.deepEqual(changed.done, ["import mine.json", "follow #join=a"]);
  const opened = loaded(false);
  await opened.arrivals.take(launch);
  assert.deepEqual(opened.done, ["import mine.json", "follow #join=a"]);
});
