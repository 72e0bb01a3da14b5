// @ts-check
// Tests how friends far away come by one link: what a page asks before a yes, what a host's page carries out, and a friend's page. Real
// rooms, real seals and the real engine, whose decisions tests/py/test_door.py tests.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { guestDoor } from "../../web/peer/far/host-key.js";
import { tableIn } from "../../web/peer/far/table-link.js";
import { endAll } from "./evenings/evening.js";
import { shown, Table } from "./evenings/table.js";

/** @import { TestContext } from "node:test" */

after(endAll);

/** @param {TestContext} context @param {import("./evenings/table.js").Wish} [wish] */
async function hosting(context, wish) {
  const table = await Table.begin(context);
  const { host, link } = await table.farHost(wish);
  return { table, host, link, far: host.room.far, key: tableIn(link)?.key ?? "" };
}

/** @param {{waiting: readonly {name: string}[]}} far */
const names = ({ waiting }) => waiting.map(({ name }) => name);

/** A friend who sits by the link. @param {TestContext} context @param {import("./evenings/table.js").Wish} [wish] */
async function sitting(context, wish = { players: ["person", "elsewhere"], sticks: 40 }) {
  const made = await hosting(context, wish);
  const ada = await made.table.knock(made.link, "Ada");
  await made.table.letIn(made.host);
  assert.equal(ada.room.state.stage, "in");
  return { ...made, ada };
}

// The host ----------------------------------------------------------------------------------------------------------

test("no mailbox is asked before the host says yes, and none where the site names none", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const { far, inviting } = host.room;
  await table.press(host, () => far.show());
  await table.pass(5000);
  assert.deepEqual([far.offered, table.mail.asked, far.open, host.disk.settings.get("mailbox"), far.door.allowed, inviting.place], [true, 0, false, undefined, false, ""]);
  host.do(() => far.door.allow());
  // One press says yes, says where the friends are, and copies the link.
  assert.deepEqual([far.exchange.copied, tableIn(far.exchange.url)?.key.length, inviting.place], [true, 22, "far"]);
  await table.pass(3000);
  assert.deepEqual([table.mail.asked > 0, far.open, host.disk.settings.get("mailbox")], [true, true, "yes"]);
  const other = table.device("Eva");
  other.deps.siteMailboxes = async () => [];
  await table.press(other, () => other.around.modules.host.openRoom(other.deps, table.wish()));
  assert.equal(other.room.far.offered, false);
});

test("a mailbox that is away is told to the host alone, and asked again; what strangers leave there is nothing", async (context) => {
  const { table, host, far, key } = await hosting(context);
  for (const one of [{ id: "what", ever: 5 }, {}]) await (await table.box(key, "table")).post(one);
  await table.pass(5000);
  assert.deepEqual([far.problem, names(far), host.called("knocked").length > 0], ["", [], true]);
  table.mail.away = true;
  await table.pass(30_000);
  assert.deepEqual([far.problem, host.said], ["error-mailbox-unreachable", []]);
  table.mail.away = false;
  await table.pass(40_000);
  assert.equal(far.problem, "");
});

test("who is let in reads the host's name, and sits once the link is open", async (context) => {
  const { host, ada, key } = await sitting(context, undefined);
  assert.deepEqual([host.room.seating[1].player, host.room.state.seats[1].name, ada.room.far.host, ada.room.far.sent], ["elsewhere", "Ada", "Olha", false]);
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get(`box-${host.room.id}`), host.said], [host.room.id, key, ["guest-here"]]);
});

test("a device that is not reached is no failure of the host's page, and asks anew by itself", async (context) => {
  const { table, host, link, far } = await hosting(context);
  const ada = await table.knock(link, "Ada");
  ada.offline = true;
  await table.press(host, () => far.letIn(far.waiting[0]));
  await table.pass(70_000);
  assert.deepEqual([host.said, far.awaited.map((/** @type {any} */ { silent }) => silent)], [[], [true]]);
  ada.offline = false;
  table.network.connect();
  await table.pass(60_000);
  assert.equal(ada.room.state.stage, "in");
  assert.equal(host.called("let-in").length, 1);
});

test("a mailbox that takes no answer is told the host, and the friend still waits; an offer that cannot be read is told the friend", async (context) => {
  const { table, host, link, far } = await hosting(context);
  const ada = await table.knock(link, "Ada");
  table.mail.refuses = 429;
  await table.press(host, () => far.letIn(far.waiting[0]));
  assert.deepEqual([host.said, names(far)], [["error-mailbox-busy"], ["Ada"]]);
  await table.press(host, () => far.refuse(far.waiting[0]));
  assert.deepEqual([host.said.length, names(far)], [2, ["Ada"]]);
  table.mail.refuses = 0;
  host.deps.createReply = async () => Promise.reject(Object.assign(new Error("damaged"), { code: "signal-version" }));
  await table.press(host, () => far.letIn(far.waiting[0]));
  await table.pass(3000);
  assert.deepEqual([host.said.at(-1), ada.room.far.problem], ["error-signal-version", "error-far-unread"]);
});

test("all are told why a link is void once the mailbox is there again, and another link may be made in the same moment", async (context) => {
  const { table, host, link, far, key } = await hosting(context);
  const ada = await table.knock(link, "Ada");
  table.mail.away = true;
  await table.press(host, () => (far.withdraw(), far.allow()));
  await table.pass(5000);
  assert.deepEqual([far.open, tableIn(far.exchange.url)?.key === key], [true, false]);
  table.mail.away = false;
  await table.pass(40_000);
  assert.equal(ada.room.far.problem, "error-far-withdrawn");
  const bob = await table.knock(link, "Bob");
  await table.pass(2000);
  assert.deepEqual([bob.room.far.problem, names(far)], ["error-far-withdrawn", []]);
});

test("a table that is left before the engine is there ends its link all the same", async (context) => {
  const table = await Table.begin(context);
  const host = table.device("Olha");
  host.deps.engineStarted = new Promise(() => undefined);
  await table.press(host, () => void host.around.modules.host.openRoom(host.deps, table.wish()));
  await table.press(host, () => host.room.far.allow());
  const link = host.farLink;
  await table.press(host, () => void host.room.close(true));
  const ada = await table.knock(link, "Ada");
  await table.pass(3000);
  assert.equal(ada.room.far.problem, "error-far-left");
});

test("after a reload the link and its door are what they were, and who asked meanwhile is heard; a dealt game's goes with the next room", async (context) => {
  const { table, host, link, far } = await hosting(context, { players: ["person", "elsewhere"] });
  const mallory = await table.knock(link, "Mallory");
  await table.press(host, () => far.refuse(far.waiting[0]));
  await table.pass(2000);
  assert.equal(mallory.room.far.problem, "error-far-refused");
  const ada = await table.knock(link, "Ada");
  const { id } = host.room;
  await table.reload(host);
  assert.deepEqual([host.room.id, host.farLink, host.room.inviting.place, host.said, names(host.room.far)], [id, link, "far", ["room-reopened"], ["Ada"]]);
  await table.press(mallory, () => void mallory.room.far.sit());
  await table.pass(3000);
  assert.deepEqual([names(host.room.far), mallory.room.far.problem], [["Ada"], "error-far-refused"]);
  await table.letIn(host);
  await table.deal(host);
  assert.deepEqual([host.farLink, ada.room.state.stage], ["", "in"]);
  await table.reload(host);
  await table.pass(5000);
  assert.deepEqual([host.room.resumed, host.room.far.kept.refused.length, ada.room.state.connection], [true, 1, "open"]);
  await table.play();
  await table.press(host, () => void host.room.openNextRoom());
  await table.pass(10_000);
  await table.press(host, () => host.room.far.show());
  assert.deepEqual([host.farLink, host.disk.settings.get(`far-${id}`), ada.room.id === host.room.id], [link, "", true]);
});

test("at the table the host is told once of each friend at the door, and a press opens the list", async (context) => {
  const { table, host, link } = await sitting(context);
  await table.deal(host);
  /** @type {{text: string, press: () => void}[]} */
  const offers = [];
  host.deps.offer = (offer) => void offers.push(offer);
  const bob = await table.knock(link, "Bob");
  await table.pass(70_000);
  assert.deepEqual([offers.map(({ text }) => text), names(host.room.far)], [["far-at-the-door"], ["Bob"]]);
  host.do(() => offers[0]?.press());
  assert.equal(host.room.listOpen, true);
  await table.press(host, () => host.room.far.letIn(host.room.far.waiting[0], true));
  await table.pass(5000);
  assert.deepEqual([bob.room.state.stage, bob.room.state.seat, offers.length], ["in", null, 1]);
});

test("a table opens with its link, copied, where the friends were far away the last time; elsewhere it asks", async (context) => {
  for (const [place, mailbox, opens] of /** @type {const} */ ([["far", "yes", true], ["room", "yes", false], ["far", "", false], ["", "yes", false]])) {
    const table = await Table.begin(context);
    const host = await table.host({}, { place, mailbox });
    await table.pass(500);
    const { far, inviting } = host.room;
    assert.deepEqual([inviting.place, far.open, far.exchange.copied], [opens ? "far" : "", opens, opens], place);
    await table.press(host, () => inviting.choosePlace("room"));
    assert.equal(host.disk.settings.get("place"), "room");
  }
});

test("who opens the table without a name may type one there, before the deal", async (context) => {
  const table = await Table.begin(context);
  const named = await table.host();
  const host = await table.host({ names: ["Player", "Ada", "Bob", "Cy"] });
  assert.deepEqual([named, host].map((page) => shown(page.room.screen()).includes("host-name")), [false, true]);
  await table.press(host, () => host.room.rename("  Eva "));
  assert.deepEqual([host.room.asksName, host.room.seatName(0), host.disk.settings.get("name")], [true, "Eva", "Eva"]);
  const [ada] = await table.friends(host, 1);
  assert.equal(ada?.room.state.seats[0].name, "Eva");
});

test("the host's own link knows its host: the table stays, and another tab asks nothing", async (context) => {
  const { table, host, link } = await hosting(context);
  const { room } = host;
  await table.open(host, link);
  assert.deepEqual([host.room === room, host.said], [true, ["join-own"]]);
  for (const [opened, own] of /** @type {[string, boolean][]} */ ([[link, true], [`https://site/#table=${newBoxKey()}`, false]])) {
    const tab = table.device("Olha", Object.fromEntries(host.disk.settings));
    await table.open(tab, opened);
    assert.deepEqual([tab.room.state.stage, tab.room.state.own], ["far", own]);
  }
});

// A friend ----------------------------------------------------------------------------------------------------------

test("a friend asks no mailbox before pressing Sit", async (context) => {
  const { table, host, link, far } = await hosting(context);
  const { asked } = table.mail;
  host.frozen = true;
  const ada = table.device("Ada");
  await table.open(ada, link);
  await table.pass(3000);
  assert.deepEqual([ada.room.state.stage, ada.room.far.choice.allowed, table.mail.asked - asked], ["far", false, 0]);
  host.frozen = false;
  await table.press(ada, () => void ada.room.far.sit());
  await table.pass(2000);
  assert.deepEqual([ada.disk.settings.get("mailbox"), names(far)], ["yes", ["Ada"]]);
});

for (const no of ["refused", "full", "unread", "withdrawn", "dealt", "left"]) {
  test(`a friend reads why it does not come in by a link of the version before: ${no}`, async (context) => {
    const table = await Table.begin(context);
    const key = newBoxKey();
    const ofLink = ["withdrawn", "dealt", "left"].includes(no);
    if (ofLink) await (await table.box(key, "end")).post({ no });
    const ada = await table.knock(`https://site.example/#table=${key}`, "Ada");
    const [request] = await (await table.box(key, "table")).fetch();
    assert.deepEqual({ ...request, id: "", device: "", offer: "" }, { id: "", device: "", name: "Ada", offer: "" });
    if (!ofLink) await (await table.box(key, `answer ${request.id}`)).post(no === "refused" ? { refused: true } : { no });
    await table.pass(3000);
    assert.deepEqual([ada.room.far.sent, ada.room.far.problem], [false, `error-far-${no}`]);
  });
}

test("two links know one device by other names", async (context) => {
  const table = await Table.begin(context);
  const devices = [];
  for (const key of [newBoxKey(), newBoxKey()]) {
    await table.knock(`https://site.example/#table=${key}`, "Ada", { "far-device": "secret" });
    const [{ device }] = await (await table.box(key, "table")).fetch();
    devices.push(device);
  }
  assert.notEqual(devices[0], devices[1]);
});

test("a friend reads that no mailbox answers, and that the host is slow; after ten minutes it asks no more", async (context) => {
  const { table, host, link } = await hosting(context);
  host.frozen = true;
  const ada = await table.knock(link, "Ada");
  assert.equal(ada.room.far.waits, "far-sent");
  table.mail.away = true;
  await table.pass(50_000);
  assert.equal(ada.room.far.waits, "far-sent-away");
  table.mail.away = false;
  await table.pass(60_000);
  assert.equal(ada.room.far.waits, "far-sent-long");
  await table.pass(600_000);
  assert.deepEqual([ada.room.far.sent, ada.room.far.problem], [false, "error-far-late"]);
  assert.equal(ada.called("ask-in").at(-1).state, "over");
});

test("where the site names no mailbox, the link says so and nothing is asked", async (context) => {
  const table = await Table.begin(context);
  const ada = table.device("Ada");
  ada.deps.siteMailboxes = async () => [];
  await table.open(ada, `https://site/#table=${newBoxKey()}`);
  assert.deepEqual([ada.room.far.problem, ada.room.far.hosts, table.mail.asked], ["error-mailbox-none", [], 0]);
});

test("the form of a link is there before the site's list is, and keeps the name that is typed meanwhile", async (context) => {
  const table = await Table.begin(context);
  const ada = table.device("Ada", { internet: "yes" });
  let come = () => {};
  ada.deps.siteServers = () => new Promise((resolve) => (come = () => resolve([])));
  await table.open(ada, `https://site/#table=${newBoxKey()}`);
  // It is not known yet who is asked: the button that sits waits.
  assert.deepEqual([ada.room.state.stage, ada.room.far.hosts], ["far", []]);
  ada.room.state.playerName = "Eva";
  come();
  await table.pass(500);
  assert.deepEqual([ada.room.state.stage, ada.room.ownName, ada.room.far.hosts], ["far", "Eva", ["box.example"]]);
});

test("looks for an answer wait for a text but for the first, and end with the request", async (context) => {
  const table = await Table.begin(context);
  const ada = await table.knock(`https://site.example/#table=${newBoxKey()}`, "Ada");
  await table.pass(10_000);
  const [first, , second] = table.mail.looks;
  assert.deepEqual([first, (second ?? 0) > 0], [0, true]);
  ada.do(() => ada.room.far.stop());
  await table.pass(1000);
  const { asked } = table.mail;
  await table.pass(60_000);
  assert.equal(table.mail.asked, asked);
});

test("a link brings a device back to its seat after its tab was closed, without a new request; another link asks for a seat", async (context) => {
  const { table, host, link, ada } = await sitting(context);
  await table.pass(3000);
  ada.turn(true);
  ada.close();
  ada.disk.tab = {};
  await table.pass(500);
  await table.reopen(ada, link);
  await table.pass(10_000);
  assert.deepEqual([ada.room.id, ada.room.state.stage, ada.room.state.seat, host.called("let-in").length], [host.room.id, "in", 1, 1]);
  for (const opened of [link, `https://site/#table=${newBoxKey()}`]) {
    // A room that was left for good is forgotten.
    const tab = table.device("Ada", { ...Object.fromEntries(ada.disk.settings), [`room-${host.room.id}`]: "" });
    await table.open(tab, opened);
    assert.equal(tab.room.state.stage, "far");
  }
});

// Again, without a second press ---------------------------------------------------------------------------------------

test("host and guest that were loaded anew at once meet by the link, without a press", async (context) => {
  const { table, host, ada } = await sitting(context);
  await table.deal(host);
  await table.pass(5000);
  for (const page of [host, ada]) {
    page.turn(true);
    page.close();
    page.disk.spares.clear();
  }
  await table.pass(500);
  for (const page of [host, ada]) void page.open();
  await table.pass(40_000);
  assert.deepEqual([ada.room.state.stage, ada.room.state.seat, ada.room.far.sent, host.room.state.seats[1].state], ["in", 1, false, "open"]);
  assert.deepEqual(host.called("let-in").length, 1);
});

test("a page that never said yes, or was sent away, asks nothing", async (context) => {
  for (const how of ["no yes", "removed"]) {
    const { table, host, ada } = await sitting(context);
    if (how === "removed") await table.press(host, () => host.room.remove(1));
    await table.pass(2000);
    ada.turn(true);
    ada.close();
    ada.disk.spares.clear();
    if (how === "no yes") ada.disk.settings.set("mailbox", "");
    await table.reopen(ada);
    await table.pass(20_000);
    assert.deepEqual([ada.room.far.sent, host.room.state.seats[1].state === "open"], [false, false], how);
  }
});

test("a reloaded page of which nothing was stored asks for its seat by its link, with one press", async (context) => {
  const { table, host, ada, link } = await sitting(context);
  await table.pass(2000);
  ada.turn(true);
  ada.close();
  ada.disk.settings.set(`room-${host.room.id}`, "");
  await table.reopen(ada);
  assert.deepEqual([ada.room.state.stage, ada.room.far.link, ada.room.far.sent], ["far", tableIn(link), false]);
  await table.press(ada, () => void ada.room.far.sit());
  await table.pass(50_000);
  assert.deepEqual([ada.room.state.stage, ada.room.state.seat], ["in", 1]);
});

test("where another page of the browser sits by now, Sit leads this one to that seat", async (context) => {
  const { table, host, ada, link } = await sitting(context);
  await table.pass(3000);
  const tab = table.device("Ada", { mailbox: "yes" });
  await table.open(tab, link);
  assert.equal(tab.room.state.stage, "far");
  tab.disk.settings = ada.disk.settings;
  tab.disk.spares = ada.disk.spares;
  ada.turn(true);
  ada.close();
  await table.press(tab, () => void tab.room.far.sit());
  assert.deepEqual([tab.room.state.stage, tab.room.id, tab.room.far.sent], ["back", host.room.id, false]);
  await table.pass(30_000);
  assert.deepEqual([tab.room.state.stage, tab.room.state.seat, host.called("let-in").length], ["in", 1, 1]);
});

test("a friend who was sent away while its page was gone reads so at the question for a seat, and may ask again", async (context) => {
  const { table, host, ada } = await sitting(context);
  await table.pass(3000);
  ada.turn(true);
  ada.close();
  await table.press(host, () => host.room.remove(1));
  await table.pass(500);
  await table.reopen(ada);
  await table.pass(100_000);
  assert.deepEqual([ada.room.state.stage, ada.room.far.problem, ada.room.far.sent], ["far", "error-far-refused", false]);
  await table.press(ada, () => void ada.room.far.sit());
  await table.pass(3000);
  assert.equal(ada.room.far.problem, "error-far-refused");
});

test("what the host says is signed: one who has the link reads it, and no other can say it", async (context) => {
  const { table, host, link, far, key } = await hosting(context);
  await table.press(host, () => far.withdraw());
  await table.pass(1000);
  const door = await guestDoor(tableIn(link)?.host ?? "", key);
  const [end] = await (await table.box(key, "end")).fetch();
  assert.deepEqual(await door.heard("end", end), { no: "withdrawn" });
  assert.equal(await door.heard("end", { no: "withdrawn" }), null);
});
