// @ts-check
// Watches what the page asks of the browser's storage, which may not answer for minutes: a suspended page, for one, keeps its
// transaction open. What has waited too long is told, and told again once it is answered.

/** Milliseconds after which the page says that it waits. */
export const PATIENCE = 5000;
/** A timer that fires later than this was stopped with the whole device, so the browser has had no time to answer either. */
const MOST_DELAY = 1000;

/** What is waited for: `write` until it is stored, `read` for anything else. @typedef {"read" | "write"} Kind */

/** @type {Set<{kind: Kind}>} the operations that have waited too long */
const overdue = new Set();
let listener = () => {};

/** @param {() => void} listen is called whenever an operation becomes overdue, and when such a one is answered */
export function onOverdue(listen) {
  listener = listen;
}

/** @returns {Readonly<Record<Kind, number>>} how many operations of each kind have waited too long and wait still */
export function countOverdue() {
  const kinds = [...overdue].map(({ kind }) => kind);
  const write = kinds.filter((kind) => kind === "write").length;
  return { read: kinds.length - write, write };
}

/**
 * Does an operation that may never be answered. It is not given up: its answer counts whenever it comes.
 * @template T
 * @param {Kind} kind
 * @param {(late: Promise<void>) => Promise<T>} work `late` resolves once the operation has waited too long
 * @returns {Promise<T>}
 */
export async function watched(kind, work) {
  const operation = { kind };
  const { late, stop } = patience();
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

/** @returns {{late: Promise<void>, stop: () => void}} `late` resolves when an answer has been waited for too long, unless stopped before */
export function patience() {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
    const start = () => {
      const due = Date.now() + PATIENCE;
      timer = setTimeout(() => (Date.now() > due + MOST_DELAY ? start() : resolve()), PATIENCE);
    };
    start();
  });
  return { late, stop: () => clearTimeout(timer) };
}
