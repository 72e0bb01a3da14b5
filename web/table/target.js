// @ts-check
// Things on the table that an option is about: marked while a question is open, and pressed instead of the option.
import { t } from "../i18n.js";

/** @typedef {import("./game.js").Scene<any, any>} Scene */
/** @typedef {import("../types.js").OptionView} OptionView */

/**
 * @param {Scene} scene
 * @param {OptionView | null} option
 */
export function targetClasses(scene, option) {
  return { "is-target": option !== null, "is-chosen": option !== null && scene.chosen.includes(option.id) };
}

/**
 * @param {string} label
 * @param {OptionView | null} option
 */
export function targetLabel(label, option) {
  return option ? t("target-label", { label }) : label;
}

/**
 * A press on a thing answers where the question is about it; else it tells more.
 * @param {Scene} scene
 * @param {OptionView | null} option
 * @param {() => void} otherwise
 */
export function pressOr(scene, option, otherwise) {
  if (option) scene.press(option.id);
  else otherwise();
}
