// @ts-check
// The page's entry: puts the page together in its one element, and starts it.
import { createPage } from "./app/app.js";
import { boot } from "./app/boot.js";
import { FIRST } from "./app/games.js";

const root = document.getElementById("app");
// app/device/first-paint.js then says in words that files are missing.
if (root) boot(createPage(root, FIRST)).catch((error) => dispatchEvent(new CustomEvent("start-failed", { detail: error })));
