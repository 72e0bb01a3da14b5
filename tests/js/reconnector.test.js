// @ts-check
// Tests that two devices find each other again: after silence, after a reload, and when texts between them are lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agreementsOf } from "../../web/peer/remote-end.js";
import { connected, twoDevices } from "./fake-network.js";

const BOTH = [["from guest"], ["from host"]];

test("a link that stays silent is replaced", async (context) => {
  const { network, host, guest, pass } = await twoDevices(context);
  const before = [host.link, guest.link];
  assert.deepEqual(await connected(host, guest), BOTH);
  network.lose();
  await pass(1);
  network.restore(false);
  await pass(8);
  assert.deepEqual(await connected(host, guest), BOTH);
  assert.ok(![host.link, guest.link].some((link) => before.includes(link)));
});

for (const [when, sameLinks, cuts] of /** @type {const} */ ([
  ["both have called", false, [21, 30, 25]],
  ["the silent one works again while both call", true, [21, 30, 9]],
])) {
  test(`both devices use the same link where ${when}`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context);
    for (const seconds of cuts) {
      network.lose();
      await pass(seconds);
      network.restore(sameLinks);
      await pass(2);
      assert.deepEqual(await connected(host, guest), BOTH, `${seconds} s`);
    }
  });
}

for (const name of /** @type {const} */ (["host", "guest"])) {
  test(`the ${name} finds the other device after reload upon reload`, async (context) => {
    const { host, guest, pass } = await twoDevices(context);
    for (const seconds of [0.5, 3, 40]) {
      await { host, guest }[name].reload();
      await pass(seconds);
      assert.deepEqual(await connected(host, guest), BOTH, `${seconds} s`);
    }
  });

  test(`the ${name} finds the other device where its page is reloaded just when a silent link works again`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context);
    network.lose();
    await pass(6);
    network.restore(true);
    // The next spare invitations and their replies are still on their way.
    await { host, guest }[name].reload();
    await pass(40);
    assert.deepEqual(await connected(host, guest), BOTH);
  });

  for (const lost of [1, 2]) {
    test(`the ${name} finds the other device within ${lost * 10} s where ${lost} of its last replies have not arrived`, async (context) => {
      const { network, host, guest, pass } = await twoDevices(context);
      const device = { host, guest }[name];
      const offers = () => [...device.kept.values()].flatMap(agreementsOf).map(({ offer }) => offer);
      const before = new Set(offers());
      network.lose();
      await pass(6);
      network.restore(true);
      while (offers().filter((offer) => !before.has(offer)).length < lost) await Promise.resolve();
      network.lose();
      await device.reload();
      network.restore(false);
      await pass(lost * 10);
      assert.deepEqual(await connected(host, guest), BOTH);
    });
  }

  test(`the ${name} finds the other device where its page is reloaded as soon as it is back`, async (context) => {
    const { host, guest, pass } = await twoDevices(context);
    const device = { host, guest }[name];
    await device.reload();
    while (device.link?.state !== "open") await Promise.resolve();
    // The next spare invitations are on their way.
    for (const time of ["at once", "later"]) {
      await device.reload();
      // A call of an invitation that is used up takes longer.
      await pass(10);
      assert.deepEqual(await connected(host, guest), BOTH, time);
    }
  });

  test(`the ${name} finds the other device where its page is reloaded just after a link was replaced`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context);
    network.lose();
    await pass(10);
    network.restore(false);
    await pass(1);
    await { host, guest }[name].reload();
    await pass(60);
    assert.deepEqual(await connected(host, guest), BOTH);
  });
}

test("a line that is cut again and again uses up nothing", async (context) => {
  const { network, host, guest, pass } = await twoDevices(context);
  for (let times = 0; times < 60; times += 1) {
    network.lose();
    await pass(1);
    network.restore(true);
    await pass(10);
  }
  await host.reload();
  await pass(3);
  assert.deepEqual(await connected(host, guest), BOTH);
  // Two invitations of each device wait, beside the ends of the link.
  assert.equal(network.connections.size, 6);
});

test("a device that is sent texts without end answers few of them", async (context) => {
  const { network, host, guest, pass } = await twoDevices(context);
  const before = network.opened;
  const { offer } = /** @type {import("../../web/peer/remote-end.js").Kept} */ ([...host.kept.values()][0]);
  const control = [...network.connections].find((one) => one.device === "guest" && one.connectionState === "connected").channels[1];
  for (let times = 0; times < 500; times += 1) control.send(offer);
  await pass(10);
  assert.ok(network.opened - before <= 50, String(network.opened - before));
  assert.deepEqual(await connected(host, guest), BOTH);
});

test("a device that leaves is not called, and forgets the other one", async (context) => {
  const { network, host, guest, pass } = await twoDevices(context);
  guest.link?.close();
  await pass(1);
  assert.equal(guest.kept.size, 0);
  await pass(400);
  assert.deepEqual([host.link?.state, guest.link?.state], ["closed", "closed"]);
  assert.equal([...network.connections].filter(({ device }) => device === "guest").length, 0);
});

for (const name of /** @type {const} */ (["host", "guest"])) {
  test(`the ${name} comes back by a return code, reload upon reload, where the browser refuses chosen words`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context, { refusesWords: true });
    const [gone, other] = name === "host" ? [host, guest] : [guest, host];
    for (const seconds of [0.5, 30, 300]) {
      await gone.reload();
      await pass(seconds);
      assert.match(gone.code, /^[\w-]{46}$/);
      // Nothing else was tried, and nothing is open by itself.
      assert.equal(gone.link, null);
      assert.equal(await other.reconnector.takeReturn(`Here: https://site/#back=${gone.code} !`), true);
      await pass(1);
      assert.deepEqual(await connected(host, guest), BOTH, `${seconds} s`);
      assert.equal(gone.code, "");
    }
    await pass(3);
    // The two ends of the link, and two invitations of each that wait.
    assert.equal(network.connections.size, 6);
  });

  test(`the ${name} shows a return code after 5 s where chosen words do not help, and it works though they were tried`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context);
    const [gone, other] = name === "host" ? [host, guest] : [guest, host];
    network.lose();
    await gone.reload();
    await pass(4);
    assert.equal(gone.code, "");
    await pass(26);
    network.blocked = [...network.connections].filter(({ device }) => device === other.name);
    network.restore(false);
    await pass(1);
    assert.equal(gone.link, null);
    await other.reconnector.takeReturn(gone.code);
    network.blocked = [];
    network.connect();
    await pass(1);
    assert.deepEqual(await connected(host, guest), BOTH);
  });
}

for (const name of /** @type {const} */ (["host", "guest"])) {
  test(`the ${name} comes back by a return code where its last reply has not arrived`, async (context) => {
    const { network, host, guest, pass } = await twoDevices(context, { refusesWords: true });
    const [gone, other] = name === "host" ? [host, guest] : [guest, host];
    const offers = () => [...gone.kept.values()].flatMap(agreementsOf).map(({ offer }) => offer);
    await gone.reload();
    await pass(1);
    const before = offers();
    await other.reconnector.takeReturn(gone.code);
    while (offers().every((offer) => before.includes(offer))) await Promise.resolve();
    network.lose();
    await gone.reload();
    network.restore(false);
    await pass(1);
    await other.reconnector.takeReturn(gone.code);
    await pass(1);
    assert.deepEqual(await connected(host, guest), BOTH);
  });
}

test("a return code of another device, an old one or a damaged one is refused", async (context) => {
  const { host, guest, pass } = await twoDevices(context, { refusesWords: true });
  await guest.reload();
  await pass(1);
  const { code } = guest;
  await assert.rejects(guest.reconnector.takeReturn(code), { code: "return-unknown" });
  await assert.rejects(host.reconnector.takeReturn(`${code.slice(0, -2)}AA`), { code: "signal-damaged" });
  await host.reconnector.takeReturn(code);
  await pass(20);
  await assert.rejects(host.reconnector.takeReturn(code), { code: "return-unknown" });
  assert.deepEqual(await connected(host, guest), BOTH);
});
