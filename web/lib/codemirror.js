// @ts-check
// Loads the code editor CodeMirror, which is not in the page's main bundle, when it is first needed.

/** @typedef {typeof import("../vendor/codemirror.js")} CodeMirror */

/** @returns {Promise<CodeMirror>} */
export function loadCodeMirror() {
  return import("../vendor/codemirror.js");
}
