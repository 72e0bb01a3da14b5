// @ts-check
// Shows the poster of a game in a dialog, upright or wide, and shares or saves it.
import { download } from "../../store/files.js";
import { share } from "../../lib/copy-and-share.js";
import { openDialog } from "../../lib/dialog.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { fetchPictures } from "../../lib/sprite.js";
import { html, render } from "../../vendor/lit.js";
import { posterOf } from "./poster.js";

/** @import { Shape } from "./poster-layout.js" */

/** The names of the shapes. @type {Readonly<Record<Shape, () => string>>} */
const SHAPES = { upright: () => t("poster-upright"), wide: () => t("poster-wide") };

/**
 * @param {import("./poster.js").Poster} poster
 * @param {string | null} sprite with the houses, a path in the site; null where there are none
 * @param {string} name of the file, without its ending
 * @param {(error: unknown) => void} failed
 */
export async function showPoster(poster, sprite, name, failed) {
  const box = document.createElement("div");
  box.className = "poster";
  const symbols = sprite === null ? new Map() : await fetchPictures(sprite);
  /** @type {Shape} */
  let shape = innerWidth > innerHeight ? "wide" : "upright";
  let address = "";
  /** @type {File | null} */
  let file = null;
  const draw = () => render(posterView(shape, address, choose, () => file && send(file).catch(failed)), box);
  const choose = async (/** @type {Shape} */ chosen) => {
    shape = chosen;
    const blob = await posterOf(poster, chosen, symbols);
    if (shape !== chosen) return;
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(blob);
    file = new File([blob], `${name}.jpg`, { type: blob.type });
    draw();
  };
  await choose(shape);
  await openDialog(t("share-picture"), box, "poster-sheet");
  URL.revokeObjectURL(address);
}

/** @param {File} file */
async function send(file) {
  const sheet = navigator.canShare?.({ files: [file] }) ?? false;
  const sent = sheet && (await share({ files: [file] }));
  if (!sent) download(file.name, file, file.type);
  if (sheet && !sent) throw Object.assign(new Error("picture-not-shared"), { code: "picture-not-shared" });
}

/**
 * @param {Shape} shape
 * @param {string} address of the picture
 * @param {(shape: Shape) => unknown} choose
 * @param {() => unknown} send
 */
function posterView(shape, address, choose, send) {
  return html`<img data-testid="poster" data-shape=${shape} src=${address} alt=${t("poster-alt")} />
    <footer>
      <div class="segments" role="group" aria-label=${t("share-picture")}>${/** @type {Shape[]} */ (Object.keys(SHAPES)).map((one) => html`
        <button type="button" data-testid="poster-shape" data-shape=${one} aria-pressed=${String(one === shape)} @click=${() => choose(one)}>${SHAPES[one]()}</button>`)}</div>
      <button type="button" class="primary" data-testid="poster-share" @click=${send}>${icon("icon-share")} ${t("poster-share")}</button>
    </footer>`;
}
