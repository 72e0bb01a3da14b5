// @ts-check
// Computes the address of the site's top folder. It is one folder above this module; the bundler keeps it so, see
// tools/website/bundle.py.

/** The top of the site, wherever it is hosted. */
export const BASE_URL = new URL("../", import.meta.url);
