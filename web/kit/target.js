// @ts-check
// Finds the options about each thing on the table, marks these things, and handles presses on them: the first press opens the
// sheet about a thing, the second chooses its option.
import { t } from "../lib/i18n.js";
import { isCollected } from "./choice.js";
import { chosenByPress } from "./selection.js";

/** @typedef {import("./game.js").Scene<any, any>} Scene */
/** @import { OptionView } from "../types.js" */

/**
 * What the button of a thing on the table needs.
 * @typedef {object} Thing
 * @property {string} key of several equal things the first has the plain key, the others have `key#n`
 * @property {readonly OptionView[]} options the options about it
 * @property {string | undefined} target id of the first option
 * @property {Record<string, boolean>} classes class names that mark it
 * @property {"true" | "false"} expanded whether the sheet about it is open
 * @property {(event: {readonly detail: number}) => void} press handles a press; `detail` is the number of clicks
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
      const option = chosenByPress({ selected, options, collects, clicks });
      if (option !== null) scene.press(option);
      else if (clicks < 2) scene.read(key);
    },
  };
}

/**
 * @param {string} label
 * @param {Thing} thing
 * @returns {string} the label; for screen readers it also says that the thing can be chosen
 */
export function targetLabel(label, { options }) {
  return options.length > 0 ? t("target-label", { label }) : label;
}

/**
 * @template {Pick<OptionView, "about">} T
 * @param {readonly T[]} options
 * @returns {Map<string, T[]>} options by the key of their thing
 */
export function byThing(options) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const option of options) if (option.about) found.set(option.about, [...(found.get(option.about) ?? []), option]);
  return found;
}

/**
 * @template {Pick<OptionView, "args">} T
 * @param {ReadonlyMap<string, readonly T[]>} targets
 * @param {string} key of a thing; of several equal things each has the options for its own copy
 * @returns {readonly T[]}
 */
export function optionsAbout(targets, key) {
  const [name = "", nth = "0"] = key.split("#");
  const options = targets.get(name) ?? [];
  const copies = options.filter(({ args }) => args["copy"] !== undefined);
  return copies.length > 0 ? copies.filter(({ args }) => args["copy"] === Number(nth)) : options;
}

/**
 * @param {Pick<OptionView, "about" | "args">} option
 * @returns {string} the key of the thing that it is about, of several equal ones that of its copy; "" for none
 */
export function keyOf({ about = "", args }) {
  return keyOfCopy(about, args["copy"]);
}

/**
 * @param {string} key of the first of several equal things; "" for none
 * @param {unknown} nth 0 or nothing for the first
 * @returns {string} the key of the nth one
 */
export function keyOfCopy(key, nth) {
  return key && nth ? `${key}#${nth}` : key;
}
