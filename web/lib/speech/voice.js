// @ts-check
// Speaks with a voice of the device. Voices that send what they say to a server are left out.

/** @typedef {Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel" | "addEventListener">} Synthesis */
/** @typedef {Pick<SpeechSynthesisVoice, "name" | "lang" | "localService">} NamedVoice */

export class Voice {
  /**
   * @param {() => void} changed called when the list of voices has changed: browsers read it late
   * @param {Synthesis | undefined} [synthesis]
   */
  constructor(changed, synthesis = globalThis.speechSynthesis) {
    this.synthesis = synthesis;
    synthesis?.addEventListener("voiceschanged", changed);
  }

  /**
   * @param {string} language
   * @returns {SpeechSynthesisVoice[]} the voices of the device that speak it
   */
  voicesFor(language) {
    const all = this.synthesis?.getVoices() ?? [];
    return all.filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
  }

  /**
   * Says a text after what is being said. Without a voice for the language it says nothing: another one would be misunderstood.
   * @param {string} text
   * @param {{language: string, name?: string | undefined, rate?: number}} how
   */
  say(text, { language, name, rate = 1 }) {
    const voices = this.voicesFor(language);
    const voice = voices.find((one) => one.name === name) ?? voices[0];
    if (!voice || !text) return;
    const said = new SpeechSynthesisUtterance(text);
    Object.assign(said, { voice, lang: voice.lang, rate });
    this.synthesis?.speak(said);
  }

  stop() {
    this.synthesis?.cancel();
  }
}
