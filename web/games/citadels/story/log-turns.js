// @ts-check
// Summarises a folded part of the log: the player whose turn it was, gains, and harm to others.
import { hasText, joined, t } from "../../../lib/i18n.js";
import { cardName, worded } from "../words/names.js";
import { roundPage } from "./round-page.js";
import { eventText } from "../words/words.js";

/** @import { Gist, TurnFace } from "../../../kit/story.js" */
/** @import { EventView } from "../../../types.js" */

/** Kinds of events that begin a part of the log. */
const BEGINS = new Set(["round_started", "rank_called", "round_ended", "game_ended"]);
/** Reasons why no player answered for a character, in the order of the summary. */
const WHY = ["murdered", "absent", "out"];
/** Kinds of events of a rank that no player answered to. */
const SILENT = new Set(["rank_called", "nobody_answered"]);

/** Icons of deeds against others. */
const BLOWS = /** @type {Readonly<Record<string, string>>} */ ({
  destroyed: "icon-destroy", confiscated: "icon-warrant", seized: "icon-castle", exchanged: "icon-link", hand_swapped: "icon-link",
  character_swapped: "icon-link", robbed: "icon-rob", levied: "icon-rob",
});
/** Icons of tokens. */
const TOKEN_ICONS = /** @type {Readonly<Record<string, string>>} */ ({
  kill: "icon-kill", rob: "icon-rob", bewitch: "icon-bewitch", warrant: "icon-warrant", threat: "icon-threat",
});

/**
 * @param {readonly EventView[]} events
 * @param {readonly string[]} names of the seats
 * @returns {TurnFace}
 */
function faceOf(events, names) {
  const called = events.find(({ kind }) => kind === "rank_called");
  const [first] = events;
  if (!called) return { ...partFace(events, names), ...(first?.kind === "round_ended" ? { page: roundPage(first, names) } : {}) };
  if (events.every(({ kind }) => SILENT.has(kind))) return quietFace(events, names);
  const shown = events.find(({ kind }) => kind === "character_revealed") ?? called;
  const character = String(shown.data["character"]);
  const seat = typeof shown.data["seat"] === "number" ? shown.data["seat"] : null;
  const blows = events.filter((event) => isBlow(event, seat)).map((event) => blowOf(event, names));
  return { kind: "turn", seat, icon: `character-${character}`, title: worded(`character-${character}`), gist: seat === null ? [] : gistOf(events, seat), blows };
}

/**
 * @param {readonly EventView[]} events
 * @param {readonly string[]} names
 * @returns {TurnFace}
 */
function partFace(events, names) {
  const first = events[0];
  const title = first?.kind === "round_started" ? t("round-number", { round: Number(first.data["round"]) }) : first ? eventText(first, names) : "";
  return { kind: "part", seat: null, icon: "", title, gist: [], blows: [] };
}

/**
 * Summarises ranks that no player answered to, grouped by reason. The title is the call itself while a rank is called and has not
 * answered yet.
 * @param {readonly EventView[]} events
 * @param {readonly string[]} names
 * @returns {TurnFace}
 */
function quietFace(events, names) {
  const silent = events.filter(({ kind }) => kind === "nobody_answered");
  const parts = WHY.flatMap((why) => {
    const characters = silent.filter((event) => event.why === why).map(({ data }) => worded(`character-${data["character"]}`));
    const together = characters.length > 1 && hasText(`quiet-${why}`);
    return together ? [t(`quiet-${why}`, { characters })] : characters.map((character) => t(`silence-${why}`, { character }));
  });
  const title = joined("join-dots", parts) || events.map((event) => eventText(event, names)).at(-1) || "";
  return { kind: "quiet", seat: null, icon: "", title, gist: [], blows: [] };
}

/**
 * @param {EventView} event
 * @param {number | null} seat whose turn it is
 * @returns {boolean} whether it harms another seat, or puts down a token
 */
function isBlow({ kind, harm, gains = [] }, seat) {
  // The seat that has the character of a token is hidden.
  if (kind === "character_named" || !harm) return kind === "character_named";
  // What the turn's seat loses is in its gains, if it is gold or cards.
  return harm.deed in BLOWS && !(harm.seat === seat && gains.some((gain) => gain.seat === seat));
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {Gist}
 */
function blowOf(event, names) {
  const { kind, data, harm } = event;
  const icon = kind === "character_named" ? (TOKEN_ICONS[String(data["kind"])] ?? "icon-threat") : (BLOWS[harm?.deed ?? ""] ?? "");
  const what = data["character"] ?? data["for"] ?? data["card"];
  const text = typeof what === "string" ? cardName(what) : (names[harm?.seat ?? -1] ?? "");
  return { icon, text, label: eventText(event, names) };
}

/**
 * @param {readonly EventView[]} events of a turn
 * @param {number} seat
 * @returns {Gist[]} gold, cards and districts that the turn brought, and gold that it lost to others
 */
function gistOf(events, seat) {
  const gains = events.flatMap((event) => event.gains ?? []).filter((gain) => gain.seat === seat);
  const counts = (/** @type {string} */ wanted) => gains.filter(({ kind }) => kind === wanted).map(({ count }) => count);
  const gold = total(counts("gold").filter((count) => count > 0));
  const lost = -total(counts("gold").filter((count) => count < 0));
  const cards = total(counts("cards"));
  const built = gains.filter(({ kind }) => kind === "district").map(builtText);
  return [
    ...(gold > 0 ? [{ icon: "icon-gold", text: `+${gold}`, label: t("turn-gold", { count: gold }) }] : []),
    ...(lost > 0 ? [{ icon: "icon-gold", text: `\u2212${lost}`, label: t("turn-lost", { count: lost }) }] : []),
    ...(cards > 0 ? [{ icon: "icon-cards", text: `+${cards}`, label: t("turn-cards", { count: cards }) }] : []),
    ...built.map((text) => ({ icon: "", text, label: text })),
  ];
}

/** @param {readonly number[]} counts */
const total = (counts) => counts.reduce((sum, count) => sum + count, 0);

/**
 * @param {import("../../../types.js").Gain} gain of a district
 * @returns {string} the district, and the gold that was paid
 */
function builtText({ what, paid }) {
  const name = worded(`district-${what}`);
  // A minus sign, not a hyphen.
  return paid ? `${name} \u2212${paid}` : name;
}

/** @type {import("../../../kit/story.js").Folding} */
export const FOLDING = { begins: BEGINS, face: faceOf };
