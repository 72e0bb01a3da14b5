// @ts-check
// The build puts this module into files one folder below the site's top, as it is here: see tools/bundle.py.

/** The top of the site, wherever it is hosted. */
export const SITE = new URL("../", import.meta.url);
