// @ts-check
// Recognizes the links that bring something to the page in its address: the replay of a game, and what friends send.
import { matches, matchOf } from "../../lib/pattern.js";

/** What precedes a replay's text in the page's address; older links have the second word, and messengers change the sign. */
const REPLAY = /^#(?:r|replay)(?:=|%(?:25)*3D)/i;
/** How the page's address begins with an invitation, a reply, a return code or the key of a table; some messengers encode its sign. */
const FRIENDS = /^#(join|reply|back|table)(?:=|%(?:25)*3D)/i;

/** How the state names the replay of a link that is about to open. */
export const OPENING_LINK = "#r=";

/** @param {string} fragment @returns {string | null} what precedes the text of a replay; null if it is no such link */
export const replayMark = (fragment) => matchOf(REPLAY, fragment)?.[0] ?? null;

/** @param {string} fragment @returns {boolean} whether it is a link of friends */
export const isFriendsLink = (fragment) => matches(FRIENDS, fragment);

/** @param {string} fragment @returns {string} the kind of a link of friends */
export const friendsLinkKind = (fragment) => (matchOf(FRIENDS, fragment)?.[1] ?? "").toLowerCase();
