// @ts-check
// Numbers the answers of a question for those who hear the page, and moves the focus to an answer by its number. A digit alone works
// only where the focus is in the question or on the table, and never answers: screen readers take digits for themselves while they
// read, and hand them on in a control.
import { joined, labelled } from "../i18n.js";
import { matches } from "../pattern.js";

const ANSWERS = '[data-testid="option"], [data-testid="option-chosen"]';
const OURS = "ask-prompt";
const OUR_PARTS = "ask-parts";
/** What is named by the question. */
const SAYS = '[aria-labelledby~="ask-prompt"]';
/** As many answers as digits reach alone. Of more, the question says where each part begins. */
const FEW = 10;
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
  const answers = [...root.querySelectorAll(ANSWERS)];
  tellParts(root, answers);
  for (const [at, answer] of answers.entries()) {
    const key = keyOf(at);
    if (!prompt) unmark(answer);
    else if (answer.getAttribute("aria-keyshortcuts") !== key) answer.setAttribute("aria-keyshortcuts", key);
    // Elsewhere nothing around an answer says the question.
    if (prompt && !answer.closest(SAYS) && !answer.hasAttribute("aria-describedby")) answer.setAttribute("aria-describedby", OURS);
    if (prompt) describe(answer, at === 0 && !answer.closest(SAYS));
  }
}

/**
 * Says the parts behind the question where the focus comes first: every answer on a board says the question.
 * @param {Element} answer
 * @param {boolean} first
 */
function describe(answer, first) {
  const said = (answer.getAttribute("aria-describedby") ?? "").split(" ");
  if (said.includes(OUR_PARTS) === first) return;
  const others = said.filter((id) => id !== OUR_PARTS);
  answer.setAttribute("aria-describedby", (first ? others.flatMap((id) => (id === OURS ? [OURS, OUR_PARTS] : [id])) : others).join(" "));
}

/**
 * @param {ParentNode} root
 * @param {readonly Element[]} answers
 */
function tellParts(root, answers) {
  const told = root.querySelector(`#${OUR_PARTS}`);
  const text = partsText(answers.map((answer) => answer.closest("[data-part]")?.getAttribute("data-part") ?? ""));
  if (told && told.textContent !== text) told.textContent = text;
}

/**
 * @param {readonly string[]} parts of the answers in order, such as their owner; "" for an answer that is in none
 * @returns {string} the number with which each part begins, and its name, as in "1: Agnes; 4: Bertram"; "" for few answers
 */
export function partsText(parts) {
  const begun = [...parts.entries()].filter(([at, part]) => part !== parts[at - 1]);
  if (parts.length <= FEW || begun.length < 2) return "";
  return joined("join-commas", begun.map(([at, part]) => (part ? labelled(String(at + 1), part) : "")));
}

/** @param {Element} answer */
function unmark(answer) {
  answer.removeAttribute("aria-keyshortcuts");
  describe(answer, false);
  if (answer.getAttribute("aria-describedby") === OURS) answer.removeAttribute("aria-describedby");
}

/**
 * @param {number} at place among the answers, from 0
 * @returns {string} its key: 1 to 9, 0 for the tenth, the same with Shift for each ten after them
 */
export function keyOf(at) {
  const digit = String((at + 1) % 10);
  return at < FEW ? digit : `Shift+${digit}`;
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
 * Moves the focus to the answer of a digit; of several, as from the twenty-first on, each press goes ten further, at any speed.
 * @param {ParentNode} root
 * @param {KeyboardEvent} event
 */
export function goToOption(root, event) {
  const key = digitOf(event);
  if (!key || !(event.target instanceof Element) || !event.target.closest(PLACES)) return;
  const answers = [...root.querySelectorAll(`:is(${ANSWERS})[aria-keyshortcuts="${key}"]`)].filter((one) => one instanceof HTMLElement);
  if (answers.length === 0) return;
  event.preventDefault();
  answers[(answers.findIndex((one) => one === document.activeElement) + 1) % answers.length]?.focus();
}
