// Made by `make generated` from the models in py/ (python -m tools.schema). Do not edit.
/* eslint-disable */

/**
 * How far a match is; ``automa`` is the automa's level, empty if none plays, ``against`` its points.
 */
export interface About {
  round: number;
  rounds: number;
  phase: string;
  automa: string;
  against: number;
}
/**
 * The automa: ``cells`` are the ones that it takes next, ``tokens`` is the number of its tokens.
 */
export interface AutomaView {
  level: string;
  column: number;
  row: number;
  cells: number[];
  hand: StackView[];
  permanent: {
    [k: string]: number;
  };
  city: string[];
  tokens: number;
  points: number;
}
/**
 * Equal resource cards: ``count`` of them, each with ``amount`` symbols of ``resource``.
 */
export interface StackView {
  resource: string;
  amount: number;
  count: number;
}
/**
 * The building side of a card. ``gives`` is a resource, ``civic`` or empty; ``cost`` is symbols by resource.
 */
export interface BuildingEntry {
  id: string;
  name: string;
  tier: number;
  gives: string;
  points: number;
  cost: {
    [k: string]: number;
  };
}
/**
 * The contents of the box. The resource sides of the cards are not listed: they would reveal hidden buildings.
 */
export interface Catalogue {
  resources: string[];
  buildings: BuildingEntry[];
  tokens: TokenEntry[];
  automa: string[];
}
/**
 * A token: ``rule`` says what it counts, of which ``resources``; ``least`` is how many of a type it needs.
 */
export interface TokenEntry {
  id: string;
  rule: string;
  points: number;
  resources: string[];
  least: number;
  promo: boolean;
}
/**
 * A cell of the market.
 *
 * One that shows resources has ``resource`` and ``amount``, one that shows a building ``card``.
 *
 * ``missing`` is how many symbols the viewer lacks to build it alone now. ``gain`` is by how much the viewer's score
 * would rise with it in its city (without the token of a civic building). Both are None for resources and for
 * spectators. ``chosen``: it was chosen this turn and is not paid for yet.
 */
export interface CellView {
  resource: string;
  amount: number;
  card: string;
  missing: number | null;
  gain: number | null;
  chosen: boolean;
}
/**
 * One line of a score: ``cause`` is ``buildings``, a token's id, or ``resources``, ``tokens``, ``ingenuity`` of the automa.
 */
export interface ScorePart {
  cause: string;
  points: number;
}
/**
 * The final score of a seat, or of the automa (``seat`` None); ``place`` 1 is the winner.
 *
 * ``tie`` is None unless the next one has as many points.
 */
export interface ScoreView {
  seat: number | null;
  place: number;
  total: number;
  parts: ScorePart[];
  tie: TieView | null;
}
/**
 * How a tie in points was decided between a seat and the next one, ``seat``; ``own`` and ``other`` are their figures.
 *
 * ``by`` is ``cards`` (unspent ones) or ``automa`` (it wins every tie; the figures are the points); ``""`` if nothing
 * decided it: the two share the place.
 */
export interface TieView {
  seat: number;
  by: string;
  own: number;
  other: number;
}
/**
 * What a seat has. ``hand`` are its unspent resource cards, ``cards`` their number.
 *
 * ``permanent`` counts its permanent resources by type. ``city`` are its buildings in the order they came, ``printed``
 * the points on them. ``points`` is its score if the game ended now, ``turns`` the number of turns it has had.
 */
export interface SeatView {
  seat: number;
  hand: StackView[];
  cards: number;
  permanent: {
    [k: string]: number;
  };
  city: string[];
  tokens: TokenView[];
  printed: number;
  points: number;
  turns: number;
}
/**
 * A token: ``points`` is what it scores now for its owner; one without an owner, for the viewer.
 */
export interface TokenView {
  token: string;
  points: number;
}
/**
 * A table before the first deal.
 *
 * ``players`` is the number of seats, ``first`` the seat that begins, None for a random one. ``promo`` says whether
 * the four promotional tokens are shuffled in (ruling 159). ``automa`` is the automa's level, which decides how well
 * it scores; it must be given for one player, and empty for more.
 */
export interface Setup {
  players: number;
  first: number | null;
  promo: boolean;
  automa: ("easy" | "medium" | "hard") | "";
}
/**
 * The table as one seat sees it; ``seat`` is None for a spectator.
 *
 * ``phase`` is ``turns`` or ``over``. ``active`` is the seat whose turn it is (None: the automa's, or the game is
 * over). ``round`` is the turn under way of ``rounds``. ``top`` is what the top of the deck shows, ``deck`` its number
 * of cards, ``tiers`` the number of each tier. ``tokens`` are those still to be had, with what they would score for
 * the viewer (0 for spectators); the automa takes the first of them.
 */
export interface View {
  seat: number | null;
  phase: string;
  active: number | null;
  round: number;
  rounds: number;
  first: number;
  flipped: boolean;
  deck: number;
  top: StackView | null;
  tiers: number[];
  discard: number;
  market: CellView[];
  tokens: TokenView[];
  seats: SeatView[];
  automa: AutomaView | null;
  scores: ScoreView[] | null;
}
