"""Measures how crowded a screen is: controls over one another or off the screen, broken words, cut or small texts."""

from playwright.sync_api import Page

SIZES = (
    *((1180, 820), (390, 844), (820, 1180), (1024, 768), (1440, 900), (1920, 1080), (844, 390), (667, 375)),
    # The narrowest phones.
    *((360, 740), (320, 568)),
    # 1180x820 and 1440x900 at 200 % zoom.
    *((590, 410), (720, 450)),
)
# What a player must be able to read: the question, its options with their costs, the own hand and gold.
MUST_READ = ", ".join(
    (
        *(".prompt h2", ".prompt .count", ".picked li", ".divider", ".spread-group h3"),
        *(".option", ".option-face", ".spread-face", ".rival", ".owner", ".fold"),
        *(
            ".cards .name",
            ".cards .cost",
            ".own-cards li",
            ".seat.own .gold-count",
            ".role",
            ".thing-sheet h3",
            ".tabs button",
        ),
    )
)
# In pixels: no text is set in smaller letters at a text size of 100 %.
SMALLEST = 11
# Sets the size of letters, in per cent, as a choice in the settings does.
SET_LETTERS = """(share) => {
  if (share === 100) delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = share;
  dispatchEvent(new Event("resize"));
}"""
# Runs in the page. Only the visible part of a box counts: what a list can scroll into view is not off the screen.
MEASURE = r"""([mustRead, smallest]) => {
  const faults = new Set();
  // Above 1600 px all grows with the screen.
  const grown = innerWidth > 1600 && innerHeight > 700 ? Math.max(1, Math.min(innerWidth / 1600, innerHeight / 900)) : 1;
  const root = document.querySelector("dialog[open]") ?? document.querySelector("#app");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (one) => `${one.className.baseVal ?? (one.className || one.tagName)} "${(one.innerText || one.ariaLabel || "").trim().replace(/\s+/g, " ").slice(0, 24)}"`;
  const overlap = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const empty = ({ left, top, right, bottom }) => right - left < 2 || bottom - top < 2;
  // Texts only for screen readers are clipped to nothing.
  const visible = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = one; at && at !== root; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return false;
    return true;
  };
  // A sticky element at the end of a list covers what is scrolled below it, as the edge of the list does.
  const edgeOf = (list, one) => {
    const { left, top, right, bottom } = list.getBoundingClientRect();
    const stays = [...list.children].filter((part) => getComputedStyle(part).position === "sticky" && !part.contains(one));
    return { left, top, right, bottom: Math.min(bottom, ...stays.map((part) => part.getBoundingClientRect().top)) };
  };
  // The part of a box that its ancestors do not clip; `lost`: how many pixels of it cannot be scrolled into view.
  const clipped = (one, whole) => {
    let box = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom }, lost = { across: 0, along: 0 };
    let place = getComputedStyle(one).position;
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      if (place === "fixed") break;
      const style = getComputedStyle(at);
      if (place === "absolute" && style.position === "static" && style.containerType === "normal" && style.transform === "none" && style.filter === "none") continue;
      place = style.position;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = edgeOf(at, one);
      if (style.overflowX !== "visible") {
        if (!["auto", "scroll"].includes(style.overflowX)) lost.across = Math.max(lost.across, edge.left - box.left, box.right - edge.right);
        box = { ...box, left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right) };
      }
      if (style.overflowY !== "visible") {
        if (!["auto", "scroll"].includes(style.overflowY)) lost.along = Math.max(lost.along, edge.top - box.top, box.bottom - edge.bottom);
        box = { ...box, top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
      }
    }
    if (!empty(box)) {
      lost.across = Math.max(lost.across, -box.left, box.right - innerWidth);
      lost.along = Math.max(lost.along, -box.top, box.bottom - innerHeight);
    }
    return { box: overlap(box, screen), lost };
  };
  const CONTROL = "button, select, input, a[href], summary, [role=button], [tabindex='0']";
  const controls = [...root.querySelectorAll(CONTROL)].filter(visible).map((one) => ({ one, ...clipped(one, one.getBoundingClientRect()) }));
  for (const { one, box, lost } of controls) {
    if (lost.across > 2 || lost.along > 2) faults.add(`off: ${name(one)}`);
  }
  // Cards of a hand overlap like a fan; a button on a house overlaps its own house.
  const together = (a, b) => a.contains(b) || b.contains(a) || (a.closest(".cards") && b.closest(".cards")) || (a.closest(".lot") && a.closest(".lot") === b.closest(".lot"));
  const fan = (one) => one.closest(".cards");
  // Cards of a question, sheets and notices cover the table on purpose.
  const layer = (part) => part.closest(".ask.spread, .thing-sheet, .story-card, .toast, dialog");
  const near = controls.filter(({ box }) => !empty(box));
  near.forEach(({ one, box }, at) => near.slice(at + 1).forEach(({ one: other, box: beside }) => {
    const both = overlap(box, beside);
    if (layer(one) !== layer(other) || together(one, other)) return;
    if (Math.min(both.right - both.left, both.bottom - both.top) > 4) faults.add(`over: ${name(other)} / ${name(one)}`);
  }));
  // Words that are small, broken, leave their button, are cut or are covered.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !visible(parent)) continue;
    const must = parent.closest(mustRead);
    const whole = parent.closest(CONTROL) ?? parent;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b\/–—-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      // The hyphen that is drawn at a soft hyphen counts as a part of what follows it.
      if (text.data[index - 1] === "\u00ad" && rects.length > 1) rects.shift();
      if (rects.length === 0) continue;
      const [first] = rects, last = rects.at(-1);
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < smallest * grown - 0.01) faults.add(`small: ${word}, ${size.toFixed(1)} px, in ${name(whole)}`);
      if (last.top - first.top > first.height / 2) faults.add(`broken: ${word} in ${name(whole)}`);
      const frame = parent.closest("button");
      if (frame && !fan(frame) && (must || getComputedStyle(parent).textOverflow !== "ellipsis")) {
        const { left, top, right, bottom } = frame.getBoundingClientRect();
        if (rects.some((rect) => rect.left < left - 2 || rect.right > right + 2 || rect.top + rect.height / 2 < top || rect.bottom - rect.height / 2 > bottom)) faults.add(`leaves: ${word} in ${name(frame)}`);
      }
      if (!must) continue;
      const slack = first.height * 0.3;
      for (const rect of rects) {
        const { box, lost } = clipped(parent, { left: rect.left, right: rect.right, top: rect.top + slack, bottom: rect.bottom - slack });
        const clip = getComputedStyle(parent), edge = parent.getBoundingClientRect();
        const self = clip.overflowX !== "visible" && clip.display !== "inline" ? Math.max(rect.right - edge.right, edge.left - rect.left, rect.bottom - slack - edge.bottom) : 0;
        if (lost.across > 2 || lost.along > 1 || self > 1.5) { faults.add(`cut: ${word} in ${name(must)}`); continue; }
        if (empty(box)) continue;
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const same = hit && (hit.contains(parent) || parent.contains(hit) || must.contains(hit) || hit.closest(CONTROL)?.contains(parent) || (fan(hit) && fan(parent)));
        const layer = hit?.closest(".ask.spread, .thing-sheet, .story-card");
        // Where a row is one button, the button reaches over what stands beside it, and draws nothing there.
        const own = hit?.getBoundingClientRect(), across = (box.left + box.right) / 2, along = (box.top + box.bottom) / 2;
        const reaches = own && (across < own.left || across > own.right || along < own.top || along > own.bottom);
        if (!same && !reaches && !(layer && !layer.contains(parent))) faults.add(`covered: ${word} in ${name(must)} by ${name(hit ?? root)}`);
      }
    }
  }
  // The band across a card that says why it cannot be built lies over no word of it.
  for (const band of [...root.querySelectorAll(".strip")].filter(visible)) {
    const across = band.getBoundingClientRect();
    for (const words of [...band.closest("button").querySelectorAll(".name, .text")].filter(visible)) {
      range.selectNodeContents(words);
      const over = [...range.getClientRects()].map((line) => overlap(line, across)).some((both) => both.right - both.left > 2 && both.bottom - both.top > 3);
      if (over) faults.add(`under a band: ${name(words)}`);
    }
  }
  // A sign that more is below lies at the end of its list, not over what was put behind it.
  for (const list of root.querySelectorAll("[data-more]")) {
    const last = Math.max(...[...list.children].map((part) => Number(getComputedStyle(part).order)));
    if (Number(getComputedStyle(list, "::after").order) < last) faults.add(`not at the end: the sign that more is below in ${list.className}`);
  }
  // The chosen speed stands beside its arrow.
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of [...root.querySelectorAll(".speed select")].filter(visible)) {
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(one), { text } = one.selectedOptions[0];
    pen.font = font;
    if (pen.measureText(text).width + parseFloat(paddingLeft) + parseFloat(paddingRight) + 12 > one.clientWidth + 1) faults.add(`cut: ${text}, the speed, ${fontSize}`);
  }
  // A cost fills its coin, and the deck stands below the own city.
  for (const coin of [...root.querySelectorAll(".cost")].filter(visible)) {
    if (parseFloat(getComputedStyle(coin).fontSize) < coin.clientWidth * 0.45) faults.add(`small: a cost in a coin of ${coin.clientWidth} px`);
  }
  for (const part of [...root.querySelectorAll(".deck > *")].filter(visible)) {
    const over = overlap(part.getBoundingClientRect(), (root.querySelector(".me > .seat") ?? root.querySelector(".bar")).getBoundingClientRect());
    if (Math.min(over.right - over.left, over.bottom - over.top) > 2) faults.add("over: the own city / the deck");
  }
  // What a building of the market lacks lies over no part of its cost, and not over its points.
  for (const lack of [...root.querySelectorAll(".pc-card .pc-lack")].filter(visible)) {
    for (const part of lack.closest(".pc-card").querySelectorAll(".pc-cost > *, .pc-points")) {
      const over = overlap(part.getBoundingClientRect(), lack.getBoundingClientRect());
      if (Math.min(over.right - over.left, over.bottom - over.top) > 3) faults.add(`covered: ${name(part)} by ${lack.innerText}`);
    }
  }
  // A large screen has room for the first buildings of the own city of Point City.
  for (const city of root.querySelectorAll(".pc-own .pc-city")) {
    if (innerWidth > 1600 && city.scrollHeight > city.clientHeight + 2) faults.add("cut: the own city");
  }
  // At least two options are in view, or all if there are fewer.
  const answers = [...root.querySelectorAll('.ask [data-testid="option"], .board [data-testid="option"]')].filter(visible);
  const seen = controls.filter(({ one, box }) => answers.includes(one) && box.bottom - box.top > one.getBoundingClientRect().height - 3);
  if (seen.length < Math.min(2, answers.length)) faults.add(`answers in sight: ${seen.length} of ${answers.length}`);
  if (document.scrollingElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  return [...faults];
}"""


def crowded(page: Page) -> list[str]:
    """Return the faults of the present layout of the screen."""
    found: list[str] = page.evaluate(MEASURE, [MUST_READ, SMALLEST])
    return found
