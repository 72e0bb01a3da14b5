// Made by `make generated` from the models in py/ (python -m tools.schema). Do not edit.
/* eslint-disable */

/**
 * How far a game is; ``automa`` is its level, empty where none plays, and ``against`` what it has scored.
 */
export interface About {
  round: number;
  rounds: number;
  phase: string;
  automa: string;
  against: number;
}
/**
 * The automa: ``cells`` are the ones it takes next, ``tokens`` how many lie face down before it.
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
 * Like resource cards: ``count`` of them, each of ``amount`` symbols of ``resource``.
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
 * The box. What is on the other sides of the cards is in no list: ids would give buildings away.
 */
export interface Catalogue {
  resources: string[];
  buildings: BuildingEntry[];
  tokens: TokenEntry[];
  automa: string[];
}
/**
 * A token: ``rule`` says what it counts, of which ``resources``, ``least`` how many of a type it wants.
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
 * A cell of the market. One that shows resources has ``resource`` and ``amount``, one that shows a building ``card``.
 *
 * ``missing`` is how many symbols the viewer lacks to build it alone now, ``gain`` by how much the viewer's
 * score would rise if it stood in its city (without the token that a civic building brings); both are None
 * for resources and for spectators. ``chosen`` says that it was taken this turn and is not paid for yet.
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
 * What parted two with equal points: ``seat`` is the one that comes next, ``own`` and ``other`` the figures.
 *
 * ``by`` is ``cards`` (unspent ones), ``automa`` (which wins every tie; the figures are the points), or ``""`` where
 * nothing did: the two share the place.
 */
export interface TieView {
  seat: number;
  by: string;
  own: number;
  other: number;
}
/**
 * What lies before a seat. ``hand`` are its unspent resource cards, ``cards`` how many.
 *
 * ``permanent`` counts its permanent resources by type, ``city`` are its buildings in the order they came,
 * ``printed`` the points on them, ``points`` its score if the game ended now, ``turns`` how many it has had.
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
 * A token: ``points`` is what it scores as the city of its owner stands now, or would for the viewer.
 */
export interface TokenView {
  token: string;
  points: number;
}
/**
 * A table before the first deal.
 *
 * ``players`` is how many seats there are, ``first`` the one that begins, None to draw lots. ``promo`` says
 * whether the four promotional tokens are shuffled in (ruling 159). ``automa`` is how well the automa scores,
 * where one plays alone: then it must be said, else it must be empty.
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
 * ``phase`` is ``turns`` or ``over``, ``active`` whose turn it is (None: nobody's), ``round`` the turn under
 * way of ``rounds``. ``top`` is what the top of the deck shows, ``deck`` how many cards it has, ``tiers`` how many of
 * each tier. ``tokens`` are those still to be had, with what they would score for the viewer (0 for
 * spectators); against the automa it takes the first one of them.
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
