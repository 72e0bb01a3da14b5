// @ts-check
// The camera looks for a QR code until it has found one, or is stopped. No picture leaves this module or is kept.
import { SignalError } from "./errors.js";
import { qrReader } from "./qr.js";

// Finer pictures take longer to read, and show no more of a code that is held up to the camera.
const WIDTH = 800;
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
    /** What the camera sees; the page shows it. */
    this.video = document.createElement("video");
    this.video.muted = true;
    this.video.playsInline = true;
  }

  /**
   * Asks for the camera, and looks.
   * @param {(text: string) => boolean} found whether this is what is looked for; then the camera is switched off
   * @throws {SignalError} `camera-…`
   */
  async start(found) {
    const read = qrReader();
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      // Whoever closed the view while the browser asked wants no camera.
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

  /** @returns {ImageData | null} null until the camera sees something */
  #image() {
    const { videoWidth, videoHeight } = this.video;
    if (!videoWidth) return null;
    const scale = Math.min(1, WIDTH / Math.max(videoWidth, videoHeight));
    const canvas = this.#canvas;
    [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(this.video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }
}
