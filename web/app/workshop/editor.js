// @ts-check
// Opens the editor: CodeMirror in a shadow root, where the content policy allows its styles. Loaded on first use.
import { loadCodeMirror } from "../../lib/codemirror.js";
import { completions } from "./completion.js";

/** @import { CodeMirror } from "../../lib/codemirror.js" */
/** @import { GameWords } from "./game-words.js" */
/** @import { CompletionContext } from "@codemirror/autocomplete" */
/** @typedef {{line: number, message: string}} Mark a message about a line; line 0: of the whole file */

/**
 * @typedef {object} EditorOptions
 * @property {string} text
 * @property {string} label its accessible name
 * @property {string} description how to leave it by the keyboard
 * @property {Record<string, string>} phrases words of CodeMirror's own
 * @property {GameWords | null} words names to complete; null if they could not be read
 * @property {(text: string) => void} changed
 * @property {() => void} save Ctrl-S or Cmd-S was pressed
 */

/** An editor on the page. */
export class Editor {
  /**
   * @param {CodeMirror} code
   * @param {HTMLElement} host
   * @param {EditorOptions} options
   */
  constructor(code, host, options) {
    this.code = code;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open", delegatesFocus: true });
    this.view = new code.EditorView({
      root, parent: /** @type {any} */ (root),
      state: code.EditorState.create({ doc: options.text, extensions: extensionsOf(code, options) }),
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** @param {string} text replaces all; can be undone */
  setText(text) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** @param {readonly Mark[]} marks that replace the old ones */
  setMarks(marks) {
    const { doc } = this.view.state;
    const found = marks.filter(({ line }) => line > 0).map(({ line, message }) => {
      const { from, to, text } = doc.line(Math.min(line, doc.lines));
      const indent = text.length - text.trimStart().length;
      return { from: from + indent, to, message, severity: /** @type {const} */ ("error") };
    });
    this.view.dispatch(this.code.setDiagnostics(this.view.state, found.sort((one, other) => one.from - other.from)));
  }

  /** @param {number} line puts the cursor there */
  goTo(line) {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({ selection: { anchor: from }, effects: this.code.EditorView.scrollIntoView(from, { y: "center" }) });
    this.view.focus();
  }

  close() {
    this.view.destroy();
  }
}

/**
 * @param {HTMLElement} host
 * @param {EditorOptions} options
 * @returns {Promise<Editor>}
 */
export async function openEditor(host, options) {
  return new Editor(await loadCodeMirror(), host, options);
}

/**
 * @param {CodeMirror} code
 * @param {EditorOptions} options
 */
function extensionsOf(code, { label, description, phrases, words, changed, save }) {
  const { EditorState, EditorView, keymap } = code;
  // Always the same function object: CodeMirror identifies a source by it.
  const ours = words ? [{ autocomplete: (/** @type {CompletionContext} */ context) => complete(words, context) }] : [];
  const named = { "aria-label": label, "aria-description": description, spellcheck: "false", autocapitalize: "off", translate: "no" };
  return [
    keymap.of([{ key: "Mod-s", preventDefault: true, run: () => (save(), true) }]),
    code.lineNumbers(), code.lintGutter(), code.history(), code.drawSelection(), code.indentOnInput(), code.bracketMatching(),
    code.highlightActiveLine(), code.python(), code.indentUnit.of("    "), EditorView.lineWrapping,
    code.autocompletion({ icons: false }),
    EditorState.languageData.of(() => ours),
    // Escape, then Tab, leaves the editor: CodeMirror's own way.
    keymap.of([...code.completionKeymap, ...code.defaultKeymap, ...code.historyKeymap, ...code.lintKeymap, code.indentWithTab]),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of(named),
    EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
    EditorView.theme(LOOK), code.syntaxHighlighting(coloursOf(code)),
  ];
}

/**
 * @param {GameWords} words
 * @param {CompletionContext} context
 */
function complete(words, { state, pos, explicit }) {
  const line = state.doc.lineAt(pos);
  const found = completions(words, line.text.slice(0, pos - line.from), state.doc.toString());
  if (!found) return null;
  const dotted = line.text[pos - found.typed.length - line.from - 1] === ".";
  if (!explicit && !dotted && found.typed.length < 2) return null;
  return { from: pos - found.typed.length, options: found.proposals.map((one) => ({ ...one, boost: 1 })), validFor: /^\w*$/ };
}

/** Uses the colours of the page, so it follows the theme. */
const LOOK = {
  "&": { height: "100%", color: "var(--chalk)", backgroundColor: "var(--night)", borderRadius: "10px", overflow: "hidden", border: "1px solid var(--slate-line)" },
  "&.cm-focused": { outline: "3px solid var(--beckon)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace", fontSize: "16px", lineHeight: "1.45", wordSpacing: "normal" },
  ".cm-content": { caretColor: "var(--candle-text)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--candle-text)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--night)", color: "var(--chalk-faint)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hover-faint)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--slate-edge)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--slate-edge)", color: "inherit" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--alarm)", color: "inherit" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--wax-text) 1.5px", textUnderlineOffset: "3px" },
  ".cm-tooltip": { backgroundColor: "var(--slate-up)", color: "var(--chalk)", border: "1px solid var(--slate-line)", borderRadius: "8px", overflow: "hidden", maxWidth: "min(440px, 90vw)" },
  ".cm-diagnostic": { padding: "8px 12px", borderLeft: "4px solid var(--wax-text)", fontFamily: "var(--text)", fontSize: "16px", lineHeight: "1.3" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", fontSize: "15px", maxHeight: "15em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "5px 10px", lineHeight: "1.35" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--candle)", color: "var(--on-candle)" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: ".8" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "bold" },
  ".cm-tooltip.cm-completionInfo": { padding: "8px 12px", fontFamily: "var(--text)", fontSize: "15px", lineHeight: "1.3" },
};

/** @param {CodeMirror} code */
function coloursOf({ HighlightStyle, tags }) {
  return HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: "var(--violet-text)" },
    { tag: [tags.string, tags.special(tags.string)], color: "var(--good-text)" },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--candle-text)" },
    { tag: [tags.comment, tags.docComment], color: "var(--chalk-faint)", fontStyle: "italic" },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.function(tags.variableName)), tags.className], color: "var(--sky-text)" },
    { tag: tags.invalid, color: "var(--wax-text)" },
  ]);
}
