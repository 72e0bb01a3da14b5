// @ts-check
// Puts the page's look on before anything is drawn: a plain script that the head waits for, since a module would come too
// late, and the store of settings answers too late. Hence the copy of that one setting in localStorage; see theme.js.
// And lets everything else come once there is a picture; where that does not come, it says so.
(() => {
  /** @type {Record<string, string>} colour of the browser's own frame around the page, by look */
  const FRAMES = { dark: "#171d22", light: "#e9ebe4", contrast: "#000000" };
  /** What is written in every language: else the page would move when they come. */
  const FONTS = ['700 1em "Alegreya"', '500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'];
  const system = [
    { look: "contrast", query: matchMedia("(prefers-contrast: more)") },
    { look: "light", query: matchMedia("(prefers-color-scheme: light)") },
  ];

  let wanted = "";
  try {
    wanted = localStorage.getItem("theme") ?? "";
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

  /** Without its modules or its texts the page has no words of its own: these stand in the page itself.
   * @param {unknown} reason
   */
  function sayMissing(reason) {
    console.warn(reason);
    document.getElementById("missing-files")?.removeAttribute("hidden");
  }
  addEventListener("start-failed", (event) => sayMissing(/** @type {CustomEvent} */ (event).detail));
  // A module that cannot be had, or one that it imports. Such events do not bubble.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && sayMissing(target.src), true);

  /** Has the browser ask for the rest of the page: fonts, the other style sheets, the modules. */
  function next() {
    const rest = document.getElementById("next");
    if (!(rest instanceof HTMLTemplateElement)) return;
    rest.remove();
    document.head.append(rest.content);
    for (const font of FONTS) document.fonts.load(font).catch(() => {});
  }

  /** @returns {boolean} whether all files are on the device: then they keep nothing back */
  function kept() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      // Some browsers throw where they forbid it.
      return false;
    }
  }

  // On a slow network whatever is asked for at the same time shares it with the little that the first picture needs.
  let painted = false;
  requestAnimationFrame(() => setTimeout(() => {
    painted = true;
    next();
  }));
  // A browser may paint later than it could, or not at all: a hidden tab.
  addEventListener("DOMContentLoaded", () => (painted || kept() || document.hidden ? next() : setTimeout(next, 300)));
})();
