// @ts-check
// The checks of stored rows, by the names that tests use.
import { fits } from "../../web/store/fits.js";

/** @import { DayRecord } from "../../web/store/days.js" */
/** @import { Library } from "../../web/store/libraries.js" */
/** @import { OwnPlayer } from "../../web/store/own-players.js" */
/** @import { ProblemRecord } from "../../web/store/problems.js" */
/** @import { Result } from "../../web/store/results.js" */

export const isResult = /** @type {(raw: any) => raw is Result} */ (fits("ResultRow"));
export const isDayRecord = /** @type {(raw: any) => raw is DayRecord} */ (fits("DayRow"));
export const isProblemRecord = /** @type {(raw: any) => raw is ProblemRecord} */ (fits("ProblemRow"));
export const isOwnPlayer = /** @type {(raw: any) => raw is OwnPlayer} */ (fits("PlayerRow"));
export const isEvening = fits("EveningRow");
export const isLibrary = /** @type {(raw: any) => raw is Library} */ (fits("LibraryRow"));
