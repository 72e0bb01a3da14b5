// @ts-check
// Draws the coach's advice on the open question: its best answers, the chance to win with each, and why. It replaces
// the options, like the sheet about a thing.
import { html, nothing } from "../../vendor/lit.js";
import { answerName, joined, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @import { Choice } from "../../kit/choice.js" */
/** @import { Advice } from "../../types.js" */
/** @import { AskScene } from "../match/ask-view.js" */

/**
 * @param {import("../../types.js").Chair[]} seating
 * @param {(player: string) => boolean} isComputer
 * @returns {boolean} whether exactly one person plays: only then the coach gives advice
 */
export function mayBeCoached(seating, isComputer) {
  const people = seating.filter(({ player }) => !isComputer(player));
  return people.length === 1 && people[0]?.player === "person";
}

/**
 * @param {(() => void) | null} hint asks the coach, or closes it; null if there is no coach
 * @param {Choice} choice
 */
export function hintButton(hint, choice) {
  if (!hint) return nothing;
  return html`<button class="quiet hint" data-testid="hint" aria-expanded=${String(choice.coach !== null)} title=${t("hint")} aria-label=${t("hint")} @click=${hint}>
    ${icon("icon-hint")} <span>${t("hint")}</span></button>`;
}

/**
 * @param {AskScene} panel
 * @returns {unknown} null if it was not asked for
 */
export function coachSheet(panel) {
  const { choice: { coach }, hint } = panel;
  if (coach === null || !hint) return null;
  return html`<section class="thing-sheet coach" data-testid="coach" aria-label=${t("hint-title")} aria-busy=${String(coach === "thinking")}>
    <header>
      <div><h3>${t("hint-title")}</h3>${coach === "thinking" ? nothing : chancesLine(coach)}</div>
      <button class="quiet round" data-testid="close-sheet" aria-label=${t("close")} @click=${hint}>${icon("icon-close")}</button>
    </header>
    ${coach === "thinking" ? html`<p class="thing-text" role="status">${t("hint-thinking")}</p>` : adviceView(panel, coach)}
  </section>`;
}

/**
 * @param {readonly Advice[]} advice
 * @returns {boolean} whether the answers were tried out, and not only known from experience
 */
export function wasTried(advice) {
  return advice.some(({ chance }) => chance !== null);
}

/**
 * Returns what the figures beside the answers are; nothing if there are no figures.
 * @param {readonly Advice[]} advice
 */
export function chancesLine(advice) {
  return wasTried(advice) ? html`<p class="coach-what">${t("hint-chances")}</p>` : nothing;
}

/**
 * Draws the answers first, and below them how they were found.
 * @param {AskScene} panel
 * @param {readonly Advice[]} advice
 */
function adviceView(panel, advice) {
  return html`<div class="advice">
      <ol>${advice.map((one) => adviceItem(panel, one))}</ol>
      <p class="coach-how" role="status">${t(wasTried(advice) ? "hint-how" : "hint-plain")}</p>
    </div>`;
}

/**
 * @param {AskScene} panel
 * @param {Advice} advice
 */
function adviceItem({ game, scene, choice, busy, answer }, advice) {
  const { options } = advice;
  return html`<li><button class="option" data-testid="advice" data-options=${options.join(" ")} ?disabled=${busy} @click=${() => answer(options)}>
    ${adviceFace(game, scene, choice.ask, advice)}
  </button></li>`;
}

/**
 * Draws an answer with its chance and reasons.
 * @param {AskScene["game"]} game
 * @param {AskScene["scene"]} scene
 * @param {Choice["ask"]} ask
 * @param {Advice} advice
 */
export function adviceFace(game, scene, ask, { options, chance, reasons, why, as_good }) {
  const text = (/** @type {import("../../types.js").Reason} */ reason) => game.reasonText(reason, scene.names);
  return html`<span class="label">${answerText(game, scene, ask, options)}</span>
    ${chance === null ? nothing : html`<b class="pill">${as_good ? html`<i class="as-good">${t("hint-as-good")}</i> ` : nothing}<span aria-hidden="true">${t("hint-percent", { chance })}</span><span class="hidden">${t("hint-chance", { chance })}</span></b>`}
    ${why === null ? nothing : html`<span class="why" data-testid="advice-why">${text(why)}</span>`}
    ${reasons.length > 0 ? html`<span class="reasons">${reasons.map((reason) => html`<small>${text(reason)}</small> `)}</span>` : nothing}`;
}

/**
 * @param {AskScene["game"]} game
 * @param {AskScene["scene"]} scene
 * @param {Choice["ask"]} ask
 * @param {readonly string[]} options
 * @returns {string} an answer of these options
 */
export function answerText(game, scene, ask, options) {
  const faces = ask.options.map((option) => ({ option, face: game.option(scene, option) }));
  // Where all options do the same, the question says it already.
  const alike = new Set(faces.map(({ face }) => face.act)).size === 1;
  const chosen = faces.filter(({ option }) => options.includes(option.id)).map(({ option, face }) => {
    // As in the rows, the text of a separate button says what the option does.
    return game.separateButton(ask, option) && !alike ? answerName(face.act, face.text) : face.text;
  });
  return joined("join-plus", chosen) || t("option-confirm");
}
