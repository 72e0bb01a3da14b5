// @ts-check
// Lists the notes for newcomers and when each is shown: in the guided game, and as tips in any game. Their words are in the texts
// of the help: `guide-<id>`, `tip-<id>`.
import { GameSetupModel } from "../setup/setup-model.js";
import { namingLines } from "./naming-lines.js";

/** @typedef {import("../../../kit/game.js").Lesson<View>} Lesson */
/** @typedef {import("../../../kit/game.js").Moment<View>} Moment */
/** @import { EventView, View } from "../../../types.js" */

/**
 * The seed of a deal that shows a newcomer a lot. The first hand has districts that can be paid at once, and one purple card. In
 * the first two rounds, nearly whatever the person does, there is a murder, a robbery and an income, and the crown passes. In the
 * second round the person can take the Assassin or the Thief (`tests/py/test_guided_games.py`).
 */
const SEED = 64521;
const PLAYERS = 4;

/**
 * Sets up the guided game: the usual table, with the crown at the person's seat.
 * @param {import("../../../kit/game.js").Offer} hello
 * @param {string} name
 */
function table(hello, name) {
  const model = new GameSetupModel(hello, { players: PLAYERS, seed: SEED }, name, null);
  model.crown = model.seats[0] ?? null;
  model.free = true;
  return model;
}

/**
 * @param {Moment} moment
 * @param {string} verb
 * @returns {boolean} whether the question is a turn that offers this verb
 */
function offers({ ask }, verb) {
  return ask?.kind === "turn" && ask.options.some((option) => option.verb === verb);
}

/**
 * @param {Moment} moment
 * @param {(event: EventView, seat: number) => boolean} test
 * @returns {boolean} whether a new event passes the test
 */
function justHappened({ fresh, seat }, test) {
  return seat !== null && fresh.some((event) => test(event, seat));
}

/**
 * @param {Moment} moment
 * @param {string} kind
 * @returns {boolean} whether a token of this kind lies on a character of the person
 */
function isMarked({ view: { marks, mine } }, kind) {
  return marks.some((mark) => mark.kind === kind && mine.includes(mark.character));
}

const PANEL = '[data-testid="ask"]';
const OWN = ".seat.own";

// The guided game is always dealt the same characters, so their ranks name them.
const ASSASSIN = 1;
const THIEF = 2;
/** Ranks whose only gold from an ability is the income for districts of their type. */
const WITH_INCOME = new Set([4, 5, 8]);

/**
 * @param {Moment} moment
 * @param {number} rank
 * @returns {string} the character of that rank
 */
const characterOfRank = ({ view }, rank) => view.characters.find((one) => one.rank === rank)?.character ?? "";

/**
 * @param {Moment} moment
 * @param {string} character
 * @returns {boolean} whether gold that this character caused is an income for districts
 */
const hasIncome = ({ view }, character) => view.characters.some((one) => one.character === character && WITH_INCOME.has(one.rank));

/**
 * @param {Moment} moment
 * @returns {boolean} whether the person chooses a character in the second round
 */
const isSecondDraft = ({ ask, view }) => ask?.kind === "draft" && view.round === 2;

/**
 * @param {Moment} moment
 * @param {number} rank
 * @returns {boolean} whether the person can take the character of that rank in the second round
 */
function canTake(moment, rank) {
  const character = characterOfRank(moment, rank);
  return isSecondDraft(moment) && Boolean(moment.ask?.options.some(({ args }) => args["character"] === character));
}

/**
 * @param {number} rank
 * @returns {Lesson["at"]} a selector of that character among the cards over the table
 */
const cardOfRank = (rank) => (/** @type {Moment} */ moment) => `.spread-face[data-thing="character:${characterOfRank(moment, rank)}"]`;

/**
 * @param {Moment} moment
 * @param {boolean} first whether the first round is meant, or a later one
 * @returns {boolean} whether the person names a character to murder or to rob, in that round
 */
const isNaming = ({ ask, view }, first) => (ask?.kind === "kill" || ask?.kind === "rob") && (view.round === 1) === first;

/** @type {readonly Lesson[]} */
const GUIDE_LESSONS = [
  { id: "bye", at: ".when", tip: "hold", when: ({ view }) => view.round > 2, last: true },
  { id: "draft", at: "#ask-prompt", when: ({ ask, view }) => ask?.kind === "draft" && view.round === 1 },
  { id: "round", at: ".when", when: isSecondDraft },
  { id: "crown", at: ".crown", kept: true, tip: "crown", when: (moment) => isSecondDraft(moment) || moment.fresh.some(({ kind }) => kind === "crown_moved") },
  { id: "take-assassin", at: cardOfRank(ASSASSIN), when: (moment) => canTake(moment, ASSASSIN) },
  { id: "take-thief", at: cardOfRank(THIEF), when: (moment) => canTake(moment, THIEF) && !canTake(moment, ASSASSIN) },
  { id: "naming", at: "#ask-prompt", when: (moment) => isNaming(moment, true), lines: namingLines },
  { id: "naming-again", at: "#ask-prompt", when: (moment) => isNaming(moment, false), lines: namingLines },
  { id: "ranks", at: ".ranks", when: ({ ask, view }) => ask?.kind !== "draft" && view.round === 1 },
  { id: "others", at: ".others .plate", when: ({ ask, view }) => !ask && view.phase === "turns" },
  { id: "murder", at: '.mark[data-kind="kill"]', seen: true, tip: "killed", when: ({ view }) => view.marks.some(({ kind }) => kind === "kill") },
  { id: "theft", at: '.mark[data-kind="rob"]', seen: true, tip: "robbed", when: ({ view }) => view.marks.some(({ kind }) => kind === "rob") },
  { id: "gather", at: `${PANEL} [data-verb="gather_gold"]`, when: (moment) => offers(moment, "gather_gold") },
  {
    id: "purple", at: '.hand [data-type="unique"]', seen: true, tip: "special",
    when: ({ ask, view }) => ask?.kind === "turn" && view.hand.some(({ type }) => type === "unique"),
  },
  { id: "build", at: `.hand .cards, ${PANEL} [data-verb="build"]`, when: (moment) => offers(moment, "build") },
  {
    id: "income", at: `${PANEL} [data-verb="income"], .seat.active:not(.own) .plate`, kept: true,
    when: (moment) => offers(moment, "income") || moment.fresh.some(({ kind, cause }) => kind === "gold_gained" && hasIncome(moment, cause)),
  },
  { id: "ability", at: `${PANEL} [data-verb="ability"]`, when: (moment) => offers(moment, "ability") },
  { id: "end", at: `${PANEL} [data-verb="end_turn"]`, when: (moment) => offers(moment, "end_turn") },
];

/** @type {readonly Lesson[]} */
const TIPS = [
  { id: "killed", at: '.mark[data-kind="kill"]', when: (moment) => isMarked(moment, "kill") },
  { id: "robbed", at: '.mark[data-kind="rob"]', when: (moment) => isMarked(moment, "rob") },
  { id: "bewitched", at: '.mark[data-kind="bewitch"]', when: (moment) => isMarked(moment, "bewitch") },
  {
    id: "blanks", at: '.mark:is([data-kind="warrant"], [data-kind="threat"])',
    when: ({ view }) => view.marks.some(({ kind }) => kind === "warrant" || kind === "threat"),
  },
  {
    id: "destroyed", at: `${OWN} .city`,
    when: (moment) => justHappened(moment, ({ kind, data }, seat) => kind === "district_destroyed" && data["seat"] === seat && data["by"] !== seat),
  },
  {
    id: "swapped", at: ".hand .cards",
    when: (moment) => justHappened(moment, ({ kind, data }, seat) => kind === "hands_swapped" && data["other"] === seat),
  },
  { id: "crown", at: `${OWN} .crown`, when: (moment) => justHappened(moment, ({ kind, data }, seat) => kind === "crown_moved" && data["to"] === seat) },
  { id: "last", at: ".when", when: ({ ask, view }) => ask?.kind === "turn" && view.first !== null },
  { id: "special", at: '.hand [data-type="unique"]', seen: true, when: ({ ask, view }) => ask?.kind === "turn" && view.hand.some(({ type }) => type === "unique") },
  { id: "hold", keys: true, at: ".ranks", when: ({ ask }) => ask?.kind === "turn" },
];

/** @type {import("../../../kit/game.js").Teaching} */
export const TEACHING = { table, guideLessons: GUIDE_LESSONS, tips: TIPS };
