// @ts-check
// Loads CodeMirror, which is a file of its own, when it is first wanted.

/** @typedef {typeof import("../vendor/codemirror.js")} CodeMirror */

/** @returns {Promise<CodeMirror>} */
export function loadCodeMirror() {
  return import("../vendor/codemirror.js");
}
