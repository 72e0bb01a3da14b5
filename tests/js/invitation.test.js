// @ts-check
// Tests how a host makes, replaces and withdraws invitations, and how replies reach its tab, over the real engine and connections.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openReply } from "../../web/app/online/reply-tab-controller.js";
import { listenForReplies, sendReply } from "../../web/peer/reply-channel.js";
import { endAll } from "./evenings/evening.js";
import { Table } from "./evenings/table.js";
import { settle } from "./settle.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./evenings/page.js" */

after(endAll);

const SITE_SERVERS = [{ owner: "Club", urls: "stun:stun.example.org:3478" }];

/** A host whose friends are in the room. @param {TestContext} context @param {Record<string, string>} [settings] */
async function hosting(context, settings) {
  const table = await Table.begin(context);
  const host = await table.host({}, settings);
  const begin = (/** @type {number | null} */ seat) => table.press(host, () => host.room.invitation.begin(seat));
  return { table, host, begin, invitation: host.room.invitation };
}

/** The links that a page has made. @param {Page} page */
const made = (page) => page.called("done").flatMap(({ text }) => (text?.includes("#join=") ? [text] : []));

/** A friend's reply to the link that is shown. @param {Table} table @param {Page} host @param {string} name @param {number | null} [seat] */
async function replyTo(table, host, name, seat = null) {
  const page = table.device(name);
  await table.open(page, host.shownLink);
  if (seat !== null) await table.press(page, () => page.room.chooseSeat(seat));
  return { page, reply: page.shownLink };
}

test("an invitation that the engine refuses is told, and none is open", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  table.refuse(host, "invite", "bad-seating");
  await begin(1);
  assert.deepEqual([host.said, invitation.current, host.shownLink], [["error-bad-seating"], null, ""]);
});

test("the reply to an invitation that was made anew, or whose room is left, is not taken", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  await begin(1);
  const { reply } = await replyTo(table, host, "Ada");
  await table.press(host, () => invitation.renew());
  assert.deepEqual([invitation.current.seat, made(host).length, await table.press(host, () => host.room.accept(reply))], [1, 2, false]);
  const { reply: late } = await replyTo(table, host, "Bob");
  host.do(() => invitation.close());
  assert.deepEqual([invitation.current, host.shownLink, await table.press(host, () => host.room.accept(late))], [null, "", false]);
});

test("an invitation that could not be made is none, and the next press makes it", async (context) => {
  const { host, begin, invitation } = await hosting(context);
  const { createInvitation } = host.deps;
  host.deps.createInvitation = () => Promise.reject(Object.assign(new Error("no"), { code: "signal-browser", args: {} }));
  await begin(1);
  assert.deepEqual([host.said, invitation.current, invitation.waiting], [["error-signal-browser"], null, false]);
  Object.assign(host.deps, { createInvitation });
  await begin(1);
  assert.deepEqual([invitation.current.seat, made(host).length], [1, 1]);
});

test("another invitation leaves the one before open; each is shown again as it was, and the replies to both are taken", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  await begin(1);
  const first = host.shownLink;
  const ada = await replyTo(table, host, "Ada");
  await begin(2);
  const second = host.shownLink;
  const bob = await replyTo(table, host, "Bob");
  await begin(1);
  assert.deepEqual([host.shownLink, made(host)], [first, [first, second]]);
  await begin(2);
  assert.equal(host.shownLink, second);
  for (const { reply } of [ada, bob]) assert.equal(await table.press(host, () => host.room.accept(reply)), true);
  await table.pass(2000);
  assert.deepEqual(host.room.state.seats.slice(1, 3).map((/** @type {{name: string}} */ { name }) => name), ["Ada", "Bob"]);
  assert.deepEqual([invitation.current, invitation.waiting], [null, false]);
});

test("one link invites to several seats: each reply names its own, and the link stays until all are here", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  const link = await table.link(host);
  assert.deepEqual([host.called("invite").map(({ seats }) => seats), made(host)], [[[1, 2]], [link]]);
  await begin(2);
  assert.equal(host.shownLink, link);
  const bob = await replyTo(table, host, "Bob", 2);
  assert.equal(await table.press(host, () => host.room.accept(bob.reply)), true);
  await table.pass(1000);
  assert.deepEqual([invitation.current.seat, invitation.waiting, host.shownLink], [1, true, link]);
  assert.equal(await table.press(host, () => host.room.accept(bob.reply)), false);
  assert.equal(invitation.current.problem, "error-signal-again");
  const ada = await replyTo(table, host, "Ada", 1);
  assert.equal(await table.press(host, () => host.room.accept(ada.reply)), true);
  await table.pass(1000);
  assert.deepEqual([invitation.current, invitation.waiting], [null, false]);
});

test("the host says where the friends are before there is a link, and far away asks for a helper first", async (context) => {
  const table = await Table.begin(context);
  const host = table.device("Olha");
  Object.assign(host.deps, { siteServers: async () => SITE_SERVERS, siteMailboxes: async () => [] });
  await table.press(host, () => host.around.modules.host.openRoom(host.deps, table.wish()));
  const { inviting, internet } = host.room;
  await table.press(host, () => inviting.show());
  assert.deepEqual([host.shownLink, inviting.missing], ["", [1, 2]]);
  await table.press(host, () => inviting.choosePlace("far"));
  assert.equal(host.shownLink, "");
  await table.press(host, () => internet.choose(true));
  assert.notEqual(host.shownLink, "");
  assert.equal(internet.iceServers.length, 1);
});

test("friends in the same room get a link without a helper, although one was allowed before", async (context) => {
  const table = await Table.begin(context);
  const host = table.device("Olha", { internet: "yes" });
  /** @type {number[]} */
  const servers = [];
  const { createGroupInvitation } = host.deps;
  Object.assign(host.deps, { siteServers: async () => SITE_SERVERS, createGroupInvitation: async (/** @type {any} */ wish) => (servers.push(wish.servers.length), createGroupInvitation(wish)) });
  await table.press(host, () => host.around.modules.host.openRoom(host.deps, table.wish()));
  await table.link(host);
  assert.deepEqual(servers, [0]);
});

test("of two invitations at once the one that was wanted last is shown, even if it is made first", async (context) => {
  const { table, host, invitation } = await hosting(context);
  const { createInvitation } = host.deps;
  /** @type {(() => void)[]} */
  const go = [];
  host.deps.createInvitation = async (wish) => (await new Promise((resolve) => go.push(() => resolve(undefined))), createInvitation(wish));
  await table.press(host, () => void [1, 2].forEach((seat) => invitation.begin(seat)));
  for (const at of [1, 0]) await table.press(host, () => go[at]?.());
  const links = made(host);
  assert.deepEqual([invitation.current.seat, host.shownLink], [2, links[0]]);
  await table.press(host, () => invitation.begin(1));
  assert.deepEqual([invitation.current.seat, host.shownLink, made(host)], [1, links[1], links]);
});

test("other servers make the open invitation again, unless its reply is here, and none where none is open", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  const enter = (/** @type {string} */ text) => table.press(host, () => host.room.internet.enter(text));
  await enter("stun:first.example.org:3478");
  assert.deepEqual([host.shownLink, host.called("invite")], ["", []]);
  await begin(1);
  const first = host.shownLink;
  await enter("stun:stun.example.org:3478");
  const second = host.shownLink;
  assert.notEqual(second, first);
  // The friend's device is not there yet.
  const { page, reply } = await replyTo(table, host, "Ada");
  page.offline = true;
  await table.press(host, () => host.room.accept(reply));
  assert.equal(invitation.isConnecting(1), true);
  await enter("");
  assert.deepEqual([host.shownLink, made(host)], [second, [first, second]]);
});

test("a reply to another invitation says why, and the right one is still taken, once", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  assert.equal(await table.press(host, () => host.room.accept("no reply")), false);
  await begin(1);
  const { reply } = await replyTo(table, host, "Ada");
  const other = await table.host();
  await table.press(other, () => other.room.invitation.begin(1));
  const elsewhere = await replyTo(table, other, "Bob");
  assert.equal(await table.press(host, () => host.room.accept(elsewhere.reply)), false);
  assert.deepEqual([invitation.current.busy, invitation.current.problem], [false, "error-signal-other-room"]);
  assert.equal(await table.press(host, () => host.room.accept(reply)), true);
  assert.equal(await table.press(host, () => host.room.accept(reply)), false);
});

test("a guest who came back by itself leaves an invitation without a reply open", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  const [ada = host] = await table.friends(host, 1);
  await table.pass(3000);
  ada.turn(true);
  ada.close();
  await table.pass(40_000);
  await begin(1);
  const link = host.shownLink;
  await table.reopen(ada);
  await table.pass(20_000);
  assert.deepEqual([host.room.state.seats[1].state, invitation.current.seat, host.shownLink], ["open", 1, link]);
});

test("devices that do not meet are told so, and a fresh invitation is made", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  await begin(1);
  const link = host.shownLink;
  const { page, reply } = await replyTo(table, host, "Ada");
  page.offline = true;
  await table.press(host, () => host.room.accept(reply));
  host.do(() => table.network.giveUp(/** @type {any} */ (host.owner)));
  await table.pass(100_000);
  assert.deepEqual([invitation.current.failed, invitation.current.problem, host.called("linked")], [true, "error-link-unreachable", []]);
  await begin(1);
  assert.deepEqual([invitation.current.failed, host.shownLink === link], [false, false]);
});

test("a reply from another tab is taken by the open invitation, and one that is opened here replaces no room", async (context) => {
  const { table, host, begin, invitation } = await hosting(context);
  const { room } = host;
  await begin(1);
  const { reply } = await replyTo(table, host, "Ada");
  await table.press(host, () => openReply(host.deps, "https://site.example/#reply=bad"));
  assert.deepEqual([host.room === room, invitation.current.busy, invitation.current.problem === ""], [true, false, false]);
  assert.equal(await table.press(host, () => host.listener?.(reply)), true);
  await table.pass(1000);
  await begin(2);
  const bob = await replyTo(table, host, "Bob");
  await table.press(host, () => openReply(host.deps, bob.reply));
  await table.pass(1000);
  assert.deepEqual(room.state.seats.slice(1, 3).map((/** @type {{name: string}} */ { name }) => name), ["Ada", "Bob"]);
});

test("a reply link opened in a tab of its own goes to the tab with the room, also late; else it is shown", async (context) => {
  const table = await Table.begin(context);
  for (const [taken, outcome, url] of /** @type {const} */ ([[true, "taken", ""], [false, "nobody", "https://site/#reply=x"]])) {
    const tab = table.device("Olha");
    let late = () => {};
    tab.deps.sendReply = async (_reply, then) => ((late = then), taken);
    await table.press(tab, () => openReply(tab.deps, "https://site/#reply=x"));
    assert.deepEqual([tab.room.outcome, tab.shownLink], [outcome, url]);
    late();
    assert.equal(tab.room.outcome, "taken");
  }
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
