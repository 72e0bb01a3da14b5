// @ts-check
// Marks the things on the table that a question is about, and handles presses on them: the first to read, the second to
// choose.
import { t } from "../lib/i18n.js";
import { isCollected } from "./choice.js";
import { meant } from "./selection.js";

/** @typedef {import("./game.js").Scene<any, any>} Scene */
/** @typedef {import("../types.js").OptionView} OptionView */

/**
 * A thing on the table, as the button that stands for it is drawn.
 * @typedef {object} Thing
 * @property {string} key of several that are alike the first has the plain one, the others `key#n`
 * @property {readonly OptionView[]} options those about it
 * @property {string | undefined} target the first one's id
 * @property {Record<string, boolean>} classes
 * @property {"true" | "false"} expanded whether the sheet about it is open
 * @property {(event: {readonly detail: number}) => void} press
 */

/**
 * @param {Scene} scene
 * @param {string} key
 * @returns {Thing}
 */
export function thing(scene, key) {
  const options = optionsAbout(scene.targets, key);
  const selected = scene.reading === key;
  const collects = isCollected(scene.ask);
  return {
    key,
    options,
    target: options[0]?.id,
    classes: {
      "is-target": options.length > 0,
      "is-chosen": options.some(({ id }) => scene.chosen.includes(id)),
      "is-read": selected,
    },
    expanded: selected ? "true" : "false",
    press: ({ detail: clicks }) => {
      const option = meant({ selected, options, collects, clicks });
      if (option !== null) scene.press(option);
      else if (clicks < 2) scene.read(key);
    },
  };
}

/**
 * @param {string} label
 * @param {Thing} thing
 */
export function targetLabel(label, { options }) {
  return options.length > 0 ? t("target-label", { label }) : label;
}

/**
 * @template {Pick<OptionView, "verb" | "args">} T
 * @param {readonly T[]} options
 * @param {(option: T) => string} keyOf the thing that an option is about; "" for none
 * @returns {Map<string, T[]>} options by the thing they are about
 */
export function byThing(options, keyOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const option of options) {
    const key = keyOf(option);
    if (key) found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

/**
 * @template {Pick<OptionView, "args">} T
 * @param {ReadonlyMap<string, readonly T[]>} targets
 * @param {string} key of a thing; where several are alike, each has the options for its copy
 * @returns {readonly T[]}
 */
export function optionsAbout(targets, key) {
  const [name = "", nth = "0"] = key.split("#");
  const options = targets.get(name) ?? [];
  const copies = options.filter(({ args }) => args["copy"] !== undefined);
  return copies.length > 0 ? copies.filter(({ args }) => args["copy"] === Number(nth)) : options;
}

/**
 * @param {string} key of the first of several things that are alike; "" for none
 * @param {unknown} nth
 * @returns {string} the key of another one
 */
export function keyOfCopy(key, nth) {
  return key && nth ? `${key}#${nth}` : key;
}
