// @ts-check
// Draws the page of a big screen larger, so that it is read from three metres.

/** The window at which the page has its usual size: a larger one shows the same, larger. */
const WIDTH = 1100;
const HEIGHT = 620;

/**
 * Has the page fill the window of a big screen until the returned function is called.
 * @returns {() => void}
 */
export function fillScreen() {
  const { style } = document.body;
  // A browser without zoom shows the page in its usual size.
  if (!CSS.supports("zoom", "2")) return () => {};
  const fit = () => {
    const zoom = Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
    style.setProperty("--zoom", zoom.toFixed(3));
  };
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.removeProperty("--zoom");
  };
}
