// @ts-check
// Finds the type and cost of a district in the catalogue, for cards that are not on the table.

/**
 * @param {import("../../../kit/game.js").Offer | null} catalogue
 * @param {string} edition the one on the table; "" for any
 * @param {string} id of a district
 * @returns {{type: string, cost: number | null} | null} null if the catalogue does not have it
 */
export function districtFacts(catalogue, edition, id) {
  const editions = catalogue?.editions.filter((one) => !edition || one.id === edition) ?? [];
  return editions.flatMap(({ districts }) => districts).find((district) => district.id === id) ?? null;
}
