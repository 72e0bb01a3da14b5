// @ts-check
// Numbers the answers of a question for those who hear the page, and moves the focus to an answer by its number. A digit alone works
// only where the focus is in the question or on the table, and never answers: screen readers take digits for themselves while they
// read, and hand them on in a control.
import { matches } from "../pattern.js";

const ANSWERS = '[data-testid="option"], [data-testid="option-chosen"]';
const OURS = "ask-prompt";
/** What is named by the question. */
const SAYS = '[aria-labelledby="ask-prompt"]';
const PLACES = ".ask, .board";
/** A key that `keyOf` gives. Other buttons have keys of their own, such as the one for undo. */
const DIGIT = /^(?:Shift\+)?\d$/;

/**
 * Called after each drawing: which answers there are is known only then, since a board draws some of them.
 * @param {ParentNode} root
 */
export function numberOptions(root) {
  for (const left of root.querySelectorAll("[aria-keyshortcuts]")) if (!left.matches(ANSWERS) && matches(DIGIT, left.getAttribute("aria-keyshortcuts") ?? "")) unmark(left);
  const prompt = root.querySelector(`#${OURS}`);
  for (const [at, answer] of [...root.querySelectorAll(ANSWERS)].entries()) {
    const key = keyOf(at);
    if (!key || !prompt) unmark(answer);
    else if (answer.getAttribute("aria-keyshortcuts") !== key) answer.setAttribute("aria-keyshortcuts", key);
    // Elsewhere nothing around an answer says the question.
    if (prompt && !answer.closest(SAYS) && !answer.hasAttribute("aria-describedby")) answer.setAttribute("aria-describedby", OURS);
  }
}

/** @param {Element} answer */
function unmark(answer) {
  answer.removeAttribute("aria-keyshortcuts");
  if (answer.getAttribute("aria-describedby") === OURS) answer.removeAttribute("aria-describedby");
}

/**
 * @param {number} at place among the answers, from 0
 * @returns {string} its key: 1 to 9, 0 for the tenth, with Shift for the next ten; "" for later ones, which Tab reaches
 */
export function keyOf(at) {
  const digit = String((at + 1) % 10);
  return at < 10 ? digit : at < 20 ? `Shift+${digit}` : "";
}

/**
 * @param {Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">} event
 * @returns {string} the key as `keyOf` names it, wherever the digits are on a keyboard; "" for another one
 */
export function digitOf({ code, shiftKey, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey || !matches(/^(?:Digit|Numpad)\d$/, code)) return "";
  return `${shiftKey ? "Shift+" : ""}${code.at(-1)}`;
}

/**
 * Moves the focus to the answer of a digit.
 * @param {ParentNode} root
 * @param {KeyboardEvent} event
 */
export function goToOption(root, event) {
  const key = digitOf(event);
  if (!key || !(event.target instanceof Element) || !event.target.closest(PLACES)) return;
  const answer = root.querySelector(`:is(${ANSWERS})[aria-keyshortcuts="${key}"]`);
  if (!(answer instanceof HTMLElement)) return;
  event.preventDefault();
  answer.focus();
}
