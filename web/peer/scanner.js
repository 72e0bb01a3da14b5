// @ts-check
// Finds a QR code with the camera. No picture leaves this module or is stored.
import { SignalError } from "./errors.js";
import { qrReader } from "./qr.js";

// The longer side in pixels. Larger pictures take longer to read, and no more codes are found.
const MAX_SIDE = 800;
// Milliseconds between two pictures.
const PAUSE = 120;

/** @returns {boolean} */
export function canScan() {
  return typeof navigator.mediaDevices?.getUserMedia === "function";
}

/** @type {Readonly<Record<string, import("./errors.js").SignalCode>>} */
const PROBLEMS = {
  NotAllowedError: "camera-refused",
  SecurityError: "camera-refused",
  NotFoundError: "camera-none",
  OverconstrainedError: "camera-none",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

export class Scanner {
  /** @type {MediaStream | null} */
  #stream = null;
  #stopped = false;

  constructor() {
    /** The picture of the camera; the page shows it. */
    this.video = document.createElement("video");
    this.video.muted = true;
    this.video.playsInline = true;
  }

  /**
   * Asks for the camera, and scans until a code is found or `stop` is called.
   * @param {(text: string) => boolean} found whether this is the right text; then the camera is switched off
   * @throws {SignalError} `camera-…`
   */
  async start(found) {
    const read = qrReader();
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      // The person closed the view while the browser asked for the camera.
      if (this.#stopped) return this.stop();
      this.video.srcObject = this.#stream;
      await this.video.play();
    } catch (error) {
      const stopped = this.#stopped;
      this.stop();
      if (stopped) return;
      throw new SignalError(PROBLEMS[error instanceof DOMException ? error.name : ""] ?? "camera-failed");
    }
    this.#look(await read, found);
  }

  stop() {
    this.#stopped = true;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.video.srcObject = null;
  }

  /**
   * @param {(image: ImageData) => string | null} read
   * @param {(text: string) => boolean} found
   */
  #look(read, found) {
    if (this.#stopped) return;
    const image = this.#image();
    const text = image && read(image);
    if (text && found(text)) this.stop();
    else setTimeout(() => this.#look(read, found), PAUSE);
  }

  #canvas = document.createElement("canvas");

  /** @returns {ImageData | null} null until the camera delivers a picture */
  #image() {
    const { videoWidth, videoHeight } = this.video;
    if (!videoWidth) return null;
    const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
    const canvas = this.#canvas;
    [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(this.video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }
}
