// @ts-check
// Installs the page as an app if the browser offers it, and else tells people how to do it.

/** @typedef {Event & {prompt: () => Promise<unknown>, userChoice: Promise<{outcome: string}>}} InstallOffer */

/** @type {InstallOffer | null} */
let offer = null;
/** @type {() => void} */
let changed = () => {};

// The browser's event comes once, and early: keep it until a person wants to install.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {InstallOffer} */ (event);
  changed();
});
addEventListener("appinstalled", () => {
  offer = null;
  changed();
});

/** @param {() => void} onChange called when an offer comes or goes */
export function watchOffers(onChange) {
  changed = onChange;
}

/**
 * `installed`: this is the app. `offered`: a button will do. `by-hand`: on an iPad or iPhone, from the Share menu.
 * `elsewhere`: from the browser's menu, if at all.
 * @returns {"installed" | "offered" | "by-hand" | "elsewhere"}
 */
export function installState() {
  const { standalone } = /** @type {{standalone?: boolean}} */ (navigator);
  if (standalone || matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches) return "installed";
  if (offer) return "offered";
  // Only Apple's tablets and phones know the word.
  return standalone === false ? "by-hand" : "elsewhere";
}

/** @returns {Promise<boolean>} whether the person said yes */
export async function install() {
  if (!offer) return false;
  const asked = offer;
  // It can be used once.
  offer = null;
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  changed();
  return outcome === "accepted";
}
