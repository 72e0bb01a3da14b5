// @ts-check
// What a game has to offer so that the page can show it: the types alone. The list of games is in games.js. A game with
// a view and a catalogue in words of its own names their types; what the shared page reads of them all games have.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").AskView} AskView */
/** @typedef {import("../types.js").OptionView} OptionView */
/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("./offer.js").Offer} Offer */

/**
 * What the person at this device sees of a match, and how to answer: all that a game draws from.
 * @template [V=View]
 * @template [O=Offer]
 * @typedef {object} Scene
 * @property {V} view
 * @property {readonly string[]} names of the seats
 * @property {AskView | null} ask the question to this person
 * @property {number | null} waiting the seat the table waits for
 * @property {O | null} catalogue what the game can be played with
 * @property {(seat: number) => unknown} mark what the page has to show of whoever plays a seat; goes beside its name
 * @property {readonly (Omit<Update, "view"> & {view: V})[]} open what each seat sees, by seat, where everything is shown; else empty
 * @property {ReadonlyMap<string, OptionView[]>} targets options of the question by the thing on the table they are about
 * @property {readonly string[]} chosen ids of the options collected so far
 * @property {(option: string) => void} press answers with an option, or collects it
 */

/**
 * An option as the panel of questions shows it.
 * @typedef {object} OptionFace
 * @property {string} text
 * @property {string} icon a symbol of the sprite
 * @property {string} [type] for its colour
 * @property {unknown} [hint] the small line below
 * @property {unknown} [badge] what stands at its end
 * @property {{name: string, show: () => void}} [about] what its information button tells of
 */

/**
 * One part of the help.
 * @template [O=Offer]
 * @typedef {object} HelpPart
 * @property {string} id its title is the text `help-part-<id>`
 * @property {string} icon
 * @property {(help: HelpScene<O>) => unknown} view
 */

/**
 * @template [O=Offer]
 * @typedef {object} HelpScene
 * @property {string} edition whose cards are shown; "" for the first
 * @property {O | null} catalogue
 * @property {(edition: string) => void} chooseEdition
 */

/**
 * @typedef {object} SetupScene what the form for a new game is drawn from, beside the draft
 * @property {(change: () => void) => void} edit changes the draft, and has the engine look at it
 */

/**
 * @template {import("./draft.js").Draft} D
 * @template [O=Offer]
 * @typedef {object} SetupForm
 * @property {(hello: O, flags: {players: number | null, seed: number | null}, name: string | null, last: string | null) => D} draft
 *   `last` is what `remember` wrote
 * @property {(draft: D) => string} remember the form as text, for the next evening
 * @property {(draft: D, scene: SetupScene) => unknown} fields those before the players
 * @property {(draft: D, scene: SetupScene) => unknown} moreFields those under "more options"
 * @property {(draft: D, scene: SetupScene) => unknown} pieces what the game is played with, beside the form
 */

/**
 * @template {import("./draft.js").Draft} D
 * @template [V=View]
 * @template [O=Offer]
 * @typedef {object} Game
 * @property {string} id
 * @property {string} texts folder of its words in the site, `name/`; among them `title`, `subtitle`, `pitch` and `set`
 * @property {string} skyline the picture above the lobby, a path in the site
 * @property {string} helpTexts folder of the words that come with the help
 * @property {(offer: O) => void} [learn] what can be played, told before anything is drawn, for who names cards that are not on the table
 * @property {(edition: string) => void} wordAs from now on things are worded as in this edition; "" for as in all
 * @property {(ask: AskView) => Map<string, OptionView[]>} targets options by the thing on the table they are about
 * @property {(event: EventView, names: readonly string[]) => string} eventText
 * @property {Readonly<Record<string, string>>} headings class names of the lines of the log that begin something, by kind of event
 * @property {ReadonlySet<string>} notable kinds of events one looks for after others have moved
 * @property {(event: EventView, names: readonly string[]) => string} deedText what somebody did, in a few words; "" where there are none
 * @property {(event: EventView) => string} chapterText the part of the game that an event begins; "" for most
 * @property {(ask: AskView, view: V) => string} askText
 * @property {(scene: Scene<V, O>) => unknown} askExtra what is shown between a question and its options
 * @property {(scene: Scene<V, O>, option: OptionView) => OptionFace} option
 * @property {(scene: Scene<V, O>) => unknown} status how far the game is, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} strip what all know, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} board
 * @property {SetupForm<D, O>} setup
 * @property {(args: Record<string, unknown>) => import("../i18n.js").Args} errorFacts what fills the sentence of a refusal
 * @property {(setup: any) => string} setupText what is played, in a few words
 * @property {(cause: string) => string} scorePart what a line of a score is for
 * @property {() => string} rival who has a score and no seat; "" where there is none
 * @property {{laurel: string, board: string}} icons symbols above the winners, and for the way from the scores to the board
 * @property {(catalogue: O | null) => unknown} welcome what the lobby tells of the game
 * @property {readonly HelpPart<O>[]} help
 */

export {};
