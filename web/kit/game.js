// @ts-check
// Defines, as types, what a game must offer so that the page can show it. The list of games is in app/games.js. A game with
// its own types of view and catalogue passes them as V and O. The shared page reads only the fields that all games' views have.

/** @import { AskView, Blocked, EventView, OptionView, Remark, Update, View } from "../types.js" */
/** @import { SetupModel } from "./setup-model.js" */

/**
 * @typedef {import("../types.js").Catalogue & {game: string, rules: number, seats: number[], players: string[], redeals: boolean}} Offer
 *   the game's catalogue, `rules`: the version of its rules, `seats`: the fewest and the most players, `players`: their kinds for a chair, `redeals`: whether a person may continue a running game
 *   as a new match in which hidden cards are dealt again
 */

/**
 * What the person at this device sees of a match, and the functions to answer. A game draws everything from it.
 * @template [V=View]
 * @template [O=Offer]
 * @typedef {object} Scene
 * @property {string} match id of the match
 * @property {V} view
 * @property {readonly string[]} names of the players, by seat
 * @property {AskView | null} ask the question to this person
 * @property {number | null} waiting the seat the table waits for
 * @property {O | null} catalogue
 * @property {(seat: number) => unknown} mark what the page itself shows beside a player's name, such as a lost connection
 * @property {readonly (Omit<Update, "view"> & {view: V})[]} open what each seat sees, by seat, if all hands are shown; else empty
 * @property {ReadonlyMap<string, readonly OptionView[]>} targets options of the question by the thing they are about
 * @property {ReadonlyMap<string, readonly Blocked[]>} blocked answers that are not legal now, and why; by their thing
 * @property {readonly string[]} chosen ids of the options collected so far
 * @property {(option: string) => void} press answers with an option; if the question wants several, adds or removes it
 * @property {string} reading key of the thing whose sheet is open; "" for none
 * @property {{width: number, height: number}} screen the size of the window
 * @property {boolean} busy whether an answer is on its way
 * @property {boolean} onBoard whether buttons on the board answer the question, see the game's `onBoard`
 * @property {(key: string) => void} read opens the sheet about a thing, or closes it again
 * @property {ReadonlyMap<number | null, number> | null} [counted] during the final count of scores: the points counted so far, by
 *   seat (null for a rival without one). The board then shows only these points
 * @property {import("./town.js").OwnTownPicture | null} [town] the picture of the own town, to stand behind the own row; null: there is none
 */

/**
 * An option as the panel of questions shows it.
 * @typedef {object} OptionFace
 * @property {string} text
 * @property {string} icon a symbol of the sprite
 * @property {number} [seat] the seat it is about; its shield is shown instead of the symbol
 * @property {string} [type] for its colour
 * @property {unknown} [hint] a small line below the text
 * @property {boolean} [brief] whether the text alone is the name that is heard; the hint describes it
 * @property {unknown} [badge] a mark at the end of the line
 * @property {string} act the action in a word or two, for a button in the sheet about a thing
 * @property {string} [part] what it has in common with the options beside it, as it is heard where there are many
 * @property {readonly string[]} [effects] what the option would do, in short lines
 * @property {readonly string[]} [warnings] the effects that take something away, or may: shown wherever the option can be chosen
 */

/**
 * Options that are drawn together, under a title (text or markup) or none.
 * @typedef {{title: unknown, options: readonly OptionView[], muted?: boolean, name?: string}} Group `muted`: legal options that have no
 *   effect; `name`: the title as it is heard
 */

/**
 * How the options of a question are laid out.
 * @typedef {object} Arrangement
 * @property {string} spread the size of option cards that lie over the table; "" for a list in the panel
 * @property {readonly Group[]} groups every option is in one of them
 * @property {unknown} beside drawn beside the cards, to help the person decide
 * @property {unknown} [above] drawn above the answers, to help the person decide
 */

/**
 * The description of a thing on the table, for its sheet.
 * @typedef {object} ThingFace
 * @property {string} name
 * @property {string} [type] for its colour
 * @property {unknown} art its picture
 * @property {unknown} facts a line below the name
 * @property {string} text what it does
 * @property {unknown} [more] a button in the sheet that opens something else
 */

/**
 * One part of the help, with a button of its own.
 * @template [O=Offer]
 * @typedef {object} HelpPart
 * @property {string} id the text `help-part-<id>` is its title
 * @property {string} icon
 * @property {(help: HelpScene<O>) => unknown} view draws it
 */

/**
 * @template [O=Offer]
 * @typedef {object} HelpScene
 * @property {string} edition the one whose cards are shown; "" for the first
 * @property {O | null} catalogue
 * @property {(edition: string) => void} chooseEdition
 * @property {(edition: string, card: string) => Trial | null} trial how a card can be tried; null where it cannot, or not now
 */

/**
 * A problem in which a card's own power is the answer, or a deal in which the person is offered the card.
 * @typedef {object} Trial
 * @property {boolean} deals whether it is a deal
 * @property {boolean} ready whether it can be started
 * @property {(name: string) => void} start starts it, with the card's name
 */

/**
 * @typedef {object} SetupScene what the form for a new game needs beside the model
 * @property {(change: () => void) => void} edit changes the model, then asks the engine whether the set-up is legal
 */

/**
 * @template {SetupModel} D
 * @template [O=Offer]
 * @typedef {object} SetupForm
 * @property {(hello: O, flags: {players: number | null, seed: number | null}, name: string, last: string | null) => D} model
 *   `last` is what `remember` wrote
 * @property {(model: D) => string} remember returns the form as text, which fills in the next form
 * @property {(setup: any, last: string | null) => object} repeat the same for a set-up that was played, as an object and without the seats
 * @property {(model: D, scene: SetupScene) => unknown} fields draws the fields before the players
 * @property {(model: D, scene: SetupScene) => unknown} moreFields draws the fields under "more options"
 * @property {(model: D, scene: SetupScene) => unknown} pieces draws, beside the form, what the game is played with
 */

/** A figure that the score history draws as a line. `top`: the fixed end of its scale, if it has one; `shown`: a figure as text.
 * @typedef {{id: string, icon: string, text: () => string, top?: number, shown?: (figure: number) => string}} Line
 */

/** A game's words for its part of the statistics.
 * @typedef {object} StatisticWords
 * @property {(variant: string) => string} variantText
 * @property {(piece: string) => string} [pieceText]
 * @property {(piece: string) => string} [pieceIcon]
 * @property {() => string} [piecesTitle]
 * @property {(group: string) => string} [figuresTitle] title of a group of the engine's figures, which it names `group.thing`
 * @property {(group: string, thing: string) => string} [figureText]
 * @property {(group: string, thing: string) => string} [figureIcon]
 */

/**
 * What decides whether a note of the guided game, or a tip, is shown now.
 * @template [V=any]
 * @typedef {object} Moment
 * @property {V} view
 * @property {number | null} seat of the viewer
 * @property {AskView | null} ask the question to this person
 * @property {readonly EventView[]} fresh the events since the page was drawn last
 * @property {readonly string[]} names of the players, by seat
 */

/**
 * A note of the guided game, or a tip.
 * @template [V=any]
 * @typedef {object} Lesson
 * @property {string} id of its texts
 * @property {string | ((moment: Moment<V>) => string)} at selector of the thing it is about
 * @property {(moment: Moment<V>) => boolean} when whether the note fits the moment
 * @property {boolean} [seen] whether it waits until its thing can be seen: a phone shows one part of the table at a time
 * @property {boolean} [kept] whether it may be shown later than `when` says, if another note is shown then: for events, which
 *   pass at once
 * @property {(moment: Moment<V>) => string[]} [lines] its text, if that depends on the moment
 * @property {boolean} [keys] whether a second text, with `-keys` after its id, is for devices with a mouse, which have a keyboard
 * @property {string} [tip] id of the tip that is not needed after it
 * @property {boolean} [last] whether it is the last note
 */

/**
 * The guided game and the tips of a game.
 * @typedef {object} Teaching
 * @property {(offer: any, name: string) => SetupModel} table makes the set-up of the guided game
 * @property {readonly Lesson[]} guideLessons the notes of the guided game; of those that fit now the first is shown
 * @property {readonly Lesson[]} tips the tips of every game
 */

/**
 * @template {SetupModel} D
 * @template [V=View]
 * @template [O=Offer]
 * @typedef {object} Game
 * @property {string} id
 * @property {string} texts folder of its texts in the site, `name/`; among them `title`, `subtitle`, `pitch` and `set`
 * @property {string} skyline the picture above the lobby, a path in the site
 * @property {string} helpTexts folder of the texts that are loaded with the help
 * @property {{texts: string, text: (remark: Remark) => string}} [remarks] the folder of the texts of what computer players say about
 *   events, and what a remark says
 * @property {(offer: O) => void} [keepCatalogue] gives the game its catalogue before anything is drawn, so that it can name cards that
 *   are not on the table
 * @property {(edition: string, view: V | null) => void} setWording chooses the edition whose texts are used from now on ("" for the
 *   common ones), and the table they are about, if one is shown
 * @property {(scene: Scene<V, O>, key: string) => ThingFace | null} thing describes the thing of a key, which options are `about`; null if it is not there any more
 * @property {(blocked: Blocked, names: readonly string[]) => string} blockedText says why an answer is not legal now
 * @property {(scene: Scene<V, O>, key: string) => readonly string[]} [partsOf] keys of the things that belong to a thing, such as
 *   what lies before a player: if none of them can be chosen, the sheet about the thing says why
 * @property {(reason: import("../types.js").Reason, names: readonly string[]) => string} reasonText a coach's reason for or
 *   against an answer
 * @property {(scene: Scene<V, O>) => boolean} [onBoard] whether a question is answered on the board: all things that it is about
 *   are visible there on this screen. `arrange` then returns only the options about no thing, for the panel
 * @property {(scene: Scene<V, O>) => Arrangement} arrange lays out the options of the question
 * @property {(scene: Scene<V, O>, option: OptionView) => unknown} card draws an option as a card that lies over the table
 * @property {(ask: AskView, option: OptionView) => boolean} separateButton whether an option about a thing needs a second press, since it
 *   cannot be undone or harms another player. The panel then has two buttons for it: one to read about it and one to choose it
 * @property {(event: EventView, names: readonly string[]) => string} eventText the sentence about an event
 * @property {(event: EventView, names: readonly string[]) => string} [lineText] the sentence in the log, if it says more
 * @property {Readonly<Record<string, string>>} headings class name of a line of the log that begins a part of the game, by kind
 *   of event
 * @property {ReadonlySet<string>} notable kinds of events that a person wants to see after others have moved
 * @property {ReadonlySet<string>} [echoes] kinds of events that only follow from an earlier event: the news above a question
 *   leaves them out
 * @property {(event: EventView, next: EventView) => boolean} [saidAgain] whether the sentence about the next event says all that this one's
 *   does: the log leaves it out
 * @property {import("./story.js").Folding} folding how the lines of the log are grouped and folded
 * @property {boolean} [harmful] whether players can harm each other: the log then can show these lines alone
 * @property {(event: EventView, names: readonly string[]) => string} deedText an action in a few words; "" if it has no such text
 * @property {() => Promise<import("./story.js").Story>} story makes beats from events; loaded with the first table
 * @property {(event: EventView) => string} chapterText title of the part of the game that an event begins or continues; "" for
 *   most events
 * @property {(ask: AskView, view: V) => string} askText the question in words
 * @property {(scene: Scene<V, O>) => unknown} askExtra draws what stands between a question and its options
 * @property {(scene: Scene<V, O>, option: OptionView) => OptionFace} option describes an option for the panel
 * @property {(scene: Scene<V, O>) => unknown} status draws the progress of the game, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} strip draws public facts, for the bar above
 * @property {(scene: Scene<V, O>) => unknown} board draws the table
 * @property {{tab: string, asks: (scene: Scene<V, O>) => boolean}} own the viewer's own area, which a narrow screen shows as a
 *   tab with the title `tab-<tab>`; `asks` says whether a question is only about this area
 * @property {SetupForm<D, O>} setup the form for a new game
 * @property {(args: Record<string, unknown>) => import("../lib/i18n.js").Args} errorFacts arguments for a refusal's sentence
 * @property {(setup: any, drawn?: boolean) => string} setupText the set-up in a few words; `drawn`: its cards, which are named
 *   one by one, were drawn at random
 * @property {(cause: string) => string} scorePart label of a line of a score
 * @property {readonly Line[]} [curves] the lines of the score history by the engine's names of figures, points first
 * @property {(events: readonly EventView[], names: readonly string[]) => string} [lastStone] a sentence that says who ended the
 *   game and how; "" if none of the events did
 * @property {StatisticWords} [statistics] this game's own part of the statistics
 * @property {import("./town.js").Towns<V>} [towns] how its towns are drawn at the end
 * @property {() => string} rival name of a rival that has a score but no seat; "" if there is none
 * @property {{laurel: string, board: string}} icons symbols: above the winners, and for the button from the scores to the board
 * @property {(catalogue: O | null, pictured: boolean) => unknown} welcome draws the lobby's introduction of the game; `pictured`:
 *   with pictures, which are loaded later
 * @property {readonly HelpPart<O>[]} help the parts of the help
 * @property {() => Promise<import("./listening.js").Listening<V, O>>} [listening] loads what answers those who listen
 * @property {() => Promise<import("./companion.js").Companion>} [companion] loads what helps people who play with the box
 * @property {() => Promise<Teaching>} [teaching] loads the guided game and the tips when they are first needed; their texts are
 *   among those of the help
 */

export {};
