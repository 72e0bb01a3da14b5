// @ts-check
// Tests a host's big screen: invitations to one seat after another, replies that guests pass on, the size of the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { openRoom } from "../../web/app/online/host-room.js";
import { SetupModel } from "../../web/kit/setup-model.js";
import { result, sure } from "./kit.js";
import { FakeLink, FakePage, refusal, roster, SEATING, settle, WISH } from "./room-fakes.js";

/** @import { HostRoom } from "../../web/app/online/host-room.js" */
/** @import { PeerAnswer } from "../../web/types.js" */
/** @import { TestContext } from "node:test" */

/** @typedef {PeerAnswer["events"][number]} PeerEvent */

const TABLE = SEATING.map(({ name, player }) => ({ name, player: player === "person" ? "elsewhere" : player }));

/** @param {number} seat @returns {Partial<PeerAnswer>} */
const invitation = (seat) => ({ events: [{ kind: "invitation", seat, token: `seat${seat}` }] });

/**
 * A big screen that waits for its friends; the engine has invitations for so many seats, one after the other.
 * @param {TestContext} context
 * @param {...number} seats
 */
async function waiting(context, ...seats) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  for (const seat of seats) page.answer("invite", invitation(seat));
  await openRoom(page.deps, { ...WISH, seating: TABLE });
  await settle();
  const room = /** @type {HostRoom} */ (page.room);
  return { page, room };
}

/** @param {string} text @returns {PeerEvent} */
const passed = (text) => ({ kind: "request", guest: 7, seat: 0, asked: text === "again" ? { kind: "again", request: 3 } : { kind: "reply", request: 3, text } });

/** A command of the engine. @param {number} number @param {any} order @returns {PeerEvent} */
const command = (number, order) => ({ kind: "command", number, order });

/** @param {FakePage} page @returns {(string | null)[]} what guests were told of the replies that they passed on */
const answers = (page) => page.called("answer").map(({ code }) => code);

test("the screen invites to the first free seat by itself", async (context) => {
  const { page, room } = await waiting(context, 0);
  assert.deepEqual(page.called("invite"), [{ seat: 0 }]);
  assert.equal(room.exchange.url, "https://site/#join=seat0");
  assert.deepEqual([room.ownSeat, room.screenPart, room.keepsAwake], [null, "screen", true]);
});

test("once a guest is there, the next seat's code is shown, and none when all are there", async (context) => {
  const { page, room } = await waiting(context, 0, 1, 2);
  await page.happen(roster("open", "empty", "empty", "bot"));
  assert.equal(room.exchange.url, "https://site/#join=seat1");
  await page.happen(roster("open", "open", "empty", "bot"));
  assert.equal(room.exchange.url, "https://site/#join=seat2");
  await page.happen(roster("open", "open", "open", "bot"));
  assert.deepEqual([room.exchange.url, room.invitation.current], ["", null]);
  assert.deepEqual(page.called("invite"), [{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
});

test("a code stays while its guest connects", async (context) => {
  const { page, room } = await waiting(context, 0);
  assert.equal(await room.accept("good"), true);
  await page.happen(roster("empty", "open", "empty", "bot"));
  assert.deepEqual([room.invitation.current?.seat, room.invitation.current?.busy], [0, true]);
});

test("the seat of a guest who is gone is filled after the seats that are empty", async (context) => {
  const { page, room } = await waiting(context, 0, 2, 0);
  await page.happen(roster("lost", "open", "empty", "bot"));
  assert.equal(room.nextSeat.seat, 2);
  await page.happen(roster("lost", "open", "open", "bot"));
  assert.equal(room.nextSeat.seat, 0);
});

test("a failure stays in sight for a while, then another code replaces it", async (context) => {
  const { page, room } = await waiting(context, 0, 0);
  const { link } = /** @type {any} */ (sure(room.invitation.current).invitation);
  await room.accept("good");
  link.fail(refusal("link-unreachable"));
  await settle();
  assert.deepEqual([room.invitation.current?.failed, room.invitation.current?.problem], [true, "link-unreachable"]);
  assert.equal(page.called("not-met").length, 1);
  await page.happen({ kind: "next-code" });
  assert.equal(room.invitation.current?.failed, false);
  assert.equal(page.called("invite").length, 2);
});

test("a host with a seat invites when a person wants it, and keeps its size", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  await openRoom(page.deps, WISH);
  await page.happen(roster("here", "empty", "empty", "bot"));
  assert.deepEqual([page.called("invite"), page.room.screenPart, page.did("fill")], [[], "", []]);
});

test("the page of a screen is large until the room is closed", async (context) => {
  const { page, room } = await waiting(context, 0);
  assert.deepEqual(page.did("fill"), ["fill the screen"]);
  await room.close(true);
  assert.deepEqual(page.did("usual"), ["usual size"]);
});

test("a reply that a guest passes on is taken as if it had been given here", async (context) => {
  const { page, room } = await waiting(context, 0);
  await page.happen(passed("good"));
  assert.equal(room.invitation.current?.busy, true);
  assert.deepEqual(answers(page), [null]);
  assert.deepEqual(page.called("answer").map(({ guest, request }) => [guest, request]), [[7, 3]]);
});

test("what is no reply to the code in sight is refused at the guest, and the screen shows nothing of it", async (context) => {
  const { page, room } = await waiting(context, 0);
  await page.happen(passed("hello"));
  assert.deepEqual(answers(page), ["pass-on-old"]);
  assert.deepEqual([room.invitation.current?.problem, room.invitation.current?.busy], ["", false]);
});

test("while somebody connects, and where no seat is free, nothing is taken", async (context) => {
  const { page } = await waiting(context, 0);
  await page.happen(passed("good"));
  await page.happen(passed("good"));
  await page.happen({ kind: "guest", guest: 1, seat: 0, name: "Ada", state: "open" }, roster("open", "open", "open", "bot"));
  await page.happen(passed("good"));
  assert.deepEqual(answers(page), [null, "pass-on-busy", "pass-on-none"]);
});

/**
 * A phone at a big screen.
 * @param {TestContext} context
 * @param {boolean} [screen]
 */
async function phone(context, screen = true) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  const link = new FakeLink("to m");
  page.reply = { room: "m", token: "token of m", text: "t", url: "u", overInternet: false, opened: null, onTry: () => {}, connect: async () => link.link, drop: () => {} };
  await openJoinScreen(page.deps, "#join=m");
  const room = /** @type {import("../../web/app/online/guest-room.js").GuestRoom} */ (page.room);
  const connecting = room.connect();
  await settle();
  link.open();
  await connecting;
  await page.happen({ kind: "welcome", guest: 1, seat: 1, facts: /** @type {any} */ ({ game: "g", setup: {} }), screen });
  return { page, room };
}

test("a phone at a big screen knows it, and has a list in which replies are passed on", async (context) => {
  const { page, room } = await phone(context);
  assert.equal(room.screenPart, "phone");
  page.host = /** @type {any} */ ("a match");
  assert.equal(room.screen(), null);
  room.seatListAction?.();
  assert.notEqual(room.screen(), null);
});

test("a guest elsewhere passes no reply on", async (context) => {
  const { page, room } = await phone(context, false);
  assert.deepEqual([room.screenPart, room.seatListAction, room.againAction], ["", null, null]);
  assert.equal(await room.accept("good"), false);
  assert.deepEqual(page.called("say"), []);
});

test("a reply goes to the screen, and what becomes of it is said", async (context) => {
  const { page, room } = await phone(context);
  assert.equal(await room.passOn.take("  the reply "), true);
  assert.deepEqual(page.called("say"), [{ saying: { what: "reply", text: "the reply" } }]);
  assert.equal(room.passOn.state.stage, "sent");
  await page.answered("pass-on-old");
  assert.deepEqual(room.passOn.state, { stage: "refused", problem: "pass-on-old" });
  await room.passOn.take("another reply");
  await page.answered(null);
  assert.deepEqual(room.passOn.state, { stage: "taken", problem: "" });
});

test("a reply that is opened as a link in another tab is passed on, until the room is left", async (context) => {
  const { page, room } = await phone(context);
  assert.equal(await sure(page.listener)("a link"), true);
  assert.deepEqual(page.called("say").map(({ saying }) => saying.text), ["a link"]);
  await room.close(true);
  assert.equal(page.listener, null);
});

test("the link of a guest that has left the old room and is not in the new one yet is not made anew", async (context) => {
  const { page, room } = await finished(context);
  await page.happen(roster("open", "open", "open", "bot"));
  page.script["invite"] = [invitation(0)];
  await room.openNextRoom();
  await settle();
  const next = page.room;
  page.room = room;
  await page.happen({ kind: "coming", seats: [0, 1, 2] }, command(1, { kind: "prepare", seats: [0] }));
  await page.happen(passed("good"));
  const before = page.called("invite").length;
  await page.happen(roster("empty", "open", "open", "bot"), { kind: "coming", seats: [1, 2] });
  page.room = next;
  await settle();
  assert.deepEqual([next.invitation.isConnecting(0), page.called("invite").length], [true, before]);
});

test("without a connection a reply is refused here", async (context) => {
  const { page, room } = await phone(context);
  page.answer("say", /** @type {any} */ (refusal("not-connected")));
  assert.equal(await room.passOn.take("the reply"), false);
  assert.deepEqual(room.passOn.state, { stage: "refused", problem: "not-connected" });
});

// The next game -----------------------------------------------------------------------------------------------

/**
 * A big screen whose game is over; Ada and Bob are there, and Olha's seat was taken by a computer player at the end.
 * @param {TestContext} context
 */
async function finished(context) {
  const { page, room } = await waiting(context, 0, 2, 0, 1, 1);
  const seats = roster("open", "open", "lost", "bot");
  await page.happen(seats);
  const seating = TABLE.map((chair, seat) => (seat === 2 ? { ...chair, player: "normal" } : chair));
  await page.sit(/** @type {any} */ ({ result: result(9, { match: room.id, seating, over: true }), row: null, release: () => undefined }));
  page.over = true;
  return { page, room, seats };
}

test("another game of the same people has a room of its own, which is on the page at once", async (context) => {
  const { page, room } = await finished(context);
  sure(room.againAction)();
  const next = /** @type {HostRoom} */ (page.room);
  assert.notEqual(next, room);
  assert.notEqual(next.id, room.id);
  await settle();
  assert.deepEqual(next.seating.map(({ player }) => player), ["elsewhere", "elsewhere", "elsewhere", "easy"]);
  assert.equal(page.called("host").length, 2);
  // The old room is there for its guests, who are told nothing of its end.
  assert.deepEqual([room.closed, page.called("shut")], [false, []]);
  sure(room.againAction)();
  await settle();
  assert.equal(page.room, next);
  assert.deepEqual(page.did("usual").length, 1);
});

test("only a big screen offers another game, and only when one is over", async (context) => {
  const { page, room } = await waiting(context, 0);
  assert.equal(room.againAction, null);
  await page.sit(/** @type {any} */ ({ result: result(3, { match: room.id, seating: TABLE }), row: null, release: () => undefined }));
  assert.equal(room.againAction, null);
});

/** @param {FakePage} page @returns {any[]} what the engine was told of its commands */
const done = (page) => page.called("done");

test("invitations to the next game are made at the order of the room before, and its game begins so", async (context) => {
  const { page, room } = await finished(context);
  page.script["invite"] = [invitation(2), invitation(0), { events: [{ kind: "invitation", seat: null, token: "watch" }] }];
  await room.openNextRoom();
  await settle();
  const next = page.room;
  assert.deepEqual(page.called("host").at(-1).after, { room: room.id, guests: [0, 1, 2, null], begins: true, watchers: [] });
  page.room = room;
  await page.happen({ kind: "coming", seats: [0, 1] });
  assert.equal(next.nextSeat.seat, 2);
  await page.happen(command(4, { kind: "prepare", seats: [0] }));
  await page.happen(command(5, { kind: "prepare", seats: null }));
  assert.deepEqual(done(page), [
    { command: 4, ok: true, text: "https://site/#join=seat0" }, { command: 5, ok: true, text: "https://site/#join=watch" },
  ]);
  assert.deepEqual([0, 1, 2].map((seat) => next.earlier.isComing(seat)), [true, true, false]);
  await page.happen(passed("good"));
  assert.deepEqual([next.invitation.isConnecting(0), answers(page)], [true, [null]]);
  await page.happen(command(6, { kind: "begin" }));
  assert.equal(page.called("deal").length, 1);
});

test("the engine looks who has come whenever the next room changes, and begins nothing once a person invites", async (context) => {
  const { page, room } = await finished(context);
  await room.openNextRoom();
  await settle();
  const next = page.room;
  const before = page.calls.length;
  await page.happen(roster("open", "empty", "empty", "bot"));
  assert.ok(page.calls.slice(before).some(([method, { room: id }]) => method === "tick" && id === room.id));
  assert.deepEqual(page.called("hold"), []);
  next.invite(1);
  await settle();
  assert.ok(page.called("hold").length > 0);
});

test("the form for the next game begins with the seats and the guests of this one", async (context) => {
  const { page, room } = await finished(context);
  await page.happen({ ...roster("open", "open", "lost", "bot"), watchers: [{ guest: 7, name: "Wim", state: "open" }, { guest: 8, name: "Eva", state: "lost" }] });
  await sure(room.changeAction)();
  const { seats, guests, game } = sure(page.nextForm);
  assert.deepEqual(seats.map(({ player, guest }) => [player, guest ?? null]), [["elsewhere", 0], ["elsewhere", 1], ["elsewhere", 2], ["easy", null]]);
  assert.deepEqual(guests.map(({ guest, played }) => [guest, played]), [[0, true], [1, true], [2, true], [7, false]]);
  assert.equal(game, "g");
  assert.equal(page.room, room);
});

test("another game is offered once one is over", async (context) => {
  const { room } = await waiting(context, 0);
  assert.equal(room.changeAction, null);
});

test("a guest does not change the next game", async (context) => {
  const { page, room } = await phone(context);
  page.over = true;
  assert.equal(room.changeAction, null);
});

/**
 * The same as `finished` with a watcher, Wim; then a game of two begins: Bob has the first seat and Wim the second, Ada watches.
 * @param {TestContext} context
 */
async function changed(context) {
  const { page, room } = await finished(context);
  await page.happen({ ...roster("open", "open", "lost", "bot"), watchers: [{ guest: 7, name: "Wim", state: "open" }] });
  await sure(room.changeAction)();
  const { begin } = sure(page.nextForm);
  page.nextForm = null;
  const seating = [{ name: "Bob", player: "elsewhere" }, { name: "Wim", player: "elsewhere" }];
  page.script["invite"] = [0, 1, null].map((seat) => ({ events: [{ kind: "invitation", seat, token: seat === null ? "watch" : `seat${seat}` }] }));
  await begin({ game: "h", setup: /** @type {any} */ ({ players: 2 }), seating }, [1, 7]);
  await settle();
  await settle();
  return { page, room, next: /** @type {HostRoom} */ (page.room) };
}

test("in another game each guest gets the seat that the host gave it", async (context) => {
  const { page, room, next } = await changed(context);
  assert.notEqual(next, room);
  const { game, setup, after } = page.called("host").at(-1);
  assert.deepEqual([game, setup, after], ["h", { players: 2 }, { room: room.id, guests: [1, 7], begins: true, watchers: [] }]);
  assert.equal(next.seating.length, 2);
});

test("a game for which somebody must be invited is begun by the host", async (context) => {
  const { page, room } = await finished(context);
  page.script["invite"] = [invitation(0), invitation(1)];
  const seating = [{ name: "Ada", player: "elsewhere" }, { name: "New", player: "elsewhere" }];
  await room.openNextRoom({ wish: { game: "g", setup: /** @type {any} */ ({ players: 2 }), seating }, guests: [0, null] });
  await settle();
  assert.equal(page.called("host").at(-1).after.begins, false);
});

test("somebody who watches is given a computer's seat before the deal, which is the host's then", async (context) => {
  const { page, room } = await finished(context);
  page.script["invite"] = [invitation(2), invitation(0), invitation(1), invitation(3)];
  await room.openNextRoom();
  await settle();
  const next = page.room;
  await page.happen(roster("open", "waiting", "open", "bot"));
  assert.equal(next.freeSeat, 3);
  await next.seatWatcher(7);
  assert.deepEqual(page.called("seat-watcher"), [{ guest: 7, seat: 3 }]);
  assert.equal(next.seating[3].player, "elsewhere");
  assert.equal(page.called("hold").length, 1);
});

test("while the host chooses another game, a guest's wish for one is told and begins nothing", async (context) => {
  const { page, room } = await finished(context);
  await sure(room.changeAction)();
  await page.happen(passed("again"));
  assert.deepEqual([page.room, answers(page)], [room, [null]]);
  assert.equal(page.did("toast again-wished").length, 1);
});

test("a guest who wants another game begins it at the host", async (context) => {
  const { page, room } = await finished(context);
  await page.happen(passed("again"));
  assert.notEqual(page.room, room);
  assert.deepEqual(answers(page), [null]);
});

test("a guest's wish for another game is refused while one is played", async (context) => {
  const { page, room } = await waiting(context, 0);
  await page.happen(passed("again"));
  assert.deepEqual([page.room, answers(page)], [room, ["again-none"]]);
});

test("the old room ends with the next deal", async (context) => {
  const { page, room } = await finished(context);
  await room.openNextRoom();
  const next = page.room;
  await page.sit(/** @type {any} */ ({ result: result(0, { match: next.id, seating: next.seating }), row: null, release: () => undefined }));
  await settle();
  assert.deepEqual([room.closed, next.closed], [true, false]);
});

test("the old room ends with the next one", async (context) => {
  const { page, room } = await finished(context);
  await room.openNextRoom();
  await page.room.close(true);
  assert.deepEqual([room.closed, page.called("shut").length], [true, 2]);
});

test("a phone answers the invitation to the next game, and goes over at the engine's order", async (context) => {
  const { page, room } = await phone(context);
  const link = new FakeLink("to n");
  page.reply = { ...page.reply, room: "n", token: "token of n", url: "the reply", connect: async () => link.link };
  await page.happen(command(3, { kind: "answer", text: "#join=n", seat: null }));
  assert.deepEqual(done(page), [{ command: 3, ok: true, text: "the reply" }]);
  assert.equal(page.room, room);
  await page.happen(command(4, { kind: "move", reply: 3 }));
  assert.notEqual(page.room, room);
  assert.deepEqual([page.room.id, page.room.state.stage, page.room.state.playerName], ["n", "connecting", room.state.playerName]);
  assert.equal(room.closed, true);
  link.open();
  await settle();
  assert.equal(page.called("join").at(-1).token, "token of n");
});

test("a phone whose reply leads nowhere drops it, and stays", async (context) => {
  const { page, room } = await phone(context);
  let dropped = 0;
  page.reply = { ...page.reply, url: "the reply", drop: () => void (dropped += 1) };
  await page.happen(command(3, { kind: "answer", text: "#join=m", seat: null }));
  await page.happen(command(4, { kind: "drop", reply: 3 }));
  await page.happen(command(5, { kind: "move", reply: 3 }));
  assert.deepEqual([page.room, dropped, room.closed], [room, 1, false]);
  await page.happen(command(6, { kind: "answer", text: "#join=m", seat: null }));
  await room.close(true);
  assert.equal(dropped, 2);
});

test("the game that is over is checked before the engine is told of the reply", async (context) => {
  const { page } = await phone(context);
  page.answer("verify", { events: [{ kind: "checking" }] });
  await page.happen({ kind: "record" }, command(3, { kind: "answer", text: "#join=m", seat: null }));
  assert.deepEqual(page.done.filter((line) => /verify|done/.test(line)), ["call verify", "call verify", "call done"]);
});

test("a guest whose host's page is older is told so when it wants another game", async (context) => {
  const { page, room } = await phone(context, false);
  page.host = /** @type {any} */ ("a match");
  page.over = true;
  room.againAction?.();
  await settle();
  await page.answered("again-none");
  assert.equal(page.did("failed").length, 1);
});

test("the form gives each person of this device a phone, and takes one back", () => {
  const model = new SetupModel("g", ["person", "elsewhere", "easy"], null, "Olha");
  model.resize(3);
  assert.equal(model.isScreen, false);
  model.setScreen(true);
  assert.deepEqual(model.seats.map(({ player }) => player), ["elsewhere", "easy", "easy"]);
  assert.deepEqual([model.isScreen, model.hasFriends, model.ownName, model.offersFree], [true, true, null, false]);
  assert.notEqual(sure(model.seats[0]).name, "Olha");
  model.setScreen(false);
  assert.deepEqual(model.seats[0], { name: "Olha", player: "person" });
});
