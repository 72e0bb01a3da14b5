// @ts-check
// Passes on that a store refused to write, for writes that go on in the background and whose callers have nothing to say.

/** @type {(error: unknown) => void} */
let listener = () => {};

/** @param {(error: unknown) => void} listen is told each refusal from now on */
export function onRefusal(listen) {
  listener = listen;
}

/** @param {unknown} error of the write */
export function refused(error) {
  listener(error);
}
