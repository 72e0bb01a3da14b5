// @ts-check
// Finds which of what a player imports the site hosts.

/** @import { HostedRow } from "../../box/hosted-libraries.js" */
/** @import { PlayerImport } from "../../types.js" */
/** @typedef {{line: number, row: HostedRow}} Offer a library that is imported at a line, and is not on the device yet */

/**
 * A library is named as its module, but for the sign between words.
 * @param {readonly PlayerImport[]} imports
 * @param {readonly HostedRow[]} hosted
 * @param {readonly {id: string}[]} kept on the device, of any version
 * @returns {Offer[]}
 */
export function offersFor(imports, hosted, kept) {
  const here = new Set(kept.map(({ id }) => id));
  return imports.flatMap(({ line, module }) => {
    const id = module.toLowerCase().replaceAll("_", "-");
    const row = here.has(id) ? undefined : hosted.find(({ library }) => library.id === id);
    return row ? [{ line, row }] : [];
  });
}
