// @ts-check
// Starts a module of the site as a worker under the page's content security policy.
import { locate } from "./runtime.js";

/** What a worker with code of a person may ask: this site only, whatever the page may ask besides (mailboxes). */
const SHUT_POLICY = "connect-src 'self'";

/** @type {HTMLIFrameElement | null} the document with that policy, in which such workers are started */
let shutFrame = null;

/**
 * Starts a module of the site as a worker under the page's policy and `SHUT_POLICY`: a worker from a blob inherits the policy of
 * the document that starts it. Where the page's own policy is as strict, that document is the page.
 * @param {string} path of the module in the site
 * @returns {Worker}
 */
export function startShutWorker(path) {
  if (pagePolicy().includes(`${SHUT_POLICY};`)) return startModuleWorker(path);
  if (!shutFrame?.isConnected) shutFrame = addShutFrame();
  const { contentWindow } = shutFrame;
  const code = `import ${JSON.stringify(locate(path))};\n`;
  const { Worker, URL, Blob } = /** @type {typeof globalThis} */ (/** @type {unknown} */ (contentWindow));
  return new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
}

/** @returns {string} the page's own policy, as the build wrote it */
function pagePolicy() {
  return document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
}

/** @returns {HTMLIFrameElement} an empty document, whose policy is the page's and `SHUT_POLICY` */
function addShutFrame() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "";
  document.body.append(frame);
  const inner = /** @type {Document} */ (frame.contentDocument);
  const policy = inner.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = SHUT_POLICY;
  inner.head.append(policy);
  return frame;
}

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
