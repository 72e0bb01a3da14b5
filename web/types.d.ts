// Made by `make generated` from the models in py/ (python -m tools.schema). Do not edit.
/* eslint-disable */

/**
 * How far a game is: ``phase`` is that of a view.
 */
export interface About {
  edition: string;
  round: number;
  phase: string;
}
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
 * Show the moment ``number`` as ``seats`` (None: a spectator) saw it.
 */
export interface AtParams {
  match: string;
  number: number;
  /**
   * @maxItems 100
   */
  seats: (number | null)[];
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
 * The boxes there are.
 */
export interface Catalogue {
  editions: CatalogEdition[];
}
/**
 * One seat: the name shown to all, and who plays it: one of the words above, or a computer player's level.
 */
export interface Chair {
  name: string;
  player: string;
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
  game: string;
  setup: Setup;
}
/**
 * A table before the first deal.
 *
 * ``characters`` and ``districts`` name a preset of the edition, or list the cards one by one. ``players`` is
 * how many seats there are, ``crown`` the one that starts with the crown, None to draw lots. ``city_size`` is the length agreed on, None for the rule book's; ``variant``
 * ``piles`` is the French draft of two players (classic).
 */
export interface Setup {
  edition: "2016" | "classic";
  characters: string | string[];
  districts: string | string[];
  players: number;
  crown: number | null;
  city_size: number | null;
  variant: "" | "piles";
}
/**
 * Forget a match.
 */
export interface CloseParams {
  match: string;
}
/**
 * Start a match called ``match``. Equal ``setup``, ``seed`` and picks give equal games.
 *
 * ``free``: the one person who plays may take back whatever was revealed since.
 */
export interface CreateParams {
  match: string;
  game: string;
  setup: Setup;
  /**
   * @minItems 1
   * @maxItems 40
   */
  seating: Chair[];
  seed: number;
  free: boolean;
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
 * Draw by lot what ``wish`` of the game leaves open.
 */
export interface DrawParams {
  game: string;
  wish: Wish;
  seed: number;
}
/**
 * A set to be drawn by lot.
 */
export interface Wish {
  edition: "2016" | "classic";
  players: number;
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
 * Begin a match called ``name`` where ``match``, which is over, stood at moment ``number``.
 */
export interface ForkParams {
  match: string;
  number: number;
  name: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  seating: Chair[];
  free: boolean;
}
/**
 * A game that can be played: ``seats`` are fewest and most, ``players`` the levels of its computer players.
 */
export interface GameEntry {
  game: string;
  rules: number;
  seats: number[];
  players: string[];
  catalogue: Catalogue;
}
/**
 * One moment of a match, of those from ``first`` to ``last``.
 */
export interface Glimpse {
  number: number;
  first: number;
  last: number;
  updates: Update[];
}
/**
 * All that one seat (None: a spectator) is sent: the table as it sees it now, and what it was told on the way.
 *
 * ``moments`` are those after moment ``after`` (-1: from the deal) that told it anything: whoever receives
 * this drops all it was told after that, and appends. ``line`` rises with each undo and redo. ``ask`` is there
 * only for the seat that is asked, ``waiting`` says to all who that is (None: the game is over). ``undo`` and
 * ``redo`` are the moments that one by this seat would lead to.
 */
export interface Update {
  line: number;
  number: number;
  seat: number | null;
  after: number;
  moments: MomentView[];
  view: View;
  ask: AskView | null;
  waiting: number | null;
  over: boolean;
  undo: number | null;
  redo: number | null;
}
/**
 * What one seat was told of a moment; ``seat`` is who decided (None: the deal).
 */
export interface MomentView {
  number: number;
  seat: number | null;
  events: EventView[];
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
 * The final score of a seat; ``place`` 1 is the winner.
 */
export interface ScoreView {
  seat: number;
  place: number;
  total: number;
  parts: ScorePart[];
}
/**
 * One line of a score: ``cause`` is a district id or ``districts``, ``types``, ``first``, ``completed``.
 */
export interface ScorePart {
  cause: string;
  points: number;
}
/**
 * What the engine can play.
 */
export interface Hello {
  games: GameEntry[];
}
/**
 * Nothing to say.
 */
export interface HelloParams {}
/**
 * For the store alone: the whole match, and its line in a list. Never for a seat: it holds the seed.
 */
export interface Keep {
  save: string;
  summary: Summary;
}
/**
 * A match in a line, for a list of saves. Holds nothing that a seat may not know.
 *
 * ``number`` is the latest moment, ``take_backs`` how often the person took back freely, ``about`` the game's own.
 */
export interface Summary {
  match: string;
  game: string;
  rules: number;
  setup: Setup;
  seating: Chair[];
  number: number;
  over: boolean;
  waiting: number | null;
  free: boolean;
  take_backs: number;
  winners: number[];
  points: number[];
  about: About;
}
/**
 * Go on with a saved match, or look at it: ``save`` is the text that a ``Keep`` brought.
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
  method:
    | "hello"
    | "draw"
    | "check"
    | "create"
    | "open"
    | "inspect"
    | "pick"
    | "advance"
    | "seat"
    | "since"
    | "undo"
    | "redo"
    | "at"
    | "fork"
    | "close";
  params: {
    [k: string]: unknown;
  };
}
/**
 * What a call did. Store ``keep`` before anybody is shown anything of ``updates``.
 *
 * ``replayed`` is false where the rules have changed and the match goes on from its stored state.
 */
export interface Result {
  keep: Keep;
  updates: Update[];
  replayed: boolean;
}
/**
 * Give ``seat`` another chair.
 */
export interface SeatParams {
  match: string;
  seat: number;
  chair: Chair;
}
/**
 * Tell ``seat`` (None: a spectator) all after moment ``number`` of ``line``, the last it was told; -1: from the deal.
 */
export interface SinceParams {
  match: string;
  seat: number | null;
  line: number;
  number: number;
}
/**
 * Let ``seat`` take back, or play again what it took back.
 */
export interface UndoParams {
  match: string;
  seat: number;
}
