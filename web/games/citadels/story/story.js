// @ts-check
// Makes beats for the director from events: joins events that belong together, and finds actor, time, movements and harm to the
// viewer. Loaded with the first table. Functions that the page needs at its start are passed in as `Words`: an import would put
// them into one more file that the start has to fetch.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { againstFace } from "./attack-text.js";
import { MOVES, say } from "./moves.js";
import { actorOf } from "../../../kit/picture.js";
import { beatsOfMoments, readEvent } from "../../../kit/reading.js";
import { partOf } from "./parts.js";
import { emptyRobbery, planOutcome, tokenIcon } from "./schemes.js";
import { roundPage } from "./round-page.js";

/** @import { Beat } from "../../../kit/story.js" */
/** @import { EventView, View } from "../../../types.js" */
/** @typedef {{eventText: typeof import("../words/words.js").eventText, lastStone: typeof import("../words/words.js").lastStone, worded: typeof import("../words/names.js").worded}} Words */

/**
 * The style of a kind of beat: milliseconds at the usual speed, sound, what sounds behind the game from then on,
 * frame, the symbol in it, and when the new picture is drawn.
 * @typedef {{time: number, sound: string, air?: import("../../../kit/story.js").Air, icon?: string, frame?: "banner" | "page", picture?: "first"}} Group
 */

/** Styles of beats, by group. @type {Readonly<Record<string, Group>>} */
export const GROUPS = {
  draft: { time: 250, sound: "" },
  round: { time: 700, sound: "bell", air: "indoors" },
  // A pause after the call of a rank that has a token.
  breath: { time: 600, sound: "threat" },
  silent: { time: 400, sound: "tick", air: "wind" },
  murdered: { time: 1500, sound: "murder", air: "wind", icon: "icon-kill", frame: "banner" },
  reveal: { time: 800, sound: "turn", air: "wind" },
  unmasked: { time: 1500, sound: "murder", icon: "icon-kill", frame: "banner" },
  empty: { time: 1400, sound: "tick" },
  named: { time: 1200, sound: "threat" },
  gather: { time: 450, sound: "coin" },
  cards: { time: 450, sound: "card" },
  build: { time: 700, sound: "build", picture: "first" },
  look: { time: 900, sound: "turn" },
  loss: { time: 900, sound: "steal" },
  theft: { time: 1400, sound: "steal" },
  swap: { time: 1400, sound: "card" },
  destroy: { time: 1400, sound: "crash" },
  move: { time: 1400, sound: "steal" },
  crown: { time: 1400, sound: "honour" },
  city: { time: 1400, sound: "complete", air: "storm", icon: "icon-castle", frame: "banner" },
  end: { time: 2800, sound: "bell", frame: "page" },
  // The winner is told after the scores.
  over: { time: 2600, sound: "bell", icon: "icon-crown", frame: "banner" },
};

/** The group of each kind of event; "" if it has no beat of its own. `groupOf` gives some events another group.
 * @type {Readonly<Record<string, string>>}
 */
export const KINDS = {
  round_started: "round",
  character_removed: "",
  character_laid_away: "",
  character_drafted: "draft",
  characters_swapped: "swap",
  // Told with the answer, except for the pause of `breath`.
  rank_called: "",
  nobody_answered: "silent",
  character_revealed: "reveal",
  character_named: "named",
  mark_unmasked: "named",
  turn_resumed: "reveal",
  // Told with the call of the next rank.
  turn_ended: "",
  turn_lost: "loss",
  gold_gained: "gather",
  gold_paid: "gather",
  gold_moved: "theft",
  tax_paid: "gather",
  tax_collected: "gather",
  cards_drawn: "cards",
  cards_discarded: "cards",
  card_kept: "cards",
  card_rescued: "cards",
  build_given_up: "cards",
  cards_given: "swap",
  card_tucked: "cards",
  hand_shown: "look",
  hands_swapped: "swap",
  district_built: "build",
  district_destroyed: "destroy",
  district_confiscated: "move",
  district_seized: "move",
  districts_exchanged: "move",
  district_beautified: "gather",
  crown_moved: "crown",
  city_completed: "city",
  city_size_changed: "city",
  round_ended: "end",
  game_ended: "over",
  // An undo is shown at once.
  taken_back: "",
};

/** Groups that each player has every round: at large tables they take less time, so that a round does not get too long. */
const ORDINARY = new Set(["draft", "gather", "cards", "build"]);
/** The most players with whom `ORDINARY` groups take their full time. */
const FEW = 4;

/** Groups that are in no entry of `KINDS`: they depend on why an event happened. */
export const BY_REASON = ["breath", "murdered", "unmasked", "empty"];
/** Payments, which are told with the event that they pay for. */
const PRICE = new Set(["gold_paid", "tax_paid"]);
/** Groups whose equal beats of one player are joined if they follow each other. */
const SERIES = new Set(["named", "cards", "gather"]);
/** Groups that are told over the picture that they lead to: in the others things move there first. */
const OVER_NEXT = new Set(["draft", "round", "breath", "silent", "murdered", "reveal", "unmasked", "empty", "build", "loss", "end"]);

/** The state while the events are read. @typedef {import("../../../kit/reading.js").Reading & {words: Words}} Reading */

/**
 * @param {Words} words
 * @returns {import("../../../kit/story.js").Story} the story that uses these functions
 */
export function storyWith(words) {
  return (told) => beatsOfMoments(told, beatsOf, { words });
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
  for (const [at, event] of events.entries()) {
    const paidFor = PRICE.has(along.at(-1)?.kind ?? "");
    if (!paidFor) before = reading.picture;
    readEvent(reading, event);
    const next = events[at + 1];
    // The last round is told with the end of the game.
    const group = next?.kind === "game_ended" ? "" : groupOf(event, reading);
    // In an event that destroys or seizes a district, `by` pays and `seat` is the owner.
    const isPrice = PRICE.has(event.kind) && next !== undefined && KINDS[next.kind] !== "" && (next.data["by"] ?? next.data["seat"]) === event.data["seat"];
    if (group === "" || isPrice) {
      along.push(event);
      continue;
    }
    const told = [...along, event];
    const one = { ...beatOf(event, group, told, reading, number), drawn: drawing(OVER_NEXT.has(group) ? reading.picture : before) };
    const beat = { ...one, ...partOf(one, reading) };
    const last = beats.at(-1);
    if (last && isSeries(last, beat)) join(last, beat);
    else beats.push(beat);
    along = [];
    const empty = emptyRobbery(event, reading);
    if (empty) beats.push({ ...beat, ...styleOf("empty", reading.names.length), ...empty, moves: [], part: undefined });
  }
  return beats;
}

/**
 * @param {View} picture
 * @returns {(view: View) => View} what draws it; what the viewer knows of the draft is no part of the picture
 */
const drawing = (picture) => ({ draft }) => ({ ...picture, draft });

/**
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {string} the group it is told in; "" if it has no beat of its own
 */
function groupOf({ kind, data: { character }, cause, why }, { picture }) {
  // A rank that was discarded face up needs no pause: all know that no player answers.
  if (kind === "rank_called") return why !== "out" && tokenIcon(picture, character) !== "" ? "breath" : "";
  if (kind === "nobody_answered") return why === "out" ? "" : cause ? "murdered" : "silent";
  if (kind === "character_revealed" && why === "murdered") return "unmasked";
  return KINDS[kind] ?? "";
}

/**
 * @param {string} group
 * @param {number} players
 * @returns {Pick<Beat, "group" | "time" | "sound" | "air" | "icon" | "frame" | "picture">}
 */
function styleOf(group, players) {
  const { time, sound, air, icon, frame = "", picture = "last" } = /** @type {Group} */ (GROUPS[group]);
  const share = ORDINARY.has(group) ? Math.min(1, FEW / players) : 1;
  return { group, time: Math.round(time * share), sound, ...(air && { air }), ...(icon && { icon }), frame, picture };
}

/**
 * @param {Beat} last
 * @param {Beat} beat
 * @returns {boolean} whether `beat` can be joined to `last`
 */
function isSeries(last, beat) {
  // Cards that are put back and cards that are drawn for them stay two beats.
  const alike = last.events.at(-1)?.kind === beat.events.at(-1)?.kind;
  return SERIES.has(beat.group) && alike && last.group === beat.group && last.actor === beat.actor && last.own === beat.own;
}

/**
 * Adds a beat to the one before it.
 * @param {Beat} last
 * @param {Beat} beat
 */
function join(last, beat) {
  last.events = [...last.events, ...beat.events];
  last.moves.push(...beat.moves);
  last.lights.push(...beat.lights);
  if (last.frame !== "card" && beat.frame === "card") Object.assign(last, { frame: "card", text: beat.text, line: beat.line, icon: beat.icon });
  else if (last.frame === "") last.text = beat.text;
}

/**
 * @param {EventView} event
 * @param {string} group
 * @param {readonly EventView[]} events all that the beat tells; `event` is the last
 * @param {Reading} reading
 * @param {number} number
 * @returns {Beat}
 */
function beatOf(event, group, events, reading, number) {
  const style = styleOf(group, reading.names.length);
  const actor = actorOf(event);
  const { decider, picture, viewer } = reading;
  const own = viewer !== null && decider === viewer;
  /** @type {Beat} */
  const beat = {
    ...style, actor, own, number, events, ...turnOf(reading),
    text: textOf(event, group, reading),
    frame: own ? "" : style.frame,
    lights: lightsOf(event),
    moves: [...callOf(events, reading), ...events.flatMap((one) => MOVES[one.kind]?.(one.data, reading.viewer) ?? [])],
  };
  if (event.kind === "round_ended") {
    return { ...beat, frame: "page", page: roundPage(event, reading.names) };
  }
  if (group === "breath") beat.icon = tokenIcon(picture, event.data["character"]);
  const face = viewer !== null && event.harm?.seat === viewer && !own ? againstFace(event, reading, actor) : null;
  if (face) return { ...beat, ...face, frame: "card" };
  return own ? beat : { ...beat, ...planOutcome(event, reading) };
}

/** Kinds of events that begin or end what belongs to a turn. */
const AROUND_A_TURN = new Set(["rank_called", "character_revealed", "turn_ended", "round_ended", "round_started"]);

/**
 * A turn begins after what the call of its character leads to, such as a robbery: that belongs to it already.
 * @param {Reading} reading
 * @returns {{turn?: number}} the seat whose turn it is, if it is any seat's
 */
function turnOf({ picture, past }) {
  if (picture.turn) return { turn: picture.turn.seat };
  const latest = past.findLast(({ kind }) => AROUND_A_TURN.has(kind));
  return latest?.kind === "character_revealed" ? { turn: Number(latest.data["seat"]) } : {};
}

/**
 * @param {EventView} event
 * @param {string} group
 * @param {Reading} reading
 */
function textOf(event, group, { words: { eventText, lastStone, worded }, names, past }) {
  if (group === "over") return lastStone(past, names);
  if (group !== "unmasked") return eventText(event, names);
  return sentence("unmasked-murdered", { name: names[Number(event.data["seat"])] ?? "", character: worded(`character-${event.data["character"]}`) });
}

/**
 * @param {readonly EventView[]} events
 * @param {Reading} reading
 * @returns {import("../../../kit/story.js").Move[]} the call of a rank, said by the crown's owner; none if no rank is called
 */
function callOf(events, { words: { worded } }) {
  const call = events.findLast(({ kind, data }) => kind === "rank_called" && events.at(-1)?.data["character"] === data["character"]);
  return call ? [say(Number(call.data["by"]), t("story-call", { character: worded(`character-${call.data["character"]}`) }))] : [];
}

/**
 * @param {EventView} event
 * @returns {string[]} the places of the board that are lit meanwhile
 */
function lightsOf({ kind, data }) {
  const { character, seat, other, from, to, by, card } = data;
  const seats = [kind === "round_started" ? data["crown"] : seat, other, from, to, by].filter((one) => typeof one === "number");
  const lights = seats.map((one) => `plate-${one}`);
  if (character !== undefined) lights.push(`rank-${character}`);
  if (card !== undefined && seat !== undefined) lights.push(`city-${seat}-${card}-`);
  return lights;
}
