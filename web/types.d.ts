// Made by `make generated` from the models in py/ (python -m tools.schema). Do not edit.
/* eslint-disable */

/**
 * How far a match is; ``phase`` is that of a view.
 */
export interface About {
  edition: string;
  round: number;
  phase: string;
}
/**
 * Decisions that the coach was asked about, and those in which the person found its answer.
 */
export interface Accuracy {
  asked: number;
  found: number;
}
/**
 * Let computer players answer, at most ``most`` times. ``stop``: none of them searches, each answers at once.
 *
 * ``own``: the call stops where an own player has a choice, since the page answers for it. Without ``own`` the usual
 * level answers.
 */
export interface AdvanceParams {
  match: string;
  most: number;
  stop?: boolean;
  own?: boolean;
}
/**
 * An answer: the ids of its options; the chance to win that it was found to leave, in per cent (None: not tried).
 *
 * ``why`` is one sentence in the terms of the game, before the figures in ``reasons``: what speaks for the answer
 * rather than for the one beside it, the best or (for the best) the one that was chosen, else the next; None where
 * nothing simple does. ``as_good``: it is not the best one, but not noticeably worse.
 */
export interface Advice {
  options: string[];
  chance: number | null;
  reasons: Reason[];
  why: Reason | null;
  as_good: boolean;
}
/**
 * An argument for or against an answer: the id of the game's text, and the facts that fill it.
 */
export interface Reason {
  id: string;
  facts: {
    [k: string]: string | number | boolean | string[] | number[] | null;
  };
}
/**
 * The room whose guests come over; ``guests``: that of each seat; who has none watches.
 *
 * ``begins``: the game begins by itself once all are here. ``watchers``: those who are invited to watch, where this page takes
 * the host's part (``take-part``).
 */
export interface After {
  room: string;
  /**
   * @maxItems 100
   */
  guests: (number | null)[];
  begins: boolean;
  /**
   * @maxItems 100
   */
  watchers: number[];
}
/**
 * Begin another game of the same people.
 */
export interface Again {
  kind: "again";
  request: number;
}
/**
 * Agree that the guest who asked continues the match.
 */
export interface AgreeParams {
  room: string;
  now: number;
}
/**
 * Make a reply to the invitation ``text``, for ``seat`` where it is for several, and give its text.
 *
 * Hold the reply.
 */
export interface AnswerInvitation {
  kind: "answer";
  text: string;
  seat: number | null;
}
/**
 * Answer the request of a guest, which the event ``request`` told; ``code``: why it was not done, else None.
 */
export interface AnswerParams {
  room: string;
  now: number;
  guest: number;
  request: number;
  code: string | null;
}
/**
 * The answer to the request of that number. To a guest.
 */
export interface AnsweredEvent {
  kind: "answered";
  code: string | null;
  request: number;
}
/**
 * Ask the host to take a reply or a return code.
 */
export interface AskCarried {
  text: string;
  what: "reply" | "return-code";
}
/**
 * Tell how it stands with this page, which asks for a seat at the link of a host far away; ``code``: why no mailbox answers.
 *
 * Before a room is known ``room`` is any name. It is followed from ``begun`` to ``over``, or to the event ``not-let-in``.
 */
export interface AskInParams {
  room: string;
  now: number;
  state: "begun" | "asks" | "let-in" | "over";
  code?: string | null;
}
/**
 * Ask for more time, or for another game.
 */
export interface AskPlain {
  what: "more-time" | "again";
}
/**
 * An ask as one seat is shown it. The pick sends ``id`` back, so that a pick for an older ask is recognized.
 *
 * ``blocked`` are things that are no option now, each with the reason; ``picked`` is what this seat has answered in
 * the step under way to the same cause, as for the third of three tokens. Both are empty for a computer player.
 * ``forced``: all players can see that there is one answer, so the page gives it unasked. ``alike``: only this seat
 * can see that; the page gives it unasked where no other person plays. ``ends_turn``: the only option ends the turn of
 * the seat, which has nothing else left to do. All three are left out of the text where they are false.
 */
export interface AskView {
  id: string;
  seat: number;
  kind: string;
  cause: string;
  least: number;
  most: number;
  options: OptionView[];
  blocked: Blocked[];
  picked: PickedView[];
  forced?: boolean;
  alike?: boolean;
  ends_turn?: boolean;
}
/**
 * An option as it crosses the border, as an object of JSON.
 */
export interface OptionView {
  id: string;
  verb: string;
  args: {
    [k: string]: number | string;
  };
  effect: EffectView | null;
  about?: string;
}
/**
 * The certain effect of an option, up to the next ask or to the first thing that chance or a seat decides.
 *
 * ``pays`` and ``gains`` are of what is paid with, ``cards`` and ``points`` by how much hand and score change,
 * ``others`` what it does to other seats. ``loses`` is lost beside that, ``risks`` may be lost later,
 * ``leaves`` stays unused, ``brings`` would come of it later, as things stand.
 */
export interface EffectView {
  pays: number;
  gains: number;
  cards: number;
  points: number;
  others: ChangeView[];
  loses: StakeView[];
  risks: StakeView[];
  leaves: StakeView[];
  brings: StakeView[];
}
/**
 * How an option changes the figures of another seat; a negative number is a loss.
 */
export interface ChangeView {
  seat: number;
  means: number;
  cards: number;
  points: number;
}
/**
 * Something at stake: ``what`` is a word of the game, ``name`` the id of the one meant, or empty.
 */
export interface StakeView {
  what: string;
  amount: number;
  name: string;
}
/**
 * Something that cannot be chosen now: ``verb``, ``args`` and ``about`` of the option it would be, and the ``reason``.
 */
export interface Blocked {
  verb: string;
  args: {
    [k: string]: number | string;
  };
  reason: string;
  facts: {
    [k: string]: number | string;
  };
  about?: string;
}
/**
 * What the seat has answered to an earlier ask of the same step and cause.
 */
export interface PickedView {
  kind: string;
  options: OptionView[];
}
/**
 * The number of the request that was just said. To a guest.
 */
export interface AskedEvent {
  request: number;
  kind: "asked";
}
/**
 * What the person reads who asks for a seat at the link of a host far away (``ask-in``).
 */
export interface AskingInEvent {
  state: "far-sent" | "far-sent-long" | "far-sent-away" | "far-coming";
  kind: "asking-in";
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
 * A friend far away who waits for the host's word; ``caller``: a number for ``let-in`` and ``turn-away``.
 */
export interface AtTheDoor {
  caller: number;
  name: string;
}
/**
 * A guest undoes or redoes.
 */
export interface BackEvent {
  guest: number;
  seat: number;
  kind: "undo" | "redo";
}
/**
 * Begin the game: all who come along are here. To the host.
 */
export interface BeginGame {
  kind: "begin";
}
/**
 * A problem of the book.
 */
export interface BookProblem {
  id: string;
  theme: string;
}
/**
 * A card in the viewer's own hand.
 *
 * ``price`` is the gold that building it costs now; ``buildable``: it can be built now.
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
 * An edition.
 *
 * ``city_size`` is the rule book's for 2 to 8 players, ``city_sizes`` are the sizes a table may agree on.
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
 * All editions.
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
 * Give a seat another chair in the waiting room. After the deal the match decides the seating.
 */
export interface ChairParams {
  room: string;
  now: number;
  seat: number;
  chair: Chair;
}
/**
 * What the lobby shows of a chair.
 */
export interface ChairSeen {
  name: string;
  player: string;
}
/**
 * Each seat's chance to win at each requested moment, in per cent; None if the game cannot tell.
 */
export interface Chances {
  chances: (number[] | null)[];
}
/**
 * Say how likely each seat was to win at the moments ``numbers`` of ``match``, which is over.
 */
export interface ChancesParams {
  match: string;
  /**
   * @maxItems 1000
   */
  numbers: number[];
}
/**
 * What has changed since a day was dealt: the deal, the version of the rules, the ``levels``.
 */
export interface Changes {
  deal: boolean;
  rules: RulesChanged | null;
  levels: string[];
}
/**
 * Two versions of the rules.
 */
export interface RulesChanged {
  then: number;
  now: number;
}
/**
 * A character of this game. ``fate`` is what all know of it this round; ``seat`` is the one that revealed it.
 *
 * ``fate`` is ``""`` (nothing), ``faceup`` (discarded face up), ``revealed`` or ``absent`` (called, no answer).
 */
export interface CharacterView {
  character: string;
  rank: number;
  fate: string;
  seat: number | null;
}
/**
 * A person said a line: plain text of at most 300 characters, without control characters, never markup.
 *
 * ``guest`` is None for a person at the host's device; ``own`` if it was said at this device.
 */
export interface ChatEvent {
  kind: "chat";
  guest: number | null;
  seat: number | null;
  name: string;
  text: string;
  own: boolean;
}
/**
 * Say a line as ``seat`` of this device (None: as the host).
 */
export interface ChatParams {
  room: string;
  now: number;
  seat: number | null;
  text: string;
}
/**
 * Check the record ``save`` of game ``number`` of a series.
 *
 * Its matches are called ``run-0``, ``run-1`` and so on.
 *
 * ``chance`` says at which moments computer players decide again; the box must not know it.
 */
export interface CheckGameParams {
  run: string;
  game: string;
  setup: Setup;
  /**
   * @minItems 1
   * @maxItems 40
   */
  chairs: Chair[];
  seed: number;
  number: number;
  save: string;
  chance: number;
}
/**
 * A table before the first deal.
 *
 * ``characters`` and ``districts`` name a preset of the edition, or list the ids of the cards. ``players`` is the
 * number of seats. ``crown`` is the seat that starts with the crown, None for a random one. ``city_size`` is the
 * city's size agreed on, None for the rule book's. ``variant`` ``piles`` is the French draft of two players (classic).
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
 * Say whether a table can be set up like this.
 */
export interface CheckParams {
  game: string;
  setup: Setup;
}
/**
 * Say what is wrong with ``text``, the file of a computer player that a person writes. Nothing of it runs.
 */
export interface CheckPlayerParams {
  text: string;
}
/**
 * What is wrong with the file of a player, and what it imports, by line.
 */
export interface CheckedPlayer {
  faults: PlayerFault[];
  imports: PlayerImport[];
}
/**
 * A fault of a player.
 *
 * ``player-fault-<id>`` of the locale files, the line of the file (0 where none is known), and Python's own message.
 */
export interface PlayerFault {
  id: string;
  line: number;
  detail: string;
}
/**
 * A top module that the file of a player imports, and the first line that does.
 */
export interface PlayerImport {
  line: number;
  module: string;
}
/**
 * The check is not finished: call ``verify`` again. To a guest.
 */
export interface CheckingEvent {
  kind: "checking";
}
/**
 * The link is void: hear no one any more.
 */
export interface CloseDoorParams {
  room: string;
  now: number;
}
/**
 * Forget a match.
 */
export interface CloseParams {
  match: string;
}
/**
 * Count how often each of ``seats`` found the coach's answer in the finished match ``save``.
 */
export interface CoachCountsWork {
  save: string;
  kind: "coach_counts";
  /**
   * @maxItems 40
   */
  seats: number[];
}
/**
 * What the page reads of code that came with a backup called ``file``.
 *
 * A row that is not read holds its code, too.
 */
export interface CodeSeen {
  hash: string;
  name: string;
  file: string;
  made: number;
}
/**
 * The seats of the next room whose guests are on the way from this one. To the host of the next room.
 */
export interface ComingEvent {
  seats: number[];
  kind: "coming";
}
/**
 * A command: carry ``order`` out, and call ``done`` with its number, once.
 */
export interface CommandEvent {
  number: number;
  order:
    | Look
    | LetIn
    | Connect
    | SayNo
    | EndLink
    | KeepDoor
    | Decide
    | KeepRoom
    | MakeInvitation
    | WithdrawInvitation
    | BeginGame
    | AnswerInvitation
    | Move
    | DropReply
    | TakePart
    | TakeReply
    | LookBack;
  kind: "command";
}
/**
 * Look into the mailbox for requests at the link, and tell them (``knocked``); ends the look before.
 *
 * ``pause``: wait for a text, and ask a mailbox that does not wait again after so many milliseconds; None: do not
 * wait.
 */
export interface Look {
  kind: "look";
  pause: number | null;
}
/**
 * Make a reply to the ``offer`` of the request ``id``, and leave it with ``token`` in its ``box``; hold the reply.
 *
 * ``seat``: that it is for; ``pressed``: by a person, who decides from now on when the game begins.
 */
export interface LetIn {
  kind: "let-in";
  id: string;
  box: string;
  offer: string;
  token: string;
  seat: number | null;
  pressed: boolean;
}
/**
 * Connect by the reply that the command ``reply`` made.
 *
 * Give the name of the link once it is open and ``linked``.
 */
export interface Connect {
  kind: "connect";
  reply: number;
}
/**
 * Leave in the ``box`` of the request ``id`` why it is not let in.
 *
 * ``pressed``: by a person, who reads where it cannot be left.
 */
export interface SayNo {
  kind: "say-no";
  id: string;
  box: string;
  no: "refused" | "full" | "unread" | "elsewhere" | "withdrawn" | "left";
  pressed: boolean;
}
/**
 * Tell all who open the link in the next ten minutes why it is void.
 */
export interface EndLink {
  kind: "end-link";
  why: "refused" | "full" | "unread" | "elsewhere" | "withdrawn" | "left";
}
/**
 * Keep this for a reload, and give it back when the link is opened again (``open-door``).
 */
export interface KeepDoor {
  kind: "keep-door";
  kept: StoredDoor;
}
/**
 * What a host's page keeps of its door.
 *
 * Refused devices, requests with an answer, and whom it has let in, by device.
 *
 * The versions before wrote and read the same; an older one kept the seat alone.
 */
export interface StoredDoor {
  /**
   * @maxItems 500
   */
  refused: string[];
  /**
   * @maxItems 500
   */
  answered: string[];
  /**
   * @maxItems 500
   */
  callers: unknown[][];
}
/**
 * Have a computer player decide once for ``seat``. To the host.
 */
export interface Decide {
  kind: "decide";
  seat: number;
}
/**
 * Wait until the room is stored, as the answer with this command has it; it fails where the store refuses.
 *
 * To the host.
 */
export interface KeepRoom {
  kind: "keep-room";
}
/**
 * Make an invitation and give its text: to this room, or where this one is over to the next.
 *
 * The first of ``seats`` has ``token``.
 */
export interface MakeInvitation {
  kind: "make-invitation";
  token: string;
  seats: number[] | null;
}
/**
 * Take no reply of ``seats`` to the invitation ``token`` any more; a guest who has connected by it stays.
 */
export interface WithdrawInvitation {
  kind: "withdraw-invitation";
  token: string;
  seats: number[] | null;
}
/**
 * Leave for the room whose reply the command ``reply`` made.
 */
export interface Move {
  kind: "move";
  reply: number;
}
/**
 * Drop the reply that the command ``reply`` made, and the link that comes of it: it leads nowhere.
 */
export interface DropReply {
  kind: "drop";
  reply: number;
}
/**
 * Ask the person to take the host's part; where it says yes, open the room of ``plan`` with ``host`` (``after``).
 *
 * To a guest.
 */
export interface TakePart {
  kind: "take-part";
  plan: NextRoomPlan;
}
/**
 * What the guest who takes the host's part over opens the next room with.
 *
 * ``guests``: who comes to each seat, by its number in the old room; 0: the former host; None: somebody else.
 * ``watchers``: those who come without a seat. ``pace``: seconds for each decision.
 */
export interface NextRoomPlan {
  wish: NextWish;
  /**
   * @maxItems 100
   */
  guests: (number | null)[];
  /**
   * @maxItems 100
   */
  watchers: number[];
  pace: number;
}
/**
 * The game that is to be played next, and who sits where.
 */
export interface NextWish {
  game: string;
  setup: Setup;
  /**
   * @minItems 1
   * @maxItems 40
   */
  seating: Chair[];
}
/**
 * Take a reply to an invitation to the next room, which the former host has carried here. To the heir.
 */
export interface TakeReply {
  kind: "take-reply";
  text: string;
}
/**
 * Look for return codes in the mailboxes by which devices of the room came.
 *
 * It ends when one has come or the look has waited.
 *
 * ``pause``: as in ``Look``; None: look no more.
 */
export interface LookBack {
  kind: "look-back";
  pause: number | null;
}
/**
 * Compare the save ``one`` with the save ``other`` of the same match.
 */
export interface CompareParams {
  one: string;
  other: string;
}
/**
 * How ``one`` relates to ``other``: it continues it (``newer``), the other way round, or neither (``apart``).
 */
export interface Compared {
  relation: "same" | "newer" | "older" | "apart";
}
/**
 * A decision and its best answer.
 *
 * The chances to win, in per cent, that were left by what was ``chosen`` and by the ``best``.
 *
 * ``why`` is what speaks for the best answer rather than for the chosen one; None in a game that gives no reasons.
 */
export interface Cost {
  ask: AskView;
  chosen: string[];
  best: string[];
  chance: number;
  best_chance: number;
  why: Reason | null;
}
/**
 * What the decision of ``seat`` at moment ``number`` cost.
 */
export interface Costly {
  number: number;
  seat: number;
  cost: Cost;
}
/**
 * The ``decisions`` that cost their seats most, in the order of the game.
 */
export interface CostlyDecisions {
  decisions: Costly[];
  kind: "costly_decisions";
}
/**
 * Look for the decisions of ``seats`` in the open ``match``, which is over, that cost them most.
 *
 * ``kept``: go on from there.
 */
export interface CostlyDecisionsWork {
  match: string;
  kind: "costly_decisions";
  /**
   * @maxItems 40
   */
  seats: number[];
  kept: string;
}
/**
 * Count ``days`` (``DayRow``), the tries on this device, and tell what of the deal is to compare.
 *
 * ``today``: the device's day.
 */
export interface CountDaysParams {
  game: string;
  day: string;
  days: unknown[];
  today: string;
}
/**
 * Sum up ``results`` (``ResultRow``), each of which ended in the month beside it. ``unnamed``: see above.
 */
export interface CountResultsParams {
  results: unknown[];
  months: string[];
  /**
   * @minItems 1
   */
  unnamed: string[];
}
/**
 * Count the games of a series, in their order.
 */
export interface CountSeriesParams {
  /**
   * @maxItems 10000
   */
  games: CountedGame[];
}
/**
 * What is counted of a game of a series: its result and figures, and what the box measured.
 */
export interface CountedGame {
  won: number;
  figures: {
    [k: string]: number;
  };
  decisions: number;
  seconds: number;
  slowest: number;
  faults: {
    [k: string]: number;
  };
}
/**
 * Count a game that was played with the box.
 *
 * ``seats`` says what lies before each seat, ``facts`` what is so at the whole table.
 */
export interface CountTableParams {
  game: string;
  setup: Setup;
  /**
   * @maxItems 10
   */
  seats: RealSeat[];
  facts: {
    [k: string]: number;
  };
}
/**
 * What lies before a seat at the end of a game, and what is told of the seat.
 */
export interface RealSeat {
  /**
   * @maxItems 60
   */
  pieces: RealPiece[];
  facts: {
    [k: string]: number;
  };
}
/**
 * A piece before a seat, and what is told of it.
 */
export interface RealPiece {
  id: string;
  facts: {
    [k: string]: number;
  };
}
/**
 * Figures of all days, and of the row of one deal.
 *
 * ``now``: days in a row up to today or yesterday; ``best``: at most; ``days``: all that were done on their day.
 * ``most``: points of a first try in the deal's game. ``states`` by day, the best of its games: ``late`` was begun on
 * another day. Of the deal: ``late`` if its first try was; ``missing`` levels are still to be scored, the fastest
 * first; ``beaten`` are those that scored fewer points, for each try; ``changed`` is None where equal versions deal
 * the same.
 */
export interface CountedDays {
  now: number;
  best: number;
  days: number;
  most: number;
  states: {
    [k: string]: "begun" | "late" | "done";
  };
  late: boolean;
  missing: string[];
  beaten: string[][];
  changed: Changes | null;
}
/**
 * An evening (``EveningRow``) as this version of the page stores it: with its sums, by wins.
 */
export interface CountedEvening {
  /**
   * @maxItems 100
   */
  rooms: string[];
  began: number;
  /**
   * @maxItems 100
   */
  games: NotedGame[];
  lines?: EveningLine[];
}
/**
 * A game of an evening as this version of the page stores it; ``noted``: when, in milliseconds since 1970.
 */
export interface NotedGame {
  match: string;
  game: string;
  /**
   * @maxItems 100
   */
  people: string[];
  /**
   * @maxItems 100
   */
  winners: string[];
  /**
   * @maxItems 100
   */
  roles?: string[];
  noted?: number;
}
/**
 * Who won how often of how many games, and as what, the most frequent first.
 */
export interface EveningLine {
  name: string;
  wins: number;
  games: number;
  roles: RoleWins[];
}
/**
 * How often somebody won as ``role``.
 */
export interface RoleWins {
  role: string;
  wins: number;
}
/**
 * One line of a score: what brings how many points.
 */
export interface CountedPart {
  cause: string;
  points: number;
}
/**
 * Everybody's sums, then those of each person, those with most games first.
 */
export interface CountedPeople {
  people: CountedPerson[];
}
/**
 * The sums of one person; ``name`` is "" for everybody's.
 */
export interface CountedPerson {
  name: string;
  statistics: Statistics;
}
/**
 * ``best``: most points; ``streak``: wins in a row, at most. ``players`` go by how many played.
 *
 * ``levels`` go by the computer players; ``friends`` where people were at other devices, ``people`` if only people
 * played. ``tempers`` are those of the computer players that had one. ``apart`` are games that do not count above, by
 * kind.
 */
export interface Statistics {
  all: Sum;
  best: number;
  streak: number;
  variants: Sum[];
  players: Sum[];
  levels: Sum[];
  tempers: Sum[];
  pieces: Sum[];
  groups: Group[];
  coach: Tabletop_Records_Statistics__CoachCount;
  months: Month[];
  apart: Sum[];
}
/**
 * The sums over some games; ``points`` is the mean.
 */
export interface Sum {
  id: string;
  games: number;
  wins: number;
  points: number;
}
/**
 * Counts of one group of a game's own figures.
 */
export interface Group {
  group: string;
  rows: Times[];
}
/**
 * How often a person did something: ``games`` in which it was done at least once, ``times`` in all.
 */
export interface Times {
  id: string;
  games: number;
  wins: number;
  points: number;
  times: number;
}
/**
 * Decisions that the coach was asked about, and those in which the person found its answer.
 */
export interface Tabletop_Records_Statistics__CoachCount {
  asked: number;
  found: number;
}
/**
 * A month as ``2026-11`` in which somebody played.
 */
export interface Month {
  month: string;
  games: number;
  wins: number;
  asked: number;
  found: number;
}
/**
 * The score of a seat (None: of a rival without one); ``place`` 1 is the winner.
 */
export interface CountedScore {
  seat: number | null;
  place: number;
  total: number;
  parts: CountedPart[];
  tie: CountedTie | null;
}
/**
 * How a tie in points was decided between a seat and the next one, ``seat`` (None: a rival without one).
 *
 * ``by`` is what decided, "" if nothing did; ``own`` and ``other`` are the two figures.
 */
export interface CountedTie {
  seat: number | null;
  by: string;
  own: number;
  other: number;
}
/**
 * The scores, best first, what the engine would like to know, and what it doubts.
 */
export interface CountedTable {
  scores: CountedScore[];
  questions: RealQuestion[];
  doubts: RealDoubt[];
}
/**
 * A fact that the scores hang on and the pieces do not show.
 *
 * It is about the whole table (``seat`` None), a seat, or the piece at place ``at`` of it. ``now`` is the answer that
 * is counted with, ``told`` says whether a person gave it. ``needed``: without an answer the scores may be wrong.
 */
export interface RealQuestion {
  id: string;
  answer: "number" | "yes" | "seats" | "one";
  most: number;
  now: number;
  told: boolean;
  seat: number | null;
  at: number | null;
  choices: number[];
  needed: boolean;
}
/**
 * Something that no rule of this set explains; it is counted all the same.
 *
 * ``piece`` is what it is about ("" for none), ``count`` how often it is there, ``most`` how often it may be.
 */
export interface RealDoubt {
  id: string;
  seat: number | null;
  piece: string;
  count: number;
  most: number;
}
/**
 * The course of a match, as one seat was told its events.
 */
export interface Course {
  stops: CourseStop[];
  turns: TurningPoint[];
}
/**
 * Moment ``number``, at which ``part``, which began with that event, was over (None: the beginning of the match).
 *
 * ``chances`` to win are by seat, in per cent; None where the game cannot tell.
 */
export interface CourseStop {
  number: number;
  part: EventView | null;
  figures: {
    [k: string]: number[];
  };
  chances: number[] | null;
}
/**
 * An event as one seat may know it.
 *
 * ``harm``, ``why``, ``more``, ``gains`` and ``ends_decision`` are those of the event, as far as the seat may know
 * them. ``actor`` is the seat that did it, where that is not the ``seat`` of its data. ``change`` is what of the
 * seat's view differs right after the event, from the picture before. It is there only for a person's seat that has
 * the picture before.
 */
export interface EventView {
  kind: string;
  cause: string;
  data: {
    [k: string]: string | number | boolean | string[] | number[] | null;
  };
  harm?: Harm | null;
  why?: string;
  more?: {
    [k: string]: unknown;
  };
  actor?: number | null;
  ends_decision?: boolean;
  gains?: Gain[];
  change?: {
    [k: string]: unknown;
  };
}
/**
 * A loss of ``seat`` by the deed of another player, the seat ``by`` (None: no player did it).
 *
 * ``deed`` is a word of the game: ``robbed``, ``destroyed``.
 */
export interface Harm {
  seat: number;
  deed: string;
  by: number | null;
}
/**
 * What ``seat`` (None: no player's) has more after an event, or less where ``count`` is negative.
 *
 * ``kind`` is a word of the game. ``what`` is the one it got, if that has an id, and
 * ``paid`` its price. All seats may know it.
 */
export interface Gain {
  seat: number | null;
  kind: string;
  count: number;
  what?: string;
  paid?: number;
}
/**
 * A part of the game that changed the standing: ``seat`` gained ``by`` in points, or in its chance to win.
 *
 * ``chance`` is what it was afterwards (None: it is about points). ``leads``: the seat alone had most points
 * afterwards, and had not before. ``event`` explains it best, and ``number`` is its moment; without one that of the
 * end of the part.
 */
export interface TurningPoint {
  number: number;
  part: EventView | null;
  seat: number;
  by: number;
  chance: number | null;
  leads: boolean;
  event: EventView | null;
}
/**
 * Tell the course of ``match``, which is over.
 *
 * Figures, chances to win and turning points, with the events that ``seat`` was told.
 */
export interface CourseParams {
  match: string;
  seat: number | null;
}
/**
 * Start a match called ``match``. Equal ``setup``, ``seed`` and picks give equal games.
 *
 * ``free``: the one person who plays may undo also after hidden things were revealed.
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
  seed: number | string;
  free: boolean;
}
/**
 * The deal of a day: ``players`` by seat, the person first; ``compared`` are levels, the fastest first.
 *
 * ``weekday`` is 0 on Mondays. Equal ``versions`` deal the same, and their levels answer alike.
 */
export interface DayDeal {
  game: string;
  day: string;
  weekday: number;
  setup: Setup;
  players: string[];
  compared: string[];
  versions: Versions;
}
/**
 * What a day was dealt for.
 *
 * The version of the week, of the rules, and of each level that plays or is compared with.
 *
 * Equal versions give equal deals, and computer players that answer alike.
 */
export interface Versions {
  deal: number;
  rules: number;
  levels: {
    [k: string]: number;
  };
}
/**
 * The ``day`` whose deal a match is; ``score`` is there once it is over.
 */
export interface DayMark {
  day: string;
  score: DayScore | null;
}
/**
 * How a deal ended for the person's seat.
 */
export interface DayScore {
  points: number;
  place: number;
  won: boolean;
}
/**
 * Tell the deal of a day of a game, without its seed.
 */
export interface DayParams {
  game: string;
  day: string;
}
/**
 * The tries at the deal of one day in one game, in the order in which they were started, and what levels scored.
 */
export interface DayRow {
  id: string;
  day: string;
  game: string;
  versions: DayVersions;
  tries: DayTry[];
  levels: {
    [k: string]: TryScore;
  };
}
/**
 * The versions that the deal of a day depends on: of the table of the week, of the rules, of each level.
 */
export interface DayVersions {
  deal: number;
  rules: number;
  levels: {
    [k: string]: number;
  };
}
/**
 * One try at a deal; the earliest of a day counts. ``ended`` and ``score`` are None before its end.
 *
 * ``date`` is the local day on which it was started, ``link`` the replay link's text after `#r=`, "" if it is not
 * known.
 */
export interface DayTry {
  match: string;
  started: number;
  ended: number | null;
  date: string;
  score: TryScore | null;
  link: string;
}
/**
 * How a deal ended for a seat.
 */
export interface TryScore {
  points: number;
  place: number;
  won: boolean;
}
/**
 * What the lobby shows of a deal of the day.
 */
export interface DaySeen {
  day: string;
}
/**
 * Draw a seed together with all guests who are present; another call begins a new drawing, as does time.
 */
export interface DealParams {
  room: string;
  now: number;
}
/**
 * Of ``all`` decisions so many were ``looked`` at.
 *
 * ``kept`` is the text of ``CostsSoFar``: with it a later search goes on here.
 */
export interface DecisionsLooked {
  looked: number;
  all: number;
  kept: string;
  kind: "decisions_looked";
}
/**
 * Send a guest away for good: its key is void.
 */
export interface DismissParams {
  room: string;
  now: number;
  guest: number;
}
/**
 * A district in a city. ``cost`` is its present cost in gold and its points, ``round`` the round in which it came.
 *
 * ``coins`` is the gold on it, ``tucked`` the number of cards under it. The JSON text leaves both out where they are
 * 0.
 */
export interface DistrictView {
  card: string;
  type: string;
  cost: number;
  round: number;
  coins?: number;
  tucked?: number;
}
/**
 * The result of a ``command``; ``text``: the one that it was to give; ``code``: why it failed.
 */
export interface DoneParams {
  room: string;
  now: number;
  command: number;
  ok: boolean;
  text?: string | null;
  code?: string | null;
}
/**
 * Who stands at the door of the link. To the host.
 *
 * ``watch``: no seat waits for the next friend, who takes a computer player's or a new one, unless it only watches.
 */
export interface DoorEvent {
  waiting: AtTheDoor[];
  awaited: OnTheWay[];
  watch: boolean;
  kind: "door";
}
/**
 * Who was let in, and has not come yet; ``silent``: this page has tried in vain.
 */
export interface OnTheWay {
  name: string;
  silent: boolean;
}
/**
 * What the viewer knows of this round's draft.
 *
 * ``before`` and ``after`` are the seats that choose before and after it.
 */
export interface DraftView {
  characters: KnownView[];
  before: number[];
  after: number[];
}
/**
 * What the viewer knows of a character that lies face down, or is still to be drafted, this round.
 *
 * ``holders`` are the other seats that may hold it, ``away`` says whether it may lie elsewhere. ``fact`` is one of
 * ``passed`` (left to the others), ``back`` (left to the others, and offered again), ``laid`` (laid away by the
 * viewer), ``held`` (only one seat can have it), ``facedown`` (no seat can have it), ``taken`` (before the viewer saw
 * it), ``unseen`` (taken before, or face down), ``""`` where nothing is known.
 */
export interface KnownView {
  character: string;
  fact: string;
  holders: number[];
  away: boolean;
}
/**
 * Draw at random what ``wish`` leaves open of the set-up.
 */
export interface DrawParams {
  game: string;
  wish: Wish;
  seed: number;
}
/**
 * A request for a random set: the edition, and the number of players.
 */
export interface Wish {
  edition: "2016" | "classic";
  players: number;
}
/**
 * A random set that is legal: ids of characters and of unique districts.
 */
export interface DrawnSet {
  characters: string[];
  districts: string[];
}
/**
 * Encrypt ``text`` with ``key`` (AES-GCM, 64 hex digits) and call ``entrust``. To the host, for its page alone.
 *
 * Each of ``guests`` is then sent a share of the key: ``needed`` of them can decrypt it if the host disappears.
 */
export interface EntrustEvent {
  serial: number;
  key: string;
  text: string;
  guests: number[];
  needed: number;
  kind: "entrust";
}
/**
 * Give the guests the encrypted text of the event with that ``serial``, in base64.
 */
export interface EntrustParams {
  room: string;
  now: number;
  serial: number;
  cipher: string;
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
 * A finished game of an evening.
 *
 * It says who played, who won, and what each was at the end ("" where that is not known).
 */
export interface EveningGame {
  match: string;
  game: string;
  /**
   * @maxItems 100
   */
  people: string[];
  /**
   * @maxItems 100
   */
  winners: string[];
  /**
   * @maxItems 100
   */
  roles?: string[];
}
/**
 * Who won in the games that the same people played one after the other, in any of its rooms.
 */
export interface EveningRow {
  /**
   * @maxItems 100
   */
  rooms: string[];
  began: number;
  /**
   * @maxItems 100
   */
  games: EveningGame[];
}
/**
 * What remarks read of an event at moment ``number``.
 */
export interface EventSeen {
  number: number;
  kind: string;
  data: {
    [k: string]: string | number | boolean | string[] | number[] | null;
  };
  harm: HarmSeen | null;
}
/**
 * See ``Harm``.
 */
export interface HarmSeen {
  seat: number;
  deed: string;
  by: number | null;
}
/**
 * A fault of the host: ``code`` is a key ``fault-<code>`` of the locale files; ``number`` the moment.
 */
export interface Fault {
  code: string;
  number: number | null;
}
/**
 * A fault was found before the end; it will be among the faults of the verdict. To a guest.
 */
export interface FaultEvent {
  kind: "fault";
  code: string;
  number: number | null;
}
/**
 * How ``often`` a thing was done, in how many ``games``, and how much of these was ``won``.
 */
export interface FigureRow {
  id: string;
  often: number;
  games: number;
  won: number;
}
/**
 * The rows of one ``group``, those of most games first.
 */
export interface FigureTable {
  group: string;
  rows: FigureRow[];
}
/**
 * Tell what the statistics keep of ``match``, which is over, and of ``seats``.
 */
export interface FiguresParams {
  match: string;
  /**
   * @maxItems 40
   */
  seats: number[];
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
  free?: boolean;
}
/**
 * A game that can be played: ``seats`` are fewest and most, ``players`` the levels of its computer players.
 *
 * ``redeals``: a running match can be played on from one of its moments, with all that is hidden dealt anew.
 */
export interface GameEntry {
  game: string;
  rules: number;
  seats: number[];
  players: string[];
  redeals: boolean;
  catalogue: Catalogue;
}
/**
 * Guests gather to continue without the host: ``have`` of ``needed`` (of ``of``) have agreed.
 *
 * ``asked``: another guest asks for this guest's consent, which the call ``agree`` gives.
 */
export interface GatherEvent {
  serial: number;
  have: number;
  needed: number;
  of: number;
  asked: boolean;
  kind: "gather";
}
/**
 * Gather the guests of a host that is gone, to continue from a backup: this guest invites the others.
 */
export interface GatherParams {
  room: string;
  now: number;
  secret: string;
}
/**
 * One moment of a match, of those from ``first`` to ``last``; ``seat`` decided what led to it (None: the deal).
 */
export interface Glimpse {
  number: number;
  seat: number | null;
  first: number;
  last: number;
  updates: Update[];
}
/**
 * All that one seat (None: a spectator) is sent: its present view, and the events since its last update.
 *
 * ``moments`` are those after moment ``after`` (-1: from the deal) with events for this seat: the receiver
 * drops all it was told after ``after``, and appends these. ``line`` rises with each undo and redo. Only the seat
 * that is asked gets ``ask``; ``waiting`` is that seat (None: the game is over). ``undo`` and
 * ``redo`` are the moments that an undo or redo by this seat would lead to. ``decided`` is the moment of its latest
 * decision, which may have no event (None: there is none).
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
  decided: number | null;
}
/**
 * What one seat was told of a moment; ``seat`` is who decided (None: the deal).
 *
 * ``change`` is how the seat's view differed when ``seat`` decided, from the picture after the event before: a turn
 * may have begun without an event.
 */
export interface MomentView {
  number: number;
  seat: number | null;
  events: EventView[];
  change?: {
    [k: string]: unknown;
  };
}
/**
 * The table as one seat sees it; ``seat`` is None for a spectator.
 *
 * ``phase`` is ``draft``, ``turns`` or ``over``. ``leader`` is the seat that had the crown when the round began,
 * ``rank`` the rank being called (0 before the calls). ``deck`` and ``facedown`` count cards: the deck's, and the
 * characters discarded face down. ``mine`` are the viewer's own characters, ``seen`` the ones it could choose from
 * when it drafted. ``tax`` is the gold on the Tax Collector's token. ``first`` is the seat that completed its city
 * first; then this round is the last. ``variant`` is that of the set-up: ``piles`` for the French draft of two
 * players, else ``""``. ``draft`` is filled only for a person who plays, and only during a round.
 */
export interface View {
  seat: number | null;
  edition: string;
  variant: string;
  phase: string;
  round: number;
  rank: number;
  city_size: number;
  deck: number;
  facedown: number;
  crown: number;
  leader: number;
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
  draft: DraftView | null;
}
/**
 * The turn under way. ``builds_left`` is how many districts may still be built.
 *
 * ``income_in`` is what the character's income is paid in, where that is not gold: ``cards`` or ``either``.
 */
export interface TurnView {
  seat: number;
  character: string;
  gathered: boolean;
  builds_left: number;
  income_in?: string;
}
/**
 * A token on a character for the round (kill, rob, ...), placed by the seat ``by``.
 *
 * ``card`` is the character whose power it is. ``real`` is False for a blank token; only ``by`` sees it, else it is
 * None.
 */
export interface MarkView {
  kind: string;
  character: string;
  by: number;
  card: string;
  real: boolean | null;
}
/**
 * What everybody sees of a seat. ``hand`` is its number of cards, ``points`` its score if the game ended now.
 *
 * ``characters`` are those it revealed this round, ``drafted`` is the number of those it holds face down.
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
 * The final score of a seat; ``place`` 1 is the winner. ``tie`` is None unless the next seat has as many points.
 */
export interface ScoreView {
  seat: number;
  place: number;
  total: number;
  parts: ScorePart[];
  tie: TieView | null;
}
/**
 * One line of a score: ``cause`` is a district id or ``districts``, ``types``, ``first``, ``completed``.
 */
export interface ScorePart {
  cause: string;
  points: number;
}
/**
 * How a tie in points was decided between a seat and the next one, ``seat``; ``own`` and ``other`` are their figures.
 *
 * ``by`` is ``rank`` (the highest one shown in the last round), ``districts`` (their points without bonuses) or ``gold``;
 * ``""`` if nothing decided it: the two share the place.
 */
export interface TieView {
  seat: number;
  by: string;
  own: number;
  other: number;
}
/**
 * A guest joined, or its connection changed. To the host.
 */
export interface GuestEvent {
  guest: number;
  seat: number | null;
  name: string;
  state: "open" | "waiting" | "lost";
  kind: "guest";
}
/**
 * Enough have agreed: decrypt ``cipher`` with ``key`` and call ``succeed`` with the text.
 */
export interface HeirEvent {
  serial: number;
  key: string;
  cipher: string;
  kind: "heir";
}
/**
 * What the engine can play.
 */
export interface Hello {
  games: GameEntry[];
}
/**
 * Tell what can be played.
 */
export interface HelloParams {}
/**
 * Show no invitation; those that are open stay open.
 */
export interface HideInvitationParams {
  room: string;
  now: number;
}
/**
 * The coach's advice on the ask ``ask``, the best answer first.
 *
 * Empty if the coach knows no better than anyone.
 */
export interface Hint {
  ask: string;
  advice: Advice[];
}
/**
 * Tell ``seat``, the one person among computer players, what a coach would answer.
 *
 * With ``number``, once the match is over: what it would have answered at that moment, at which ``seat`` was asked.
 */
export interface HintParams {
  match: string;
  seat: number;
  number?: number | null;
}
/**
 * Begin the next game at a press.
 */
export interface HoldParams {
  room: string;
  now: number;
}
/**
 * Open a room with the name of its match. ``kept`` is what this room stored before a reload, else None.
 *
 * ``running``: the match is already open at the desk, so no seed is drawn together. ``pace``: seconds for each decision; None:
 * as in ``kept``. ``hidden``: the page is hidden now. ``after``: the room of this page whose guests come over.
 */
export interface HostParams {
  room: string;
  now: number;
  game: string;
  setup: Setup;
  /**
   * @minItems 1
   * @maxItems 40
   */
  seating: Chair[];
  secret: string;
  kept: string | null;
  running?: boolean;
  pace?: number | null;
  hidden?: boolean;
  after?: After | null;
}
/**
 * Add ``work`` for idle moments, as the last ``job``.
 */
export interface IdleAddParams {
  job: string;
  work: LevelScoresWork | OwnProblemsWork | CoachCountsWork | CostlyDecisionsWork;
}
/**
 * Tell what each of ``levels`` scores in the person's seat at the deal of a day.
 */
export interface LevelScoresWork {
  game: string;
  day: string;
  kind: "level_scores";
  /**
   * @maxItems 20
   */
  levels: string[];
}
/**
 * Search the finished match ``save`` for problems in what its people answered.
 *
 * Those ``known`` by their ids are left out.
 */
export interface OwnProblemsWork {
  save: string;
  kind: "own_problems";
  /**
   * @maxItems 10000
   */
  known: string[];
}
/**
 * Forget ``job``.
 */
export interface IdleDropParams {
  job: string;
}
/**
 * Do one slice of the first one of ``jobs``: those that may go on now.
 */
export interface IdleGoParams {
  /**
   * @maxItems 100
   */
  jobs: string[];
}
/**
 * All invitations, and which is ``shown``; "": none. To a host, and to a guest who gathers the others.
 */
export interface InvitationsEvent {
  shown: string;
  all: Invited[];
  kind: "invitations";
}
/**
 * The latest ``invitation`` to a seat (None: to watch), by its first token.
 *
 * ``busy``: its reply is taken, and its guest connects, by itself where it ``calls``; ``failed``: the devices did not meet.
 */
export interface Invited {
  seat: number | null;
  invitation: string;
  state: "making" | "open" | "busy" | "failed" | "here";
  calls: boolean;
}
/**
 * Show the invitation to ``seats`` (None: to one who watches); where none is open, those before are void.
 */
export interface InviteParams {
  room: string;
  now: number;
  seats: number[] | null;
}
/**
 * Join a room with the ``token`` of an invitation, or rejoin with the stored text ``kept``.
 *
 * ``hidden``: the page is hidden now.
 */
export interface JoinParams {
  room: string;
  now: number;
  token: string | null;
  name: string;
  secret: string;
  kept: string | null;
  hidden?: boolean;
}
/**
 * Tell the row of an own player (``PlayerRow``) of which two tabs have changed ``base``.
 *
 * ``mine``, and what is ``stored``.
 */
export interface JoinPlayerParams {
  mine: unknown;
  base: unknown;
  stored: unknown;
}
/**
 * The ``row`` to store; ``both``: both tabs have changed the text, and that of the other one became a version.
 */
export interface JoinedPlayer {
  row: {
    [k: string]: unknown;
  };
  both: boolean;
}
/**
 * The whole match and its summary, for the store alone. No seat may see it: it holds the seed.
 */
export interface Keep {
  save: string;
  summary: Summary;
}
/**
 * A match in short, for a list of saves. Holds nothing that a seat may not know.
 *
 * ``number`` is the latest moment, ``take_backs`` the number of free undos, ``about`` the game's own facts.
 * ``day`` is there in a deal of the day; ``rated`` once it is over, if it counts for the rating of its person;
 * ``at_stake`` while it runs, if it counts as lost where it is deleted. ``deal`` is the same in all matches of one
 * deal, "" in those that began in the middle.
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
  day: DayMark | null;
  rated: RatedGame | null;
  at_stake: RatedGame | null;
  deal: string;
}
/**
 * What a rating needs of a game.
 *
 * The table, the opponents' levels, the person's share of the win (1, 1/2, ..., 0).
 */
export interface RatedGame {
  table: string;
  levels: string[];
  share: number;
}
/**
 * What a look into the mailbox has found, opened, and not read.
 */
export interface KnockedParams {
  room: string;
  now: number;
  /**
   * @maxItems 1000
   */
  requests: unknown[];
}
/**
 * How a set is laid out, how the draft of a round goes, and who is called in which order.
 */
export interface LaidOut {
  steps: LayOutStep[];
  draft: LayOutStep[];
  calls: PieceCall[];
  pieces: string[];
}
/**
 * One thing to do when a set is laid out or characters are chosen: the id of its sentence, and what fills it.
 */
export interface LayOutStep {
  id: string;
  args: {
    [k: string]: number;
  };
}
/**
 * One call of a round.
 *
 * Its number, what is called, and what the called one does to another by naming it ("" for nothing).
 */
export interface PieceCall {
  number: number;
  piece: string;
  names: string;
}
/**
 * Tell how a set of the box is laid out and called.
 */
export interface LayOutParams {
  game: string;
  setup: Setup;
}
/**
 * The guest has a backup to continue from if the host disappears and ``needed`` of ``of`` guests agree.
 */
export interface LegacyEvent {
  kind: "legacy";
  serial: number;
  needed: number;
  of: number;
}
/**
 * Let in who waits at the door, to a seat; ``watch``: without one.
 */
export interface LetInParams {
  room: string;
  now: number;
  caller: number;
  watch: boolean;
}
/**
 * What the computer player ``level`` scores in the person's seat at the deal of a day.
 */
export interface LevelScore {
  level: string;
  score: DayScore;
  kind: "level_score";
}
/**
 * A package for own players: its normalized ``id``, facts about its wheel, and when it is installed (``order``).
 */
export interface LibraryRow {
  id: string;
  name: string;
  version: string;
  file: string;
  sha256: string;
  size: number;
  order: number;
}
/**
 * A link has opened (``linked``) or closed (``unlinked``). The page chooses the names of links.
 */
export interface LinkParams {
  room: string;
  now: number;
  link: string;
}
/**
 * What follows ``#r=`` in the address of the page.
 */
export interface LinkText {
  text: string;
}
/**
 * The game of a link as a save.
 *
 * ``whole`` is false where the rules have changed since: its end is missing or another.
 */
export interface LinkedGame {
  save: string;
  whole: boolean;
}
/**
 * A game as a save, which the page opens like the text of a file.
 */
export interface LinkedSave {
  save: string;
}
/**
 * Tell which problems of a game come when. ``problems`` are the stored rows (``ProblemRow``).
 */
export interface ListProblemsParams {
  game: string;
  book: BookProblem[];
  problems: unknown[];
  now: number;
}
/**
 * What is offered of a game.
 *
 * ``own`` problems by id, those of them that are ``due``, themes of the book, "" for all.
 *
 * ``put_aside`` counts own problems that the engine could not open under these rules.
 */
export interface ListedProblems {
  own: string[];
  due: string[];
  put_aside: number;
  themes: Theme[];
}
/**
 * The ids of a theme's problems in the order in which they come.
 *
 * ``solved``: how many of them were answered right last.
 */
export interface Theme {
  theme: string;
  problems: string[];
  solved: number;
}
/**
 * What an own player logged at one decision.
 */
export interface LogRow {
  match: string;
  number: number;
  lines: string[];
}
/**
 * A match in a backup.
 */
export interface MatchBack {
  id: string;
  save: string;
  created: number;
  updated: number;
  own?: number[] | null;
}
/**
 * What the statistics keep of a match: the id of its ``variant``, and the figures of ``people``.
 */
export interface MatchFigures {
  variant: string;
  people: SeatFigures[];
}
/**
 * How often ``seat`` did each thing, by the game's own id, and the ids of what it played as.
 */
export interface SeatFigures {
  seat: number;
  figures: {
    [k: string]: number;
  };
  pieces: string[];
}
/**
 * A match: the engine's save, which is not read here, and the summary for the lobby.
 *
 * ``own``: the seats that were played here, if another device ran the match.
 */
export interface MatchRow {
  id: string;
  save: string;
  created: number;
  updated: number;
  summary: SummarySeen;
  own?: number[];
}
/**
 * What the lobby reads of a summary, which the engine wrote.
 */
export interface SummarySeen {
  match: string;
  over: boolean;
  about: {
    [k: string]: unknown;
  };
  points: unknown[];
  winners: unknown[] | null;
  seating: ChairSeen[];
  day?: DaySeen | null;
}
/**
 * Merge the evenings (``EveningRow``) of a backup, ``more``, into those that are ``here``, and sum up all.
 */
export interface MergeEveningsParams {
  here: unknown[];
  more: unknown[];
}
/**
 * Say how a match of a backup is to be stored.
 *
 * ``more`` is its row, ``here`` what is stored under its id (None: nothing).
 *
 * ``copy`` is the name of the match that is kept beside ``here`` where both were played on.
 */
export interface MergeMatchParams {
  more: unknown;
  here: unknown;
  copy_name: string;
}
/**
 * Merge the rows ``more``, such as those of a backup, into those of ``store`` that are ``here``.
 */
export interface MergeRowsParams {
  store: "results" | "days" | "problems" | "players";
  here: unknown[];
  more: unknown[];
}
/**
 * All ``rows`` to store, the latest first: how many are new, are changed; ``refused`` ones were no evenings.
 */
export interface MergedEvenings {
  rows: {
    [k: string]: unknown;
  }[];
  added: number;
  changed: number;
  refused: number;
}
/**
 * How a match of a backup is stored (``JoinedMatch``): its ``row`` and ``summary``.
 *
 * None where nothing is to be stored.
 */
export interface MergedMatch {
  how: "kept" | "added" | "newer" | "both";
  row: {
    [k: string]: unknown;
  } | null;
  summary: Summary | null;
}
/**
 * What a merge leads to: the ``rows`` to store, how many were new, changed a known one, or could not be read.
 */
export interface MergedRows {
  rows: {
    [k: string]: unknown;
  }[];
  added: number;
  changed: number;
  refused: number;
}
/**
 * A person at this device gives the seat that is waited for more time.
 */
export interface MoreTimeParams {
  room: string;
  now: number;
}
/**
 * Why who asks for a seat at a link (``ask-in``) asks no more.
 */
export interface NotLetInEvent {
  code: string;
  kind: "not-let-in";
}
/**
 * The devices did not meet.
 */
export interface NotMetParams {
  room: string;
  now: number;
  invitation: string;
  seat: number | null;
}
/**
 * Go on with ``evening``, which may be among those that are ``here``, and note a ``game`` that has ended.
 */
export interface NoteEveningParams {
  here: unknown[];
  evening: unknown;
  game: unknown;
  now: number;
}
/**
 * Tell the row of ``problem`` after something happened.
 *
 * ``row`` is the one before, ``chosen`` the answer given in the game.
 */
export interface NoteProblemParams {
  problem: unknown;
  row: unknown;
  happening: "found" | "right" | "wrong" | "refused";
  now: number;
  chosen?: number;
}
/**
 * All ``rows`` to store, the latest first, and the one that goes on.
 */
export interface NotedEvening {
  rows: {
    [k: string]: unknown;
  }[];
  evening: {
    [k: string]: unknown;
  };
}
/**
 * The ``row`` to store, and in how many ``days`` the problem comes again, at least one.
 */
export interface NotedProblem {
  row: {
    [k: string]: unknown;
  };
  days: number;
}
/**
 * The seed was drawn together, in drawing number ``attempt`` of all that were begun. To a guest, who learns the seed at the end.
 */
export interface NumberEvent {
  number: string;
  seats: number[];
  attempt: number;
  kind: "number";
}
/**
 * An :class:`Observation` with the class of its views, so that it can be read from JSON text.
 */
export interface ObservedMoment {
  told: EventView[];
  step_start: StepStart;
  view: View | null;
  ask: AskView | null;
}
/**
 * The view that the seat had when the step began; the picks since, None for those of others.
 *
 * ``told`` has the events that the seat saw up to the first ask and after each pick, ``asked`` the seats that were
 * asked. ``progress`` are facts that the seat was told before and the view leaves out (``TellsProgress``).
 */
export interface StepStart {
  view: View;
  picks: (string[] | null)[];
  told: EventView[][];
  asked: (number | null)[];
  progress: {
    [k: string]: unknown;
  } | null;
}
/**
 * Ask ``guest`` to take the host's part; ``computer`` plays the further seats of people at this device.
 */
export interface OfferPartParams {
  room: string;
  now: number;
  guest: number;
  computer: string;
}
/**
 * Hear who asks at the link for friends far away, and look often; ``kept``: what the page kept of it before a reload.
 */
export interface OpenDoorParams {
  room: string;
  now: number;
  kept?: StoredDoor | null;
}
/**
 * Resume a saved match, or look at it: ``save`` is the text that a ``Keep`` brought.
 */
export interface OpenParams {
  save: string;
}
/**
 * A problem as a save, which is opened like any other, and its answers, the best first.
 */
export interface OpenedProblem {
  save: string;
  answers: ProblemAnswer[];
}
/**
 * An answer to a problem: its number, its options, its chance to win in per cent, and whether it is right.
 */
export interface ProblemAnswer {
  number: number;
  options: string[];
  chance: number;
  right: boolean;
}
/**
 * Levels for the other seats, the strongest first, and the person's chance to win against them, in per cent.
 */
export interface Opponents {
  levels: string[];
  chance: number;
  fair: number;
}
/**
 * The match is over: show all guests its record, so that they can check what they were sent.
 */
export interface OverParams {
  room: string;
  now: number;
}
/**
 * Tell what the own player that is asked may know, after moment ``number`` of ``line`` (-1: from the deal).
 */
export interface OwnAskParams {
  match: string;
  line: number;
  number: number;
}
/**
 * The open ask of an own player at moment ``number`` of ``line``.
 *
 * ``observed`` are the moments that the player was not told yet. If ``whole``, they are all known moments: forget
 * what was told before.
 */
export interface OwnAsk {
  line: number;
  number: number;
  ask: AskView;
  view: View;
  whole: boolean;
  observed: ObservedMoment[];
}
/**
 * A problem in a person's finished game, with the number of the answer that was ``chosen``.
 */
export interface OwnProblem {
  problem: Problem;
  chosen: number;
  kind: "own_problem";
}
/**
 * A position in which one answer is clearly the best.
 *
 * ``seat`` is asked at ``position``. ``answers`` are pairs: the number of an answer
 * among all to the ask, and its chance to win in per cent; the best first, ``right`` of which are right. ``gap`` is
 * how many points the next answer is behind, ``low`` the lower end of the 99 % interval of that, over ``worlds``
 * worlds.
 *
 * ``played`` are the levels that played it to the end, where the best answer surely won more often than the next one
 * with each of them; none for a problem of a person's own game.
 */
export interface Problem {
  id: string;
  game: string;
  position: Position;
  seat: number;
  theme: string;
  cards: string[];
  answers: number[][];
  right: number;
  gap: number;
  low: number;
  worlds: number;
  played: string[];
}
/**
 * A moment of a match.
 *
 * How it began, who played (``players``, a level by seat) and ``picks``, packed as in a replay link.
 *
 * It does not depend on the lists of cards and levels, so it can be read as long as the rules play it alike.
 */
export interface Position {
  setup: Setup;
  players: string[];
  seed: number | string;
  picks: string;
}
/**
 * The agreed time has changed; None: no time was agreed on. To the host: guests are told with the table.
 */
export interface PaceEvent {
  facts: PaceFacts | null;
  kind: "pace";
}
/**
 * The agreed time: seconds for each decision, the seat that is waited for, seconds left, whether the clock stands.
 *
 * ``decided``: how often a computer player decided for each seat.
 */
export interface PaceFacts {
  limit: number;
  seat: number | null;
  left: number;
  stopped: boolean;
  decided: unknown[][];
}
/**
 * Agree on seconds for each decision; 0: as long as one likes.
 */
export interface PaceParams {
  room: string;
  now: number;
  limit: number;
}
/**
 * Say whether this page is hidden.
 */
export interface PageParams {
  room: string;
  now: number;
  hidden: boolean;
}
/**
 * What became of the offer of the host's part to ``name``; ``begun``: that guest has opened the next room. To the host.
 *
 * To the guest who was asked: ``begun``: the host knows its room; ``refused``: this device has opened it too late; ``silent``: the
 * host does not answer.
 */
export interface PartEvent {
  state: "asked" | "silent" | "declined" | "begun" | "refused";
  name: string;
  kind: "part";
}
/**
 * What the coach would have said of ``ask``, which was answered with the options ``chosen``.
 */
export interface PastHint {
  ask: AskView;
  chosen: string[];
  advice: Advice[];
}
/**
 * Seat ``thinking``, or the coach for it, has not finished thinking.
 *
 * Repeat the same call to continue. Nothing has changed.
 */
export interface Pause {
  thinking: number;
}
/**
 * The result of a call: texts to send, events for the page, and when to ``tick`` (ms from now; None: never).
 *
 * ``kept`` replaces the stored text of the room; None: nothing new to store.
 */
export interface PeerAnswer {
  send: Send[];
  events: (
    | InvitationsEvent
    | GuestEvent
    | RosterEvent
    | PickEvent
    | BackEvent
    | SinceEvent
    | ChatEvent
    | ReactEvent
    | RequestEvent
    | PaceEvent
    | CommandEvent
    | ComingEvent
    | DoorEvent
    | SizeEvent
    | PartEvent
    | AskedEvent
    | AnsweredEvent
    | SeedEvent
    | NumberEvent
    | RefusedEvent
    | WelcomeEvent
    | TableEvent
    | UpdateEvent
    | RefusalEvent
    | StateEvent
    | SeekEvent
    | AskingInEvent
    | NotLetInEvent
    | UnansweredEvent
    | RecordEvent
    | UncheckedEvent
    | FaultEvent
    | CheckingEvent
    | VerdictEvent
    | EntrustEvent
    | LegacyEvent
    | GatherEvent
    | HeirEvent
    | SucceededEvent
  )[];
  due: number | null;
  kept: string | null;
}
/**
 * A text for a link; the page hands it over unread.
 */
export interface Send {
  link: string;
  text: string;
}
/**
 * The people who are present. To host and guests, after every change.
 */
export interface RosterEvent {
  kind: "roster";
  /**
   * @maxItems 100
   */
  seats: SeatState[];
  /**
   * @maxItems 100
   */
  watchers: WatcherState[];
}
/**
 * A seat in the roster; ``guest`` is the number of the guest who plays it.
 */
export interface SeatState {
  seat: number;
  guest: number | null;
  name: string;
  state: "here" | "bot" | "empty" | "open" | "waiting" | "lost";
}
/**
 * A spectator in the roster.
 */
export interface WatcherState {
  guest: number;
  name: string;
  state: "open" | "waiting" | "lost";
}
/**
 * A guest picks. To the host, for the match runner's port of that seat, as the next two.
 */
export interface PickEvent {
  kind: "pick";
  ask: string;
  /**
   * @maxItems 100
   */
  options: string[];
  guest: number;
  seat: number;
}
/**
 * A guest needs everything after a moment.
 *
 * Answer with an update for that seat (and ``guest``, if it is a spectator).
 */
export interface SinceEvent {
  kind: "since";
  line: number;
  number: number;
  guest: number;
  seat: number | null;
}
/**
 * A person reacted.
 */
export interface ReactEvent {
  kind: "react";
  guest: number | null;
  seat: number | null;
  name: string;
  reaction: "applause" | "laugh" | "wow" | "ouch" | "thanks" | "hurry";
  own: boolean;
}
/**
 * A guest asks for something that only the page can do: do it, and ``answer`` with the number. To the host.
 */
export interface RequestEvent {
  guest: number;
  seat: number | null;
  asked: Again | Reply | ReturnCode;
  kind: "request";
}
/**
 * Take a reply: that of the next guest to the invitation of a big screen, or the own one to the next game.
 */
export interface Reply {
  kind: "reply";
  request: number;
  text: string;
}
/**
 * Take the return code of a device whose page was reloaded.
 */
export interface ReturnCode {
  kind: "return-code";
  request: number;
  text: string;
}
/**
 * The table has so many ``seats`` now, before the deal; the last one is that of ``name``. To the host, which keeps ``setup``.
 */
export interface SizeEvent {
  seats: number;
  name: string;
  setup: {
    [k: string]: unknown;
  };
  kind: "size";
}
/**
 * The seed was drawn together: the match is to be created with it. To the host.
 *
 * ``number`` is to be compared aloud; ``seats`` are those whose guests took part, in drawing number ``attempt``.
 */
export interface SeedEvent {
  seed: number | string;
  number: string;
  seats: number[];
  attempt: number;
  kind: "seed";
}
/**
 * This link is void and must be closed; ``code`` is a key of the locale files.
 *
 * ``left`` and ``shut`` are no faults: the guest has left, or the host has closed the room.
 */
export interface RefusedEvent {
  link: string;
  code: string;
  args: {
    [k: string]: number | string;
  };
  kind: "refused";
}
/**
 * The guest has joined, or rejoined. ``screen``: the host holds no seat, its device is the table.
 */
export interface WelcomeEvent {
  guest: number;
  seat: number | null;
  facts: PlayedGame;
  screen: boolean;
  kind: "welcome";
}
/**
 * The game that is played. Guests are told it before the deal, so that different rules are noticed in time.
 */
export interface PlayedGame {
  game: string;
  rules: number;
  setup: Setup;
}
/**
 * What all may know of the match: as the match runner's port told it. To a guest, as the next two.
 */
export interface TableEvent {
  kind: "table";
  body: {
    [k: string]: unknown;
  };
}
/**
 * An ``Update`` for the guest's seat.
 */
export interface UpdateEvent {
  kind: "update";
  body: Update;
}
/**
 * The guest's request was refused, and nothing changed.
 */
export interface RefusalEvent {
  kind: "refusal";
  code: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * The guest's connection with the host changed; ``lost`` means that a new invitation may be needed.
 */
export interface StateEvent {
  state: "open" | "waiting" | "lost";
  kind: "state";
}
/**
 * The host has been lost for a while: ask for the own seat in another way, where there is one. To a guest.
 */
export interface SeekEvent {
  kind: "seek";
}
/**
 * The host has been lost for a minute: tell the person what to do. To a guest.
 */
export interface UnansweredEvent {
  kind: "unanswered";
}
/**
 * The game is over and its record is here: ``verify`` checks it. To a guest.
 */
export interface RecordEvent {
  kind: "record";
}
/**
 * The game is over, and there is no complete record of it: it cannot be checked. To everybody.
 */
export interface UncheckedEvent {
  kind: "unchecked";
}
/**
 * The result of a check. To the guest who checked (``guest`` None), then to the host.
 *
 * ``number`` is to be compared aloud: it is equal for all who were sent the same record. ``save`` is the finished
 * match for the guest's own list, in which nothing more is hidden.
 */
export interface VerdictEvent {
  guest: number | null;
  faults: Fault[];
  number: string;
  save: string | null;
  kind: "verdict";
}
/**
 * This page is the host of the room now: open ``save`` at the desk, and have ``seat``, the own one, played here.
 */
export interface SucceededEvent {
  save: string;
  seat: number | null;
  kind: "succeeded";
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
 * Start a match called ``match`` of the deal of a day.
 *
 * ``names`` are the names of its players by seat, the person first.
 */
export interface PlayDayParams {
  game: string;
  day: string;
  match: string;
  /**
   * @maxItems 40
   */
  names: string[];
}
/**
 * A person at this device in a finished game. ``pieces`` are ids of what the seat played as.
 *
 * ``figures`` count what the seat did, by ``group.thing``; results of former versions have none. ``coach``: once it
 * was asked.
 */
export interface Played {
  seat: number;
  name: string;
  won: boolean;
  points: number;
  pieces: string[];
  figures?: {
    [k: string]: number;
  };
  coach?: Accuracy1;
}
/**
 * Decisions that the coach was asked about, and those in which the person found its answer.
 */
export interface Accuracy1 {
  asked: number;
  found: number;
}
/**
 * A player that a person writes: ``name`` is that of its file, ``text`` as it was last typed.
 *
 * Its oldest version comes first.
 */
export interface PlayerRow {
  id: string;
  game: string;
  name: string;
  text: string;
  versions: PlayerVersion[];
  updated: number;
}
/**
 * A saved version of an own player.
 */
export interface PlayerVersion {
  time: number;
  text: string;
}
/**
 * What the page reads of a position; the engine checks the rest.
 */
export interface PositionSeen {
  picks: string;
}
/**
 * A problem and how well the person answers it. ``problem`` is None if it is in the book.
 *
 * ``chosen`` is the answer that the person gave in the game, -1 for a problem of the book. ``step`` counts right
 * answers in a row; ``due`` is when it comes again, 0 before the first try. ``log`` has the tries since they are noted
 * one by one, in order: the time, which no other try of the problem has, and 1 if it was right. ``updated`` is later
 * than in any earlier form of the row. ``refused`` is the version of the rules under which the engine could not open
 * the problem.
 */
export interface ProblemRow {
  id: string;
  game: string;
  problem: ProblemSeen | null;
  chosen: number;
  step: number;
  due: number;
  tries: number;
  solved: number;
  log?: unknown[][];
  updated: number;
  refused?: number;
}
/**
 * What the page reads of a problem; the engine checks the rest.
 */
export interface ProblemSeen {
  id: string;
  game: string;
  theme: string;
  position: PositionSeen;
  seat: number;
  right: number;
  /**
   * @minItems 2
   */
  answers: number[][];
}
/**
 * A win rate; ``low`` and ``high`` bound its 95 % interval.
 */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}
/**
 * Rate everybody by the ``results`` of one game (``ResultForRating``).
 *
 * With ``name``, rate that player alone ("" for a person without one).
 *
 * ``unnamed`` are the names of a person who gave none, in each language. ``setup``: also find opponents for that
 * table.
 */
export interface RateParams {
  game: string;
  results: unknown[];
  unnamed: string[];
  name?: string | null;
  setup?: Setup;
}
/**
 * A person's rating, and opponents about as strong for the table of the call; None where there are none.
 */
export interface Rated {
  rating: Rating;
  even: Opponents | null;
}
/**
 * ``points`` is the mean; the truth lies between ``low`` and ``high`` with 90 %.
 *
 * ``change`` is what the last game did.
 */
export interface Rating {
  points: number;
  low: number;
  high: number;
  change: number;
  games: number;
}
/**
 * The ratings of those whose games count.
 */
export interface RatedPeople {
  people: RatedPerson[];
}
/**
 * The rating of one person; ``name`` is "" for a person without one.
 */
export interface RatedPerson {
  name: string;
  rated: Rated;
}
/**
 * What a rating needs of a game (``RatedGame``).
 */
export interface RatedRow {
  table: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  levels: string[];
  share: number;
}
/**
 * React as ``seat`` of this device (None: as the host).
 */
export interface ReactParams {
  room: string;
  now: number;
  seat: number | null;
  reaction: "applause" | "laugh" | "wow" | "ouch" | "thanks" | "hurry";
}
/**
 * Read the link in ``text``, an address or a message, as the save of a match called ``match``.
 */
export interface ReadLinkParams {
  text: string;
  match: string;
}
/**
 * Read ``problem`` as the save of a match called ``match``; ``names`` are the seats' names.
 */
export interface ReadProblemParams {
  problem: Problem;
  match: string;
  /**
   * @maxItems 40
   */
  names: string[];
}
/**
 * A text has arrived over a link. A bad text can at most cost the guest's place or the link.
 */
export interface ReceiveParams {
  room: string;
  now: number;
  link: string;
  text: string;
}
/**
 * Begin a match called ``name`` where ``match``, which still runs, stood at moment ``number``.
 *
 * All that ``seat``, the one person among computer players, could not know then is dealt anew from ``seed``.
 */
export interface RedealParams {
  match: string;
  seat: number;
  number: number;
  name: string;
  seed: number;
}
/**
 * What ``seat`` says: the id of the ``line``, and the card of the event, "" for none.
 */
export interface Remark {
  seat: number;
  line: string;
  card: string;
}
/**
 * Say what a computer player remarks on ``events``.
 *
 * ``talk`` is what the last call of the match brought, and ``before`` are all events since then; without it, since the
 * deal.
 */
export interface RemarkParams {
  game: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  seating: Chair[];
  talk: TalkSeen | null;
  /**
   * @maxItems 100000
   */
  before: EventSeen[];
  /**
   * @maxItems 1000
   */
  events: EventSeen[];
}
/**
 * See ``Talk``.
 */
export interface TalkSeen {
  last: number;
  /**
   * @maxItems 1000
   */
  said: string[];
  /**
   * @maxItems 1000
   */
  grudges: number[][];
}
/**
 * The ``remark`` on events, if any, and the ``talk`` before them, with which the next call goes on.
 */
export interface Remarked {
  talk: Talk;
  remark: Remark | null;
}
/**
 * What the remarks of a game depend on, after some of its events.
 *
 * ``last`` is the moment of the last remark, ``said`` the lines so far. ``grudges`` are pairs: whom another player has
 * harmed, and that player.
 */
export interface Talk {
  last: number;
  said: string[];
  grudges: number[][];
}
/**
 * Return ``save`` as the save of a match called ``match``.
 */
export interface RenameParams {
  save: string;
  match: string;
}
/**
 * Make those anew that are shown, with the servers of now.
 */
export interface RenewInvitationsParams {
  room: string;
  now: number;
}
/**
 * Whether a game plays from its beginning to where it stands: true, or false with the reason.
 *
 * ``why`` is empty where it does. ``pick``: answer number ``at`` (from 1) is not possible where it stands; ``state``:
 * the answers lead to another state than the stored one; ``rules``: one of both, and the save is of earlier rules. The
 * game then continues from its stored state, and no moment before is known.
 */
export interface Replayed {
  why: "" | "pick" | "state" | "rules";
  at: number;
}
/**
 * This page has taken a reply; ``calls``: its guest connects by itself.
 */
export interface RepliedParams {
  room: string;
  now: number;
  invitation: string;
  seat: number | null;
  calls: boolean;
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
    | "take_help"
    | "hint"
    | "undo"
    | "redo"
    | "at"
    | "chances"
    | "course"
    | "fork"
    | "redeal"
    | "write_link"
    | "read_link"
    | "day"
    | "play_day"
    | "idle_add"
    | "idle_go"
    | "idle_drop"
    | "figures"
    | "compare"
    | "rename"
    | "read_problem"
    | "check_player"
    | "check_game"
    | "count_series"
    | "rate"
    | "own_ask"
    | "count_table"
    | "lay_out"
    | "remark"
    | "worst_decision"
    | "merge_match"
    | "merge_rows"
    | "count_results"
    | "count_days"
    | "note_problem"
    | "list_problems"
    | "join_player"
    | "merge_evenings"
    | "note_evening"
    | "close";
  params: {
    [k: string]: unknown;
  };
}
/**
 * The result of a finished game; it stays when the game itself is deleted.
 *
 * ``number`` counts its moments. Only ``plain`` games count, the others are counted apart; ``left`` was deleted before
 * its end. ``levels`` are those of the computer players, with their tempers, each once; ``friends``: people at other
 * devices played. ``variant`` is the game's id of the variant. ``rated`` is what counts for the rating of its person;
 * None once the rating was reset, and where the deal was known before. ``deal`` is the same in all results of one
 * deal; "" where it is not known. ``whole``: the facts that only the game knows are in it.
 */
export interface ResultRow {
  match: string;
  number: number;
  game: string;
  kind: "plain" | "fork" | "free" | "left";
  ended: number;
  players: number;
  levels: string[];
  friends: boolean;
  variant: string;
  people: Played[];
  rated?: RatedRow | null;
  deal?: string;
  whole: boolean;
}
/**
 * What a call did. Store ``keep`` before anything of ``updates`` is shown.
 *
 * ``replayed.why`` is the reason where the match does not play from its beginning and continues from its stored state.
 */
export interface Result {
  keep: Keep;
  updates: Update[];
  replayed: Replayed;
}
/**
 * Undo or redo.
 */
export interface SayBack {
  what: "undo" | "redo";
}
/**
 * Say a line.
 */
export interface SayChat {
  text: string;
  what: "chat";
}
/**
 * Say whether this page is hidden; the engine repeats it whenever the host may not know it.
 */
export interface SayPage {
  hidden: boolean;
  what: "page";
}
/**
 * Send something as the guest: one of the shapes of ``Saying``.
 */
export interface SayParams {
  room: string;
  now: number;
  saying: SayPick | SayBack | SaySince | SayChat | SayReact | SayPage | AskPlain | AskCarried;
}
/**
 * Answer the ask of that id.
 */
export interface SayPick {
  ask: string;
  /**
   * @maxItems 100
   */
  options: string[];
  what: "pick";
}
/**
 * Ask for everything after a moment once more.
 */
export interface SaySince {
  line: number;
  number: number;
  what: "since";
}
/**
 * React.
 */
export interface SayReact {
  reaction: "applause" | "laugh" | "wow" | "ouch" | "thanks" | "hurry";
  what: "react";
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
 * Seat ``guest``, who watches.
 */
export interface SeatWatcherParams {
  room: string;
  now: number;
  guest: number;
  seat: number;
}
/**
 * The figures of a series until now.
 *
 * ``rates``: the win rate after each game; ``seconds``, ``slowest``: of decisions.
 */
export interface SeriesCount {
  won: number;
  rates: Rate[];
  tables: FigureTable[];
  decisions: number;
  seconds: number;
  slowest: number;
  faults: {
    [k: string]: number;
  };
}
/**
 * A game of a series, from its record: ``won`` is 1, or the share of a shared victory, of the player's ``seat``.
 *
 * ``points`` and ``names`` are by seat, ``figures`` the player's, as in ``SeatFigures``.
 */
export interface SeriesGame {
  number: number;
  seat: number;
  won: number;
  points: number[];
  names: string[];
  figures: {
    [k: string]: number;
  };
}
/**
 * Leave the room. If ``final``, all others are told; else only this page forgets it.
 */
export interface ShutParams {
  room: string;
  now: number;
  final: boolean;
}
/**
 * Tell ``seat`` (None: a spectator) all after moment ``number`` of ``line``, the last it was told.
 *
 * -1: from the deal.
 */
export interface SinceParams {
  match: string;
  seat: number | null;
  line: number;
  number: number;
}
/**
 * One slice of ``job``, and what it ``found``; ``done``: the job has ended.
 *
 * ``refused`` is the code of what it could not be done for. ``job`` is None where the queue has none of the jobs of
 * the call.
 */
export interface Step {
  job: string | null;
  found: LevelScore | OwnProblem | Tabletop_Idle_Found__CoachCount | DecisionsLooked | CostlyDecisions | null;
  done: boolean;
  refused: string | null;
}
/**
 * Of ``asked`` decisions of ``seat``, ``found`` were the coach's best answer, or as good.
 */
export interface Tabletop_Idle_Found__CoachCount {
  seat: number;
  asked: number;
  found: number;
  kind: "coach_count";
}
/**
 * A device that was let in: see ``Caller``.
 */
export interface StoredCaller {
  seat: number | null;
  guest: number | null;
  name: string;
  gone: boolean;
}
/**
 * Continue the room of a host that is gone: ``text`` is the decrypted backup, ``secret`` new random bytes.
 */
export interface SucceedParams {
  room: string;
  now: number;
  text: string;
  secret: string;
}
/**
 * Note, before a hint is asked for, that ``seat`` has help: the match counts for no rating.
 */
export interface TakeHelpParams {
  match: string;
  seat: number;
}
/**
 * Tell ``seat`` (None: spectators; of those only ``guest``, if named) what the match runner sends it.
 */
export interface TellParams {
  room: string;
  now: number;
  seat: number | null;
  guest?: number | null;
  what: "update" | "table" | "refusal";
  body: {
    [k: string]: unknown;
  };
}
/**
 * Let the room act on the time: send what is due, notice silence.
 */
export interface TickParams {
  room: string;
  now: number;
}
/**
 * Refuse who waits at the door.
 */
export interface TurnAwayParams {
  room: string;
  now: number;
  caller: number;
}
/**
 * Let ``seat`` undo or redo.
 */
export interface UndoParams {
  match: string;
  seat: number;
}
/**
 * Check all updates against the record of the finished match. A long check is continued by the next call.
 */
export interface VerifyParams {
  room: string;
  now: number;
}
/**
 * Tell where ``seat`` began to lose ``match``, which is over.
 */
export interface WorstDecisionParams {
  match: string;
  seat: number;
}
/**
 * Write ``match``, which is over, as a text for a link.
 */
export interface WriteLinkParams {
  match: string;
}
/**
 * The key of the last event ``heir`` does not decrypt the backup: other shares may give the right key.
 */
export interface WrongKeyParams {
  room: string;
  now: number;
}
/**
 * Each call of the desk by its name.
 */
export interface Calls {
  hello: {
    params: HelloParams;
    result: Hello;
  };
  draw: {
    params: DrawParams;
    result: DrawnSet;
  };
  check: {
    params: CheckParams;
    result: null;
  };
  create: {
    params: CreateParams;
    result: Result;
  };
  open: {
    params: OpenParams;
    result: Result;
  };
  inspect: {
    params: OpenParams;
    result: Summary;
  };
  merge_match: {
    params: MergeMatchParams;
    result: MergedMatch;
  };
  pick: {
    params: PickParams;
    result: Result;
  };
  advance: {
    params: AdvanceParams;
    result: Result | Pause;
  };
  seat: {
    params: SeatParams;
    result: Result;
  };
  take_help: {
    params: TakeHelpParams;
    result: Result;
  };
  undo: {
    params: UndoParams;
    result: Result;
  };
  redo: {
    params: UndoParams;
    result: Result;
  };
  fork: {
    params: ForkParams;
    result: Result;
  };
  redeal: {
    params: RedealParams;
    result: Result;
  };
  day: {
    params: DayParams;
    result: DayDeal;
  };
  play_day: {
    params: PlayDayParams;
    result: Result;
  };
  idle_add: {
    params: IdleAddParams;
    result: null;
  };
  idle_go: {
    params: IdleGoParams;
    result: Step;
  };
  idle_drop: {
    params: IdleDropParams;
    result: null;
  };
  close: {
    params: CloseParams;
    result: null;
  };
  since: {
    params: SinceParams;
    result: Update;
  };
  at: {
    params: AtParams;
    result: Glimpse;
  };
  hint: {
    params: HintParams;
    result: Hint | PastHint | Pause;
  };
  chances: {
    params: ChancesParams;
    result: Chances;
  };
  course: {
    params: CourseParams;
    result: Course;
  };
  figures: {
    params: FiguresParams;
    result: MatchFigures;
  };
  worst_decision: {
    params: WorstDecisionParams;
    result: number;
  };
  own_ask: {
    params: OwnAskParams;
    result: OwnAsk;
  };
  write_link: {
    params: WriteLinkParams;
    result: LinkText;
  };
  compare: {
    params: CompareParams;
    result: Compared;
  };
  rename: {
    params: RenameParams;
    result: LinkedSave;
  };
  read_link: {
    params: ReadLinkParams;
    result: LinkedGame;
  };
  read_problem: {
    params: ReadProblemParams;
    result: OpenedProblem;
  };
  check_player: {
    params: CheckPlayerParams;
    result: CheckedPlayer;
  };
  check_game: {
    params: CheckGameParams;
    result: SeriesGame;
  };
  count_series: {
    params: CountSeriesParams;
    result: SeriesCount;
  };
  rate: {
    params: RateParams;
    result: RatedPeople;
  };
  count_table: {
    params: CountTableParams;
    result: CountedTable;
  };
  remark: {
    params: RemarkParams;
    result: Remarked;
  };
  lay_out: {
    params: LayOutParams;
    result: LaidOut;
  };
  merge_rows: {
    params: MergeRowsParams;
    result: MergedRows;
  };
  count_results: {
    params: CountResultsParams;
    result: CountedPeople;
  };
  count_days: {
    params: CountDaysParams;
    result: CountedDays;
  };
  note_problem: {
    params: NoteProblemParams;
    result: NotedProblem;
  };
  list_problems: {
    params: ListProblemsParams;
    result: ListedProblems;
  };
  join_player: {
    params: JoinPlayerParams;
    result: JoinedPlayer;
  };
  merge_evenings: {
    params: MergeEveningsParams;
    result: MergedEvenings;
  };
  note_evening: {
    params: NoteEveningParams;
    result: NotedEvening;
  };
}
/**
 * Each call about a room by its name.
 */
export interface PeerCalls {
  host: {
    params: HostParams;
    result: PeerAnswer;
  };
  tell: {
    params: TellParams;
    result: PeerAnswer;
  };
  deal: {
    params: DealParams;
    result: PeerAnswer;
  };
  chair: {
    params: ChairParams;
    result: PeerAnswer;
  };
  dismiss: {
    params: DismissParams;
    result: PeerAnswer;
  };
  chat: {
    params: ChatParams;
    result: PeerAnswer;
  };
  react: {
    params: ReactParams;
    result: PeerAnswer;
  };
  entrust: {
    params: EntrustParams;
    result: PeerAnswer;
  };
  pace: {
    params: PaceParams;
    result: PeerAnswer;
  };
  "more-time": {
    params: MoreTimeParams;
    result: PeerAnswer;
  };
  page: {
    params: PageParams;
    result: PeerAnswer;
  };
  done: {
    params: DoneParams;
    result: PeerAnswer;
  };
  "seat-watcher": {
    params: SeatWatcherParams;
    result: PeerAnswer;
  };
  hold: {
    params: HoldParams;
    result: PeerAnswer;
  };
  "offer-part": {
    params: OfferPartParams;
    result: PeerAnswer;
  };
  "open-door": {
    params: OpenDoorParams;
    result: PeerAnswer;
  };
  "close-door": {
    params: CloseDoorParams;
    result: PeerAnswer;
  };
  knocked: {
    params: KnockedParams;
    result: PeerAnswer;
  };
  "let-in": {
    params: LetInParams;
    result: PeerAnswer;
  };
  "turn-away": {
    params: TurnAwayParams;
    result: PeerAnswer;
  };
  answer: {
    params: AnswerParams;
    result: PeerAnswer;
  };
  over: {
    params: OverParams;
    result: PeerAnswer;
  };
  join: {
    params: JoinParams;
    result: PeerAnswer;
  };
  "ask-in": {
    params: AskInParams;
    result: PeerAnswer;
  };
  say: {
    params: SayParams;
    result: PeerAnswer;
  };
  verify: {
    params: VerifyParams;
    result: PeerAnswer;
  };
  agree: {
    params: AgreeParams;
    result: PeerAnswer;
  };
  gather: {
    params: GatherParams;
    result: PeerAnswer;
  };
  succeed: {
    params: SucceedParams;
    result: PeerAnswer;
  };
  "wrong-key": {
    params: WrongKeyParams;
    result: PeerAnswer;
  };
  invite: {
    params: InviteParams;
    result: PeerAnswer;
  };
  "hide-invitation": {
    params: HideInvitationParams;
    result: PeerAnswer;
  };
  "renew-invitations": {
    params: RenewInvitationsParams;
    result: PeerAnswer;
  };
  replied: {
    params: RepliedParams;
    result: PeerAnswer;
  };
  "not-met": {
    params: NotMetParams;
    result: PeerAnswer;
  };
  linked: {
    params: LinkParams;
    result: PeerAnswer;
  };
  unlinked: {
    params: LinkParams;
    result: PeerAnswer;
  };
  receive: {
    params: ReceiveParams;
    result: PeerAnswer;
  };
  tick: {
    params: TickParams;
    result: PeerAnswer;
  };
  shut: {
    params: ShutParams;
    result: PeerAnswer;
  };
}
/**
 * Calls the desk, and returns the result.
 */
export type Call = <M extends keyof Calls>(method: M, params: Calls[M]["params"]) => Promise<Calls[M]["result"]>;
/**
 * Calls the engine about a room.
 */
export type PeerCall = <M extends keyof PeerCalls>(method: M, params: PeerCalls[M]["params"]) => Promise<PeerAnswer>;
/**
 * What a call takes beside the match that it is about.
 */
export type MatchParams<M extends keyof Calls> = Omit<Calls[M]["params"], "match">;
/**
 * What a call takes beside the room that it is about, and the time.
 */
export type RoomParams<M extends keyof PeerCalls> = Omit<PeerCalls[M]["params"], "room" | "now">;
