// @ts-check
// Chooses what a rival says of what was just done to it or by it. Only facts that every seat is told are read, so a remark
// can hint at nothing hidden.
import { t } from "../../../lib/i18n.js";
import { isComputer } from "../../../kit/seating.js";
import { worded } from "../words/names.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../kit/story.js").Entry} Entry */
/** @typedef {import("../../../types.js").Chair} Chair */
/** @typedef {{number: number, event: EventView}} Happened */
/** @typedef {{seat: number, line: string, text: string}} Remark `line` is its key: none is said twice in a game */
/** A reason to speak: `other` is who did it, or to whom. @typedef {{seat: number, occasion: string, other: number | null}} Cue */

/** Lines of each playing style, by occasion; `locales/remarks/` has as many in each language. */
export const LINES = {
  robbed: { even: 3, other: 2 }, ruined: { even: 3, other: 3 }, taken: { even: 2, other: 1 },
  robs: { even: 2, builder: 1, rusher: 1, other: 2 }, ruins: { even: 1, raider: 2, other: 1 }, revenge: { even: 2, other: 1 },
  crowned: { even: 1, other: 1 }, built: { even: 1, builder: 2, rusher: 2, other: 1 }, finished: { even: 1, other: 1 },
};
export const STYLES = ["even", "builder", "rusher", "raider", "schemer"];

/** The least number of moments between two remarks, by any players. */
const SILENCE = 9;
/** One of so many such events is remarked on; what is not listed, always. @type {Readonly<Record<string, number>>} */
const SELDOM = { robs: 2, ruins: 2, crowned: 3, built: 3, taken: 2 };
/** A district of this cost is worth a word, and so much gold that is robbed. */
const DEAR = 5;
const MUCH = 2;

/**
 * @param {EventView} event
 * @param {ReadonlySet<string>} robbers cards that have placed a token: what they move is robbed, other gold is paid
 * @returns {{victim: number, by: number, kind: "robbed" | "ruined" | "taken"} | null} what one seat did to another, as all are told
 */
function blowOf({ kind, cause, data }, robbers) {
  const blow = (/** @type {unknown} */ victim, /** @type {unknown} */ by, /** @type {"robbed" | "ruined" | "taken"} */ how) =>
    typeof victim === "number" && typeof by === "number" && victim !== by ? { victim, by, kind: how } : null;
  if (kind === "gold_moved" && robbers.has(cause) && Number(data["amount"]) >= MUCH) return blow(data["from"], data["to"], "robbed");
  if (kind === "district_destroyed") return blow(data["seat"], data["by"], "ruined");
  if (kind === "district_seized") return blow(data["seat"], data["by"], "taken");
  if (kind === "district_confiscated") return blow(data["seat"], data["to"], "taken");
  if (kind === "districts_exchanged") return blow(data["other"], data["seat"], "taken");
  return null;
}

/**
 * @param {EventView} event
 * @returns {Cue[]} reasons to speak that harm no player
 */
function prides({ kind, data }) {
  const cue = (/** @type {unknown} */ seat, /** @type {string} */ occasion) =>
    typeof seat === "number" ? [{ seat, occasion, other: null }] : [];
  if (kind === "crown_moved" && data["from"] !== null) return cue(data["to"], "crowned");
  if (kind === "district_built" && Number(data["paid"]) >= DEAR) return cue(data["seat"], "built");
  if (kind === "city_completed" && data["first"] === true) return cue(data["seat"], "finished");
  return [];
}

/** A game so far, as far as remarks go: when one was made last, which lines were said, who has struck whom. */
class Talk {
  /** @param {readonly Chair[]} seating */
  constructor(seating) {
    this.seating = seating;
    this.last = -SILENCE;
    /** @type {Set<string>} */
    this.said = new Set();
    /** @type {Set<string>} "victim<by" */
    this.grudges = new Set();
    /** @type {Set<string>} */
    this.robbers = new Set();
  }

  /**
   * @param {Happened} happened
   * @returns {Remark | null}
   */
  hear({ number, event }) {
    if (event.kind === "character_named") this.robbers.add(event.cause);
    const blow = blowOf(event, this.robbers);
    const cues = blow ? this.blowCues(blow) : prides(event);
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
   * @returns {Cue[]}
   */
  blowCues({ victim, by, kind }) {
    const settled = this.grudges.has(`${by}<${victim}`);
    // A grudge that was paid back is settled.
    if (settled) this.grudges.delete(`${by}<${victim}`);
    const own = settled ? "revenge" : kind === "robbed" ? "robs" : kind === "ruined" ? "ruins" : "";
    const gloats = own ? [{ seat: by, occasion: own, other: victim }] : [];
    const moans = [{ seat: victim, occasion: kind, other: by }];
    return settled ? [...gloats, ...moans] : [...moans, ...gloats];
  }

  /**
   * @param {Cue} cue
   * @param {number} number
   * @returns {string} the key of a line that was not said yet; "" where there is none, or the seat keeps quiet
   */
  lineFor({ seat, occasion }, number) {
    const player = this.seating[seat]?.player ?? "";
    if (!isComputer(player)) return "";
    const lot = sumOf(`${number} ${seat} ${occasion}`);
    if (lot % (SELDOM[occasion] ?? 1) !== 0) return "";
    const style = STYLES.find((one) => player.endsWith(`-${one}`)) ?? "even";
    const left = linesOf(style, occasion).filter((line) => !this.said.has(line));
    return left[lot % left.length] ?? "";
  }
}

/**
 * @param {string} style
 * @param {string} occasion
 * @returns {string[]} keys
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
function sumOf(text) {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/**
 * Says what a rival remarks on `events`, after all that was told before.
 * @param {readonly Happened[]} before
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
