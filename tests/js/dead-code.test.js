// @ts-check
// Tests what a return code leads to where both pages were loaded anew, so that none of them waits for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { resumeRoom } from "../../web/app/online/host-room.js";
import { encodeReturn } from "../../web/peer/return-code.js";
import { FakeInvitation, FakePage, refusal, roster, settle, WISH } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */
/** @import { TestContext } from "node:test" */

const CODE = `https://site/#back=${encodeReturn([{ answers: 7, ufrag: "0a1b", pwd: "0123456789abcdefGHIJKLMN", candidates: [] }])}`;

/** @param {TestContext} context */
function unknown(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.takeReturn = () => {
    throw refusal("return-unknown");
  };
  page.startEngine();
  return page;
}

/** The host of a match that goes on after a reload. @param {TestContext} context */
async function resumed(context) {
  const page = unknown(context);
  page.invitation = new FakeInvitation(page, "mine");
  page.script["invite"] = Array.from({ length: 4 }, () => ({ events: [{ kind: "invitation", seat: 1, token: "t" }] }));
  const room = /** @type {HostRoom} */ (await resumeRoom(page.deps, /** @type {any} */ ({ ...WISH, match: "m" })));
  page.room = room;
  await page.happen(roster("here", "lost", "empty", "bot"));
  return { page, room };
}

test("a host that was loaded anew invites again who shows it a code of the page of before, also from another tab", async (context) => {
  const { page, room } = await resumed(context);
  room.inviting.place = "room";
  assert.equal(await page.listener?.(CODE), true);
  await settle();
  assert.deepEqual([room.listOpen, room.inviting.wanted, page.did("toast")], [true, "all", ["toast return-both"]]);
  assert.notEqual(room.exchange.url, "");
});

test("a guest that sends such a code on is told that the host has a fresh link", async (context) => {
  const { page } = await resumed(context);
  await page.happen({ kind: "request", guest: 3, seat: 2, asked: { kind: "return-code", request: 5, text: CODE } });
  await settle();
  assert.deepEqual(page.called("answer"), [{ guest: 3, request: 5, code: "return-both" }]);
});

test("an old code of a guest that this page has met is out of date, and no more", async (context) => {
  const { page, room } = await resumed(context);
  for (const state of /** @type {const} */ (["open", "lost"])) await page.happen({ kind: "guest", guest: 1, seat: 1, name: "Olha", state });
  assert.equal(await room.accept(CODE), false);
  await settle();
  assert.deepEqual([room.returning.problem, room.inviting.wanted], ["return-unknown", undefined]);
});

test("a guest that was loaded anew, and is shown such a code, is told to ask for a fresh link", async (context) => {
  const page = unknown(context);
  Object.assign(page, { tabRoom: "m", known: 1 });
  page.settings.set("room-m", "kept");
  await openJoinScreen(page.deps, "");
  await settle();
  const { state } = /** @type {GuestRoom} */ (page.room);
  assert.equal(state.stage, "back");
  assert.equal(await page.listener?.(CODE), true);
  assert.deepEqual([state.stage, state.problem], ["asked", "return-both-here"]);
});
