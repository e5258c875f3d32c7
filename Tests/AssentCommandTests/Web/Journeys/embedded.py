"""Journeys through what a page says of its gate, and asks it: attributes, properties, events, parts."""

import json
import pathlib
import re
import time


def documents_named(web, site):
    """`document` names those to ask for, and no more; what the manifest does not have opens nothing."""
    web.open(site.embed("several", 'page document="privacy license"'))
    web.expect("License Agreement", "1 of 2", absent=["Terms Agreement"])
    web.agree()
    web.expect("Privacy Agreement", "2 of 2")
    web.closed()
    # What another tab does counts for what is asked here, and for nothing else.
    web.script("document.dispatchEvent(new Event('visibilitychange'))")
    web.expect("Privacy Agreement", "2 of 2")
    web.agree()
    web.behind()
    web.script("window.heard = []; document.dispatchEvent(new Event('visibilitychange'))")
    time.sleep(0.5)
    assert not web.heard(), web.heard()
    assert {record["document"] for record in web.records("several")} == {"license", "privacy"}
    for names in ("licence", "license licence", "Privacy", " ", "license.terms"):
        web.open(site.embed("several", f'page document="{names}"'))
        web.refused("badAttribute")
        assert len(web.heard("open")) == 0, names


def unknown_values(web, site):
    """A value that the gate does not know is taken neither for another nor for none."""
    web.open(site.embed("members", 'page audience="guest"'))
    web.behind()
    web.open(site.embed("members", 'page audience="member"'))
    web.reach("reading")
    cases = ("audience='members'", "audience='Member'", "audience=''", "key=''", "public-key=' '", "recovery-key=''",
             "product=''", "person=''", "document=''", "hook=''", "store='session'", "source='pages'", "age=''",
             "age='abc'", "age='18-'", "age='20-18'", "age='-5'", "age='18+ '", "manifest=''", "locale=','")
    for case in cases:
        attributes = f"page {case}"
        web.open(site.embed("members", attributes))
        # The first of two attributes of one name counts.
        page, policy = site.pages["/members/embed.html"]
        if "manifest=" in case:
            site.pages["/members/embed.html"] = (page.replace(' manifest="manifest.json"', ""), policy)
            web.open(site.address("members/embed.html"))
        web.refused("badAttribute")
        name = case.split("=")[0]
        said = [entry["message"] for entry in web.driver.get_log("browser") if "license-gate" in entry["message"]]
        assert any(f"{name}=" in message for message in said), (case, said)
        assert not web.heard("open"), case


def set_at_run_time(web, site):
    """What is set while the page is there asks anew; what is set to what it is does not."""
    web.open(site.embed("members", 'page audience="guest"'))
    web.behind()
    other = "RWQBAgMEBQYHAYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c"
    key = (site.folder / "legal.pub").read_text().split("\n")[1]
    steps = (("audience", "member", "reading"), ("product", "other", "unavailable"), ("product", "members", "reading"),
             ("recovery-key", "RWQ", "unavailable"), ("recovery-key", other, "reading"), ("key", other, "unavailable"),
             ("key", key, "reading"), ("document", "none", "unavailable"), ("document", "license", "reading"),
             ("age", "old", "unavailable"), ("age", "18+", "reading"), ("person", "", "unavailable"),
             ("person", "ada", "reading"))
    for name, value, phase in steps:
        web.script("document.querySelector('license-gate').setAttribute(...arguments)", name, value)
        web.reach(phase)
        web.closed()
    web.script("arguments[0].scrollTop = arguments[0].scrollHeight * 0.4", web.part("text"))
    web.wait("progress", lambda: web.progress() > 0.4)
    web.script("document.querySelector('license-gate').setAttribute('audience', 'member')")
    time.sleep(0.3)
    assert web.progress() > 0.4
    web.agree()
    web.behind()
    # Where the page opens the gate, what it opened for one person is not open for the next.
    web.open(site.embed("members", 'manual person="ada"'))
    assert web.script("return document.querySelector('license-gate').open().then(() => true)")
    web.behind()
    web.script("document.querySelector('license-gate').setAttribute('person', 'bob')")
    web.reach("reading")
    web.closed()
    # Nothing is kept from now on, nor is what was kept known.
    web.open(site.embed("members", 'person="ada"'))
    web.behind()
    web.script("document.querySelector('license-gate').setAttribute('store', 'none')")
    web.reach("reading")


def sheet_or_page(web, site):
    """What is recorded of the layout is what was on the screen, also where `sheet` was changed meanwhile."""
    for before, after in (("sheet", "page"), ("page", "sheet")):
        web.fresh()
        web.open(site.embed("short", "sheet" if before == "sheet" else ""))
        web.reach("readyToAgree")
        web.tick()
        web.reach("agreed")
        web.script("document.querySelector('license-gate').toggleAttribute('sheet')")
        web.reach("readyToAgree")
        drawn = web.script("return document.querySelector('license-gate').shadowRoot.firstChild.getAttribute('part')")
        assert after in drawn, drawn
        web.agree()
        web.wait("a record", lambda: web.records("short"))
        layout = web.script("""const [name] = Object.keys(localStorage).filter((key) => /memory:screen:/.test(key));
          return JSON.parse(localStorage[name]).layout""")
        assert layout.startswith(f"web {after} "), layout


def set_before_the_script(web, site):
    """A place for the record that the page gave before the script ran is the one that counts."""
    site.pages["/early.js"] = (
        "window.kept = []; document.querySelector('license-gate').store = "
        "{ load: () => window.kept.at(-1) ?? null, save: (log) => { window.kept.push(log); } };", None)
    address = site.embed("plain", after='<script src="/early.js"></script>')
    page, policy = site.pages["/plain/embed.html"]
    site.pages["/plain/embed.html"] = (page.replace('<script src="/assets/gate.js">', '<script src="/assets/gate.js" defer>'), policy)
    web.open(address)
    web.agree()
    web.behind()
    assert web.script("return window.kept.length") > 0 and not web.log("plain")


def any_encoding(web, site):
    """A page that says nothing of its encoding, or names an old one, has the same gate as others."""
    for kind in ('<meta charset="windows-1252">', ""):
        address = site.embed("plain")
        page, policy = site.pages["/plain/embed.html"]
        site.changes["/plain/embed.html"] = lambda file, kind=kind: (
            200, page.replace('<meta charset="utf-8">', kind).encode(), "text/html")
        web.open(address)
        web.reach("reading")
        assert web.script("return document.characterSet") == "windows-1252"
        assert web.script("return arguments[0].textContent", web.part("hint")).startswith("\u2193 ")
        web.closed()


# What the element has

# Notes what the gate reads of its host, tells, and names as a part, for as long as the tab is there.
SPY = """
(() => {
  const seen = JSON.parse(sessionStorage.getItem("seen") ?? "{}");
  const note = (list, name) => {
    const names = seen[list] ??= [];
    if (names.includes(name)) return;
    names.push(name);
    sessionStorage.setItem("seen", JSON.stringify(seen));
  };
  const isGate = (node) => node.localName === "license-gate";
  for (const name of ["getAttribute", "hasAttribute", "toggleAttribute", "setAttribute"]) {
    const real = Element.prototype[name];
    Element.prototype[name] = function (...values) {
      if (isGate(this)) note("attributes", values[0]);
      if (name === "setAttribute" && values[0] === "part") for (const part of values[1].split(" ")) note("parts", part);
      return real.apply(this, values);
    };
  }
  const real = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) for (const each of ["", ...Object.keys(event.detail ?? {})]) note("events", `${event.type} ${each}`);
    return real.call(this, event);
  };
})();
"""


def _table(manual, heading):
    """The rows of the table below a heading, as lists of cells."""
    section = manual.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.split("\n") if line.startswith("| `")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def _names(cell):
    return re.findall(r"`([^`]+)`", cell)


def as_in_the_manual(web, site):
    """What docs/gate-web.md lists is what a gate has in all that it can show, and the other way round."""
    from web import _states, age
    manual = (pathlib.Path(__file__).resolve().parents[4] / "docs/gate-web.md").read_text(encoding="utf-8")
    web.inject(SPY)
    _states(web, site, lambda name: None)
    site.root = site.before
    web.accept(site.address("paragraph/gate.html"))
    site.root = site.after
    web.open(site.address("paragraph/gate.html"))
    web.reach("reading")

    # What a walk through its phases does not come by.
    web.open(site.embed("young"))
    web.reach("askingAge")
    age(web, -3)
    web.part("error")
    web.open(site.embed("plain", 'debug hook="/nowhere" app-version="1.4"'))
    web.agree()
    web.wait("undelivered", lambda: web.heard("undelivered"))
    web.script("""const gate = document.querySelector("license-gate");
      gate.onrecord = async ({record, receipt, nonce}) => { window.given = [record.id, receipt.length, nonce.length]; };
      return gate.retry()""")
    web.wait("delivered", lambda: web.heard("delivered"))
    assert all(web.script("return window.given"))
    web.script("document.querySelector('license-gate').openSettings()")
    web.wait("View", lambda: [node for node in web.all("button") if node.text == "View the full text"])[0].click()
    web.wait("Back", lambda: [node for node in web.all("button") if node.text == "Back"])
    web.script("document.querySelector('license-gate').withdraw('license')")
    web.wait("withdrawn", lambda: web.heard("withdraw"))

    seen = json.loads(web.script("return sessionStorage.getItem('seen')"))
    observed = web.script("return customElements.get('license-gate').observedAttributes")
    listed = [name for row in _table(manual, "Attributes") for name in _names(row[0])]
    assert set(listed) == {*seen["attributes"], *observed} - {"phase"}, ("attributes", set(listed) ^ {
        *seen["attributes"], *observed})

    listed = {f"{event} {detail}" for row in _table(manual, "Events") for event in _names(row[0])
              for detail in ["", *(each.rstrip("()") for each in _names(row[1]))]}
    assert listed == set(seen["events"]), ("events", listed ^ set(seen["events"]))

    own = web.script("""
      const gate = document.querySelector("license-gate"), {prototype} = customElements.get("license-gate");
      const names = new Set([...Object.getOwnPropertyNames(prototype), ...Object.keys(gate)]);
      // `log` is what the panel of the settings reads, and no promise to a page.
      return [...names].filter((name) => !/^(constructor|log|.*Callback)$/.test(name))
        .map((name) => typeof gate[name] === "function" && name !== "onrecord" ? `${name}()` : name)""")
    listed = [re.sub(r"\(.*\)", "()", name) for row in _table(manual, "Properties and methods") for name in _names(row[0])]
    assert set(listed) == set(own), ("properties", set(listed) ^ set(own))

    start = manual.index("\nParts: ")
    listed = set(_names(manual[start:manual.index(".", start)]))
    assert listed == set(seen["parts"]), ("parts", listed ^ set(seen["parts"]))


def modal_unseen(web, site):
    """Nothing that is modal stops a page where nobody sees it: no sheet that is not drawn, none in another
    gate, and no dialog behind the gate."""
    button = '<button id="beside" onclick="window.pressed = (window.pressed ?? 0) + 1">Beside</button>'

    def press_beside():
        web.script("window.pressed = 0")
        web.driver.find_element("id", "beside").click()
        assert web.script("return window.pressed") == 1
    for head, attributes in (("<style>license-gate { display: none }</style>", "sheet"), ("", "sheet hidden")):
        web.fresh()
        web.open(site.embed("plain", attributes, before=button, head=head, policy=None))
        web.reach("reading")
        press_beside()
        web.script("document.querySelector('license-gate').hidden = false;"
                   "document.querySelector('style')?.remove()")
        web.wait("the sheet", lambda: web.part("header").is_displayed())
        web.script("document.querySelector('license-gate').hidden = true")
        web.wait("no sheet", lambda: not web.part("header").is_displayed())
        press_beside()
        web.script("document.querySelector('license-gate').hidden = false")
        web.wait("the sheet", lambda: web.part("header").is_displayed())
        web.agree()
        web.behind()
    web.fresh()
    inner = '<license-gate id="inner" sheet manifest="/other/manifest.json"><p>Within</p></license-gate>'
    web.open(site.embed("plain", "page", inside=inner, policy=None))
    web.agree()
    web.wait("the inner gate", lambda: web.script("""
      return document.querySelector("#inner").shadowRoot.querySelector("dialog")?.matches(":modal")"""))
    web.fresh()
    dialog = """<dialog id="own"><p>A dialog of the page</p></dialog><script>
      const own = document.querySelector("#own");
      own.addEventListener("close", () => { window.isClosed = true; });
      own.showModal();
    </script>"""
    web.open(site.embed("plain", "page", inside=dialog, policy=None))
    web.agree()
    web.behind()
    web.wait("the dialog", lambda: web.script("return own.matches(':modal') && own.checkVisibility()"))
    assert not web.script("return window.isClosed")
    web.script("own.close()")
    web.wait("its end", lambda: web.script("return window.isClosed"))


def keys_of_the_page(web, site):
    """A key that the page gives to what stands behind the gate (`accesskey`) presses nothing until it is open."""
    inside = """<button accesskey="k" onclick="window.pressed = true">Key</button>
      <a accesskey="l" href="#pressed">Link</a>"""
    control = '<button accesskey="j" onclick="window.control = true">Beside it</button>'
    web.open(site.embed("plain", "page", before=control, inside=inside, policy=None))
    web.reach("reading")

    def strike(keys="kl"):
        for key in keys:
            for kind in ("rawKeyDown", "keyUp"):
                web.command("Input.dispatchKeyEvent", type=kind, modifiers=1, key=key, code=f"Key{key.upper()}",
                            windowsVirtualKeyCode=ord(key.upper()))
        time.sleep(0.3)
        return web.script("return [Boolean(window.pressed), location.hash]")
    strike("j")
    if not web.script("return Boolean(window.control)"):
        print("this browser is given no such keys")
        return
    assert strike() == [False, ""]
    web.agree()
    web.behind()
    assert strike() == [True, "#pressed"]


def printed_afterwards(web, site):
    """Who closed a text that was open to read by another way than its button prints the page again."""
    web.open(site.embed("plain", policy=None))
    web.agree()
    web.behind()
    web.script("document.querySelector('license-gate').openSettings()")
    web.expect("View the full text")
    next(each for each in web.all("button") if each.text == "View the full text").click()
    web.wait("the text", lambda: web.all("[part~=reader] [part~=text]"))
    web.script("document.querySelector('license-gate').setAttribute('locale', 'de')")
    time.sleep(0.3)
    web.behind()
    web.command("Emulation.setEmulatedMedia", media="print")
    assert web.script("return document.querySelector('#behind').checkVisibility()")


def noted_when_seen(web, site):
    """That a text was shown, or a version to come was told, is noted once it is on the screen."""
    show = "document.querySelector('license-gate').hidden = false; document.querySelector('#above')?.remove()"
    for before, attributes in (("", "hidden"), ('<p id="above" style="height: 5000px">Above</p>', "")):
        web.fresh()
        web.open(site.embed("plain", attributes, before=before, policy=None))
        web.reach("reading")
        time.sleep(0.5)
        assert not web.log("plain"), web.log("plain")
        web.script(show)
        web.wait("a note", lambda: web.records("plain", "presented"))
        web.agree()
        web.behind()
        assert [line["event"] for line in web.log("plain")] == ["presented", "accepted"]
        site.root = site.before
        web.accept(site.embed("upcoming", policy=None))
        site.root = site.after
        web.open(site.embed("upcoming", attributes, before=before, policy=None))
        web.wait("an open gate", lambda: web.heard("open"))
        time.sleep(0.5)
        assert not web.records("upcoming", "notified")
        web.script(show)
        web.wait("a note", lambda: web.records("upcoming", "notified"))
