// @ts-check
// Tests what the pages do where a browser tells no address of the device, or wants a permission for the local network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose } from "../../web/peer/diagnosis.js";
import { noFacts } from "../../web/peer/connection-facts.js";
import { createGroupInvitation, createInvitation, createReply } from "../../web/peer/invitation.js";
import { watchLocalNetwork } from "../../web/peer/local-network.js";
import { decode, decodeAny, encode } from "../../web/peer/signal.js";
import { FakeNetwork } from "./fake-network.js";

/** @typedef {import("../../web/peer/local-network.js").LocalNetwork} LocalNetwork */

const OFFER = { kind: /** @type {const} */ ("invitation"), room: "m", answers: 0, ufrag: "abcd", pwd: "0123456789012345678901", fingerprint: new Uint8Array(32) };
const ADDRESS = { type: /** @type {const} */ ("host"), address: "192.168.43.1", port: 5000 };

/** A browser that knows the permission by these names. @param {Record<string, PermissionState>} known */
function permissions(known) {
  const status = { state: /** @type {PermissionState} */ ("prompt"), onchange: () => {} };
  /** @param {{name: string}} wish */
  const query = async ({ name }) => {
    const state = known[name];
    if (!state) throw new TypeError(`'${name}' is not a valid enum value`);
    return Object.assign(status, { state });
  };
  return { status, browser: /** @type {any} */ ({ query }) };
}

for (const name of ["local-network-access", "local-network"])
  test(`the permission is known as ${name}, and a change is told`, async () => {
    const { status, browser } = permissions({ [name]: "prompt" });
    /** @type {LocalNetwork[]} */
    const told = [];
    await watchLocalNetwork((state) => told.push(state), browser);
    Object.assign(status, { state: "denied" }).onchange();
    assert.deepEqual(told, ["prompt", "denied"]);
  });

test("a browser without the permission, or without any, needs none", async () => {
  for (const browser of [permissions({ "loopback-network": "denied" }).browser, undefined]) {
    /** @type {LocalNetwork[]} */
    const told = [];
    await watchLocalNetwork((state) => told.push(state), browser);
    assert.deepEqual(told, [""]);
  }
});

/**
 * A browser that tells these addresses of its device.
 * @param {import("node:test").TestContext} context
 * @param {string[]} candidates
 */
function browserWith(context, candidates) {
  const network = new FakeNetwork();
  const page = /** @type {any} */ (globalThis);
  page.RTCPeerConnection = network.browser(candidates);
  context.after(() => delete page.RTCPeerConnection);
}

const CANDIDATE = "a=candidate:1 1 udp 2113937151 192.168.43.2 50807 typ host";

test("an invitation of a device without an address says so", async (context) => {
  browserWith(context, []);
  const wish = { room: "m", token: "v2--t", page: "https://site/" };
  const { noAddress, unreachable } = await createInvitation(wish);
  assert.deepEqual([noAddress, unreachable], [true, false]);
  assert.deepEqual((await createGroupInvitation({ ...wish, seats: [{ seat: 1, name: "" }, { seat: 2, name: "" }] })).map(({ noAddress }) => noAddress), [true, true]);
  browserWith(context, [CANDIDATE]);
  assert.equal((await createInvitation(wish)).noAddress, false);
});

test("the reply to an invitation without an address has that of the guest, and to others none", async (context) => {
  browserWith(context, [CANDIDATE]);
  const reply = await createReply(encode({ ...OFFER, token: "v2--t", candidates: [] }), { page: "https://site/" });
  assert.deepEqual(decodeAny(reply.text).candidates, [{ type: "host", address: "192.168.43.2", port: 50807 }]);
  assert.deepEqual([reply.noAddress, reply.unreachable, reply.inLocalNetwork], [true, false, false]);
  reply.drop();
  const other = await createReply(encode({ ...OFFER, token: "v2--t", candidates: [ADDRESS] }), { page: "https://site/" });
  assert.deepEqual([decode(other.text, "reply").candidates, other.noAddress, other.unreachable, other.inLocalNetwork], [[], false, false, true]);
  other.drop();
});

test("where no device tells an address, the guest's page knows that they cannot meet", async (context) => {
  browserWith(context, []);
  const reply = await createReply(encode({ ...OFFER, token: "v2--t", candidates: [] }), { page: "https://site/" });
  assert.equal(reply.unreachable, true);
  reply.drop();
});

test("Firefox without an address of its device knows that it reaches no one, as a host, and as a guest of an invitation that has one", async (context) => {
  Object.assign(globalThis, { mozInnerScreenX: 0 });
  context.after(() => delete (/** @type {any} */ (globalThis).mozInnerScreenX));
  const found = [];
  for (const addresses of [[], [CANDIDATE]]) {
    browserWith(context, addresses);
    const reply = await createReply(encode({ ...OFFER, token: "v2--t", candidates: [ADDRESS] }), { page: "https://site/" });
    found.push(reply.unreachable, (await createInvitation({ room: "m", token: "v2--t", page: "https://site/" })).unreachable);
    reply.drop();
  }
  assert.deepEqual(found, [true, true, false, false]);
});

test("a refusal by a person is named, not a lost network, unless the devices have heard each other", () => {
  const found = { role: /** @type {const} */ ("guest"), helper: false, pause: 0, facts: noFacts() };
  assert.equal(diagnose({ ...found, localNetwork: "denied" }), "local-refused");
  assert.equal(diagnose({ ...found, localNetwork: "denied", facts: { ...noFacts(), answered: 2 } }), "reply-not-taken");
  assert.equal(diagnose({ ...found, role: "host", noAddress: true }), "no-address");
  assert.equal(diagnose({ ...found, noAddress: true }), "reply-not-taken");
  assert.equal(diagnose({ ...found, role: "host", noAddress: true, localNetwork: "denied" }), "local-refused");
});

test("a question without an answer is named, not a lost network, while the browser tries no pair of addresses", () => {
  const facts = { ...noFacts(), own: { host: 4, srflx: 0, relay: 0 } };
  const found = { helper: false, pause: 0, facts, localNetwork: /** @type {const} */ ("prompt") };
  assert.equal(diagnose({ ...found, role: "guest" }), "local-unanswered");
  assert.equal(diagnose({ ...found, role: "host", noAddress: true }), "local-unanswered");
  assert.equal(diagnose({ ...found, role: "guest", facts: { ...facts, pairs: 1 } }), "reply-not-taken");
  // Without UDP the browser has nothing to ask for.
  assert.equal(diagnose({ ...found, role: "host", noAddress: true, facts: noFacts() }), "no-address");
});
