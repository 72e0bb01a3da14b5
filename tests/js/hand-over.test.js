// @ts-check
// Tests how a host hands its part on to a guest, at all three devices: the host, the heir, and another guest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom, openRoom } from "../../web/app/online/host-room.js";
import { result, sure } from "./kit.js";
import { FakeLink, FakePage, joined, roster, settle, WISH } from "./room-fakes.js";

/** @import { TestContext } from "node:test" */

const WIM = { guest: 7, name: "Wim", state: /** @type {const} */ ("open") };
const HERE = { ...roster("here", "open", "open", "bot"), watchers: [WIM] };

/** @param {FakePage} page @returns {[number | null, string, any][]} what was told over the old room: to which guest, what, and its parts */
const told = (page) => page.called("tell").filter(({ what }) => ["next-room", "part-offered", "part-reply"].includes(what)).map(({ guest, what, body }) => [guest, what, body]);
/** @param {FakePage} page @returns {any[]} what a guest has asked for */
const said = (page) => page.called("say").map(({ saying }) => saying);
/** @param {number} guest @param {any} asked */
const passed = (guest, asked) => /** @type {const} */ ({ kind: "request", guest, seat: guest, asked: { request: 4, ...asked } });
/** @param {string} text */
const seats = (text) => ({ kind: "part-seats", text });
/** @param {string} url */
const replyTo = (url) => ({ room: "n", token: "t", url, text: url, offers: [], seat: null, drop: () => undefined, connect: async () => new FakeLink("to the heir").link });

/** A waiting room before the deal, with Ada, Bob and Wim, who watches. @param {TestContext} context */
async function host(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openRoom(page.deps, WISH);
  const room = /** @type {HostRoom} */ (page.room);
  await page.happen(HERE);
  return { page, room };
}

/** The same once Ada was asked. @param {TestContext} context */
async function asked(context) {
  const { page, room } = await host(context);
  await room.handing.offer(1);
  const [guest, what, { plan }] = sure(told(page)[0]);
  assert.equal(what, "part-offered");
  return { page, room, guest, plan: /** @type {import("../../web/types.js").NextRoomPlan} */ (plan) };
}

test("the heir is told what is played, who comes to which seat, and who watches", async (context) => {
  const { guest, plan } = await asked(context);
  assert.equal(guest, 1);
  assert.deepEqual(plan.wish.seating.map(({ name, player }) => `${name} ${player}`), ["Olha elsewhere", "Ada person", "Bob elsewhere", "Bot easy"]);
  assert.deepEqual([plan.wish.game, plan.guests, plan.watchers], ["g", [0, null, 2, null], [7]]);
});

test("a person says yes before a guest is asked, and one guest at a time", async (context) => {
  const { page, room } = await host(context);
  page.agrees = false;
  await room.handing.offer(1);
  assert.deepEqual(told(page), []);
  page.agrees = true;
  await room.handing.offer(1);
  await room.handing.offer(2);
  assert.deepEqual(told(page).map(([guest]) => guest), [1]);
  assert.equal(room.handing.isFor(2), false);
});

test("a guest that is not connected, a computer player and a running game have no such button", async (context) => {
  const { page, room } = await host(context);
  assert.deepEqual([0, 1, 2, 3].map((seat) => room.handing.isFor(seat)), [false, true, true, false]);
  await page.happen(roster("here", "lost", "open", "bot"));
  assert.deepEqual([1, 2].map((seat) => room.handing.isFor(seat)), [false, true]);
  await page.sit(/** @type {any} */ ({ result: result(3, { match: room.id, seating: WISH.seating }), row: null, release: () => undefined }));
  assert.equal(room.handing.isFor(2), false);
});

test("after a no, and after a minute of silence, the host is told so and may ask somebody else", async (context) => {
  const { page, room } = await asked(context);
  await page.happen(passed(1, { kind: "part-declined" }));
  assert.equal(page.did("toast hand-over-declined").length, 1);
  await room.handing.offer(2);
  context.mock.timers.tick(60_000);
  assert.equal(page.did("toast hand-over-silent").length, 1);
  assert.deepEqual([room.handing.isPossible, page.room], [true, room]);
});

test("a guest who says yes late becomes the host, unless another one was asked meanwhile", async (context) => {
  const { page, room } = await asked(context);
  page.reply = replyTo("own reply");
  context.mock.timers.tick(60_000);
  await page.happen(passed(1, seats("https://site/#join=all")));
  assert.equal(room.hasNextRoom, true);
});

test("who was asked before another one takes no part over", async (context) => {
  const { page, room } = await asked(context);
  context.mock.timers.tick(60_000);
  await room.handing.offer(2);
  await page.happen(passed(1, seats("https://site/#join=all")));
  assert.equal(room.hasNextRoom, false);
});

test("the former host carries invitations and replies, and follows once the others have moved", async (context) => {
  const { page, room } = await asked(context);
  page.reply = replyTo("own reply");
  await page.happen(passed(1, seats("https://site/#join=all")));
  assert.deepEqual(told(page).slice(1), [[2, "next-room", { text: "https://site/#join=all", seat: 2 }], [1, "part-reply", { text: "own reply" }]]);
  await page.happen(passed(1, { kind: "part-watch", guest: 7, text: "https://site/#join=w" }));
  assert.deepEqual(told(page).at(-1), [7, "next-room", { text: "https://site/#join=w" }]);
  await page.happen(passed(2, { kind: "reply", text: "https://site/#reply=bob" }));
  assert.deepEqual(told(page).at(-1), [1, "part-reply", { text: "https://site/#reply=bob" }]);
  assert.deepEqual(page.called("answer").map(({ guest, request, code }) => [guest, request, code]), [[1, 4, null], [1, 4, null], [2, 4, null]]);
  assert.deepEqual([page.room, room.closed], [room, false]);
  await page.happen(roster("here", "open", "empty", "bot"));
  await settle();
  assert.ok(page.room instanceof GuestRoom);
  assert.deepEqual([page.room.id, page.room.state.playerName], ["n", "Olha"]);
});

test("who does not move is not waited for", async (context) => {
  const { page, room } = await asked(context);
  page.reply = replyTo("own reply");
  await page.happen(passed(1, seats("https://site/#join=all")));
  assert.equal(page.room, room);
  context.mock.timers.tick(8000);
  await settle();
  assert.ok(page.room instanceof GuestRoom);
});

test("no other guest takes the host's part", async (context) => {
  const { page, room } = await asked(context);
  await page.happen(passed(2, seats("https://site/#join=forged")));
  assert.deepEqual([told(page).length, room.hasNextRoom], [1, false]);
});

// The heir ------------------------------------------------------------------------------------------------------

/** A guest in the waiting room. @param {TestContext} context */
async function guest(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const room = await joined(page);
  await page.happen({ kind: "welcome", guest: 1, seat: 1, facts: /** @type {any} */ ({ game: "g", rules: 1, setup: {} }), screen: false });
  return { page, room };
}

const PLAN = { wish: { game: "h", setup: { players: 3 }, seating: [{ name: "Olha", player: "elsewhere" }, { name: "Ada", player: "person" }, { name: "Bot", player: "easy" }] }, guests: [0, null, null], watchers: [7], pace: 60 };
const offered = (/** @type {any} */ plan = PLAN) => ({ kind: /** @type {const} */ ("part-offered"), plan });

test("the heir opens the room, invites all over the old one, and takes their replies", async (context) => {
  const { page, room } = await guest(context);
  page.script["invite"] = [0, null].map((seat) => ({ events: [{ kind: "invitation", seat, token: seat === null ? "watch" : `seat${seat}` }] }));
  await page.happen(offered());
  await settle();
  await settle();
  const next = /** @type {HostRoom} */ (page.room);
  assert.ok(next instanceof HostRoom);
  assert.deepEqual([next.wish.game, next.limit, next.dealsItself, next.freeSeat], ["h", 60, false, 2]);
  assert.deepEqual(said(page), [{ what: "part-seats", text: "https://site/#join=seat0" }, { what: "part-watch", guest: 7, text: "https://site/#join=watch" }]);
  assert.deepEqual([room.closed, page.tabRoom], [false, null]);
  page.room = room;
  await page.happen({ kind: "part-reply", text: "good" });
  assert.equal(next.invitation.isConnecting(0), true);
  page.room = next;
  await next.close(true);
  assert.equal(room.closed, true);
});

test("a guest who does not want to says so, and stays", async (context) => {
  const { page, room } = await guest(context);
  page.agrees = false;
  await page.happen(offered());
  assert.deepEqual([said(page), page.room], [[{ what: "part-declined" }], room]);
});

test("a guest takes nothing over while it plays", async (context) => {
  const { page, room } = await guest(context);
  page.host = /** @type {any} */ ("a match");
  await page.happen(offered());
  assert.deepEqual([page.did("confirm"), page.room], [[], room]);
});

test("another guest answers the invitation for its seat", async (context) => {
  const { page, room } = await guest(context);
  const url = `https://site/#join=${"aB3_-".repeat(30)}`;
  /** @type {any[]} */
  const answeredTo = [];
  room.deps = { ...room.deps, createReply: async (text, { seat }) => (answeredTo.push([text, seat]), /** @type {any} */ (replyTo("the reply"))) };
  await page.happen({ kind: "next-room", text: url, seat: 3 });
  await settle();
  assert.deepEqual([answeredTo, said(page)], [[[url, 3]], [{ what: "reply", text: "the reply" }]]);
});
