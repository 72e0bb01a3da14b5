// @ts-check
// Reads what the live regions of the page tell, as a screen reader hears it: what is new in a region that was there before.

const REGION = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]:not([aria-live="off"])';
const SILENT = '[aria-hidden="true"], [inert], [hidden]';
/** What all people at a device may hear. */
const ALOUD = "[data-aloud]";

export class ToldRegions {
  /**
   * @param {(text: string) => void} say
   * @param {() => "all" | "shared" | "nothing"} allowed what may be said: only what all people at this device know, or nothing
   */
  constructor(say, allowed) {
    this.say = say;
    this.allowed = allowed;
    /** @type {WeakSet<Element>} */
    this.known = new WeakSet();
    /** The lines of the log that several people have heard together: each of them is told them again, for a screen reader. @type {Set<string>} */
    this.shared = new Set();
    this.observer = new MutationObserver((changes) => this.heard(changes));
  }

  start() {
    for (const region of document.querySelectorAll(REGION)) this.known.add(region);
    this.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  stop() {
    this.observer.disconnect();
  }

  /** @param {readonly MutationRecord[]} changes */
  heard(changes) {
    /** @type {Set<Element>} */
    const told = new Set();
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGION);
      if (!element || !region?.isConnected || !this.known.has(region) || !isTold(region)) continue;
      if (region.getAttribute("role") !== "log") told.add(region);
      else for (const node of type === "characterData" ? [element] : addedNodes) if (node instanceof Element && node.isConnected) told.add(node);
    }
    for (const region of document.querySelectorAll(REGION)) {
      if (!this.known.has(region) && region.matches('[role="alert"]') && isTold(region)) told.add(region);
      this.known.add(region);
    }
    for (const element of inOrder(told)) this.tell(element);
  }

  /** @param {Element} element */
  tell(element) {
    const allowed = this.allowed();
    if (allowed === "nothing" || (allowed === "shared" && !element.closest(ALOUD))) return;
    const text = element.getAttribute("data-say") ?? textOf(element);
    const moment = element.getAttribute("data-moment");
    const line = allowed === "shared" && moment ? `${moment} ${text}` : "";
    if (!text || this.shared.has(line)) return;
    if (line) this.shared.add(line);
    this.say(text);
  }
}

/**
 * @param {Set<Element>} elements
 * @returns {Element[]} in the order of the page, without those inside another
 */
function inOrder(elements) {
  const all = [...elements].filter((one) => ![...elements].some((other) => other !== one && other.contains(one)));
  return all.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** @param {Element} region */
function isTold(region) {
  if (region.closest(SILENT) || !region.checkVisibility({ visibilityProperty: true })) return false;
  return !document.querySelector("dialog:modal") || region.closest("dialog") !== null;
}

/**
 * @param {Node} node
 * @returns {string} its words; blocks are apart
 */
function textOf(node) {
  const text = (/** @type {Node} */ one) => {
    if (one instanceof Text) return one.data;
    if (!(one instanceof HTMLElement) || one.matches(SILENT)) return "";
    /** @type {string} */
    const inner = [...one.childNodes].map(text).join("");
    return getComputedStyle(one).display.startsWith("inline") ? inner : ` ${inner} `;
  };
  return text(node).replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
}
