// @ts-check
// Tests that the lobby leads back to the room in which this device is a guest, until it has left it for good.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { keepKnownRoom, KnownRoom } from "../../web/app/online/return/known-room.js";
import { FakePage, joined, roster, settle } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { TestContext } from "node:test" */

/** @param {FakePage} page @returns {Promise<string | null>} whose table the lobby offers; null for none */
async function offered(page) {
  const { settings } = page.deps;
  const known = new KnownRoom({ settings, draw: () => undefined });
  await known.look();
  return known.offered?.name ?? null;
}

/** A guest at Olha's table. @param {TestContext} context */
async function guest(context) {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const page = new FakePage();
  const room = /** @type {GuestRoom} */ (await joined(page));
  await page.happen({ kind: "welcome", guest: 1, seat: 1, facts: /** @type {any} */ ({ game: "g", rules: 1, setup: {} }), screen: false }, roster("here", "open", "empty", "bot"));
  page.settings.set("room-m", "kept");
  return { page, room };
}

test("a device whose tab was closed is led back to its seat, with the host's name", async (context) => {
  const { page } = await guest(context);
  assert.equal(await offered(page), "Olha");
  const again = new FakePage();
  Object.assign(again, { settings: page.settings, known: 1 });
  again.startEngine();
  again.tabRoom = "m";
  await openJoinScreen(again.deps, "");
  await settle();
  assert.deepEqual([again.room.id, again.room.state.stage], ["m", "back"]);
  assert.match(JSON.stringify(again.room.screen()), /back-to-friends/);
});

test("who leaves a running game is led back, and who leaves for good, or is sent away, is not", async (context) => {
  for (const [what, leads] of /** @type {[(room: GuestRoom, page: FakePage) => Promise<unknown>, boolean][]} */ ([
    [(room) => room.close(false), true],
    [(room) => room.close(true), false],
    [(_, page) => page.happen({ kind: "refused", link: "x", code: "dismissed", args: {} }), false],
    [(_, page) => page.happen({ kind: "refused", link: "x", code: "elsewhere", args: {} }), true],
  ])) {
    const { page, room } = await guest(context);
    await what(room, page);
    await settle();
    assert.equal(await offered(page) !== null, leads);
    context.mock.timers.reset();
  }
});

test("a table of yesterday, a forgotten room and a damaged setting are not offered", async (context) => {
  const { page } = await guest(context);
  context.mock.timers.setTime(Date.now() + 25 * 3_600_000);
  assert.equal(await offered(page), null);
  await keepKnownRoom(page.deps.settings, { room: "other", name: "Ada" });
  assert.equal(await offered(page), null);
  for (const text of ["{", "5", "null", '{"room":5}', "[]"]) {
    page.settings.set("guest-room", text);
    assert.equal(await offered(page), null, text);
  }
});

test("a link follows its host to the next room, and is forgotten where a guest is the host now", async (context) => {
  const rows = (/** @type {FakePage} */ page) => JSON.parse(page.settings.get("far-tables") ?? "[]");
  for (const [before, after] of /** @type {const} */ ([["Olha", [["key", "m"]]], ["Ada", []]])) {
    const { page, room } = await guest(context);
    page.settings.set("far-tables", JSON.stringify([["key", "earlier"]]));
    Object.assign(room, { knownAs: null, movedFrom: { room: "earlier", host: before } });
    await page.happen(roster("here", "open", "empty", "bot"));
    await settle();
    assert.deepEqual(rows(page), after);
    const [first, ...others] = roster("here", "open", "empty", "bot").seats;
    if (first) await page.happen({ kind: "roster", seats: [{ ...first, name: "Cy" }, ...others], watchers: [] });
    await settle();
    assert.deepEqual(rows(page), []);
    context.mock.timers.reset();
  }
});

test("who was sent away is asked for a name by its link, not led to a seat that it has no more", async (context) => {
  for (const [code, leads] of /** @type {const} */ ([["dismissed", false], ["elsewhere", true]])) {
    const { page } = await guest(context);
    page.settings.set("far-tables", JSON.stringify([["key", "m"], ["other", "n"]]));
    await page.happen({ kind: "refused", link: "x", code, args: {} });
    await settle();
    const rows = JSON.parse(page.settings.get("far-tables") ?? "[]");
    assert.deepEqual(rows, leads ? [["key", "m"], ["other", "n"]] : [["other", "n"]], code);
    context.mock.timers.reset();
  }
});
