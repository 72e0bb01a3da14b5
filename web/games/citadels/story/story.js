// @ts-check
// Makes beats for the director from events: which events belong together, who did it, how long it takes, what moves, and
// whether it was done to the viewer. Loaded with the first table; what it shares with the page's first files is handed to
// it, so that those stay few.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { againstFace } from "./attack-text.js";
import { MOVES, say } from "./moves.js";
import { emptyRobbery, isOut, marksOn, outcome, signOn } from "./schemes.js";
import { noteCities, roundPage } from "./round-page.js";
import { TableState } from "./table-state.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../types.js").View} View */
/** @typedef {import("../../../kit/story.js").Beat} Beat */
/** @typedef {import("../../../kit/story.js").Told} Told */
/** @typedef {{eventText: typeof import("../words/words.js").eventText, lastStone: typeof import("../words/words.js").lastStone, worded: typeof import("../words/names.js").worded, Harm: typeof import("./harm.js").Harm}} Words */

/**
 * A kind of thing that happens: how long it takes at the usual speed, how it sounds, how it is framed.
 * @typedef {{time: number, sound: string, frame?: "banner" | "page", picture?: "first"}} Group
 */

/** @type {Readonly<Record<string, Group>>} */
export const GROUPS = {
  draft: { time: 250, sound: "" },
  round: { time: 700, sound: "bell" },
  // A rank that lies under a token: who will answer?
  breath: { time: 600, sound: "threat" },
  silent: { time: 400, sound: "tick" },
  murdered: { time: 1500, sound: "bell", frame: "banner" },
  reveal: { time: 800, sound: "turn" },
  unmasked: { time: 1500, sound: "turn", frame: "banner" },
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
  crown: { time: 1400, sound: "fanfare" },
  city: { time: 1400, sound: "fanfare", frame: "banner" },
  end: { time: 2800, sound: "bell", frame: "page" },
  // Who has won is told after the scores.
  over: { time: 2600, sound: "bell", frame: "banner" },
};

/** Every kind of event and the group it is told in; "" where it is told along with the next one, or with nothing at all. */
/** @type {Readonly<Record<string, string>>} */
export const KINDS = {
  round_started: "round",
  character_removed: "",
  character_laid_away: "",
  character_drafted: "draft",
  characters_swapped: "swap",
  // What comes of it follows, at once or after a breath.
  rank_called: "",
  nobody_answered: "silent",
  character_revealed: "reveal",
  character_named: "named",
  mark_unmasked: "named",
  turn_resumed: "reveal",
  // The next rank is called at once.
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

/** What everybody does every round is told faster at large tables, so that a round does not drag on. */
const ORDINARY = new Set(["draft", "gather", "cards", "build"]);
/** So many players leave it its full time. */
const FEW = 4;

/** A payment is told with what it was for. */
/** Groups of events that tell different things at different times. */
export const BY_TABLE = ["breath", "murdered", "unmasked", "empty"];
const PRICE = new Set(["gold_paid", "tax_paid"]);
/** Several of these, one after the other, are one thing. */
const SERIES = new Set(["named", "cards", "gather"]);

/**
 * What is known while the events are read.
 * @typedef {object} Reading
 * @property {Words} words
 * @property {readonly string[]} names
 * @property {number | null} viewer
 * @property {import("./harm.js").Harm} harm what is done to the viewer, and whose doing it is
 * @property {EventView[]} past all that was told before
 * @property {View} after the picture that it leads to
 * @property {TableState} table what the board shows of the calling
 */

/**
 * @param {Words} words
 * @returns {import("../../../kit/story.js").Story}
 */
export function storyIn(words) {
  return (told) => tell(told, words);
}

/**
 * @param {Told} told
 * @param {Words} words
 * @returns {Beat[]}
 */
function tell({ moments, before, after, names, earlier }, words) {
  /** @type {Reading} */
  const reading = {
    words,
    names,
    viewer: after.seat,
    harm: new words.Harm(after.seat, before.view.mine),
    past: [...(earlier?.() ?? [])],
    after: after.view,
    table: new TableState(before.view),
  };
  const beats = moments.flatMap(({ number, seat, events }) => {
    reading.harm.decider = seat;
    return beatsOf(events, reading, number, after.view.mine);
  });
  const last = beats.at(-1);
  // There the new picture stands already.
  if (last?.picture === "first") delete last.drawn;
  return beats;
}

/**
 * @param {readonly EventView[]} events of one moment
 * @param {Reading} reading
 * @param {number} number
 * @param {readonly string[]} mine characters of the viewer afterwards
 * @returns {Beat[]}
 */
function beatsOf(events, reading, number, mine) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {EventView[]} */
  let along = [];
  for (const [at, event] of events.entries()) {
    reading.harm.read(event, mine);
    reading.table.begin([event]);
    reading.past.push(event);
    const next = events[at + 1];
    // The last round is told with the end of the game.
    const group = next?.kind === "game_ended" ? "" : groupOf(event, reading);
    // Who destroys or seizes something pays for it: there `seat` is whose it was.
    const isPrice = PRICE.has(event.kind) && next !== undefined && KINDS[next.kind] !== "" && (next.data["by"] ?? next.data["seat"]) === event.data["seat"];
    if (group === "" || isPrice) {
      along.push(event);
      continue;
    }
    const told = [...along, event];
    const beat = beatOf(event, group, told, reading, number);
    reading.table.end(told);
    const last = beats.at(-1);
    if (last && isSeries(last, beat)) join(last, beat);
    else beats.push(beat);
    along = [];
    const empty = event.kind === "character_revealed" ? emptyRobbery(event, reading) : null;
    if (empty) beats.push({ ...beat, ...styleOf("empty", reading.names.length), ...empty, moves: [] });
  }
  return beats;
}

/**
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {string} the group it is told in, as the table is now; "" where it has no beat of its own
 */
function groupOf({ kind, data: { character }, cause }, { table: { now } }) {
  // A rank that all know to be out asks no question.
  if (kind === "rank_called") return marksOn(now, character).length > 0 && !isOut(now, character) ? "breath" : "";
  if (kind === "nobody_answered") return isOut(now, character) ? "" : cause ? "murdered" : "silent";
  // A character that is shown without a call was murdered.
  if (kind === "character_revealed" && now.turn === null) return "unmasked";
  return KINDS[kind] ?? "";
}

/**
 * @param {string} group
 * @param {number} players
 * @returns {Pick<Beat, "group" | "time" | "sound" | "frame" | "picture">}
 */
function styleOf(group, players) {
  const { time, sound, frame = "", picture = "last" } = /** @type {Group} */ (GROUPS[group]);
  const share = ORDINARY.has(group) ? Math.min(1, FEW / players) : 1;
  return { group, time: Math.round(time * share), sound, frame, picture };
}

/**
 * @param {Beat} last
 * @param {Beat} beat
 */
function isSeries(last, beat) {
  // Cards put back and cards drawn for them are two things, and each is said.
  const alike = last.events.at(-1)?.kind === beat.events.at(-1)?.kind;
  return SERIES.has(beat.group) && alike && last.group === beat.group && last.actor === beat.actor && last.own === beat.own;
}

/**
 * @param {Beat} last
 * @param {Beat} beat which goes on with it
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
 * @param {readonly EventView[]} events what is told with it, itself the last
 * @param {Reading} reading
 * @param {number} number
 * @returns {Beat}
 */
function beatOf(event, group, events, reading, number) {
  const style = styleOf(group, reading.names.length);
  const actor = actorOf(event, reading);
  const { own } = reading.harm;
  /** @type {Beat} */
  const beat = {
    ...style, actor, own, number, events,
    ...turnOf(reading),
    text: textOf(event, group, reading),
    frame: own ? "" : style.frame,
    lights: lightsOf(event),
    drawn: reading.table.drawn,
    moves: [...callOf(events, reading), ...events.flatMap((one) => MOVES[one.kind]?.(one.data, reading.viewer) ?? [])],
  };
  if (event.kind === "round_ended") {
    noteCities(event, reading.after);
    return { ...beat, frame: "page", page: roundPage(event, reading.past, reading.names) };
  }
  if (group === "breath") beat.icon = signOn(reading.table.now, event.data["character"]);
  if (reading.harm.done(event)) return { ...beat, ...againstFace(event, reading, actor), frame: "card" };
  return own ? beat : { ...beat, ...outcome(event, reading) };
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
 * The crown's owner calls a rank.
 * @param {readonly EventView[]} events
 * @param {Reading} reading
 * @returns {import("../../../kit/story.js").Move[]}
 */
function callOf(events, { words: { worded } }) {
  const call = events.findLast(({ kind, data }) => kind === "rank_called" && events.at(-1)?.data["character"] === data["character"]);
  return call ? [say(Number(call.data["by"]), t("story-call", { character: worded(`character-${call.data["character"]}`) }))] : [];
}

/** Who does it, where that is not whom an event calls `seat`. */
/** @type {Readonly<Record<string, string>>} */
const ACTORS = {
  district_destroyed: "by", district_seized: "by", district_confiscated: "to", hand_shown: "by", crown_moved: "to", cards_given: "to",
  gold_moved: "to",
};
/** No seat causes these. */
const NOBODYS = new Set(["nobody_answered", "round_started", "round_ended", "game_ended", "city_size_changed", "mark_unmasked"]);

/**
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {number | null}
 */
function actorOf({ kind, data }, { harm: { decider } }) {
  if (kind === "mark_unmasked") return decider;
  if (NOBODYS.has(kind)) return null;
  const gives = kind === "gold_moved" || kind === "cards_given";
  // A gift or a bribe is attributed to the giver.
  if (gives && data["from"] === decider) return decider;
  const seat = data[ACTORS[kind] ?? "seat"];
  return typeof seat === "number" ? seat : null;
}

/**
 * @param {Reading} reading
 * @returns {Pick<Beat, "turn">}
 */
function turnOf({ table: { now } }) {
  return now.turn ? { turn: now.turn.seat } : {};
}

/**
 * @param {EventView} event
 * @returns {string[]} the places it is about
 */
function lightsOf({ kind, data }) {
  const { character, seat, other, from, to, by, card } = data;
  const seats = [kind === "round_started" ? data["crown"] : seat, other, from, to, by].filter((one) => typeof one === "number");
  const lights = seats.map((one) => `plate-${one}`);
  if (character !== undefined) lights.push(`rank-${character}`);
  if (card !== undefined && seat !== undefined) lights.push(`city-${seat}-${card}-`);
  return lights;
}
