// @ts-check
// Watches what the page asks of its engine, of the browser's storage and of files, which may not answer for minutes: a suspended
// page, for one, keeps its transaction open. What has waited too long is told, and told again once it is answered.

/** Milliseconds after which the page says that it waits for the storage. */
export const PATIENCE = 5000;
/** The same for an answer of the engine, which calculates: on an old device for some seconds. */
export const PATIENCE_WITH_ENGINE = 10_000;
/** The same for a step of the engine's start, which may download much. */
export const PATIENCE_WITH_START = 30_000;
/** The same for a file, which may come from a disk that sleeps, or from a cloud. */
export const PATIENCE_WITH_FILES = 20_000;
/** A timer that fires later than this was stopped with the whole device, so nothing has had time to answer either. */
const MOST_DELAY = 1000;

/**
 * What is waited for: `write` until it is stored, `read` for anything else of the browser; `engine` for an answer, `start` for its start.
 * @typedef {"read" | "write" | "engine" | "start"} Kind
 */

/** @type {Set<{kind: Kind}>} the operations that have waited too long */
const overdue = new Set();
let listener = () => {};

/** @param {() => void} listen is called whenever an operation becomes overdue, and when such a one is answered */
export function onOverdue(listen) {
  listener = listen;
}

/** @returns {Readonly<Record<Kind, number>>} how many operations of each kind have waited too long and wait still */
export function countOverdue() {
  const count = { read: 0, write: 0, engine: 0, start: 0 };
  for (const { kind } of overdue) count[kind] += 1;
  return count;
}

/**
 * Does an operation that may never be answered. It is not given up: its answer counts whenever it comes.
 * @template T
 * @param {Kind} kind
 * @param {(late: Promise<void>) => Promise<T>} work `late` resolves once the operation has waited too long
 * @param {number} [milliseconds] that it may take
 * @returns {Promise<T>}
 */
export async function watched(kind, work, milliseconds = PATIENCE) {
  const operation = { kind };
  const { late, stop } = patience(milliseconds);
  const told = late.then(() => {
    overdue.add(operation);
    listener();
  });
  try {
    return await work(told);
  } finally {
    stop();
    if (overdue.delete(operation)) listener();
  }
}

/**
 * Watches something that goes in steps, each of which may never come.
 * @param {Kind} kind
 * @param {number} milliseconds that a step may take
 * @returns {{step: () => void, end: () => void}} call `step` at each, and `end` after the last one
 */
export function watchSteps(kind, milliseconds) {
  let end = () => {};
  const step = () => {
    end();
    void watched(kind, () => new Promise((/** @type {(nothing: void) => void} */ done) => (end = done)), milliseconds);
  };
  step();
  return { step, end: () => end() };
}

/**
 * @template T
 * @param {Promise<T>} answer which is given up where it comes too late
 * @param {() => Error} error what is thrown then
 * @param {number} [milliseconds]
 * @returns {Promise<T>}
 */
export async function inTime(answer, error, milliseconds = PATIENCE_WITH_FILES) {
  const { late, stop } = patience(milliseconds);
  try {
    return await Promise.race([answer, late.then(() => Promise.reject(error()))]);
  } finally {
    stop();
  }
}

/**
 * @param {number} [milliseconds]
 * @returns {{late: Promise<void>, stop: () => void}} `late` resolves when an answer has been waited for too long, unless stopped before
 */
export function patience(milliseconds = PATIENCE) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
    const start = () => {
      const due = Date.now() + milliseconds;
      timer = setTimeout(() => (Date.now() > due + MOST_DELAY ? start() : resolve()), milliseconds);
    };
    start();
  });
  return { late, stop: () => clearTimeout(timer) };
}
