// @ts-check
// Tests how guests gather after the host is gone, agree, and continue the match at the device of one of them: real rooms, real engine.
// The protocol is in `tests/py/test_peer_heir.py`.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom } from "../../web/app/online/host-room.js";
import { lock } from "../../web/peer/lock.js";
import { endAll } from "./evenings/evening.js";
import { Table } from "./evenings/table.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./evenings/page.js" */

after(endAll);

/** A game of three that is under way, whose guests have what they need to go on without the host. @param {TestContext} context */
async function playing(context) {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere", "elsewhere"], sticks: 50 });
  const [ada = host, bob = host] = await table.friends(host, 2);
  await table.deal(host);
  for (let looks = 0; looks < 40 && !ada.room.state.legacy; looks += 1) await table.play(1);
  assert.ok(ada.room.state.legacy);
  await table.pass(3000);
  return { table, host, ada, bob };
}

/** The same once the host is gone, and lost. @param {TestContext} context */
async function orphans(context) {
  const made = await playing(context);
  made.host.turn(true);
  made.host.close();
  await made.table.pass(40_000);
  assert.equal(made.ada.room.state.connection, "lost");
  return made;
}

/** Ada gathers Bob, up to his yes. @param {Awaited<ReturnType<typeof playing>>} made */
async function gather({ table, ada, bob }) {
  await table.press(ada, () => ada.room.migration.begin());
  await table.press(ada, () => ada.room.migration.invitation.begin(2));
  await table.open(bob, ada.shownLink);
  await table.press(ada, () => ada.room.accept(bob.shownLink));
  await table.pass(3000);
}

test("a guest gathers the others, who agree; the heir's room continues with its links, servers and chat, and is played to its end", async (context) => {
  const made = await orphans(context);
  const { table, ada, bob } = made;
  const { id } = ada.room;
  await table.press(ada, () => ada.room.internet.enter("stun:stun.example.org:3478"));
  ada.room.chat.addNote("before");
  const { migration } = ada.room;
  await gather(made);
  assert.ok(ada.room instanceof HostRoom);
  assert.deepEqual([ada.room.id, ada.room.screen(), migration.begun, ada.room.internet.iceServers.length], [id, null, true, 1]);
  assert.deepEqual(ada.room.chat.state.lines.map((/** @type {any} */ { text }) => text).slice(-1), ["before"]);
  // The heir plays its own seat, a computer player that of the former host; a reload resumes the match, which has these seats.
  const players = ["random", "person", "elsewhere"];
  assert.deepEqual(ada.runner.summary.seating.map((/** @type {any} */ { player }) => player), players);
  assert.deepEqual([...ada.disk.matches.values()].map(({ summary }) => summary.seating.map((/** @type {any} */ { player }) => player)), [players]);
  assert.equal(ada.disk.tab["room"], null);
  assert.deepEqual([bob.room.state.connection, bob.room.state.seat], ["open", 2]);
  await table.play();
  await table.pass(3000);
  assert.deepEqual([ada.over, bob.over], [true, true]);
});

test("a guest who is asked agrees only when its person does", async (context) => {
  const made = await orphans(context);
  made.bob.agrees = false;
  await gather(made);
  assert.deepEqual([made.bob.called("agree"), made.ada.room instanceof GuestRoom, made.ada.room.migration.gathered?.have ?? 1], [[], true, 1]);
});

/** @param {Page} ada what the engine would say */
const heirEvent = async (ada, key = "ab".repeat(32)) => ({ kind: "heir", serial: ada.room.state.legacy.serial, key: "ab".repeat(32), cipher: await lock(key, "the legacy") });

test("a wrong key is told to the engine, and to the person where no other follows", async (context) => {
  const { table, ada } = await orphans(context);
  await table.press(ada, () => ada.room.migration.begin());
  /** @type {string[]} */
  const failed = [];
  ada.deps.failed = (error) => void failed.push(String(error));
  const event = await heirEvent(ada, "cd".repeat(32));
  await table.press(ada, () => ada.room.migration.onHeir(event));
  assert.deepEqual([failed.length, ada.called("wrong-key").length, ada.called("succeed")], [1, 1, []]);
});

/** Holds the store of matches. @param {Page} page */
function heldStore(page) {
  const put = page.put.bind(page);
  let go = () => {};
  const held = new Promise((resolve) => (go = () => resolve(undefined)));
  page.put = async (row) => (await held, put(row));
  return go;
}

test("until the match is stored, a reload finds the guest that this device was", async (context) => {
  const made = await orphans(context);
  const { table, ada } = made;
  const { id } = ada.room;
  const guest = ada.disk.settings.get(`room-${id}`);
  const store = heldStore(ada);
  await gather(made);
  assert.ok(ada.room instanceof HostRoom);
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get(`room-${id}`) === guest], [id, true]);
  store();
  await table.pass(1000);
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get(`room-${id}`) === guest], [null, false]);
});

test("an heir whose match cannot be stored plays on, and stores its room once the store takes the match", async (context) => {
  const made = await orphans(context);
  const { table, ada } = made;
  const { id } = ada.room;
  const guest = ada.disk.settings.get(`room-${id}`);
  const put = ada.put.bind(ada);
  ada.put = async () => Promise.reject(Object.assign(new Error("full"), { code: "full" }));
  await gather(made);
  assert.ok(ada.room instanceof HostRoom);
  assert.ok(ada.said.includes("error-full"));
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get(`room-${id}`) === guest], [id, true]);
  ada.put = put;
  await table.play(3);
  await table.pass(1000);
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get(`room-${id}`) === guest, ada.disk.matches.size], [null, false, 1]);
});

for (const [how, back] of /** @type {const} */ ([["wakes up", false], ["has reloaded its page", true]])) {
  test(`a host that ${how} before enough have agreed has its guest again`, async (context) => {
    const { table, host, ada } = await playing(context);
    await table.pass(3000);
    host.frozen = true;
    await table.pass(40_000);
    await table.press(ada, () => ada.room.migration.begin());
    assert.equal(ada.room.migration.begun, true);
    if (back) {
      host.frozen = false;
      await table.reload(host);
    } else host.frozen = false;
    await table.pass(60_000);
    assert.deepEqual([ada.room instanceof GuestRoom, ada.room.migration.begun, ada.room.state.connection, ada.room.state.seat], [true, false, "open", 1]);
    await table.play();
    assert.equal(ada.over, true);
  });
}

test("once enough have agreed, a host that is back comes too late", async (context) => {
  const { table, host, ada, bob } = await playing(context);
  host.frozen = true;
  await table.pass(40_000);
  await gather({ table, host, ada, bob });
  assert.ok(ada.room instanceof HostRoom);
  host.frozen = false;
  await table.pass(60_000);
  assert.deepEqual([ada.room instanceof HostRoom, bob.room.state.connection], [true, "open"]);
  // The former host reads it once, however many say so.
  for (const link of ["one", "two"]) host.do(() => host.room.onRefused({ kind: "refused", link, code: "continued", args: {} }));
  assert.equal(host.said.filter((text) => text === "error-continued").length, 1);
});

test("one who thinks better of it waits for the host again, and those who have come are not taken for it", async (context) => {
  const made = await orphans(context);
  const { table, ada, bob } = made;
  bob.deps.confirm = () => new Promise(() => undefined);
  await gather(made);
  assert.equal(ada.room.migration.begun, true);
  await table.press(ada, () => ada.room.migration.stop(null));
  await table.pass(2000);
  assert.deepEqual([ada.room instanceof GuestRoom, ada.room.migration.begun, ada.room.state.stage, ada.room.state.connection, ada.said], [true, false, "in", "lost", []]);
});

test("a guest that was never told of the table takes nothing over", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"] });
  const [ada = host] = await table.friends(host, 1);
  await table.press(ada, () => ada.room.migration.takeOver("a game", 1));
  assert.ok(ada.room instanceof GuestRoom);
});
