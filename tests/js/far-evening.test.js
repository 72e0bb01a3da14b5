// @ts-check
// Tests, with the page's real rooms, seals and connections over the real engine, that friends far away sit and come back without a
// second press: after a phone has slept at the door, and after host and guest were loaded anew in one moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engines } from "./evenings/engines.js";
import { Mail } from "./evenings/mail.js";
import { Network } from "./evenings/network.js";
import { Page, SITE } from "./evenings/page.js";
import { modulesOf } from "./evenings/versions.js";
import { Chance, World } from "./evenings/world.js";

/** @import { TestContext } from "node:test" */

const WISH = { game: "nim", setup: { players: 2, sticks: 12 }, seating: [{ name: "Olha", player: "person" }, { name: "Ada", player: "elsewhere" }] };

/** A table far away with its link. @param {TestContext} context @param {object} [wish] */
async function table(context, wish = WISH) {
  const chance = new Chance(1);
  const world = new World(chance);
  const [network, mail, engines, modules] = [new Network(world), new Mail(world), new Engines(), await modulesOf()];
  const page = /** @type {any} */ (globalThis);
  page.RTCPeerConnection = network.Connection;
  page.location = { href: SITE };
  world.begin();
  /** Lets time pass, and what needs none come to its end. @param {number} milliseconds */
  const pass = async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 500) {
      await world.settle();
      await world.pass(Math.min(500, left));
    }
  };
  const around = { world, network, mail, engines, modules, tell: () => undefined };
  const [host, guest, late] = [new Page("Olha", around), new Page("Ada", around), new Page("Bob", around)];
  context.after(() => {
    for (const one of [host, guest, late]) one.gone || one.close();
    world.end();
    engines.close();
  });
  for (const { disk, name } of [host, guest, late]) disk.settings.set("name", name).set("mailbox", "yes");
  void host.do(() => modules.host.openRoom(host.deps, /** @type {any} */ (wish)));
  await pass(1000);
  host.do(() => host.room.far.allow());
  await pass(1000);
  /** @param {Page} friend @param {string} link */
  const sit = async (friend, link) => {
    void friend.do(() => modules.guest.openJoinScreen(friend.deps, link));
    await pass(500);
    void friend.do(() => friend.room.far.sit());
    await pass(2500);
  };
  await sit(guest, host.farLink);
  const letIn = () => void host.do(() => host.room.far.letIn(host.room.far.waiting[0]));
  const seats = () => [host.room?.state.seats[1]?.state, guest.room?.state.stage, guest.room?.state.connection];
  return { pass, chance, network, host, guest, late, sit, letIn, seats };
}

for (const [before, after] of /** @type {const} */ ([[0, 70_000], [300_000, 360_000]])) {
  test(`a friend whose phone slept at the door for ${(before + after) / 1000} s sits once it is awake, without a second press`, async (context) => {
    const { pass, network, host, guest, letIn, seats } = await table(context);
    assert.deepEqual(host.room.far.waiting.map((/** @type {any} */ { name }) => name), ["Ada"]);
    guest.turn(true);
    guest.frozen = true;
    await pass(before);
    letIn();
    await pass(after);
    assert.deepEqual(host.room.far.awaited, [{ name: "Ada", silent: true }]);
    guest.frozen = false;
    network.connect();
    guest.turn(false);
    await pass(25_000);
    assert.deepEqual([seats(), host.room.far.awaited], [["open", "in", "open"], []]);
  });
}

for (const when of ["before the deal", "during the game", "before the next deal", "during the next game"]) {
  test(`host and guest that are loaded anew in one moment meet again ${when}`, async (context) => {
    const { pass, host, guest, letIn, seats, chance } = await table(context);
    letIn();
    await pass(8000);
    assert.deepEqual(seats(), ["open", "in", "open"]);
    if (when !== "before the deal") {
      void host.do(() => host.room.deal());
      await pass(3000);
      assert.ok(host.runner);
    }
    if (when.includes("next")) {
      for (let picks = 0; picks < 40 && !(host.over && guest.over); picks += 1) {
        for (const one of [host, guest]) one.pick(chance);
        await pass(500);
      }
      host.do(() => host.room.againAction());
      await pass(when === "before the next deal" ? 500 : 10_000);
    }
    const { id } = host.room;
    host.close();
    guest.close();
    for (const one of [host, guest]) void one.open();
    await pass(40_000);
    assert.deepEqual([seats(), host.room.id, guest.room.id], [["open", "in", "open"], id, id]);
  });
}

test("who comes late asks at the running game by the same link, sits, and is in the next game too", async (context) => {
  const seating = [...WISH.seating, { name: "Robot", player: "random" }];
  const { pass, chance, host, guest, late, sit, letIn, seats } = await table(context, { ...WISH, setup: { players: 3, sticks: 12 }, seating });
  const link = host.farLink;
  letIn();
  await pass(8000);
  void host.do(() => host.room.deal());
  await pass(5000);
  assert.deepEqual([seats(), host.room.far.waiting], [["open", "in", "open"], []]);
  await sit(late, link);
  await pass(62_000);
  assert.deepEqual([host.room.far.waiting.map((/** @type {any} */ { name }) => name), host.said.at(-1), late.room.far.waits], [["Bob"], "far-at-the-door", "far-sent-long"]);
  letIn();
  await pass(8000);
  assert.deepEqual([late.room.state.stage, late.room.state.seat, host.room.state.seats[2].state], ["in", 2, "open"]);
  for (let picks = 0; picks < 60 && ![host, guest, late].every(({ over }) => over); picks += 1) {
    for (const one of [host, guest, late]) one.pick(chance);
    await pass(500);
  }
  assert.ok(late.over);
  host.do(() => host.room.againAction());
  await pass(15_000);
  assert.deepEqual([late.room.id, guest.room.id, late.room.state.seat], [host.room.id, host.room.id, 2]);
});

test("a friend who finds no free seat gets a new one, also after a reload of the host's page, and plays", async (context) => {
  const { pass, host, guest, late, sit, letIn } = await table(context);
  letIn();
  await pass(8000);
  await sit(late, host.farLink);
  letIn();
  await pass(8000);
  const states = () => host.room.state.seats.map((/** @type {any} */ { state }) => state);
  assert.deepEqual([states(), late.room.state.seat, host.room.wish.setup.players], [["here", "open", "open"], 2, 3]);
  host.close();
  void host.open();
  await pass(40_000);
  assert.deepEqual(states(), ["here", "open", "open"]);
  void host.do(() => host.room.deal());
  await pass(5000);
  assert.deepEqual([host.runner?.summary.seating.length, guest.room.state.table?.seating.length, late.room.state.table?.seating.length], [3, 3, 3]);
});

test("the game is changed before the deal: who has sat down comes along, and who comes later, by the same link", async (context) => {
  const { pass, host, guest, late, sit, letIn, seats } = await table(context);
  const link = host.farLink;
  letIn();
  await pass(8000);
  const { id } = host.room;
  await host.do(() => host.room.changeAction());
  const seating = [...WISH.seating, { name: "Bob", player: "elsewhere" }];
  const [, { guest: ada }] = host.room.state.seats;
  void host.do(() => /** @type {any} */ (host.form).begin({ game: "nim", setup: { players: 3, sticks: 9 }, seating }, [null, ada, null]));
  await pass(10_000);
  assert.notEqual(host.room.id, id);
  assert.deepEqual([seats(), guest.room.id, host.farLink], [["open", "in", "open"], host.room.id, link]);
  await sit(late, link);
  letIn();
  await pass(8000);
  assert.deepEqual([late.room.id, late.room.state.seat], [host.room.id, 2]);
});
