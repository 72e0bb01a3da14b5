// @ts-check
// What is loaded when a game ends: one file, since each is fetched by itself.
export { Course } from "./score-history-controller.js";
export { pictureOf } from "./share-picture.js";
