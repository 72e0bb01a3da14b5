// @ts-check
// The last set-up, for the next evening: written as text, and read back with care, since anything may be stored.
import { placeholder } from "../../table/draft.js";

/** @typedef {import("./draft.js").SetupDraft} SetupDraft */

/**
 * @param {SetupDraft} draft
 * @returns {string} what `readLastSetup` understands
 */
export function writeLastSetup(draft) {
  const { edition, set, picked, length, variant, free } = draft;
  const crown = draft.crown ? draft.seats.indexOf(draft.crown) : null;
  // A name that the page itself has put in is left out: it goes with the language.
  const seats = draft.seats.map(({ name, player }, index) => ({ name: name === placeholder(player, index) ? "" : name, player }));
  return JSON.stringify({ edition, set, picked, length, variant, seats, crown, free });
}

/**
 * @param {SetupDraft} draft
 * @param {string | null} text
 */
export function readLastSetup(draft, text) {
  const last = parse(text);
  if (!last) return;
  const seats = Array.isArray(last.seats) ? last.seats.map(renamed).filter((/** @type {any} */ seat) => isChair(draft, seat)) : [];
  if (draft.counts.includes(seats.length)) {
    draft.seats = seats.map((/** @type {import("../../table/draft.js").Chair} */ { name, player }, /** @type {number} */ index) => ({
      name: name || placeholder(player, index), player,
    }));
    draft.crown = draft.seats[last.crown] ?? null;
  }
  draft.free = last.free === true;
  draft.chooseEdition(String(last.edition));
  const ids = new Set([...draft.box.characters, ...draft.box.districts].map(({ id }) => id));
  const known = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.filter((id) => ids.has(id)) : []);
  draft.picked = { characters: known(last.picked?.characters), districts: known(last.picked?.districts) };
  draft.choose(String(last.set));
  if (draft.box.city_sizes.includes(last.length)) draft.length = last.length;
  if (last.variant === "piles") draft.variant = "piles";
}

/**
 * @param {string | null} text
 * @returns {any}
 */
function parse(text) {
  try {
    const found = JSON.parse(text ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

/**
 * A person was once called by another word.
 * @param {any} seat
 */
function renamed(seat) {
  return seat?.player === "human" ? { ...seat, player: "person" } : seat;
}

/**
 * @param {SetupDraft} draft
 * @param {any} seat
 * @returns {seat is import("../../table/draft.js").Chair}
 */
function isChair(draft, seat) {
  return typeof seat?.name === "string" && seat.name.length <= 40 && draft.kinds.includes(seat.player);
}
