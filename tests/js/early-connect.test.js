// @ts-check
// Tests connections that are made before the other person is ready: kept, made again, and given up after a minute.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createReply } from "../../web/peer/invitation.js";
import { canChooseWords } from "../../web/peer/own-words.js";
import { encode } from "../../web/peer/signal.js";
import { settle } from "./settle.js";

const FINGERPRINT = Array.from({ length: 32 }, () => "AB").join(":");
const INVITATION = encode({
  kind: "invitation", room: "m", token: "t", answers: 0, ufrag: "abcd", pwd: "0123456789012345678901", fingerprint: new Uint8Array(32),
  candidates: [{ type: "host", address: "192.168.1.2", port: 5000 }],
});

/** A connection that never opens; it counts what the other browser answers. */
class FakeConnection extends EventTarget {
  /** @type {FakeConnection[]} */
  static all = [];
  static generateCertificate = async () => ({});
  connectionState = "connecting";
  localDescription = null;
  answered = 0;
  closed = false;

  constructor() {
    super();
    FakeConnection.all.push(this);
  }

  createDataChannel() {
    return Object.assign(new EventTarget(), { readyState: "connecting", close() {} });
  }

  async createOffer() {
    return { type: "offer", sdp: "" };
  }

  async createAnswer() {
    return { type: "answer", sdp: `a=ice-ufrag:wxyz\r\na=ice-pwd:0123456789012345678901\r\na=fingerprint:sha-256 ${FINGERPRINT}\r\n` };
  }

  async getStats() {
    return new Map([["pair", { type: "candidate-pair", responsesReceived: this.answered }]]);
  }

  async setRemoteDescription() {}
  async setLocalDescription() {}
  async addIceCandidate() {}

  close() {
    this.closed = true;
  }

  fail() {
    this.connectionState = "failed";
    this.dispatchEvent(new Event("connectionstatechange"));
  }
}

/**
 * A guest that connects before the host has taken its reply. `pass` lets so many seconds go by, in which the host's browser answers
 * the connection that is tried last, or does not.
 * @param {import("node:test").TestContext} context
 */
async function tooEarly(context) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const page = /** @type {any} */ (globalThis);
  page.RTCPeerConnection = FakeConnection;
  await canChooseWords();
  FakeConnection.all = [];
  context.after(() => delete page.RTCPeerConnection);
  const reply = await createReply(INVITATION, { page: "https://site/" });
  const state = { ended: false };
  void reply.connect().then(() => (state.ended = true));
  await settle();
  const last = () => /** @type {FakeConnection} */ (FakeConnection.all.at(-1));
  const pass = async (/** @type {number} */ seconds, answers = false) => {
    for (let at = 0; at < seconds; at += 1) {
      if (answers) last().answered += 1;
      now += 1000;
      context.mock.timers.tick(1000);
      await settle();
    }
  };
  const sleep = (/** @type {number} */ seconds) => void (now += 1000 * seconds);
  return { reply, pass, sleep, last, state, tries: () => FakeConnection.all.length };
}

test("a connection that the host's browser answers is kept, however long the host takes", async (context) => {
  const { pass, state, tries } = await tooEarly(context);
  await pass(200, true);
  assert.deepEqual([tries(), state.ended], [1, false]);
});

test("an answered connection that the browser gives up is made again, with as much patience", async (context) => {
  const { pass, last, state, tries } = await tooEarly(context);
  await pass(120, true);
  last().fail();
  await pass(120, true);
  assert.deepEqual([tries(), state.ended], [2, false]);
});

test("a device that slept for minutes while it waited goes on waiting", async (context) => {
  const { pass, sleep, last, state, tries } = await tooEarly(context);
  await pass(5, true);
  sleep(600);
  last().fail();
  await pass(30, true);
  assert.deepEqual([tries(), state.ended], [2, false]);
});

test("a connection without answers is made again, and after a minute no more", async (context) => {
  const { pass, state, tries } = await tooEarly(context);
  await pass(50);
  assert.deepEqual([tries(), state.ended], [3, false]);
  await pass(30);
  assert.deepEqual([tries(), state.ended], [3, true]);
});

test("a host that is gone while the guest waits is given up a minute later", async (context) => {
  const { pass, state } = await tooEarly(context);
  await pass(120, true);
  await pass(70);
  assert.equal(state.ended, false);
  await pass(40);
  assert.equal(state.ended, true);
});

test("a reply that is dropped leaves no connection, whichever is tried", async (context) => {
  const { reply, pass, last, state } = await tooEarly(context);
  await pass(5, true);
  last().fail();
  await pass(5, true);
  reply.drop();
  await settle();
  assert.deepEqual([FakeConnection.all.map(({ closed }) => closed), state.ended], [[true, true], true]);
});
