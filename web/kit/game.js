// @ts-check
// Defines what a game must offer so that the page can show it, as types. The list of games is in games.js. A game whose view
// and catalogue have types of its own names those types. The shared page reads only what the views of all games have.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").AskView} AskView */
/** @typedef {import("../types.js").OptionView} OptionView */
/** @typedef {import("../types.js").Blocked} Blocked */
/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("./story.js").Entry} Entry */

/**
 * @typedef {import("../types.js").Catalogue & {game: string, players: string[], redeals: boolean}} Offer
 *   what a game can be played with, who may sit on a chair, and whether running games can be played on with the hidden dealt anew
 */

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
 * @property {(seat: number) => unknown} mark what the page shows of the player of a seat; goes beside the name
 * @property {readonly (Omit<Update, "view"> & {view: V})[]} open what each seat sees, by seat, where everything is shown; else empty
 * @property {ReadonlyMap<string, readonly OptionView[]>} targets options of the question by the thing they are about
 * @property {ReadonlyMap<string, readonly Blocked[]>} blocked what is no option now, by the thing it would be about
 * @property {readonly string[]} chosen ids of the options collected so far
 * @property {(option: string) => void} press answers with an option, or collects it
 * @property {string} reading the thing that somebody reads about, by its key; "" for none
 * @property {{width: number, height: number}} screen the size of the window
 * @property {boolean} busy whether an answer is on its way
 * @property {boolean} onBoard whether the question is answered with buttons on the board, see the game's `onBoard`
 * @property {(key: string) => void} read opens the sheet about a thing, or closes it again
 * @property {ReadonlyMap<number | null, number> | null} [counted] while the scores are counted: the points counted so far, by
 *   seat (null for a rival without one). The board shows no others
 */

/**
 * An option as the panel of questions shows it.
 * @typedef {object} OptionFace
 * @property {string} text
 * @property {string} icon a symbol of the sprite
 * @property {number} [seat] the one it is about, whose shield is shown instead of the symbol
 * @property {string} [type] for its colour
 * @property {unknown} [hint] the small line below
 * @property {unknown} [badge] what stands at its end
 * @property {string} act what a button does with the thing it is about, in a word or two
 * @property {readonly string[]} [effects] what would come of it, in short lines
 * @property {readonly string[]} [warnings] those of them that say what is lost, or may be: shown wherever it can be chosen
 */

/**
 * Options that stand together, under a title (text or markup) or none.
 * @typedef {{title: unknown, options: readonly OptionView[], muted?: boolean}} Group `muted`: they may be chosen, and come to nothing
 */

/**
 * How the options of a question are laid out.
 * @typedef {object} Arrangement
 * @property {string} spread the size of the cards that are laid over the table for it; "" where a list in the panel does
 * @property {readonly Group[]} groups every option in one of them
 * @property {unknown} beside what one wants to see beside the cards
 * @property {unknown} [above] what one wants to see above the answers
 */

/**
 * What a thing on the table is, in words.
 * @typedef {object} ThingFace
 * @property {string} name
 * @property {string} [type] for its colour
 * @property {unknown} art
 * @property {unknown} facts a line below the name
 * @property {string} text what it does
 * @property {unknown} [more] a button that leads on from its sheet
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
 * @typedef {object} SetupScene what the form for a new game is drawn from, beside the model
 * @property {(change: () => void) => void} edit changes the model, and has the engine look at it
 */

/**
 * @template {import("./setup-model.js").SetupModel} D
 * @template [O=Offer]
 * @typedef {object} SetupForm
 * @property {(hello: O, flags: {players: number | null, seed: number | null}, name: string, last: string | null) => D} model
 *   `last` is what `remember` wrote
 * @property {(model: D) => string} remember the form as text, for the next evening
 * @property {(model: D, scene: SetupScene) => unknown} fields those before the players
 * @property {(model: D, scene: SetupScene) => unknown} moreFields those under "more options"
 * @property {(model: D, scene: SetupScene) => unknown} pieces what the game is played with, beside the form
 */

/** What is followed through the game; `top` is the end of its scale, where that is settled, `shown` says a figure in words.
 * @typedef {{id: string, icon: string, text: () => string, top?: number, shown?: (figure: number) => string}} Line
 */

/** One that views tell. `of` lists it by seat, and last that of a rival without a seat.
 * @template [V=import("../types.js").View]
 * @typedef {Line & {of: (view: V) => number[]}} Curve
 */

/** What a game says of its own part of the statistics.
 * @typedef {object} StatisticWords
 * @property {(setup: any) => string} variant the id of what was played
 * @property {(variant: string) => string} variantText
 * @property {(entries: readonly Entry[], seat: number) => string[]} [pieces] ids of what a seat played as
 * @property {(piece: string) => string} [pieceText]
 * @property {(piece: string) => string} [pieceIcon]
 * @property {() => string} [piecesTitle]
 * @property {(group: string) => string} [figuresTitle] of what the engine counts in this game, by `group.thing`
 * @property {(group: string, thing: string) => string} [figureText]
 * @property {(group: string, thing: string) => string} [figureIcon]
 */

/**
 * The facts that decide whether a note is shown.
 * @template [V=any]
 * @typedef {object} Moment
 * @property {V} view
 * @property {number | null} seat of the viewer
 * @property {AskView | null} ask the question to this person
 * @property {readonly EventView[]} fresh what was told since the drawing before
 * @property {readonly string[]} names of the seats
 */

/**
 * @template [V=any]
 * @typedef {object} Lesson
 * @property {string} id of its words
 * @property {string | ((moment: Moment<V>) => string)} at what it is about, as a selector
 * @property {(moment: Moment<V>) => boolean} when
 * @property {boolean} [seen] whether it waits until what it is about can be seen: a phone shows one part of the table at a time
 * @property {boolean} [kept] whether its moment passes at once, as what is told does: it then waits until there is room for it
 * @property {(moment: Moment<V>) => string[]} [lines] its words, where they depend on the moment
 * @property {string} [tip] id of the tip that it makes needless
 * @property {boolean} [last] whether nothing is taught after it
 */

/**
 * The guided game and the notes for newcomers.
 * @typedef {object} Teaching
 * @property {(offer: any, name: string) => import("./setup-model.js").SetupModel} table the game that is played in the guided game
 * @property {readonly Lesson[]} guideLessons notes of the guided game; the first that fits is shown
 * @property {readonly Lesson[]} tips notes of every game
 */

/**
 * @template {import("./setup-model.js").SetupModel} D
 * @template [V=View]
 * @template [O=Offer]
 * @typedef {object} Game
 * @property {string} id
 * @property {string} texts folder of its words in the site, `name/`; among them `title`, `subtitle`, `pitch` and `set`
 * @property {string} skyline the picture above the lobby, a path in the site
 * @property {string} helpTexts folder of the words that come with the help
 * @property {() => Promise<import("./story.js").RemarkOn>} [remarks] what computer players say of what happened, fetched with the first beat
 * @property {string} [remarkTexts] folder of the words for it
 * @property {(offer: O) => void} [keepCatalogue] called before anything is drawn, for a game that names cards which are not
 *   on the table
 * @property {(edition: string, view: V | null) => void} setWording sets the edition that words all things from now on ("" for none), and the
 *   table that is shown; null for no table
 * @property {(ask: AskView, option: Pick<OptionView, "verb" | "args">, view: V) => string} targetOf the thing that an option is
 *   about, by the key that the game's views know it by; "" for none
 * @property {(scene: Scene<V, O>, key: string) => ThingFace | null} thing what a thing is; null where it is not there any more
 * @property {(blocked: Blocked, names: readonly string[]) => string} blockedText why something is no option now
 * @property {(scene: Scene<V, O>, key: string) => readonly string[]} [partsOf] things that are of a thing, as the houses of a player: where none of
 *   them can be chosen, the sheet about it says why
 * @property {(reason: import("../types.js").Reason, names: readonly string[]) => string} reasonText what speaks for or against an answer, as a coach says it
 * @property {(scene: Scene<V, O>) => boolean} [onBoard] whether a question is answered on the board: all that it is about lies
 *   there, in sight on this screen. `arrange` then leaves only what is about no thing to the panel
 * @property {(scene: Scene<V, O>) => Arrangement} arrange
 * @property {(scene: Scene<V, O>, option: OptionView) => unknown} card an option as a card that is laid over the table
 * @property {(ask: AskView, option: OptionView) => boolean} separateButton whether the panel draws an option about a thing as two
 *   buttons, one to read and one to answer: a choice that cannot be undone, or that harms another player
 * @property {(event: EventView, names: readonly string[]) => string} eventText
 * @property {(event: EventView, names: readonly string[], earlier: import("./story.js").Earlier) => string} [lineText] the same for the log, which knows what was before
 * @property {Readonly<Record<string, string>>} headings class names of the lines of the log that begin something, by kind of event
 * @property {ReadonlySet<string>} notable kinds of events one looks for after others have moved
 * @property {ReadonlySet<string>} [echoes] kinds of events that only follow from what was told before: no news to whom that hit
 * @property {import("./story.js").Folding} folding how the log is folded
 * @property {(entries: readonly Entry[], seat: number) => ReadonlySet<number>} [against] lines of what others did
 *   to a seat, from what it was told; where the game knows nothing of the kind, it is left out
 * @property {(event: EventView, names: readonly string[]) => string} deedText what somebody did, in a few words; "" where there are none
 * @property {() => Promise<import("./story.js").Story>} story how what happened is told; loaded with the first table
 * @property {(event: EventView) => string} chapterText the part of the game that an event begins, or goes on with; "" for most
 * @property {(ask: AskView, view: V) => string} askText
 * @property {(scene: Scene<V, O>) => unknown} askExtra what is shown between a question and its options
 * @property {(scene: Scene<V, O>, option: OptionView) => OptionFace} option
 * @property {(scene: Scene<V, O>) => unknown} status how far the game is, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} strip what all know, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} board
 * @property {{tab: string, asks: (scene: Scene<V, O>) => boolean}} own what lies before the viewer, which a narrow screen shows by itself:
 *   its name is the text `tab-<tab>`; and whether a question is about that alone
 * @property {SetupForm<D, O>} setup
 * @property {(args: Record<string, unknown>) => import("../lib/i18n.js").Args} errorFacts what fills the sentence of a refusal
 * @property {(setup: any, drawn?: boolean) => string} setupText what is played, in a few words; `drawn`: cards that are named one by one came by lot
 * @property {(cause: string) => string} scorePart the name of a line of a score
 * @property {readonly Curve<V>[]} [curves] what is followed through a finished game, points first
 * @property {(event: EventView, seat: number, gains: boolean) => number} [eventWeight] how much an event says about why a seat gained or
 *   lost points; 0 for nothing
 * @property {(events: readonly EventView[], names: readonly string[]) => string} [lastStone] who brought the game to its end,
 *   and with what, in a sentence; "" where none of the events did
 * @property {StatisticWords} [statistics] what this game adds to the statistics
 * @property {() => string} rival who has a score and no seat; "" where there is none
 * @property {{laurel: string, board: string}} icons symbols above the winners, and for the way from the scores to the board
 * @property {(catalogue: O | null, pictured: boolean) => unknown} welcome what the lobby tells of the game; with pictures once there is time for them
 * @property {readonly HelpPart<O>[]} help
 * @property {() => Promise<Teaching>} [teaching] a guided game and tips, loaded when they are wanted; their words are among the texts of the help
 */

export {};
