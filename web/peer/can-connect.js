// @ts-check
// Asked before anything of a connection is loaded.

/** @returns {boolean} whether this browser can connect to another one at all */
export function canConnect() {
  return typeof RTCPeerConnection === "function" && "createDataChannel" in RTCPeerConnection.prototype;
}
