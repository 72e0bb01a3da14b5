// @ts-check
// Passes a reply between tabs: a reply link opens a new tab, and the room is in another tab of the same browser.

const channelName = () => `replies ${new URL("./", location.href).pathname}`;
// Milliseconds to wait for another tab; one that sleeps is slow to answer.
const PATIENCE = 1500;

/**
 * Takes replies from other tabs until the returned function is called.
 * @param {(reply: string) => Promise<boolean>} take returns whether the reply belongs to this tab; the other tab is told
 * @returns {() => void}
 */
export function listenForReplies(take) {
  const channel = new BroadcastChannel(channelName());
  channel.addEventListener("message", ({ data }) => {
    const { ask, reply } = data ?? {};
    if (typeof ask !== "string" || typeof reply !== "string") return;
    void take(reply).then((taken) => taken && channel.postMessage({ taken: ask }));
  });
  return () => channel.close();
}

/**
 * @param {string} reply
 * @param {() => void} late is called if another tab takes it after this function has given up
 * @returns {Promise<boolean>} whether another tab has taken it
 */
export async function sendReply(reply, late) {
  const channel = new BroadcastChannel(channelName());
  const ask = crypto.randomUUID();
  let waiting = true;
  const taken = await new Promise((resolve) => {
    channel.addEventListener("message", ({ data }) => {
      if (data?.taken !== ask) return;
      channel.close();
      if (waiting) resolve(true);
      else late();
    });
    setTimeout(() => resolve(false), PATIENCE);
    channel.postMessage({ ask, reply });
  });
  waiting = false;
  return taken;
}
