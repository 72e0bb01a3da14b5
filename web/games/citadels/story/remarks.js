// @ts-check
// Chooses what a computer player says about an event that concerns it. It reads only facts that every seat is told, so a remark
// reveals nothing hidden.
import { t } from "../../../lib/i18n.js";
import { isComputer } from "../../../kit/seating.js";
import { worded } from "../words/names.js";

/** @import { Chair, EventView } from "../../../types.js" */
/** @typedef {{number: number, event: EventView}} Happened */
/** @typedef {{seat: number, line: string, text: string}} Remark `line` is the id of its text */
/** @typedef {{seat: number, occasion: string, other: number | null}} Cue a reason to speak, with the event's other player */

/** Number of lines by occasion and playing style; `other` is for styles that are not listed. `locales/remarks/` has as many. */
export const LINES = {
  robbed: { even: 3, other: 2 }, ruined: { even: 3, other: 3 }, taken: { even: 2, other: 1 },
  robs: { even: 2, builder: 1, rusher: 1, other: 2 }, ruins: { even: 1, raider: 2, other: 1 }, revenge: { even: 2, other: 1 },
  crowned: { even: 1, other: 1 }, built: { even: 1, builder: 2, rusher: 2, other: 1 }, finished: { even: 1, other: 1 },
};
export const STYLES = ["even", "builder", "rusher", "raider", "schemer"];

/** The least number of moments between two remarks, by any players. */
const SILENCE = 9;
/** A player remarks on one in so many events of an occasion; on each if the occasion is not listed.
 * @type {Readonly<Record<string, number>>}
 */
const ONE_IN = { robs: 2, ruins: 2, crowned: 3, built: 3, taken: 2 };
/** The least price of a district that its builder remarks on. */
const DEAR = 5;
/** The least gold of a robbery that players remark on. */
const MUCH = 2;

/** Deeds that players remark on. @type {Readonly<Record<string, "robbed" | "ruined" | "taken">>} */
const DEEDS = { robbed: "robbed", destroyed: "ruined", seized: "taken", confiscated: "taken", exchanged: "taken" };

/**
 * @param {EventView} event
 * @returns {{victim: number, by: number, kind: "robbed" | "ruined" | "taken"} | null} harm by one seat to another, if any
 */
function blowOf({ data, harm }) {
  const kind = DEEDS[harm?.deed ?? ""];
  if (!harm || !kind || harm.by === null || (kind === "robbed" && Number(data["amount"]) < MUCH)) return null;
  return { victim: harm.seat, by: harm.by, kind };
}

/**
 * @param {EventView} event
 * @returns {Cue[]} reasons to speak for a player who is proud of something
 */
function prideCues({ kind, data }) {
  const cue = (/** @type {unknown} */ seat, /** @type {string} */ occasion) =>
    typeof seat === "number" ? [{ seat, occasion, other: null }] : [];
  if (kind === "crown_moved" && data["from"] !== null) return cue(data["to"], "crowned");
  if (kind === "district_built" && Number(data["paid"]) >= DEAR) return cue(data["seat"], "built");
  if (kind === "city_completed" && data["first"] === true) return cue(data["seat"], "finished");
  return [];
}

/** Keeps what remarks depend on in one game: the last remark, the lines said so far, and grudges. */
class Talk {
  /** @param {readonly Chair[]} seating */
  constructor(seating) {
    this.seating = seating;
    /** The moment of the last remark. */
    this.last = -SILENCE;
    /** @type {Set<string>} */
    this.said = new Set();
    /** @type {Set<string>} players whom another one has harmed, as "victim<by" */
    this.grudges = new Set();
  }

  /**
   * Reads the next event.
   * @param {Happened} happened
   * @returns {Remark | null} the remark on it; null if no player speaks
   */
  hear({ number, event }) {
    const blow = blowOf(event);
    const cues = blow ? this.blowCues(blow) : prideCues(event);
    if (blow) this.grudges.add(`${blow.victim}<${blow.by}`);
    if (number - this.last < SILENCE) return null;
    for (const cue of cues) {
      const line = this.lineFor(cue, number);
      if (!line) continue;
      this.last = number;
      this.said.add(line);
      return { seat: cue.seat, line, text: wordsOf(line, event) };
    }
    return null;
  }

  /**
   * @param {{victim: number, by: number, kind: "robbed" | "ruined" | "taken"}} blow
   * @returns {Cue[]} reasons to speak for both players, the one who speaks first at the front
   */
  blowCues({ victim, by, kind }) {
    const settled = this.grudges.has(`${by}<${victim}`);
    if (settled) this.grudges.delete(`${by}<${victim}`);
    const own = settled ? "revenge" : kind === "robbed" ? "robs" : kind === "ruined" ? "ruins" : "";
    const gloats = own ? [{ seat: by, occasion: own, other: victim }] : [];
    const moans = [{ seat: victim, occasion: kind, other: by }];
    return settled ? [...gloats, ...moans] : [...moans, ...gloats];
  }

  /**
   * @param {Cue} cue
   * @param {number} number
   * @returns {string} the id of a line that was not said yet in this game; "" if there is none, or the player stays silent
   */
  lineFor({ seat, occasion }, number) {
    const player = this.seating[seat]?.player ?? "";
    if (!isComputer(player)) return "";
    const draw = hashOf(`${number} ${seat} ${occasion}`);
    if (draw % (ONE_IN[occasion] ?? 1) !== 0) return "";
    const style = STYLES.find((one) => player.endsWith(`-${one}`)) ?? "even";
    const left = linesOf(style, occasion).filter((line) => !this.said.has(line));
    return left[draw % left.length] ?? "";
  }
}

/**
 * @param {string} style
 * @param {string} occasion
 * @returns {string[]} ids of their texts
 */
export function linesOf(style, occasion) {
  const counts = /** @type {Record<string, Record<string, number>>} */ (LINES)[occasion] ?? {};
  const count = counts[style] ?? counts["other"] ?? 0;
  return Array.from({ length: count }, (_, at) => `remark-${style}-${occasion}-${at + 1}`);
}

/**
 * @param {string} line
 * @param {EventView} event
 * @returns {string}
 */
function wordsOf(line, { data }) {
  const card = data["card"];
  return t(line, { card: typeof card === "string" ? worded(`district-${card}`) : "" });
}

/**
 * @param {string} text
 * @returns {number} the same for the same text, on every device
 */
function hashOf(text) {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/**
 * Returns the first remark on `events`.
 * @param {readonly Happened[]} before all events that were told before
 * @param {readonly Happened[]} events
 * @param {readonly Chair[]} seating
 * @returns {Remark | null}
 */
export function remarkOn(before, events, seating) {
  const talk = new Talk(seating);
  for (const one of before) talk.hear(one);
  for (const one of events) {
    const remark = talk.hear(one);
    if (remark) return remark;
  }
  return null;
}
