// @ts-check
// Tells whether this browser can connect to another one, before the modules for that are loaded.

/** @returns {boolean} whether this browser can connect to another one at all */
export function canConnect() {
  return typeof RTCPeerConnection === "function" && "createDataChannel" in RTCPeerConnection.prototype;
}
