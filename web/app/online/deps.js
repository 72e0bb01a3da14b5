// @ts-check
// Defines the types of what rooms need from the page and from the browser, so that tests can pass fakes.

/** @import { Invitation, Reply } from "../../peer/invitation.js" */
/** @import { Reconnector } from "../../peer/reconnector.js" */
/** @import { TextExchange } from "../../peer/text-exchange.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { SeatPort, TableFacts } from "../../runner/port.js" */
/** @import { NewMatch, Opened } from "../../runner/stored-matches.js" */
/** @import { Room } from "./room.js" */

/**
 * The game that is played.
 * @typedef {object} GameDeps
 * @property {(id: string) => Promise<void>} use shows a game from now on; loads it first if necessary
 * @property {() => void} preload fetches now what the table of the present game needs
 * @property {(game: string, setup: object) => string} setupText what is played, in a few words; "" where the page shows another game
 * @property {() => string | null} computer the level of a computer player that replaces a person; null where there is none
 */

/**
 * The table of a match on this page.
 * @typedef {object} TableDeps
 * @property {() => boolean} isOpen whether a match is on the page
 * @property {() => boolean} isPlaying whether a match is on the page and not over
 * @property {() => number | null | undefined} seat the seat of the person who plays now; undefined where no match is on the page
 * @property {(opened: Opened) => Promise<void>} sit shows a match of this device
 * @property {(opened: Opened) => Promise<void>} replace the same, where another match is on the page
 * @property {(port: SeatPort, table: TableFacts, game: string) => Promise<void>} join shows a match of another device
 * @property {() => Promise<void>} leave goes back to the lobby; closes the match and the room
 * @property {(opened: Opened) => MatchRunner} review a runner for a finished match, for its replay
 */

/**
 * Matches in the store of this device.
 * @typedef {object} MatchDeps
 * @property {(match: NewMatch, name: string) => Promise<Opened>} create
 * @property {(name: string) => Promise<Opened>} open
 * @property {(save: string, name: string) => Promise<Opened>} openSave opens a match from another device, which is stored with its first result
 * @property {(save: string, ownSeats?: number[]) => Promise<unknown>} takeIn stores a match that came from another device
 * @property {() => Promise<unknown>} refreshList reads the list of stored matches again
 */

/**
 * The form for the next game of the people in a room.
 * @typedef {object} NextFormDeps
 * @property {(before: import("../new-game/new-game-controller.js").GameBefore) => Promise<void>} open
 * @property {() => boolean} isOpen
 */

/**
 * What the page gives: web/app/room-deps.js builds it.
 * @typedef {object} PageDeps
 * @property {() => void} draw draws the page soon
 * @property {(text: string, kind?: "error" | "info") => void} toast
 * @property {(offered: {text: string, label: string, press: () => void}) => void} offer the same with a button
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {(error: unknown) => string} errorText
 * @property {(title: string, text: string, action: string) => Promise<boolean>} confirm
 * @property {() => void} toTop scrolls to the top of the page
 * @property {() => Room | null} room the room on the page
 * @property {(work: Promise<unknown>) => Promise<void>} opening counts the page as busy until a link is followed: an idle page may reload
 *   into a new version, without the link
 * @property {(room: Room | null, screen?: "room" | "join") => void} setRoom shows a room instead of the form for a new game; null: no room
 * @property {Promise<unknown>} engineStarted resolves when the engine has started, or cannot start
 * @property {() => boolean} engineReady
 * @property {() => Pick<import("../../engine/client.js").Engine, "call" | "peer" | "addAll">} engine throws where there is none
 * @property {GameDeps} game
 * @property {TableDeps} table
 * @property {NextFormDeps} nextForm
 * @property {MatchDeps} matches
 * @property {import("../../lib/own-name.js").Settings & import("../evenings/evening.js").EveningSettings} settings
 * @property {Pick<import("../screens/screens.js").Screens, "follow" | "arrived" | "is">} screens
 * @property {import("../../lib/tab-value.js").TabValue} tabRoom the room that a guest is in with this tab, for a reload
 */

/**
 * What the browser gives: browser-deps.js has it.
 * @typedef {object} BrowserDeps
 * @property {(wish: {room: string, token: string, servers: RTCIceServer[]}) => Promise<Invitation>} createInvitation
 * @property {(wish: {room: string, token: string, seats: {seat: number, name: string}[], servers: RTCIceServer[]}) => Promise<Invitation[]>} createGroupInvitation
 * @property {(invitation: string, wish: {servers: RTCIceServer[], seat?: number | null}) => Promise<Reply>} createReply
 * @property {(invitation: string) => {room: string, offers: readonly import("../../peer/signal.js").Offer[]}} readInvitation without answering it
 * @property {(changed: (state: import("../../peer/local-network.js").LocalNetwork) => void) => Promise<void>} watchLocalNetwork
 * @property {() => Promise<import("../../peer/servers.js").SiteServer[]>} siteServers those in the site's list
 * @property {() => Promise<string[]>} siteMailboxes the origins of the mailboxes that the site names
 * @property {(origins: readonly string[], key: string, purpose: string, options?: import("../../peer/mailbox.js").BoxOptions) => Promise<import("../../peer/mailbox.js").Box>} openBox
 * @property {(room: string, owner: import("../../peer/reconnector.js").Owner) => Pick<Reconnector, "guard" | "comeBack" | "settle" | "serve" | "takeReturn" | "close">} newReconnector
 * @property {(changed: () => void) => Pick<TextExchange, keyof TextExchange>} newTextExchange
 * @property {(take: (reply: string) => Promise<boolean>) => () => void} listenForReplies until the returned function is called
 * @property {(reply: string, late: () => void) => Promise<boolean>} sendReply gives a reply to the tab with its room; returns whether there is one
 * @property {import("../../lib/tab-value.js").TabValue} tabTable the table of a host before the deal, for a reload
 * @property {(name: string) => Promise<(() => void) | null>} reserve reserves a table for this tab until the returned function is called;
 *   null where another tab has it
 * @property {() => {want: (wanted: boolean) => void}} newWakeLock keeps the screen on while wanted
 * @property {(listen: () => void) => () => void} onPageVisible until the returned function is called
 * @property {(listen: () => void) => () => void} onPageLeft called when the page is hidden or goes, until the returned function is called
 * @property {() => boolean} isPageHidden
 * @property {(listen: (hidden: boolean) => void) => () => void} onPageTurned called when the page is hidden or shown, until the returned function is called
 * @property {() => boolean} chatInSight
 * @property {() => void} scrollToInvitation
 * @property {() => () => void} fillScreen draws the page of a big screen larger, until the returned function is called
 */

/** @typedef {PageDeps & BrowserDeps & {newGuestRoom: (deps: RoomDeps) => import("./guest-room.js").GuestRoom}} RoomDeps a room of a guest is made where a host follows one */

/** `screen`: this device is a big screen, at which no person plays; `phone`: a person here plays at a big screen. @typedef {"" | "screen" | "phone"} ScreenPart */

export {};
