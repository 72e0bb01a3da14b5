// @ts-check
// Notices letters that a person has set further apart, by a style sheet of their own: the width of names on cards is estimated, so that
// the style sheet has to know. A probe tells of it without a look at the page at each drawing.

/** The usual width of a letter, in em. */
const LETTER = 0.53;

export function followLetterSpacing() {
  const probe = document.createElement("span");
  probe.className = "letter-probe";
  probe.setAttribute("aria-hidden", "true");
  document.body.append(probe);
  let known = 1;
  new ResizeObserver(() => {
    const apart = apartOf(getComputedStyle(probe));
    if (apart === known) return;
    known = apart;
    document.documentElement.style.setProperty("--apart", String(apart));
  }).observe(probe);
}

/**
 * @param {Pick<CSSStyleDeclaration, "letterSpacing" | "fontSize">} style
 * @returns {number} how much wider words are than usual
 */
export function apartOf({ letterSpacing, fontSize }) {
  const more = (parseFloat(letterSpacing) || 0) / parseFloat(fontSize);
  return 1 + Math.max(0, more) / LETTER;
}
