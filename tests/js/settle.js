// @ts-check
// Lets all that is ready go on, in tests of pages without a browser.

/** How many operations of WebCrypto are under way: they end in threads of their own. */
let ciphers = 0;
const { subtle } = crypto;
Object.defineProperty(crypto, "subtle", {
  configurable: true,
  value: new Proxy(subtle, {
    get: (of, name) => async (/** @type {any[]} */ ...taken) => {
      ciphers += 1;
      try {
        return await /** @type {any} */ (of)[name](...taken);
      } finally {
        ciphers -= 1;
      }
    },
  }),
});

/** Whether or not time is mocked. */
export async function settle() {
  do await new Promise((resolve) => setImmediate(resolve));
  while (ciphers > 0);
}
