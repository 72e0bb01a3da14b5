// @ts-check
// Limits how often work runs: `throttle` and `oncePerFrame` for frequent calls, `yieldToBrowser` between pieces of long work,
// `afterPromises` for work that lets promises of the same task go first.

/** @returns {Promise<void>} resolves once the browser had time to draw or to answer a press */
export function yieldToBrowser() {
  return new Promise((resolve) => setTimeout(resolve));
}

// More turns of promises than an answer takes from a press to the engine's worker, which is two.
const TURNS = 30;

/**
 * Runs `work` after the promises that go on meanwhile, but in this task: what a person can press is never as it was before.
 * @param {() => void} work
 */
export async function afterPromises(work) {
  for (let turn = 0; turn < TURNS; turn += 1) await null;
  work();
}

/**
 * Limits `work` to one run in `time`. A call that comes too early causes one run later, so the last call always has an effect.
 * @param {() => void} work
 * @param {number} time the least milliseconds between two runs
 * @returns {() => void} runs the work at once, or schedules one run for later
 */
export function throttle(work, time) {
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

/**
 * Joins all calls before the next frame into one run of `work` in that frame. For work that reads the layout.
 * @param {() => void} work
 * @returns {() => void} schedules the run
 */
export function oncePerFrame(work) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      work();
    });
  };
}
