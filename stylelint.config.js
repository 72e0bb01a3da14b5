// Checks the style sheets, in `make lint`: sizes by the scales of web/styles/tokens.css, colours in web/styles/themes/ alone,
// six breakpoints, no endless animation, and what is wrong in any sheet (docs/design.md).

/** A length by a token: alone, or the base of a formula. */
const token = (/** @type {string} */ name) => `var\\(--${name}-(?:\\d+|pill|hero)\\)`;
// Beside tokens: none, a hairline of 1px, a part of the letter's own size, shares of what is around, what the device leaves free.
const free = "0|1px|-?\\d*\\.?\\d+(?:em|lh|%)|auto|inherit|[-+*/(), ]|-?\\d*\\.?\\d+(?![\\d.a-z%])|(?:max|min|clamp|calc)\\(|env\\([a-z-]+\\)|var\\(--(?!font|space|round)[a-z-]+\\)|-?[\\d.]+cq(?:w|min)|[\\d.]+v[wh]|0px";
const made = (/** @type {string} */ name, more = "") => [`/^(?:${token(name)}|${free}${more})+$/`];
/** Lengths in pixels that stand in a formula about room, as in `(var(--w) - 4px) / var(--em)`. */
const room = "|(?<=[-+] |\\()-?\\d+px(?= [-+]|[,)])";

const COLOURS = {
  "color-no-hex": true,
  "color-named": "never",
  "function-disallowed-list": ["/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/"],
};

/** @type {import("stylelint").Config} */
export default {
  rules: {
    ...COLOURS,
    "declaration-property-value-allowed-list": {
      "font-size": made("font", `${room}|var\\(--name\\)|49px`),
      "/^border(?:-[a-z]+)*-radius$/": ["/^(?:" + token("round") + "|0|50%|inherit| |calc\\(22px \\+ var\\(--space-2\\)\\))+$/"],
      "/^(?:padding|margin)(?:-[a-z]+)*$/": made("space", room),
      "/^(?:row-|column-)?gap$/": made("space"),
      font: ["inherit", `/^(?:\\d00 )?(?:${token("font")}|\\.95em)/[\\d.]+ (?:var\\(--(?:text|display)\\)|ui-monospace, .*)$/`, `/^(?:\\d00 )${token("font")} var\\(--text\\)$/`],
    },
    // Nothing moves while a table waits.
    "declaration-property-value-disallowed-list": { "/^animation(?:-iteration-count)?$/": ["/infinite/"] },
    "media-feature-name-disallowed-list": ["/^(?:min|max)-/"],
    // The lowest one is a screen at 400 % zoom.
    "media-feature-name-value-allowed-list": { width: ["480px", "640px", "1000px", "1300px", "1600px"], height: ["320px", "500px", "700px"] },
    "at-rule-disallowed-list": ["layer"],
    // It looks through the whole page in each frame: the page says its screen by an attribute of the root.
    "selector-disallowed-list": ["/:root:has\\(/"],
    "at-rule-no-unknown": true,
    "block-no-empty": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": true,
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "keyframe-declaration-no-important": true,
    "media-query-no-invalid": true,
    "named-grid-areas-no-invalid": true,
    "no-duplicate-at-import-rules": true,
    "no-duplicate-selectors": true,
    "no-invalid-double-slash-comments": true,
    "no-invalid-position-at-import-rule": true,
    "no-irregular-whitespace": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": true,
    "selector-pseudo-element-no-unknown": true,
    "selector-type-no-unknown": true,
    "string-no-newline": true,
    "unit-no-unknown": true,
  },
  overrides: [
    { files: ["web/styles/themes/*.css"], rules: Object.fromEntries(Object.keys(COLOURS).map((rule) => [rule, null])) },
    { files: ["web/styles/first.css"], rules: { "at-rule-disallowed-list": null } },
  ],
};
