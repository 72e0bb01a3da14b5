// @ts-check
// Starts the page: puts its parts together in its one element.
import { createPage } from "./app/app.js";
import { boot } from "./app/boot.js";
import { FIRST } from "./app/games.js";

const root = document.getElementById("app");
// app/device/first-paint.js then says in words that files are missing.
if (root) boot(createPage(root, FIRST)).catch((error) => dispatchEvent(new CustomEvent("start-failed", { detail: error })));
