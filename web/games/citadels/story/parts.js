// @ts-check
// Says which beats are told in one sentence: those of one turn, the draft, and ranks that no player answers to.
import { joined, labelled, listed, t } from "../../../lib/i18n.js";

/** @import { Beat, Part } from "../../../kit/story.js" */
/** @import { EventView } from "../../../types.js" */
/** @import { Reading } from "./story.js" */

/** Groups of beats of a turn that share its sentence; what a player loses has its own. */
const OF_A_TURN = new Set(["reveal", "named", "crown", "gather", "cards", "build"]);
/** The most names in one sentence. */
const MOST_NAMES = 2;

/**
 * @param {Beat} beat
 * @param {Reading} reading
 * @returns {Partial<Beat>} the part of a sentence that the beat is; empty where it has a sentence of its own
 */
export function partOf({ group, actor, own, frame, tone, events }, reading) {
  const { names, viewer, words } = reading;
  if (own || frame !== "" || tone) return {};
  const { kind, data } = /** @type {EventView} */ (events.at(-1));
  const part = (/** @type {Part} */ given) => ({ part: given });
  const draft = { of: "draft", soft: true, text: (/** @type {readonly Beat[]} */ beats) => draftText(beats, names) };
  // The board shows who has the crown.
  if (group === "round") return { text: t("round-number", { round: Number(data["round"]) }), ...part({ ...draft, begins: true }) };
  if (group === "draft" && data["character"] === undefined) return part(draft);
  // The pause before a marked rank has the crown's call for its words, and who is asked next knows their own role.
  if (group === "breath" || (group === "reveal" && actor === viewer && viewer !== null)) return part({ of: "call", after: true });
  // The board marks a rank that no player answers for, so it needs words only where there are none.
  if (group === "silent") return part({ of: "silent", after: true, text: (beats) => t("quiet-absent", { characters: calledOf(beats).map((character) => words.worded(`character-${character}`)) }) });
  if (!OF_A_TURN.has(group) || actor === null) return {};
  // What concerns another player keeps a moment of its own.
  return part({ of: `turn ${actor}`, begins: kind === "character_revealed", soft: group !== "named" && group !== "crown", text: (beats) => turnText(beats, actor, reading) });
}

/**
 * @param {readonly Beat[]} beats of which the first may begin the round
 * @param {readonly string[]} names
 */
function draftText(beats, names) {
  const drafting = beats.filter(({ group }) => group === "draft");
  const all = [...new Set(drafting.map(({ actor }) => names[actor ?? -1] ?? ""))];
  const many = all.length > MOST_NAMES ? t("drafted-many", { count: all.length }) : t("drafted-several", { names: listed(all) });
  const text = drafting.length > 1 ? many : (drafting[0]?.text ?? "");
  const [first] = beats;
  return first?.group === "round" ? labelled(first.text, text) : text;
}

/** @param {readonly Beat[]} beats */
const calledOf = (beats) => beats.map(({ events }) => String(events.at(-1)?.data["character"]));

/**
 * Writes what a turn brought, as the folded log does.
 * @param {readonly Beat[]} beats
 * @param {number} seat whose turn it is
 * @param {Reading} reading
 */
function turnText(beats, seat, { names, words: { worded, eventText } }) {
  const events = beats.flatMap((beat) => beat.events);
  const shown = events.find(({ kind }) => kind === "character_revealed");
  const gains = events.flatMap((event) => event.gains ?? []).filter((gain) => gain.seat === seat);
  const count = (/** @type {string} */ wanted) => gains.reduce((sum, { kind, count: one }) => sum + (kind === wanted ? one : 0), 0);
  const [gold, cards] = [count("gold"), count("cards")];
  const named = beats.filter(({ group }) => group === "named").flatMap((beat) => beat.events.slice(-1));
  const brought = [
    ...named.map(({ data }) => t("told-named", { kind: String(data["kind"]), character: worded(`character-${data["character"]}`) })),
    ...(beats.some(({ group }) => group === "crown") ? [t("told-crown")] : []),
    ...(gold > 0 ? [t("told-gold", { count: gold })] : []),
    ...(gold < 0 ? [t("told-lost", { count: -gold })] : []),
    ...(cards > 0 ? [t("told-cards", { count: cards })] : []),
    ...gains.filter(({ kind }) => kind === "district").map(({ what }) => worded(`district-${what}`)),
  ];
  const head = shown ? eventText(shown, names) : (names[seat] ?? "");
  if (brought.length === 0) return shown ? head : joined("join-dots", beats.map(({ text }) => text));
  return labelled(head, joined("join-commas", brought));
}
