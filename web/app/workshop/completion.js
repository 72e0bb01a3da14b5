// @ts-check
// Completes the names that a player may write: works out the type before the last dot, and lists its fields. Why here and
// not in Python: docs/decisions/0015-completion-in-the-page.md.
import { matchOf } from "../../lib/pattern.js";

/** @import { GameWords } from "./game-words.js" */
/** @typedef {{label: string, type: "variable" | "property" | "method", detail: string, info: string}} Proposal */

const STEP = String.raw`(?:\.[A-Za-z_]\w*|\[[^[\]]*\]|\([^()]*\))`;
const CHAIN = String.raw`([A-Za-z_]\w*)(${STEP}*)`;
const AFTER_DOT = new RegExp(String.raw`(?:^|[^\w.])${CHAIN}\.(\w*)$`);
const WORD = /(?:^|[^\w.])([A-Za-z_]\w*)$/;
/** The longest chain of variables, each of which has its type from the next one, that is followed. */
const DEEPEST = 5;

/**
 * @param {GameWords} words
 * @param {string} before the line up to the cursor
 * @param {string} text the whole file, to find the types of variables
 * @returns {{typed: string, proposals: Proposal[]} | null} the typed part of the name, and all names that are possible there
 */
export function completions(words, before, text) {
  const chain = matchOf(AFTER_DOT, before);
  if (chain) {
    const [, root = "", steps = "", typed = ""] = chain;
    const shape = typeOf(words, root, steps, text);
    return shape ? { typed, proposals: proposalsOf(words, shape) } : null;
  }
  const typed = matchOf(WORD, before)?.[1];
  if (!typed) return null;
  const proposals = Object.entries(words.roots).map(([label, shape]) => ({
    label, type: /** @type {const} */ ("variable"), detail: shape, info: words.about[shape] ?? "",
  }));
  return { typed, proposals };
}

/**
 * @param {GameWords} words
 * @param {string} shape
 * @returns {Proposal[]}
 */
function proposalsOf(words, shape) {
  return Object.entries(words.types[shape] ?? {}).map(([label, field]) => ({
    label, type: field.call === undefined ? "property" : "method",
    detail: field.call === undefined ? field.type : `${field.call} -> ${field.type}`,
    info: field.doc ?? words.about[shape] ?? "",
  }));
}

/**
 * @param {GameWords} words
 * @param {string} root the first name
 * @param {string} steps `.name`, `[...]` and `(...)` behind it
 * @param {string} text
 * @param {number} [depth]
 * @returns {string} a type of `words`; "" if it is unknown
 */
function typeOf(words, root, steps, text, depth = 0) {
  let shape = declaredType(words, root, text, depth) || (words.roots[root] ?? "");
  for (const [, name = ""] of steps.matchAll(/\.(\w+)|\[[^[\]]*\]|\([^()]*\)/g)) {
    if (name) shape = words.types[shape]?.[name]?.of ?? "";
  }
  return shape;
}

/**
 * @param {GameWords} words
 * @param {string} name
 * @param {string} text
 * @param {number} depth
 * @returns {string} the type that the file gives a variable by an annotation, a loop, or an assignment
 */
function declaredType(words, name, text, depth) {
  if (depth > DEEPEST) return "";
  const annotated = matchOf(new RegExp(String.raw`\b${name}\s*:\s*(?:list\[)?(\w+)`), text)?.[1] ?? "";
  const known = words.aliases[annotated] ?? (annotated in words.types ? annotated : "");
  if (known) return known;
  for (const found of [String.raw`\bfor\s+${name}\s+in\s+${CHAIN}`, String.raw`^\s*${name}\s*=\s*${CHAIN}\s*$`]) {
    const [, root = "", steps = ""] = matchOf(new RegExp(found, "m"), text) ?? [];
    const shape = root && root !== name ? typeOf(words, root, steps, text, depth + 1) : "";
    if (shape) return shape;
  }
  return "";
}
