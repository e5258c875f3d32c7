"""Journeys through the gate in Chromium: `web.py PROGRAM FOLDER [NAME…]`.

Each is a function `(web, site)` of a file beside this one: of a browser and of a site; what it finds wrong
it raises. Without a name, all are made; with `--group 1/2`, every second one. `--list` prints their names.
The site is made in FOLDER once, and found there again.
"""

import importlib
import inspect
import json
import pathlib
import sys
import tempfile
import time
import traceback

from chromium import CALM, DESKTOP, PHONE, Chromium, Keys
from looks import LARGE, is_in_window
from panel import inside, open_panel
from published import Published, day
from served import POLICY, Served


def page(product):
    return f"{product}/gate.html"


# The end of the text, in all the ways that there are

def first_visit(web, site):
    """The published page, with its own policy and the integrity of its script."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.expect("License Agreement", "Trail Notes", "Please read it.", "I agree", "Decline")
    assert web.is_off("accept") and not web.is_behind()
    web.tick()
    web.press("accept")
    assert not web.is_ticked() and web.phase == "reading"
    assert not web.records("plain")
    web.agree()
    web.behind()
    web.is_clean()
    [record] = web.records("plain")
    assert record["method"] == "web" and record["evidence"]["maxScroll"] == 1000, record
    assert [each["event"] for each in web.heard("accept")] == ["accepted"]
    assert len(web.heard("open")) == 1
    hosts = {host for host, _ in site.asked}
    assert hosts == {f"127.0.0.1:{site.port}"}, hosts


def read_on(web, step):
    """Reads in steps until the end, which is reached no sooner than it is on the screen."""
    seen = 0
    for _ in range(200):
        phase, progress, share = web.script("""
          const host = document.querySelector("license-gate"), article = arguments[0].querySelector("article");
          const {top, height} = article.getBoundingClientRect(), text = arguments[0].getBoundingClientRect();
          return [host.getAttribute("phase"), host.scrollProgress, (text.bottom - top) / height]""",
                                            web.part("text"))
        # What is on the screen is measured a frame later; where it moves, more of it may be there already.
        assert phase in ("reading", "readyToAgree") and progress <= share + 0.01, (phase, progress, share)
        assert (phase == "readyToAgree") == (progress >= 0.95), (phase, progress)
        assert progress >= seen, (progress, seen)
        if phase == "readyToAgree":
            return
        seen = progress
        step()
        time.sleep(0.05)
    raise AssertionError("the end was never reached\n" + web.state())


def wheel(web, site):
    web.open(site.address(page("plain")))
    web.reach("reading")
    x, y = web.script("const {x, y, width, height} = arguments[0].getBoundingClientRect();"
                      "return [x + width / 2, y + height / 2]", web.part("text"))
    read_on(web, lambda: web.command(
        "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=160))


def touch(web, site):
    web.size(*PHONE)
    web.command("Emulation.setTouchEmulationEnabled", enabled=True)
    web.open(site.address(page("plain")))
    web.reach("reading")
    def swipe():
        for kind, y in (("touchStart", 380), *(("touchMove", y) for y in range(370, 180, -10)), ("touchEnd", None)):
            web.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": 180, "y": y}] if y else [])
    read_on(web, swipe)
    time.sleep(CALM)
    tap(web, web.one("input[type=checkbox]"))
    web.reach("agreed")
    time.sleep(CALM)
    tap(web, web.part("accept"))
    web.behind()


def tap(web, node):
    x, y = web.script("const {x, y, width, height} = arguments[0].getBoundingClientRect();"
                      "return [x + width / 2, y + height / 2]", node)
    web.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    web.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def keys(web, site):
    """Arrows, page keys and the space bar, each from the beginning."""
    for key in (Keys.ARROW_DOWN, Keys.PAGE_DOWN, Keys.SPACE):
        web.size(*PHONE)
        web.open(site.address(page("plain")))
        web.reach("reading")
        read_on(web, lambda: web.keys(key, *([key] * 4 if key == Keys.ARROW_DOWN else [])))
        assert not web.records("plain")


def end_key(web, site):
    web.open(site.address(page("plain")))
    web.reach("reading")
    # The text has the focus at once.
    web.keys(Keys.END)
    web.reach("readyToAgree")


def screen_reader(web, site):
    """A reader of the screen comes to the mark at the end without a scroll of the person."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    nodes = web.command("Accessibility.getFullAXTree")["nodes"]
    parts = {(node.get("role", {}).get("value"), node.get("name", {}).get("value")) for node in nodes}
    names = {name for _, name in parts}
    assert ("region", "License Agreement") in parts, parts
    assert any(role == "progressbar" for role, _ in parts)
    assert any(role == "checkbox" for role, _ in parts)
    assert any(role == "heading" and "Part 12" in name for role, name in parts)
    mark = next(node for node in nodes if "End of the text" in str(node.get("name", {}).get("value")))
    box = next(node for node in nodes if node.get("role", {}).get("value") == "checkbox")
    said = {item["name"]: item["value"].get("value") for item in box["properties"]}
    assert said.get("checked") == "false" and "Scroll" in str(box.get("description")), (said, box)
    ancestors = {node["nodeId"]: node for node in nodes}
    while "backendDOMNodeId" not in mark or mark["role"]["value"] in ("StaticText", "InlineTextBox"):
        mark = ancestors[mark["parentId"]]
    web.command("DOM.enable")
    web.command("DOM.getDocument", depth=0)
    web.command("DOM.focus", backendNodeId=mark["backendDOMNodeId"])
    web.reach("readyToAgree")
    assert names


def screen_reader_hears(web, site):
    """What is announced: no more than the quarters, and what is missing when Accept is pressed."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.script("""
      window.said = [];
      const root = document.querySelector("license-gate").shadowRoot;
      const live = [...root.querySelectorAll("[role=status], [role=alert], [aria-live]")];
      window.lives = live.length;
      for (const node of live) new MutationObserver(() => node.textContent
        && window.said.push(node.textContent)).observe(node, {childList: true, subtree: true, characterData: true});
    """)
    assert web.script("return window.lives") >= 1
    read_on(web, lambda: web.keys(Keys.ARROW_DOWN))
    said = web.script("return window.said")
    assert 1 <= len(said) <= 6, said
    web.press("accept")
    web.wait("what is missing", lambda: any(
        "box" in each for each in web.script("return window.said")))
    assert not web.records("plain")


# Texts of any length, windows of any size

def short_text(web, site):
    """A text that fits counts as read; its box is empty all the same."""
    web.open(site.address(page("short")))
    web.reach("readyToAgree")
    assert not web.is_ticked() and web.is_off("accept")
    web.tick()
    web.reach("agreed")
    web.press("accept")
    web.behind()
    assert web.records("short")[0]["evidence"]["maxScroll"] == 1000


def exact_text(web, site):
    """The window is exactly as high as the text, and then a little less."""
    web.open(site.embed("plain"))
    web.reach("reading")
    needed = web.script("""
      const text = arguments[0], article = text.querySelector("article");
      return text.scrollHeight - text.clientHeight""", web.part("text"))
    for less, phase in ((0, "readyToAgree"), (1, "readyToAgree"), (400, "reading")):
        web.size(DESKTOP[0], DESKTOP[1] + needed - less)
        web.open(site.embed("plain"))
        web.reach("reading", "readyToAgree")
        top, height, viewport = web.scrolled()
        if less < 2:
            # Rows of the page have sizes of their own: the window grows until the text fits.
            for _ in range(10):
                if height - viewport <= less:
                    break
                needed += height - viewport - less
                web.size(DESKTOP[0], DESKTOP[1] + needed - less)
                top, height, viewport = web.scrolled()
        web.reach(phase)


def very_long_text(web, site):
    web.size(*PHONE)
    web.open(site.address(page("long")))
    web.reach("reading")
    _, height, viewport = web.scrolled()
    assert height > 100 * viewport, (height, viewport)
    # A fifth of it is not the end of it.
    web.script("arguments[0].scrollTop = arguments[0].scrollHeight / 5", web.part("text"))
    web.wait("a fifth", lambda: web.progress() > 0.19)
    assert web.phase == "reading" and web.progress() < 0.25, web.progress()
    web.agree()
    web.behind()


def place(web):
    """The number of the block at the upper edge of the window."""
    return web.script("""
      const text = arguments[0], top = text.getBoundingClientRect().top + text.clientTop;
      return [...text.querySelectorAll("p, h2")].findIndex((each) =>
        each.getBoundingClientRect().bottom > top + 1)""", web.part("text"))


def resize(web, site):
    """No size of the window gives or takes progress, or another place in the text."""
    web.size(*PHONE)
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.script("arguments[0].scrollTop = arguments[0].scrollHeight * 0.4", web.part("text"))
    web.wait("progress", lambda: web.progress() > 0.4)
    time.sleep(0.2)
    before, first = web.progress(), place(web)
    for size in ((667, 375), (1280, 500), (320, 480), (375, 667)):
        web.size(*size)
        time.sleep(0.3)
        assert web.phase == "reading", web.state()
        assert web.progress() >= before - 0.001, (size, web.progress(), before)
        # The space below a block does not grow as its lines do.
        assert abs(place(web) - first) <= 1, (size, place(web), first)
    assert web.progress() < 0.94, web.progress()
    # From a large window, where much is on the screen at once, to one where little is.
    web.size(1280, 1500)
    time.sleep(0.4)
    if web.phase == "readyToAgree":
        web.size(*PHONE)
        time.sleep(0.4)
        assert web.phase == "readyToAgree"


def rotation(web, site):
    """A phone that is turned between the tick and Accept keeps the tick, and everything can be reached."""
    web.size(*PHONE)
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.end()
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    web.size(667, 375)
    time.sleep(0.3)
    assert web.phase == "agreed" and web.is_ticked()
    web.press("accept")
    web.behind()


# Starts, ends, and what is left behind

def killed(web, site):
    """The browser is lost between the tick and Accept; nothing was accepted. After Accept, all or nothing."""
    profile = tempfile.mkdtemp(dir=site.folder)
    other = Chromium(profile)
    try:
        other.open(site.address(page("plain")))
        other.reach("reading")
        other.end()
        other.reach("readyToAgree")
        other.tick()
        other.reach("agreed")
    finally:
        other.kill()
    other = Chromium(profile)
    try:
        other.open(site.address(page("plain")))
        other.reach("reading")
        assert not other.records("plain") and not other.is_ticked()
        other.agree()
    finally:
        other.kill()
    other = Chromium(profile)
    try:
        other.open(site.address(page("plain")))
        other.reach("reading", "accepted", "notNeeded")
        assert other.is_behind() == (len(other.records("plain")) == 1), other.state()
    finally:
        other.kill()


def second_visit(web, site):
    web.accept(site.address(page("plain")))
    before = web.log("plain")
    web.open(site.address(page("plain")))
    web.behind()
    assert web.log("plain") == before and not web.heard("ask")
    date = web.script("return document.querySelector('license-gate').licenseAcceptanceDate?.toISOString()")
    assert date and date[:10] == day(0), date


def new_version(web, site):
    """What changed comes first, the whole text one press away; the old yes does not count."""
    site.root = site.before
    web.accept(site.address(page("again")))
    site.root = site.after
    web.open(site.address(page("again")))
    web.reach("reading")
    text = web.expect("1.0", "You may sell copies as well.", "and sell")
    assert text.index("You may sell copies as well.") < text.index("Please read it."), text
    marks = web.script("""return [...arguments[0].querySelectorAll("ins")].map((each) => each.textContent)""",
                       web.part("text"))
    assert any("and sell" in mark for mark in marks), marks
    top = web.script("""
      const first = arguments[0].querySelector("ins").getBoundingClientRect();
      const {bottom} = arguments[0].getBoundingClientRect();
      return bottom - first.bottom""", web.part("text"))
    assert top > 0, "the first change is not on the screen"
    web.press("more")
    web.wait("the whole text", lambda: web.script("""
      const {top} = arguments[0].querySelector("article").getBoundingClientRect();
      return Math.abs(top - arguments[0].getBoundingClientRect().top) < 100""", web.part("text")))
    web.agree()
    web.behind()
    assert [record["version"] for record in web.records("again")] == ["1.0", "2.0"]


def editorial(web, site):
    site.root = site.before
    web.accept(site.address(page("edited")))
    site.root = site.after
    web.open(site.address(page("edited")))
    web.behind()
    assert len(web.records("edited")) == 1 and not web.heard("ask")


def grace(web, site):
    """The old yes counts for a while; the new text can be read and accepted, or put off."""
    site.root = site.before
    web.accept(site.address(page("grace")))
    site.root = site.after
    web.open(site.address(page("grace")))
    web.behind()
    web.expect("new version", "Not now")
    web.press("tool", 1)
    web.expect("", absent=["Not now"])
    web.behind()
    web.open(site.address(page("grace")))
    web.behind()
    web.press("tool", 0)
    web.reach("reading")
    web.expect("You may sell copies as well.", "Not now", absent=["Decline"])
    web.agree()
    web.behind()
    assert len(web.records("grace")) == 2 and not web.records("grace", "declined")


def grace_ends(web, site):
    site.root = site.before
    web.accept(site.address(page("grace")))
    site.root = site.after
    web.clock(31)
    web.open(site.address(page("grace")))
    web.reach("reading")
    web.closed()


def upcoming(web, site):
    """What will be in force is told after the yes, and asked for from its day on."""
    web.accept(site.address(page("upcoming")))
    web.expect(f"will apply from {day(20)}")
    web.clock(21)
    web.open(site.address(page("upcoming")))
    web.reach("reading")
    web.closed()
    web.expect("You may sell copies as well.")
    web.agree()
    web.behind()
    assert [record["version"] for record in web.records("upcoming")] == ["1.0", "2.0"]


def decline(web, site):
    """Review again comes back to the same place and the same tick; Exit leaves; the next start asks."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.script("arguments[0].scrollTop = arguments[0].scrollHeight * 0.3", web.part("text"))
    web.wait("progress", lambda: web.progress() > 0.3)
    time.sleep(0.2)
    before, first = web.progress(), place(web)
    web.press("decline")
    web.reach("declining")
    web.expect("Decline “License Agreement”?")
    web.press("reviewAgain")
    web.reach("reading")
    assert abs(web.progress() - before) < 0.001 and place(web) == first
    web.press("decline")
    web.reach("declining")
    web.press("exit")
    web.wait("exit", lambda: web.heard("exit"))
    web.closed()
    assert not web.records("plain") and len(web.records("plain", "declined")) == 1
    # Not for good: it can be taken up again, at once and at the next start.
    web.press("accept")
    web.reach("reading")
    web.open(site.address(page("plain")))
    web.agree()
    web.behind()


def withdrawn(web, site):
    """Who takes a yes back is asked again; the record of it stays."""
    web.accept(site.address(page("plain")))
    web.script("return document.querySelector('license-gate').withdraw('license')")
    web.reach("reading")
    web.closed()
    assert web.heard("withdraw") and web.records("plain", "withdrawn") and web.records("plain")


# A clock that can be moved while a page is open, in milliseconds.
MOVED = """(() => {
  const Real = Date;
  globalThis.shift = 0;
  globalThis.Date = class Date extends Real {
    constructor(...values) { values.length ? super(...values) : super(Date.now()); }
    static now() { return Real.now() + globalThis.shift; }
  };
})()"""


def lapsed(web, site):
    """What was read is not accepted once another version is in force; that one is asked for."""
    web.inject(MOVED)
    web.open(site.address(page("upcoming")))
    web.reach("reading")
    web.end()
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    web.script("globalThis.shift = 21 * 86400000")
    web.press("accept")
    web.reach("reading")
    web.expect("version 2.0")
    web.closed()
    assert not web.records("upcoming")
    web.agree()
    web.behind()
    assert [record["version"] for record in web.records("upcoming")] == ["2.0"]


def begins_open(web, site):
    """A gate that is open closes at the moment at which the next version begins."""
    web.inject(MOVED)
    web.accept(site.address(page("upcoming")))
    web.script("globalThis.shift = Date.parse(arguments[0]) - Date.now() - 4000", day(20))
    web.script("document.querySelector('license-gate').retry()")
    web.behind()
    web.reach("reading")
    web.closed()
    assert [record["version"] for record in web.records("upcoming", "notified")] == ["2.0"]


def ends_open(web, site):
    """What was just accepted ends by its days while the page is open."""
    web.inject(MOVED + """;
      globalThis.waiting = [];
      const real = setTimeout;
      globalThis.setTimeout = (go, time) => {
        if (time > 36e5) waiting.push(go);
        return real(go, time);
      }""")

    def renewed(file):
        manifest = json.loads(file.read_bytes())
        manifest["documents"][0]["gate"]["renewAfterDays"] = 2
        return 200, json.dumps(manifest).encode()
    site.changes["/manifest.json"] = renewed
    web.open(site.embed("short"))
    web.agree()
    web.behind()
    web.wait("a timer", lambda: web.script("return waiting.length"))
    web.script("globalThis.shift = 2 * 86400000; waiting.at(-1)()")
    web.reach("readyToAgree")
    web.closed()
    assert len(web.records("short")) == 1


def begins_unsaved(web, site):
    """What could not be saved counts for this visit, and for no version that begins while it lasts."""
    web.inject(MOVED)
    web.inject(NOT_KEPT)
    web.open(site.address(page("upcoming")))
    web.agree()
    web.behind()
    web.expect("could not be saved")
    web.script("document.dispatchEvent(new Event('visibilitychange'))")
    time.sleep(0.5)
    web.behind()
    web.script("globalThis.shift = 21 * 86400000; document.dispatchEvent(new Event('visibilitychange'))")
    web.reach("reading")
    web.expect("version 2.0")
    web.closed()


def leaves_at_once(web, site):
    """A page that goes elsewhere as soon as it hears of a yes loses nothing of it."""
    web.inject("document.addEventListener('gate-accept', () => { location.href = '/page.css'; });")
    web.open(site.address(page("plain")))
    web.agree()
    web.wait("the other page", lambda: web.script("return location.pathname") == "/page.css")
    names = web.script("return Object.keys(localStorage)")
    [record] = web.records("plain")
    for name in (f"screen:{record['presentationDigest']}", f"manifest:{record['manifest']['digest']}", "file:sha256:"):
        assert any(name in each for each in names), (name, names)


def pressed_after(web, site):
    """A tick is no press of Accept: no script makes one of it. A press beside the gate is one."""
    web.open(site.embed(
        "plain", before="<button id='own'>Go on</button>", attributes="page style='--gate-height: 80vh'"))
    web.script("""
      const gate = document.querySelector("license-gate");
      gate.addEventListener("gate-state", async ({detail}) => {
        if (detail.phase === "agreed") window.answer = await gate.acceptLicense();
      });
      document.querySelector("#own").onclick = async () => { window.pressed = await gate.acceptLicense(); };""")
    own = web.script("return document.querySelector('#own')")
    own.click()
    assert web.wait("an answer", lambda: web.script("return String(window.pressed ?? '')")) == "false"
    web.end()
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    assert web.wait("an answer", lambda: web.script("return String(window.answer ?? '')")) == "false"
    web.closed()
    assert not web.records("plain")
    own.click()
    web.behind()
    assert len(web.records("plain")) == 1


def erased(web, site):
    """What the browser keeps of a person goes, and what protects them stays."""
    web.accept(site.address(page("plain")))
    web.script("localStorage.setItem('of the page', '1'); return document.querySelector('license-gate').erase()")
    web.reach("reading")
    web.closed()
    web.wait("the first line", lambda: len(web.log("plain")))
    names = set(web.script("return Object.keys(localStorage)"))
    assert names - {"assent:plain:log", "assent:plain:log.head"} == {
        "of the page", *(name for name in names if name.endswith(":memory:trust"))}, names
    assert [line["event"] for line in web.log("plain")] == ["presented"]


# What cannot be stored

NOT_KEPT = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def not_withdrawn(web, site):
    """A withdrawal that cannot be stored is no withdrawal: who asked for it is told."""
    web.accept(site.address(page("plain")))
    web.script(NOT_KEPT)
    assert web.script("return document.querySelector('license-gate').withdraw('license')") is False
    assert not web.heard("withdraw")
    web.behind()
    open_panel(web)
    inside(web, "Withdraw").click()
    inside(web, "Withdraw", 1).click()
    web.expect("could not be saved")


def unreadable_record(web, site):
    """A record that cannot be read is told to whoever is asked again for it."""
    web.open(site.embed("plain", attributes="page manual"))
    web.script("""
      const gate = document.querySelector("license-gate");
      gate.store = {load() { throw new Error("503"); }, save() { throw new Error("503"); }};
      gate.open();""")
    web.reach("reading")
    web.expect("A part of your record cannot be read")
    web.agree()
    web.behind()
    web.expect("could not be saved")


def fill(web):
    """Leaves no room for anything in the store of the page."""
    web.script("""
      let size = 1 << 22, count = 0;
      while (size >= 1) {
        try { localStorage.setItem(`ballast ${count++}`, "x".repeat(size)); } catch { size >>= 1; }
      }""")


def storage_full(web, site):
    """The person goes on, is told, and is asked again; with refuse, nobody goes on."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    fill(web)
    web.agree()
    web.behind()
    web.expect("could not be saved")
    assert not web.records("plain")
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.closed()
    web.open(site.address(page("strict")))
    fill(web)
    web.agree()
    web.closed()
    web.expect("not")
    assert not web.records("strict")
    web.script("localStorage.clear()")
    web.press("accept")
    web.behind()
    assert web.records("strict")


FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });"""


def storage_forbidden(web, site):
    web.inject(FORBIDDEN)
    web.open(site.address(page("plain")))
    web.agree()
    web.behind()
    web.expect("could not be saved")
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.open(site.address(page("strict")))
    web.agree()
    web.closed()


def storage_of_nothing(web, site):
    """A view without storage, one that keeps nothing, and a store of the page that loses or never answers: whoever
    accepts is told, no record is heard of, and with refuse nobody goes on."""
    for script in ("Object.defineProperty(window, 'localStorage', { value: null });",
                   "Storage.prototype.setItem = () => {};"):
        web.fresh()
        web.inject(script)
        web.open(site.address(page("plain")))
        web.agree()
        web.behind()
        web.expect("could not be saved")
        assert not web.heard("accept"), script
        web.open(site.address(page("plain")))
        web.reach("reading")
        web.open(site.address(page("strict")))
        web.agree()
        web.closed()
    web.fresh()
    for store in ("{load: () => null, save() {}}", "{load: () => null, save: () => new Promise(() => {})}"):
        web.open(site.embed("plain", attributes="page manual"))
        web.script("""
          // Ten seconds pass in one.
          const {setTimeout} = window;
          window.setTimeout = (work, wait) => setTimeout(work, wait / 10);
          const gate = document.querySelector("license-gate");
          gate.store = %s;
          gate.open();""" % store)
        web.agree()
        web.behind()
        web.expect("could not be saved")
        assert not web.heard("accept"), store


def text_not_kept(web, site):
    """Where there is no room for the text beside the record, who embeds the gate is told."""
    for part in ("", "file:", "manifest:", "screen:"):
        web.fresh()
        web.open(site.address(page("plain")))
        web.script("""
          const {setItem} = Storage.prototype, part = arguments[0];
          Storage.prototype.setItem = function (name, value) {
            if (part && name.includes(`:memory:${part}`)) throw new DOMException("full", "QuotaExceededError");
            setItem.call(this, name, value);
          };""", part)
        web.agree()
        web.behind()
        assert web.records("plain"), part
        assert [event["isTextKept"] for event in web.heard("accept")] == [not part], (part, web.heard())


def damaged_log(web, site):
    """A log that somebody cut or wrote in is told, kept aside, and counts for nothing."""
    web.accept(site.address(page("plain")))
    for change in ("""log.replace('"event":"accepted"', '"event":"acceptex"')""", "log.slice(0, log.length / 2)",
                   """log.replace(/"version":"1.0"/, '"version":"9.0"')""", "'{'", "'\\u0000'.repeat(5000000 / 2)"):
        web.script("""
          const name = "assent:plain:log", log = localStorage.getItem(name);
          localStorage.setItem(name, %s)""" % change)
        web.open(site.address(page("plain")))
        web.reach("reading")
        web.closed()
        web.agree()
        web.behind()
        assert web.records("plain"), change


# What is not what was published

def tampered(web, site):
    """One byte of anything: nothing can be accepted, and a sentence says so."""
    cases = (
        ("plain/manifest.json", b'"words"', b'"wordz"', "badSignature|unreadable"),
        ("plain/manifest.json.minisig", b"trusted comment: ", b"trusted comment:  ", "badSignature|unreadable"),
        ("en/index.html", b"You may copy", b"You must pay", "unreadable"),
    )
    for end, old, new, reason in cases:
        site.changes.clear()
        web.fresh()
        site.edit(end, old, new)
        web.open(site.address(page("plain")))
        web.refused(reason)
        # The way out once it is whole again.
        site.changes.clear()
        web.press("accept")
        web.reach("reading")
        assert not web.log("plain") or not web.records("plain")


def tampered_parts(web, site):
    """Words and style of the gate are those that its script was published with."""
    for end, old, new in (("assets/gate-en.json", b"I agree", b"I paid "), ("gate.css", b"display: grid", b"display: none")):
        web.fresh()
        site.changes.clear()
        if end.endswith("css"):
            site.changes[end] = lambda file: (200, file.read_bytes() + b"[part~=statement]{display:none}")
        else:
            site.edit(end, old, new)
        web.open(site.address(page("plain")))
        web.reach("unavailable")
        web.closed()
        assert "paid" not in web.text()
        site.changes.clear()
        web.press("accept")
        web.reach("reading")


def tampered_script(web, site):
    """A table, or any other word of the script, that was swapped does not run: what stays is the plain page."""
    site.edit("assets/gate.js", b'"reading"', b'"opening"')
    web.open(site.address(page("plain")))
    assert not web.script("return Boolean(customElements.get('license-gate'))")
    text = web.script("return document.body.innerText")
    assert "You may copy this text." in text and "did not run" in text, text
    assert not web.is_behind()


def missing_files(web, site):
    for end in ("plain/manifest.json", "plain/manifest.json.minisig", "en/index.html"):
        for fault in (404, 500, 302):
            web.fresh()
            site.changes.clear()
            site.changes[end] = lambda file: (fault, b"", None, None, "/other/manifest.json" if fault == 302 else None)
            web.open(site.address(page("plain")))
            web.refused("badSignature|unreadable|offline")


def hostile_sizes(web, site):
    """An answer without end is cut off; a text of another size than was signed is refused."""
    site.changes["en/index.html"] = lambda file: (200, file.read_bytes() + b" " * (8 << 20))
    web.open(site.address(page("plain")))
    web.refused("unreadable")
    web.fresh()
    site.changes["plain/manifest.json"] = lambda file: (200, b"[" * (4 << 20))
    web.open(site.address(page("plain")))
    web.refused("badSignature|unreadable")


def other_product(web, site):
    """The manifest of another product, signed by the same publisher, opens nothing here."""
    web.accept(site.address(page("other")))
    for name in ("manifest.json", "manifest.json.minisig"):
        site.changes["plain/" + name] = lambda file, name=name: (200, (site.after / "other" / name).read_bytes())
    web.open(site.address(page("plain")))
    web.refused("otherProduct")


def rolled_back(web, site):
    """An older manifest does not take a newer one back, with what was remembered and without."""
    web.accept(site.address(page("again")))
    site.root = site.before
    web.open(site.address(page("again")))
    web.reach("accepted", "notNeeded", "unavailable")
    assert web.is_behind() and "could not be verified" in web.text(), web.state()
    web.script("""for (const key of Object.keys(localStorage)) if (key.includes(":memory:")) localStorage.removeItem(key)""")
    web.open(site.address(page("again")))
    web.refused("rollback")


def expired(web, site):
    """Something newer should have come out: it is told, and locks nobody out."""
    web.clock(260)
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.expect(day(200))
    web.agree()
    web.behind()


def unsigned(web, site):
    site.answer("manifest.json.minisig", 404)
    web.open(site.address(page("plain")))
    web.refused("badSignature")


def other_key(web, site):
    """A page that trusts another key shows nothing of what this one signed."""
    site.run("keygen", "-o", "another")
    key = (site.folder / "another.pub").read_text().split("\n")[1]
    web.open(site.embed("plain", f'page key="{key}"'))
    web.refused("badSignature")


def offline(web, site):
    """Without a network nothing can be shown; who accepted before goes on with what was kept."""
    site.lose("manifest.json")
    web.open(site.address(page("plain")))
    web.refused("offline", "check your connection")
    site.changes.clear()
    web.press("accept")
    web.agree()
    web.behind()
    site.lose("manifest.json")
    site.lose("manifest.json.minisig")
    web.open(site.address(page("plain")))
    web.behind()
    assert len(web.records("plain")) == 1


def slow_network(web, site):
    """While nothing is there yet, nothing can be pressed, and nothing is behind."""
    def late(file):
        time.sleep(1.5)
        return 200, file.read_bytes()
    site.changes["en/index.html"] = late
    web.open(site.address(page("plain")))
    assert not web.is_behind()
    web.keys(Keys.END, Keys.ENTER)
    web.reach("reading")
    web.closed()
    assert not web.records("plain")


def plain_http(web, site):
    """A page without cryptography says why nothing can be accepted."""
    web.open(site.address(page("plain"), "plain.test"))
    assert not web.script("return window.isSecureContext")
    web.refused("noCrypto", "https")


# Tabs, frames, and whoever presses for the person

def two_tabs(web, site):
    """What one tab accepts opens the other one; what it withdraws closes it."""
    address = site.address(page("plain"))
    web.open(address)
    web.reach("reading")
    first = web.driver.current_window_handle
    web.driver.switch_to.new_window("tab")
    web.accept(address)
    second = web.driver.current_window_handle
    web.driver.switch_to.window(first)
    web.behind()
    web.driver.switch_to.window(second)
    web.script("document.querySelector('license-gate').withdraw('license')")
    web.reach("reading")
    web.driver.switch_to.window(first)
    web.wait("closed by the other tab", lambda: not web.is_behind())
    assert len(web.records("plain")) == 1 and len(web.records("plain", "withdrawn")) == 1
    web.driver.switch_to.window(second)
    web.driver.close()
    web.driver.switch_to.window(first)


def two_gates(web, site):
    """What one gate of a page accepts, takes back or deletes is known to the other one."""
    web.open(site.embed("short", after='<license-gate id="other" manifest="manifest.json"><main>More</main></license-gate>'))
    gates = "return [...document.querySelectorAll('license-gate')].map((gate) => gate.needsLicenseAcceptance)"
    for deed in ("withdraw('license')", "erase()", ""):
        web.agree()
        web.wait("both open", lambda: web.script(gates) == [False, False])
        if deed:
            web.script(f"document.querySelector('#other').{deed}")
            web.wait("both closed", lambda: web.script(gates) == [True, True])
    time.sleep(0.5)
    assert len(web.records("short")) == 1, web.log("short")


def framed(web, site):
    """Whoever frames the page of another cannot have anything pressed in it."""
    inner = site.embed("plain", host="localhost", name="inner.html")
    site.pages["/outer.html"] = (
        f'<!DOCTYPE html><title>Outer</title><iframe src="{inner}" width="900" height="700"></iframe>',
        "frame-src *")
    web.origins.add(site.address(host="localhost").rstrip("/"))
    web.open(site.address("outer.html"))
    web.driver.switch_to.frame(0)
    web.reach("unavailable")
    web.expect("cannot be shown", "inside a page of somebody else")
    assert not web.all("[part~=box]")
    web.closed()
    link = web.one("a[part~=button]")
    assert link.get_attribute("href") == inner and link.get_attribute("target") == "_blank"
    web.driver.switch_to.default_content()
    # A page of the same site is no stranger.
    site.pages["/outer.html"] = (site.pages["/outer.html"][0].replace("localhost", "127.0.0.1"), "frame-src *")
    web.open(site.address("outer.html"))
    web.driver.switch_to.frame(0)
    web.agree()
    web.behind()
    web.driver.switch_to.default_content()


def held_enter(web, site):
    """Neither a held Enter nor a held space ticks or accepts anything."""
    for key in ("Enter", " "):
        for target in ("accept", "decline", None):
            web.open(site.address(page("plain")))
            web.reach("reading")
            web.end()
            web.reach("readyToAgree")
            time.sleep(CALM)
            node = web.part(target) if target else web.one("input[type=checkbox]")
            web.script("arguments[0].focus()", node)
            web.hold(key)
            time.sleep(0.1)
            # One press is one press: it may tick a box, or ask whether to decline, and no more.
            assert web.phase in ("readyToAgree", "agreed", "declining"), (key, target, web.phase)
            assert not web.records("plain") and not web.records("plain", "declined")
            web.closed()
    web.open(site.address(page("plain")))
    web.reach("reading")
    web.end()
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    # From a box to the button while the key is down.
    web.script("arguments[0].focus()", web.one("input[type=checkbox]"))
    web.command("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter",
                windowsVirtualKeyCode=13, text="\r")
    web.script("arguments[0].focus()", web.part("accept"))
    for _ in range(20):
        web.command("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter",
                    windowsVirtualKeyCode=13, text="\r", autoRepeat=True)
    web.closed()
    assert not web.records("plain")


def one_page_a_press(web, site):
    """The press that answers one page answers no other: what comes up under the pointer is not meant."""
    for _ in range(10):
        web.fresh()
        web.open(site.address(page("pages")))
        web.reach("agreed")
        time.sleep(CALM)
        x, y = web.script("const {x, y, width, height} = arguments[0].getBoundingClientRect();"
                          "return [x + width / 2, y + height / 2]", web.part("accept"))
        # When the next page came up, and when it was pressed, by the clock of the page.
        web.script("""
          const root = document.querySelector("license-gate").shadowRoot;
          new MutationObserver(() => { window.turned = performance.now(); }).observe(root, {childList: true});
          window.addEventListener("click", ({timeStamp}) => { window.pressed = timeStamp; }, true);""")
        web.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
        web.command("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
        while not web.script("return window.turned"):
            pass
        web.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=2)
        web.command("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=2)
        web.expect("Terms Agreement")
        if 0 < web.script("return window.pressed - window.turned") < 280:
            web.closed()
            assert {record["document"] for record in web.records("pages")} == {"license"}
            web.press("accept")
            web.behind()
            return
    print("  this machine is too busy to press that soon", flush=True)


def escape_and_outside(web, site):
    """Escape, a press outside and the back key accept nothing, and close no gate."""
    for attributes in ("page", "sheet", "", "sheet manual"):
        web.open(site.embed("plain", attributes, before='<p id="outside">Outside</p>'))
        if "manual" in attributes:
            web.script("document.querySelector('license-gate').open()")
        web.reach("reading")
        for _ in range(3):
            web.keys(Keys.ESCAPE)
        web.command("Input.dispatchMouseEvent", type="mousePressed", x=5, y=5, button="left", clickCount=1)
        web.command("Input.dispatchMouseEvent", type="mouseReleased", x=5, y=5, button="left", clickCount=1)
        web.closed()
        assert web.all("[part~=accept]") and web.phase == "reading", (attributes, web.state())
        web.press("decline")
        web.reach("declining")
        for _ in range(3):
            web.keys(Keys.ESCAPE)
        web.reach("reading")
        web.closed()
        assert not web.records("plain") and not web.records("plain", "declined")


def untrusted(web, site):
    """What a script of the page dispatches is nobody's will."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    time.sleep(CALM)
    web.script("""
      const host = document.querySelector("license-gate"), root = host.shadowRoot;
      const text = root.querySelector("[part~=text]"), box = root.querySelector("input"),
        accept = root.querySelector("[part~=accept]");
      for (const target of [text, document, host])
        target.dispatchEvent(new KeyboardEvent("keydown", {key: "End", bubbles: true, composed: true}));
      box.click();
      for (const type of ["pointerdown", "mousedown", "mouseup", "click", "input", "change"])
        for (const node of [box, accept]) node.dispatchEvent(new MouseEvent(type, {bubbles: true, composed: true}));
      box.checked = true;
      accept.removeAttribute("aria-disabled");
      accept.click();
      return host.acceptLicense();""")
    time.sleep(0.2)
    assert web.phase == "reading", web.state()
    web.end()
    web.reach("readyToAgree")
    time.sleep(CALM)
    web.script("""
      const root = document.querySelector("license-gate").shadowRoot;
      root.querySelector("input").click();
      root.querySelector("[part~=accept]").click();
      root.querySelector("label").click();""")
    time.sleep(0.2)
    assert web.phase == "readyToAgree", web.state()
    web.script("document.querySelector('license-gate').shadowRoot.querySelector('input').checked = false")
    web.tick()
    web.reach("agreed")
    time.sleep(CALM)
    web.script("document.querySelector('license-gate').shadowRoot.querySelector('[part~=accept]').click()")
    web.closed()
    assert not web.records("plain")


def programmatic(web, site):
    """The functions of the element accept nothing in place of a person."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    assert web.script("return document.querySelector('license-gate').acceptLicense()") is False
    web.closed()
    state = web.script("""
      const gate = document.querySelector("license-gate");
      return [gate.needsLicenseAcceptance, gate.hasScrolledToBottom, gate.hasAgreed, gate.canAccept,
        gate.licenseAcceptanceDate]""")
    assert state == [True, False, False, False, None], state
    web.end()
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    # Where all is done but the last press, a script does not press either, once the last press is some time ago.
    time.sleep(6)
    web.later("document.querySelector('license-gate').acceptLicense().then((answer) => { window.answer = answer; })")
    assert web.wait("an answer", lambda: web.script("return String(window.answer ?? '')")) == "false"
    web.closed()
    web.press("accept")
    web.behind()
    assert web.script("return document.querySelector('license-gate').acceptLicense()") is True
    web.script("return document.querySelector('license-gate').resetAcceptance()")
    web.reach("reading")
    web.closed()


# Who is asked

def too_young(web, site):
    """Nobody tries another answer until one fits."""
    web.open(site.address(page("young")))
    web.reach("askingAge")
    text = web.expect("When were you born?")
    assert "13" not in text and "18" not in text, text
    age(web, 6)
    web.reach("underAge")
    web.expect("You cannot answer", absent=["When were you born?", "I agree"])
    web.closed()
    web.open(site.address(page("young")))
    web.expect("You cannot answer", absent=["When were you born?"])
    web.closed()
    assert not web.records("young")


def age(web, years):
    field = web.one("form input, form select")
    time.sleep(CALM)
    field.click()
    web.keys(str(int(day(0)[:4]) - years))
    time.sleep(CALM)
    web.part("accept").click()


def old_enough(web, site):
    web.open(site.address(page("young")))
    web.reach("askingAge")
    age(web, 40)
    web.agree()
    web.behind()
    assert not web.records("young", "guardian-approved")


def guardian(web, site):
    """A guardian reads the text before they answer, and ticks a box of their own."""
    web.open(site.address(page("young")))
    web.reach("askingAge")
    age(web, 15)
    web.agree()
    web.reach("awaitingGuardian")
    web.expect("parent or guardian")
    web.closed()
    assert not web.is_ticked() and web.is_off("accept")
    # A start later as well.
    web.open(site.address(page("young")))
    web.reach("awaitingGuardian")
    web.closed()
    web.tick()
    assert not web.is_ticked()
    web.end()
    web.wait("the box of the guardian", lambda: web.one("input[type=checkbox]").get_attribute("aria-disabled") == "false")
    web.tick()
    web.wait("a tick", web.is_ticked)
    web.press("accept")
    web.behind()
    assert len(web.records("young", "guardian-approved")) == 1


def guardian_declines(web, site):
    web.open(site.address(page("young")))
    web.reach("askingAge")
    age(web, 15)
    web.agree()
    web.reach("awaitingGuardian")
    web.press("decline")
    web.expect("Review again", "Exit")
    web.press("reviewAgain")
    web.reach("awaitingGuardian")
    web.press("decline")
    web.press("exit")
    web.closed()
    web.wait("exit", lambda: web.heard("exit"))
    assert not web.records("young", "guardian-approved")


def consents(web, site):
    """Boxes are empty, an Accept that is off does nothing, and no consent stands in the way."""
    web.open(site.address(page("consents")))
    web.agree()
    web.expect("News Agreement", "Study Agreement", "I consent")
    assert not web.is_ticked(0) and not web.is_ticked(1)
    web.press("accept")
    assert not web.records("consents", "declined") and len(web.records("consents")) == 1
    web.end()
    web.wait("a box that is on", lambda: web.one("input[type=checkbox]", 1).get_attribute("aria-disabled") == "false")
    web.tick(1)
    web.wait("a tick", lambda: web.is_ticked(1))
    web.press("accept")
    web.behind()
    assert len(web.records("consents")) == 2 and len(web.records("consents", "declined")) == 1
    web.open(site.address(page("consents")))
    web.behind()


def consents_declined(web, site):
    web.open(site.address(page("consents")))
    web.agree()
    web.expect("I consent")
    web.press("decline")
    web.behind()
    assert len(web.records("consents")) == 1 and len(web.records("consents", "declined")) == 2
    web.open(site.address(page("consents")))
    web.behind()
    assert not web.heard("ask")


def several(web, site):
    """Documents together where they ask for the same yes, and one after the other elsewhere."""
    web.open(site.address(page("several")))
    web.expect("License Agreement", "Terms Agreement", "1 of 2", absent=["Privacy Agreement"])
    web.end()
    web.tick(0)
    web.press("accept")
    assert not web.records("several")
    web.tick(1)
    web.reach("agreed")
    web.press("accept")
    web.expect("Privacy Agreement", "2 of 2")
    web.closed()
    web.agree()
    web.behind()
    assert len(web.records("several")) == 3


def typed_name(web, site):
    web.open(site.address(page("typed")))
    web.reach("reading", "readyToAgree")
    web.end()
    web.tick()
    web.press("accept")
    assert not web.records("typed")
    field = web.part("name")
    field.click()
    field.send_keys("   ")
    web.press("accept")
    assert not web.records("typed")
    field.send_keys("  Ada \u202eLovelace\u202c  ")
    web.wait("Accept", lambda: not web.is_off("accept"))
    web.press("accept")
    web.behind()
    [record] = web.records("typed")
    assert "Ada" in record["signedName"] and record["signedName"] == record["signedName"].strip(), record


def persons(web, site):
    """What one person of the page says counts for that one."""
    web.accept(site.embed("plain", 'page person="ada-lovelace"'))
    web.open(site.embed("plain", 'page person="bob"'))
    web.reach("reading")
    web.closed()
    web.open(site.embed("plain", 'page person="ada-lovelace"'))
    web.behind()
    assert "lovelace" not in web.script("return JSON.stringify(localStorage)")


# The page around it

def outside(web, site):
    """Settings and the way to delete an account stay reachable beside a gate, and in a sheet."""
    links = '<nav><a id="delete" href="/deleted.html">Delete my account</a></nav>'
    for attributes, before, inside in (("page", links, ""), ("", links, ""),
                                       ("sheet", "", links.replace("<nav>", '<nav slot="links">'))):
        web.open(site.embed("plain", attributes, before=before, inside="" if inside else ""))
        if inside:
            # What is put in the place for links stands in the sheet.
            site.pages["/plain/embed.html"] = (
                site.pages["/plain/embed.html"][0].replace('<main id="behind">', inside + '<main id="behind">'),
                site.pages["/plain/embed.html"][1])
            web.open(site.address("plain/embed.html"))
        web.reach("reading")
        web.closed()
        link = web.script("return document.getElementById('delete')")
        assert link.is_displayed(), attributes
        time.sleep(CALM)
        reached = False
        for _ in range(25):
            web.keys(Keys.TAB)
            if web.script("return document.activeElement.id") == "delete":
                reached = True
                break
        assert reached, (attributes, "not reached by keys")
        link.click()
        web.wait("the page of the link", lambda: web.driver.current_url.endswith("/deleted.html"))


def opened_again(web, site):
    """What was left can be opened again, from the page and by its own button; so can what was accepted."""
    web.open(site.embed("plain", "sheet manual", before='<button id="ask">Terms</button>'))
    time.sleep(0.5)
    assert not web.heard("ask") and web.script("return document.getElementById('ask')").is_displayed()
    web.script("document.querySelector('license-gate').open()")
    web.reach("reading")
    web.press("decline")
    web.reach("declining")
    web.press("exit")
    web.wait("exit", lambda: web.heard("exit"))
    web.script("document.querySelector('license-gate').open()")
    web.reach("reading")
    web.agree()
    web.wait("an acceptance", lambda: web.records("plain"))


def settings(web, site):
    """What was accepted can be read, saved and taken back in the settings."""
    web.accept(site.address(page("plain")))
    web.script("document.querySelector('license-gate').openSettings()")
    text = web.expect("Example Press", "legal@example.org", "License Agreement")
    assert "undefined" not in text and "null" not in text, text
    web.keys(Keys.ESCAPE)
    web.expect("", absent=["legal@example.org"])
    web.behind()


def receipt(web, site):
    """A receipt that the page gives is one that the program verifies."""
    web.accept(site.address(page("plain")))
    text = web.script("""
      const gate = document.querySelector("license-gate");
      return gate.receipt(gate.history().find(({event}) => event === "accepted").id)""")
    (site.folder / "receipt.json").write_text(text, encoding="utf-8")
    key = (site.folder / "legal.pub").read_text().split("\n")[1]
    said = site.run("gate", "verify", "receipt.json", "--key", key)
    assert "License Agreement" in said or "license" in said, said


def content_policy(web, site):
    """Under the strictest policies everything works, with and without Trusted Types."""
    for policy in (site.embed("plain") and POLICY, POLICY + "; require-trusted-types-for 'script'; "
                   "trusted-types assent-gate", POLICY + "; require-trusted-types-for 'script'; trusted-types 'none'"):
        web.fresh()
        web.open(site.embed("plain", policy=policy))
        web.reach("reading")
        is_plain = bool(web.all("pre.plain"))
        assert is_plain == policy.endswith("'none'"), policy
        web.agree()
        web.behind()
        if not is_plain:
            web.is_clean()
        shown = web.records("plain")[0]["shownDigest"]
        assert shown


def formatted(web, site):
    """Tables, lists, code and links of a text arrive; its links lead out, or to a place within it."""
    web.open(site.address(page("rich")))
    web.reach("reading", "readyToAgree")
    counts = web.script("""
      const text = arguments[0];
      return ["table", "ol", "ul", "blockquote", "pre", "strong", "a"].map((each) =>
        text.querySelectorAll(each).length)""", web.part("text"))
    assert all(counts), counts
    web.size(*PHONE)
    time.sleep(0.3)
    wide = web.script("return arguments[0].scrollWidth - arguments[0].clientWidth", web.part("text"))
    assert wide <= 0, f"the text is {wide} pixels wider than a phone"
    links = web.script("""return [...arguments[0].querySelectorAll("a[href]")].map((each) =>
      [each.getAttribute("href"), each.target, each.rel])""", web.part("text"))
    for href, target, rel in links:
        assert href.startswith("#") or (target == "_blank" and "noopener" in rel), (href, target, rel)
    web.is_clean()


def bundle_page(web, site):
    """The page that is mailed asks as well, opened from a disk; its receipt verifies."""
    web.open((site.folder / "license.html").as_uri())
    button = web.wait("a button that asks", lambda: web.script(
        "return document.querySelector('#assent-accept:not([hidden]) button')"))
    assert not web.heard("ask")
    # The page moves smoothly, which is too slow for whoever clicks at once.
    web.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", button)
    button.click()
    web.agree()
    link = web.wait("a receipt", lambda: web.script("return document.querySelector('a[download]')"))
    assert link.is_displayed() and link.get_attribute("download").endswith(".json")
    text = web.driver.execute_async_script(
        "const done = arguments[1]; fetch(arguments[0].href).then((each) => each.text())"
        + ".then(done, (reason) => done(String(reason)))", link)
    if not text.startswith("{"):
        # The page lets nothing be fetched, as it should.
        text = web.script("""
          const gate = document.querySelector("license-gate");
          return gate.receipt(gate.history().find(({event}) => event === "accepted").id)""")
    (site.folder / "mailed.json").write_text(text, encoding="utf-8")
    site.run("gate", "verify", "mailed.json")


def no_script(web, site):
    """Without script: the text, and a form to print; nothing opens."""
    web.command("Emulation.setScriptExecutionDisabled", value=True)
    web.open(site.address(page("plain")))
    tree = web.command("Accessibility.getFullAXTree")["nodes"]
    names = [str(node.get("name", {}).get("value")) for node in tree]
    roles = [node.get("role", {}).get("value") for node in tree]
    assert any("You may copy this text." in name for name in names), names
    assert "textbox" in roles and "checkbox" in roles, roles
    assert not any("Nothing is left to accept" in name for name in names), names
    web.picture(site.folder / "no-script.png")


# Everybody

def keyboard_only(web, site):
    """From the start to the acceptance with nothing but a keyboard."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    time.sleep(CALM)
    web.keys(Keys.END)
    web.reach("readyToAgree")
    tab_to(web, "INPUT")
    time.sleep(CALM)
    web.keys(Keys.SPACE)
    web.reach("agreed")
    tab_to(web, "accept")
    time.sleep(CALM)
    outline = web.script("""
      const style = getComputedStyle(document.querySelector("license-gate").shadowRoot.activeElement);
      return style.outlineStyle + style.boxShadow""")
    assert outline != "nonenone", "the focus does not show"
    web.keys(Keys.ENTER)
    web.behind()
    focus = web.script("return document.activeElement !== null")
    assert focus


def tab_to(web, what):
    for _ in range(20):
        web.keys(Keys.TAB)
        found = web.script("""
          const node = document.querySelector("license-gate").shadowRoot.activeElement;
          return node && (node.tagName === arguments[0] || node.part.contains(arguments[0]))""", what)
        if found:
            return
    raise AssertionError(f"{what} is not reached by the Tab key")


def large_text(web, site):
    """Letters of twice the size on a phone: all of it can be read and pressed."""
    for product in ("plain", "typed", "again"):
        web.fresh()
        web.size(*PHONE)
        web.inject(LARGE)
        web.open(site.address(page(product)))
        web.reach("reading", "readyToAgree")
        usable(web)
        if product == "plain":
            web.agree()
            web.behind()


def usable(web, target=44):
    """Without a scroll: the text has room, less what lies on it, and both answers are whole and on top. One
    region moves, and each thing to press is large enough."""
    time.sleep(0.2)
    height, text, hint, moving, buttons = web.script("""
      const root = document.querySelector("license-gate").shadowRoot;
      const part = (name) => root.querySelector(`[part~=${name}]`);
      const [text, foot, hint] = ["text", "buttons", "hint"].map((name) => part(name).getBoundingClientRect());
      const isHinted = !part("hint").hasAttribute("data-off");
      const style = getComputedStyle(part("hint"));
      const lines = (hint.height - 2 * parseFloat(style.paddingTop)) / parseFloat(style.lineHeight);
      const moving = ["gate", "header", "text", "bar"].map(part).filter((node) =>
        getComputedStyle(node).overflowY !== "visible" && node.clientHeight && node.scrollHeight > node.clientHeight + 1);
      const buttons = [...root.querySelectorAll("button, label")].map((node) => {
        const {width, height, left, right} = node.getBoundingClientRect();
        return [node.textContent, Math.round(width), Math.round(height), left >= -1 && right <= innerWidth + 1
          && node.scrollWidth <= node.clientWidth];
      });
      const room = Math.min(text.bottom, foot.top, innerHeight) - Math.max(text.top, 0);
      return [innerHeight, room - (isHinted ? hint.height : 0), isHinted ? lines : 1,
        moving.filter((node) => !getComputedStyle(node).overflowY.includes("hidden"))
          .map((node) => node.getAttribute("part")), buttons]""")
    assert text >= 0.39 * height, f"the text has {text} of {height} pixels"
    assert hint < 1.5, f"the hint has {hint} lines"
    assert len(moving) <= 1, f"{moving} move, each by itself"
    for name, width, high, is_within in buttons:
        assert width >= target and high >= target and is_within, (name, width, high, is_within)
    for name in ("decline", "accept"):
        assert is_in_window(web, web.part(name)), f"{name} is covered, cut, or not on the screen"


def small_screens(web, site):
    for size in ((320, 480), (375, 667), (667, 375), (768, 1024), (1280, 800)):
        web.size(*size)
        web.open(site.address(page("plain")))
        web.reach("reading", "readyToAgree")
        if size[1] > 400:
            usable(web)
        else:
            usable(web, target=24)


def right_to_left(web, site):
    web.languages("ar", "en")
    web.open(site.address(page("arabic")))
    web.reach("reading")
    text = web.text()
    assert "اتفاقية الترخيص" in text and not any(word in text for word in ("Decline", "I agree", "Print")), text
    directions = web.script("""
      const root = document.querySelector("license-gate").shadowRoot;
      return [root.querySelector("[part~=gate]"), root.querySelector("article"), root.querySelector("article p")]
        .map((node) => getComputedStyle(node).direction)""")
    assert directions == ["rtl", "rtl", "rtl"], directions
    order = web.script("return [arguments[0], arguments[1]].map((each) => each.getBoundingClientRect().left)",
                       web.part("decline"), web.part("accept"))
    assert order[0] > order[1], order
    web.agree()
    web.behind()
    # An English text among Arabic words keeps its direction.
    web.open(site.address(page("plain")))
    web.reach("reading")
    assert web.script("return getComputedStyle(arguments[0].querySelector('article')).direction",
                      web.part("text")) == "ltr"


def languages(web, site):
    """The words around the text are those of the person, in every language there is."""
    for tag in ("de", "fr", "zh-Hant", "he", "pt-BR"):
        web.languages(tag)
        web.open(site.embed("plain", f'page locale="{tag}"'))
        web.reach("reading")
        text = web.text()
        assert "%1" not in text and "undefined" not in text, text


def forced_colors(web, site):
    """Colors that the person chose: nothing is told by color alone, and every box has an edge."""
    web.media(forced_colors="active")
    web.open(site.address(page("plain")))
    web.reach("reading")
    for part in ("accept", "decline"):
        edge = web.script("""
          const style = getComputedStyle(arguments[0]);
          return [style.borderTopStyle, style.borderTopWidth, style.borderTopColor, style.backgroundColor]""",
                          web.part(part))
        assert edge[0] != "none" and edge[1] != "0px" and edge[2] != edge[3], (part, edge)
    bar = web.script("""
      const bar = arguments[0].querySelector("i");
      return [getComputedStyle(bar).backgroundColor, getComputedStyle(arguments[0]).backgroundColor,
        getComputedStyle(document.body).backgroundColor]""", web.part("progress"))
    assert bar[0] != bar[2], bar
    web.agree()
    web.behind()


def layout_shift(web, site):
    """Nothing that is on the screen moves by itself."""
    for product, size in (("plain", PHONE), ("plain", DESKTOP), ("again", PHONE), ("typed", PHONE)):
        web.size(*size)
        web.inject("""window.shift = []; new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift.push([entry.value, ...entry.sources.map(
            ({node, previousRect, currentRect}) => [node?.getAttribute?.("part"), previousRect.y, currentRect.y])]);
        }).observe({type: "layout-shift", buffered: true});""")
        web.open(site.address(page(product)))
        web.reach("reading", "readyToAgree")
        web.end()
        web.reach("readyToAgree")
        time.sleep(0.3)
        # With what moved, and from where to where.
        shifts = web.script("return window.shift")
        assert sum(shift[0] for shift in shifts) < 0.001, (product, size, shifts)


AXE = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def axe(web, where):
    """What axe-core finds wrong in what is on the screen: nothing."""
    import axe_playwright_python
    file = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
    web.axe(file)
    # What fades is seen once it did, and what a busy machine begins late has begun: nothing moves for ten frames.
    web.driver.execute_async_script("""
      const done = arguments[0];
      const roots = () => [document, ...[...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? [])];
      let calm = 0;
      const look = () => {
        const moves = roots().some((root) =>
          root.getAnimations().some(({playState, pending}) => playState === "running" || pending));
        calm = moves ? 0 : calm + 1;
        if (calm > 10) done(); else requestAnimationFrame(look);
      };
      look();
      """)
    found = web.driver.execute_async_script("""
      const done = arguments[0];
      axe.run(document, {runOnly: arguments[1]}).then(({violations, passes}) => done([passes.length,
        ...violations.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) =>
          target.join(" ") + " " + failureSummary).join("; ")}`)]), (error) => done([0, String(error)]));
      """.replace("arguments[1]", "arguments[0]").replace("const done = arguments[0]", "const done = arguments[1]"),
        list(AXE))
    assert found[0] > 5 and len(found) == 1, f"{where}: " + "\n".join(map(str, found[1:]))


def _states(web, site, seen):
    """Walks through what a gate can show, and calls back at each with its name."""
    def go(product, *phases, root=None, attributes=None):
        site.root = root or site.after
        web.open(site.embed(product, attributes) if attributes is not None else site.address(page(product)))
        web.reach(*phases)
    go("plain", "reading")
    seen("reading")
    web.end()
    web.reach("readyToAgree")
    seen("readyToAgree")
    web.tick()
    web.reach("agreed")
    seen("agreed")
    web.press("decline")
    web.reach("declining")
    seen("declining")
    web.press("reviewAgain")
    web.reach("agreed")
    web.press("accept")
    web.behind()
    seen("accepted")
    web.script("document.querySelector('license-gate').openSettings()")
    web.expect("legal@example.org")
    seen("settings")
    go("other", "reading")
    web.press("decline")
    web.press("exit")
    web.reach("exited")
    seen("exited")
    go("young", "askingAge")
    seen("askingAge")
    age(web, 15)
    web.agree()
    web.reach("awaitingGuardian")
    seen("awaitingGuardian")
    web.script("localStorage.clear()")
    go("young", "askingAge")
    age(web, 5)
    web.reach("underAge")
    seen("underAge")
    for product in ("again", "grace"):
        go(product, "reading", root=site.before)
        web.agree()
        web.behind()
    go("again", "reading")
    seen("changed")
    go("grace", "grace")
    seen("grace")
    go("upcoming", "reading")
    web.agree()
    web.behind()
    seen("upcoming")
    go("several", "reading", "readyToAgree")
    seen("several")
    go("consents", "reading", "readyToAgree")
    web.agree()
    web.expect("I consent")
    seen("consents")
    go("typed", "reading", "readyToAgree")
    web.end()
    web.tick()
    seen("typed")
    go("rich", "reading", "readyToAgree")
    seen("rich")
    go("strict", "reading", attributes="sheet")
    seen("sheet")
    fill(web)
    web.agree()
    time.sleep(0.5)
    seen("notStored")
    go("short", "readyToAgree")
    fill(web)
    web.agree()
    web.behind()
    seen("acceptedUnsaved")
    web.script("localStorage.clear()")
    site.answer("manifest.json.minisig", 404)
    go("plain", "unavailable")
    seen("unavailable")
    site.changes.clear()


def axe_states(web, site):
    _states(web, site, lambda name: axe(web, name))


def axe_dark(web, site):
    web.media(prefers_color_scheme="dark")
    web.size(*PHONE)
    _states(web, site, lambda name: axe(web, f"dark {name}"))


def axe_without_script(web, site):
    """The page as it is where its script was not let through."""
    site.answer("assets/gate.js", 404)
    web.open(site.address(page("plain")))
    axe(web, "without script")


def axe_pages(web, site):
    """The pages of a text whose terms changed, and the list of all products."""
    for size in (DESKTOP, PHONE):
        web.size(*size)
        for path in ("index.html", "again/license/1.0/en/index.html", "again/license/2.0/en/index.html",
                     "again/license/2.0/en/changes-from-1.0.html", "again/license/history.html",
                     "again/license/audit.html"):
            web.open(site.address(path))
            axe(web, f"{path} {size}")


def kept_pages(web, site):
    """What is mailed or kept as a file fits a telephone, and shows its style: a bundle, evidence, a receipt."""
    plain = ("--published", "after/plain")
    site.run("evidence", "again/license", "--on", day(0), "--published", "after", "--output", "evidence.html")
    manifest = json.loads((site.after / "plain" / "manifest.json").read_text(encoding="utf-8"))
    digest = manifest["documents"][0]["releases"][0]["locales"]["en"]["textDigest"]
    site.run("gate", "accept", *plain, "--state", "kept", "--document", "license", "--version", "1.0",
             "--digest", digest)
    site.run("gate", "export", *plain, "--state", "kept", "--format", "html", "-o", "receipt.html")
    web.size(*PHONE)
    for name in ("license.html", "evidence.html", "receipt.html"):
        web.open((site.folder / name).as_uri())
        time.sleep(0.5)
        width = web.script("return document.documentElement.scrollWidth")
        assert width <= PHONE[0], (name, width)
        assert "sans-serif" in web.script("return getComputedStyle(document.body).fontFamily"), name


class Site(Served):
    """What was published, and the server in front of it."""

    def __init__(self, program, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.program = program
        if not (self.folder / "license.html").exists():
            Published(program, folder)
        self.before = self.folder / "before"
        self.after = self.folder / "after"
        self.run = lambda *arguments: Published.run(self, *arguments)
        super().__init__(self.after)


# Programs of their own, which ask this one for journeys.
PROGRAMS = ("firefox", "shots", "web")


def journeys():
    """All of them by name. What takes a site is one, unless its name begins with `_`."""
    found = {}
    for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        module = sys.modules[__name__] if path.stem == "web" else (
            importlib.import_module(path.stem) if path.stem not in PROGRAMS else None)
        for name, value in vars(module).items() if module else ():
            if not inspect.isfunction(value) or value.__module__ != module.__name__:
                continue
            parameters = list(inspect.signature(value).parameters)
            if "site" not in parameters or name.startswith("_"):
                continue
            if parameters != ["web", "site"] or name in found:
                raise TypeError(f"{path.name}: {name}{inspect.signature(value)} is no journey, or the second one; "
                                "what helps others begins with _")
            found[name] = value
    return found


def main():
    arguments = sys.argv[1:]
    if arguments == ["--list"]:
        print("\n".join(journeys()))
        return 0
    program, folder, *names = arguments
    if names[:1] == ["--group"]:
        number, count = map(int, names[1].split("/"))
        names = list(journeys())[number - 1::count]
    site = Site(program, folder)
    web = Chromium()
    failed = []
    try:
        for name in names or journeys():
            began = time.monotonic()
            try:
                site.reset(site.after)
                web.fresh()
                journeys()[name](web, site)
                print(f"ok {name} {time.monotonic() - began:.1f}", flush=True)
            except Exception:
                failed.append(name)
                web.picture(site.folder / f"{name}.png")
                print(f"FAILED {name}\n{traceback.format_exc()}", flush=True)
    finally:
        web.quit()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
