export { encodeQR } from "qr";
export { decodeQR } from "qr/decode.js";
