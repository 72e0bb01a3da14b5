// @ts-check
// Has the words of Citadels for the statistics: of the edition, and of the characters that a seat revealed.
import { t } from "../../../lib/i18n.js";
import { worded } from "../words/names.js";

/** @type {import("../../../kit/game.js").StatisticWords} */
export const STATISTICS = {
  variantText: (edition) => t(`edition-${edition}`),
  pieceText: (character) => worded(`character-${character}`),
  pieceIcon: (character) => `character-${character}`,
  piecesTitle: () => t("statistics-characters"),
  figuresTitle: (group) => t(`statistics-${group}`),
  figureText: (_group, character) => worded(`character-${character}`),
  figureIcon: (_group, character) => `character-${character}`,
};
