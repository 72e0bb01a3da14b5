// @ts-check
// Computes the address of the site's top folder. The bundler keeps this module one folder below it, as here: see
// tools/website/bundle.py.

/** The top of the site, wherever it is hosted. */
export const BASE_URL = new URL("../", import.meta.url);
