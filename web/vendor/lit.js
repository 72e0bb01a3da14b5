// Names the exports of lit-html that the page uses. Every library is named once, here in vendor/. The checker follows the
// package names into node_modules; the build copies the packages beside this file and rewrites the names, so the modules run
// as they are, with no import map.
export * from "lit-html";
export { classMap } from "lit-html/directives/class-map.js";
export { guard } from "lit-html/directives/guard.js";
export { ifDefined } from "lit-html/directives/if-defined.js";
export { keyed } from "lit-html/directives/keyed.js";
export { live } from "lit-html/directives/live.js";
export { ref, createRef } from "lit-html/directives/ref.js";
export { repeat } from "lit-html/directives/repeat.js";
export { styleMap } from "lit-html/directives/style-map.js";
