// @ts-check
// Tests what the pages do when the host's part is handed on: at the host, at the heir, and with orders that they do not know.
// Who is told what, and when, is the engine's (`tests/py/test_next_game.py`).
import assert from "node:assert/strict";
import { test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom, openRoom } from "../../web/app/online/host-room.js";
import { result } from "./kit.js";
import { FakeLink, FakePage, joined, roster, settle, WISH } from "./room-fakes.js";

/** @import { TestContext } from "node:test" */

const HERE = roster("here", "open", "open", "bot");
/** @param {string} url */
const replyTo = (url) => ({ room: "n", token: "t", url, text: url, offers: [], seat: null, drop: () => undefined, connect: async () => new FakeLink("to the heir").link });
/** @param {number} number @param {any} order */
const command = (number, order) => /** @type {const} */ ({ kind: "command", number, order });
/** @param {import("../../web/app/online/room-state.js").PartState} state */
const part = (state) => /** @type {const} */ ({ kind: "part", state, name: "Ada" });

/** A waiting room before the deal, with Ada and Bob. @param {TestContext} context */
async function host(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openRoom(page.deps, WISH);
  const room = /** @type {HostRoom} */ (page.room);
  await page.happen(HERE);
  return { page, room };
}

test("a person says yes before a guest is asked, and one guest at a time", async (context) => {
  const { page, room } = await host(context);
  page.agrees = false;
  await room.handing.offer(1);
  assert.deepEqual(page.called("offer-part"), []);
  page.agrees = true;
  await room.handing.offer(1);
  assert.deepEqual(page.called("offer-part"), [{ guest: 1, computer: "normal" }]);
  await page.happen(part("asked"));
  await room.handing.offer(2);
  assert.equal(page.called("offer-part").length, 1);
  assert.equal(room.handing.isFor(2), false);
  // Its room would be another one beside that of the guest who is asked.
  await room.openNextRoom();
  assert.equal(page.room, room);
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
  const { page, room } = await host(context);
  for (const state of /** @type {const} */ (["declined", "silent"])) {
    await page.happen(part("asked"));
    await page.happen(part(state));
    assert.equal(page.did(`toast hand-over-${state}`).length, 1);
    assert.deepEqual([room.handing.isPossible, page.room], [true, room]);
  }
});

test("the former host answers the heir's invitation, and follows at the engine's order", async (context) => {
  const { page, room } = await host(context);
  page.reply = replyTo("own reply");
  await page.happen(part("asked"));
  await page.happen(part("begun"), command(2, { kind: "answer", text: "https://site/#join=all", seat: 0 }));
  assert.deepEqual([page.called("done"), room.hasNextRoom, page.room], [[{ command: 2, ok: true, text: "own reply" }], true, room]);
  await page.happen(command(3, { kind: "move", reply: 2 }));
  assert.ok(page.room instanceof GuestRoom);
  assert.deepEqual([page.room.id, page.room.state.playerName], ["n", "Olha"]);
});

// The heir ------------------------------------------------------------------------------------------------------

const PLAN = { wish: { game: "h", setup: { players: 3 }, seating: [{ name: "Olha", player: "elsewhere" }, { name: "Ada", player: "person" }, { name: "Bot", player: "easy" }] }, guests: [0, null, null], watchers: [7], pace: 60 };

/** A guest in the waiting room. @param {TestContext} context */
async function guest(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const room = await joined(page);
  await page.happen({ kind: "welcome", guest: 1, seat: 1, facts: /** @type {any} */ ({ game: "g", rules: 1, setup: {} }), screen: false });
  return { page, room };
}

test("the heir opens the next room, makes the invitations to it, and takes their replies", async (context) => {
  const { page, room } = await guest(context);
  page.script["invite"] = [0, null].map((seat) => ({ events: [{ kind: "invitation", seat, token: seat === null ? "watch" : `seat${seat}` }] }));
  await page.happen(command(1, { kind: "take-part", plan: PLAN }));
  await settle();
  const next = /** @type {HostRoom} */ (page.room);
  assert.ok(next instanceof HostRoom);
  assert.deepEqual([next.wish.game, next.limit], ["h", 60]);
  assert.deepEqual(page.called("host").at(-1).after, { room: room.id, guests: [0, null, null], watchers: [7], begins: false });
  // Until the host knows of the new room, a reload leads back to the one that the others know.
  assert.deepEqual([room.closed, page.tabRoom, page.tabTable, page.called("done")], [false, "m", "", [{ command: 1, ok: true, text: null }]]);
  page.room = room;
  await page.happen({ kind: "coming", seats: [0] });
  assert.equal(next.freeSeat, 2);
  await page.happen(command(2, { kind: "prepare", seats: [0] }), command(3, { kind: "prepare", seats: null }));
  await page.happen(command(4, { kind: "take-reply", text: "good" }));
  assert.deepEqual(page.called("done").slice(1).map(({ text }) => text), ["https://site/#join=seat0", "https://site/#join=watch", null]);
  assert.equal(next.invitation.isConnecting(0), true);
  // What every room carries out, the old one still does.
  await page.happen(command(5, { kind: "look-back", pause: null }));
  assert.deepEqual([page.called("done").at(-1), page.did("failed")], [{ command: 5, ok: true, text: null }, []]);
  await page.happen(part("begun"));
  assert.deepEqual([page.tabRoom, JSON.parse(page.tabTable).id], [null, next.id]);
  page.room = next;
  await next.close(true);
  assert.equal(room.closed, true);
});

test("who takes the part too late is a guest of the old room again, which knows it still", async (context) => {
  const { page, room } = await guest(context);
  page.settings.set("room-m", "kept");
  page.known = 1;
  await page.happen(command(1, { kind: "take-part", plan: PLAN }));
  await settle();
  const next = /** @type {HostRoom} */ (page.room);
  page.room = room;
  await page.happen(part("refused"));
  for (let turn = 0; turn < 10; turn += 1) await settle();
  const again = /** @type {GuestRoom} */ (page.room);
  assert.ok(again instanceof GuestRoom);
  assert.deepEqual([again.id, again.state.stage, next.closed, page.tabRoom, page.tabTable], ["m", "back", true, "m", ""]);
  assert.deepEqual(page.called("shut"), [{ final: true }, { final: false }]);
  assert.deepEqual(page.did("failed").length, 1);
});

test("a guest who does not want to says so, and stays", async (context) => {
  const { page, room } = await guest(context);
  page.agrees = false;
  await page.happen(command(1, { kind: "take-part", plan: PLAN }));
  assert.deepEqual([page.called("done"), page.room, page.did("failed")], [[{ command: 1, ok: false, text: null }], room, []]);
});

// The driver ----------------------------------------------------------------------------------------------------

test("an order that this page does not know fails loudly, and is not told as carried out", async (context) => {
  const { page } = await guest(context);
  await page.happen(command(1, { kind: "of-a-later-version" }));
  assert.deepEqual(page.called("done"), [{ command: 1, ok: false, text: null }]);
  assert.match(String(page.did("failed")), /of-a-later-version/);
});

test("the engine is told whether the store has taken what it kept with the command, once it has", async (context) => {
  const { page } = await host(context);
  let take = () => {};
  const stored = [new Promise((resolve) => (take = () => resolve(true))), Promise.resolve(false)];
  page.room.deps.settings.set = async () => stored.shift();
  for (const number of [4, 5]) {
    page.answer("tick", { kept: "the room", events: [command(number, { kind: "keep-room" })] });
    await page.room.call("tick");
    await settle();
  }
  assert.deepEqual(page.called("done"), [{ command: 5, ok: false, text: null }]);
  take();
  await settle();
  assert.deepEqual(page.called("done").at(-1), { command: 4, ok: true, text: null });
  assert.deepEqual(page.did("failed"), []);
});

test("a command that fails is told as failed, with its number, and its person reads why", async (context) => {
  const { page } = await guest(context);
  page.reply = Object.assign(new Error("signal-damaged"), { code: "signal-damaged" });
  await page.happen(command(9, { kind: "answer", text: "#join=m", seat: null }));
  assert.deepEqual(page.called("done"), [{ command: 9, ok: false, text: null, code: "signal-damaged" }]);
  assert.deepEqual(page.did("failed"), ["failed signal-damaged"]);
});

test("once the room before has ended, no one is on the way from it: a seat that falls empty is offered again", async () => {
  const { EarlierRoom } = await import("../../web/app/online/hand-over/earlier-room.js");
  const earlier = new EarlierRoom({ notify: () => undefined, end: async () => undefined }, /** @type {any} */ ({ after: { guests: [null, 4] } }));
  assert.equal(earlier.isComing(1), true);
  await earlier.end();
  assert.equal(earlier.isComing(1), false);
});

test("nothing is told of a command once its room is closed", async (context) => {
  const { page, room } = await guest(context);
  let answer = (/** @type {any} */ _reply) => undefined;
  room.deps = { ...room.deps, createReply: () => new Promise((resolve) => (answer = /** @type {any} */ (resolve))) };
  await page.happen(command(1, { kind: "answer", text: "#join=m", seat: null }));
  await room.close(true);
  answer(replyTo("late"));
  await settle();
  assert.deepEqual(page.called("done"), []);
});
