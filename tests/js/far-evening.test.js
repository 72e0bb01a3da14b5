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

/** A table far away with its link. @param {TestContext} context */
async function table(context) {
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
  const [host, guest] = [new Page("Olha", around), new Page("Ada", around)];
  context.after(() => {
    for (const one of [host, guest]) one.gone || one.close();
    world.end();
    engines.close();
  });
  for (const { disk, name } of [host, guest]) disk.settings.set("name", name).set("mailbox", "yes");
  void host.do(() => modules.host.openRoom(host.deps, /** @type {any} */ (WISH)));
  await pass(1000);
  host.do(() => host.room.far.allow());
  await pass(1000);
  void guest.do(() => modules.guest.openJoinScreen(guest.deps, host.farLink));
  await pass(500);
  void guest.do(() => guest.room.far.sit());
  await pass(2500);
  const letIn = () => void host.do(() => host.room.far.letIn(host.room.far.waiting[0]));
  const seats = () => [host.room?.state.seats[1]?.state, guest.room?.state.stage, guest.room?.state.connection];
  return { pass, chance, network, host, guest, letIn, seats };
}

test("a friend whose phone slept at the door for longer than the host's page tries sits once it is awake", async (context) => {
  const { pass, network, host, guest, letIn, seats } = await table(context);
  assert.deepEqual(host.room.far.waiting.map((/** @type {any} */ { name }) => name), ["Ada"]);
  guest.turn(true);
  guest.frozen = true;
  letIn();
  await pass(70_000);
  assert.deepEqual(host.room.far.callers.awaited, [{ name: "Ada", silent: true }]);
  guest.frozen = false;
  network.connect();
  guest.turn(false);
  await pass(25_000);
  assert.deepEqual([seats(), host.room.far.callers.awaited], [["open", "in", "open"], []]);
});

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
