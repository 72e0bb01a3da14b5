// @ts-check
// Zooms the page of a big screen, so that it can be read from three metres.

/** The window size without zoom; a larger window shows the same content, zoomed. */
const WIDTH = 1100;
const HEIGHT = 620;

/**
 * Zooms the page to the window until the returned function is called.
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
