// @ts-check
// The strip of characters in calling order, with what all know of each this round.
import { classMap, html, ifDefined, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n.js";
import { optionFor } from "../../table/choice.js";
import { pressOr, targetClasses, targetLabel } from "./district.js";
import { icon, markIcon } from "../../table/icon.js";
import { worded } from "./names.js";
import { showCharacter } from "./sheet.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../table/session.js").Session} Session */
/** @typedef {import("../../types.js").CharacterView} CharacterView */

/**
 * @param {App} app
 * @param {Session} session
 */
export function ranksView(app, session) {
  const { characters } = session.step.view;
  return html`<ol class="ranks" aria-label=${t("ranks")}>
    ${characters.map((character) => rank(app, session, character))}
  </ol>`;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {CharacterView} character
 */
function rank(app, session, character) {
  const { view } = session.step;
  const id = character.character;
  const option = optionFor(app.targets.get(`character:${id}`), 0);
  const mine = view.mine.includes(id);
  const classes = {
    rank: true,
    called: view.rank === character.rank,
    mine,
    ...targetClasses(app, option),
  };
  const state = stateText(session, character);
  const label = t("rank-label", { rank: character.rank, name: worded(`character-${id}`), state: state || "none" });
  return html`<li>
    <button class=${classMap(classes)} data-fate=${character.fate || "unknown"} data-target=${ifDefined(option?.id)}
      aria-label=${targetLabel(label, option)} aria-current=${view.rank === character.rank ? "step" : nothing}
      @click=${() => pressOr(app, option, () => showCharacter(id, character.rank))}>
      <span class="number">${character.rank}</span>
      ${icon(`character-${id}`, "portrait")}
      <span class="name">${worded(`character-${id}`)}</span>
      <span class="state">${state}</span>
      ${marks(session, id)}
    </button>
  </li>`;
}

/**
 * @param {Session} session
 * @param {CharacterView} character
 * @returns {string}
 */
function stateText(session, character) {
  if (character.seat !== null && character.fate === "revealed") return session.names[character.seat] ?? "";
  if (character.fate) return t(`fate-${character.fate}`);
  return session.step.view.mine.includes(character.character) ? t("fate-mine") : "";
}

/**
 * @param {Session} session
 * @param {string} id
 */
function marks(session, id) {
  const found = session.step.view.marks.filter((mark) => mark.character === id);
  if (found.length === 0) return nothing;
  return html`<span class="marks">
    ${found.map((mark) => {
      const real = mark.real === null ? "none" : mark.real ? "yes" : "no";
      const text = t(`mark-${mark.kind}`, { by: session.names[mark.by] ?? "", real });
      return html`<span class="mark" data-kind=${mark.kind} data-real=${real} title=${text}>
        ${icon(markIcon(mark.kind))}<span class="hidden">${text}</span>
      </span>`;
    })}
  </span>`;
}
