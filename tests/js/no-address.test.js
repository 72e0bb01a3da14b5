// @ts-check
// Tests a host whose browser has no address to connect from, and gives up as soon as it has the reply.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createInvitation } from "../../web/peer/invitation.js";
import { encode } from "../../web/peer/signal.js";

const FINGERPRINT = Array.from({ length: 32 }, () => "AB").join(":");
const WORDS = { ufrag: "abcd", pwd: "0123456789012345678901", fingerprint: new Uint8Array(32) };

/** A connection as Firefox has it on a device without a default route. Once it is closed, it cannot be read. */
class MuteFirefox extends EventTarget {
  static generateCertificate = async () => ({});
  connectionState = "new";
  signalingState = "have-local-offer";
  iceConnectionState = "new";
  iceGatheringState = "complete";

  createDataChannel() {
    return Object.assign(new EventTarget(), { readyState: "connecting", close() {} });
  }

  getConfiguration() {
    return {};
  }

  get localDescription() {
    if (this.signalingState === "closed") throw new DOMException("Peer connection is closed", "InvalidStateError");
    return { sdp: `o=mozilla...THIS_IS_SDPARTA-99.0\r\na=ice-ufrag:wxyz\r\na=ice-pwd:${WORDS.pwd}\r\na=fingerprint:sha-256 ${FINGERPRINT}\r\n` };
  }

  async setLocalDescription() {}

  /** @param {{type: string}} description */
  async setRemoteDescription({ type }) {
    if (type === "pranswer") throw new DOMException("pranswer not yet implemented", "NotSupportedError");
    this.connectionState = "failed";
  }

  async addIceCandidate() {}

  close() {
    this.signalingState = "closed";
  }
}

test("a browser that gives up at once takes the reply, and its link says that there is no way", async (context) => {
  const page = /** @type {any} */ (globalThis);
  page.RTCPeerConnection = MuteFirefox;
  context.after(() => delete page.RTCPeerConnection);
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const invitation = await createInvitation({ room: "m", token: "v2--t", page: "https://site/" });
  assert.equal(invitation.noAddress, true);
  const candidates = [{ type: /** @type {const} */ ("host"), address: "192.168.43.2", port: 5000 }];
  const link = await invitation.accept(encode({ kind: "reply", room: "m", token: "", answers: invitation.checksum, ...WORDS, candidates, waits: true }));
  assert.equal(link.state, "closed");
  await assert.rejects(link.opened, { code: "link-unreachable" });
});
