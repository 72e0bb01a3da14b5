// @ts-check
// The page's entry: puts the page together in its one element, and starts it.
import { createPage } from "./app/app.js";
import { boot } from "./app/boot.js";
import { FIRST } from "./app/games.js";

const root = document.getElementById("app");
if (root) void boot(createPage(root, FIRST));
