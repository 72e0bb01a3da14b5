// @ts-check
// Writes a screen as the fragment of the page's address, and reads it back.
import { isDay } from "../../lib/day.js";
import { matches } from "../../lib/pattern.js";
import { GAMES } from "../games.js";

/**
 * What the page shows: the kind of the screen, and what it needs to be shown again. What is not in `PARTS` is kept in the
 * browser's history only.
 * @typedef {{screen: "lobby"} | {screen: "more"} | {screen: "friends"} | {screen: "settings"} | {screen: "room"} | {screen: "join"}
 *   | {screen: "form" | "problems" | "statistics" | "workshop", game: string}
 *   | {screen: "game" | "end" | "table", match: string}
 *   | {screen: "replay", match: string, moment: number, viewer?: string, link?: string}
 *   | {screen: "day", game: string, day: string, month: string}
 *   | {screen: "problem", game: string, problem: string}
 *   | {screen: "help", game: string, part: string, entry: string, edition: string}
 *   | {screen: "player", game: string, player: string}
 *   | {screen: "companion", game: string, part: string, set: string}} Screen
 *
 * @typedef {Screen["screen"]} Kind
 */

/** The parts of an address after the kind, in order. Last ones that are empty are left out. @type {Readonly<Record<Kind, readonly string[]>>} */
const PARTS = {
  lobby: [], more: [], friends: [], settings: [], room: [], join: [],
  form: ["game"], problems: ["game"], statistics: ["game"], workshop: ["game"],
  game: ["match"], end: ["match"], table: ["match"], replay: ["match", "moment"],
  day: ["game", "day"], problem: ["game", "problem"], help: ["game", "part", "entry"], player: ["game", "player"],
  companion: ["game", "part", "set"],
};

/** Parts that an address may lack. */
const OPTIONAL = new Set(["moment", "part", "entry", "set"]);
/** Longer parts are of no screen. */
const LONGEST = 200;
/** A set of cards with the names of the people. */
const LONGEST_SET = 2000;
const START = "#/";

/** @type {Screen} */
export const LOBBY = Object.freeze({ screen: "lobby" });

/**
 * @param {Screen} screen
 * @returns {string} the fragment with its `#`; "" for the lobby, and for the replay of a link
 */
export function addressOf(screen) {
  // What came with a link is stored nowhere, so that it has no address but its link.
  if (screen.screen === "lobby" || (screen.screen === "replay" && screen.link)) return "";
  const parts = PARTS[screen.screen].map((part) => encodeURIComponent(String(/** @type {any} */ (screen)[part] ?? "")));
  while (parts.at(-1) === "") parts.pop();
  return START + [screen.screen, ...parts].join("/");
}

/**
 * @param {string} fragment with its `#`
 * @returns {Screen | null} null for an address of no screen
 */
export function screenAt(fragment) {
  if (fragment === "" || fragment === "#" || fragment === START) return LOBBY;
  if (!fragment.startsWith(START)) return null;
  const [kind = "", ...texts] = fragment.slice(START.length).split("/");
  if (!Object.hasOwn(PARTS, kind)) return null;
  const names = PARTS[/** @type {Kind} */ (kind)];
  if (texts.length > names.length) return null;
  const parts = names.map((name, at) => readPart(name, texts[at] ?? ""));
  if (parts.includes(null)) return null;
  return /** @type {Screen} */ ({ screen: kind, ...Object.fromEntries(names.map((name, at) => [name, parts[at]])), ...REST[kind] });
}

/** What a screen has beside its address. @type {Readonly<Record<string, object>>} */
const REST = { day: { month: "" }, help: { edition: "" } };

/**
 * @param {string} name
 * @param {string} written
 * @returns {string | number | null} null if no screen has it
 */
function readPart(name, written) {
  const text = decoded(written);
  if (text === null || text.length > (name === "set" ? LONGEST_SET : LONGEST) || (text === "" && !OPTIONAL.has(name))) return null;
  if (name === "game") return GAMES.includes(text) ? text : null;
  if (name === "moment") return matches(/^\d{0,7}$/, text) ? Number(text) : null;
  if (name === "day") return isDay(text) ? text : null;
  return text;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * @param {any} raw as an earlier or later version of the page may have written it into the browser's history
 * @returns {raw is Screen} whether it is a screen with all its parts
 */
export function isScreen(raw) {
  if (typeof raw?.screen !== "string" || !Object.hasOwn(PARTS, raw.screen)) return false;
  const { link, viewer } = raw;
  const parts = [...PARTS[/** @type {Kind} */ (raw.screen)], ...Object.keys(REST[raw.screen] ?? {})];
  return [link, viewer].every((one) => one === undefined || typeof one === "string") && parts.every((part) => isPart(part, raw[part]));
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function isPart(name, value) {
  if (name === "moment") return Number.isSafeInteger(value) && Number(value) >= 0;
  if (name === "game") return GAMES.includes(/** @type {string} */ (value));
  return name === "day" ? isDay(value) : typeof value === "string";
}

/** @param {Screen} screen @returns {Kind} a game and its end are one screen */
const kindOf = ({ screen }) => (screen === "end" ? "game" : screen);

/**
 * @param {Screen} one
 * @param {Screen | undefined} other
 * @returns {boolean} whether both are the same screen, perhaps at another part or moment
 */
export function isSame(one, other) {
  if (!other || kindOf(one) !== kindOf(other)) return false;
  const id = (/** @type {any} */ screen) => screen.player ?? screen.problem ?? (screen.screen === "replay" ? "" : screen.match) ?? "";
  return id(one) === id(other);
}
