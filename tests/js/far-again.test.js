// @ts-check
// Tests how a friend far away comes in, or back, without a second press: at the host that has let it in, and on its own page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openRoom, resumeRoom } from "../../web/app/online/host-room.js";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { newHostKey } from "../../web/peer/far/host-key.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { tableText } from "../../web/peer/far/table-link.js";
import { FakeInvitation, FakeLink, FakePage, roster, settle, WISH } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */
/** @import { TestContext } from "node:test" */

/** @param {TestContext} context */
function clock(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const globals = /** @type {any} */ (globalThis);
  globals.location = { href: "https://site/" };
  return async (seconds = 1) => {
    for (let at = 0; at < seconds; at += 1) {
      now += 1000;
      context.mock.timers.tick(1000);
      for (let round = 0; round < 4; round += 1) await settle();
    }
  };
}

/** Waits for what the browser's cryptography takes a while for. @param {() => unknown} done */
async function until(done) {
  for (let round = 0; round < 20_000 && !done(); round += 1) await settle();
  assert.ok(done());
}

// At the host -----------------------------------------------------------------------------------------------------

const SECRET = "a".repeat(32);

/** @param {TestContext} context */
async function hosting(context) {
  const pass = clock(context);
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.startEngine();
  await openRoom(page.deps, WISH);
  const room = /** @type {HostRoom} */ (page.room);
  context.after(() => room.far.close());
  await until(() => room.far.offered);
  await page.happen(roster("here", "empty", "empty", "bot"));
  room.far.allow();
  await pass();
  return { page, room, far: room.far, pass };
}

/** @param {FakePage} page @param {number} number of the request @param {object} [more] */
const knock = (page, number, more = {}) => page.mail.open(`${[...page.mail.boxes.keys()].map((name) => /^(\S+) table$/.exec(name)?.[1]).findLast((key) => key)} table`).post({
  id: `${number}`.padStart(16, "0"), device: SECRET, name: "Olha", offer: `offer ${number}`, answer: newBoxKey(), ...more,
});

/** Prepares for the next device that is let in. @param {FakePage} page @param {number | null} seat */
function expect(page, seat) {
  const link = new FakeLink("link");
  page.reply = { text: "reply", connect: async () => link.link };
  page.answer("invite", { events: [{ kind: "invitation", seat, token: "token" }] });
  return link;
}

/** @param {import("../../web/app/online/far/host-far.js").HostFar} far */
const shown = ({ waiting, callers }) => [waiting.map(({ name }) => name), callers.awaited.map(({ name, silent }) => `${name}${silent ? " is silent" : ""}`)];

test("a phone that slept at the door comes in without a second press, and the host reads its name meanwhile", async (context) => {
  const { page, far, pass } = await hosting(context);
  await knock(page, 1);
  await pass();
  assert.deepEqual(shown(far), [["Olha"], []]);
  const slept = expect(page, 1);
  void far.letIn(/** @type {any} */ (far.waiting[0]));
  await pass(5);
  assert.deepEqual(shown(far), [[], ["Olha"]]);
  slept.fail(Object.assign(new Error("no answer"), { code: "link-unreachable" }));
  await pass(60);
  assert.deepEqual([shown(far), page.did("failed")], [[[], ["Olha is silent"]], []]);
  const link = expect(page, 1);
  await knock(page, 2);
  await pass(2);
  link.open();
  await pass();
  assert.deepEqual(page.called("linked"), [{ link: "link" }]);
  await page.happen({ kind: "guest", guest: 7, seat: 1, name: "Olha", state: "open" }, roster("here", "open", "empty", "bot"));
  assert.deepEqual(shown(far), [[], []]);
});

test("after ten minutes, and where its seat is another's, the host is asked again", async (context) => {
  const { page, far, pass } = await hosting(context);
  for (const [number, wait] of /** @type {const} */ ([[1, 601], [2, 5]])) {
    await knock(page, number);
    await pass(2);
    const link = expect(page, 1);
    void far.letIn(/** @type {any} */ (far.waiting[0]));
    await pass();
    link.fail(Object.assign(new Error("no answer"), { code: "link-unreachable" }));
    await pass(wait);
  }
  assert.deepEqual(shown(far), [[], ["Olha is silent"]]);
  await page.happen({ kind: "guest", guest: 8, seat: 1, name: "Ada", state: "lost" }, roster("here", "lost", "empty", "bot"));
  await knock(page, 3);
  await pass(2);
  assert.deepEqual(shown(far)[0], ["Olha"]);
});

test("who sat here comes back at any time, to its own seat, and a request of the version before does not", async (context) => {
  const { page, far, pass } = await hosting(context);
  await knock(page, 1);
  await pass();
  const link = expect(page, 1);
  void far.letIn(/** @type {any} */ (far.waiting[0]));
  await pass();
  link.open();
  await pass();
  await page.happen({ kind: "guest", guest: 1, seat: 1, name: "Olha", state: "open" }, roster("here", "open", "empty", "bot"));
  link.close();
  await page.happen({ kind: "guest", guest: 1, seat: 1, name: "Olha", state: "lost" }, roster("here", "lost", "empty", "bot"));
  await pass(1200);
  expect(page, 1).open();
  await knock(page, 2);
  await pass(5);
  assert.deepEqual([page.called("invite").map(({ seat }) => seat), page.called("linked").length], [[1, 1], 2]);
  await knock(page, 3, { device: "b".repeat(16), answer: "" });
  await pass(5);
  assert.deepEqual(shown(far)[0], ["Olha"]);
});

test("after the deal the link brings back who sat there, and a newcomer is at the door of the running game; all the same after a reload", async (context) => {
  const { page: before, room, far: old, pass } = await hosting(context);
  await knock(before, 1);
  await pass();
  const link = expect(before, 1);
  void old.letIn(/** @type {any} */ (old.waiting[0]));
  await pass();
  link.open();
  await pass();
  await before.happen({ kind: "guest", guest: 1, seat: 1, name: "Olha", state: "open" }, roster("here", "open", "empty", "bot"));
  await room.deal();
  await before.happen({ kind: "seed", seed: 5, number: "number", seats: [1], attempt: 1 });
  await before.happen(roster("here", "open", "empty", "bot"));
  await pass(70);
  const { asked } = before.mail;
  await pass(300);
  // While all are there, a mailbox is asked once a minute.
  assert.deepEqual([before.mail.asked - asked, old.open, before.did("offer")], [5, true, []]);
  await knock(before, 4, { device: "d".repeat(32), name: "Cy" });
  await pass(61);
  assert.deepEqual([shown(old)[0], before.did("offer")], [["Cy"], ["offer far-at-the-door: friends"]]);
  before.offered();
  assert.equal(room.listOpen, true);
  old.refuse(/** @type {any} */ (old.waiting[0]));
  await settle();
  const page = new FakePage();
  Object.assign(page, { settings: before.settings, mail: before.mail, siteMailboxes: before.siteMailboxes });
  page.startEngine();
  room.closed = true;
  await resumeRoom(page.deps, /** @type {any} */ ({ ...WISH, match: room.id }));
  const { far } = /** @type {HostRoom} */ (page.room);
  context.after(() => far.close());
  await until(() => far.kept);
  await page.happen(roster("here", "lost", "empty", "bot"));
  expect(page, 1).open();
  const answer = newBoxKey();
  await knock(page, 2);
  await knock(page, 3, { device: "c".repeat(32), name: "Ada", answer });
  await pass(3);
  assert.deepEqual([shown(far)[0], page.called("linked").length, page.mail.boxes.get(`${answer} answer`)], [["Ada"], 1, undefined]);
  const [coming] = far.waiting;
  expect(page, 2).open();
  if (coming) await far.letIn(coming);
  // The seat that is still free.
  assert.deepEqual(page.called("invite").map(({ seat }) => seat), [1, 2]);
});

test("the next game takes the link along, and those who sat at it", async (context) => {
  const { page, room, far: old, pass } = await hosting(context);
  const { url } = old.exchange;
  await knock(page, 1);
  await pass();
  const link = expect(page, 1);
  void old.letIn(/** @type {any} */ (old.waiting[0]));
  await pass();
  link.open();
  await pass();
  await page.happen({ kind: "guest", guest: 4, seat: 1, name: "Olha", state: "open" }, { ...roster("here", "open", "empty", "bot"), seats: roster("here", "open", "empty", "bot").seats.map((one) => (one.seat === 1 ? { ...one, guest: 4 } : one)) });
  await room.openNextRoom();
  const next = /** @type {HostRoom} */ (page.room);
  context.after(() => next.far.close());
  await until(() => next.far.open);
  assert.deepEqual([old.open, next.far.callers.kept.map(([, { seat, guest }]) => [seat, guest])], [false, [[1, null]]]);
  await page.happen(roster("here", "empty", "empty", "bot"));
  expect(page, 1).open();
  await knock(page, 2);
  await pass(3);
  assert.deepEqual([next.far.waiting, page.called("linked").length], [[], 2]);
  next.far.show();
  assert.equal(next.far.exchange.url, url);
});

test("an older page of a device that sits here reads that a newer one does", async (context) => {
  const { page, far, pass } = await hosting(context);
  await knock(page, 1);
  await pass();
  expect(page, 1).open();
  await far.letIn(/** @type {any} */ (far.waiting[0]));
  await page.happen({ kind: "guest", guest: 1, seat: 1, name: "Olha", state: "open" }, roster("here", "open", "empty", "bot"));
  const answer = newBoxKey();
  await knock(page, 2, { answer });
  await pass(30);
  assert.equal(page.mail.boxes.get(`${answer} answer`), undefined);
  await pass(15);
  assert.deepEqual([shown(far)[0], page.mail.boxes.get(`${answer} answer`)?.map(({ no }) => no)], [[], ["elsewhere"]]);
});

// At the friend ---------------------------------------------------------------------------------------------------

/** A friend's page at a link. @param {TestContext} context @param {FakePage} [before] whose browser it is */
async function coming(context, before) {
  const pass = clock(context);
  const link = { key: newBoxKey(), host: before ? "" : (await newHostKey()).x };
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.startEngine();
  /** @type {FakeInvitation[]} */
  const offers = [];
  const { deps } = page;
  deps.createInvitation = async () => {
    const offer = Object.assign(new FakeInvitation(page, `offer ${offers.length + 1}`), { text: `offer ${offers.length + 1}` });
    offers.push(offer);
    return /** @type {any} */ (offer);
  };
  return { page, deps, pass, offers, link };
}

/** The host's answers, without its seal: links of the version before. @param {FakePage} page @param {string} key @param {number} at */
async function answer(page, key, at) {
  const requests = () => page.mail.boxes.get(`${key} table`) ?? [];
  await until(() => requests().length > at);
  await page.mail.open(`${key} answer ${requests()[at].id}`).post({ reply: "good", room: "the-room", token: "token", name: "Ada" });
}

test("a friend whose answer leads nowhere asks again by itself, and reads who has let it in", async (context) => {
  const { page, deps, pass, offers, link: { key } } = await coming(context);
  await openJoinScreen(deps, `https://site/#table=${key}`);
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  void far.sit();
  await answer(page, key, 0);
  await pass(2);
  assert.deepEqual([far.sent, far.waits, far.host], [true, "far-coming", "Ada"]);
  await pass(11);
  await answer(page, key, 1);
  const [first, second] = page.mail.boxes.get(`${key} table`) ?? [];
  assert.deepEqual([first.offer, second.offer, first.device === second.device], ["offer 1", "offer 2", true]);
  offers[1]?.link.open();
  await pass(3);
  assert.deepEqual([page.called("join").length, page.room.id, state.stage, far.sent], [1, "the-room", "far", false]);
});

test("host and guest that were loaded anew at once meet by the link, without a press", async (context) => {
  const { page, deps, pass, offers, link } = await coming(context);
  const name = `${link.key} table`;
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]]));
  page.settings.set("room-the-room", "kept").set("mailbox", "yes");
  Object.assign(page, { tabRoom: "the-room", known: 1 });
  await openJoinScreen(deps, "");
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  await page.happen({ kind: "state", state: "lost" });
  assert.deepEqual([state.stage, far.sent, page.mail.boxes.get(name)], ["back", false, undefined]);
  await page.happen({ kind: "seek" });
  await pass(2);
  await until(() => page.mail.boxes.get(name)?.length);
  assert.deepEqual([state.stage, far.sent, offers.length], ["back", true, 1]);
  // The host is back by another way.
  await page.happen({ kind: "state", state: "open" });
  assert.equal(far.sent, false);
});

test("a page that knows no way back asks at once; one that was sent away, or never said yes, asks nothing", async (context) => {
  for (const [yes, known, refused, asks] of /** @type {const} */ ([["yes", 0, false, 1], ["", 0, false, 0], ["yes", 1, true, 0]])) {
    const { page, deps, offers, link } = await coming(context);
    page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]]));
    page.settings.set("room-the-room", "kept").set("mailbox", yes);
    Object.assign(page, { tabRoom: "the-room", known });
    await openJoinScreen(deps, "");
    for (let turn = 0; turn < 50; turn += 1) await settle();
    if (refused) await page.happen({ kind: "refused", link: "x", code: "elsewhere", args: {} });
    await page.happen({ kind: "state", state: "lost" });
    if (refused) await page.happen({ kind: "seek" });
    for (let turn = 0; turn < 50; turn += 1) await settle();
    assert.deepEqual([offers.length, page.room.state.stage], [asks, asks ? "back" : "asked"]);
    page.room.far.stop();
    context.mock.timers.reset();
    context.mock.reset();
  }
});

test("where another page of the browser sits by now, Sit leads this one to that seat", async (context) => {
  const { page, deps, link } = await coming(context);
  page.settings.set("mailbox", "yes");
  await openJoinScreen(deps, `https://site/#table=${tableText(link)}`);
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]])).set("room-the-room", "kept");
  page.known = 1;
  await far.sit();
  assert.deepEqual([state.stage, page.room.id, far.sent, page.mail.asked], ["back", "the-room", false, 0]);
});

test("a friend that the host does not let back in reads so, and may ask again", async (context) => {
  const { page, deps, pass, link } = await coming(context);
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]]));
  page.settings.set("room-the-room", "kept").set("mailbox", "yes");
  page.tabRoom = "the-room";
  await openJoinScreen(deps, `https://site/#table=${tableText(link)}`);
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  await until(() => far.sent);
  await pass(602);
  assert.deepEqual([far.sent, far.problem, state.stage], [false, "far-late", "far"]);
});
