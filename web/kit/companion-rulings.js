// @ts-check
// Reads the rulings of a game from its texts: each by its number in docs/rulings.md, with its reason and its source.
import { hasText, t } from "../lib/i18n.js";

/** @import { Ruling } from "./companion.js" */

/**
 * @param {Readonly<Record<string, readonly number[]>>} bySource
 * @param {(source: string) => string} sourceText id of the text that names a source
 * @returns {Ruling[]} by number
 */
export function readRulings(bySource, sourceText) {
  return Object.entries(bySource).flatMap(([source, numbers]) => numbers.map((number) => ({
    // A ruling of the help is worded there, unless people at a real table need other words.
    id: String(number), text: t(hasText(`ruling-${number}`) ? `ruling-${number}` : `reading-${number}`),
    why: hasText(`why-${number}`) ? t(`why-${number}`) : "", source: t(sourceText(source)),
  }))).sort((one, other) => Number(one.id) - Number(other.id));
}
