// @ts-check
// Draws a question about what the pieces on a real table do not show, with its answers, and says what is odd.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";

/** @import { RealQuestion } from "../../types.js" */
/** @import { ScorePart } from "./score.js" */

/** Numbers up to here are answered by one press. */
const QUICK = 10;

/**
 * @param {ScorePart} score
 * @param {RealQuestion} question
 * @param {import("../../kit/companion.js").Companion} companion
 * @param {import("./real-set.js").RealSet} set
 */
export function questionView(score, question, companion, set) {
  const { id, seat, at, needed } = question;
  const piece = seat === null || at === null ? "" : companion.face(score.seats[seat]?.pieces[at]?.id ?? "", set.edition).name;
  const title = t(`real-ask-${id}`, { name: seat === null ? "" : (score.names[seat] ?? ""), piece });
  return html`<fieldset class="real-question" data-testid="real-question" data-question=${id} data-seat=${seat ?? ""} data-at=${at ?? ""} data-needed=${String(needed)}>
    <legend>${title} ${needed ? html`<em>${t("real-needed")}</em>` : nothing}</legend>
    <div class="real-answers">${answers(score, question)}</div>
  </fieldset>`;
}

/**
 * @param {ScorePart} score
 * @param {RealQuestion} question
 */
function answers(score, question) {
  const { answer, choices, now, told, most } = question;
  if (answer === "number") return numbers(score, question);
  if (answer === "yes") {
    return [1, 0].map((value) => button(score, question, value, t(value ? "real-yes" : "real-no"), told && now === value));
  }
  if (answer === "one") return choices.map((value) => button(score, question, value, value === 0 ? t("real-none") : t("real-number", { value }), (told || value !== 0) && now === value));
  const toggled = (/** @type {number} */ seat) => (most === 1 ? 1 << seat : now ^ (1 << seat));
  return [
    ...choices.map((seat) => button(score, question, toggled(seat), score.names[seat] ?? "", (now >> seat) % 2 === 1)),
    button(score, question, 0, t("real-no-player"), told && now === 0),
  ];
}

/**
 * @param {ScorePart} score
 * @param {RealQuestion} question
 */
function numbers(score, question) {
  const { most, now, told, id } = question;
  const type = (/** @type {Event} */ event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
    if (Number.isSafeInteger(value) && value >= 0 && value <= most) score.answer(question, value);
  };
  return [
    ...Array.from({ length: QUICK + 1 }, (_, value) => button(score, question, value, t("real-number", { value }), told && now === value)),
    html`<input class="real-more" type="number" inputmode="numeric" min="0" max=${most} aria-label=${t("real-more")} placeholder=${t("real-more")}
      data-testid="real-number" data-question=${id} .value=${told && now > QUICK ? String(now) : ""} @change=${type} />`,
  ];
}

/**
 * @param {ScorePart} score
 * @param {RealQuestion} question
 * @param {number} value
 * @param {string} text
 * @param {boolean} pressed
 */
function button(score, question, value, text, pressed) {
  return html`<button type="button" data-testid="real-answer" data-question=${question.id} data-value=${value} aria-pressed=${String(pressed)} @click=${() => score.answer(question, value)}>${text}</button>`;
}

/**
 * @param {import("../../types.js").RealDoubt} doubt
 * @param {import("../../kit/companion.js").Companion} companion
 * @param {import("./real-set.js").RealSet} set
 * @param {readonly string[]} names
 */
export function doubtText({ id, seat, piece, count, most }, companion, set, names) {
  const name = piece ? companion.face(piece, set.edition).name : "";
  return t(`real-doubt-${id}`, { piece: name, count, most, name: seat === null ? "" : (names[seat] ?? "") });
}
