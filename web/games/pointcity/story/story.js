// @ts-check
// Makes beats for the director from events: a beat shows which card a player takes. No player can harm another in this game.
import { eventText, lastStone } from "../words/words.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../kit/story.js").Beat} Beat */

/** Styles of beats, by group: milliseconds at the usual speed, and sound.
 * @type {Readonly<Record<string, {time: number, sound: string}>>}
 */
export const GROUPS = {
  turn: { time: 250, sound: "tick" },
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

/** @type {import("../../../kit/story.js").Story} */
export function story({ moments, after, names, earlier }) {
  /** @type {EventView[]} */
  const past = [...(earlier?.() ?? [])];
  return moments.flatMap(({ number, seat: decider, events }) => {
    /** @type {EventView[]} */
    let along = [];
    return events.flatMap((event) => {
      const group = KINDS[event.kind] ?? "";
      along.push(event);
      past.push(event);
      if (group === "") return [];
      const told = along;
      along = [];
      return [beatOf(event, told, { number, group, names, past, mine: after.seat !== null && decider === after.seat })];
    });
  });
}

/**
 * @param {EventView} event
 * @param {readonly EventView[]} events all that the beat tells; `event` is the last
 * @param {{number: number, group: string, names: readonly string[], past: readonly EventView[], mine: boolean}} about `mine`: the viewer
 *   decided; `past`: all events until this one
 * @returns {Beat}
 */
function beatOf(event, events, { number, group, names, past, mine }) {
  const { time, sound } = /** @type {{time: number, sound: string}} */ (GROUPS[group]);
  const { seat, cell } = event.data;
  const place = `place-${seat ?? "automa"}`;
  // After an own decision the board shows the new picture already, with another card in that cell.
  const leaves = !mine && cell !== undefined && (group === "take" || group === "build") && event.kind !== "card_flipped";
  return {
    group, time, sound, number, events,
    own: mine && !event.kind.startsWith("automa"),
    actor: typeof seat === "number" ? seat : null,
    text: group === "end" ? lastStone(past, names) : eventText(event, names),
    lights: [place, ...(cell === undefined ? [] : [`cell-${cell}`])],
    moves: leaves ? [{ way: "carry", from: `cell-${cell}`, to: place }] : [],
    // A turn begins with the market and the pieces as the last turn left them.
    picture: group === "turn" ? "first" : "last",
    frame: group === "end" ? "banner" : "",
  };
}
