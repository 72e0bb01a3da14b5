// @ts-check
// What a newcomer is told, and when: in the guided round, and at first meetings in any game. The words are in the texts of
// the help: `guide-<id>`, `tip-<id>`.
import { HAND, GameSetupModel } from "../setup/setup-model.js";

/** @typedef {import("../../../kit/game.js").Lesson<import("../../../types.js").View>} Lesson */
/** @typedef {import("../../../kit/game.js").Moment<import("../../../types.js").View>} Moment */
/** @typedef {import("../../../types.js").EventView} EventView */

/** A deal with cheap houses of three types and a special one in the hand, and all of the well-known roles to choose from. */
const SEED = 30;
const PLAYERS = 3;
/** With three players one of this rank is needed, which the first set lacks. */
const LAST_RANK = 9;

/**
 * The guided game: the roles of the first set, the person begins.
 * @param {import("../../../kit/game.js").Offer} hello
 * @param {string | null} name
 */
function table(hello, name) {
  const model = new GameSetupModel(hello, { players: PLAYERS, seed: SEED }, name, null);
  const first = model.box.presets[0];
  const ninth = model.box.characters.find((other) => other.rank === LAST_RANK && other.min_players <= PLAYERS);
  if (first && ninth) model.picked = { characters: [...first.characters, ninth.id], districts: [...first.districts] };
  model.set = HAND;
  model.crown = model.seats[0] ?? null;
  model.free = true;
  return model;
}

/**
 * @param {Moment} moment
 * @param {string} verb
 * @returns {boolean} whether the turn offers it
 */
function offers({ ask }, verb) {
  return ask?.kind === "turn" && ask.options.some((option) => option.verb === verb);
}

/**
 * @param {Moment} moment
 * @param {(event: EventView, seat: number) => boolean} test
 * @returns {boolean} whether something was told just now that concerns this person
 */
function told({ fresh, seat }, test) {
  return seat !== null && fresh.some((event) => test(event, seat));
}

/**
 * @param {Moment} moment
 * @param {string} kind
 * @returns {boolean} whether a token of this kind lies on a role of this person
 */
function marked({ view: { marks, mine } }, kind) {
  return marks.some((mark) => mark.kind === kind && mine.includes(mark.character));
}

const PANEL = '[data-testid="ask"]';
const OWN = ".seat.own";

/** @type {readonly Lesson[]} */
const MARKS = [
  { id: "draft", at: "#ask-prompt", when: ({ ask, view }) => ask?.kind === "draft" && view.round === 1 && view.mine.length === 0 },
  { id: "ranks", at: ".ranks", when: ({ ask, view }) => ask?.kind === "draft" && view.round === 1 && view.mine.length > 0 },
  { id: "gather", at: `${PANEL} [data-verb="gather_gold"]`, when: (moment) => offers(moment, "gather_gold") },
  { id: "build", at: `.hand .cards, ${PANEL} [data-verb="build"]`, when: (moment) => offers(moment, "build") },
  { id: "ability", at: `${PANEL} :is([data-verb="ability"], [data-verb="income"])`, when: (moment) => offers(moment, "ability") || offers(moment, "income") },
  { id: "end", at: `${PANEL} [data-verb="end_turn"]`, when: (moment) => offers(moment, "end_turn") },
  { id: "others", at: ".others", when: ({ ask, view }) => !ask && view.phase === "turns" },
  { id: "round", at: ".when", when: ({ ask, view }) => ask?.kind === "draft" && view.round > 1 },
  { id: "crown", at: ".crown", when: ({ ask, view }) => ask?.kind === "draft" && view.round > 1 },
];

/** @type {readonly Lesson[]} */
const TIPS = [
  { id: "killed", at: '.mark[data-kind="kill"]', when: (moment) => marked(moment, "kill") },
  { id: "robbed", at: '.mark[data-kind="rob"]', when: (moment) => marked(moment, "rob") },
  { id: "bewitched", at: '.mark[data-kind="bewitch"]', when: (moment) => marked(moment, "bewitch") },
  {
    id: "blanks", at: '.mark:is([data-kind="warrant"], [data-kind="threat"])',
    when: ({ view }) => view.marks.some(({ kind }) => kind === "warrant" || kind === "threat"),
  },
  {
    id: "destroyed", at: `${OWN} .city`,
    when: (moment) => told(moment, ({ kind, data }, seat) => kind === "district_destroyed" && data["seat"] === seat && data["by"] !== seat),
  },
  {
    id: "swapped", at: ".hand .cards",
    when: (moment) => told(moment, ({ kind, data }, seat) => kind === "hands_swapped" && data["other"] === seat),
  },
  { id: "crown", at: `${OWN} .crown`, when: (moment) => told(moment, ({ kind, data }, seat) => kind === "crown_moved" && data["to"] === seat) },
  { id: "last", at: ".when", when: ({ ask, view }) => ask?.kind === "turn" && view.first !== null },
  { id: "special", at: '.hand [data-type="unique"]', seen: true, when: ({ ask, view }) => ask?.kind === "turn" && view.hand.some(({ type }) => type === "unique") },
  { id: "hold", at: ".ranks", when: ({ ask }) => ask?.kind === "turn" },
];

/** @type {import("../../../kit/game.js").Teaching} */
export const TEACHING = { table, marks: MARKS, tips: TIPS };
