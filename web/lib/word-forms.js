// @ts-check
// Gives sentences the form of a name that they need: a case, an article, a possessive, a gender. The forms of a name are the
// attributes of its message, so a text asks for one with FORM($seat, "gen"), for the sound that a name begins with by
// SOUND($seat) or SOUND($seat, "uk"), or ends with by END($seat), and for a capital letter where a sentence begins by CAP(FORM($card, "def")). A name that no message has was typed by a person: its forms are the attributes of the message `typed-name`.
import { FluentType } from "../vendor/fluent.js";
import { matches } from "./pattern.js";

/** @import { FluentBundle, FluentResource, FluentValue, FluentVariable } from "@fluent/bundle" */

/** The message whose attributes are the forms of a name that a person typed; it may select on `$name` and on its sound. */
const TYPED = "typed-name";
/** The message with common given names and their forms. */
const GIVEN = "given-names";
/** French words that begin with a vowel and are said as if they did not. */
const NO_ELISION = /^(?:onz|oui)/u;
/** French given names whose "h" is not said; before other names in "h" French says "de". */
const SILENT_H = /^h(?:ele|elo|enri|erm|erv|ila|ippo|ono|ora|ort|ube|ugo|ugu|umb|yac)/u;
/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** A name of digits and punctuation alone. */
const BARE = /^[\p{N}\p{P}\p{Z}+<=>|~^`$]+$/u;

/** A name that a text with values writes, such as "energy × 2"; its forms are the attributes of that text.
 * @extends {FluentType<string>}
 */
export class NamedText extends FluentType {
  /**
   * @param {string} said the text as it stands in a list of words
   * @param {string} id
   * @param {Record<string, FluentVariable>} args
   */
  constructor(said, id, args) {
    super(said);
    this.id = id;
    this.args = args;
  }

  /** @override */
  toString() {
    return this.value;
  }
}

/** The facts of a text that hold players. What a person typed is never looked up as the name of a card. */
export const PEOPLE = new Set(["name", "names", "winners", "winner", "seat", "other", "by", "from", "to", "host", "player"]);
/** The messages that name players. */
const PLAYER_NAMES = /^(?:computer-name-\d+|default-name|unnamed-player|you-name)$/;

/** The name of a player. @extends {FluentType<string>} */
export class PlayerName extends FluentType {
  /** @override */
  toString() {
    return this.value;
  }
}

/** Several names in one argument of a text; each takes the form that the text asks for. @extends {FluentType<string>} */
export class NameList extends FluentType {
  /**
   * @param {readonly (string | NamedText | PlayerName)[]} names
   * @param {(names: readonly string[]) => string} write writes the names as a list in a sentence
   */
  constructor(names, write) {
    super(write(names.map(String)));
    this.names = names;
    this.write = write;
  }

  /** @override */
  toString() {
    return this.value;
  }
}

/**
 * @param {FluentBundle} bundle
 * @param {readonly FluentResource[]} resources the files of the bundle
 * @returns {Map<string, string>} the id of a message that has forms, by the name that it says
 */
export function namesWithForms(bundle, resources) {
  const known = resources.flatMap(({ body }) => body).filter(({ attributes, value }) => value && Object.keys(attributes).length > 0);
  return new Map(known.map(({ id, value }) => [bundle.formatPattern(value ?? "", {}, []), id]));
}

/**
 * @param {() => FluentBundle} bundle the one that has the functions
 * @param {() => ReadonlyMap<string, string>} known ids of messages that have forms, by name
 * @returns {Record<string, (values: FluentValue[]) => FluentValue>} the functions that texts may call
 */
export function wordFunctions(bundle, known) {
  let given = /** @type {ReadonlyMap<string, string> | undefined} */ (undefined);
  return {
    FORM: ([value = "", form = ""]) => {
      const bend = (/** @type {FluentValue} */ name) => {
        if (name instanceof NamedText) return textForm(bundle(), name, String(form));
        const id = idOf(known(), name);
        const common = id === TYPED && name instanceof PlayerName ? (given ??= givenForms(bundle())).get(`${plain(name)} ${form}`) : undefined;
        return common ?? formOf(bundle(), id, plain(name), String(form));
      };
      return value instanceof NameList ? value.write(value.names.map(bend)) : bend(value);
    },
    CAP: ([value = ""]) => capital(plain(value)),
    SOUND: ([value = "", language = ""]) => soundOf(plain(value), String(language)),
    END: ([value = ""]) => endOf(plain(value)),
  };
}

/**
 * @param {string} text
 * @returns {string} the text with a capital letter, as a sentence begins
 */
export function capital(text) {
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase());
}

/**
 * @param {FluentValue} value
 * @returns {string}
 */
function plain(value) {
  return typeof value === "string" ? value : String(value.valueOf());
}

/**
 * @param {ReadonlyMap<string, string>} known
 * @param {FluentValue} name
 * @returns {string} the message that has the forms of a name: of a player's, only one that names players
 */
function idOf(known, name) {
  const id = known.get(plain(name)) ?? TYPED;
  return name instanceof PlayerName && !matches(PLAYER_NAMES, id) ? TYPED : id;
}

/**
 * Reads lines such as `-а acc=у gen=и Олена Ірина`: what is cut off, the forms, the names.
 * @param {FluentBundle} bundle
 * @returns {Map<string, string>} the forms of common given names, by name and form with a space between them
 */
function givenForms(bundle) {
  const pattern = bundle.getMessage(GIVEN)?.value;
  const lines = pattern ? bundle.formatPattern(pattern, {}, []).split("\n") : [];
  return new Map(
    lines.flatMap((line) => {
      const [ending = "", ...words] = line.split(" ");
      const forms = words.filter((word) => word.includes("=")).map((word) => word.split("="));
      const stems = words.filter((word) => !word.includes("=")).map((name) => ({ name, stem: name.slice(0, name.length + 1 - ending.length) }));
      return stems.flatMap(({ name, stem }) => forms.map(([form = "", end = ""]) => /** @type {const} */ ([`${name} ${form}`, stem + end])));
    }),
  );
}

/**
 * @param {FluentBundle} bundle
 * @param {string} id of a message whose attributes are forms
 * @param {string} name
 * @param {string} form an attribute
 * @returns {string} the name itself where its language has no such form
 */
function formOf(bundle, id, name, form) {
  const pattern = bundle.getMessage(id)?.attributes[form];
  return pattern === undefined ? name : bundle.formatPattern(pattern, { name }, []);
}

/**
 * @param {FluentBundle} bundle
 * @param {NamedText} name
 * @param {string} form an attribute
 * @returns {string}
 */
function textForm(bundle, { id, args, value }, form) {
  const pattern = bundle.getMessage(id)?.attributes[form];
  return pattern === undefined ? value : bundle.formatPattern(pattern, args, []);
}

/**
 * @param {string} name
 * @param {string} [language] "uk": е has no sound of й before it, and й is one
 * @returns {"vowel" | "iotated" | "h" | "v" | "cluster" | "consonant"} what it begins with; a digit counts as a consonant
 */
export function soundOf(name, language = "") {
  const letters = name.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const [first = "", second = ""] = letters;
  // "Yann", "Onze": French says "de" before them; before "Yves" it says "d’".
  if ((first === "y" && isVowel(second)) || matches(NO_ELISION, letters)) return language === "uk" && first === "y" ? "iotated" : "consonant";
  if (first === "h") return matches(SILENT_H, letters.normalize("NFD").replace(/\p{M}/gu, "")) ? "vowel" : "h";
  if (matches(language === "uk" ? /[йюяєї]/u : /[еёюяєї]/u, first)) return "iotated";
  if (isVowel(first)) return "vowel";
  if (matches(/[вф]/u, first)) return "v";
  return matches(/\p{Script=Cyrillic}/u, first) && matches(/[^ьй]/u, second) && !isVowel(second) ? "cluster" : "consonant";
}

/**
 * @param {string} name
 * @returns {"vowel" | "consonant"} what it ends with; a digit counts as a consonant
 */
function endOf(name) {
  const last = name.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase().at(-1) ?? "";
  return isVowel(last) || matches(/[еёюяєї]/u, last) ? "vowel" : "consonant";
}

/** @param {string} letter a small one; й, which has no sound of its own, is no vowel though it is written as one with a mark */
function isVowel(letter) {
  return letter !== "й" && matches(/^[aeiouœæyаеиоуыэєії]/u, letter.normalize("NFD"));
}

/**
 * @param {string} text
 * @returns {string} the text in isolation marks if it has letters that are written from right to left, so that the sentence keeps its order
 */
export function isolated(text) {
  return matches(RIGHT_TO_LEFT, text) ? `\u2068${text}\u2069` : text;
}

/**
 * @param {string} name
 * @returns {boolean} whether it has only digits and punctuation, so that a sentence with amounts could be misread
 */
export function isBare(name) {
  return matches(BARE, name);
}
