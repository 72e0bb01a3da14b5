// @ts-check
// Defines how a game tells what happened, in the log and as a story, as types.

/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Update} Update */

/** All that was told before something, the newest last. @typedef {() => readonly EventView[]} Earlier */

/**
 * A line of the log.
 * @typedef {object} Entry
 * @property {number} id never used again, not even for a line that takes the place of one taken back
 * @property {number} number the moment it belongs to
 * @property {number | null} by the seat that decided; null for the deal
 * @property {EventView} event
 */

/**
 * What a part of the game came to, at a glance.
 * @typedef {object} Page
 * @property {string} title
 * @property {string} picture a symbol of the sprite
 * @property {readonly {seat: number | null, tone: "gain" | "loss" | "near" | "", text: string}[]} rows
 */

/** A small sign and a few words: what a turn brought, or what it did to others.
 * @typedef {{icon: string, text: string, label: string}} Gist `label` is what is read out
 */

/**
 * What stands on a folded stretch.
 * @typedef {object} TurnFace
 * @property {"part" | "turn" | "quiet"} kind quiet ones that follow each other are one
 * @property {number | null} seat whose turn it is
 * @property {string} icon a symbol of the sprite; "" for none
 * @property {string} title
 * @property {readonly Gist[]} gist what it brought
 * @property {readonly Gist[]} blows what was done to others
 * @property {Page} [page] shown in place of the lines
 */

/**
 * @typedef {object} Folding what a game says of its log
 * @property {ReadonlySet<string>} begins kinds of events that begin a stretch
 * @property {(events: readonly EventView[], names: readonly string[], earlier: Earlier, all: Earlier) => TurnFace} face `all`: the whole log, also what came later
 */

/**
 * A thing that moves. Places are named by `data-flip` or `data-bump`; a name that ends with "-" is the last that begins so.
 * `fly`: `count` little pictures go from place to place; `carry`: the thing itself goes there; `fall`: it falls and is
 * gone; `float`: a few words rise from a place; `say`: they stand beside it; `turn`: a card turns there and shows `icon`.
 * @typedef {object} Move
 * @property {"fly" | "carry" | "fall" | "float" | "say" | "turn"} way
 * @property {string} from
 * @property {string} [to]
 * @property {string} [icon] a symbol of the sprite; the back of a card without one
 * @property {"coin" | "token"} [style] of a symbol; a token without it
 * @property {number} [count]
 * @property {string} [text]
 */

/**
 * One thing that happened, as it is played.
 * @typedef {object} Beat
 * @property {string} group what kind of thing, in the game's own words
 * @property {number} time milliseconds it takes at the usual speed
 * @property {string} sound one that sound.js knows; "" for none
 * @property {number | null} actor the seat that did it; null if no seat did
 * @property {number} [turn] whose turn it is, where that is known: the actor may act in another seat's turn
 * @property {string} text
 * @property {string} [line] a second line, on a card
 * @property {string} [icon] on a card or a banner
 * @property {Move[]} moves
 * @property {string[]} lights places that are lit meanwhile
 * @property {"first" | "last"} picture whether the new picture stands before these things move, or after
 * @property {"" | "banner" | "card" | "page"} frame a card is for what was done to the viewer: it stays until it was read; a page sums up
 * @property {Page} [page] what a page shows
 * @property {boolean} own whether it is the viewer's own decision, which is shown without waiting
 * @property {number} number the moment it belongs to
 * @property {readonly EventView[]} events what it tells
 * @property {"gain" | "loss"} [tone] of a banner, where something comes of the viewer's own doing
 * @property {(view: any) => any} [drawn] makes, from the view that stands, the one that the board shows meanwhile; without it that one
 */

/**
 * What a seat was told, and the pictures before and after.
 * @typedef {object} Told
 * @property {Update["moments"]} moments
 * @property {Update} before
 * @property {Update} after
 * @property {readonly string[]} names of the seats
 * @property {Earlier} [earlier] what was told before
 */

/**
 * What a computer player says of an event, after all that was told before; null where none speaks.
 * `line` is never said twice in a game.
 * @typedef {(before: readonly {number: number, event: EventView}[], events: readonly {number: number, event: EventView}[],
 *   seating: readonly import("../types.js").Chair[]) => {seat: number, line: string, text: string} | null} RemarkOn
 */

/** What a game makes of it. @typedef {(told: Told) => Beat[]} Story */

export {};
