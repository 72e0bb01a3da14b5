// @ts-check
// Tests how devices that came by a mailbox come back by it after a reload.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FarChoice } from "../../web/app/online/far/far-choice.js";
import { openRoom } from "../../web/app/online/host-room.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { FakePage, joined, settle, WISH } from "./room-fakes.js";
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

/** Has the engine order a look for return codes. @param {FakePage} page @param {number} number @param {number | null} pause */
async function look(page, number, pause) {
  await page.happen({ kind: "command", number, order: { kind: "look-back", pause } });
  await settle();
}

/** @param {FakePage} page @returns {number[]} the commands that the engine was told to be done */
const done = (page) => page.called("done").map(({ command }) => command);

/** @param {FakePage} page @returns {string[]} the codes that it takes from now on */
function codesTaken(page) {
  /** @type {string[]} */
  const taken = [];
  page.takeReturn = (text) => (taken.push(text), true);
  return taken;
}

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
  await look(other, 1, 1000);
  await pass(context, 5);
  const refused = allowed();
  refused.settings.set("box-m", KEY);
  refused.settings.set("mailbox", "no");
  await joined(refused);
  sure(refused.owner).showReturn?.("code", true);
  await look(refused, 1, 1000);
  await pass(context, 5);
  assert.deepEqual([other.mail.asked, refused.mail.asked], [0, 0]);
});

test("ordered to look for return codes, a page takes each once, and looks no more when told so", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  const taken = codesTaken(page);
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: 7 });
  await look(page, 1, 1000);
  assert.deepEqual([taken, done(page), page.mail.looks], [["#back=code"], [1], [["back", { pause: 1000, signal: page.mail.looks[0]?.[1]?.signal }]]]);
  await look(page, 2, 4000);
  await look(page, 3, null);
  const { asked } = page.mail;
  await pass(context, 5);
  assert.deepEqual([taken, done(page), page.mail.asked], [["#back=code"], [1, 2, 3], asked]);
  assert.equal(page.mail.looks[1]?.[1]?.signal?.aborted, true);
});

test("a key that comes while a page looks is looked for at once, and the look waits for the first one", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  const other = newBoxKey();
  const taken = codesTaken(page);
  await look(page, 1, 1000);
  for (const key of [KEY, other]) {
    assert.deepEqual(done(page), taken.slice(0, 1).map(() => 1));
    await page.mail.open(`${key} back ${room.id}`).post({ back: `#back=${key}` });
    await room.mailReturn.keep(key);
    await pass(context);
  }
  assert.deepEqual(taken, [`#back=${KEY}`, `#back=${other}`]);
});

test("a yes that comes while somebody is away begins the search, and the code of this device is left then", async (context) => {
  const page = allowed();
  page.settings.set("mailbox", "");
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  sure(page.owner).showReturn?.("own", false);
  await look(page, 1, 1000);
  assert.equal(page.mail.asked, 0);
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  const taken = codesTaken(page);
  room.far.choice.allow();
  await room.mailReturn.keep(KEY);
  await pass(context, 3);
  assert.deepEqual([taken[0], codes(page, room.id).length], ["#back=code", 2]);
});

test("a mailbox that is away, and a code that is for no end here, stop nothing", async (context) => {
  const page = allowed();
  const room = await hosting(context, page);
  await room.mailReturn.keep(KEY);
  page.takeReturn = () => {
    throw new Error("return-unknown");
  };
  await page.mail.open(`${KEY} back ${room.id}`).post({ back: "#back=code" });
  page.mail.away = "mailbox-unreachable";
  await look(page, 1, 1000);
  page.mail.away = "";
  await look(page, 2, 1000);
  await look(page, 3, 1000);
  assert.deepEqual([done(page), page.mail.asked, page.did("failed")], [[1, 2, 3], 4, []]);
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
