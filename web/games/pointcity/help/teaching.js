// @ts-check
// Lists the notes for newcomers and when each is shown: in the guided game, and as tips in any game. Their words are in the texts
// of the help: `guide-<id>`, `tip-<id>`.
import { GameSetupModel } from "../setup/setup-model.js";

/** @import { View } from "../types.js" */

/** @typedef {import("../../../kit/game.js").Lesson<View>} Lesson */
/** @typedef {import("../../../kit/game.js").Moment<View>} Moment */

/** The seed of a deal in which any two cards of the first turn pay for a building in the second, unless a card is turned over. */
const SEED = 557;
const PLAYERS = 2;

/**
 * Sets up the guided game: against one computer player, and the person begins.
 * @param {import("../words/facts.js").Offer} hello
 * @param {string} name
 */
function table(hello, name) {
  const model = new GameSetupModel(hello, { players: PLAYERS, seed: SEED }, name, null);
  model.first = model.seats[0] ?? null;
  model.free = true;
  return model;
}

/**
 * @param {number} from a round
 * @returns {Lesson["when"]} tests whether an own turn begins, in that round or later
 */
const turnFrom = (from) => ({ ask, view }) => ask?.kind === "turn" && view.round >= from;

/**
 * @param {Moment} moment
 * @param {(missing: number) => boolean} test
 * @returns {boolean} whether the market has a building whose number of missing symbols passes the test
 */
function lacks({ view }, test) {
  return view.market.some(({ card, missing }) => Boolean(card) && missing !== null && test(missing));
}

const PANEL = '[data-testid="ask"]';

/** @type {readonly Lesson[]} */
const GUIDE_LESSONS = [
  { id: "turn", at: ".pc-market", when: turnFrom(1) },
  { id: "second", at: "#ask-prompt", when: ({ ask }) => ask?.kind === "second" },
  // A phone has it behind its tab.
  { id: "own", at: '.pc-seat.own, [data-testid="tab-city"]', when: turnFrom(2) },
  { id: "market", at: ".pc-market", when: turnFrom(2) },
  { id: "cost", at: ".pc-card[data-tier] .pc-foot", when: (moment) => turnFrom(2)(moment) && lacks(moment, (missing) => missing > 0) },
  { id: "build", at: ".pc-card[data-tier].is-target", when: (moment) => turnFrom(2)(moment) && lacks(moment, (missing) => missing === 0) },
  { id: "tokens", at: ".pc-supply .pc-tokens", when: turnFrom(3) },
  { id: "goal", at: ".pc-strip", tip: "hold", when: turnFrom(3) },
];

/** @type {readonly Lesson[]} */
const TIPS = [
  { id: "flip", at: `${PANEL} [data-verb="flip"]`, when: ({ ask }) => ask?.kind === "turn" && ask.options.some(({ verb }) => verb === "flip") },
  { id: "payment", at: "#ask-prompt", when: ({ ask }) => ask?.kind === "payment" || ask?.kind === "payment_type" },
  { id: "last", at: ".pc-round", when: ({ ask, view }) => ask?.kind === "turn" && view.round === view.rounds },
  { id: "hold", keys: true, at: ".pc-market", when: turnFrom(2) },
];

/** @type {import("../../../kit/game.js").Teaching} */
export const TEACHING = { table, guideLessons: GUIDE_LESSONS, tips: TIPS };
