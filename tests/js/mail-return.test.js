// @ts-check
// Tests how devices that came by a mailbox come back by it after a reload.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FarChoice } from "../../web/app/online/far/far-choice.js";
import { openRoom } from "../../web/app/online/host-room.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { FakePage, joined, roster, settle, WISH } from "./room-fakes.js";
import { sure } from "./kit.js";

/** @import { TestContext } from "node:test" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */

const KEY = newBoxKey();
const globals = /** @type {any} */ (globalThis);

before(() => (globals.location = { href: "https://site/" }));
after(() => delete globals.location);

/** @param {TestContext} context @param {FakePage} page @returns {Promise<HostRoom>} */
async function hosting(context, page) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.startEngine();
  await openRoom(page.deps, WISH);
  context.after(() => /** @type {any} */ (page.room)?.mailReturn.stop());
  return /** @type {any} */ (page.room);
}

/** A page that may ask the site's mailbox. @param {FakePage["mail"]} [mail] */
function allowed(mail) {
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.settings.set("mailbox", "yes");
  if (mail) page.mail = mail;
  return page;
}

/** @param {TestContext} context */
const pass = async (context, seconds = 1) => {
  for (let at = 0; at < seconds; at += 1) {
    context.mock.timers.tick(1000);
    for (let round = 0; round < 6; round += 1) await settle();
  }
};

/** @param {FakePage} page @param {string} room @returns {any[]} the return codes that lie in the mailbox for a room */
const codes = (page, room) => page.mail.boxes.get(`${KEY} back ${room}`) ?? [];

test("a device that came by the mailbox leaves its return code there, each once", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = allowed();
  page.settings.set("box-m", KEY);
  const room = await joined(page);
  sure(page.owner).showReturn?.("code-1", true);
  sure(page.owner).showReturn?.("code-1", true);
  await pass(context);
  assert.deepEqual(codes(page, "m"), [{ back: "#back=code-1" }]);
  // A person can carry it as before.
  assert.equal(room.returning.shown, true);
  sure(page.owner).showReturn?.("", false);
  await pass(context);
  assert.equal(codes(page, "m").length, 1);
});

test("a code that no mailbox takes is left once one is there again, and not after it has gone out of use", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const warned = context.mock.method(console, "warn", () => undefined).mock;
  const page = allowed();
  page.settings.set("box-m", KEY);
  await joined(page);
  page.mail.away = "mailbox-unreachable";
  sure(page.owner).showReturn?.("code-1", true);
  await pass(context, 4);
  assert.deepEqual(codes(page, "m"), []);
  page.mail.away = "";
  await pass(context, 4);
  assert.deepEqual(codes(page, "m"), [{ back: "#back=code-1" }]);
  page.mail.away = "mailbox-busy";
  sure(page.owner).showReturn?.("code-2", true);
  await pass(context);
  sure(page.owner).showReturn?.("", false);
  page.mail.away = "";
  await pass(context, 8);
  assert.equal(codes(page, "m").length, 1);
  // One that will never fit is tried once.
  page.mail.away = "mailbox-long";
  sure(page.owner).showReturn?.("code-3", true);
  const { asked } = page.mail;
  await pass(context, 8);
  assert.deepEqual([page.mail.asked, warned.callCount()], [asked + 1, 1]);
});

test("a code that goes out of use before the mailboxes are known is left nowhere", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = allowed();
  const named = page.siteMailboxes;
  let know = () => {};
  page.siteMailboxes = /** @type {any} */ (new Promise((resolve) => (know = () => resolve(named))));
  page.settings.set("box-m", KEY);
  await joined(page);
  sure(page.owner).showReturn?.("code-1", true);
  await pass(context);
  sure(page.owner).showReturn?.("", false);
  know();
  await pass(context, 2);
  assert.equal(page.mail.asked, 0);
});

test("a list of mailboxes that cannot be fetched again takes none away", async () => {
  const lists = [["https://mail.example"], []];
  const settings = /** @type {any} */ ({ get: async () => "yes" });
  const choice = new FarChoice({ settings, siteMailboxes: async () => lists.shift() ?? [] });
  await choice.load();
  await choice.load();
  assert.deepEqual(choice.origins, ["https://mail.example"]);
});

test("a device that came otherwise, or whose person has taken the yes back, asks no mailbox", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const other = allowed();
  await joined(other);
  sure(other.owner).showReturn?.("code", true);
  await other.happen({ kind: "state", state: "lost" });
  await pass(context, 5);
  const refused = allowed();
  refused.settings.set("box-m", KEY);
  refused.settings.set("mailbox", "no");
  await joined(refused);
  sure(refused.owner).showReturn?.("code", true);
  await refused.happen({ kind: "state", state: "lost" });
  await pass(context, 5);
  assert.deepEqual([other.mail.asked, refused.mail.asked], [0, 0]);
});

test("as long as a guest is away the host looks for its code, and then no longer", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  /** @type {string[]} */
  const taken = [];
  page.takeReturn = (text) => (taken.push(text), true);
  await page.happen(roster("here", "open", "open", "bot"));
  await pass(context, 5);
  assert.equal(page.mail.asked, 0);
  await page.happen(roster("here", "waiting", "open", "bot"));
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: 7 });
  await pass(context, 3);
  assert.deepEqual(taken, ["#back=code"]);
  await page.happen(roster("here", "open", "open", "bot"));
  const { asked } = page.mail;
  await pass(context, 5);
  assert.equal(page.mail.asked, asked);
  // Another time the code of the first one is not read again.
  await page.happen(roster("here", "lost", "open", "bot"));
  await pass(context, 2);
  assert.deepEqual(taken, ["#back=code"]);
});

test("a key that comes while somebody is away is looked for at once, and so is one before the yes", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  const other = newBoxKey();
  const code = async (/** @type {string} */ key) => page.mail.open(`${key} back ${room.id}`).post({ back: `#back=${key}` });
  /** @type {string[]} */
  const taken = [];
  page.takeReturn = (text) => (taken.push(text), true);
  await page.happen(roster("here", "lost", "open", "bot"));
  for (const key of [KEY, other]) {
    await room.mailReturn.keep(key);
    await code(key);
    await pass(context, 3);
  }
  assert.deepEqual(taken, [`#back=${KEY}`, `#back=${other}`]);
});

test("a yes that comes while somebody is away begins the search, and the code of this device is left then", async (context) => {
  const page = allowed();
  page.settings.set("mailbox", "");
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  sure(page.owner).showReturn?.("own", false);
  await page.happen(roster("here", "lost", "open", "bot"));
  await pass(context, 3);
  assert.equal(page.mail.asked, 0);
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  /** @type {string[]} */
  const taken = [];
  page.takeReturn = (text) => (taken.push(text), true);
  room.far.choice.allow();
  await room.mailReturn.keep(KEY);
  await pass(context, 3);
  assert.deepEqual([taken[0], codes(page, room.id).length], ["#back=code", 2]);
});

test("a guest looks for the code of its host", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = allowed();
  page.settings.set("box-m", KEY);
  const room = await joined(page);
  /** @type {string[]} */
  const taken = [];
  page.takeReturn = (text) => (taken.push(text), true);
  await page.mail.open(`${KEY} back m`).post({ back: "#back=host" });
  await page.happen({ kind: "state", state: "waiting" });
  await pass(context);
  assert.deepEqual(taken, ["#back=host"]);
  await page.happen({ kind: "state", state: "open" });
  const { asked } = page.mail;
  await pass(context, 5);
  assert.equal(page.mail.asked, asked);
  room.mailReturn.stop();
});

test("a mailbox that is away, and a code that is for no end here, stop nothing", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  let tries = 0;
  const { open } = page.mail;
  page.mail.open = function (name) {
    const box = open.call(this, name);
    return { ...box, fetch: async () => (++tries < 3 ? Promise.reject(new Error("away")) : box.fetch()) };
  };
  page.takeReturn = () => {
    throw new Error("return-unknown");
  };
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  await page.happen(roster("here", "lost", "open", "bot"));
  await pass(context, 6);
  assert.ok(tries > 4);
  assert.deepEqual(page.did("failed"), []);
});

test("the search slows down, and ends when no text is left in a mailbox", async (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  await page.happen(roster("here", "lost", "open", "bot"));
  await pass(context, 2);
  now = 130_000;
  await pass(context, 1);
  const slow = page.mail.asked;
  await pass(context, 3);
  assert.equal(page.mail.asked, slow);
  await pass(context, 1);
  assert.equal(page.mail.asked, slow + 1);
  now = 700_000;
  await pass(context, 5);
  const last = page.mail.asked;
  await pass(context, 20);
  assert.equal(page.mail.asked, last);
});

test("the keys go along to the next game, and are forgotten with the room", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  await room.openNextRoom();
  await settle();
  const next = /** @type {HostRoom} */ (page.room);
  assert.equal(page.settings.get(`box-${next.id}`), KEY);
  await room.end(true);
  assert.equal(page.settings.get(`box-${room.id}`), "");
  assert.equal(page.settings.get(`box-${next.id}`), KEY);
});
