// @ts-check
// Tests what the page says when two devices cannot connect, from the facts that each of them knows.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ConnectionWatch } from "../../web/app/online/internet/connection-watch.js";
import { adviceFor } from "../../web/app/online/internet/diagnosis-view.js";
import { noFacts, readFacts } from "../../web/peer/connection-facts.js";
import { diagnose } from "../../web/peer/diagnosis.js";

/** @typedef {Partial<import("../../web/peer/diagnosis.js").Case>} Case */

/** Recorded in Chromium 156 after 12 s. @type {Record<string, any[]>} */
const RECORDED = JSON.parse(await readFile(new URL("connection-stats.json", import.meta.url), "utf8"));

/** @param {string} name */
const recorded = (name) => readFacts(RECORDED[name] ?? [], "connecting");

/**
 * What is left of recorded statistics behind a router that lets nothing through.
 * @param {string} name
 */
const unanswered = (name) => ({ ...recorded(name), answered: 0, heard: 0 });

/** @param {Case} found */
const cause = (found) => diagnose({ role: "guest", helper: false, pause: 0, facts: noFacts(), ...found });

test("statistics of a browser become a few figures, without addresses among them", () => {
  const { addresses, ...facts } = recorded("reply not taken, with a helper, at the guest");
  assert.deepEqual(facts, {
    state: "connecting", own: { host: 2, srflx: 1, relay: 0 }, others: { host: 2, srflx: 0, relay: 0 }, ports: 1, pairs: 2, sent: 18, answered: 18, heard: 0,
  });
  assert.equal(addresses.length, 1);
  assert.match(addresses[0] ?? "", /^own srflx 203\.0\.113\.7 \d+$/);
});

test("a host that answers and tries nothing itself has not taken the reply", () => {
  assert.equal(cause({ facts: recorded("reply not taken, at the guest") }), "reply-not-taken");
  assert.equal(cause({ helper: true, facts: recorded("reply not taken, with a helper, at the guest") }), "reply-not-taken");
});

test("without a helper devices in two networks know no way", () => {
  assert.equal(cause({ role: "host", facts: recorded("guest has not pressed, at the host") }), "other-network");
  assert.equal(cause({}), "other-network");
});

test("a guest whose invitation has no address of the internet is told what its host has to do", () => {
  assert.equal(adviceFor("other-network", "guest"), "connection-other-network-guest");
  assert.equal(adviceFor("other-network", "host"), "connection-other-network-next");
  // The browser asks nothing where the devices are in two networks, and says "prompt" all the same.
  assert.equal(adviceFor("local-unanswered", "guest"), "connection-local-unanswered-guest");
  assert.equal(adviceFor("local-unanswered", "host"), "connection-local-unanswered-next");
  assert.equal(adviceFor("udp-blocked", "guest"), "connection-udp-blocked-next");
});

test("a helper that tells no address is out of reach", () => {
  assert.equal(cause({ helper: true, facts: unanswered("helper out of reach, at the guest") }), "udp-blocked");
});

test("an address outside at one end alone is the other end's matter", () => {
  const facts = { ...unanswered("reply not taken, with a helper, at the guest"), pairs: 0 };
  assert.equal(cause({ role: "host", helper: true, facts }), "other-no-address");
  assert.equal(cause({ helper: true, facts }), "other-no-address");
  // The names of devices in one network are addresses that can be tried.
  assert.equal(cause({ helper: true, facts: { ...facts, pairs: 2 } }), "reply-not-taken");
});

test("two addresses outside that do not meet are behind routers that change ports", () => {
  const facts = { ...unanswered("reply not taken, with a helper, at the guest"), others: { host: 2, srflx: 1, relay: 0 } };
  assert.equal(cause({ helper: true, facts }), "ports-change");
  assert.equal(cause({ role: "host", helper: true, facts }), "ports-change");
  // A relay is reached from everywhere.
  const relayed = { ...facts, own: { ...facts.own, relay: 1 } };
  assert.deepEqual([cause({ helper: true, facts: relayed }), cause({ role: "host", helper: true, facts: relayed })], ["reply-not-taken", "asleep"]);
});

test("a page that was not run, and a device that stopped answering, were asleep", () => {
  assert.equal(cause({ pause: 20_000, facts: recorded("reply not taken, at the guest") }), "asleep");
  assert.equal(cause({ facts: { ...noFacts(), answered: 3, heard: 2 } }), "asleep");
});

/** @param {import("node:test").TestContext} context */
function watched(context) {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const link = { state: /** @type {import("../../web/peer/link.js").LinkState} */ ("connecting"), facts: async () => recorded("reply not taken, with a helper, at the guest") };
  const watch = new ConnectionWatch({ role: "guest", helpers: () => 1, draw: () => undefined });
  const pass = async (/** @type {number} */ seconds) => {
    for (let left = seconds / 2; left > 0; left -= 1) {
      context.mock.timers.tick(2000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { link, watch, pass };
}

test("nothing is said while there is still hope, and nothing of a link that opens", async (context) => {
  const { link, watch, pass } = watched(context);
  watch.follow(link);
  await pass(10);
  assert.equal(watch.diagnosis, null);
  await pass(2);
  assert.equal(watch.diagnosis, "reply-not-taken");
  link.state = "open";
  await pass(2);
  assert.equal(watch.diagnosis, null);
});

test("a failure is explained by what was known before the link was closed", async (context) => {
  const { link, watch, pass } = watched(context);
  watch.follow(link);
  await pass(4);
  link.state = "closed";
  watch.fail();
  assert.equal(watch.diagnosis, "reply-not-taken");
  await pass(4);
  assert.equal(watch.diagnosis, "reply-not-taken");
});

test("a report has no address unless a person wants them", async (context) => {
  const { link, watch, pass } = watched(context);
  watch.follow(link);
  await pass(12);
  assert.doesNotMatch(watch.report, /203\.0\.113\.7/);
  const { diagnosis, role, servers, seconds, sent } = JSON.parse(watch.report);
  assert.deepEqual({ diagnosis, role, servers, seconds, sent }, { diagnosis: "reply-not-taken", role: "guest", servers: 1, seconds: 12, sent: 18 });
  watch.includeAddresses(true);
  assert.match(watch.report, /203\.0\.113\.7/);
});
