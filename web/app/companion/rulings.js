// @ts-check
// Finds the rulings that answer a question in people's words, or that are about one card or two.
import { language, t } from "../../lib/i18n.js";
import { answersTo, indexOf } from "../../lib/questions/question-search.js";

/** @import { Ruling, RulingName, Rulings } from "../../kit/companion.js" */
/** @import { Index } from "../../lib/questions/question-search.js" */
/** @import { RealSet } from "./real-set.js" */

/** The most that are shown: who reads more has asked too widely. */
const MOST = 6;
/** So many cards can be chosen at a time. */
const CARDS = 2;

export class RulingsPart {
  /**
   * @param {Rulings} source
   * @param {RealSet} set
   * @param {() => void} draw
   */
  constructor(source, set, draw) {
    this.source = source;
    this.set = set;
    this.draw = draw;
    this.question = "";
    /** @type {string[]} ids of the cards that are chosen */
    this.cards = [];
    /** @type {{of: string, index: Index, all: Map<string, Ruling>, names: RulingName[]} | null} read once for a language and an edition */
    this.known = null;
  }

  /** @returns {{index: Index, all: Map<string, Ruling>, names: RulingName[]}} */
  get read() {
    const { source, set } = this;
    const of = `${language()} ${set.edition}`;
    if (this.known?.of === of) return this.known;
    const all = source.all();
    const names = source.names(set.offer, set.edition);
    this.known = { of, index: indexOf(all, names, { synonyms: source.synonyms(set.offer), silent: t("real-silent-words"), articles: t("real-articles") }), all: new Map(all.map((one) => [one.id, one])), names };
    return this.known;
  }

  /** @returns {Ruling[]} those that fit what is asked, the best first */
  get answers() {
    const { index, all } = this.read;
    return answersTo(index, this.question, this.cards).slice(0, MOST).flatMap((id) => all.get(id) ?? []);
  }

  /** @returns {RulingName[]} the cards that are chosen */
  get chosen() {
    return this.read.names.filter(({ id }) => this.cards.includes(id));
  }

  /**
   * @param {ReadonlySet<string>} cards of a set
   * @returns {Ruling[]} those that matter in this game and are about nothing but these cards; all that matter where the game names none
   */
  about(cards) {
    const { read: { index, all, names: known }, source, set } = this;
    const fits = (/** @type {ReadonlySet<string>} */ names) => (known.length === 0 || names.size > 0) && [...names].every((name) => cards.has(name));
    return index.texts.filter(({ id, names }) => fits(names) && source.fits(id, set.setup)).flatMap(({ id }) => all.get(id) ?? []);
  }

  /** @param {string} question */
  ask(question) {
    this.question = question;
    this.draw();
  }

  /** @param {string} id of a card that is chosen, or chosen no more */
  toggle(id) {
    this.cards = this.cards.includes(id) ? this.cards.filter((one) => one !== id) : [...this.cards, id].slice(-CARDS);
    this.draw();
  }
}
