// @ts-check
// Tests how friends far away come by one link: what the page asks before a yes, what a host's page carries out for the engine, whose
// decisions tests/py/test_door.py tests, and a friend's page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openRoom, reopenRoom, resumeRoom } from "../../web/app/online/host-room.js";
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

/** @typedef {import("../../web/app/online/driver.js").Order} Order */

/** The number of the latest command. */
let commands = 0;

/** Has the engine order something; gives what it is told of that. @param {FakePage} page @param {Order} order */
async function ordered(page, order) {
  commands += 1;
  await page.happen({ kind: "command", number: commands, order });
  return { number: commands, done: () => page.called("done").find(({ command }) => command === commands) };
}

/** @param {number} number @param {number | null} seat @param {object} [more] @returns {Extract<Order, {kind: "let-in"}>} */
const letIn = (number, seat, more = {}) => ({ kind: "let-in", id: `${number}`.padStart(16, "0"), box: "", offer: `offer ${number}`, token: `token ${number}`, seat, pressed: true, ...more });

test("no mailbox is asked before the host says yes, and none where the site names none", async (context) => {
  const { page, room, far, pass } = await hosting(context);
  assert.equal(far.offered, true);
  far.show();
  await pass(5);
  assert.deepEqual([page.mail.asked, far.open, page.settings.get("mailbox")], [0, false, undefined]);
  assert.deepEqual([far.door?.allowed, room.inviting.place], [false, ""]);
  far.door?.allow();
  // One press says yes, says where the friends are, and copies the link.
  assert.deepEqual([far.exchange.copied, tableIn(far.exchange.url)?.key, room.inviting.place], [true, keyOf(far), "far"]);
  await pass(3);
  // When it looks, the engine says.
  assert.deepEqual([page.mail.asked, far.open, page.settings.get("mailbox"), page.called("open-door")], [0, true, "yes", [{}]]);
  const other = new FakePage();
  other.startEngine();
  await openRoom(other.deps, WISH);
  await /** @type {HostRoom} */ (other.room).far.load();
  assert.equal(/** @type {HostRoom} */ (other.room).far.offered, false);
});

/** @param {{waiting: readonly {name: string}[]}} far */
const names = ({ waiting }) => waiting.map(({ name }) => name);

/** @param {HostRoom["far"]} far */
const keyOf = ({ exchange: { url } }) => tableIn(url)?.key ?? "";

test("a look gives the engine what was left, unread, and a mailbox that is away is told to the host alone", async (context) => {
  const { page, far } = await hosting(context);
  far.allow();
  const left = [{ id: "what", ever: 5 }, 7];
  for (const one of left) await page.mail.open(`${keyOf(far)} table`).post(/** @type {any} */ (one));
  const look = await ordered(page, { kind: "look", pause: 1000 });
  assert.deepEqual([page.called("knocked"), look.done()?.ok], [[{ requests: left }], true]);
  assert.deepEqual(page.mail.looks.at(-1), ["table", { pause: 1000, signal: page.mail.looks.at(-1)?.[1]?.signal }]);
  page.mail.away = "mailbox-unreachable";
  const away = await ordered(page, { kind: "look", pause: null });
  assert.deepEqual([page.mail.looks.at(-1)?.[1], away.done()?.ok, far.problem, page.did("failed")], [null, false, "mailbox-unreachable", []]);
  page.mail.away = "";
  const again = await ordered(page, { kind: "look", pause: null });
  assert.deepEqual([again.done()?.ok, far.problem, page.called("knocked").length], [true, "", 1]);
});

test("a newer look, and a link that is made void, end the look that waits", async (context) => {
  const { page, far } = await hosting(context);
  far.allow();
  for (const end of [() => ordered(page, { kind: "look", pause: null }), async () => far.withdraw()]) {
    await ordered(page, { kind: "look", pause: 4000 });
    const wait = page.mail.looks.findLast(([, how]) => how)?.[1];
    assert.equal(wait?.signal?.aborted, false);
    await end();
    assert.equal(wait?.signal?.aborted, true);
  }
});

test("who is let in is answered with the host's name, and the engine is told once the link is open", async (context) => {
  const { page, room, far } = await hosting(context);
  far.allow();
  const link = new FakeLink("link 1");
  page.reply = { text: "reply 1", connect: async () => link.link, drop: () => undefined };
  const answered = await ordered(page, letIn(1, 3));
  assert.deepEqual([answered.done(), page.called("chair").map(({ seat, chair }) => [seat, chair.player])], [{ command: answered.number, ok: true, text: null }, [[3, "elsewhere"]]]);
  assert.deepEqual(page.mail.boxes.get(`${keyOf(far)} answer ${"1".padStart(16, "0")}`), [{ reply: "reply 1", room: room.id, token: "token 1", name: "Olha" }]);
  const met = await ordered(page, { kind: "connect", reply: answered.number });
  assert.deepEqual([met.done(), page.called("linked")], [undefined, []]);
  link.open();
  await settle();
  assert.deepEqual([page.called("linked"), met.done()], [[{ link: "link 1" }], { command: met.number, ok: true, text: "link 1" }]);
});

test("a device that is not reached is no failure of the host's page; a reply that is dropped closes its link", async (context) => {
  const { page, far } = await hosting(context);
  far.allow();
  for (const how of ["silent", "dropped"]) {
    const link = new FakeLink("link");
    page.reply = { text: "reply", connect: async () => link.link, drop: () => undefined };
    const { number } = await ordered(page, letIn(1, 1, { pressed: false }));
    const met = await ordered(page, { kind: "connect", reply: number });
    if (how === "silent") link.fail(Object.assign(new Error("no answer"), { code: "link-unreachable" }));
    else {
      page.answer("tick", { events: [{ kind: "command", number: 1000, order: { kind: "drop", reply: number } }] });
      await page.room.call("tick");
    }
    await settle();
    assert.deepEqual([page.called("done").find(({ command }) => command === met.number)?.ok, link.state, page.did("failed"), page.called("linked")], [false, "closed", [], []]);
  }
  assert.equal(page.called("chair").length, 0);
});

test("an offer that cannot be read, and a mailbox that takes nothing, are told the host and the engine", async (context) => {
  const { page, room, far } = await hosting(context);
  far.allow();
  page.reply = { text: "reply", drop: () => page.done.push("dropped") };
  page.mail.away = "mailbox-busy";
  for (const order of /** @type {Order[]} */ ([letIn(1, 1), { kind: "say-no", id: "1".repeat(16), box: "", no: "refused", pressed: true }])) {
    const { done } = await ordered(page, order);
    assert.deepEqual([done()?.ok, done()?.code], [false, "mailbox-busy"]);
  }
  // What no person has pressed is told to the engine alone, which tries again.
  const { done: quiet } = await ordered(page, { kind: "say-no", id: "2".repeat(16), box: "", no: "full", pressed: false });
  assert.equal(quiet()?.code, "mailbox-busy");
  page.mail.away = "";
  room.deps.createReply = async () => Promise.reject(Object.assign(new Error("damaged"), { code: "signal-version" }));
  const { done } = await ordered(page, letIn(2, 1));
  assert.deepEqual([done()?.code, page.did("failed").length, page.did("dropped").length], ["signal-version", 3, 1]);
});

test("all are told why a link is void once the mailbox is there again", async (context) => {
  const warned = context.mock.method(console, "warn", () => undefined).mock;
  const { page, far, pass } = await hosting(context);
  far.allow();
  const key = keyOf(far);
  const { url } = far.exchange;
  page.mail.away = "mailbox-unreachable";
  far.withdraw();
  assert.deepEqual([far.open, page.called("close-door")], [false, [{}]]);
  // Another link may be made in the same moment.
  far.allow();
  await ordered(page, { kind: "end-link", why: "withdrawn" });
  await pass(2);
  page.mail.away = "";
  await pass(4);
  assert.deepEqual([await ends(page, key, url), warned.callCount()], [[{ no: "withdrawn" }], 0]);
  assert.deepEqual([far.open, keyOf(far) === key], [true, false]);
});

test("a table that is left before the engine is there ends its link all the same", async (context) => {
  const globals = /** @type {any} */ (globalThis);
  globals.location = { href: "https://site/" };
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  void openRoom(page.deps, WISH);
  const { far } = /** @type {HostRoom} */ (page.room);
  await until(() => far.offered);
  far.allow();
  const { url } = far.exchange;
  const key = keyOf(far);
  void page.room.close(true);
  assert.deepEqual(await ends(page, key, url), [{ no: "left" }]);
});

test("what the engine keeps of the door is given back after a reload, also that of older pages", async (context) => {
  const { page: before, far: old, room: { id } } = await hosting(context);
  old.allow();
  const kept = { refused: ["a".repeat(32)], answered: ["b".repeat(16)], callers: [["c".repeat(32), { seat: 1, guest: 1, name: "Ada", gone: false }]] };
  await ordered(before, { kind: "keep-door", kept: /** @type {any} */ (kept) });
  before.leavePage();
  const page = new FakePage();
  Object.assign(page, { tabTable: before.tabTable, settings: before.settings, mail: before.mail, siteMailboxes: before.siteMailboxes });
  page.startEngine();
  await reopenRoom(page.deps);
  const { far, inviting } = /** @type {HostRoom} */ (page.room);
  context.after(() => far.close());
  await until(() => page.called("open-door").length);
  assert.deepEqual([page.room.id, far.exchange.url, inviting.place], [id, old.exchange.url, "far"]);
  assert.deepEqual([page.called("open-door")[0], page.did("toast")], [{ kept }, ["toast room-reopened"]]);
});

test("the link of a dealt game is kept with the match, and goes with the next room", async (context) => {
  const { page: before, room, far: old } = await hosting(context);
  old.allow();
  const { url } = old.exchange;
  room.state.dealt = true;
  room.far.onDealt();
  const kept = { refused: ["a".repeat(32)], answered: [], callers: [] };
  await ordered(before, { kind: "keep-door", kept });
  assert.equal(old.exchange.url, "");
  const page = new FakePage();
  Object.assign(page, { settings: before.settings, siteMailboxes: before.siteMailboxes });
  page.startEngine();
  await resumeRoom(page.deps, /** @type {any} */ ({ ...WISH, match: room.id }));
  context.after(() => page.room.far.close());
  await until(() => page.called("open-door").length);
  assert.deepEqual(page.called("open-door"), [{ kept }]);
  await page.room.openNextRoom();
  const next = /** @type {HostRoom} */ (page.room);
  context.after(() => next.far.close());
  await until(() => page.called("open-door").length > 1);
  // Whom the room before knew, the engine knows.
  assert.deepEqual([page.called("open-door").at(-1), page.settings.get(`far-${room.id}`), next.far.kept?.refused], [{}, "", kept.refused]);
  next.far.show();
  assert.equal(next.far.exchange.url, url);
});

test("at the table the host is told once of each friend at the door, and a press is the engine's", async (context) => {
  const { page, room, far } = await hosting(context);
  far.allow();
  /** @param {number[]} callers */
  const stand = (...callers) => page.happen({ kind: "door", waiting: callers.map((caller) => ({ caller, name: `Friend ${caller}` })), awaited: [], watch: true });
  await stand(1);
  assert.deepEqual([names(far), far.mayWatch, page.did("offer")], [["Friend 1"], true, []]);
  room.state.dealt = true;
  await stand(1, 2);
  await stand(2);
  assert.deepEqual(page.did("offer"), ["offer far-at-the-door: friends"]);
  page.offered();
  await stand(2, 3);
  assert.deepEqual([room.listOpen, page.did("offer").length], [true, 1]);
  far.letIn({ caller: 2 });
  far.letIn({ caller: 3 }, true);
  far.refuse({ caller: 3 });
  await settle();
  assert.deepEqual([page.called("let-in"), page.called("turn-away")], [[{ caller: 2, watch: false }, { caller: 3, watch: true }], [{ caller: 3 }]]);
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

test("the engine is told whether a mailbox answers a friend who waits, and says what it reads", async (context) => {
  const key = newBoxKey();
  const { page, far, pass } = await coming(context, key);
  page.invitation = Object.assign(new FakeInvitation(page, "mine"), { text: "my offer" });
  const sitting = far.sit();
  await requestOf(page, key);
  await pass();
  page.mail.away = "mailbox-busy";
  for (let turn = 0; turn < 3; turn += 1) await pass();
  page.mail.away = "";
  for (let turn = 0; turn < 3; turn += 1) await pass();
  assert.deepEqual(page.called("ask-in").map(({ state, code }) => [state, code]), [["begun", null], ["asks", null], ["asks", "mailbox-busy"], ["asks", null]]);
  await page.happen({ kind: "asking-in", state: "far-sent-long" });
  assert.equal(far.waits, "far-sent-long");
  // There is no room yet that would have to know.
  page.turn(true);
  await settle();
  assert.deepEqual(page.called("say"), []);
  await page.happen({ kind: "not-let-in", code: "mailbox-busy" });
  await pass();
  await sitting;
  assert.deepEqual([far.sent, far.problem], [false, "mailbox-busy"]);
});

test("where the site names no mailbox, the link says so and nothing is asked", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openJoinScreen(page.deps, `https://site/#table=${newBoxKey()}`);
  const { far } = /** @type {GuestRoom} */ (page.room);
  assert.deepEqual([far.problem, far.hosts, page.mail.asked], ["mailbox-none", [], 0]);
});

test("the form of a link is there before the site's list is, and keeps the name that is typed meanwhile", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.siteMailboxes = ["https://mail.example"];
  page.settings.set("internet", "yes");
  /** @type {(list: []) => void} */
  let come = () => undefined;
  page.siteServers = /** @type {any} */ (new Promise((resolve) => (come = resolve)));
  page.startEngine();
  const opening = openJoinScreen(page.deps, `https://site/#table=${newBoxKey()}`);
  await until(() => page.room);
  const room = /** @type {GuestRoom} */ (page.room);
  // It is not known yet who is asked: the button that sits waits.
  assert.deepEqual([room.state.stage, room.far.hosts], ["far", []]);
  room.state.playerName = "Olha";
  come([]);
  await opening;
  assert.deepEqual([room.state.stage, room.ownName, room.far.hosts], ["far", "Olha", ["mail.example"]]);
});

test("looks for an answer wait for a text, and end with the request", async (context) => {
  const key = newBoxKey();
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
