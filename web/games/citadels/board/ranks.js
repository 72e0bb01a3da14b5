// @ts-check
// Draws the strip of characters in calling order, with the public facts about each this round.
import { classMap, html, ifDefined, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { icon } from "../../../lib/icon.js";
import { targetLabel, thing } from "../../../kit/target.js";
import { widthInEm } from "./name-width.js";
import { cardText, worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { CharacterView } from "../../../types.js" */

/** @param {Scene} scene */
export function ranksView(scene) {
  const { characters } = scene.view;
  return html`<ol class="ranks keep-clear" aria-label=${t("ranks")}>
    ${characters.map((character) => rankView(scene, character))}
  </ol>`;
}

/**
 * @param {Scene} scene
 * @param {CharacterView} character
 */
function rankView(scene, character) {
  const { view } = scene;
  const id = character.character;
  const it = thing(scene, `character:${id}`);
  const mine = view.mine.includes(id);
  const classes = {
    rank: true,
    called: view.rank === character.rank,
    mine,
    ...it.classes,
  };
  const name = worded(`character-${id}`);
  const state = stateText(scene, character);
  const label = t("rank-label", { rank: character.rank, name, state: state || "none" });
  return html`<li>
    <button class=${classMap(classes)} data-em=${widthInEm(name)} data-fate=${character.fate || "unknown"} data-thing=${it.key} data-target=${ifDefined(it.target)}
      data-flip="rank-${id}" data-flip-still data-explain=${[label, cardText(`character-${id}`)].join("\n")}
      aria-label=${targetLabel(label, it)} aria-current=${view.rank === character.rank ? "step" : nothing} aria-expanded=${it.expanded}
      @click=${it.press}>
      <span class="number" title=${t("rank-explain", { rank: character.rank })}>${character.rank}</span>
      ${icon(`character-${id}`, "portrait")}
      ${namesView(name)}
      <span class="state">${state}</span>
      ${marksView(scene, id)}
    </button>
  </li>`;
}

/**
 * Draws the name of a character, and its short form if it has one: the style sheet shows the one that has room, and writes the
 * short one, since what is read aloud is the whole name.
 * @param {string} name
 */
function namesView(name) {
  const short = t("rank-name-short", { character: name });
  const whole = html`<span class="name" data-em=${widthInEm(name)}>${name}</span>`;
  return short === name ? whole : html`${whole}<span class="name" data-em=${widthInEm(short)} data-short=${short}></span>`;
}

/**
 * @param {Scene} scene
 * @param {CharacterView} character
 * @returns {string}
 */
function stateText(scene, character) {
  if (character.seat !== null && character.fate === "revealed") return scene.names[character.seat] ?? "";
  // A short text, since eight ranks or more stand side by side.
  if (character.fate) return t(`fate-${character.fate}-short`);
  return scene.view.mine.includes(character.character) ? t("fate-mine") : "";
}

/**
 * @param {Scene} scene
 * @param {string} id
 */
function marksView(scene, id) {
  const found = scene.view.marks.filter((mark) => mark.character === id);
  if (found.length === 0) return nothing;
  return html`<span class="marks">
    ${found.map((mark) => {
      const real = mark.real === null ? "none" : mark.real ? "yes" : "no";
      const text = sentence(`mark-${mark.kind}`, { by: scene.names[mark.by] ?? "", real });
      return html`<span class="mark" data-kind=${mark.kind} data-real=${real} title=${text}>
        ${icon(`icon-${mark.kind}`)}<span class="hidden">${text}</span>
      </span>`;
    })}
  </span>`;
}
