// Made by `make generated` from the models in py/ (python -m citadels.model.schema). Do not edit.
/* eslint-disable */

/**
 * Let computer players answer, at most ``most`` times.
 */
export interface AdvanceParams {
  match: string;
  most: number;
}
/**
 * An ask as one seat is shown it. ``id`` goes back with the pick, so that a stale click is known.
 */
export interface AskView {
  id: string;
  seat: number;
  kind: string;
  cause: string;
  least: number;
  most: number;
  options: OptionView[];
}
/**
 * An option as the borders speak it: its id, and the same taken apart for whoever draws it.
 */
export interface OptionView {
  id: string;
  verb: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * A card in the viewer's own hand. ``price`` is what building it would cost now; ``buildable`` right now.
 */
export interface CardView {
  card: string;
  type: string;
  cost: number;
  price: number;
  buildable: boolean;
}
/**
 * A character of an edition.
 */
export interface CatalogCharacter {
  id: string;
  rank: number;
  min_players: number;
}
/**
 * A district of an edition; ``cost`` in gold, ``copies`` in the box.
 */
export interface CatalogDistrict {
  id: string;
  type: string;
  cost: number;
  copies: number;
}
/**
 * A box. ``city_size`` is the rule book's for 2 to 8 players, ``city_sizes`` what a table may agree on.
 *
 * A game has ``uniques_least`` to ``uniques_most`` unique cards, and rank 9 for the numbers of players in
 * ``needs_nine``.
 */
export interface CatalogEdition {
  id: string;
  districts: CatalogDistrict[];
  characters: CatalogCharacter[];
  presets: CatalogPreset[];
  city_sizes: number[];
  city_size: number[];
  uniques_least: number;
  uniques_most: number;
  needs_nine: number[];
}
/**
 * A set that goes well together, the rule books that name it, and how many players it suits.
 */
export interface CatalogPreset {
  id: string;
  source: string;
  characters: string[];
  districts: string[];
  players: number[];
}
/**
 * A character of this game. ``fate`` is what all know of it this round, ``""`` where nothing.
 *
 * ``fate`` is one of ``""``, ``faceup`` (discarded face up), ``revealed``, ``absent`` (called, nobody answered).
 */
export interface CharacterView {
  character: string;
  rank: number;
  fate: string;
  seat: number | null;
}
/**
 * Say whether a table can be set up like this.
 */
export interface CheckParams {
  setup: Setup;
}
/**
 * A table before the first deal.
 *
 * ``characters`` and ``districts`` name a preset of the edition, or list the cards one by one. ``crown`` is the seat that starts with the
 * crown, None to draw lots. ``city_size`` is the length agreed on, None for the rule book's; ``variant``
 * ``piles`` is the French draft of two players (classic).
 */
export interface Setup {
  edition: "2016" | "classic";
  characters: string | string[];
  districts: string | string[];
  /**
   * @minItems 2
   * @maxItems 8
   */
  seats: SeatSetup[];
  crown: number | null;
  city_size: number | null;
  variant: "" | "piles";
}
/**
 * One seat: the name shown to all, and who plays it.
 */
export interface SeatSetup {
  name: string;
  player: "human" | "normal" | "random";
}
/**
 * Forget a match.
 */
export interface CloseParams {
  match: string;
}
/**
 * Start a match called ``match``. Equal ``setup``, ``seed`` and picks give equal games.
 */
export interface CreateParams {
  match: string;
  setup: Setup;
  seed: number;
}
/**
 * A district in a city. ``cost`` is its present cost in gold, ``points`` what it scores as it stands.
 */
export interface DistrictView {
  card: string;
  type: string;
  cost: number;
  points: number;
  coins: number;
  tucked: number;
}
/**
 * Draw a set by lot for so many players.
 */
export interface DrawParams {
  edition: "2016" | "classic";
  players: number;
  seed: number;
}
/**
 * Characters and unique districts drawn by lot, fit to be set up.
 */
export interface DrawnSet {
  characters: string[];
  districts: string[];
}
/**
 * A refusal: ``error-<code>`` of the locale files, and what fills its sentence.
 */
export interface ErrorView {
  code: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * An event as one seat may know it.
 */
export interface EventView {
  kind: string;
  cause: string;
  data: {
    [k: string]: string | number | boolean | string[] | number[] | null;
  };
}
/**
 * What the engine is and what it can play.
 */
export interface Hello {
  rules: number;
  editions: CatalogEdition[];
  players: string[];
}
/**
 * Nothing to say.
 */
export interface HelloParams {}
/**
 * All that a local seat (None: a spectator) was told since the deal.
 */
export interface History {
  seat: number | null;
  events: EventView[];
}
/**
 * Something put on a character for the round (killed, robbed, ...) by the seat ``by``.
 *
 * ``real`` is None for everybody but that seat, who knows its blank tokens.
 */
export interface MarkView {
  kind: string;
  character: string;
  by: number;
  real: boolean | null;
}
/**
 * Go on with a saved match, or look at it: ``save`` is the text that a ``Table`` brought.
 */
export interface OpenParams {
  save: string;
}
/**
 * Answer an ask: its id, the seat that was asked, the ids of the chosen options.
 */
export interface PickParams {
  match: string;
  seat: number;
  ask: string;
  /**
   * @maxItems 100
   */
  options: string[];
}
/**
 * A call. ``params`` are checked against the method's own model.
 */
export interface Request {
  id: number;
  method: "hello" | "draw" | "check" | "create" | "open" | "inspect" | "pick" | "advance" | "close";
  params: {
    [k: string]: unknown;
  };
}
/**
 * One line of a score: ``cause`` is a district id or ``districts``, ``types``, ``first``, ``completed``.
 */
export interface ScorePart {
  cause: string;
  points: number;
}
/**
 * The final score of a seat; ``place`` 1 is the winner.
 */
export interface ScoreView {
  seat: number;
  place: number;
  total: number;
  parts: ScorePart[];
}
/**
 * What everybody sees of a seat. ``points`` is the score of its city if the game ended now.
 *
 * ``characters`` are the ones it has revealed this round, ``drafted`` how many it holds face down.
 */
export interface SeatView {
  seat: number;
  gold: number;
  hand: number;
  city: DistrictView[];
  characters: string[];
  drafted: number;
  crown: boolean;
  completed: boolean;
  points: number;
}
/**
 * Everything one seat learns from one pick, its own or another's. The engine's only way out.
 *
 * ``seat`` is None for a spectator. ``ask`` is there only for the seat that is asked; the others find in
 * ``waiting`` whom the table waits for (None once the game is over).
 */
export interface Step {
  number: number;
  seat: number | null;
  events: EventView[];
  view: View;
  ask: AskView | null;
  waiting: number | null;
  over: boolean;
}
/**
 * The table as one seat sees it; ``seat`` is None for a spectator.
 *
 * ``phase`` is ``draft``, ``turns`` or ``over``. ``rank`` is the rank being called (0 before the calls).
 * ``mine`` are the viewer's own characters, ``seen`` the ones it could choose from when it drafted.
 * ``tax`` is the gold on the Tax Collector's token. ``first`` is the seat that completed its city first: the round under way is the last.
 */
export interface View {
  seat: number | null;
  edition: string;
  phase: string;
  round: number;
  rank: number;
  city_size: number;
  deck: number;
  facedown: number;
  crown: number;
  first: number | null;
  turn: TurnView | null;
  characters: CharacterView[];
  marks: MarkView[];
  tax: number;
  seats: SeatView[];
  hand: CardView[];
  mine: string[];
  seen: string[];
  scores: ScoreView[] | null;
}
/**
 * The turn under way. ``builds_left`` is how many districts may still be built.
 */
export interface TurnView {
  seat: number;
  character: string;
  gathered: boolean;
  builds_left: number;
}
/**
 * A match in a line, for a list of saves. Holds nothing that a seat may not know.
 */
export interface Summary {
  match: string;
  setup: Setup;
  round: number;
  phase: string;
  decisions: number;
  over: boolean;
  waiting: number | null;
  points: number[];
  winners: number[];
}
/**
 * What a call did: what each local seat learns, and the text to store before showing it.
 *
 * ``history`` comes with an opened match only, and is short where the rules have changed since it began.
 */
export interface Table {
  steps: Step[];
  save: string;
  summary: Summary;
  replayed: boolean;
  history: History[];
}
