// @ts-check
// Asks mailboxes from a frame with an empty page of the site, whose policy permits them (tools/website/site.py). The policy of the
// page with the game permits no other host: workers inherit it, so no code in a worker reaches a mailbox.
import { BASE_URL } from "../lib/base-url.js";

const PAGE = "peer/mailboxes.html";
// Milliseconds that the page may take to load.
const TIME = 8000;

/** @type {Promise<Window> | null} the window of the frame, once its page is loaded */
let opened = null;

/**
 * As `fetch`; fails as well where the page of the frame does not load, and loads it again at the next call.
 * @param {string} address
 * @param {RequestInit} options
 * @returns {Promise<Response>}
 */
export async function askMailbox(address, options) {
  opened ??= openFrame().catch((error) => {
    opened = null;
    throw error;
  });
  return (await opened).fetch(address, options);
}

/** @returns {Promise<Window>} */
async function openFrame() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  // No script runs in it, whatever a host sends instead of the page.
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.src = new URL(PAGE, BASE_URL).href;
  await new Promise((done) => {
    frame.onload = done;
    setTimeout(done, TIME);
    document.body.append(frame);
  });
  const { contentDocument, contentWindow } = frame;
  // An error page of the browser or of the host has no policy of ours.
  if (contentWindow && contentDocument?.querySelector('meta[http-equiv="Content-Security-Policy"]')) return contentWindow;
  frame.remove();
  throw new Error(`${PAGE} does not load`);
}
