// @ts-check
// Says how much storage the browser gives the page, and asks for lasting (persistent) storage.

/** @typedef {{used: number, most: number, lasting: boolean}} Quota bytes; `lasting`: the browser clears nothing by itself */

/** @returns {Promise<Quota | null>} null if the browser does not say */
export async function storageQuota() {
  try {
    const [{ usage = 0, quota = 0 }, lasting] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { used: usage, most: quota, lasting };
  } catch {
    return null;
  }
}

/** @returns {Promise<boolean>} whether the browser has promised to clear nothing by itself; some ask the person */
export async function requestPersistence() {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
