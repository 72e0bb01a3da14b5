// @ts-check
// What is loaded when a game ends, or when somebody wants to see how all of them ended: one file, since each is fetched by itself.
export { complete, record, Statistics } from "./records.js";
export { Course } from "./course.js";
export { pictureOf } from "./table/picture.js";
