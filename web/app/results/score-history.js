// @ts-check
// Computes the score history of a finished game: figures where each part of the game begins, and the turning points.

/** @import { Entry } from "../../kit/story.js" */
/** @import { EventView } from "../../types.js" */

/** @typedef {{number: number, text: string}} Chapter where a part of the game begins */

/** A moment that was looked at; `figures` by line, then by seat (none if unknown); `chances` to win in per cent, by seat.
 * @typedef {{number: number, text: string, figures: number[][], chances: number[] | null}} Stop
 */

/**
 * @typedef {object} Turn a part of the game that changed the standing
 * @property {number} number the moment to look at
 * @property {string} text the part
 * @property {number} seat whose chance to win, or else whose points, changed most
 * @property {number} by how much it changed
 * @property {number | null} chance what the chance to win was afterwards, in per cent; null if unknown
 * @property {boolean} leads whether that seat alone had most afterwards, and had not before
 * @property {Entry | null} entry the event that explains it best
 */

/**
 * @param {readonly Chapter[]} chapters in order
 * @param {number} first the earliest moment that is known
 * @param {number} last
 * @returns {Chapter[]} the moments to look at: where each part begins, and the end
 */
export function stopsOf(chapters, first, last) {
  const starts = [...new Set(chapters.map(({ number }) => number))].filter((number) => number > first && number < last);
  // The figures where a part begins are the result of the part before, so each stop has that part's name.
  const before = (/** @type {number} */ number) => chapters.filter((chapter) => chapter.number < number).at(-1)?.text ?? "";
  return [{ number: first, text: "" }, ...[...starts, last].map((number) => ({ number, text: before(number) }))];
}

/**
 * Finds the parts of a game that changed the chances to win most, in order; the points, if the engine knows no chances.
 * @param {readonly Stop[]} stops
 * @param {readonly Entry[]} entries
 * @param {(event: EventView, seat: number, gains: boolean) => number} eventWeight see `Game`
 * @param {number} [most]
 * @returns {Turn[]}
 */
export function turningPoints(stops, entries, eventWeight, most = 3) {
  const known = stops.filter(({ chances }) => chances !== null);
  const [among, swing] = known.length > 1 ? [known, chanceSwing] : [stops, pointSwing];
  const swings = among.slice(1).map((to, at) => {
    const from = /** @type {Stop} */ (among[at]);
    return { from, to, ...swing(from, to) };
  });
  const found = swings.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight).slice(0, most);
  return found
    .sort((one, other) => one.to.number - other.to.number)
    .map(({ from, to, seat, by, chance, leads }) => {
      const within = entries.filter(({ number }) => number > from.number && number <= to.number);
      const entry = heaviestEntry(within, seat, by >= 0, eventWeight) ?? (chance === null ? null : othersEntry(within, seat, by >= 0, to, eventWeight));
      return { number: entry?.number ?? to.number, text: to.text, seat, by, chance, leads, entry };
    });
}

/** The change of one seat in a part of the game. @typedef {{seat: number, by: number, chance: number | null, leads: boolean, weight: number}} Swing */

/**
 * @param {Stop} from
 * @param {Stop} to
 * @returns {Swing}
 */
function chanceSwing({ chances: before }, { chances: after }) {
  const changes = (after ?? []).map((chance, seat) => chance - (before?.[seat] ?? 0));
  const weight = Math.max(0, ...changes.map(Math.abs));
  // If two chances changed equally, as in a duel, take the one that has risen.
  const seat = changes.includes(weight) ? changes.indexOf(weight) : changes.indexOf(-weight);
  return { seat, by: changes[seat] ?? 0, chance: after?.[seat] ?? 0, leads: false, weight };
}

// Taking the lead counts like a change of so many points.
const LEAD = 4;

/**
 * @param {Stop} from
 * @param {Stop} to
 * @returns {Swing}
 */
function pointSwing(from, to) {
  const [before = [], after = []] = [from.figures[0], to.figures[0]];
  const changes = after.map((points, seat) => points - (before[seat] ?? 0));
  const mean = changes.reduce((sum, change) => sum + change, 0) / (changes.length || 1);
  const [was, is] = [leader(before), leader(after)];
  // If two are equally far from the mean, take the one that changed more.
  const weights = changes.map((change, seat) => {
    const off = Math.abs(change - mean);
    return (off && off + Math.abs(change) / 100) + (is === seat && was !== seat ? LEAD : 0);
  });
  const weight = Math.max(0, ...weights);
  const seat = weights.indexOf(weight);
  return { seat, by: changes[seat] ?? 0, chance: null, leads: is === seat && was !== seat, weight: seat < 0 ? 0 : weight };
}

/**
 * @param {readonly number[]} points
 * @returns {number | null} the seat with most points; null if several have as many
 */
function leader(points) {
  const most = Math.max(...points);
  return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : null;
}

/**
 * @param {readonly Entry[]} entries
 * @param {number} seat
 * @param {boolean} gains
 * @param {(event: EventView, seat: number, gains: boolean) => number} eventWeight
 * @returns {Entry | null}
 */
function heaviestEntry(entries, seat, gains, eventWeight) {
  /** @type {Entry | null} */
  let best = null;
  let most = 0;
  for (const entry of entries) {
    const says = eventWeight(entry.event, seat, gains);
    if (says > most) [best, most] = [entry, says];
  }
  return best;
}

/**
 * Finds the event that best explains how another player's gain or loss changed the chance.
 * @param {readonly Entry[]} entries
 * @param {number} seat whose chance it is
 * @param {boolean} gains
 * @param {Stop} to
 * @param {(event: EventView, seat: number, gains: boolean) => number} eventWeight
 * @returns {Entry | null}
 */
function othersEntry(entries, seat, gains, { chances }, eventWeight) {
  const others = [...(chances ?? []).keys()].filter((other) => other !== seat);
  const most = (/** @type {EventView} */ event) => Math.max(0, ...others.map((other) => eventWeight(event, other, !gains)));
  return heaviestEntry(entries, seat, gains, most);
}
