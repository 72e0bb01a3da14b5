// @ts-check
// Opens rooms for the page. It imports all modules for playing with friends, so the page loads it on first use.
import { browserDeps } from "./browser-deps.js";
import * as guest from "./guest-room.js";
import * as host from "./host-room.js";
import * as reply from "./reply-tab-controller.js";

/** @import { PageDeps } from "./deps.js" */

/**
 * @param {PageDeps} page
 * @returns {import("./deps.js").RoomDeps}
 */
const depsOf = (page) => ({ ...page, ...browserDeps, newGuestRoom: (deps) => new guest.GuestRoom(deps) });

export { siteMailboxes } from "./far/far-choice.js";

/** @type {(page: PageDeps, invitation: string) => Promise<void>} */
export const openJoinScreen = (page, invitation) => guest.openJoinScreen(depsOf(page), invitation);

/** @type {(page: PageDeps, wish: import("./host-room.js").Wish) => Promise<void>} */
export const openRoom = (page, wish) => host.openRoom(depsOf(page), wish);

/** @type {(page: PageDeps) => Promise<boolean>} */
export const reopenRoom = (page) => host.reopenRoom(depsOf(page));

/** @type {(page: PageDeps, summary: import("../../types.js").Summary) => Promise<unknown>} */
export const resumeRoom = (page, summary) => host.resumeRoom(depsOf(page), summary);

/** @type {(page: PageDeps, match: import("../../runner/match-runner.js").MatchRunner) => Promise<void>} */
export const letFriendsIn = (page, match) => host.letFriendsIn(depsOf(page), match);

/** @type {(page: PageDeps, link: string) => Promise<void>} */
export const openReply = (page, link) => reply.openReply(depsOf(page), link);
