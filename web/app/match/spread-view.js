// @ts-check
// Draws a question as cards over the table: each can be read, and has its own button.
import { classMap, html, ifDefined, nothing } from "../../vendor/lit.js";
import { answerName } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { confirmItem, optionItem } from "./option-rows-view.js";
import { keyOf, thing } from "../../kit/target.js";

/** @import { Arrangement, Group } from "../../kit/game.js" */
/** @import { OptionView } from "../../types.js" */
/** @import { AskScene } from "./ask-view.js" */

/**
 * @param {AskScene} panel
 * @param {Arrangement} arranged
 */
export function spreadView(panel, { groups, beside, above }) {
  // Options without a card, such as the one that cancels, are below all cards.
  const rest = groups.flatMap(({ options }) => options).filter((option) => !keyOf(option));
  const answers = rest.length > 0 || panel.choice.collects;
  return html`${above ?? nothing}<div class="spread-body">
      ${groups.map((group) => groupView(panel, group))}
    </div>
    ${beside || answers
      ? html`<footer class="spread-foot">
          ${beside ? html`<div class="beside">${beside}</div>` : nothing}
          ${answers
            ? html`<ul class="options">${rest.map((option) => optionItem(panel, option))} ${panel.choice.collects ? confirmItem(panel) : nothing}</ul>`
            : nothing}
        </footer>`
      : nothing}`;
}

/**
 * @param {AskScene} panel
 * @param {Group} group
 */
function groupView(panel, { title, name, options, muted = false }) {
  const cards = options.filter((option) => keyOf(option));
  if (cards.length === 0) return nothing;
  return html`<section class=${classMap({ "spread-group": true, muted })} role=${name ? "group" : nothing} aria-label=${name || nothing} data-part=${name || nothing}>
    ${title ? html`<h3>${title}</h3>` : nothing}
    <ul class="spread-cards" data-count=${cards.length}>${cards.map((option) => cardView(panel, option))}</ul>
  </section>`;
}

/**
 * @param {AskScene} panel
 * @param {OptionView} option
 */
function cardView(panel, option) {
  const { game, scene, choice, busy } = panel;
  const key = keyOf(option);
  const { text, act, type } = game.option(scene, option);
  const it = thing(scene, key);
  const chosen = choice.chosen.includes(option.id);
  const off = busy || (choice.collects && !chosen && choice.full);
  return html`<li class=${classMap({ "spread-card": true, chosen })} data-type=${ifDefined(type)}>
    <button class=${classMap({ "spread-face": true, "is-read": scene.reading === key })} data-thing=${key} data-target=${option.id}
      aria-expanded=${it.expanded} @click=${it.press}>${game.card(scene, option)}</button>
    <button class=${classMap({ option: true, act: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"} data-option=${option.id}
      data-verb=${option.verb} ?disabled=${off} aria-label=${answerName(act, text)}
      aria-pressed=${choice.collects ? String(chosen) : nothing} @click=${() => scene.press(option.id)}>
      ${chosen ? icon("icon-check") : nothing}<span>${act}</span></button>
  </li>`;
}
