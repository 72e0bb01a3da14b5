// @ts-check
// Tests a host's room: opening, inviting, dealing, resuming a stored match, and calls to the engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { letFriendsIn, openRoom, reopenRoom, resumeRoom } from "../../web/app/online/host-room.js";
import { result, sure, update } from "./kit.js";
import { FakeLink, FakePage, joined, refusal, roster, SEATING, settle, WISH } from "./room-fakes.js";

/** @import { TestContext } from "node:test" */

/** @typedef {import("../../web/types.js").PeerAnswer["events"][number]} PeerEvent */

/**
 * A page with a room for a new game.
 * @param {TestContext} context
 */
async function opened(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openRoom(page.deps, WISH);
  const room = /** @type {import("../../web/app/online/host-room.js").HostRoom} */ (page.room);
  return { page, room };
}

/**
 * The same once the seed is drawn and the match on the table.
 * @param {TestContext} context
 */
async function playing(context) {
  const { page, room } = await opened(context);
  await page.happen(roster("here", "open", "open", "bot"));
  await room.deal();
  await page.happen(seed());
  return { page, room, host: sure(page.host) };
}

/** @returns {Extract<PeerEvent, {kind: "seed"}>} */
const seed = () => ({ kind: "seed", seed: "4d".repeat(32), number: "123456", seats: [1, 2], attempt: 0 });

/**
 * @param {"open" | "waiting" | "lost"} state
 * @param {{seat?: number | null, name?: string}} [more]
 * @returns {PeerEvent}
 */
const guest = (state, { seat = 1, name = "Ada" } = {}) => ({ kind: "guest", guest: 1, seat, name, state });

/**
 * @param {number} seat
 * @param {string} id
 * @returns {PeerEvent}
 */
const pick = (seat, id) => ({ kind: "pick", guest: seat, seat, ask: id, options: ["build"] });

test("the engine is told of a new room once it has started", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const opening = openRoom(page.deps, WISH);
  await settle();
  assert.notEqual(page.room, null);
  assert.deepEqual(page.calls, []);
  page.startEngine();
  await opening;
  const [{ secret, ...told }] = page.called("host");
  assert.deepEqual(told, { ...WISH, kept: null, running: false, pace: 0, hidden: false, after: null });
  assert.match(secret, /^[0-9a-f]{64}$/);
  assert.notEqual(page.room.screen(), null);
});

test("a room that is wanted twice before it is on the page is opened once", async (context) => {
  const { page } = await opened(context);
  const { room } = page;
  await openRoom(page.deps, WISH);
  assert.equal(page.room, room);
  page.room = null;
  const runner = /** @type {any} */ ({ summary: result(3, { match: "m", seating: SEATING }).keep.summary, openPort: () => undefined });
  await Promise.all([letFriendsIn(page.deps, runner), letFriendsIn(page.deps, runner)]);
  assert.equal(page.called("host").length, 2);
});

test("an invitation asked for before the engine knows the room waits until it does", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const opening = openRoom(page.deps, WISH);
  await settle();
  const inviting = page.room.invitation.begin(1);
  await settle();
  assert.equal(page.calls.length, 0);
  page.startEngine();
  await Promise.all([opening, inviting]);
  assert.deepEqual(page.calls.map(([method]) => method), ["host", "invite"]);
});

test("the room of a stored match gives the engine what it kept, and calls back its guests", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  page.settings.set("room-m", "kept earlier");
  const { summary } = result(4, { seating: SEATING }).keep;
  await resumeRoom(page.deps, summary);
  const [{ kept, running, seating }] = page.called("host");
  assert.deepEqual([kept, running, seating], ["kept earlier", true, SEATING]);
  assert.deepEqual(page.did("call back"), []);
  await page.sit({ result: result(4, { seating: SEATING }), row: null, release: () => undefined });
  assert.deepEqual(page.did("call back"), ["call back"]);
  assert.equal(page.room.screen(), null);
});

test("guests of a new room are not called back", async (context) => {
  const { page } = await playing(context);
  assert.deepEqual(page.did("call back"), []);
});

test("friends are let into a match that has computer players", async (context) => {
  const { host } = await playing(context);
  const page = new FakePage();
  page.startEngine();
  await letFriendsIn(page.deps, host);
  assert.notEqual(page.room.screen(), null);
  page.room.openList(false);
  assert.equal(page.room.screen(), null);
});

test("what the engine gives to be kept is stored, and its texts go over their links", async (context) => {
  const { page, room } = await opened(context);
  const [one, other] = [new FakeLink("one"), new FakeLink("other")];
  room.listen(one.link);
  room.listen(other.link);
  page.answer("receive", { kept: "room as it is", send: [{ link: "other", text: "hello" }, { link: "gone", text: "lost" }] });
  one.onText("a text");
  await settle();
  assert.deepEqual(page.called("receive"), [{ link: "one", text: "a text" }]);
  assert.deepEqual([one.sent, other.sent], [[], ["hello"]]);
  assert.equal(page.settings.get(`room-${room.id}`), "room as it is");
  one.onState("closed");
  one.onState("closed");
  await settle();
  assert.deepEqual(page.called("unlinked"), [{ link: "one" }]);
});

test("the engine is asked again when it says so, and when the page is woken up", async (context) => {
  const { page } = await opened(context);
  page.answer("tick", { due: 500 });
  page.wakeUp();
  await settle();
  assert.equal(page.called("tick").length, 1);
  context.mock.timers.tick(499);
  await settle();
  assert.equal(page.called("tick").length, 1);
  context.mock.timers.tick(1);
  await settle();
  assert.equal(page.called("tick").length, 2);
});

test("a link that the engine refuses is closed once its last text has left", async (context) => {
  const { page, room } = await opened(context);
  const link = new FakeLink("stranger");
  room.listen(link.link);
  await page.happen({ kind: "refused", link: "stranger", code: "bad-token", args: {} });
  assert.equal(link.closed, false);
  context.mock.timers.tick(500);
  assert.equal(link.closed, true);
});

test("a host whose guests play on with another one says so once", async (context) => {
  const { page } = await opened(context);
  for (const link of ["one", "two"]) await page.happen({ kind: "refused", link, code: "continued", args: {} });
  assert.deepEqual(page.did("toast"), ["toast continued"]);
});

test("a guest who comes, and comes back, is announced", async (context) => {
  const { page } = await opened(context);
  await page.happen(guest("open"));
  await page.happen(guest("open"));
  await page.happen(guest("lost"));
  await page.happen(guest("open"));
  assert.deepEqual(page.did("toast"), ["toast guest-here", "toast guest-back"]);
});

test("a guest who comes after a computer player has taken the seat gets it", async (context) => {
  const { page } = await playing(context);
  page.engineAnswers["seat"] = [result(1, { seating: SEATING.with(1, { name: "Ada", player: "normal" }) })];
  page.room.standIn(1);
  await settle();
  await page.happen(guest("open", { name: "Iryna" }));
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "seat").map(([, { seat, chair }]) => [seat, chair]), [
    [1, { name: "Ada", player: "normal" }], [1, { name: "Iryna", player: "elsewhere" }],
  ]);
});

test("a guest gets its seat back from a computer player of the same name, and under another name", async (context) => {
  const { page, host } = await playing(context);
  /** @param {string} name @param {string} player */
  const sit = (name, player) => (host.summary = { ...host.summary, seating: SEATING.with(1, { name, player }) });
  sit("Ada", "normal");
  await page.happen(guest("open"));
  sit("Ada", "elsewhere");
  await page.happen(guest("lost"), guest("open", { name: "Iryna" }));
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "seat").map(([, { chair }]) => [chair.name, chair.player]), [
    ["Ada", "elsewhere"], ["Iryna", "elsewhere"],
  ]);
});

test("a guest at its own seat changes nothing", async (context) => {
  const { page } = await playing(context);
  await page.happen(guest("open"));
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "seat"), []);
});

test("the deal gives seats without a guest to computer players, and makes the match from the seed once", async (context) => {
  const { page, room } = await opened(context);
  await page.happen(roster("here", "open", "empty", "bot"));
  await room.deal();
  await room.deal();
  assert.deepEqual(page.called("chair"), [{ seat: 2, chair: { name: "Bob", player: "normal" } }]);
  assert.equal(page.called("deal").length, 1);
  await page.happen(seed(), { ...seed(), seed: "4e".repeat(32) });
  assert.deepEqual(page.did("create"), [`create ${room.id} ${"4d".repeat(32)} Olha:person,Ada:elsewhere,Bob:normal,Bot:easy`]);
  assert.equal(room.state.dealing, false);
  assert.equal(room.screen(), null);
  assert.equal(room.chat.state.lines.at(-1)?.text, "drawn-together");
});

test("a friend who was let in while the seed was drawn, and has not come, is played for; one who has come plays", async (context) => {
  const { page, room } = await opened(context);
  await page.happen(roster("here", "open", "empty", "bot"));
  await room.deal();
  room.inviting.open(3);
  const { seats, watchers } = /** @type {Extract<PeerEvent, {kind: "roster"}>} */ (roster("here", "open", "bot", "empty"));
  const played = seats.map((one) => (one.seat === 2 ? { ...one, guest: 2 } : one));
  await page.happen({ kind: "roster", seats: played, watchers }, /** @type {PeerEvent} */ ({ ...guest("open", { seat: 2, name: "Bob" }), guest: 2 }), seed());
  assert.deepEqual(page.did("create"), [`create ${room.id} ${"4d".repeat(32)} Olha:person,Ada:elsewhere,Bob:elsewhere,Bot:normal`]);
});

test("a friend who comes while the match is made plays at once", async (context) => {
  const { page, room } = await opened(context);
  await page.happen(roster("here", "open", "empty", "bot"));
  await room.deal();
  let made = () => {};
  page.making = new Promise((resolve) => (made = () => resolve(undefined)));
  const bob = /** @type {PeerEvent} */ ({ ...guest("open", { seat: 2, name: "Bob" }), guest: 2 });
  await page.happen(seed());
  await page.happen(roster("here", "open", "open", "bot"), bob);
  page.engineAnswers["seat"] = [result(1, { seating: SEATING })];
  made();
  await settle();
  const sat = page.engineCalls.filter(([method]) => method === "seat").map(([, params]) => params);
  assert.deepEqual(sat, [{ match: room.id, seat: 2, chair: { name: "Bob", player: "elsewhere" } }]);
  assert.deepEqual(sure(room.runner).summary.seating, SEATING);
});

test("all read how often the shuffle was begun, where that was more than once", async (context) => {
  const { page, room } = await opened(context);
  await page.happen({ ...seed(), attempt: 1 });
  assert.deepEqual(room.chat.state.lines.map(({ text }) => text), ["drawn-together"]);
  const friend = new FakePage();
  const { chat } = await joined(friend);
  for (const attempt of [1, 3]) await friend.happen({ kind: "number", number: "123456", seats: [1], attempt });
  assert.deepEqual(chat.state.lines.map(({ text }) => text), ["drawn-together", "drawn-together", "drawn-again"]);
});

test("a deal that fails can be begun again", async (context) => {
  const { page, room } = await opened(context);
  page.answer("deal", refusal("not-now"));
  await room.deal();
  assert.deepEqual(page.did("failed"), ["failed not-now"]);
  await room.deal();
  assert.equal(page.called("deal").length, 2);
});

test("before the deal a computer player takes a seat, and its guest takes it back", async (context) => {
  const { page, room } = await opened(context);
  room.standIn(1);
  assert.deepEqual(room.seating[1], { name: "Ada", player: "normal" });
  room.handBack(1);
  assert.deepEqual(room.seating[1], { name: "Ada", player: "elsewhere" });
  await settle();
  assert.deepEqual(page.called("chair").map(({ chair }) => chair.player), ["normal", "elsewhere"]);
});

test("a pick goes to the port of its seat, and of no other player's", async (context) => {
  const { page } = await playing(context);
  page.engineAnswers["pick"] = [result(1, { seating: SEATING })];
  await page.happen(pick(1, "ask-1"), pick(0, "ask-0"), pick(3, "ask-3"));
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "pick").map(([, params]) => params), [
    { match: page.room.id, seat: 1, ask: "ask-1", options: ["build"] },
  ]);
});

test("undo, redo and a request for earlier moments go to the same port", async (context) => {
  const { page } = await playing(context);
  const answers = () => [result(1, { seating: SEATING })];
  Object.assign(page.engineAnswers, { undo: answers(), redo: answers(), since: [update(2, 1)] });
  await page.happen(
    { kind: "undo", guest: 2, seat: 2 }, { kind: "redo", guest: 2, seat: 2 }, { kind: "since", guest: 2, seat: 2, line: 0, number: -1 },
  );
  assert.deepEqual(page.engineCalls.map(([method, { seat }]) => [method, seat]), [["undo", 2], ["redo", 2], ["since", 2]]);
});

test("a pick that comes before the match is open is kept and answered", async (context) => {
  const { page, room } = await opened(context);
  await page.happen(roster("here", "open", "open", "bot"), pick(1, "first"), pick(2, "second"));
  const answers = [result(1, { seating: SEATING }), result(2, { seating: SEATING })];
  page.engineAnswers["pick"] = answers;
  await room.deal();
  await page.happen(seed());
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "pick").map(([, params]) => params.ask), ["first", "second"]);
});

test("a seat elsewhere is told the facts of the table when they change, each update, and at the end the record once", async (context) => {
  const { page, host } = await playing(context);
  const port = sure(host.ports.get(1));
  const before = page.called("tell").length;
  port.tell(host.facts);
  assert.equal(page.called("tell").length, before);
  port.tell({ ...host.facts, takeBacks: 1 });
  port.send(update(1, 5));
  port.send(update(1, 6, { over: true }));
  port.send(update(1, 7, { over: true }));
  await settle();
  assert.deepEqual(page.called("tell").slice(before).map(({ seat, what, body }) => [seat, what, body.number ?? ""]), [
    [1, "table", ""], [1, "update", 5], [1, "update", 6], [1, "update", 7],
  ]);
  assert.equal(page.called("over").length, 1);
});

test("the room is kept after a result of which no guest was told", async (context) => {
  const { page, room } = await opened(context);
  room.afterResult();
  await settle();
  assert.equal(page.called("tick").length, 1);
  sure(room.remotePort(1)).send(update(1, 1));
  room.afterResult();
  await settle();
  assert.equal(page.called("tick").length, 1);
});

test("a watcher is told the facts and all from its place on, then what all watchers are told", async (context) => {
  const { page, host } = await playing(context);
  page.engineAnswers["since"] = [update(null, 3)];
  await page.happen({ kind: "since", guest: 9, seat: null, line: 0, number: -1 });
  const told = page.called("tell").filter(({ guest }) => guest === 9);
  assert.deepEqual(told.map(({ seat, what }) => [seat, what]), [[null, "table"], [null, "update"]]);
  assert.equal(host.spectators.size, 1);
  for (const port of host.spectators) port.send(update(null, 4));
  await settle();
  const last = page.called("tell").at(-1);
  assert.deepEqual([last.seat, last.guest, last.body.number], [null, null, 4]);
});

test("a watcher who knows a moment that the match has lost is refused it, so that the room asks for everything", async (context) => {
  const { page } = await playing(context);
  page.engineAnswers["since"] = [Object.assign(new Error("refused"), { code: "unknown-moment", args: {} }), update(null, 3)];
  await page.happen({ kind: "since", guest: 9, seat: null, line: 1, number: 7 });
  const told = () => page.called("tell").filter(({ guest }) => guest === 9);
  assert.deepEqual(told().map(({ seat, what, body }) => [seat, what, body]), [[null, "refusal", { code: "unknown-moment", args: {} }]]);
  await page.happen({ kind: "since", guest: 9, seat: null, line: 0, number: -1 });
  assert.deepEqual(told().slice(1).map(({ what }) => what), ["table", "update"]);
});

test("what people at this device say carries their seat", async (context) => {
  const { page, room } = await opened(context);
  room.say({ what: "react", reaction: "wow" });
  await settle();
  assert.deepEqual(page.called("react"), [{ seat: 0, reaction: "wow" }]);
});

test("the table waits for a guest who is lost, and not for one who is there", async (context) => {
  const { page, room } = await playing(context);
  assert.equal(room.absenceView(1), null);
  assert.equal(room.absenceView(0), null);
  // A page of which nothing was stored needs an invitation, which the host cannot know: it is a press away at once.
  for (const state of /** @type {const} */ (["waiting", "lost"])) {
    await page.happen(roster("here", state, "open", "bot"));
    assert.match(JSON.stringify(room.absenceView(1)), /come-back/);
  }
  assert.equal(room.absenceView(2), null);
});

test("a room that guests have come to is left only when a person confirms it", async (context) => {
  const { page, room } = await opened(context);
  const link = new FakeLink("one");
  room.listen(link.link);
  await page.happen(guest("open"));
  page.agrees = false;
  await room.leave();
  assert.deepEqual([page.room, page.called("shut")], [room, []]);
  page.agrees = true;
  page.answer("shut", { send: [{ link: "one", text: "closed" }] });
  await room.leave();
  assert.deepEqual([page.room, page.called("shut")], [null, [{ final: true }]]);
  assert.deepEqual([page.listener, page.settings.get(`room-${room.id}`), link.sent], [null, "", ["closed"]]);
  context.mock.timers.tick(499);
  assert.equal(link.closed, false);
  context.mock.timers.tick(1);
  assert.equal(link.closed, true);
});

/**
 * The same tab after a reload: it has what the page before had stored.
 * @param {FakePage} before
 */
async function reloaded(before) {
  before.leavePage();
  const page = new FakePage();
  page.startEngine();
  page.tabTable = before.tabTable;
  page.settings = before.settings;
  page.siteMailboxes = before.siteMailboxes;
  page.mail = before.mail;
  const opened = await reopenRoom(page.deps);
  await settle();
  return { page, opened, room: /** @type {import("../../web/app/online/host-room.js").HostRoom} */ (page.room) };
}

test("a page that is reloaded before the deal has the same room again, and calls its guests", async (context) => {
  const { page: before, room: { id } } = await opened(context);
  before.room.reseat(3, { name: "Bot", player: "elsewhere" });
  before.settings.set(`room-${id}`, "kept earlier");
  before.room.agree(60);
  const { page, opened: again, room } = await reloaded(before);
  assert.deepEqual([again, room.id, room.limit, room.linksVoid], [true, id, 60, false]);
  const [{ kept, running, seating }] = page.called("host");
  assert.deepEqual([kept, running, seating[3].player], ["kept earlier", false, "elsewhere"]);
  assert.deepEqual(page.did("call back"), ["call back"]);
  // Once more, and then the game begins: from now on the match is what is stored.
  const third = await reloaded(page);
  assert.equal(third.room.id, id);
  await third.page.happen(roster("here", "open", "open", "open"));
  await third.room.deal();
  await third.page.happen(seed());
  assert.equal((await reloaded(third.page)).opened, false);
  await third.room.close(false);
});

test("links that people carry are void after a reload: the host is told, and has a new one at once", async (context) => {
  const { page: before } = await opened(context);
  before.answer("invite", { events: [{ kind: "invitation", seat: 1, token: "old" }] });
  before.answer("invite", { events: [{ kind: "invitation", seat: 2, token: "old-2" }] });
  before.room.inviting.choosePlace("room");
  for (let round = 0; round < 4; round += 1) await settle();
  assert.equal(before.did("invitation").length, 1);
  const { page, room } = await reloaded(before);
  for (let round = 0; round < 4; round += 1) await settle();
  assert.deepEqual([room.linksVoid, room.inviting.place], [true, "room"]);
  assert.equal(page.called("invite").length, 1);
  await page.happen(guest("open"));
  assert.equal(room.linksVoid, false);
});

test("a table that was left, that is in another tab, or whose tab has a guest's room is not opened again", async (context) => {
  const { page, room } = await opened(context);
  const { tabTable } = page;
  await room.leave();
  assert.equal((await reloaded(page)).opened, false);
  const other = new FakePage();
  other.tabTable = tabTable;
  other.reserved.add(`table-${room.id}`);
  assert.equal(await reopenRoom(other.deps), false);
  other.reserved.clear();
  other.tabRoom = "m";
  assert.equal(await reopenRoom(other.deps), false);
  other.tabTable = "{";
  other.tabRoom = null;
  assert.equal(await reopenRoom(other.deps), false);
  assert.equal(other.room, null);
});

test("a room that had no guests is left at once", async (context) => {
  const { page, room } = await opened(context);
  await room.leave();
  assert.deepEqual([page.room, page.did("confirm")], [null, []]);
});

test("an answer that comes after the room is closed does nothing", async (context) => {
  const { page, room } = await opened(context);
  await room.close(false);
  page.room = room;
  await page.happen(guest("open"));
  assert.deepEqual(page.did("toast"), []);
});

test("of each guest's verdicts the last one counts", async (context) => {
  const { page, room } = await playing(context);
  const verdict = (/** @type {number} */ by, /** @type {string} */ number) => ({ kind: /** @type {const} */ ("verdict"), guest: by, faults: [], number, save: null });
  await page.happen(verdict(1, "1"), verdict(2, "2"), verdict(1, "3"));
  assert.deepEqual(room.state.verdicts.map(({ guest, number }) => [guest, number]), [[2, "2"], [1, "3"]]);
});
