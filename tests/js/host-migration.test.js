// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom } from "../../web/app/online/host-room.js";
import { lock } from "../../web/peer/lock.js";
import { result, sure } from "./kit.js";
import { FakeLink, FakePage, roster, SEATING, settle, WISH } from "./room-fakes.js";

const KEY = "ab".repeat(32);
const TABLE = { match: "m", game: "g", setup: {}, seating: SEATING, free: false, takeBacks: 0, stuck: false };

/**
 * A guest at seat 1 whose host is lost, with a link to another guest.
 * @param {import("node:test").TestContext} context
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
  sure(page.owner).back(again.link);
  again.onText("back");
  await settle();
  assert.deepEqual(page.called("receive").at(-1), { link: "guest 3", text: "back" });
  page.answer("tick", { send: [{ link: "guest 3", text: "welcome" }] });
  await next.call("tick");
  assert.deepEqual(again.sent, ["welcome"]);
  assert.equal(sure(page.owner).servers().length, 1);
  next.chat.addNote("new");
  assert.deepEqual(next.chat.state.lines.map(({ id, text }) => [id, text]), [[1, "hello?"], [2, "new"]]);
});

test("after a reload the heir is no guest any more: it resumes its match", async (context) => {
  const { page } = await orphan(context);
  page.tabRoom = "m";
  await page.happen(succeeded());
  await settle();
  assert.equal(page.tabRoom, null);
});

test("until the match is stored, a reload finds the guest that this device was", async (context) => {
  const { page, room } = await orphan(context);
  Object.assign(page, { tabRoom: "m" });
  page.settings.set("room-m", "kept by the guest");
  let stored = (/** @type {unknown} */ _nothing) => {};
  room.deps.matches.takeIn = () => new Promise((resolve) => (stored = resolve));
  page.answer("succeed", { events: [succeeded()], kept: "kept by the host" });
  await room.migration.onHeir({ kind: "heir", serial: 3, key: KEY, cipher: await lock(KEY, "the legacy") });
  page.answer("tick", { kept: "kept by the host, later" });
  await page.room.call("tick");
  await settle();
  assert.ok(page.room instanceof HostRoom);
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], ["m", "kept by the guest"]);
  stored(undefined);
  await settle();
  assert.deepEqual([page.tabRoom, page.settings.get("room-m")], [null, "kept by the host, later"]);
});

test("the heir calls no guest that has gathered: that would use up what the guest keeps for a reload", async (context) => {
  const { page } = await orphan(context);
  const seated = result(3, { match: "m", seating: SEATING.with(0, { name: "Olha", player: "normal" }).with(1, { name: "Ada", player: "person" }) });
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
  await page.room.call("tick");
  assert.deepEqual(link.sent, ["from the host"]);
  page.answer("tick", { send: [{ link: "guest 2", text: "from the guest" }] });
  await room.call("tick");
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
  assert.ok(page.done.indexOf("take in the game ") < page.done.indexOf("replace"));
  assert.deepEqual(page.did("take in"), ["take in the game "]);
  assert.equal(page.host?.summary.seating[1]?.player, "person");
});

test("a guest that was never told of the table takes nothing over", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.room = new GuestRoom(page.deps);
  page.room.enter("m");
  await page.happen(succeeded());
  assert.ok(page.room instanceof GuestRoom);
  assert.deepEqual(page.did("take in"), []);
});
