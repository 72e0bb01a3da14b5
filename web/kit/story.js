// @ts-check
// Defines, as types, how a game shows events: as lines of the log, and as beats one after another.

/** @import { EventView, Update } from "../types.js" */

/** All earlier events, the newest last. @typedef {() => readonly EventView[]} Earlier */

/**
 * A line of the log.
 * @typedef {object} Entry
 * @property {number} id used only once in a match: a line that replaces one after an undo has a new id
 * @property {number} number the moment it belongs to
 * @property {number | null} by the seat whose pick caused it; null for the deal
 * @property {EventView} event
 */

/**
 * The summary of a round, or another part of the game.
 * @typedef {object} RoundPage
 * @property {string} title
 * @property {string} picture a symbol of the sprite
 * @property {readonly {seat: number | null, tone: "gain" | "loss" | "near" | "", text: string}[]} rows
 */

/** A symbol and a few words: a gain of a turn, or what it did to another player.
 * @typedef {{icon: string, text: string, label: string}} Gist `label`: the text for screen readers
 */

/**
 * The heading of a turn in the log, or of another group of lines; it is all that a folded group shows.
 * @typedef {object} TurnFace
 * @property {"part" | "turn" | "quiet"} kind of group; quiet groups that follow each other are joined
 * @property {number | null} seat the seat whose turn it is
 * @property {string} icon a symbol of the sprite; "" for none
 * @property {string} title
 * @property {readonly Gist[]} gist the gains of the turn
 * @property {readonly Gist[]} blows the harm that it did to others
 * @property {RoundPage} [page] shown instead of the lines
 */

/**
 * How a game groups the lines of the log.
 * @typedef {object} Folding
 * @property {ReadonlySet<string>} begins kinds of events that begin a group of lines
 * @property {(events: readonly EventView[], names: readonly string[]) => TurnFace} face makes the heading of a group
 */

/**
 * An animation. An element with `data-flip` or `data-bump` is the place of that name; a name that ends with "-" means the last
 * place whose name begins with it. `fly`: `count` small pictures move from `from` to `to`; `carry`: the thing itself moves there;
 * `fall`: it falls and disappears; `float`: `text` rises from the place; `say`: `text` stands beside it; `turn`: a card turns
 * over there and shows `icon`.
 * @typedef {object} Move
 * @property {"fly" | "carry" | "fall" | "float" | "say" | "turn"} way
 * @property {string} from
 * @property {string} [to]
 * @property {string} [icon] a symbol of the sprite; by default the back of a card
 * @property {"coin" | "token"} [style] how the symbol is drawn; by default `token`
 * @property {number} [count]
 * @property {string} [text]
 */

/**
 * What makes beats that follow each other one sentence: those with the same `of`, until one `begins` another sentence. `text` writes
 * the sentence of several. `after`: the beat goes on with any sentence before it, and adds nothing to its words. `soft`: it may be
 * shorter where its sentence has time to spare.
 * @typedef {{of: string, begins?: boolean, after?: boolean, soft?: boolean, text?: (beats: readonly Beat[]) => string}} Part
 */

/** What sounds quietly behind a game; a storm lasts until its end. @typedef {"wind" | "indoors" | "storm"} Air */

/**
 * One thing that happened, as the page shows it before the new state. The page plays beats one after another.
 * @typedef {object} Beat
 * @property {string} group kind of beat; each game has its own
 * @property {number} time milliseconds at the usual speed
 * @property {string} sound name of a sound in synth.js; "" for none
 * @property {Air} [air] what sounds behind the game from now on
 * @property {number | null} actor the seat that did it; null if no seat did
 * @property {number} [turn] the seat whose turn it is, if that is known: the actor may act in another seat's turn
 * @property {string} text the sentence about it
 * @property {Part} [part] of a sentence that the beats beside it share
 * @property {string} [line] a second line, on a card
 * @property {string} [icon] a symbol of the sprite, on a card or a banner
 * @property {Move[]} moves
 * @property {string[]} lights places that are highlighted during the beat
 * @property {"first" | "last"} picture whether the board shows the new state before the moves, or after them
 * @property {"" | "banner" | "card" | "page"} frame `card`: for what was done to the viewer, stays until the person has read it;
 *   `page`: for the summary of a round
 * @property {RoundPage} [page] the contents of the frame `page`
 * @property {boolean} own whether it shows the viewer's own decision: the page shows it without a pause
 * @property {number} number the moment it belongs to
 * @property {readonly EventView[]} events the events that it shows
 * @property {"gain" | "loss"} [tone] of a banner about an effect of the viewer's own earlier action
 * @property {(view: any) => any} [drawn] returns the view that the board shows during the beat, from the view before it; by
 *   default the board does not change
 */

/**
 * The events that a seat was told, with the updates before and after them.
 * @typedef {object} Told
 * @property {Update["moments"]} moments
 * @property {Update} before
 * @property {Update} after
 * @property {readonly string[]} names of the players, by seat
 * @property {Earlier} [earlier] the events before those of `moments`
 */

/** Makes beats from events. @typedef {(told: Told) => Beat[]} Story */

export {};
