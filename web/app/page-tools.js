// @ts-check
// Names, as a type, what the page offers its features. `app.js` builds it; each feature picks what it needs.

/** @import { Engine } from "../engine/client.js" */
/** @import { SeatPort } from "../runner/port.js" */

/**
 * @typedef {object} PageTools
 * @property {() => void} draw draws the page soon
 * @property {() => void} closed called after something is closed: draws the page, or reloads into a waiting new version
 * @property {() => void} toTop scrolls to the top of the page
 * @property {(text: string, kind?: "error" | "info") => void} toast shows a short message for a few seconds
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {(error: unknown) => string} errorText what went wrong, as a sentence
 * @property {() => boolean} moving whether changes of place are animated
 * @property {Promise<unknown>} engineStarted resolves when the engine has started, or cannot start
 * @property {() => Engine} engine which has started; throws where there is none
 * @property {import("../lib/own-name.js").Settings & import("./evenings/evening.js").EveningSettings} settings in the store of this device
 * @property {Pick<import("../engine/idle-loop.js").IdleLoop, "run">} idleLoop
 * @property {(game: string) => Promise<void>} useGame shows a game from now on; loads it first if necessary
 * @property {(ports: Iterable<SeatPort>) => import("./match/session.js").Session} newSession
 */

export {};
