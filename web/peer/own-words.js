// @ts-check
// Tells whether this browser lets a page choose the words (ufrag, pwd) of its own connection, as the way back after a reload wants.
import { wordsIn } from "./description.js";

/** What was found, by the browser's connection class: tests replace it. @type {WeakMap<object, Promise<boolean>>} */
const found = new WeakMap();

/** @returns {Promise<boolean>} tried once, on two connections that are thrown away */
export function canChooseWords() {
  const known = found.get(RTCPeerConnection) ?? tryWords();
  found.set(RTCPeerConnection, known);
  return known;
}

async function tryWords() {
  const [one, other] = [new RTCPeerConnection({ iceServers: [] }), new RTCPeerConnection({ iceServers: [] })];
  try {
    one.createDataChannel("table", { negotiated: true, id: 0 });
    await other.setRemoteDescription(await one.createOffer());
    const { sdp = "" } = await other.createAnswer();
    await other.setLocalDescription({ type: "answer", sdp: wordsIn(sdp, { ufrag: "abcd", pwd: "0123456789abcdef01234567" }) });
    return true;
  } catch {
    return false;
  } finally {
    one.close();
    other.close();
  }
}
