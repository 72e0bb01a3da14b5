// @ts-check
// Searches the rules and help for words. A result is an element with `data-entry`; its title is its first heading or
// `data-title`.
import { html, nothing, render } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { matches } from "../../lib/pattern.js";
import { findPlain, plainForms, plainLetters } from "../../lib/keyboard/plain-letters.js";

/** @import { HelpPart, HelpScene } from "../../kit/game.js" */
/** @typedef {{entry: string, title: string, text: string, plain: {title: string[], all: string[]}}} Piece with its plain letters */
/** @typedef {{part: HelpPart, pieces: Piece[]}} Found */

const BEFORE = 50;
const AFTER = 130;
/** The most results of a part; another word narrows them. */
const MOST = 12;

export class HelpSearch {
  /** @param {() => void} changed draws the page again */
  constructor(changed) {
    this.changed = changed;
    this.query = "";
    /** @type {{of: string, found: Found[]}} all pieces, and the language and edition that they were read in */
    this.index = { of: "", found: [] };
  }

  /** @param {string} query */
  ask(query) {
    this.query = query;
    this.changed();
  }

  /**
   * @param {readonly HelpPart[]} parts
   * @param {HelpScene} scene
   * @returns {Found[]} the pieces with all the words, by part
   */
  found(parts, scene) {
    const of = [language(), scene.edition, Boolean(scene.catalogue), ...parts.map(({ id }) => id), t("title")].join(" ");
    if (this.index.of !== of) this.index = { of, found: parts.map((part) => ({ part, pieces: piecesOf(part.view(scene)) })) };
    const words = wordsIn(this.query, t("help-fillers"));
    const said = words.map((word) => synonymsOf(word, t("help-synonyms")));
    return this.index.found
      .map(({ part, pieces }) => ({ part, pieces: pieces.filter((piece) => hasAll(piece, said)).sort(byTitle(words)) }))
      .filter(({ pieces }) => pieces.length > 0);
  }
}

/** @param {unknown} view of a part, drawn off screen */
function piecesOf(view) {
  const place = document.createElement("div");
  render(view, place);
  return [...place.querySelectorAll("[data-entry]")].map((piece) => {
    const heading = piece.querySelector("h2, h3");
    const title = piece.getAttribute("data-title") ?? wordsOf(heading);
    heading?.remove();
    for (const other of piece.querySelectorAll("[aria-hidden], button")) other.remove();
    return pieceOf(piece.getAttribute("data-entry") ?? "", title, wordsOf(piece));
  });
}

/**
 * @param {string} entry
 * @param {string} title
 * @param {string} text
 * @returns {Piece}
 */
export function pieceOf(entry, title, text) {
  return { entry, title, text, plain: { title: plainForms(title), all: plainForms(`${title} ${text}`) } };
}

/**
 * @param {Element | null} element
 * @returns {string} its whole text, with spaces between the texts of its parts
 */
function wordsOf(element) {
  if (!element) return "";
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let all = "";
  while (texts.nextNode()) {
    const next = texts.currentNode.nodeValue ?? "";
    all += (matches(/[\p{L}\p{N}]$/u, all) && matches(/^[\p{L}\p{N}]/u, next) ? " " : "") + next;
  }
  return all.replace(/\s+/g, " ").trim();
}

/**
 * @param {string} query
 * @param {string} [fillers] words of a question that say nothing of its subject: `how, many, what`
 * @returns {string[]} its words, in plain letters, without fillers unless it has nothing else
 */
export function wordsIn(query, fillers = "") {
  const words = plainLetters(query).split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean);
  const idle = new Set(fillers.split(",").flatMap((one) => plainForms(one.trim())));
  const telling = words.filter((word) => !idle.has(word));
  return telling.length > 0 ? telling : words;
}

/** A shorter word begins too many others, except in a script whose signs are words. */
const LEAST = 3;
const SIGNS = /\p{Script=Han}/u;

/**
 * @param {string} word of a person, plain
 * @param {string} groups of beginnings of words that mean the same: `kill, slay / steal, rob`
 * @returns {string[]} the word, and the beginnings of those that mean the same
 */
export function synonymsOf(word, groups) {
  const same = groups.split("/").map((group) => group.split(",").flatMap((one) => plainForms(one.trim())).filter(Boolean));
  const means = (/** @type {string} */ one) => (word.length >= LEAST || matches(SIGNS, word)) && (one.startsWith(word) || word.startsWith(one));
  return [word, ...same.filter((group) => group.some(means)).flat()];
}

/**
 * @param {Piece} piece
 * @param {readonly (readonly string[])[]} said for each word, those of which one must be there
 */
export function hasAll({ plain }, said) {
  return said.every((words) => words.some((word) => plain.all.some((form) => form.includes(word))));
}

/**
 * Sorts pieces with the words in their title first.
 * @param {readonly string[]} words
 * @returns {(one: Piece, other: Piece) => number}
 */
function byTitle(words) {
  const called = (/** @type {Piece} */ { plain }) => Number(words.some((word) => plain.title.some((form) => form.includes(word))));
  return (one, other) => called(other) - called(one);
}

/**
 * @typedef {object} Looking
 * @property {HelpSearch} search
 * @property {readonly HelpPart[]} parts
 * @property {HelpScene} scene
 * @property {(part: string, entry: string) => Promise<void>} open
 */

/** @param {HelpSearch} search */
export function searchField(search) {
  const clear = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || search.query === "") return;
    // Clear only the words; the help stays open.
    event.stopPropagation();
    search.ask("");
  };
  return html`<div class="help-search" role="search">
    <input type="search" data-testid="help-search" aria-label=${t("help-search")} placeholder=${t("help-search")} autocomplete="off"
      enterkeyhint="search" .value=${search.query} @keydown=${clear}
      @input=${(/** @type {Event} */ event) => search.ask(/** @type {HTMLInputElement} */ (event.target).value)} />
  </div>`;
}

/** @param {Looking} looking */
export function resultsView({ search, parts, scene, open }) {
  const found = search.found(parts, scene);
  const count = found.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const [word = ""] = wordsIn(search.query);
  const goTo = (/** @type {string} */ id, /** @type {string} */ entry) => {
    search.query = "";
    return open(id, entry);
  };
  return html`<div class="help-results">
    <p role="status" data-testid="help-found" data-count=${count}>${t("help-found", { count })}</p>
    ${found.map(
      ({ part, pieces }) => html`<section aria-labelledby="found-${part.id}">
        <h2 id="found-${part.id}">${icon(part.icon)} ${t(`help-part-${part.id}`)}</h2>
        <ul>${pieces.slice(0, MOST).map((piece) => html`<li><button data-testid="help-result" data-found=${piece.entry}
          @click=${() => void goTo(part.id, piece.entry)}><b>${marked(piece.title, word)}</b>
          <span>${marked(excerpt(piece.text, word), word)}</span></button></li>`)}</ul>
        ${pieces.length > MOST ? html`<p>${t("help-more", { count: pieces.length - MOST })}</p>` : nothing}
      </section>`,
    )}
  </div>`;
}

/**
 * @param {string} text
 * @param {string} word
 * @returns {string} the part of a text around a word
 */
export function excerpt(text, word) {
  const place = findPlain(text, word) ?? { from: 0, to: 0 };
  const [from, to] = [Math.max(0, place.from - BEFORE), place.to + AFTER];
  const start = from === 0 ? "" : "…";
  const end = to >= text.length ? "" : "…";
  const cut = text.slice(from, to);
  return `${start}${start ? cut.replace(/^\S*\s/, "") : cut}${end}`;
}

/**
 * @param {string} text
 * @param {string} word
 */
function marked(text, word) {
  const place = findPlain(text, word);
  if (!place) return text;
  const { from, to } = place;
  return html`${text.slice(0, from)}<mark>${text.slice(from, to)}</mark>${text.slice(to)}`;
}
