// @ts-check
// Finds what the catalogue says of cards that are not on the table.

/**
 * @param {import("../../../kit/game.js").Offer | null} catalogue
 * @param {string} edition the one that is played; "" for any
 * @param {string} id of a district
 * @returns {{type: string, cost: number | null} | null}
 */
export function districtFacts(catalogue, edition, id) {
  const editions = catalogue?.editions.filter((one) => !edition || one.id === edition) ?? [];
  return editions.flatMap(({ districts }) => districts).find((district) => district.id === id) ?? null;
}
