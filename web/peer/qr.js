// @ts-check
// Draws and reads QR codes; the package for it is loaded on first use.

/**
 * A code as a drawing: dark squares of side 1 as a path, on a light square of this side.
 * @typedef {{size: number, path: string}} Drawing
 */

const codes = () => import("../vendor/qr.js");

/**
 * @param {string} text
 * @returns {Promise<Drawing>} with a light border (quiet zone), which scanners need
 */
export async function drawQr(text) {
  const { encodeQR } = await codes();
  // A code on a screen stays clean, so little error correction is needed; then the squares are fewer and larger.
  const rows = encodeQR(text, "raw", { ecc: "low", border: 3 });
  return { size: rows.length, path: rows.map(rowPath).join("") };
}

/**
 * @param {boolean[]} row
 * @param {number} y
 */
function rowPath(row, y) {
  const runs = row.map((dark) => (dark ? "#" : " ")).join("").matchAll(/#+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}

/**
 * @returns {Promise<(image: ImageData) => string | null>} reads the code in a picture; null where there is none
 */
export async function qrReader() {
  const { decodeQR } = await codes();
  return (image) => {
    try {
      return decodeQR(image);
    } catch {
      return null;
    }
  };
}
