// @ts-check
// Has the words of Point City for the statistics: whether it was played with others or against the automa, and its level.
import { labelled, t } from "../../../lib/i18n.js";
import { tokenText } from "../words/names.js";

/** @type {import("../../../kit/game.js").StatisticWords} */
export const STATISTICS = {
  variantText: (variant) => (variant === "together" ? t("statistics-together") : labelled(t("automa"), t(`level-${variant}`))),
  figuresTitle: (group) => t(`statistics-${group}`),
  figureText: (_group, token) => tokenText(token),
};
