// @ts-check
// Applies the page's theme before the first paint, and loads the rest of the page after it. It is a plain script that the head
// waits for, and reads a copy of the setting in localStorage (see theme.js): a module, or the store of settings, would be too late.
// If a module cannot be loaded, it shows a message.
(() => {
  /** @type {Record<string, string>} colour of the browser's own frame around the page, by theme */
  const FRAMES = { dark: "#171d22", light: "#e9ebe4", contrast: "#000000" };
  /** The fonts that every language uses; a font that comes later would shift the page. */
  const FONTS = ['700 1em "Alegreya"', '500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'];
  const system = [
    { look: "contrast", query: matchMedia("(prefers-contrast: more)") },
    { look: "light", query: matchMedia("(prefers-color-scheme: light)") },
  ];

  let wanted = "";
  try {
    wanted = localStorage.getItem("theme") ?? "";
    const size = localStorage.getItem("text-size") ?? "100";
    if (size !== "100") document.documentElement.dataset["textSize"] = size;
  } catch {
    // Storage may be forbidden.
  }

  function show() {
    const look = wanted in FRAMES ? wanted : (system.find(({ query }) => query.matches)?.look ?? "dark");
    document.documentElement.dataset["theme"] = look;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", FRAMES[look] ?? "");
  }

  for (const { query } of system) query.addEventListener("change", show);
  document.addEventListener("theme", (event) => {
    wanted = String(/** @type {CustomEvent} */ (event).detail);
    show();
  });
  show();

  /** Shows the message in index.html, since without its modules or texts the page has no other words.
   * @param {unknown} reason
   */
  function sayMissing(reason) {
    console.warn(reason);
    document.getElementById("missing-files")?.removeAttribute("hidden");
  }
  addEventListener("start-failed", (event) => sayMissing(/** @type {CustomEvent} */ (event).detail));
  // A module, or one that it imports, cannot be loaded. Such events do not bubble, so they are captured.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && sayMissing(target.src), true);

  /** Has the browser ask for the rest of the page: fonts, the other style sheets, the modules. */
  function next() {
    const rest = document.getElementById("next");
    if (!(rest instanceof HTMLTemplateElement)) return;
    rest.remove();
    document.head.append(rest.content);
    for (const font of FONTS) document.fonts.load(font).catch(() => {});
  }

  /** @returns {boolean} whether all files are on the device: then loading the rest does not delay the first paint */
  function kept() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      // Some browsers throw if service workers are forbidden.
      return false;
    }
  }

  // On a slow network, requests for the rest would delay the few files that the first paint needs.
  let painted = false;
  requestAnimationFrame(() => setTimeout(() => {
    painted = true;
    next();
  }));
  // A browser may paint late or, in a hidden tab, not at all.
  addEventListener("DOMContentLoaded", () => (painted || kept() || document.hidden ? next() : setTimeout(next, 300)));
})();
