// @ts-check
// Starts a module of the site as a worker under the page's content security policy.
import { locate } from "./runtime.js";

/**
 * Starts the worker from a blob that imports the module: such a worker inherits the page's policy. A worker that is loaded from
 * an address has the policy of its own response headers, and a static host sends none. It could call `eval` and other hosts.
 * @param {string} path of the module in the site
 * @returns {Worker}
 */
export function startModuleWorker(path) {
  const code = `import ${JSON.stringify(locate(path))};\n`;
  // The blob's address is not revoked: a browser may read it after this function has returned.
  return new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
}
