// @ts-check
// Loads the texts of the page in the chosen language, and formats texts, lists, dates and sizes. The files are
// <folder>/<language>.ftl; those in locales/ are shared, and each game has folders of its own.
import { UNNAMED_PLAYER } from "../locales/languages.js";
import { BASE_URL } from "./base-url.js";
import { isBare, isolated, NamedText, NameList, namesWithForms, PEOPLE, PlayerName, wordFunctions } from "./word-forms.js";
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** @typedef {string | number | NamedText | readonly (string | NamedText)[]} Arg a word, a number, a name, or names that are listed */
/** @typedef {Record<string, Arg>} Args the values of a text */

/** The languages of the page, in the order of the language switch. The first one is the fallback of the others. */
export const LANGUAGES = Object.keys(UNNAMED_PLAYER);

/** The folder of the texts about own players, which are loaded when they are first needed. */
export const WORKSHOP_TEXTS = "locales/workshop/";

const PRIVATE = 0xe000;

/** @type {FluentBundle[]} */
let bundles = [];
let current = LANGUAGES[0] ?? "en";
/** The folders whose texts are used, also those that are not loaded yet. */
let folders = ["locales/"];
/** The folders whose texts are loaded. */
let loaded = /** @type {readonly string[]} */ ([]);
/** @type {Map<string, Promise<FluentResource>>} loaded files, by path */
const fetched = new Map();
/** Resolves when the last queued change of the texts has ended: changes run one after the other, in the order of the calls. */
let changed = Promise.resolve();
/** Whether the first language is loaded, or is being loaded. */
let begun = false;

/** @returns {string} the language in use */
export function language() {
  return current;
}

/**
 * Chooses the first wanted language that the page has, in the script that its readers read.
 * @param {readonly (string | null | undefined)[]} wishes such as `fr-CA` or `zh-TW`, the most wanted first
 * @param {readonly string[]} [offered] the languages of the page
 * @returns {string} the first language of the page if it has none of them
 */
export function chooseLanguage(wishes, offered = LANGUAGES) {
  const known = new Map(offered.map((code) => [inScript(code), code]));
  const found = wishes.map((wish) => known.get(inScript(wish ?? ""))).find((code) => code !== undefined);
  return found ?? offered[0] ?? "en";
}

/**
 * @param {string} code of a language, maybe with a script and a country
 * @returns {string} language and script: `zh-Hans` for `zh-CN`, `en-Latn` for `en`; "" for what is no code
 */
function inScript(code) {
  try {
    return `${code.toLowerCase().split("-")[0]}-${new Intl.Locale(code).maximize().script}`;
  } catch {
    return "";
  }
}

/**
 * @param {() => Promise<void>} change a change of the texts, which begins when all earlier ones have ended
 * @returns {Promise<void>} resolves when it has ended
 */
function inTurn(change) {
  const done = changed.then(change);
  changed = done.catch(() => undefined);
  return done;
}

/**
 * Loads a language and uses it from now on. Texts that it lacks come from the fallback language, if that can be loaded.
 * @param {string} wanted
 */
export function useLanguage(wanted) {
  begun = true;
  return inTurn(() => readLanguage(wanted));
}

/** @param {string} wanted */
async function readLanguage(wanted) {
  const [first = wanted] = LANGUAGES;
  const parts = folders;
  const fallback = wanted === first ? null : makeBundle(first, parts).catch(() => null);
  const bundle = await makeBundle(wanted, parts);
  const spare = await fallback;
  loaded = parts;
  bundles = spare ? [bundle, spare] : [bundle];
  current = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = t("direction");
}

/**
 * Loads a language and uses it; if its files cannot be loaded, it tries the other languages.
 * @param {string} wanted
 */
export async function useAnyLanguage(wanted) {
  for (const name of [wanted, ...LANGUAGES]) {
    try {
      return await useLanguage(name);
    } catch (error) {
      console.warn(error);
    }
  }
  throw new Error("no language has all its files");
}

/**
 * Begins to download a language that will probably be needed soon, and the fallback language.
 * @param {string} likely
 */
export function expectLanguage(likely) {
  // The later call that uses it gets the error.
  for (const name of new Set([likely, LANGUAGES[0] ?? likely])) {
    for (const part of folders) load(`${part}${name}`).catch(() => undefined);
  }
}

/**
 * Adds the texts of a folder, for this language and each later one. It resolves when they are loaded, also if an earlier call
 * loads them. Before the first language is chosen, it resolves at once, and the texts are loaded with that language.
 * @param {string} folder in the site, `name/`
 * @param {readonly string[]} [instead] folders that it replaces
 */
export async function useTexts(folder, instead = []) {
  if (loaded.includes(folder)) return;
  if (begun) await inTurn(() => readTexts(folder, instead));
  else addFolder(folder, instead);
}

/**
 * @param {string} folder
 * @param {readonly string[]} instead
 */
async function readTexts(folder, instead) {
  if (folders.includes(folder)) return;
  const before = folders;
  addFolder(folder, instead);
  try {
    await readLanguage(current);
  } catch (error) {
    // The next call tries again.
    folders = before;
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} instead
 */
function addFolder(folder, instead) {
  if (!folders.includes(folder)) folders = [...folders.filter((other) => !instead.includes(other)), folder];
}

/**
 * @param {string} name of a language
 * @param {readonly string[]} parts folders
 * @returns {Promise<FluentBundle>}
 */
async function makeBundle(name, parts) {
  // Isolation marks only help with mixed writing directions. Exported texts and comparisons must not contain them.
  const functions = wordFunctions(() => bundle, () => known);
  const bundle = new FluentBundle(name, { useIsolating: false, functions });
  const resources = await Promise.all(parts.map((part) => load(`${part}${name}`)));
  for (const resource of resources) bundle.addResource(resource);
  const known = namesWithForms(bundle, resources);
  return bundle;
}

/**
 * @param {string} path in the site, without `.ftl`
 * @returns {Promise<FluentResource>}
 */
function load(path) {
  const known = fetched.get(path) ?? read(path);
  fetched.set(path, known);
  // A failure is not cached: the network may work again at the next call.
  known.catch(() => fetched.delete(path));
  return known;
}

/**
 * @param {string} path
 * @returns {Promise<FluentResource>}
 */
async function read(path) {
  const response = await fetch(new URL(`${path}.ftl`, BASE_URL));
  if (!response.ok) throw new Error(`locale ${path}: ${response.status}`);
  return new FluentResource(await response.text());
}

/**
 * @param {string} id
 * @returns {boolean} whether there is a text of that name
 */
export function hasText(id) {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/**
 * The text `id` in the present language, filled with `args`; the id itself if there is none.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args) {
  return written(id, args ? Object.fromEntries(Object.entries(args).map(([key, one]) => [key, filled(key, one)])) : null);
}

/**
 * @param {string} id
 * @param {Record<string, ReturnType<typeof filled>> | null} args
 * @returns {string} the text `id` with `args` as they are
 */
function written(id, args) {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    // With a list for errors Fluent does not throw: a gap in a sentence is better than a page that fails.
    if (value) return bundle.formatPattern(value, args, []);
  }
  return id;
}

/**
 * @param {string} key of an argument
 * @param {Arg} value
 * @returns {string | number | NamedText | NameList | PlayerName} as Fluent takes it; a name that is written from right to left keeps the order of its sentence, and one
 *   that could be read as an amount is quoted
 */
function filled(key, value) {
  if (typeof value === "number" || value instanceof NamedText) return value;
  // Some texts select on the word "none".
  const one = (/** @type {string} */ name) => (PEOPLE.has(key) && name !== "none" ? new PlayerName(isolated(isBare(name) ? written("bare-name", { name }) : name)) : isolated(name));
  if (typeof value === "string") return one(value);
  return new NameList(value.map((each) => (each instanceof NamedText ? each : one(String(each)))), listed);
}

/**
 * @param {string} id of a text whose attributes are its forms
 * @param {Record<string, string | number>} args
 * @returns {NamedText} what the text says, as a name that a sentence may bend
 */
export function named(id, args) {
  return new NamedText(t(id, args), id, args);
}

/**
 * @param {readonly string[]} items
 * @returns {string} the items as a list in a sentence
 */
export function listed(items) {
  if (items.length < 2) return items.join("");
  const [last = "", ...others] = [...items].reverse();
  return written(others.length > 1 ? "list-end" : "list-two", { first: joined("join-commas", others.reverse()), last });
}

/**
 * @param {"join-commas" | "join-dots" | "join-dash" | "join-plus" | "join-sentences" | "join-stops" | "join-semicolons"} id a text that puts two parts beside each other
 * @param {readonly string[]} parts empty ones are left out
 * @returns {string} all of them, in this order
 */
export function joined(id, parts) {
  return parts.filter(Boolean).reduce((first, last) => (first ? t(id, { first, last }) : last), "");
}

/**
 * @param {string} label
 * @param {string} text
 * @returns {string} the text behind its label, as in "Seed: 12"
 */
export function labelled(label, text) {
  return t("labelled", { label, text });
}

/**
 * @param {string} act the action, as the button of an answer shows it
 * @param {string} text the answer
 * @returns {string} both; the text alone where it is longer and says the action: a card may have the name of an action, as the Keep
 */
export function answerName(act, text) {
  const lower = (/** @type {string} */ words) => words.toLocaleLowerCase(language());
  return text.length > act.length && lower(text).includes(lower(act)) ? text : labelled(act, text);
}

/**
 * Fills a text with parts that are more than text, such as an element of the page.
 * @template Part
 * @param {string} id
 * @param {Record<string, Part>} parts by argument of the text
 * @returns {(string | Part)[]} the text in pieces, with the parts in their places
 */
export function pieces(id, parts) {
  const names = Object.keys(parts);
  // Signs of the private use area stand for the parts, since no text has them.
  const marks = Object.fromEntries(names.map((name, at) => [name, String.fromCodePoint(PRIVATE + at)]));
  return t(id, marks).split(/([\uE000-\uE0FF])/u).filter(Boolean).map((piece) => parts[names[(piece.codePointAt(0) ?? 0) - PRIVATE] ?? ""] ?? piece);
}

/**
 * @param {string} code of a language
 * @returns {string} what the language calls itself, with a capital letter: it stands alone on a button
 */
export function languageName(code) {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code));
}

/**
 * @param {number} time milliseconds since 1970
 * @returns {string}
 */
export function dateText(time) {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/**
 * @param {number} bytes
 * @returns {string} in megabytes or gigabytes; the number and the unit stay on one line
 */
export function sizeText(bytes) {
  const [unit, size] = bytes < 1e9 ? ["megabyte", bytes / 1e6] : ["gigabyte", bytes / 1e9];
  const style = /** @type {const} */ ("unit");
  return new Intl.NumberFormat(current, { style, unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size).replace(" ", "\u00a0");
}
