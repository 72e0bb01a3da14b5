// @ts-check
// Gathers the modules for ends of games and for the statistics in one file, which the page fetches on first use.
export { evenFor } from "../statistics/rating.js";
export { FinishedGames } from "../statistics/finished-games.js";
export { StatisticsScreen } from "../statistics/statistics-screen.js";
export { CostSearch } from "./cost-search.js";
export { costsView } from "./cost-view.js";
export { ScoreHistoryController } from "./score-history-controller.js";
