// @ts-check
// What is folded away is not drawn: a long list costs time and memory with each drawing of the page.
import { AsyncDirective, directive, nothing } from "../vendor/lit.js";

class Unfolded extends AsyncDirective {
  /** @type {() => unknown} */
  #content = () => nothing;
  /** @type {HTMLDetailsElement | null} */
  #details = null;

  /**
   * @override
   * @param {() => unknown} content
   */
  render(content) {
    this.#content = content;
    return this.#details?.open ? content() : nothing;
  }

  /**
   * @override
   * @param {import("../vendor/lit.js").ChildPart} part in a `details`
   * @param {[() => unknown]} args
   */
  update(part, [content]) {
    if (!this.#details) {
      this.#details = /** @type {HTMLDetailsElement} */ (part.parentNode);
      this.#details.addEventListener("toggle", () => this.isConnected && this.setValue(this.render(this.#content)));
    }
    return this.render(content);
  }
}

/** Draws `content` in a `details` element as long as that is unfolded. @type {(content: () => unknown) => unknown} */
export const unfolded = directive(Unfolded);
