// @ts-check
// Reads from an option of a payment which cards it spends.
import { JOKER } from "../words/facts.js";

/** @import { OptionView } from "../../../types.js" */

/**
 * @param {OptionView} option a way to pay
 * @returns {{resource: string, amount: number, count: number}[]} the cards that it spends
 */
export function spentCards({ verb, args }) {
  if (verb === "pay_type") {
    const resource = String(args["resource"]);
    return [
      { resource, amount: 1, count: Number(args["singles"] ?? 0) },
      { resource, amount: 2, count: Number(args["doubles"] ?? 0) },
      { resource: JOKER, amount: 1, count: Number(args["jokers"] ?? 0) },
    ].filter(({ count }) => count > 0);
  }
  return Object.entries(args).map(([name, count]) => ({
    resource: name.replace(/_double$/, ""), amount: name.endsWith("_double") ? 2 : 1, count: Number(count),
  }));
}
