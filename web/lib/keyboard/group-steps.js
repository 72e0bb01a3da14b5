// @ts-check
// Lets one switch, or two keys, answer any question in few presses, for a person who has chosen it: Tab goes from one group of answers
// to the next, Enter opens the group, and answers where only one is left.

/** The answers that can be given now. */
const ANSWERS = '[data-testid="option"]:enabled, [data-testid="option-chosen"]:enabled';
const MARK = "data-group-step";
/** Groups inside groups: more than a question with a hundred answers needs. */
const LEVELS = [1, 2, 3, 4];

/** A part of the answers, by place: `to` is the first after it. @typedef {{from: number, to: number}} Part */

/** The groups that are open, the innermost last; they belong to the answers `asked`. @type {Part[]} */
let open = [];
let asked = "";

/** @returns {boolean} whether the person at this device has chosen it */
const isOn = () => document.documentElement.dataset["steps"] === "groups";

/**
 * @param {number} count of answers
 * @returns {number} the size of a group with which the answer that is furthest takes the fewest presses; 1: no groups
 */
export function groupSize(count) {
  const ways = LEVELS.map((levels) => ({ levels, groups: Math.ceil(count ** (1 / levels)) }));
  const { groups } = ways.reduce((best, one) => (one.levels * one.groups < best.levels * best.groups ? one : best));
  return Math.max(1, Math.ceil(count / Math.max(1, groups)));
}

/**
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
const answersIn = (root) => [...root.querySelectorAll(ANSWERS)].filter((one) => one instanceof HTMLElement).filter((one) => one.checkVisibility());

/**
 * @param {readonly HTMLElement[]} answers
 * @param {number} at the answer that has the focus
 * @returns {Part} the part that Tab goes through: all of them, or the open group
 */
function partOf(answers, at) {
  const now = answers.map((one) => one.dataset["option"]).join(" ");
  if (now !== asked) open = [];
  asked = now;
  while (open.length > 0 && !holds(/** @type {Part} */ (open.at(-1)), at)) open.pop();
  return open.at(-1) ?? { from: 0, to: answers.length };
}

/** @param {Part} part @param {number} at */
const holds = ({ from, to }, at) => at >= from && at < to;

/**
 * @param {Part} part
 * @param {number} at
 * @returns {Part} the group of the part that begins with this answer; this answer alone if none does
 */
function groupAt({ from, to }, at) {
  const size = groupSize(to - from);
  return { from: at, to: (at - from) % size === 0 ? Math.min(at + size, to) : at + 1 };
}

/**
 * @param {ParentNode} root
 * @param {KeyboardEvent} event
 */
export function stepByGroups(root, event) {
  if (!isOn() || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  const answers = answersIn(root);
  const at = answers.findIndex((one) => one === document.activeElement);
  if (at < 0) return;
  if (event.key === "Tab") goOn(answers, at, event);
  if (event.key === "Enter" || event.key === " ") openGroup(answers, at, event);
  markGroup(root);
}

/**
 * Goes to the next group, out of one that ends here; after the last one the browser goes on as usual.
 * @param {readonly HTMLElement[]} answers
 * @param {number} at
 * @param {KeyboardEvent} event
 */
function goOn(answers, at, event) {
  for (let part = partOf(answers, at); ; part = open.at(-1) ?? { from: 0, to: answers.length }) {
    const size = groupSize(part.to - part.from);
    const next = at - ((at - part.from) % size) + size;
    if (next < part.to) {
      event.preventDefault();
      return answers[next]?.focus();
    }
    if (!open.pop()) return answers.at(-1)?.focus();
  }
}

/**
 * @param {readonly HTMLElement[]} answers
 * @param {number} at
 * @param {KeyboardEvent} event
 */
function openGroup(answers, at, event) {
  const group = groupAt(partOf(answers, at), at);
  if (group.to - group.from === 1) return void (open = []);
  event.preventDefault();
  open.push(group);
}

/**
 * Marks the answers that Enter would open as a group. Called after each drawing, and where the focus has moved.
 * @param {ParentNode} root
 */
export function markGroup(root) {
  const answers = isOn() ? answersIn(root) : [];
  const at = answers.findIndex((one) => one === document.activeElement);
  const { from, to } = at < 0 ? { from: 0, to: 0 } : groupAt(partOf(answers, at), at);
  const marked = new Set(to - from > 1 ? answers.slice(from, to) : []);
  for (const left of root.querySelectorAll(`[${MARK}]`)) if (!marked.has(/** @type {HTMLElement} */ (left))) left.removeAttribute(MARK);
  for (const one of marked) one.setAttribute(MARK, "");
}
