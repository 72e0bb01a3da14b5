"""Measures the sounds of the table, as a browser renders them without loudspeakers: `python -m bench.sound`.

Prints, in dBFS, the peak of each sound and the RMS of its loudest tenth of a second, and those of each ambience. It was
measured, not judged by ear.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import FLAGS, HEADLESS
from tools.serve import Site

WEB = Path("web")
RENDER = """async () => {
  const { SOUNDS, sound } = await import("/app/story/synth.js");
  const { Ambience } = await import("/app/story/ambience.js");
  const RATE = 48000, decibels = (strength) => 20 * Math.log10(strength);
  const measured = async (begin, seconds) => {
    const air = new OfflineAudioContext(1, seconds * RATE, RATE);
    begin(air);
    const samples = (await air.startRendering()).getChannelData(0);
    let peak = 0, sum = 0, most = 0;
    for (const [at, one] of samples.entries()) {
      peak = Math.max(peak, Math.abs(one));
      sum += one ** 2 - (at >= RATE / 10 ? samples[at - RATE / 10] ** 2 : 0);
      most = Math.max(most, sum);
    }
    return [decibels(peak), decibels(Math.sqrt(most / (RATE / 10)))];
  };
  const rows = [];
  for (const name of Object.keys(SOUNDS)) rows.push([name, ...await measured((air) => sound(air, air.destination, name, 0), 2)]);
  for (const mood of ["wind", "indoors", "storm"]) {
    rows.push([mood, ...await measured((air) => new Ambience(air, air.destination).stir(mood), 20)]);
  }
  return rows;
}"""


def main() -> None:
    """Print the levels."""
    site = Site(WEB)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=HEADLESS, args=FLAGS)
        page = browser.new_page()
        page.goto(f"{site.url}site.json")
        rows: list[tuple[str, float, float]] = page.evaluate(RENDER)
        browser.close()
    site.cut()
    for name, peak, rms in rows:
        print(f"{name:10} peak {peak:6.1f}  RMS {rms:6.1f}")


if __name__ == "__main__":
    main()
