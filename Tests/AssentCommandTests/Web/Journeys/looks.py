"""Journeys of how a gate looks and where it stands on a page."""

import base64
import re
import time

from chromium import CALM, DESKTOP, PHONE, Keys

LARGE = """document.addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { font-size: 200% }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})"""
LINKS = "".join(f'<a slot="links" href="/{name}">{name}</a>' for name in ("Konto löschen", "Abmelden", "Impressum"))


def page(product):
    return f"{product}/gate.html"


def edges(web, node):
    return web.script("const {left, top, right, bottom} = arguments[0].getBoundingClientRect();"
                      "return [left, top, right, bottom]", node)


def is_in_window(web, node):
    """Whether all of it is on the screen, with nothing on it."""
    return web.script("""
      const {left, top, right, bottom, width, height} = arguments[0].getBoundingClientRect();
      const root = document.querySelector("license-gate").shadowRoot;
      const found = [root, document].map((each) => each.elementFromPoint(left + width / 2, top + height / 2));
      return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        && found.some((each) => each && (arguments[0].contains(each) || each.contains(arguments[0])))""", node)


def swipe(web, x=180, start=500, end=200):
    for kind, y in (("touchStart", start), *(("touchMove", y) for y in range(start - 10, end, -15)), ("touchEnd", None)):
        web.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}] if y else [])
    time.sleep(0.05)


def links_in_header(web, site):
    """Links of the publisher leave the title its room, and all of them can be pressed."""
    for width, script in ((320, ""), (375, ""), (768, ""), (375, LARGE)):
        web.fresh()
        web.size(width, 812)
        if script:
            web.inject(script)
        web.open(site.embed("plain", "page", links=LINKS))
        web.reach("reading")
        left, _, right, _ = edges(web, web.part("title"))
        assert script or right - left >= min(0.5 * width - 40, 200), (width, left, right)
        # Nothing of it stands letter below letter.
        lines = web.script("""const range = new Range();
          range.selectNodeContents(arguments[0]);
          return range.getClientRects().length""", web.part("title"))
        assert lines <= 3, (width, lines)
        links = [*web.script("return [...document.querySelectorAll('[slot=links]')]"), web.part("tool")]
        for link in links:
            if script:
                web.script("arguments[0].scrollIntoView({block: 'nearest'})", link)
            assert is_in_window(web, link), (width, link.text, edges(web, link))
            left, top, right, bottom = edges(web, link)
            assert right - left >= 44 and bottom - top >= 44, (width, link.text, edges(web, link))


def below_a_header(web, site):
    """Under a header of the page, a swipe goes on from the text to the buttons."""
    web.size(*PHONE)
    web.command("Emulation.setTouchEmulationEnabled", enabled=True)
    web.open(site.embed("plain", "page", before='<header style="height: 64px">A shop</header>'))
    web.reach("reading")
    for _ in range(60):
        swipe(web)
        if web.phase == "readyToAgree" and is_in_window(web, web.part("accept")):
            return
    raise AssertionError(f"Accept is at {edges(web, web.part('accept'))}, the window at "
                         f"{web.script('return scrollY')}\n{web.state()}")


def sheet_holds(web, site):
    """A wheel beside a sheet, or on its frame, moves nothing behind it."""
    web.open(site.embed("plain", "sheet", before="<p>Words of the page.</p>" * 200))
    web.reach("reading")
    bar = edges(web, web.part("bar"))
    for x, y in ((20, 400), ((bar[0] + bar[2]) / 2, bar[1] + 10)):
        for _ in range(5):
            web.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=160)
        time.sleep(0.3)
        assert web.script("return scrollY") == 0, (x, y)


def page_keeps_direction(web, site):
    """What is behind the gate runs as its page does, whatever the browser speaks; a notice is ours."""
    web.languages("ar", "en")
    web.accept(site.embed("upcoming"))
    web.behind()
    inner, notice = web.script("""
      const root = document.querySelector("license-gate").shadowRoot;
      return [document.querySelector("#behind"), root.querySelector("[part~=notice]")].map((node) =>
        getComputedStyle(node).direction)""")
    assert (inner, notice) == ("ltr", "rtl"), (inner, notice)
    language = web.script("""
      let node = document.querySelector("#behind").assignedSlot;
      while (node && !node.lang) node = node.parentElement;
      return node?.lang ?? "" """)
    assert language == "", language


def names_differ(web, site):
    """The gate, its text, its progress and its question have names of their own; the yes is announced."""
    web.open(site.address(page("plain")))
    web.reach("reading")
    nodes = web.command("Accessibility.getFullAXTree")["nodes"]
    named = [str(node.get("name", {}).get("value")) for node in nodes
             if not node.get("ignored") and node["role"]["value"] in ("region", "group", "progressbar")]
    assert len(named) >= 4 and all(named) and len(set(named)) == len(named), named
    web.script("""
      window.said = [];
      const root = document.querySelector("license-gate").shadowRoot;
      new MutationObserver(() => { for (const node of root.querySelectorAll("[role=status]"))
        if (node.textContent) window.said.push(node.textContent); }).observe(
          root, {childList: true, subtree: true, characterData: true})""")
    web.agree()
    web.behind()
    web.wait("what was answered", lambda: any(
        "You agreed to “License Agreement”" in each for each in web.script("return window.said")))
    role, name = web.script("""
      const {role, ariaLabel} = document.querySelector("license-gate").shadowRoot.activeElement;
      return [role, ariaLabel]""")
    assert role and name, (role, name)


def inner_links(web, site):
    """Links within a text are followed, whatever letters their names have; the page around stays."""
    web.size(*PHONE)
    web.open(site.embed("anchors", "page", before='<header style="height: 64px">A shop</header>'))
    web.reach("reading")
    count = len(web.all("article a[href^='#']"))
    assert count >= 3, count
    for index in range(count):
        web.script("arguments[0].scrollTop = 0", web.part("text"))
        time.sleep(0.1)
        link = web.one("article a[href^='#']", index)
        href = link.get_attribute("href")
        link.click()
        web.wait(f"the place of {href}", lambda: web.scrolled()[0] > 100)
        top, text = web.script("""
          const root = document.querySelector("license-gate").shadowRoot;
          return [root.activeElement, arguments[0]].map((each) => each.getBoundingClientRect().top)""", web.part("text"))
        assert 0 <= top - text < 60, (href, top, text)
        assert web.script("return scrollY") == 0, href


def change_in_view(web, site):
    """A change far down a long paragraph is on the screen at once; the words before it are one press away."""
    site.root = site.before
    web.accept(site.address(page("paragraph")))
    site.root = site.after
    web.size(*PHONE)
    web.open(site.address(page("paragraph")))
    web.reach("reading")
    for name in ("del", "ins"):
        _, top, _, bottom = edges(web, web.one(f"[part~=changes] {name}"))
        assert 0 < top and bottom < edges(web, web.part("bar"))[1], (name, top, bottom)
    # One clause that changed is not the one that changed most.
    assert "Changed most" not in web.text(), web.text()
    folds = web.all("[part~=fold]")
    assert len(folds) == 2, len(folds)
    time.sleep(0.4)
    for fold in folds:
        assert fold.get_attribute("aria-label")
        fold.click()
    assert not web.all("[part~=fold]")
    words = web.script("""return arguments[0].innerText.replace(/\\s+/g, " ")""", web.one("[part~=changes] .block"))
    assert words.count("as long as it takes") >= 50, words


def change_keeps_direction(web, site):
    """A paragraph of a text from right to left stays so where its change begins with Latin letters."""
    web.languages("ar", "en")
    site.root = site.before
    web.accept(site.address(page("turned")))
    site.root = site.after
    web.open(site.address(page("turned")))
    web.reach("reading")
    directions = web.script("""return [...arguments[0].querySelectorAll(".block")].map((each) =>
      [getComputedStyle(each).direction, [...each.querySelectorAll("ins, del")].map((one) =>
        getComputedStyle(one).unicodeBidi)])""", web.part("changes"))
    assert directions and all(way == "rtl" for way, _ in directions), directions
    assert all("isolate" in one for _, marks in directions for one in marks), directions
    # A title of Latin letters begins where the header does.
    title, header = edges(web, web.one("[part~=title] bdi")), edges(web, web.part("header"))
    assert header[2] - title[2] < title[0] - header[0], (title, header)


def styles_of_the_page(web, site):
    """What the page of a text says by its style, the gate says as well."""
    web.open(site.address(page("rich")))
    web.reach("reading", "readyToAgree")
    style = "return getComputedStyle(arguments[0])[arguments[1]]"
    assert web.script(style, web.one("td:nth-child(2)"), "textAlign") in ("end", "right")
    assert web.script(style, web.one(".task"), "listStyleType") == "none"
    assert web.script(style, web.one("em"), "fontStyle") == "italic"
    web.open(site.address(page("anchors")))
    web.reach("reading")
    assert web.script(style, web.one("em"), "fontStyle") == "normal"


def wide_drawing(web, site):
    """A drawing that is wider than a phone shows where it begins, and that there is more of it."""
    web.size(*PHONE)
    web.open(site.address(page("drawing")))
    web.reach("reading", "readyToAgree")
    picture = web.one(".picture")
    assert web.script("return arguments[0].scrollWidth > arguments[0].clientWidth + 100", picture)
    web.wait("the first box", lambda: web.script("""
      const {left, right} = arguments[0].querySelector(".dn > *").getBoundingClientRect();
      return left >= 0 && right <= innerWidth""", picture))
    assert web.script("return arguments[0].checkVisibility()", web.one(".scroll-hint"))


def page_of_the_gate(web, site):
    """After the yes: the settings begin where the page does, a receipt has a button of its own, and no picture
    of what is hidden was loaded. In a grace period nothing says that nothing is left."""
    web.open(site.address(page("drawing")))
    web.agree()
    web.behind()
    assert not any(path.endswith(".png") for _, path in site.asked), site.asked
    web.wait("the settings", lambda: web.script(
        "return Boolean(document.querySelector('license-settings').shadowRoot?.querySelector('li button'))"))
    lefts = web.script("""
      const settings = document.querySelector("license-settings").shadowRoot;
      return [document.querySelector(".opened h1"), settings.querySelector("h2")].map((node) =>
        node.getBoundingClientRect().left)""")
    assert abs(lefts[0] - lefts[1]) < 1, lefts
    rows = web.script("""
      const item = document.querySelector("license-settings").shadowRoot.querySelector("li:has(button)");
      item.closest("details").open = true;
      return [...item.querySelectorAll("p")].map((node) => node.getBoundingClientRect().top)""")
    assert len(rows) == 2 and rows[0] < rows[1], rows
    site.root = site.before
    web.accept(site.address(page("grace")))
    site.root = site.after
    web.open(site.address(page("grace")))
    web.reach("grace")
    assert not web.script("return document.querySelector('.opened > p').checkVisibility()")


def one_scroll_bar(web, site):
    """On a desktop the text alone moves while it is asked for, and the footer is below it in the window."""
    for size in (DESKTOP, (820, 1100), (1440, 900)):
        web.size(*size)
        web.open(site.address(page("plain")))
        web.reach("reading")
        height, window = web.script("return [document.documentElement.scrollHeight, innerHeight]")
        assert height <= window, (size, height, window)
        footer = web.script("return document.querySelector('footer')")
        assert edges(web, web.part("bar"))[3] <= edges(web, footer)[1] + 1, (size, edges(web, footer))
        assert is_in_window(web, footer), (size, edges(web, footer))
    # A sheet lies over the page, and leaves the footer where it is.
    site.edit("plain/gate.html", b" page ", b" sheet ")
    web.size(*DESKTOP)
    web.open(site.address(page("plain")))
    web.reach("reading")
    time.sleep(0.5)
    top, bottom = edges(web, web.part("header"))[1], edges(web, web.part("bar"))[3]
    assert abs(bottom - top - 0.92 * DESKTOP[1]) < 1, (top, bottom)


def tall_picture_printed(web, site):
    """Printed, a picture that is higher than a page begins below its heading, and leaves no page nearly empty."""
    web.open(site.address("plain/steps.html"))
    printed = base64.b64decode(web.command("Page.printToPDF", preferCSSPageSize=True)["data"])
    assert len(re.findall(rb"/Type /Page\b", printed)) == 2, len(re.findall(rb"/Type /Page\b", printed))


def whole_days(web, site):
    """A day stands on one line, however narrow the window is."""
    site.root = site.before
    web.accept(site.address(page("again")))
    site.root = site.after
    for width in range(300, 400, 8):
        web.size(width, 667)
        web.open(site.address(page("again")))
        web.reach("reading")
        broken = web.script("""
          const texts = document.createTreeWalker(arguments[0], NodeFilter.SHOW_TEXT), broken = [];
          for (let node; (node = texts.nextNode());) {
            for (const {index} of node.data.matchAll(/\\d{4}-\\d\\d-\\d\\d/g)) {
              const range = new Range();
              range.setStart(node, index);
              range.setEnd(node, index + 10);
              if (range.getClientRects().length > 1) broken.push(node.data);
            }
          }
          return broken""", web.part("text"))
        assert not broken, (width, broken)


def large_states(web, site):
    """Letters of twice the size on a phone: what asks to decline is whole, and so is its way back."""
    web.size(*PHONE)
    web.inject(LARGE)
    for tag in ("de", "fr", "en"):
        web.open(site.embed("plain", f'page locale="{tag}"'))
        web.reach("reading")
        web.press("decline")
        web.reach("declining")
        for part in ("exit", "reviewAgain"):
            node = web.part(part)
            assert is_in_window(web, node), (tag, part, edges(web, node))
            assert web.script("return arguments[0].scrollWidth <= arguments[0].clientWidth", node), (tag, part)
        web.press("reviewAgain")
        web.reach("reading")
    # By keys alone: what has the focus is not under the buttons.
    time.sleep(0.4)
    for _ in range(12):
        web.keys(Keys.TAB)
        if web.script("return document.querySelector('license-gate').shadowRoot.activeElement?.type") == "checkbox":
            break
    assert is_in_window(web, web.one("input[type=checkbox]")), edges(web, web.one("input[type=checkbox]"))


def turned_at_large(web, site):
    """From a gate that moves as a whole to one that does not, and back: nothing is lost or granted."""
    web.size(*PHONE)
    web.inject(LARGE)
    web.open(site.address(page("plain")))
    web.reach("reading")
    assert web.script("return arguments[0].dataset.flow", web.part("gate")) == ""
    for _ in range(8):
        web.command("Input.dispatchMouseEvent", type="mouseWheel", x=180, y=300, deltaX=0, deltaY=300)
        time.sleep(0.1)
    web.wait("progress", lambda: 0.2 < web.progress() < 0.9)
    before = web.progress()
    for size in (DESKTOP, PHONE, (667, 375), PHONE):
        web.size(*size)
        time.sleep(0.4)
        assert web.phase == "reading" and before <= web.progress() < 0.95, (size, before, web.progress())
        before = web.progress()
    web.agree()
    web.behind()


def end_above_large(web, site):
    """Where the sentence and the box fill the screen, the text is above it at the end of all: the End key and a
    wheel that moves on count there as they do for small letters; a script that moves it does not."""
    def bottom():
        return web.script("""
          const gate = arguments[0];
          gate.scrollTop = gate.scrollHeight;
          return gate.querySelector("article").getBoundingClientRect().bottom""", web.part("gate"))

    def box():
        web.script("arguments[0].focus()", web.one("input[type=checkbox]"))

    def wheel(down):
        web.command("Input.dispatchMouseEvent", type="mouseWheel", x=100, y=60, deltaX=0, deltaY=down)
    for act in (lambda: web.keys(Keys.END), lambda: (box(), web.keys(Keys.END)), lambda: wheel(40)):
        web.fresh()
        web.size(320, 256)
        web.inject(LARGE)
        web.open(site.address(page("plain")))
        web.reach("reading")
        time.sleep(0.4)
        assert bottom() < 0, bottom()
        box()
        wheel(-1)
        time.sleep(0.3)
        assert bottom() < 0 and web.phase == "reading" and web.progress() < 0.1, web.state()
        act()
        web.reach("readyToAgree")
        web.tick()
        web.reach("agreed")
        web.press("accept")
        web.behind()


def taller_than_the_window(web, site):
    """What is below the edge of the window was not seen: of a gate that grows with its text, in a frame that
    does, and below the fold."""
    def frame(product, attributes):
        inner = site.embed(product, attributes, policy=None)
        site.pages["/outer.html"] = ('<!DOCTYPE html><meta name="viewport" content="width=device-width">'
                                     f'<iframe src="{inner}" width="360" height="6000"></iframe>', None)
        return site.address("outer.html")

    def embed(product, attributes):
        return site.embed(product, attributes, policy=None, before='<p style="height: 900px">Words</p>')
    web.size(*PHONE)
    for open_page, product, attributes in ((embed, "plain", 'style="--gate-height: auto"'),
                                           (embed, "plain", 'style="--gate-height: 4000px"'),
                                           (frame, "plain", "page"),
                                           (embed, "short", 'style="--gate-height: 300px"')):
        web.open(open_page(product, attributes))
        if open_page is frame:
            web.driver.switch_to.frame(0)
        web.reach("reading")
        time.sleep(0.5)
        assert web.phase == "reading" and web.progress() < 0.9, (attributes, web.progress())
        # The frame of the gate is seen, and no key jumps to where nothing was seen.
        seen = web.progress()
        for _ in range(100):
            web.script("top.scrollBy(0, 200)")
            time.sleep(0.05)
            assert web.progress() >= seen
            seen = web.progress()
            if web.phase == "readyToAgree":
                break
        web.reach("readyToAgree")
        web.driver.switch_to.default_content()


def ends_together(web, site):
    """Of texts that share a page, one is read once its own end was on the screen."""
    web.size(*PHONE)
    web.open(site.address(page("many")))
    web.reach("reading")

    def on():
        return [box.get_attribute("aria-disabled") == "false" for box in web.all("input[type=checkbox]")]
    # The first one fits, and the others are below: they are read before a box is ticked.
    web.wait("the first text", lambda: on()[0])
    hint = web.part("hint")
    assert hint.text.startswith("↓") and "data-off" not in hint.get_attribute("outerHTML"), hint.text
    web.keys(Keys.END)
    time.sleep(0.4)
    assert len(on()) == 8 and sum(on()) < 4, on()
    for _ in range(8):
        web.keys(Keys.END)
        time.sleep(0.2)
    web.wait("all texts", lambda: all(on()))


def keeps_the_place(web, site):
    """Letters of twice the size: who presses Accept too soon is where the box is, and who reads goes on there."""
    web.size(*PHONE)
    web.inject(LARGE)
    web.open(site.address(page("plain")))
    web.reach("reading")
    gate = web.part("gate")
    assert web.script("return arguments[0].dataset.flow", gate) == ""
    web.script("arguments[0].scrollTop = 1000", gate)
    time.sleep(0.3)
    first = "return arguments[0].getBoundingClientRect().top"
    heading = web.one("article h2", 3)
    before = web.script(first, heading)
    web.script("arguments[0].style.marginTop = '7px'", web.part("buttons"))
    time.sleep(0.3)
    assert web.script("return arguments[0].scrollTop", gate) > 900
    # Whatever grows above what is read.
    web.script("for (const each of arguments[0].querySelectorAll('p')) each.style.fontSize = '110%'", web.one("article"))
    time.sleep(0.5)
    after = web.script(first, heading)
    assert abs(after - before) < 200, (before, after)
    web.end()
    web.reach("readyToAgree")
    time.sleep(CALM)
    web.part("accept").click()
    box = web.one("input[type=checkbox]")
    time.sleep(0.5)
    assert is_in_window(web, box), (edges(web, box), web.script("return arguments[0].scrollTop", gate))
