"""What is measured of a gate in a browser: its script, how soon its text is there, and how it scrolls."""

import gzip
import shutil
import statistics
import subprocess
import sys

from harness import ENVIRONMENT, HERE
from table import Row, time

JOURNEYS = HERE.parent / "Tests/AssentCommandTests/Web/Journeys"
SLOWER = 6
WORDS = 40_000

# The moment after the frame that shows the text was drawn, as milliseconds since the page began.
SEEN = """
const look = () => {
  if (!document.querySelector("license-gate")?.shadowRoot?.querySelector("article")) {
    return requestAnimationFrame(look);
  }
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => { window.seen = performance.now(); };
  port2.postMessage(0);
};
requestAnimationFrame(look);
"""

# Scrolls a step with each frame for four seconds; how long each frame took, and how many there were.
SCROLL = """
const [text, done] = arguments;
const frames = [];
let last;
const step = (at) => {
  if (last) frames.push(at - last);
  last = at;
  text.scrollTop += 60;
  if (frames.length < 240) requestAnimationFrame(step);
  else done([frames, text.scrollTop]);
};
requestAnimationFrame(step);
"""


class WebMeasures:
    """Measures of `gate.html` in Chromium, as `bench/web.py` finds it; none without chromedriver and selenium."""

    def web(self):
        """The size of the script, the first text on a slow phone, and the frames of a long text."""
        folder = self.harness.work / "web"
        self.make(folder)
        script = (folder / "Output/assets/gate.js").read_bytes()
        size = len(gzip.compress(script, 9))
        rows = [Row("gate.js with its table, gzip", f"{size / 1000:.1f} kB", "-", target="<= 12.0 kB",
                    met="yes" if size <= 12_000 else "no")]
        sys.path.insert(0, str(JOURNEYS))
        try:
            from chromium import PHONE, Chromium
            from served import Served
            web = Chromium()
        except Exception as error:
            self.harness.log(f"no browser: {error}")
            return rows + [Row("gate in a browser", "not installed", "-")]
        try:
            site = Served(folder / "Output")
            web.size(*PHONE)
            web.inject(SEEN)
            rows += self.first_text(web, site)
            rows += self.frames(web, site)
        finally:
            web.quit()
            shutil.rmtree(folder, ignore_errors=True)
        return rows

    def make(self, folder):
        """The agreement that `init` writes, and one of so many words."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

        def run(*words):
            subprocess.run([self.harness.assent, *words], cwd=folder, env=ENVIRONMENT, check=True,
                           stdin=subprocess.DEVNULL, capture_output=True)
        run("init", "--product", "Trail Notes", "--holder", "Example Press", "--contact",
            "mailto:legal@example.org", "--ci", "none", ".")
        short = (folder / "content/license.md").read_text(encoding="utf-8")
        head, body = short.split("---\n", 2)[1:]
        # Nine words, eleven times: paragraphs of about 100 words.
        paragraph = "You may copy what is written in this text. " * 11
        rest = "\n\n".join([paragraph] * (WORDS // 99))
        (folder / "content/long").mkdir()
        (folder / "content/long/license.md").write_text(
            f"---\n{head}---\n{body}\n{rest}\n", encoding="utf-8")
        text = (folder / "content/assent.yml").read_text(encoding="utf-8")
        (folder / "content/assent.yml").write_text(
            text.replace('products:\n', 'products:\n  long:\n    id: "long"\n    name: "Long"\n', 1),
            encoding="utf-8")
        run("build")

    def first_text(self, web, site):
        """From the arrival of the manifest to the text on the screen, on a processor slowed down."""
        rows = []
        for rate in (1, SLOWER):
            times = []
            for _ in range(1 + max(5, self.harness.runs)):
                web.command("Emulation.setCPUThrottlingRate", rate=rate)
                web.open(site.address("gate.html"))
                seen = web.wait("the text", lambda: web.script("return window.seen"))
                arrived = web.script("""return performance.getEntriesByType("resource")
                  .find(({name}) => name.endsWith("/manifest.json")).responseEnd""")
                times.append((seen - arrived) / 1e3)
            middle = statistics.median(times[1:])
            row = Row(f"gate.html, manifest to first text, processor slowed {rate} times, wall", time(middle), "-")
            if rate == SLOWER:
                row.target, row.met = f"<= {time(0.1)}", "yes" if middle <= 0.1 else "no"
            rows.append(row)
        return rows

    def frames(self, web, site):
        web.command("Emulation.setCPUThrottlingRate", rate=1)
        web.open(site.address("long/gate.html"))
        web.reach("reading")
        frames, top = web.driver.execute_async_script(SCROLL, web.part("text"))
        assert top > 10_000, top
        rate = 1000 * len(frames) / sum(frames)
        return [Row(f"gate.html, {WORDS:,} words scrolled, frames a second", f"{rate:.1f}", "-", target=">= 59",
                    met="yes" if rate >= 59 else "no"),
                Row("gate.html, the same, longest of 240 frames", time(max(frames) / 1e3), "-")]
