// @ts-check
// Puts the page's look on before anything is drawn: a plain script that the head waits for, since a module would come too
// late, and the store of settings answers too late. Hence the copy of that one setting in localStorage; see theme.js.
(() => {
  /** @type {Record<string, string>} colour of the browser's own frame around the page, by look */
  const FRAMES = { dark: "#171d22", light: "#e9ebe4", contrast: "#000000" };
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
})();
