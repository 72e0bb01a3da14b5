// @ts-check
// Defines, as types, how a game answers those who listen.

/** @import { Scene } from "./game.js" */
/** How much is told. @typedef {"short" | "usual" | "everything"} Telling */

/**
 * Something that one can ask about a table. Its text `listen-<id>` is the button.
 * @template [V=any]
 * @template [O=any]
 * @typedef {object} Topic
 * @property {string} id
 * @property {(scene: Scene<V, O>, telling: Telling) => Iterable<string>} answer what the viewer's own view says, in parts of one or two
 *   sentences: asked again, the next part is told
 */

/**
 * @template [V=any]
 * @template [O=any]
 * @typedef {{texts: string, topics: readonly Topic<V, O>[]}} Listening `texts`: the folder of its words
 */

export {};
