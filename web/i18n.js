// @ts-check
// All words of the page come from locales/<language>.ftl; this module finds and fills them.
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @typedef {Record<string, string | number>} Args */

/** Languages with a complete file, in the order of the switch. The first is what the others fall back on. */
export const LANGUAGES = ["en", "uk"];

/** @type {FluentBundle[]} */
let bundles = [];
let current = LANGUAGES[0] ?? "en";
/** @type {Map<string, FluentBundle>} */
const loaded = new Map();

/** @returns {string} the language in use */
export function language() {
  return current;
}

/**
 * Chooses the first language there is a file for.
 * @param {readonly (string | null | undefined)[]} wishes most wanted first
 * @returns {string}
 */
export function chooseLanguage(wishes) {
  const short = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  return short.find((wish) => wish !== undefined && LANGUAGES.includes(wish)) ?? LANGUAGES[0] ?? "en";
}

/**
 * Loads a language and uses it from now on; its fall-back comes along.
 * @param {string} wanted
 */
export async function useLanguage(wanted) {
  const chain = [...new Set([wanted, LANGUAGES[0] ?? wanted])];
  bundles = await Promise.all(chain.map(loadBundle));
  current = wanted;
  document.documentElement.lang = wanted;
  document.title = t("title");
}

/**
 * @param {string} name
 * @returns {Promise<FluentBundle>}
 */
async function loadBundle(name) {
  const known = loaded.get(name);
  if (known) return known;
  const response = await fetch(new URL(`./locales/${name}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`locale ${name}: ${response.status}`);
  // Isolation marks help mixed writing directions only, and would show up in exported and compared texts.
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(await response.text()));
  loaded.set(name, bundle);
  return bundle;
}

/**
 * @param {string} id
 * @returns {boolean} whether there is a text of that name
 */
export function hasText(id) {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/**
 * The text `id` in the present language, filled with `args`; the id itself where nobody wrote one.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args) {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    // Collected problems keep Fluent from throwing; a hole in a sentence is better than no page.
    if (value) return bundle.formatPattern(value, args ?? null, []);
  }
  return id;
}

/**
 * @param {readonly string[]} items
 * @returns {string} the items as a list in a sentence
 */
export function listed(items) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items);
}

/**
 * @param {number} time milliseconds since 1970
 * @returns {string}
 */
export function dateText(time) {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
