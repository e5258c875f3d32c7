"""Chromium with a gate on its screen, and the hands of a person."""

import base64
import json
import os
import pathlib
import shutil
import signal
import time

from selenium import webdriver
from selenium.common.exceptions import (
    JavascriptException, NoSuchElementException, StaleElementReferenceException, WebDriverException)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PHONE = (375, 667)
TABLET = (768, 1024)
DESKTOP = (1280, 800)

# Nothing that moved or came up this short ago takes a press (300 ms), plus some for a slow machine.
CALM = 0.45
# How long something may take that has to happen, in seconds; machines that test are busy.
PATIENCE = 30

# What is said of a page from before its first script: what the gate tells, and what the page asks for.
WITNESS = """
window.heard = [];
for (const name of ["open", "ask", "accept", "decline", "withdraw", "exit", "unavailable", "state",
                    "delivered", "undelivered"]) {
  document.addEventListener(`gate-${name}`, ({type, detail}) => window.heard.push({
    type, phase: detail?.phase, reason: detail?.reason, sentence: detail?.sentence,
    event: detail?.record?.event, isTextKept: detail?.isTextKept,
  }));
}
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


def found(name):
    path = next((path for path in (f"/usr/bin/{name}", f"/usr/local/bin/{name}") if os.path.exists(path)),
                shutil.which(name))
    if not path:
        raise FileNotFoundError(name)
    return path


def descendants(process):
    """The processes that one started, and those that these did."""
    parents = {}
    for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(file.parent.name)] = int(file.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    below = {process}
    while any(more := [each for each, parent in parents.items() if parent in below and each not in below]):
        below.update(more)
    return below - {process}


class Chromium:
    """One browser. What of a gate is meant by its part: the name by which it can be styled."""

    def __init__(self, profile=None, arguments=()):
        options = webdriver.ChromeOptions()
        options.binary_location = found("chromium")
        for argument in (
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                "--no-first-run", "--disable-background-networking", "--disable-component-update",
                "--host-resolver-rules=MAP *.test 127.0.0.1", "--lang=en-US", *arguments):
            options.add_argument(argument)
        if profile:
            options.add_argument(f"--user-data-dir={profile}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(found("chromedriver")))
        self.driver.set_page_load_timeout(PATIENCE)
        self.driver.set_script_timeout(PATIENCE)
        self.scripts = []
        self.origins = set()
        self.home = self.driver.current_window_handle
        self.inject(WITNESS)
        self.size(*DESKTOP)

    # The browser

    def command(self, name, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def inject(self, script):
        """Runs before the scripts of each page that is opened from now on."""
        made = self.command("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]
        self.scripts.append(made)

    def fresh(self):
        """As if nothing had been opened before."""
        for handle in self.driver.window_handles:
            if handle != self.home:
                self.driver.switch_to.window(handle)
                self.driver.close()
        self.driver.switch_to.window(self.home)
        self.command("Network.enable")
        self.offline(False)
        self.driver.get("about:blank")
        for origin in self.origins:
            self.command("Storage.clearDataForOrigin", origin=origin, storageTypes="all")
        self.origins.clear()
        for script in self.scripts[1:]:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        del self.scripts[1:]
        self.command("Emulation.setEmulatedMedia", media="", features=[])
        self.command("Emulation.setTouchEmulationEnabled", enabled=False)
        self.command("Emulation.setScriptExecutionDisabled", value=False)
        self.command("Emulation.setCPUThrottlingRate", rate=1)
        self.languages("en-US")
        self.size(*DESKTOP)
        self.driver.get_log("browser")

    def size(self, width, height):
        # What scales the page keeps the height that a person would have.
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=2 if width < 500 else 1, mobile=width < 500)

    def media(self, **features):
        self.command("Emulation.setEmulatedMedia", media="", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def languages(self, *tags):
        agent = self.driver.execute_script("return navigator.userAgent")
        self.command("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=",".join(tags))

    def clock(self, days):
        """Another day for all pages that are opened from now on."""
        self.inject("""(() => {
            const Real = Date, shift = %d;
            globalThis.Date = class Date extends Real {
              constructor(...values) { values.length ? super(...values) : super(Real.now() + shift); }
              static now() { return Real.now() + shift; }
            };
          })()""" % (days * 86_400_000))

    def offline(self, is_offline=True):
        self.command("Network.emulateNetworkConditions", offline=is_offline, latency=0,
                     downloadThroughput=-1, uploadThroughput=-1)

    def picture(self, path):
        data = self.command("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def kill(self):
        """The browser ends as by a loss of power: no handler of it runs."""
        for process in [*descendants(self.driver.service.process.pid), self.driver.service.process.pid]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.driver.service.process.wait()

    def quit(self):
        self.driver.quit()

    # A page

    def open(self, address):
        self.origins.add("/".join(address.split("/")[:3]))
        self.driver.get(address)

    def script(self, script, *values):
        return self.driver.execute_script(script, *values)

    def later(self, script):
        """Runs a script that no hand of a person stands behind."""
        self.script("setTimeout(() => {" + script + "}, 100)")

    def wait(self, what, question):
        """Until a question has an answer; `what` is said where it never has."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = question()
                if answer:
                    return answer
            except (StaleElementReferenceException, NoSuchElementException, JavascriptException) as error:
                answer = error
            if time.monotonic() > end:
                raise AssertionError(f"never: {what}; last {answer!r}\n{self.state()}")
            time.sleep(0.03)

    def state(self):
        """What there is to say where something is not as it should be."""
        try:
            return (f"phase {self.phase}, heard {self.heard()}\n{self.text()}\n"
                    f"{[entry['message'] for entry in self.driver.get_log('browser')]}")
        except WebDriverException as error:
            return str(error)

    # The gate

    HOST = "document.querySelector('license-gate')"

    @property
    def phase(self):
        return self.script(f"return {self.HOST}?.getAttribute('phase')")

    def reach(self, *phases):
        """Waits for a phase."""
        return self.wait(f"{phases}", lambda: self.phase in phases and self.phase)

    def text(self):
        """All that can be read of the gate, of what is on top if something is."""
        return self.script(f"""
            const root = {self.HOST}?.shadowRoot;
            return [...root?.children ?? []].map((node) => node.innerText).join("\\n")""") or ""

    def expect(self, *texts, absent=()):
        def are_there():
            text = " ".join(self.text().split())
            return all(" ".join(each.split()) in text for each in texts) and not any(
                each in text for each in absent)
        self.wait(f"{texts}, and not {absent}", are_there)
        return self.text()

    def all(self, selector):
        return self.script(f"""
            const root = {self.HOST}?.shadowRoot;
            const modal = [...root?.querySelectorAll("dialog") ?? []].filter((each) => each.open).at(-1);
            return [...(modal ?? root)?.querySelectorAll(arguments[0]) ?? []]""", selector) or []

    def one(self, selector, index=0):
        def get():
            nodes = self.all(selector)
            return nodes[index] if len(nodes) > index else None
        return self.wait(selector, get)

    def part(self, name, index=0):
        return self.one(f"[part~={name}]", index)

    def press(self, name, index=0):
        """A click of a mouse on a part, as a person would who saw that it is there."""
        self.still(self.part(name, index)).click()

    def tick(self, index=0):
        # Where all of a gate moves it may be below the end of the text.
        box = self.one("input[type=checkbox]", index)
        self.script("arguments[0].scrollIntoView({block: 'nearest'})", box)
        self.still(box).click()

    def still(self, node):
        """A part, once it has not moved for a while."""
        place, since = node.rect, time.monotonic()
        while time.monotonic() - since < CALM:
            time.sleep(0.05)
            if node.rect != place:
                place, since = node.rect, time.monotonic()
        return node

    def is_ticked(self, index=0):
        return self.script("return arguments[0].checked", self.one("input[type=checkbox]", index))

    def is_off(self, name):
        return self.part(name).get_attribute("aria-disabled") == "true"

    def keys(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def hold(self, key, times=40):
        """A key that stays down and repeats."""
        code = {"Enter": 13, " ": 32}[key]
        values = {"key": key, "code": "Enter" if key == "Enter" else "Space",
                  "windowsVirtualKeyCode": code, "text": "\r" if key == "Enter" else " "}
        for repeat in range(times):
            self.command("Input.dispatchKeyEvent", type="keyDown", autoRepeat=repeat > 0, **values)
        values.pop("text")
        self.command("Input.dispatchKeyEvent", type="keyUp", **values)

    def end(self):
        """To the end of the text, with the End key."""
        self.script("arguments[0].focus()", self.part("text"))
        self.keys(Keys.END)

    def scrolled(self):
        return self.script("const {scrollTop, scrollHeight, clientHeight} = arguments[0];"
                           "return [scrollTop, scrollHeight, clientHeight]", self.part("text"))

    def progress(self):
        return self.script(f"return {self.HOST}.scrollProgress")

    def agree(self):
        """From the text to the acceptance, as a person does it."""
        self.reach("reading", "readyToAgree")
        self.end()
        self.reach("readyToAgree")
        self.tick()
        self.reach("agreed")
        self.press("accept")

    def accept(self, address):
        self.open(address)
        self.agree()
        self.behind()

    def is_behind(self):
        """Whether what is behind the gate is on the screen."""
        return self.script(f"""
            const gate = {self.HOST};
            const child = [...gate?.children ?? []].find((each) => !each.slot);
            return Boolean(child?.checkVisibility() && !gate.needsLicenseAcceptance)""")

    def behind(self):
        self.wait("what is behind the gate", self.is_behind)

    def closed(self):
        """Nothing behind the gate is on the screen, now and a while later."""
        for _ in range(4):
            assert not self.is_behind(), self.state()
            time.sleep(0.1)

    def heard(self, name=None):
        events = self.script("return window.heard ?? []")
        return [event for event in events if event["type"] == f"gate-{name}"] if name else events

    def log(self, product):
        text = self.script("return localStorage.getItem(arguments[0])", f"assent:{product}:log")
        return [json.loads(line) for line in (text or "").split("\n") if line]

    def records(self, product, event="accepted"):
        return [line for line in self.log(product) if line["event"] == event]

    def refused(self, reason, *sentences):
        """The gate is closed, and says why in a sentence."""
        self.reach("unavailable")
        reasons = [event["reason"] for event in self.heard("unavailable")]
        assert reasons and reasons[-1] in reason.split("|"), (reasons, reason, self.state())
        text = self.expect("cannot be shown", *sentences)
        assert not self.all("[part~=box]") and "undefined" not in text, text
        self.closed()

    def axe(self, file):
        """Loads a script from a file, past the policy of the page."""
        self.command("Runtime.evaluate", expression=file.read_text(encoding="utf-8") + ";0")

    def is_clean(self):
        """Neither the policy of the page nor its script was broken."""
        violations = self.script("return window.violations ?? []")
        faults = [entry["message"] for entry in self.driver.get_log("browser")
                  if entry["level"] == "SEVERE"]
        assert not violations and not faults, (violations, faults)
