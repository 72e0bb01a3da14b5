// @ts-check
// Defines what Citadels adds to the statistics: the edition, and the characters that a seat revealed.
import { t } from "../../../lib/i18n.js";
import { worded } from "../words/names.js";

/** @type {import("../../../kit/game.js").StatisticWords} */
export const STATISTICS = {
  variant: ({ edition }) => edition,
  variantText: (edition) => t(`edition-${edition}`),
  pieces: (entries, seat) =>
    entries.flatMap(({ event: { kind, data } }) => (kind === "character_revealed" && data["seat"] === seat ? [String(data["character"])] : [])),
  pieceText: (character) => worded(`character-${character}`),
  pieceIcon: (character) => `character-${character}`,
  piecesTitle: () => t("statistics-characters"),
  figuresTitle: (group) => t(`statistics-${group}`),
  figureText: (_group, character) => worded(`character-${character}`),
  figureIcon: (_group, character) => `character-${character}`,
};
