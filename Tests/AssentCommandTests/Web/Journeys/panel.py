"""Journeys through the settings panel, and through what changed."""

from chromium import Keys


def page(product):
    return f"{product}/gate.html"


def open_panel(web):
    web.script("document.querySelector('license-gate').openSettings()")
    web.part("settings")


def sections(web):
    return web.script("return [...arguments[0].querySelectorAll('h3')].map((each) => each.textContent)",
                      web.part("settings"))


def inside(web, label, index=0):
    """A button or a summary of the panel, by its words."""
    def get():
        nodes = [node for node in web.all("[part~=settings] :is(button, summary)") if node.text == label]
        return nodes[index] if len(nodes) > index else None
    return web.wait(label, get)


def settings_sections(web, site):
    """What is empty is left out; the clauses of the agreement and the page of credits are found."""
    web.accept(site.address(page("plain")))
    open_panel(web)
    found = sections(web)
    assert found[0] == "About" and found[-1] == "Support", found
    assert "Copyright" in found and "License" in found and "Credits" in found, found
    assert "Privacy" not in found, found
    text = web.part("settings").text
    year = web.script("return document.querySelector('license-gate').licenseAcceptanceDate.getFullYear()")
    assert "Trail Notes" in text and "Example Press" in text, text
    assert f"© {year}" in text or f"© {year - 1}" in text, text
    link = web.script("return [...arguments[0].querySelectorAll('a')].map(({href, target}) => [href, target])",
                      web.part("settings"))
    assert ["mailto:legal@example.org", "_blank"] in link, link
    assert any(href.endswith("/plain/credits.html") for href, _ in link), link


def settings_keyboard(web, site):
    """All of it by keys; Escape closes it, and the focus is where it was."""
    web.open(site.embed("plain", inside="<button id='legal'>Legal</button>"))
    web.agree()
    web.behind()
    web.script("""const button = document.querySelector("#legal");
      button.onclick = () => document.querySelector("license-gate").openSettings();
      button.focus()""")
    web.keys(Keys.ENTER)
    web.part("settings")
    reached = []
    for _ in range(30):
        web.keys(Keys.TAB)
        reached.append(web.script("""
          return document.querySelector("license-gate").shadowRoot.activeElement?.textContent ?? "" """))
        if reached[-1] == "Close":
            break
    assert {"View the full text", "Save", "History", "Withdraw", "Close"} <= set(reached), reached
    web.keys(Keys.ESCAPE)
    web.wait("the focus where it was", lambda: web.script("return document.activeElement.id") == "legal")
    web.behind()


def settings_withdraw(web, site):
    """Withdrawing takes two presses, and asks again; what happened stands in the history."""
    web.accept(site.address(page("plain")))
    open_panel(web)
    assert len(web.records("plain", "withdrawn")) == 0
    inside(web, "Withdraw").click()
    assert len(web.records("plain", "withdrawn")) == 0, "one press withdrew"
    inside(web, "Withdraw", 1).click()
    web.reach("reading", "readyToAgree")
    web.closed()
    assert len(web.records("plain", "withdrawn")) == 1
    open_panel(web)
    inside(web, "History").click()
    web.expect("You agreed to", "You withdrew your answer")
    assert not [node for node in web.all("[part~=settings] summary") if node.text == "Withdraw"]


def settings_read(web, site):
    """The text again, alone on paper; Back leads to the panel."""
    web.accept(site.address(page("plain")))
    open_panel(web)
    inside(web, "View the full text").click()
    web.expect("Please read it.")
    paper = web.script("""
      const rules = [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return rules.some((rule) => rule.media?.mediaText === "print")""")
    assert paper, "the page around is printed as well"
    web.keys(Keys.ESCAPE)
    web.expect("Settings", "About", absent=["Please read it."])


def settings_in_page(web, site):
    """The panel as a part of a page, behind its gate and before it."""
    web.open(site.embed(
        "consents", inside="<license-settings id='inner' for='gate'></license-settings>",
        after="<license-settings id='outer'></license-settings>"))
    count = """return document.querySelector(arguments[0]).shadowRoot?.querySelectorAll("h3").length ?? 0"""
    web.wait("the panel outside", lambda: web.script(count, "#outer") > 3)
    assert web.script(count, "#inner") == 0, "behind a closed gate nothing is loaded"
    assert web.script("return document.querySelector('#inner').checkVisibility()") is False


def changes_are_said(web, site):
    """What came and what went is told by words as well, and the clause that changed most is in view."""
    site.root = site.before
    web.accept(site.address(page("again")))
    site.root = site.after
    web.size(375, 667)
    web.open(site.address(page("again")))
    web.reach("reading")
    said = web.script("""return [...arguments[0].querySelectorAll("ins .said, del .said")].map((each) =>
      each.textContent)""", web.part("changes"))
    assert "[inserted: " in said and said.count("]") * 2 == len(said), said
    bottom, height = web.script("""
      const clause = arguments[0].querySelector(".clause ins").getBoundingClientRect();
      return [clause.bottom, innerHeight]""", web.part("changes"))
    assert 0 < bottom < height, (bottom, height)
    heading = web.script("return arguments[0].querySelector('h3').textContent", web.part("changes"))
    assert heading.startswith("Changed most: "), heading


def panel_of_somebody_else(web, site):
    """A panel beside the gate says nothing of a person once somebody else is asked, or all was erased."""
    web.open(site.embed("plain", 'person="ann"', after='<license-settings id="panel" for="gate"></license-settings>',
                        policy=None))
    said = "return document.querySelector('#panel').shadowRoot.textContent"
    web.agree()
    web.behind()
    web.wait("what ann answered", lambda: "You agreed" in web.script(said))
    web.script("document.querySelector('license-gate').setAttribute('person', 'bob')")
    assert not web.script(said)
    web.reach("reading")
    web.wait("the panel", lambda: "License Agreement" in web.script(said))
    assert "You agreed" not in web.script(said)
    web.script("document.querySelector('license-gate').setAttribute('person', 'ann')")
    web.behind()
    web.wait("what ann answered", lambda: "You agreed" in web.script(said))
    web.script("return document.querySelector('license-gate').erase()")
    web.reach("reading")
    web.wait("nothing", lambda: "License Agreement" in web.script(said) and "You agreed" not in web.script(said))
