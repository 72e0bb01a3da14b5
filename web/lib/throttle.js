// @ts-check
// When work is done: seldom, where it is asked for far more often than anybody can see, such as drawing how many bytes have
// come; in pieces, where all at once would keep a press waiting.

/** @returns {Promise<void>} ends once the browser had an opportunity to do something else: to draw, to answer a press */
export function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * @param {() => void} work
 * @param {number} time milliseconds between two times that it is done, at least
 * @returns {() => void} has it done at once where that is long enough ago, else once when it will be
 */
export function seldom(work, time) {
  let last = -Infinity;
  let waiting = false;
  const now = () => {
    waiting = false;
    last = performance.now();
    work();
  };
  return () => {
    if (waiting) return;
    const left = last + time - performance.now();
    if (left <= 0) return now();
    waiting = true;
    setTimeout(now, left);
  };
}
