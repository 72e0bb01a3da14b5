// @ts-check
// Offers play with friends to the page, and loads the modules for it on first use.

import { t } from "../../lib/i18n.js";
import { friendsLinkKind, isFriendsLink } from "../screens/links.js";
import { canConnect } from "../../peer/can-connect.js";

/** @import { PageDeps } from "./deps.js" */

const load = () => import("./open-room.js");

/** Milliseconds for which a person waits until the site has said whether it names a mailbox. */
const PATIENCE = 3000;

/**
 * Opens the screen where a guest joins a room.
 * @param {PageDeps} deps
 * @param {string} invitation a text that has one; "" where there is none yet
 */
export async function openJoinScreen(deps, invitation) {
  await (await load()).openJoinScreen(deps, invitation);
}

/** @returns {Promise<boolean>} whether one link brings any number of friends: the site names a mailbox */
export async function oneLink() {
  const rooms = canConnect() ? await load().catch(() => null) : null;
  return rooms !== null && (await rooms.siteMailboxes(PATIENCE)).length > 0;
}

/** Goes back to the room that the lobby offers. @param {PageDeps} deps @param {string} room */
export async function goBack(deps, room) {
  deps.tabRoom.set(room);
  await openJoinScreen(deps, "");
}

/**
 * Opens a room for a new game: the game begins once the guests are there.
 * @param {PageDeps} deps
 * @param {import("./host-room.js").Wish} wish
 */
export async function openRoom(deps, wish) {
  await (await load()).openRoom(deps, wish);
}

/**
 * Opens the room again that this tab had before a reload, where its game has not begun.
 * @param {PageDeps} deps
 * @returns {Promise<boolean>} whether there is one
 */
export async function reopenRoom(deps) {
  return (await load()).reopenRoom(deps);
}

/**
 * Opens the room of a match that exists, so that guests can join or rejoin.
 * @param {PageDeps} deps
 * @param {import("../../types.js").Summary} summary
 */
export async function resumeRoom(deps, summary) {
  await (await load()).resumeRoom(deps, summary);
}

/**
 * Returns what the button for friends at the table does: open the list of seats, or let friends into the match.
 * @param {PageDeps} deps
 * @param {import("../../runner/match-runner.js").MatchRunner | null} runner of the match on the table
 * @returns {(() => void) | null} null where friends cannot play
 */
export function friendsAction(deps, runner) {
  const room = deps.room();
  if (room) return room.seatListAction;
  // With free undo, and in a deal of the day, other people may not play.
  if (!runner || !canConnect() || runner.summary.free || runner.summary.day || runner.summary.over) return null;
  return () => void load().then((rooms) => rooms.letFriendsIn(deps, runner)).catch((error) => deps.failed(error));
}

/**
 * Follows links with an invitation, a reply or a return code, and rejoins a room after a reload.
 * @param {PageDeps} deps
 */
export function followLinks(deps) {
  const { screens, tabRoom } = deps;
  const begun = screens.arrived;
  screens.follow((fragment) => {
    if (!isFriendsLink(fragment)) return false;
    void deps.opening(follow(deps, fragment));
    return true;
  });
  if (begun === screens.arrived && tabRoom.get() && !screens.is("join")) void openJoinScreen(deps, "");
}

/**
 * @param {PageDeps} deps
 * @param {string} hash
 */
async function follow(deps, hash) {
  if (!(await mayReplace(deps))) return;
  if (["join", "table"].includes(friendsLinkKind(hash))) await openJoinScreen(deps, hash);
  else await (await load()).openReply(deps, new URL(hash, location.href).href);
}

/** @param {PageDeps} deps @returns {Promise<boolean>} whether no own game is on the table any more, which a link would replace */
async function mayReplace({ room, table, confirm }) {
  if (room() || !table.isOpen()) return true;
  if (!(await confirm(t("arrived-link-title"), t("arrived-link"), t("arrived-link-yes")))) return false;
  await table.leave();
  return true;
}
