// @ts-check
// Draws the solution of a problem: the chances of all answers, the coach's reasons, and what can be done next.
import { adviceFace, answerText } from "../coach/coach-view.js";
import { hasText, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { classMap, html, nothing } from "../../vendor/lit.js";

/** @import { Advice, Problem, ProblemAnswer } from "../../types.js" */

/**
 * @typedef {object} Solution
 * @property {import("../../kit/game.js").Game<any>} game
 * @property {import("../../kit/game.js").Scene} scene
 * @property {import("../../types.js").AskView} ask
 * @property {readonly ProblemAnswer[]} answers the best first
 * @property {readonly string[]} given
 * @property {readonly string[] | null} before the answer in the game; null where there was none
 * @property {Problem} problem
 * @property {boolean} right
 * @property {readonly Advice[] | null} advice null while the coach looks for reasons
 * @property {number} days after which the problem comes again; 0 before that is known
 * @property {unknown} sheet about the selected thing
 * @property {() => void} playOn
 * @property {(() => void) | null} next
 * @property {() => void} leave
 * @property {string} leaveText
 */

/**
 * @param {string} theme
 * @returns {string} its name
 */
export function themeText(theme) {
  const key = `problem-theme-${theme}`;
  return hasText(key) ? t(key) : t("problem-theme-other");
}

/**
 * @param {Problem} problem
 * @param {boolean} own whether it is from an own game
 */
export function noteView({ theme }, own) {
  return html`<p class="problem-note" data-testid="problem">${icon("icon-hint")} <span>${t(own ? "problem-note-own" : "problem-note", { theme: themeText(theme) })}</span></p>`;
}

/** The games by each level in which a problem of the book is played to the end. */
const PLAYED = 300;

/** @param {Solution} solution */
export function solutionView(solution) {
  const { right, sheet, days, problem, advice } = solution;
  // One that an earlier version stored does not say.
  const played = problem.played ?? [];
  return html`<section class="ask replay solution" data-testid="problem-answer" data-right=${String(right)} aria-labelledby="problem-verdict">
    <header class="prompt">
      <h2 id="problem-verdict" tabindex="-1" role="status">${icon(right ? "icon-check" : "icon-hint")} ${t(right ? "problem-right" : "problem-wrong")}</h2>
    </header>
    ${actions(solution)}
    ${sheet ?? html`<section class="thing-sheet coach past" aria-busy=${String(advice === null)}>
      <p class="coach-what">${t("hint-chances")}</p>
      <div class="advice">
        <ol>${answersOf(solution).map((answer) => answerItem(solution, answer))}</ol>
        <p class="coach-how">${t("problem-how", { worlds: problem.worlds, gap: Math.round(problem.gap) })}</p>
        ${played.length > 0 ? html`<p class="coach-how" data-testid="problem-played">${t("problem-played", { games: PLAYED, levels: played.map((level) => t(`player-${level}`)) })}</p>` : nothing}
        ${days > 0 ? html`<p class="coach-how">${t("problem-again", { days })}</p>` : nothing}
      </div>
    </section>`}
  </section>`;
}

/**
 * @param {Solution} solution
 * @returns {readonly (Pick<ProblemAnswer, "options" | "right"> & {chance: number | null})[]} the answers that were searched, and the one given
 */
function answersOf({ answers, given }) {
  if (answers.some(({ options }) => sameOptions(options, given))) return answers;
  return [...answers, { options: [...given], chance: null, right: false }];
}

/**
 * @param {Solution} solution
 * @param {Pick<ProblemAnswer, "options" | "right"> & {chance: number | null}} answer
 */
function answerItem(solution, { options, chance, right }) {
  const { game, scene, ask, advice, given, before } = solution;
  const said = advice?.find((one) => sameOptions(one.options, options));
  const face = { options, chance, reasons: said?.reasons ?? [], why: said?.why ?? null, as_good: false };
  const mine = sameOptions(options, given);
  return html`<li><div class=${classMap({ option: true, played: mine, best: right })} data-testid="problem-option" data-options=${options.join(" ")} data-right=${String(right)}>
    ${adviceFace(game, scene, ask, face)} ${twinHint(solution, options)}
    ${right ? html`<span class="as-played">${icon("icon-star")} ${t("problem-best")}</span>` : nothing}
    ${mine ? html`<span class="as-played">${icon("icon-check")} ${t("problem-mine")}</span>` : nothing}
    ${sameOptions(options, before) ? html`<span class="as-played">${icon("icon-replay")} ${t("problem-before")}</span>` : nothing}
  </div></li>`;
}

/**
 * Draws the hint of an answer whose text another answer has too, such as where a card lies.
 * @param {Solution} solution
 * @param {readonly string[]} options
 */
function twinHint({ game, scene, ask, answers }, options) {
  const text = answerText(game, scene, ask, options);
  const alike = answers.filter((one) => answerText(game, scene, ask, one.options) === text);
  const option = ask.options.find(({ id }) => id === options[0]);
  const hint = alike.length > 1 && option ? game.option(scene, option).hint : null;
  return hint ? html`<span class="reasons"><small>${hint}</small></span>` : nothing;
}

/** @param {Solution} solution */
function actions({ game, scene, ask, answers, playOn, next, leave, leaveText }) {
  const best = answers[0];
  return html`<div class="solution-actions">
    ${next
      ? html`<button class="primary" data-testid="problem-next" @click=${next}>${icon("icon-next")} ${t("problem-next")}</button>`
      : html`<button class="primary" data-testid="problem-done" @click=${leave}>${icon("icon-back")} ${leaveText}</button>`}
    ${best ? html`<button class="plain" data-testid="problem-play-on" @click=${playOn}>${icon("icon-play")}
      ${t("problem-play-on", { answer: answerText(game, scene, ask, best.options) })}</button>` : nothing}
  </div>`;
}

/**
 * @param {readonly string[]} one
 * @param {readonly string[] | null} other
 */
export function sameOptions(one, other) {
  return other !== null && one.length === other.length && one.every((id) => other.includes(id));
}
