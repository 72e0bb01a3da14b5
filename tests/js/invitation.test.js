// @ts-check
// Tests how a host makes, replaces and withdraws invitations, and how replies reach its tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openReply } from "../../web/app/online/reply-tab-controller.js";
import { listenForReplies, sendReply } from "../../web/peer/reply-channel.js";
import { HostRoom } from "../../web/app/online/host-room.js";
import { sure } from "./kit.js";
import { FakeInvitation, FakePage, refusal, settle, WISH } from "./room-fakes.js";

/**
 * A host's room whose next invitations have these tokens.
 * @param {import("node:test").TestContext} context
 * @param {...string} tokens
 */
async function room(context, ...tokens) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const subject = new HostRoom(page.deps, { id: "m", wish: WISH });
  page.room = subject;
  for (const token of tokens) page.answer("invite", { events: [{ kind: "invitation", seat: 1, token }] });
  return { page, subject, invitation: subject.invitation };
}

test("an invitation is made with the engine's token and shown", async (context) => {
  const { page, subject, invitation } = await room(context, "one");
  await invitation.begin(1);
  assert.deepEqual(page.called("invite"), [{ seat: 1 }]);
  assert.deepEqual(page.did("invitation"), ["invitation m one 0"]);
  assert.equal(subject.exchange.url, "https://site/#join=one");
  const { seat, busy, problem, failed } = sure(invitation.current);
  assert.deepEqual({ seat, busy, problem, failed }, { seat: 1, busy: false, problem: "", failed: false });
});

test("an invitation that the engine refuses is told, and none is open", async (context) => {
  const { page, invitation } = await room(context);
  page.answer("invite", refusal("seat-taken"));
  await invitation.begin(1);
  assert.deepEqual([page.did("failed"), invitation.current], [["failed seat-taken"], null]);
});

test("a withdrawn invitation is shown no more", async (context) => {
  const { page, subject, invitation } = await room(context, "one");
  await invitation.begin(1);
  invitation.withdraw();
  assert.deepEqual([page.did("withdraw"), invitation.current, subject.exchange.url], [["withdraw one"], null, ""]);
});

test("another invitation leaves the one before open, and its reply is taken", async (context) => {
  const { page, invitation } = await room(context, "one", "two");
  await invitation.begin(1);
  page.invitation = new FakeInvitation(page, "two", "fine");
  await invitation.begin(2);
  assert.deepEqual([page.did("withdraw"), invitation.current?.seat], [[], 2]);
  assert.equal(await invitation.accept("good"), true);
  assert.deepEqual([invitation.isConnecting(1), invitation.isConnecting(2)], [true, false]);
  assert.equal(await invitation.accept("good and fine"), true);
  assert.equal(invitation.isConnecting(2), true);
});

test("the invitation to a seat that is open is shown again, and no other one is made", async (context) => {
  const { page, subject, invitation } = await room(context, "one", "two");
  await invitation.begin(1);
  await invitation.begin(2);
  await invitation.begin(1);
  assert.deepEqual([subject.exchange.url, page.called("invite").length], ["https://site/#join=one", 2]);
});

test("one link invites to several seats: each reply names its own, and the link stays until all are here", async (context) => {
  const { page, subject, invitation } = await room(context, "one");
  page.answer("invite", { events: [{ kind: "invitation", seat: 2, token: "one2" }] });
  await invitation.beginGroup([1, 2]);
  assert.deepEqual(page.called("invite"), [{ seat: 1 }, { seat: 2, first: "one" }]);
  assert.deepEqual(page.did("invitation"), ["invitation m one for 1 Ada,2 Bob 0"]);
  await invitation.begin(2);
  assert.equal(subject.exchange.url, "https://site/#join=one");
  assert.equal(await invitation.accept("good for 2"), true);
  invitation.onArrival(2);
  assert.deepEqual([invitation.current?.seat, invitation.isOpen(1), subject.exchange.url], [1, true, "https://site/#join=one"]);
  assert.equal(await invitation.accept("good for 2"), false);
  assert.equal(invitation.current?.problem, "signal-again");
  assert.equal(await invitation.accept("good for 1"), true);
  invitation.onArrival(1);
  assert.deepEqual([invitation.current, invitation.waiting], [null, false]);
});

test("the host says where the friends are before there is a link, and far away asks for a helper first", async (context) => {
  const { page, subject } = await room(context, "one");
  page.answer("invite", { events: [{ kind: "invitation", seat: 2, token: "one2" }] });
  page.siteServers = [{ owner: "Club", urls: "stun:stun.example.org:3478" }];
  page.startEngine();
  await subject.begin();
  const { inviting } = subject;
  inviting.show();
  await settle();
  assert.deepEqual([page.did("invitation"), inviting.missing], [[], [1, 2]]);
  inviting.choosePlace("far");
  await settle();
  assert.deepEqual(page.did("invitation"), []);
  subject.internet.choose(true);
  await settle();
  assert.deepEqual(page.did("invitation"), ["invitation m one for 1 Ada,2 Bob 1"]);
});

test("friends in the same room get a link without a helper, although one was allowed before", async (context) => {
  const { page, subject } = await room(context, "one");
  page.answer("invite", { events: [{ kind: "invitation", seat: 2, token: "one2" }] });
  page.siteServers = [{ owner: "Club", urls: "stun:stun.example.org:3478" }];
  page.settings.set("internet", "yes");
  page.startEngine();
  await subject.begin();
  subject.inviting.choosePlace("room");
  await settle();
  assert.deepEqual(page.did("invitation"), ["invitation m one for 1 Ada,2 Bob 0"]);
});

test("of two invitations at once the one that was wanted last is shown, even if it is made first", async (context) => {
  const { page } = await room(context);
  /** @type {((value: any) => void)[]} */
  const made = [];
  const { invitation } = new HostRoom({ ...page.deps, createInvitation: () => new Promise((resolve) => made.push(resolve)) }, { id: "m", wish: WISH });
  for (const [seat, token] of [[1, "one"], [2, "two"]]) page.answer("invite", { events: [{ kind: "invitation", seat: Number(seat), token: String(token) }] });
  const both = [invitation.begin(1), invitation.begin(2)];
  await settle();
  for (const [at, name] of [[1, "two"], [0, "one"]]) {
    made[Number(at)]?.(new FakeInvitation(page, String(name)));
    await settle();
  }
  await Promise.all(both);
  assert.deepEqual([page.did("withdraw"), invitation.current?.seat, invitation.isOpen(1)], [[], 2, true]);
});

test("other servers make the open invitation again, unless its reply is here", async (context) => {
  const { page, subject, invitation } = await room(context, "one", "two", "three");
  await invitation.begin(1);
  subject.internet.enter("stun:stun.example.org:3478");
  await settle();
  assert.deepEqual(page.did("invitation"), ["invitation m one 0", "invitation m two 1"]);
  await invitation.accept("good");
  subject.internet.enter("");
  await settle();
  assert.equal(page.did("invitation").length, 2);
});

test("other servers make no invitation where none is open", async (context) => {
  const { page, subject } = await room(context, "one");
  subject.internet.enter("stun:stun.example.org:3478");
  await settle();
  assert.deepEqual(page.did("invitation"), []);
});

test("a reply to another invitation says why, and the right one is still taken", async (context) => {
  const { invitation } = await room(context, "one");
  await invitation.begin(1);
  assert.equal(await invitation.accept("bad"), false);
  assert.deepEqual([invitation.current?.busy, invitation.current?.problem], [false, "signal-other-invitation"]);
  assert.equal(await invitation.accept("good"), true);
  assert.deepEqual([invitation.current?.busy, invitation.current?.problem], [true, ""]);
});

test("a reply is not taken where no invitation is open, or one is answered already", async (context) => {
  const { invitation } = await room(context, "one");
  assert.equal(await invitation.accept("good"), false);
  await invitation.begin(1);
  await invitation.accept("good");
  assert.equal(await invitation.accept("good"), false);
});

test("a link that opens is told to the engine; the invitation closes when its guest is here", async (context) => {
  const { page, invitation } = await room(context, "one");
  const made = new FakeInvitation(page, "one");
  page.invitation = made;
  await invitation.begin(1);
  await invitation.accept("good");
  assert.deepEqual([page.did("guard"), page.called("linked")], [["guard link of one"], []]);
  made.link.open();
  await settle();
  assert.deepEqual(page.called("linked"), [{ link: "link of one" }]);
  invitation.onArrival(2);
  assert.notEqual(invitation.current, null);
  invitation.onArrival(1);
  assert.equal(invitation.current, null);
});

test("a guest who came back by itself leaves an invitation without a reply open", async (context) => {
  const { invitation } = await room(context, "one");
  await invitation.begin(1);
  invitation.onArrival(1);
  assert.notEqual(invitation.current, null);
});

test("a link that does not open asks for a fresh invitation", async (context) => {
  const { page, invitation } = await room(context, "one");
  const made = new FakeInvitation(page, "one");
  page.invitation = made;
  await invitation.begin(1);
  await invitation.accept("good");
  made.link.fail(refusal("link-unreachable"));
  await settle();
  assert.deepEqual([invitation.current?.failed, invitation.current?.problem, page.called("linked")], [true, "link-unreachable", []]);
});

test("a link that ends before the reply is shown as taken tells why", async (context) => {
  const { page, invitation } = await room(context, "one");
  const made = new FakeInvitation(page, "one");
  page.invitation = made;
  made.link.fail(refusal("link-unreachable"));
  await invitation.begin(1);
  await invitation.accept("good");
  await settle();
  assert.deepEqual([invitation.current?.failed, invitation.current?.problem], [true, "link-unreachable"]);
});

test("a reply from another tab is taken by the open invitation", async (context) => {
  const { page, invitation } = await room(context, "one");
  await invitation.begin(1);
  assert.equal(await sure(page.listener)("good"), true);
  assert.equal(invitation.current?.busy, true);
});

test("a reply link opened in the tab with the room is taken there, and replaces no room", async (context) => {
  const { page, subject, invitation } = await room(context, "one");
  await invitation.begin(1);
  await openReply(page.deps, "bad");
  assert.deepEqual([page.room, invitation.current?.problem], [subject, "signal-other-invitation"]);
  await openReply(page.deps, "good");
  assert.equal(invitation.current?.busy, true);
});

test("a reply that the tab with the room takes late is told as taken", async () => {
  const page = new FakePage();
  let late = () => {};
  await openReply({ ...page.deps, sendReply: async (_reply, then) => ((late = then), false) }, "https://site/#reply=x");
  assert.equal(page.room.outcome, "nobody");
  late();
  assert.equal(page.room.outcome, "taken");
});

test("a tab that answers late has taken the reply all the same", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = /** @type {any} */ (globalThis);
  page.location = { href: "https://site/?late" };
  context.after(() => delete page.location);
  /** @type {() => void} */
  let answer = () => {};
  const stop = listenForReplies(() => new Promise((resolve) => (answer = () => resolve(true))));
  context.after(stop);
  let told = "";
  const sent = sendReply("good", () => (told = "taken late"));
  context.mock.timers.tick(1500);
  assert.equal(await sent, false);
  // The messages of a channel come in tasks of their own.
  while (told === "") {
    answer();
    await settle();
  }
});

test("a reply link opened in a tab of its own goes to the tab with the room; else it is shown", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const taken of [true, false]) {
    const page = new FakePage();
    await openReply({ ...page.deps, sendReply: async () => taken }, "https://site/#reply=x");
    assert.deepEqual([page.room.outcome, page.room.exchange.url], taken ? ["taken", ""] : ["nobody", "https://site/#reply=x"]);
  }
});
