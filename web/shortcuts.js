// @ts-check
// Where the shortcuts of the installed app lead: ?go=resume and ?go=new, see manifest.webmanifest.

/**
 * Call it once the stored games are read.
 * @param {import("./app.js").App} app
 */
export async function followShortcut(app) {
  const { go } = app.flags;
  // A new version starts the page again, and then follows it.
  if (!go || (await app.device.updating)) return;
  // A reload later on is not the shortcut again.
  const address = new URL(location.href);
  address.searchParams.delete("go");
  history.replaceState(history.state, "", address);
  if (go === "new") await app.openSetup();
  if (go === "resume") {
    const latest = app.matches.find(({ row }) => row && !row.summary.over)?.row;
    if (latest) await app.resume(latest.id);
  }
}
