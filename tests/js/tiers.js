// @ts-check
// What a push leaves to the night, and why: docs/night.md is made from these reasons (tests/tiers.py).

/**
 * @template T
 * @param {T} everything at night
 * @param {T} onPush on a push
 * @param {string} reason why that is enough there
 */
export function sampled(everything, onPush, reason) {
  if (!reason.trim()) throw new Error("say why a push may leave this out");
  return process.env["CITADELS_EVERYTHING"] ? everything : onPush;
}
