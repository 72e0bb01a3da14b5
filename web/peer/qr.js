// @ts-check
// QR codes, drawn and read. What does it is fetched when the first one is wanted.

/**
 * A code as a drawing: dark squares of side 1 as a path, on a light square of this side.
 * @typedef {{size: number, path: string}} Drawing
 */

const codes = () => import("../vendor/qr.js");

/**
 * @param {string} text
 * @returns {Promise<Drawing>} with a light edge around it, which readers need
 */
export async function drawQr(text) {
  const { encodeQR } = await codes();
  // Nothing can soil a screen, and the fewer squares there are the larger they are.
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
 * @returns {Promise<(image: ImageData) => string | null>} reads a code off a picture; null where it sees none
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
