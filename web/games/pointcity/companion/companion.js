// @ts-check
// Names and pictures what lies on a real table of Point City, for people who play with the box.
import { t } from "../../../lib/i18n.js";
import { RULINGS } from "./rulings.js";
import { CIVIC, TYPES, buildingOf, tokenOf } from "../words/facts.js";
import { townOf } from "../results/towns.js";
import { givesText, resourceName, tokenText } from "../words/names.js";

/** @import { Companion, RealPieceFace } from "../../../kit/companion.js" */
/** @import { Offer } from "../words/facts.js" */

/** @type {Companion} */
export const COMPANION = {
  texts: "games/pointcity/locales/companion/",
  instead: ["games/citadels/locales/companion/"],
  parts: ["set", "rules", "score", "print"],
  rulings: RULINGS,
  wholeBox: (setup) => setup,
  pieces(setup, offer) {
    const { buildings, tokens } = /** @type {Offer} */ (offer);
    const title = (/** @type {string} */ gives) => (gives === CIVIC ? t("gives-civic") : gives ? resourceName(gives) : t("real-points"));
    const groups = [...TYPES, CIVIC, ""].map((gives) => {
      // Buildings that give the same count the same: one stands for all.
      const kinds = new Map(buildings.filter((building) => building.gives === gives).map((building) => [building.points, building]));
      return { title: title(gives), pieces: [...kinds.values()].sort((one, other) => one.points - other.points).map(({ id }) => face(id)) };
    });
    return [...groups, { title: t("real-tokens"), pieces: tokens.filter(({ promo }) => setup.promo || !promo).map(({ id }) => face(id)) }];
  },
  face,
  lines: ["buildings", "tokens"],
  rival: ({ automa }) => (automa ? t("automa") : ""),
  role: (id) => ({ name: id, icon: "", text: "" }),
  called: () => ({}),
  town({ pieces }) {
    // One building stands for all that count the same, so the houses are alike.
    const city = pieces.map(({ id }) => id).filter((id) => !tokenOf(id));
    return townOf(city, city.filter((id) => TYPES.includes(buildingOf(id).gives)).length);
  },
};

/** @param {string} id @returns {RealPieceFace} */
function face(id) {
  if (tokenOf(id)) return { id, name: tokenText(id), icon: "piece-token", mark: "" };
  const { points } = buildingOf(id);
  return { id, name: givesText(id), icon: "piece-building", mark: points ? String(points) : "" };
}
