// @ts-check
// Starts a module of the site as a worker that is bound by the page's content policy.
import { locate } from "./runtime.js";

/**
 * A worker that is loaded from an address has its own policy, which a static host cannot send: it could ask any other host, and
 * `eval`. One from a blob inherits the page's; the blob imports the module.
 * @param {string} path of the module in the site
 * @returns {Worker}
 */
export function startModuleWorker(path) {
  const code = `import ${JSON.stringify(locate(path))};\n`;
  // The blob stays: a browser may read it later than this function returns.
  return new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
}
