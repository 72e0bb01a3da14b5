// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { openRoom } from "../../web/app/online/host-room.js";
import { SetupModel } from "../../web/kit/setup-model.js";
import { sure } from "./kit.js";
import { FakeLink, FakePage, refusal, roster, SEATING, settle, WISH } from "./room-fakes.js";

/** @typedef {import("../../web/types.js").PeerAnswer["events"][number]} PeerEvent */

const TABLE = SEATING.map(({ name, player }) => ({ name, player: player === "person" ? "elsewhere" : player }));

/** @param {number} seat @returns {Partial<import("../../web/types.js").PeerAnswer>} */
const invitation = (seat) => ({ events: [{ kind: "invitation", seat, token: `seat${seat}` }] });

/**
 * A big screen that waits for its friends; the engine has invitations for so many seats, one after the other.
 * @param {import("node:test").TestContext} context
 * @param {...number} seats
 */
async function waiting(context, ...seats) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  for (const seat of seats) page.answer("invite", invitation(seat));
  await openRoom(page.deps, { ...WISH, seating: TABLE });
  await settle();
  const room = /** @type {import("../../web/app/online/host-room.js").HostRoom} */ (page.room);
  return { page, room };
}

/** @param {string} text @returns {PeerEvent} */
const passed = (text) => ({ kind: "pass-on", guest: 7, seat: 0, text });

/** @param {FakePage} page @returns {(string | null)[]} what guests were told of the replies that they passed on */
const answers = (page) => page.called("tell").filter(({ what }) => what === "passed-on").map(({ body }) => body.code);

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
  context.mock.timers.tick(20_000);
  await settle();
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
  assert.deepEqual(page.called("tell").map(({ seat, guest }) => [seat, guest]), [[0, 7]]);
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
 * @param {import("node:test").TestContext} context
 * @param {boolean} [screen]
 */
async function phone(context, screen = true) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  const link = new FakeLink("to m");
  page.reply = { room: "m", token: "token of m", text: "t", url: "u", far: false, opened: null, onTry: () => {}, connect: async () => link.link, drop: () => {} };
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

test("a guest elsewhere passes nothing on", async (context) => {
  const { page, room } = await phone(context, false);
  assert.deepEqual([room.screenPart, room.seatListAction, page.listener], ["", null, null]);
  assert.equal(await room.accept("good"), false);
  assert.deepEqual(page.called("say"), []);
});

test("a reply goes to the screen, and what becomes of it is said", async (context) => {
  const { page, room } = await phone(context);
  assert.equal(await room.passOn.take("  the reply "), true);
  assert.deepEqual(page.called("say"), [{ saying: { what: "pass-on", text: "the reply" } }]);
  assert.equal(room.passOn.state.stage, "sent");
  await page.happen({ kind: "passed-on", code: "pass-on-old" });
  assert.deepEqual(room.passOn.state, { stage: "refused", problem: "pass-on-old" });
  await page.happen({ kind: "passed-on", code: null });
  assert.deepEqual(room.passOn.state, { stage: "taken", problem: "" });
});

test("a reply that is opened as a link in another tab is passed on, until the room is left", async (context) => {
  const { page, room } = await phone(context);
  assert.equal(await sure(page.listener)("a link"), true);
  assert.deepEqual(page.called("say").map(({ saying }) => saying.text), ["a link"]);
  await room.close(true);
  assert.equal(page.listener, null);
});

test("without a connection a reply is refused here", async (context) => {
  const { page, room } = await phone(context);
  page.answer("say", /** @type {any} */ (refusal("not-connected")));
  assert.equal(await room.passOn.take("the reply"), false);
  assert.deepEqual(room.passOn.state, { stage: "refused", problem: "not-connected" });
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
