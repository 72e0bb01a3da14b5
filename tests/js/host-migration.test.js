// @ts-check
// Tests how guests gather after the host is gone, agree, and continue the match at the device of one of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom } from "../../web/app/online/host-room.js";
import { lock } from "../../web/peer/lock.js";
import { result, sure } from "./kit.js";
import { FakeLink, FakePage, roster, SEATING, settle, WISH } from "./room-fakes.js";

/** @import { TestContext } from "node:test" */

const KEY = "ab".repeat(32);
const TABLE = { match: "m", game: "g", setup: {}, seating: SEATING, free: false, takeBacks: 0, stuck: false };

/**
 * A guest at seat 1 whose host is lost, with a link to another guest.
 * @param {TestContext} context
 */
async function orphan(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  const room = new GuestRoom(page.deps);
  page.room = room;
  room.enter("m");
  const link = new FakeLink("guest 2");
  room.listen(link.link);
  await page.happen(
    { kind: "welcome", screen: false, guest: 1, seat: 1, facts: /** @type {any} */ ({ game: WISH.game, setup: WISH.setup }) },
    { kind: "table", body: TABLE }, roster("here", "open", "open", "bot"),
    { kind: "chat", guest: 2, seat: 2, name: "Bob", text: "hello?", own: false },
    { kind: "legacy", serial: 3, needed: 2, of: 3 }, { kind: "state", state: "lost" },
  );
  return { page, room, link };
}

/** The match once each seat has its player at the heir. */
const seated = result(3, { match: "m", seating: SEATING.with(0, { name: "Olha", player: "normal" }).with(1, { name: "Ada", player: "person" }) });

/** @returns {import("../../web/types.js").PeerAnswer["events"][number]} */
const succeeded = () => ({ kind: "succeeded", save: "the game", seat: 1 });

test("a guest gathers the others, and counts who agrees", async (context) => {
  const { page, room } = await orphan(context);
  await room.migration.begin();
  assert.match(page.called("gather")[0].secret, /^[0-9a-f]{64}$/);
  assert.notEqual(room.screen(), null);
  await page.happen({ kind: "gather", serial: 3, have: 2, needed: 3, of: 3, asked: false });
  assert.deepEqual([room.migration.gathered?.have, page.called("agree")], [2, []]);
});

test("a guest who is asked agrees only when its person does", async (context) => {
  const { page, room } = await orphan(context);
  page.agrees = false;
  await page.happen({ kind: "gather", serial: 3, have: 1, needed: 2, of: 3, asked: true });
  assert.deepEqual([page.did("confirm").length, page.called("agree").length, room.migration.gathered], [1, 0, null]);
  page.agrees = true;
  await page.happen({ kind: "gather", serial: 3, have: 1, needed: 2, of: 3, asked: true });
  assert.equal(page.called("agree").length, 1);
});

test("the heir reads what the host left, with the key that the guests put together", async (context) => {
  const { page, room } = await orphan(context);
  await room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock(KEY, "the legacy") });
  assert.equal(page.called("succeed")[0].text, "the legacy");
});

test("a wrong key is told to the engine, and to the person where no other follows", async (context) => {
  const { page, room } = await orphan(context);
  await room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock("cd".repeat(32), "the legacy") });
  assert.deepEqual([page.did("failed").length, page.called("wrong-key").length, page.called("succeed")], [1, 1, []]);
});

test("the heir's room continues as a host's room, with its links, servers and chat", async (context) => {
  const { page, room, link } = await orphan(context);
  room.internet.enter("stun:stun.example.org:3478");
  await page.happen(succeeded());
  await settle();
  const next = /** @type {HostRoom} */ (page.room);
  assert.ok(next instanceof HostRoom);
  assert.deepEqual([next.id, next.registered, room.closed, next.screen()], ["m", true, true, null]);
  page.calls.length = 0;
  link.onText("a greeting");
  await settle();
  assert.deepEqual(page.called("receive"), [{ link: "guest 2", text: "a greeting" }]);
  const again = new FakeLink("guest 3");
  sure(page.owner).back(again.link, null);
  again.onText("back");
  await settle();
  assert.deepEqual(page.called("receive").at(-1), { link: "guest 3", text: "back" });
  page.answer("tick", { send: [{ link: "guest 3", text: "welcome" }] });
  await next.call("tick", {});
  assert.deepEqual(again.sent, ["welcome"]);
  assert.equal(sure(page.owner).servers().length, 1);
  next.chat.addNote("new");
  assert.deepEqual(next.chat.state.lines.map(({ id, text }) => [id, text]), [[1, "hello?"], [2, "new"]]);
});

test("after a reload the heir is no guest any more: it resumes its match", async (context) => {
  const { page } = await orphan(context);
  page.tabRoom = "m";
  page.engineAnswers["seat"] = [seated, seated];
  await page.happen(succeeded());
  await settle();
  assert.equal(page.tabRoom, null);
});

test("until the match is stored, a reload finds the guest that this device was", async (context) => {
  const { page, room } = await orphan(context);
  Object.assign(page, { tabRoom: "m" });
  page.settings.set("room-m", "kept by the guest");
  page.engineAnswers["seat"] = [seated, seated];
  let stored = (/** @type {any} */ _nothing) => {};
  page.storing = new Promise((resolve) => (stored = resolve));
  page.answer("succeed", { events: [succeeded()], kept: "kept by the host" });
  await room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock(KEY, "the legacy") });
  page.answer("tick", { kept: "kept by the host, later" });
  await page.room.call("tick", {});
  await settle();
  assert.ok(page.room instanceof HostRoom);
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], ["m", "kept by the guest"]);
  stored(undefined);
  await settle();
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], [null, "kept by the host, later"]);
});

test("an heir whose match cannot be stored plays on, and stores its room once the store takes the match", async (context) => {
  const { page, room } = await orphan(context);
  Object.assign(page, { tabRoom: "m", full: true });
  page.settings.set("room-m", "kept by the guest");
  page.engineAnswers["seat"] = [1, 2, 3].map(() => result(3, { match: "m", seating: SEATING }));
  page.answer("succeed", { events: [succeeded()], kept: "kept by the host" });
  await room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock(KEY, "the legacy") });
  await settle();
  assert.deepEqual([page.did("open"), page.did("failed")], [["open the game"], ["failed Error: full"]]);
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], ["m", "kept by the guest"]);
  page.full = false;
  await sure(page.host).sit(2, { name: "Bob", player: "elsewhere" });
  await settle();
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], [null, "kept by the host"]);
});

test("the heir calls no guest that has gathered: that would use up what the guest keeps for a reload", async (context) => {
  const { page } = await orphan(context);
  page.engineAnswers["seat"] = [seated, seated];
  await page.happen(succeeded());
  await settle();
  assert.notEqual(page.host, null);
  assert.deepEqual(page.did("call back"), []);
});

test("texts go over the links of the new room, and none over those of the old one", async (context) => {
  const { page, room, link } = await orphan(context);
  await page.happen(succeeded());
  await settle();
  page.answer("tick", { send: [{ link: "guest 2", text: "from the host" }] });
  await page.room.call("tick", {});
  assert.deepEqual(link.sent, ["from the host"]);
  page.answer("tick", { send: [{ link: "guest 2", text: "from the guest" }] });
  await room.call("tick", {});
  assert.deepEqual(link.sent, ["from the host"]);
});

test("the heir plays its own seat, and a computer player that of the former host", async (context) => {
  const { page } = await orphan(context);
  page.engineAnswers["seat"] = [
    result(3, { match: "m", seating: SEATING.with(0, { name: "Olha", player: "normal" }) }),
    result(3, { match: "m", seating: SEATING.with(0, { name: "Olha", player: "normal" }).with(1, { name: "Ada", player: "person" }) }),
  ];
  await page.happen(succeeded());
  await settle();
  assert.deepEqual(page.engineCalls.filter(([method]) => method === "seat").map(([, { match, seat, chair }]) => [match, seat, chair.player]), [
    ["m", 0, "normal"], ["m", 1, "person"],
  ]);
  // A row with the seats of before would show this person the former host's hand after a reload.
  assert.deepEqual(page.did("take in"), []);
  assert.deepEqual(page.rows.map(({ summary }) => summary.seating.map(({ player }) => player)), [["normal", "person", "elsewhere", "easy"]]);
});

/**
 * A guest that gathers the others, with a second one who has come.
 * @param {TestContext} context
 */
async function gathering(context) {
  const made = await orphan(context);
  const { page, room } = made;
  page.settings.set("room-m", "kept by the guest");
  await room.migration.begin();
  const come = new FakeLink("guest 2 came");
  room.addLink(come.link);
  await room.call("linked", { link: come.id });
  page.calls.length = 0;
  return { ...made, come };
}

/** What makes a guest of a device that gathers. @param {FakePage} page */
const becameGuest = (page) => [page.called("shut"), page.called("join").map(({ token, kept }) => [token, kept]), page.called("linked").map(({ link }) => link)];

test("a host that wakes up before enough have agreed has its guest again", async (context) => {
  const { page, room, link } = await gathering(context);
  link.onText("from the host");
  link.onText("more from the host");
  await settle();
  assert.deepEqual(becameGuest(page), [[{ final: true }], [[null, "kept by the guest"]], [link.id]]);
  assert.deepEqual([room.migration.begun, page.called("receive"), page.did("failed")], [false, [], []]);
  link.onText("hello again");
  await settle();
  assert.deepEqual(page.called("receive"), [{ link: link.id, text: "hello again" }]);
});

test("so has a host that has reloaded its page, whose link is new", async (context) => {
  const { page, room } = await gathering(context);
  const back = new FakeLink("from the reload");
  sure(page.owner).back(back.link, null);
  await settle();
  assert.deepEqual(becameGuest(page), [[{ final: true }], [[null, "kept by the guest"]], [back.id]]);
  assert.equal(room.migration.begun, false);
});

test("a guest who has come is no host, over another link too", async (context) => {
  const { page, room, come } = await gathering(context);
  come.onText("a share");
  const again = new FakeLink("guest 2 again");
  sure(page.owner).back(again.link, come.link);
  await settle();
  again.onText("another");
  await settle();
  assert.deepEqual([page.called("shut"), page.called("receive").map(({ link }) => link), room.migration.begun], [[], [come.id, again.id], true]);
});

test("once enough have agreed, a host that is back comes too late", async (context) => {
  const { page, room, link } = await gathering(context);
  const taken = room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock(KEY, "the legacy") });
  link.onText("from the host");
  await taken;
  await settle();
  assert.deepEqual([page.called("shut"), page.called("succeed").length], [[], 1]);
});

test("one who thinks better of it waits for the host again", async (context) => {
  const { page, room } = await gathering(context);
  await room.migration.stop(null);
  assert.deepEqual(becameGuest(page), [[{ final: true }], [[null, "kept by the guest"]], []]);
  assert.equal(room.migration.begun, false);
});

test("those who are sent away then are not taken for a host that refuses this device", async (context) => {
  const { page, room, come } = await gathering(context);
  page.answer("shut", { events: [{ kind: "refused", link: come.id, code: "gather-ended", args: {} }] });
  await room.migration.stop(null);
  context.mock.timers.tick(1000);
  assert.deepEqual([come.closed, room.state.stage, page.did("toast")], [true, "in", []]);
});

test("a guest that was never told of the table takes nothing over", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.room = new GuestRoom(page.deps);
  page.room.enter("m");
  await page.happen(succeeded());
  assert.ok(page.room instanceof GuestRoom);
  assert.deepEqual(page.did("open"), []);
});
