// @ts-check
// What is loaded when a game ends, or when the results of all games are shown: one file, since each is fetched by itself.
export { FinishedGames } from "../statistics/finished-games.js";
export { StatisticsScreen } from "../statistics/statistics-screen.js";
export { ScoreHistoryController } from "./score-history-controller.js";
export { pictureOf } from "./share-picture.js";
