// @ts-check
// Tests how friends far away come by one link: requests at the host, who is let in, and what the page asks before a yes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openRoom, reopenRoom } from "../../web/app/online/host-room.js";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { guestDoor } from "../../web/peer/far/host-key.js";
import { tableIn } from "../../web/peer/far/table-link.js";
import { FakeInvitation, FakeLink, FakePage, roster, settle, WISH } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */
/** @import { TestContext } from "node:test" */

/** @param {TestContext} context */
async function hosting(context) {
  const globals = /** @type {any} */ (globalThis);
  globals.location = { href: "https://site/" };
  context.after(() => delete globals.location);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.startEngine();
  await openRoom(page.deps, WISH);
  const room = /** @type {HostRoom} */ (page.room);
  context.after(() => room.far.close());
  // The page makes the key of its links.
  await until(() => room.far.offered);
  await page.happen(roster("here", "empty", "empty", "bot"));
  const pass = async (seconds = 1) => {
    for (let at = 0; at < seconds; at += 1) {
      context.mock.timers.tick(1000);
      for (let round = 0; round < 4; round += 1) await settle();
    }
  };
  return { page, room, far: room.far, pass };
}

/** Waits for what the browser's cryptography takes a while for. @param {() => unknown} done */
async function until(done) {
  for (let round = 0; round < 20_000 && !done(); round += 1) await settle();
}

/**
 * What the host has told all who have the link, without its signature, which is verified.
 * @param {FakePage} page @param {string} key @param {string} url the link
 */
async function ends(page, key, url) {
  await until(() => page.mail.boxes.get(`${key} end`)?.length);
  const door = await guestDoor(tableIn(url)?.host ?? "", key);
  return Promise.all((page.mail.boxes.get(`${key} end`) ?? []).map((told) => door.heard("end", told)));
}

/** @param {FakePage} page @returns {string} the key in the link */
const keyOf = (page) => [...page.mail.boxes.keys()].map((name) => /^(\S+) table$/.exec(name)?.[1]).findLast((key) => key) ?? "";

/** @param {FakePage} page @param {number} number @param {object} [more] */
const knock = (page, number, more = {}) => page.mail.open(`${keyOf(page)} table`).post({
  id: `${number}`.padStart(16, "0"), device: `${number}`.padStart(16, "a"), name: `Friend ${number}`, offer: "offer", ...more,
});

/** @param {{waiting: readonly {name: string}[]}} far */
const names = ({ waiting }) => waiting.map(({ name }) => name);

test("no mailbox is asked before the host says yes, and none where the site names none", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  assert.equal(far.offered, true);
  far.show();
  await pass(5);
  assert.deepEqual([page.mail.asked, far.open, page.settings.get("mailbox")], [0, false, undefined]);
  assert.deepEqual([far.door?.allowed, room.inviting.place], [false, ""]);
  far.door?.allow();
  // One press says yes, says where the friends are, and copies the link.
  assert.deepEqual([far.exchange.copied, tableIn(far.exchange.url)?.key, room.inviting.place], [true, keyOf(page), "far"]);
  await pass(3);
  assert.ok(page.mail.asked >= 3);
  assert.deepEqual([far.open, page.settings.get("mailbox")], [true, "yes"]);
  const other = new FakePage();
  other.startEngine();
  await openRoom(other.deps, WISH);
  await /** @type {HostRoom} */ (other.room).far.load();
  assert.equal(/** @type {HostRoom} */ (other.room).far.offered, false);
});

test("each friend is let in to a free seat, then to a computer player's, and the last one to watch", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  far.allow();
  await pass();
  for (const number of [1, 2, 3, 4]) await knock(page, number);
  await pass();
  assert.deepEqual(names(far), ["Friend 1", "Friend 2", "Friend 3", "Friend 4"]);
  for (const number of [1, 2, 3, 4]) {
    assert.equal(far.takesComputerSeat, number === 3);
    await letIn(page, far, number);
  }
  assert.deepEqual(page.called("invite"), [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: null }]);
  assert.deepEqual(page.called("chair").map(({ seat, chair }) => [seat, chair.player]), [[3, "elsewhere"]]);
  assert.equal(page.called("linked").length, 4);
  const answers = [...page.mail.boxes].filter(([name]) => name.includes(" answer ")).map(([, texts]) => texts);
  assert.deepEqual(answers, [1, 2, 3, 4].map((number) => [{ reply: `reply ${number}`, room: room.id, token: `token ${number}`, name: "Olha" }]));
});

/** Lets the first one in who waits, and opens the link. @param {FakePage} page @param {HostRoom["far"]} far @param {number} number @param {null} [seat] */
async function letIn(page, far, number, seat) {
  const link = new FakeLink(`link ${number}`);
  page.reply = { text: `reply ${number}`, connect: async () => link.link };
  page.answer("invite", { events: [{ kind: "invitation", seat: number, token: `token ${number}` }] });
  const letting = far.letIn(/** @type {any} */ (far.waiting[0]), seat);
  await settle();
  link.open();
  await letting;
}

test("a friend may come to watch where a computer player could make way", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  for (const number of [1, 2, 3]) {
    await knock(page, number);
    await pass();
    await letIn(page, far, number, number === 3 ? null : undefined);
  }
  assert.deepEqual(page.called("invite"), [{ seat: 1 }, { seat: 2 }, { seat: null }]);
  assert.equal(page.called("chair").length, 0);
});

test("a computer player that sits in for a friend keeps the seat for that friend", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  far.allow();
  room.reseat(2, { name: "Bot", player: room.computer });
  await page.happen({ kind: "guest", guest: 7, seat: 2, name: "Away", state: "lost" }, roster("here", "empty", "lost", "bot"));
  for (const number of [1, 2, 3]) {
    await knock(page, number);
    await pass();
    await letIn(page, far, number);
  }
  assert.deepEqual(page.called("invite"), [{ seat: 1 }, { seat: 3 }, { seat: null }]);
});

test("a refused friend is told once and shown no more, and neither is a repeated request", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  await knock(page, 1);
  await knock(page, 2);
  await knock(page, 2, { id: "f".repeat(16), name: "Again" });
  await pass();
  assert.deepEqual(names(far), ["Friend 1", "Again"]);
  far.refuse(/** @type {any} */ (far.waiting[0]));
  await knock(page, 1, { id: "e".repeat(16), name: "Me once more" });
  await pass(3);
  assert.deepEqual(names(far), ["Again"]);
  assert.deepEqual(page.mail.boxes.get(`${keyOf(page)} answer ${"1".padStart(16, "0")}`), [{ refused: true }]);
});

/** @param {FakePage} page @param {number} number @param {string} [key] @returns {any[] | undefined} what a friend was told */
const told = (page, number, key = keyOf(page)) => page.mail.boxes.get(`${key} answer ${`${number}`.padStart(16, "0")}`);

test("at most eight wait, a ninth is told so, and what is no request is left out", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  for (const wrong of [{ id: "x" }, { device: 5 }, { name: "" }, { name: "\u202e" }, { offer: "" }, { offer: "x".repeat(5000) }]) await knock(page, 99, wrong);
  for (let number = 1; number <= 12; number += 1) await knock(page, number);
  await pass();
  assert.deepEqual(names(far), [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Friend ${number}`));
  assert.equal(told(page, 8), undefined);
  assert.deepEqual([told(page, 9), told(page, 12)], [[{ no: "full" }], [{ no: "full" }]]);
  far.refuse(/** @type {any} */ (far.waiting[0]));
  // The page reads the whole box again: who was told no is not at the door, and is told nothing more.
  far.hide();
  far.show();
  await pass(3);
  assert.deepEqual(names(far), [2, 3, 4, 5, 6, 7, 8].map((number) => `Friend ${number}`));
  assert.deepEqual([told(page, 1), told(page, 9)], [[{ refused: true }], [{ no: "full" }]]);
  await knock(page, 9, { id: "9".repeat(16) });
  await pass();
  assert.equal(names(far).at(-1), "Friend 9");
});

for (const [why, end] of /** @type {[string, (room: HostRoom) => unknown][]} */ ([
  ["withdrawn", (room) => room.far.withdraw()], ["left", (room) => room.close(true)],
])) {
  test(`friends who wait, and who come later, are told why the link is void: ${why}`, async (context) => {
    const { page, room, far, pass } = await hosting(context);
    far.allow();
    await pass();
    const key = keyOf(page);
    const { url } = room.far.exchange;
    await knock(page, 1);
    await knock(page, 2);
    await pass();
    await Promise.race([end(room), pass(2)]);
    assert.deepEqual(await ends(page, key, url), [{ no: why }]);
    await pass();
    assert.deepEqual(names(far), []);
    assert.deepEqual([told(page, 1, key), told(page, 2, key)], [[{ no: why }], [{ no: why }]]);
    const { asked } = page.mail;
    await pass(5);
    assert.equal(page.mail.asked, asked);
  });
}

test("after a reload the link is the same: who waits is at the door, and who was refused or let in is not", async (context) => {
  const { page: before, far: old, room: { id }, pass } = await hosting(context);
  old.allow();
  await pass();
  const key = keyOf(before);
  for (const number of [1, 2, 3]) await knock(before, number);
  await pass();
  old.refuse(/** @type {any} */ (old.waiting[0]));
  await letIn(before, old, 2);
  before.leavePage();
  const page = new FakePage();
  Object.assign(page, { tabTable: before.tabTable, settings: before.settings, mail: before.mail, siteMailboxes: before.siteMailboxes });
  page.startEngine();
  await reopenRoom(page.deps);
  const { far, inviting } = /** @type {HostRoom} */ (page.room);
  context.after(() => far.close());
  await page.happen(roster("here", "empty", "open", "bot"));
  await pass(2);
  assert.deepEqual([page.room.id, far.exchange.url, inviting.place], [id, old.exchange.url, "far"]);
  assert.equal(tableIn(far.exchange.url)?.key, key);
  assert.deepEqual(names(far), ["Friend 3"]);
  assert.deepEqual(page.did("toast"), ["toast room-reopened"]);
  // The old page does not look any more in a browser; here both do. The refused device asks anew.
  await knock(page, 1, { id: "b".repeat(16) });
  await pass();
  assert.deepEqual(names(far), ["Friend 3"]);
});

test("a friend whom no answer reached stays at the door", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  await knock(page, 1);
  await pass();
  for (const answer of [() => far.refuse(/** @type {any} */ (far.waiting[0])), () => letIn(page, far, 1)]) {
    page.mail.away = "mailbox-busy";
    await answer();
    await settle();
    page.mail.away = "";
    assert.deepEqual(names(far), ["Friend 1"]);
    assert.deepEqual(page.done.filter((what) => what.startsWith("failed")).length, 1);
    page.done.length = 0;
  }
  await letIn(page, far, 1);
  assert.deepEqual(names(far), []);
  assert.equal(page.called("linked").length, 1);
});

test("a friend whose offer the host's page cannot read is told so", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  far.allow();
  await pass();
  await knock(page, 1);
  await pass();
  room.deps.createReply = async () => Promise.reject(Object.assign(new Error(), { code: "signal-version" }));
  page.answer("invite", { events: [{ kind: "invitation", seat: 1, token: "token" }] });
  await far.letIn(/** @type {any} */ (far.waiting[0]));
  assert.deepEqual([names(far), told(page, 1)], [[], [{ no: "unread" }]]);
});

test("friends who wait are told why the link is void once the mailbox is there again", async (context) => {
  const warned = context.mock.method(console, "warn", () => undefined).mock;
  const { page, far, pass } = await hosting(context);
  far.allow();
  await knock(page, 1);
  await pass();
  const key = keyOf(page);
  const { url } = far.exchange;
  page.mail.away = "mailbox-unreachable";
  far.withdraw();
  await pass(2);
  assert.equal(told(page, 1, key)?.length ?? 0, 0);
  page.mail.away = "";
  await pass(4);
  assert.deepEqual([told(page, 1, key), await ends(page, key, url), warned.callCount()], [[{ no: "withdrawn" }], [{ no: "withdrawn" }], 0]);
});

test("a link that is made void brings no one, and a new one has another key", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  const key = keyOf(page);
  far.withdraw();
  await knock(page, 1);
  // A look that was under way may still end: its seals take real time.
  let asked = -1;
  while (asked !== page.mail.asked) {
    ({ asked } = page.mail);
    await pass(5);
    for (let turn = 0; turn < 200; turn += 1) await settle();
  }
  await pass(5);
  assert.deepEqual([names(far), far.open, page.mail.asked], [[], false, asked]);
  far.show();
  await pass();
  assert.notEqual(keyOf(page), key);
});

test("a person who is removed does not return by the old link", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  far.allow();
  await pass();
  await knock(page, 1);
  await pass();
  const link = new FakeLink("link");
  page.reply = { text: "reply", connect: async () => link.link };
  page.answer("invite", { events: [{ kind: "invitation", seat: 1, token: "t" }] });
  const letting = far.letIn(/** @type {any} */ (far.waiting[0]));
  await settle();
  link.open();
  await letting;
  await page.happen({ kind: "guest", guest: 7, seat: 1, name: "Friend 1", state: "open" }, roster("here", "lost", "empty", "bot"));
  // The connection was lost: the friend may ask again.
  await knock(page, 1, { id: "c".repeat(16) });
  await pass();
  assert.deepEqual(names(far), ["Friend 1"]);
  await room.remove(1);
  assert.deepEqual(page.called("dismiss"), [{ guest: 7 }]);
  assert.deepEqual(names(far), []);
  await knock(page, 1, { id: "d".repeat(16) });
  await pass();
  assert.deepEqual(names(far), []);
});

test("a device that is no text is no other device: refused once, it is not shown again", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  const device = "aaaaaaaaaaaaaaa1";
  await knock(page, 1, { device });
  await pass();
  far.refuse(/** @type {any} */ (far.waiting[0]));
  for (const odd of [[device], [[device]], { toString: device }, { toString: () => device }, Number(device), null, true]) {
    for (let number = 0; number < 12; number += 1) await knock(page, 1, { id: `${number}`.padStart(16, "c"), device: odd });
    await knock(page, 1, { id: ["d".repeat(16)], device: "e".repeat(16) });
    await pass();
    assert.deepEqual([names(far), far.problem], [[], ""]);
  }
});

test("who removes one person shuts out no other", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  far.allow();
  await pass();
  // Two watch, and one comes to a seat that another one had before.
  const come = async (/** @type {number} */ number, /** @type {number | null} */ seat) => {
    await knock(page, number);
    await pass();
    const link = new FakeLink(`link ${number}`);
    page.reply = { text: "reply", connect: async () => link.link };
    page.answer("invite", { events: [{ kind: "invitation", seat, token: `t${number}` }] });
    const letting = far.letIn(/** @type {any} */ (far.waiting[0]), seat);
    await settle();
    link.open();
    await letting;
    return link;
  };
  for (const [number, seat] of /** @type {[number, number | null][]} */ ([[1, null], [2, null], [3, 1], [4, 1]])) {
    const link = await come(number, seat);
    await page.happen({ kind: "guest", guest: number, seat, name: `Friend ${number}`, state: "open" }, roster("here", "lost", "empty", "bot"));
    link.close();
  }
  await room.remove(1);
  far.onRemoved(/** @type {any} */ (null));
  for (const number of [1, 2, 3, 4]) await knock(page, number, { id: `${number}`.padStart(16, "f") });
  await pass();
  assert.deepEqual(names(far), ["Friend 1", "Friend 2", "Friend 3"]);
});

test("a friend whose page was opened again on the way is shown anew, and gets the same seat", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await knock(page, 1);
  await pass();
  const dead = new FakeLink("dead");
  page.reply = { text: "reply", connect: async () => dead.link };
  page.answer("invite", { events: [{ kind: "invitation", seat: 1, token: "t" }] });
  const letting = far.letIn(/** @type {any} */ (far.waiting[0]));
  await settle();
  await knock(page, 1, { id: "e".repeat(16), offer: "another" });
  await pass();
  assert.deepEqual([names(far), dead.closed], [["Friend 1"], true]);
  dead.fail(new Error("no answer"));
  await letting;
  assert.deepEqual(page.done.filter((what) => what.startsWith("failed")), []);
  await letIn(page, far, 1);
  assert.deepEqual(page.called("invite"), [{ seat: 1 }, { seat: 1 }]);
  assert.equal(page.called("linked").length, 1);
});

test("a friend who is here is not shown again, and is once the connection turns out to be lost", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  for (const seat of [1, null]) {
    const number = seat ?? 2;
    await knock(page, number);
    await pass();
    const link = new FakeLink(`link ${number}`);
    page.reply = { text: "reply", connect: async () => link.link };
    page.answer("invite", { events: [{ kind: "invitation", seat: number, token: "t" }] });
    const letting = far.letIn(/** @type {any} */ (far.waiting[0]), seat);
    await settle();
    link.open();
    await letting;
    await page.happen({ kind: "guest", guest: number, seat, name: "Friend", state: "open" }, roster("here", "open", "empty", "bot"));
    await knock(page, number, { id: `${number}`.padStart(16, "e") });
    await pass(3);
    assert.deepEqual(names(far), []);
    link.close();
    await page.happen(roster("here", "lost", "empty", "bot"));
    await pass();
    assert.deepEqual(names(far), [`Friend ${number}`]);
    far.refuse(/** @type {any} */ (far.waiting[0]));
  }
});

/**
 * @param {TestContext} context
 * @param {string} key
 */
async function coming(context, key) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.startEngine();
  await openJoinScreen(page.deps, `https://site/#table=${key}`);
  const room = /** @type {GuestRoom} */ (page.room);
  room.state.playerName = "Olha";
  const pass = async () => {
    context.mock.timers.tick(1000);
    for (let round = 0; round < 6; round += 1) await settle();
  };
  return { page, room, far: room.far, pass };
}

/**
 * The request that a friend leaves; hashes of a real browser's take a while.
 * @param {FakePage} page @param {string} key
 */
async function requestOf(page, key) {
  const name = `${key} table`;
  for (let round = 0; round < 5000 && !page.mail.boxes.get(name)?.length; round += 1) await settle();
  return page.mail.boxes.get(name)?.[0];
}

test("a friend asks no mailbox before pressing Sit, and sits once it is let in", async (context) => {
  const key = newBoxKey();
  const { page, room, far, pass } = await coming(context, key);
  assert.deepEqual([room.state.stage, far.choice.allowed, page.mail.asked], ["far", false, 0]);
  const invitation = new FakeInvitation(page, "mine");
  page.invitation = Object.assign(invitation, { text: "my offer" });
  const sitting = far.sit();
  const request = await requestOf(page, key);
  assert.deepEqual({ ...request, id: "", device: "" }, { id: "", device: "", name: "Olha", offer: "my offer" });
  assert.equal(page.settings.get("mailbox"), "yes");
  await page.mail.open(`${key} answer ${request.id}`).post({ reply: "good", room: "the-room", token: "the token" });
  await pass();
  invitation.link.open();
  await sitting;
  assert.equal(room.id, "the-room");
  assert.equal(/** @type {any} */ (page.called("join")[0]).token, "the token");
  assert.equal(page.called("linked").length, 1);
  assert.deepEqual([far.sent, far.problem], [false, ""]);
});

test("a friend who is refused reads so, and two links know it by other names", async (context) => {
  const devices = [];
  const settings = new Map();
  for (const key of [newBoxKey(), newBoxKey()]) {
    const { page, far, pass } = await coming(context, key);
    page.settings = settings;
    page.invitation = Object.assign(new FakeInvitation(page, "mine"), { text: "my offer" });
    const sitting = far.sit();
    const request = await requestOf(page, key);
    devices.push(request.device);
    await page.mail.open(`${key} answer ${request.id}`).post({ refused: true });
    await pass();
    await sitting;
    assert.deepEqual([far.sent, far.problem], [false, "far-refused"]);
    context.mock.timers.reset();
  }
  assert.notEqual(devices[0], devices[1]);
});

for (const no of ["refused", "full", "unread", "withdrawn", "dealt", "left"]) {
  test(`a friend reads why it does not come in: ${no}`, async (context) => {
    const key = newBoxKey();
    const { page, far, pass } = await coming(context, key);
    page.invitation = Object.assign(new FakeInvitation(page, "mine"), { text: "my offer" });
    const ofLink = ["withdrawn", "dealt", "left"].includes(no);
    if (ofLink) await page.mail.open(`${key} end`).post({ no });
    const sitting = far.sit();
    const { id } = await requestOf(page, key);
    if (!ofLink) await page.mail.open(`${key} answer ${id}`).post(no === "refused" ? { refused: true } : { no });
    await pass();
    await sitting;
    assert.deepEqual([far.sent, far.problem], [false, `far-${no}`]);
  });
}

test("a friend who waits long reads that the host or the mailbox does not answer", async (context) => {
  const key = newBoxKey();
  const { page, far, pass } = await coming(context, key);
  page.invitation = Object.assign(new FakeInvitation(page, "mine"), { text: "my offer" });
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const after = async (/** @type {number} */ seconds) => {
    now = seconds * 1000;
    await pass();
    return far.waits;
  };
  const sitting = far.sit();
  await requestOf(page, key);
  assert.equal(await after(5), "far-sent");
  page.mail.away = "mailbox-unreachable";
  assert.deepEqual([await after(10), await after(21)], ["far-sent", "far-sent-away"]);
  page.mail.away = "";
  assert.deepEqual([await after(30), await after(61), far.problem], ["far-sent", "far-sent-long", ""]);
  page.mail.away = "mailbox-unreachable";
  await after(601);
  await sitting;
  assert.deepEqual([far.sent, far.problem], [false, "mailbox-unreachable"]);
});

test("where the site names no mailbox, the link says so and nothing is asked", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openJoinScreen(page.deps, `https://site/#table=${newBoxKey()}`);
  const { far } = /** @type {GuestRoom} */ (page.room);
  assert.deepEqual([far.problem, far.hosts, page.mail.asked], ["mailbox-none", [], 0]);
});

test("looks wait for a text, and end with the link or the request", async (context) => {
  const { page, far, pass } = await hosting(context);
  far.allow();
  await pass();
  const [box, wait] = page.mail.looks.at(-1) ?? [];
  assert.deepEqual([box, wait?.pause, wait?.signal?.aborted], ["table", 1000, false]);
  const key = keyOf(page);
  far.withdraw();
  assert.equal(wait?.signal?.aborted, true);
  context.mock.timers.reset();
  const friend = await coming(context, key);
  friend.page.invitation = Object.assign(new FakeInvitation(friend.page, "mine"), { text: "my offer" });
  void friend.far.sit();
  await requestOf(friend.page, key);
  await friend.pass();
  await friend.pass();
  const looks = friend.page.mail.looks.map(([name, how]) => [name, how?.pause ?? 0]);
  // The first one does not wait: the link may be void.
  assert.deepEqual(looks.slice(0, 4), [["answer", 0], ["end", 0], ["answer", 1000], ["end", 0]]);
  const last = friend.page.mail.looks.findLast(([, how]) => how)?.[1];
  friend.far.stop();
  assert.equal(last?.signal?.aborted, true);
  await friend.pass();
});

test("a link brings a device back to its seat after its tab was closed, without a new request", async (context) => {
  const key = newBoxKey();
  const { page, room, far, pass } = await coming(context, key);
  const invitation = new FakeInvitation(page, "mine");
  page.invitation = Object.assign(invitation, { text: "my offer" });
  const sitting = far.sit();
  const { id } = await requestOf(page, key);
  await page.mail.open(`${key} answer ${id}`).post({ reply: "good", room: "the-room", token: "the token" });
  await pass();
  invitation.link.open();
  await sitting;
  await until(() => page.settings.get("far-tables"));
  page.settings.set(`room-${room.id}`, "kept");
  const again = new FakePage();
  Object.assign(again, { settings: page.settings, mail: page.mail, siteMailboxes: page.siteMailboxes, known: 1 });
  again.startEngine();
  const { asked } = page.mail;
  await openJoinScreen(again.deps, `https://site/#table=${key}`);
  const back = /** @type {GuestRoom} */ (again.room);
  assert.deepEqual([back.id, back.state.stage, again.did("call back"), page.mail.asked], ["the-room", "back", ["call back"], asked]);
  assert.deepEqual(again.called("join").map(({ token, kept }) => [token, kept]), [[null, "kept"]]);
  // A room that was left for good is forgotten, and another link asks for a seat.
  page.settings.set(`room-${room.id}`, "");
  for (const link of [key, newBoxKey()]) {
    const other = new FakePage();
    Object.assign(other, { settings: page.settings, siteMailboxes: page.siteMailboxes });
    other.startEngine();
    await openJoinScreen(other.deps, `https://site/#table=${link}`);
    assert.equal(other.room.state.stage, "far");
  }
});

test("a table opens with its link, copied, where the friends were far away the last time; elsewhere it asks", async (context) => {
  for (const [place, mailbox, shown] of /** @type {const} */ ([["far", "yes", true], ["room", "yes", false], ["far", "", false], ["", "yes", false]])) {
    const page = new FakePage();
    page.siteMailboxes = ["https://mail.example"];
    page.settings.set("place", place).set("mailbox", mailbox);
    page.startEngine();
    Object.assign(globalThis, { location: { href: "https://site/" } });
    await openRoom(page.deps, WISH);
    const { far, inviting } = /** @type {HostRoom} */ (page.room);
    context.after(() => far.close());
    await until(() => far.offered);
    for (let round = 0; round < 9; round += 1) await settle();
    assert.deepEqual([inviting.place, far.open, far.exchange.copied], [shown ? "far" : "", shown, shown], place);
    inviting.choosePlace("room");
    assert.equal(page.settings.get("place"), "room");
  }
});

test("who opens the table without a name may type one there, before the deal", async (context) => {
  const { page, room } = await hosting(context);
  assert.equal(room.asksName, false);
  const other = new FakePage();
  other.startEngine();
  await openRoom(other.deps, { ...WISH, seating: WISH.seating.with(0, { name: "Player", player: "person" }) });
  const unnamed = /** @type {HostRoom} */ (other.room);
  // The field is drawn in the place of the name.
  assert.match(JSON.stringify(unnamed.screen()), /host-name/);
  assert.doesNotMatch(JSON.stringify(room.screen()), /host-name/);
  unnamed.rename("  Ada ");
  await settle();
  assert.deepEqual([unnamed.asksName, unnamed.seatName(0), other.settings.get("name")], [true, "Ada", "Ada"]);
  assert.deepEqual(other.called("chair"), [{ seat: 0, chair: { name: "Ada", player: "person" } }]);
  assert.equal(page.settings.get("name"), undefined);
});

test("the game is changed before the deal, and the link leads on to the new table; not while a carried text is on its way", async (context) => {
  const { page, room, far } = await hosting(context);
  far.allow();
  const { url } = far.exchange;
  room.changeAction?.();
  const before = page.nextForm;
  assert.deepEqual(before?.seats.map(({ player }) => player), WISH.seating.map(({ player }) => player));
  await before?.begin({ ...WISH, seating: [...WISH.seating] }, WISH.seating.map(() => null));
  const next = /** @type {HostRoom} */ (page.room);
  context.after(() => next.far.close());
  assert.notEqual(next, room);
  await until(() => next.far.shown);
  assert.deepEqual([next.far.exchange.url, far.open], [url, false]);
  const carried = new FakePage();
  carried.startEngine();
  await openRoom(carried.deps, WISH);
  const table = /** @type {HostRoom} */ (carried.room);
  await carried.happen(roster("here", "empty", "empty", "bot"));
  assert.notEqual(table.changeAction, null);
  carried.answer("invite", { events: [{ kind: "invitation", seat: 1, token: "token" }] });
  carried.answer("invite", { events: [{ kind: "invitation", seat: 2, token: "token2" }] });
  table.inviting.choosePlace("room");
  for (let round = 0; round < 9; round += 1) await settle();
  assert.deepEqual([table.invitation.waiting, table.changeAction], [true, null]);
});

test("the host's own link knows its host: the table stays, and another tab asks nothing", async (context) => {
  const { page, room, far } = await hosting(context);
  far.allow();
  await until(() => page.settings.get("far-tables"));
  await openJoinScreen(page.deps, far.exchange.url);
  assert.deepEqual([page.room === room, page.did("toast")], [true, ["toast join-own"]]);
  for (const [link, own] of /** @type {[string, boolean][]} */ ([[far.exchange.url, true], [`https://site/#table=${newBoxKey()}`, false]])) {
    const tab = new FakePage();
    Object.assign(tab, { settings: page.settings, siteMailboxes: page.siteMailboxes });
    tab.startEngine();
    await openJoinScreen(tab.deps, link);
    assert.deepEqual([tab.room.state.stage, tab.room.state.own], ["far", own]);
  }
});
