// @ts-check
// Takes the essential parts out of a WebRTC session description, and makes a remote description from them.
// Of a local description only `wordsIn` changes something, and browsers begin to refuse that: own-words.js.
import { fromHex, toHex } from "../lib/hex.js";
import { matchOf } from "../lib/pattern.js";
import { candidateLine, candidatesIn } from "./candidate.js";

/**
 * @typedef {object} Essentials
 * @property {string} ufrag
 * @property {string} pwd
 * @property {Uint8Array} fingerprint
 * @property {import("./candidate.js").Candidate[]} candidates
 */

// The longest message that a channel accepts; the messages of a match are far shorter.
const MOST_BYTES = 262_144;

/**
 * @param {string} sdp
 * @returns {Essentials}
 */
export function essentials(sdp) {
  const ufrag = matchOf(/^a=ice-ufrag:(\S+)/m, sdp)?.[1];
  const pwd = matchOf(/^a=ice-pwd:(\S+)/m, sdp)?.[1];
  const fingerprint = matchOf(/^a=fingerprint:sha-256 ([0-9A-F:]{95})/im, sdp)?.[1];
  if (!ufrag || !pwd || !fingerprint) throw new RangeError("a description without its essentials");
  const bytes = fromHex(fingerprint.replaceAll(":", ""));
  return { ufrag, pwd, fingerprint: bytes, candidates: candidatesIn(sdp) };
}

/**
 * @param {"offer" | "answer" | "pranswer"} type
 * @param {Essentials} essentials
 * @param {"active" | "passive" | "actpass"} [setup] which end begins with DTLS: the one described, the other, or either
 * @returns {RTCSessionDescriptionInit}
 */
export function describe(type, { ufrag, pwd, fingerprint, candidates }, setup = type === "offer" ? "actpass" : "active") {
  const print = toHex(fingerprint).toUpperCase().match(/../g)?.join(":");
  const lines = [
    "v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, "a=ice-options:trickle", `a=fingerprint:sha-256 ${print}`,
    `a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000", `a=max-message-size:${MOST_BYTES}`,
  ];
  return { type, sdp: `${lines.join("\r\n")}\r\n` };
}

/**
 * Puts other words into a description that a browser has made.
 * @param {string} sdp
 * @param {{ufrag: string, pwd: string}} words
 */
export function wordsIn(sdp, { ufrag, pwd }) {
  return sdp.replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${pwd}`);
}
