// @ts-check
// What is loaded when a game ends, or when somebody wants to see how all of them ended: one file, since each is fetched by itself.
export { complete, record, Statistics } from "../statistics/statistics-controller.js";
export { Course } from "./score-history-controller.js";
export { pictureOf } from "./share-picture.js";
