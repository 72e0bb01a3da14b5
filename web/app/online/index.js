// @ts-check
// The ways to friends at other devices. What they need is fetched when somebody takes one of them: most evenings nobody does.

import { canConnect } from "../../peer/can-connect.js";

/** @typedef {import("../app.js").App} App */

/**
 * The door of a friend's table.
 * @param {App} app
 * @param {string} invitation a text that has one; "" where there is none yet
 */
export async function openDoor(app, invitation) {
  await (await import("./lazy.js")).openDoor(app, invitation);
}

/**
 * A table for friends: the game begins once they are there.
 * @param {App} app
 * @param {import("./host-room.js").Wish} wish
 */
export async function openRoom(app, wish) {
  await (await import("./lazy.js")).openRoom(app, wish);
}

/**
 * Lets friends come, or come back, to a match that has begun.
 * @param {App} app
 * @param {import("../../types.js").Summary} summary
 */
export async function openRunning(app, summary) {
  await (await import("./lazy.js")).openRunning(app, summary);
}

/**
 * The way to the list of those at the table, and to an invitation.
 * @param {App} app
 * @param {import("../../host/host.js").Host | null} host
 * @returns {(() => void) | null}
 */
export function wayToFriends(app, host) {
  if (app.room) return app.room.list;
  // Where decisions are taken back freely nobody else may play.
  if (!host || !canConnect() || host.summary.free || host.summary.over) return null;
  return () => void import("./lazy.js").then((rooms) => rooms.letFriendsIn(app, host)).catch((error) => app.failed(error));
}

/**
 * Follows a link that somebody sent, and comes back to a friend's table after a reload.
 * @param {App} app
 */
export function followLinks(app) {
  const look = () => {
    const { hash } = location;
    if (!/^#(?:join|reply)=/.test(hash)) return false;
    // A reload later on is not the link again.
    history.replaceState(history.state, "", location.pathname + location.search);
    void follow(app, hash);
    return true;
  };
  addEventListener("hashchange", look);
  if (!look() && sessionStorage.getItem("citadels-room")) void openDoor(app, "");
}

/**
 * @param {App} app
 * @param {string} hash
 */
async function follow(app, hash) {
  if (hash.startsWith("#join=")) await openDoor(app, hash);
  else await (await import("./lazy.js")).openReply(app, new URL(hash, location.href).href);
}
