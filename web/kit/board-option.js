// @ts-check
// Draws the button beside a thing on the board that answers the question with that thing.
import { classMap, html, nothing } from "../vendor/lit.js";
import { isCollected } from "./choice.js";
import { icon } from "../lib/icon.js";

/** @typedef {import("./game.js").Scene<any, any>} Scene */

/**
 * @param {Scene} scene
 * @param {import("./target.js").Thing} thing
 * @param {(option: import("../types.js").OptionView) => {label: string, inside: unknown}} wordsOf an option: all of it in words, and what is seen
 */
export function boardOption(scene, { options: [option] }, wordsOf) {
  if (!scene.onBoard || !option) return nothing;
  const { label, inside } = wordsOf(option);
  const chosen = scene.chosen.includes(option.id);
  const collects = isCollected(scene.ask);
  const full = collects && !chosen && scene.chosen.length >= (scene.ask?.most ?? 0);
  return html`<button class=${classMap({ option: true, act: true, placed: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
    data-option=${option.id} data-verb=${option.verb} ?disabled=${scene.busy || full}
    aria-pressed=${collects ? String(chosen) : nothing} @click=${() => scene.press(option.id)}>
    <span class="hidden">${label}</span>${chosen ? icon("icon-check") : nothing}${inside}</button>`;
}
