// @ts-check
// The page's entry: starts the app in the page's one element.
import { App } from "./app/app.js";
import { boot } from "./app/boot.js";
import { FIRST } from "./app/games.js";

const root = document.getElementById("app");
if (root) void boot(new App(root, FIRST));
