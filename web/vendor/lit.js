// @ts-check
// Names the exports of lit-html that the page uses. Every library is named once, here in vendor/. The checker follows the
// package names into node_modules; the build copies the packages beside this file and rewrites the names, so the modules run
// as they are, with no import map.
//
// A browser that translates the page replaces text nodes by elements, while lit-html writes into the text node that it has
// made, and removes what is before the text node that follows. So `html` and `svg` end each text that changes with a comment,
// and `render` writes a changed text anew where its node is gone.
import { html as plainHtml, nothing, render as plainRender, svg as plainSvg } from "lit-html";
export * from "lit-html";
export { AsyncDirective, directive } from "lit-html/async-directive.js";
export { classMap } from "lit-html/directives/class-map.js";
export { guard } from "lit-html/directives/guard.js";
export { ifDefined } from "lit-html/directives/if-defined.js";
export { keyed } from "lit-html/directives/keyed.js";
export { live } from "lit-html/directives/live.js";
export { ref, createRef } from "lit-html/directives/ref.js";
export { repeat } from "lit-html/directives/repeat.js";
export { styleMap } from "lit-html/directives/style-map.js";

/** @typedef {import("lit-html").RenderOptions} RenderOptions */
/**
 * The parts of lit-html's ChildPart that are used here, by the names that its files give them.
 * @typedef {object} TextPart
 * @property {(value: unknown, parent?: unknown) => unknown} _$AI sets the value
 * @property {() => void} _$AR removes the nodes between the part's ends
 * @property {unknown} _$AH the value on the page
 * @property {Node} _$AA the node before the part
 * @property {Node | null} _$AB the node after it
 */

/** @type {WeakMap<TemplateStringsArray, TemplateStringsArray>} by the strings of a template in the source */
const ended = new WeakMap();
let mended = false;

/** @type {typeof plainHtml} */
export const html = (strings, ...values) => plainHtml(ended.get(strings) ?? endTexts(strings), ...values);
/** @type {typeof plainSvg} */
export const svg = (strings, ...values) => plainSvg(ended.get(strings) ?? endTexts(strings), ...values);

/**
 * @param {unknown} value
 * @param {HTMLElement | DocumentFragment} container
 * @param {RenderOptions} [options]
 */
export function render(value, container, options) {
  const part = plainRender(value, container, options);
  if (!mended) mendTexts(Object.getPrototypeOf(part));
  mended = true;
  return part;
}

/**
 * Puts a comment behind each value that is followed by text.
 * @param {TemplateStringsArray} strings
 * @returns {TemplateStringsArray}
 */
function endTexts(strings) {
  // A value stands in a tag if the last "<" before it is not closed. No attribute of a template contains ">" before a value.
  let inTag = false;
  const parts = strings.map((text, at) => {
    const behind = at > 0 && !inTag && text !== "" && !text.startsWith("<") ? `<!---->${text}` : text;
    const open = text.lastIndexOf("<"), closed = text.lastIndexOf(">");
    if (open >= 0 || closed >= 0) inTag = open > closed;
    return behind;
  });
  const marked = Object.assign(parts, { raw: parts });
  ended.set(strings, marked);
  return marked;
}

/**
 * Makes the parts of all templates write a text anew if its node was replaced.
 * @param {TextPart} parts the prototype of lit-html's ChildPart
 */
function mendTexts(parts) {
  const set = parts._$AI;
  parts._$AI = function (value, parent) {
    const before = this._$AH;
    set.call(this, value, parent);
    const text = this._$AH;
    if (text === before || !isText(text) || !isText(before)) return;
    const node = this._$AA.nextSibling;
    if (node instanceof Text && node.nextSibling === this._$AB) return;
    this._$AR();
    this._$AA.parentNode?.insertBefore(new Text(String(text)), this._$AB);
  };
}

/** @param {unknown} value of a part */
function isText(value) {
  return value !== nothing && value !== null && typeof value !== "object" && typeof value !== "function";
}
