// @ts-check
// Lists the rulings that people at a real table of Point City can ask for. The numbers are those of docs/rulings.md.
import { readRulings } from "../../../kit/companion.js";
import { t } from "../../../lib/i18n.js";

/** @import { Rulings } from "../../../kit/companion.js" */

/** Numbers by where they are written; `own`: the book is silent. */
export const BY_SOURCE = {
  written: [143, 144, 145, 147, 148, 149, 151, 153, 154, 155, 157, 158],
  own: [146, 150, 152, 156, 161, 163],
};

/** About the automa. */
const ALONE = [154, 155, 163];

/** @type {Rulings} */
export const RULINGS = {
  all: () => readRulings(BY_SOURCE, (source) => (source === "own" ? "ruling-own" : "ruling-written")),
  // No question is about one building.
  names: () => [],
  synonyms: () => t("ruling-synonyms"),
  fits: (id, { automa }) => Boolean(automa) || !ALONE.includes(Number(id)),
};
