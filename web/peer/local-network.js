// @ts-check
// Asks the browser whether this page may reach the devices of the local network.
//
// Chromium wants a person's permission before a page sends to an address that it was given, also by WebRTC. Only the end that is given
// an address needs it: the guest, or the host whose own invitation has none. The permission has had several names. Browsers without
// it know none of them, and need none.

/** `prompt`: the browser may ask; "": it knows no such permission. @typedef {"granted" | "prompt" | "denied" | ""} LocalNetwork */

// `loopback-network` is for the device itself, which no invitation leads to.
const NAMES = ["local-network-access", "local-network"];

/**
 * @param {(state: LocalNetwork) => void} changed is called with the state now, and whenever a person changes it
 * @param {Pick<Permissions, "query"> | undefined} [permissions]
 */
export async function watchLocalNetwork(changed, permissions = globalThis.navigator?.permissions) {
  for (const name of NAMES) {
    try {
      const found = await permissions?.query({ name: /** @type {PermissionName} */ (name) });
      if (!found) continue;
      changed(found.state);
      found.onchange = () => changed(found.state);
      return;
    } catch {
      // This browser does not know the name.
    }
  }
  changed("");
}
