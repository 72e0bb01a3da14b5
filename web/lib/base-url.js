// @ts-check
// The build puts this module into files one folder below the site's top, whoever imports it: see tools/bundle.py.

/** The top of the site, wherever it is hosted. */
export const SITE = new URL("../", import.meta.url);
