// @ts-check
// Draws the button on the board that chooses the option about the thing beside it.
import { classMap, html, nothing } from "../vendor/lit.js";
import { isCollected } from "./choice.js";
import { icon } from "../lib/icon.js";

/** @typedef {import("./game.js").Scene<any, any>} Scene */

/**
 * @param {Scene} scene
 * @param {import("./target.js").Thing} thing of its options the first is drawn
 * @param {(option: import("../types.js").OptionView) => {label: string, effects: string, inside: unknown}} wordsOf `label` and
 *   `effects`: the option and what it does in words, for screen readers; `inside`: what the button shows
 */
export function boardOption(scene, { options: [option] }, wordsOf) {
  if (!scene.onBoard || !option) return nothing;
  const { label, effects, inside } = wordsOf(option);
  const chosen = scene.chosen.includes(option.id);
  const collects = isCollected(scene.ask);
  const full = collects && !chosen && scene.chosen.length >= (scene.ask?.most ?? 0);
  return html`<button class=${classMap({ option: true, act: true, placed: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
    data-option=${option.id} data-verb=${option.verb} ?disabled=${scene.busy || full}
    aria-pressed=${collects ? String(chosen) : nothing} aria-describedby=${effects ? `ask-prompt does-${option.id}` : "ask-prompt"} @click=${() => scene.press(option.id)}>
    <span class="hidden">${label}</span><span id="does-${option.id}" hidden>${effects}</span>${chosen ? icon("icon-check") : nothing}${inside}</button>`;
}
