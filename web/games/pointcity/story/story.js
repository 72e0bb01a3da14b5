// @ts-check
// Makes beats for the director from events: a beat shows which card a player takes. No player can harm another in this game.
import { actorOf } from "../../../kit/picture.js";
import { beatsOfMoments, readEvent } from "../../../kit/reading.js";
import { joined, labelled, t } from "../../../lib/i18n.js";
import { buildingName, rival, sideText } from "../words/names.js";
import { eventText, lastStone } from "../words/words.js";

/** @import { Reading } from "../../../kit/reading.js" */
/** @import { Beat } from "../../../kit/story.js" */
/** @import { EventView } from "../../../types.js" */

/** Milliseconds at the usual speed, and sounds. @typedef {{time: number, sound: string, air?: import("../../../kit/story.js").Air}} Group */

/** Styles of beats, by group.
 * @type {Readonly<Record<string, Group>>}
 */
export const GROUPS = {
  turn: { time: 250, sound: "tick", air: "wind" },
  take: { time: 650, sound: "card" },
  build: { time: 900, sound: "build" },
  token: { time: 900, sound: "coin" },
  pass: { time: 900, sound: "tick" },
  plan: { time: 450, sound: "turn" },
  // The winner is told after the scores.
  end: { time: 2600, sound: "bell" },
};

/** The group of each kind of event; "" if it has no beat of its own. @type {Readonly<Record<string, string>>} */
export const KINDS = {
  turn_started: "turn",
  card_flipped: "take",
  resource_taken: "take",
  resource_drawn: "take",
  // Told with the building that it pays for.
  resources_spent: "",
  building_built: "build",
  token_taken: "token",
  turn_passed: "pass",
  // The next picture shows the new cards.
  resource_dealt: "",
  building_dealt: "",
  automa_took: "take",
  automa_built: "build",
  automa_took_token: "token",
  automa_moved: "plan",
  game_ended: "end",
  taken_back: "",
};

/** Groups that are told over the picture that they lead to: in the others things move there first. */
const OVER_NEXT = new Set(["turn", "pass", "plan", "end"]);

/** @type {import("../../../kit/story.js").Story} */
export function story(told) {
  return beatsOfMoments(told, beatsOf, {});
}

/**
 * @param {readonly EventView[]} events of one moment
 * @param {Reading} reading
 * @param {number} number
 * @returns {Beat[]}
 */
function beatsOf(events, reading, number) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {EventView[]} */
  let along = [];
  // The view before the event, and before what was paid for it.
  let before = reading.picture;
  for (const event of events) {
    const group = KINDS[event.kind] ?? "";
    if (along.at(-1)?.kind !== "resources_spent") before = reading.picture;
    readEvent(reading, event);
    along.push(event);
    if (group === "") continue;
    const picture = OVER_NEXT.has(group) ? reading.picture : before;
    const beat = { ...beatOf(event, along, reading, { number, group }), drawn: () => picture };
    beats.push({ ...beat, ...partOf(beat, reading) });
    along = [];
  }
  return beats;
}

/** Groups of beats of a turn that share its sentence. */
const OF_A_TURN = new Set(["turn", "take", "build", "token", "plan"]);

/**
 * @param {Beat} beat
 * @param {Reading} reading
 * @returns {Partial<Beat>} the part of a sentence that the beat is; empty where it has a sentence of its own
 */
function partOf({ group, actor, own }, { names, viewer }) {
  if (own || !OF_A_TURN.has(group)) return {};
  // Who is asked next knows that the turn is theirs.
  if (group === "turn" && actor === viewer && viewer !== null) return { part: { of: "own", after: true } };
  const name = actor === null ? rival() : (names[actor] ?? "");
  return { part: { of: `turn ${actor}`, begins: group === "turn", soft: true, text: (beats) => turnText(beats, name) } };
}

/**
 * Writes what a turn brought, as the folded log does.
 * @param {readonly Beat[]} beats
 * @param {string} name whose turn it is
 */
function turnText(beats, name) {
  const gains = beats.flatMap(({ events }) => events.flatMap((event) => event.gains ?? []));
  const brought = gains.flatMap(({ kind, what = "", count }) => (kind === "token" ? [t("told-token")] : [kind === "building" ? buildingName(what) : sideText(what, count)]));
  if (brought.length === 0) return joined("join-dots", beats.filter(({ group }) => group !== "turn").map(({ text }) => text)) || (beats[0]?.text ?? "");
  return labelled(name, joined("join-commas", brought));
}

/**
 * @param {EventView} event
 * @param {readonly EventView[]} events all that the beat tells; `event` is the last
 * @param {Reading} reading
 * @param {{number: number, group: string}} about
 * @returns {Beat}
 */
function beatOf(event, events, { names, viewer, decider, past }, { number, group }) {
  const { time, sound, air } = /** @type {Group} */ (GROUPS[group]);
  const { seat, cell } = event.data;
  const place = `place-${seat ?? "automa"}`;
  const own = viewer !== null && decider === viewer;
  // After an own decision the board shows the new picture already, with another card in that cell.
  const leaves = !own && cell !== undefined && (group === "take" || group === "build") && event.kind !== "card_flipped";
  return {
    group, time, sound, ...(air && { air }), number, events, own,
    actor: actorOf(event),
    text: group === "end" ? lastStone(past, names) : eventText(event, names),
    lights: [place, ...(cell === undefined ? [] : [`cell-${cell}`])],
    moves: leaves ? [{ way: "carry", from: `cell-${cell}`, to: place }] : [],
    // The next turn is shown with the table as the last turn left it.
    picture: group === "turn" ? "first" : "last",
    frame: group === "end" ? "banner" : "",
  };
}
