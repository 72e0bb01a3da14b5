// @ts-check
// Names and pictures what lies on a real table of Citadels, for people who play with the box.
import { hasText, joined, t } from "../../../lib/i18n.js";
import { fits, rulingNames, rulings, rulingSynonyms } from "./rulings.js";
import { townOf } from "../results/towns.js";
import { cardText, withSoftHyphens, worded } from "../words/names.js";

/** @import { Companion, RealPieceFace } from "../../../kit/companion.js" */
/** @import { CatalogDistrict, CatalogEdition } from "../../../types.js" */

/** What brings points to a complete city. */
const COMPLETE = ["first", "completed"];
const TYPES = ["noble", "religious", "military", "trade", "unique"];

/** @type {Map<string, CatalogDistrict>} districts of the edition that was drawn last, by id */
let known = new Map();

/** @type {Companion} */
export const COMPANION = {
  texts: "games/citadels/locales/companion/",
  instead: ["games/pointcity/locales/companion/"],
  parts: ["set", "call", "rules", "score", "print"],
  rulings: { all: rulings, names: rulingNames, synonyms: rulingSynonyms, fits },
  wholeBox: ({ edition, players, city_size }) => ({ edition, players, city_size }),
  pieces(setup, offer, whole) {
    const edition = /** @type {CatalogEdition[]} */ (offer.editions).find(({ id }) => id === setup.edition);
    if (!edition) return [];
    known = new Map(edition.districts.map((district) => [district.id, district]));
    const preset = edition.presets.find(({ id }) => id === setup.districts);
    const uniques = new Set(preset?.districts ?? setup.districts);
    const shown = edition.districts.filter(({ id, type }) => type !== "unique" || ((whole || uniques.has(id))));
    return TYPES.map((type) => ({
      title: t(`type-${type}`),
      pieces: shown.filter((district) => district.type === type && !heldOnly(district)).sort((one, other) => one.cost - other.cost).map(({ id }) => face(id, setup.edition)),
    }));
  },
  face,
  needs: ({ calls, pieces }, offer, edition) => [...calls.map(({ piece }) => `character-${piece}`), ...pieces.map((piece) => `district-${piece}`)]
    .map((card) => ({ name: worded(card, edition), text: joined("join-commas", [...peopleFor(card, offer, edition), ...readyFor(card, edition)]) }))
    .filter(({ text }) => text !== ""),
  shuffled: ({ pieces }, edition) => ({ label: t("set-districts"), names: pieces.map((piece) => worded(`district-${piece}`, edition)) }),
  lines: ["districts", "types", ...COMPLETE],
  rival: () => "",
  role: (id, edition) => ({ name: worded(`character-${id}`, edition), icon: `character-${id}`, text: cardText(`character-${id}`, edition) }),
  called: (name, by) => ({ character: name, source: by }),
  town: ({ pieces, facts }, causes) => townOf(
    pieces.map(({ id, facts: { coin = 0 } }) => ({ card: id, type: known.get(id)?.type ?? "", cost: known.get(id)?.cost ?? 1, coins: coin })), facts["gold"] ?? 0,
    { walled: COMPLETE.some((cause) => causes.includes(cause)) },
  ),
};

/**
 * @param {string} card `character-…` or `district-…`
 * @param {string} edition
 * @returns {string[]} what has to be ready for it, if anything
 */
function readyFor(card, edition) {
  return [`need-${card}`, `need-${card}-${edition}`].filter(hasText).map((id) => t(id));
}

/**
 * @param {string} card
 * @param {import("../../../types.js").Catalogue} offer
 * @param {string} edition
 * @returns {string[]} how many people it needs, if more than any game
 */
function peopleFor(card, { editions }, edition) {
  const characters = editions.find(({ id }) => id === edition)?.characters ?? [];
  const fewest = Math.min(...characters.map(({ min_players: count }) => count));
  return characters.filter(({ id, min_players: count }) => card === `character-${id}` && count > fewest).map(({ min_players: count }) => t("need-players", { count }));
}

/** @param {CatalogDistrict} district @returns {boolean} whether it is never in a city: it costs nothing */
const heldOnly = ({ cost }) => cost === 0;

/**
 * @param {string} id
 * @param {string} edition
 * @returns {RealPieceFace}
 */
function face(id, edition) {
  const { cost = "", type = "" } = known.get(id) ?? {};
  const name = worded(`district-${id}`, edition);
  return { id, name, shown: withSoftHyphens(name), icon: `district-${id}`, mark: String(cost), ...(type && { type }) };
}
