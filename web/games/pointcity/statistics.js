// @ts-check
// What this game adds to the statistics: whether somebody played alone, and against which automa.
import { t } from "../../i18n.js";

/** @type {import("../../table/statistics-view.js").StatisticWords} */
export const STATISTICS = {
  variant: ({ automa }) => automa || "together",
  variantText: (variant) => (variant === "together" ? t("statistics-together") : `${t("automa")}: ${t(`level-${variant}`)}`),
};
