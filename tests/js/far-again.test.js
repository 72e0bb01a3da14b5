// @ts-check
// Tests how a friend far away comes in, or back, without a second press: its own page. At the host the engine lets it in (test_door.py).
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { newHostKey } from "../../web/peer/far/host-key.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { tableText } from "../../web/peer/far/table-link.js";
import { FakeInvitation, FakePage, settle } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
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
  assert.deepEqual(page.called("ask-in").map(({ state }) => state).filter((state) => state !== "asks"), ["begun", "let-in"]);
  await page.happen({ kind: "asking-in", state: "far-coming" });
  assert.deepEqual([far.sent, far.waits, far.host], [true, "far-coming", "Ada"]);
  await pass(11);
  await answer(page, key, 1);
  const [first, second] = page.mail.boxes.get(`${key} table`) ?? [];
  assert.deepEqual([first.offer, second.offer, first.device === second.device], ["offer 1", "offer 2", true]);
  offers[1]?.link.open();
  await pass(3);
  assert.deepEqual([page.called("join").length, page.room.id, state.stage, far.sent], [1, "the-room", "far", false]);
  assert.equal(page.called("ask-in").at(-1)?.state, "over");
});

for (const [letIn, told] of /** @type {const} */ ([[true, "far-apart Ada"], [false, "far-late far-host"]])) {
  test(`a friend who ${letIn ? "was let in" : "got no answer"} asks no more once the engine says so, and reads why`, async (context) => {
    const { page, deps, pass, link: { key } } = await coming(context);
    deps.errorText = (error) => [/** @type {any} */ (error).code, /** @type {any} */ (error).args.name].join(" ");
    await openJoinScreen(deps, `https://site/#table=${key}`);
    const { far } = /** @type {GuestRoom} */ (page.room);
    void far.sit();
    if (letIn) await answer(page, key, 0);
    else await until(() => page.mail.boxes.get(`${key} table`)?.length);
    await pass(2);
    await page.happen({ kind: "not-let-in", code: told.split(" ")[0] ?? "" });
    const left = page.mail.boxes.get(`${key} table`)?.length;
    await pass(60);
    assert.deepEqual([far.sent, far.problem, page.mail.boxes.get(`${key} table`)?.length], [false, told, left]);
    assert.equal(page.called("ask-in").at(-1)?.state, "over");
  });
}

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

test("a reloaded page of which nothing was stored asks for its seat by its link, with one press", async (context) => {
  const { page, deps, link } = await coming(context);
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]])).set("mailbox", "yes");
  page.tabRoom = "the-room";
  await openJoinScreen(deps, "");
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  assert.deepEqual([state.stage, far.link, far.sent], ["far", link, false]);
  void far.sit();
  await until(() => page.mail.boxes.get(`${link.key} table`)?.length);
  far.stop();
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
  const { page, deps, link } = await coming(context);
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]]));
  page.settings.set("room-the-room", "kept").set("mailbox", "yes");
  page.tabRoom = "the-room";
  await openJoinScreen(deps, `https://site/#table=${tableText(link)}`);
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  await until(() => far.sent);
  await page.happen({ kind: "not-let-in", code: "far-late" });
  assert.deepEqual([far.sent, far.problem, state.stage], [false, "far-late", "far"]);
});

test("a friend who was sent away while its page was gone reads so at the question for a seat", async (context) => {
  const { page, deps, link } = await coming(context);
  page.settings.set("far-tables", JSON.stringify([[link.key, "the-room", link.host]]));
  page.settings.set("room-the-room", "kept").set("mailbox", "yes");
  page.known = 1;
  await openJoinScreen(deps, `https://site/#table=${tableText(link)}`);
  const { far, state } = /** @type {GuestRoom} */ (page.room);
  assert.equal(state.stage, "back");
  await page.happen({ kind: "refused", link: "x", code: "dismissed", args: {} });
  assert.deepEqual([state.stage, far.problem, far.hosts, far.sent, page.settings.get("far-tables")], ["far", "dismissed", ["mail.example"], false, "[]"]);
  // The link may be asked at again.
  void far.sit();
  await until(() => page.mail.boxes.get(`${link.key} table`)?.length);
  far.stop();
});
