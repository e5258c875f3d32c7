"""Journeys of presses that nobody meant, of gates that are changed or taken away, and of what stands around
them."""

import threading
import time

from chromium import CALM, PATIENCE


def page(product):
    return f"{product}/gate.html"


def center(web, node):
    return web.script("const {x, y, width, height} = arguments[0].getBoundingClientRect();"
                      "return [x + width / 2, y + height / 2]", node)


def click_at(web, x, y, count=1):
    for kind in ("mousePressed", "mouseReleased"):
        web.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=count)


def press_twice(web, site):
    """While one press waits for the disk, others do nothing: not on this page, and not on the next one."""
    web.open(site.address(page("lax")))
    web.reach("agreed")
    time.sleep(CALM)
    x, y = center(web, web.part("accept"))
    web.script("navigator.locks.request('assent:lax:log', () => new Promise((end) => setTimeout(end, 2000)))")
    for count in (1, 2, 3):
        click_at(web, x, y, count)
        time.sleep(0.12)
    web.expect("Terms Agreement")
    time.sleep(1)
    assert [record["document"] for record in web.records("lax")] == ["license"], web.records("lax")
    web.closed()
    # A decline that waited is none of the next page either.
    time.sleep(CALM)
    x, y = center(web, web.part("accept"))
    aside = center(web, web.part("decline"))
    web.script("navigator.locks.request('assent:lax:log', () => new Promise((end) => setTimeout(end, 1500)))")
    click_at(web, x, y)
    click_at(web, *aside)
    web.expect("Privacy Agreement")
    time.sleep(1)
    assert not web.records("lax", "declined")


def moved_by_the_page(web, site):
    """What moved under the pointer is not meant: by a banner of the page, or by a window that came up."""
    web.open(site.embed("short", before='<div id="banner"></div>', policy=None))
    web.reach("readyToAgree")
    web.script("document.querySelector('license-gate').style.setProperty('--gate-height', '500px')")
    web.tick()
    web.reach("agreed")
    time.sleep(1)
    web.script("document.querySelector('#banner').style.height = '60px'")
    click_at(web, *center(web, web.part("accept")))
    time.sleep(0.2)
    web.closed()
    time.sleep(CALM)
    web.script("window.dispatchEvent(new Event('focus'))")
    click_at(web, *center(web, web.part("accept")))
    web.closed()
    assert not web.records("short")
    web.press("accept")
    web.behind()


def pressed_by_a_script(web, site):
    """A script answers no question of age and types no name, however it goes about it."""
    root = "const root = document.querySelector('license-gate').shadowRoot; "
    for deed in ("root.querySelector('form').requestSubmit()", "root.querySelector('[part~=accept]').click()"):
        web.open(site.address(page("young")))
        web.reach("askingAge")
        time.sleep(CALM)
        web.later(root + "root.querySelector('#answer').value = '1980'; " + deed)
        time.sleep(1)
        assert web.phase == "askingAge", (deed, web.phase)
        assert not web.script("return Object.keys(localStorage).some((key) => key.endsWith(':age'))"), deed
    web.open(site.address(page("typed")))
    web.reach("reading", "readyToAgree")
    web.end()
    web.tick()
    # What a person pressed counts for five seconds.
    time.sleep(6)
    web.later(root + "root.querySelector('[part~=name]').focus();"
              "document.execCommand('insertText', false, 'Forged Name')")
    time.sleep(1)
    assert web.is_off("accept"), web.state()
    # What a person types afterwards counts, and all of it is on the screen.
    web.part("name").send_keys("!")
    web.wait("Accept", lambda: not web.is_off("accept"))
    web.press("accept")
    web.behind()


def name_in_the_field(web, site):
    """The name in the field is the one that is signed: what nobody typed is in neither."""
    web.open(site.address(page("typed")))
    web.reach("reading", "readyToAgree")
    web.end()
    web.tick()
    name = web.part("name")
    name.send_keys("Ada")
    web.wait("Accept", lambda: not web.is_off("accept"))

    def shows(text):
        web.wait(text, lambda: web.script("return arguments[0].value", name) == text)
    web.script("arguments[0].value = 'Grace Hopper'", name)
    shows("Ada")
    # What a person pressed counts for five seconds.
    time.sleep(6)
    for command, value in (("selectAll", None), ("delete", None), ("insertText", "Grace Hopper")):
        web.later(f"document.execCommand('{command}', false, '{value}')")
    time.sleep(1)
    shows("Ada")
    # At the very moment of the press as well.
    web.script("""addEventListener("pointerdown", () => { arguments[0].value = "Grace" }, {capture: true, once: true})""",
               name)
    web.press("accept")
    time.sleep(0.5)
    assert not web.records("typed") and not web.is_off("accept")
    shows("Ada")
    name.send_keys(" Lovelace ")
    web.press("accept")
    web.behind()
    [record] = web.records("typed")
    assert record["signedName"] == "Ada Lovelace", record


def framed_within(web, site):
    """A page of its own site around the gate helps nothing where somebody else's is between."""
    inner = site.embed("short", host="localhost", name="inner.html")
    for name, frame in (("/between.html", inner), ("/outer.html", site.address("between.html"))):
        site.pages[name] = (f'<!DOCTYPE html><iframe src="{frame}" width="900" height="700"></iframe>', "frame-src *")
    web.origins.add(site.address(host="localhost").rstrip("/"))
    web.open(site.address("outer.html", host="localhost"))
    web.driver.switch_to.frame(0)
    web.driver.switch_to.frame(0)
    web.reach("unavailable")
    web.expect("inside a page of somebody else")
    web.closed()
    web.driver.switch_to.default_content()


def somebody_else(web, site):
    """What one person opened is closed at once when another one, or something else, is asked."""
    visible = "return document.querySelector('#behind').checkVisibility()"
    for name, value in (("person", "bob"), ("manifest", "/other/manifest.json"), ("locale", "de")):
        web.fresh()
        site.reset(site.after)
        web.accept(site.embed("plain", 'page person="ann"'))
        go = threading.Event()

        def hang(file):
            go.wait(PATIENCE)
            return 200, file.read_bytes()
        site.changes["/manifest.json"] = hang
        web.script("document.querySelector('license-gate').setAttribute(arguments[0], arguments[1])", name, value)
        for _ in range(5):
            assert not web.script(visible), name
            assert web.script("return document.querySelector('license-gate').needsLicenseAcceptance"), name
            time.sleep(0.1)
        if name == "person":
            assert not web.script("return document.querySelector('license-gate').history().length")
        go.set()
        if name == "locale":
            web.behind()
        else:
            web.reach("reading")
            web.closed()
    # The same value again changes nothing.
    web.fresh()
    site.reset(site.after)
    web.accept(site.embed("plain", 'page person="ann"'))
    web.script("document.querySelector('license-gate').setAttribute('person', 'ann')")
    assert web.script(visible)
    # Who was being looked up is forgotten once somebody else is meant.
    go = threading.Event()
    asked = []

    def late(file):
        asked.append(file)
        if len(asked) == 1:
            go.wait(PATIENCE)
        return 200, file.read_bytes()
    site.changes["/manifest.json"] = late
    web.open(site.embed("plain", 'page person="ann"'))
    web.wait("the first question", lambda: asked)
    web.script("document.querySelector('license-gate').setAttribute('person', 'bob')")
    go.set()
    web.reach("reading")
    web.closed()
    assert not web.heard("open"), web.heard()


def place_of_the_record(web, site):
    """The attribute `store` counts when it is changed as well; what a page sets before the script ran counts."""
    for first, second, is_kept in (("local", "none", False), ("none", "local", True)):
        web.fresh()
        web.open(site.embed("short", f'page store="{first}"'))
        web.reach("readyToAgree")
        web.script("document.querySelector('license-gate').setAttribute('store', arguments[0])", second)
        time.sleep(0.5)
        web.agree()
        web.behind()
        assert bool(web.records("short")) == is_kept, (first, second)
    web.fresh()
    own = """<script>
      window.saved = "";
      document.querySelector("license-gate").store = { load: () => window.saved, save: (log) => { window.saved = log; } };
    </script>"""
    web.open(site.embed("short", after=own, policy=None))
    path = "/short/embed.html"
    content, policy = site.pages[path]
    site.pages[path] = (content.replace('gate.js"', 'gate.js" defer'), policy)
    web.open(site.address("short/embed.html"))
    web.agree()
    web.behind()
    assert not web.log("short") and '"accepted"' in web.script("return window.saved")


def taken_away(web, site):
    """A gate that is taken out of the page while it loads listens to nothing afterwards."""
    web.open(site.embed("plain"))
    web.reach("reading")
    left = web.script("""
      let count = 0;
      const targets = [document, window];
      for (const target of targets) {
        const add = target.addEventListener;
        target.addEventListener = function (name, heard, options) {
          if (["visibilitychange", "focus", "storage"].includes(name)) {
            count += 1;
            options?.signal?.addEventListener("abort", () => { count -= 1; });
          }
          return add.apply(this, arguments);
        };
        const remove = target.removeEventListener;
        target.removeEventListener = function (name) {
          if (["visibilitychange", "focus", "storage"].includes(name)) count -= 1;
          return remove.apply(this, arguments);
        };
      }
      const pause = (time) => new Promise((end) => setTimeout(end, time));
      return (async () => {
        for (let number = 0; number < 20; number += 1) {
          const gate = document.createElement("license-gate");
          gate.setAttribute("manifest", "manifest.json");
          document.body.append(gate);
          await pause(10);
          gate.remove();
        }
        await pause(3000);
        return count;
      })()""")
    assert left == 0, left


def slow_to_save(web, site):
    """While a yes is being saved the gate looks like it, and does not say that something is missing."""
    web.open(site.embed("short", "page manual"))
    web.script("""
      let kept = "";
      window.slow = 0;
      const gate = document.querySelector("license-gate");
      gate.store = {load: () => kept, save: (text) => new Promise((go) => setTimeout(() => { kept = text; go(); }, window.slow))};
      gate.open();""")
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    web.script("window.slow = 2000")
    web.press("accept")
    busy = "return document.querySelector('license-gate').shadowRoot.querySelector('[aria-busy=true]')?.textContent ?? ''"
    web.wait("busy", lambda: "Agree" in web.script(busy))
    said = web.script("return document.querySelector('license-gate').shadowRoot.querySelector('[role=status]').textContent")
    assert said == "", said
    web.closed()
    web.behind()
    assert web.script(busy) == ""


def one_press_of_the_page(web, site):
    """A press beside the gate accepts what was on the screen, once; letters and a press that came too soon nothing."""
    before = "<button id='own'>Go on</button><input id='field'>"
    web.open(site.embed("lax", before=before, attributes="page style='--gate-height: 80vh'"))
    web.reach("agreed")
    web.script("""
      const gate = document.querySelector("license-gate");
      const accept = async () => {
        const answers = [];
        for (let number = 0; number < 3; number += 1) answers.push(await gate.acceptLicense());
        window.answers = answers.join();
      };
      document.querySelector("#own").onclick = accept;
      document.querySelector("#field").oninput = accept;""")
    names = lambda: [record["document"] for record in web.records("lax")]

    def answer():
        web.wait("answers", lambda: web.script("return window.answers"))
        web.script("window.answers = ''")
        return names()
    time.sleep(CALM)
    web.part("text").click()
    web.script("document.querySelector('#field').focus()")
    web.keys("a")
    assert answer() == [], names()
    place = center(web, web.script("return document.querySelector('#own')"))
    web.script("window.dispatchEvent(new Event('focus'))")
    click_at(web, *place)
    assert answer() == [], names()
    time.sleep(CALM)
    click_at(web, *place)
    assert answer() == ["license"], names()
    web.expect("Terms Agreement")
    web.closed()


def asked_anew(web, site):
    """What is behind the gate is closed while it is read what is owed, however long that takes."""
    visible = "return document.querySelector('#behind').checkVisibility()"
    gate = "document.querySelector('license-gate')"
    cleared = """
      for (const name of Object.keys(localStorage)) if (/log/.test(name)) localStorage.removeItem(name);
      dispatchEvent(new StorageEvent("storage", {key: null}))"""
    web.accept(site.embed("short"))
    for deed in (f"{gate}.retry()", f"{gate}.resetAcceptance()", f"{gate}.erase()", cleared):
        if not web.is_behind():
            web.agree()
            web.behind()
        go, asked = threading.Event(), []

        def hang(file):
            asked.append(file)
            go.wait(PATIENCE)
            return 200, file.read_bytes()
        site.changes["/manifest.json"] = hang
        web.script(deed)
        web.wait("the question", lambda: asked)
        state = [web.script(visible), web.script(f"return {gate}.needsLicenseAcceptance"), web.phase]
        go.set()
        assert state == [False, True, None], (deed, state)
        web.reach("readyToAgree", "accepted", "notNeeded")
        assert web.is_behind() == ("retry" in deed), deed


MOVE = """const gate = document.querySelector("license-gate"), {parentNode} = gate;
  gate.remove();
  if (arguments[0]) gate.setAttribute("person", arguments[0]);
  parentNode.append(gate);"""


def taken_elsewhere(web, site):
    """What one person opened, or was about to accept, is nobody's after the gate was moved for another one."""
    visible = "return document.querySelector('#behind').checkVisibility()"
    owed = "return document.querySelector('license-gate').needsLicenseAcceptance"
    web.open(site.embed("short", 'manual person="ann"'))
    web.script("document.querySelector('license-gate').open()")
    web.agree()
    web.behind()
    go = threading.Event()
    site.changes["/manifest.json"] = lambda file: (go.wait(PATIENCE) and 200, file.read_bytes())
    web.script(MOVE, "bob")
    assert not web.script(visible) and web.script(owed)
    go.set()
    web.reach("readyToAgree")
    web.closed()
    web.agree()
    web.behind()
    people = [record["subject"]["id"] for record in web.records("short")]
    assert len(set(people)) == 2, people
    # Moved for the same person, it goes on to hear what another tab does.
    web.script(MOVE)
    web.behind()
    web.script("""
      for (const name of Object.keys(localStorage)) if (/log/.test(name)) localStorage.removeItem(name);
      dispatchEvent(new StorageEvent("storage", {key: null}))""")
    web.reach("readyToAgree")
    web.closed()
    # The box that one person ticked is not pressed on by the next one.
    web.fresh()
    web.open(site.embed("short", 'manual person="ann"'))
    web.script("document.querySelector('license-gate').open()")
    web.reach("readyToAgree")
    web.tick()
    web.reach("agreed")
    web.script(MOVE, "bob")
    web.reach("readyToAgree")
    assert not web.is_ticked()
    web.press("accept")
    web.closed()
    assert not web.records("short")


def polluted(web, site):
    """What a page adds to the prototype of all objects is no member of a manifest, a record or a rule."""
    for member in ("audience = {who: 'guests'}", "supersededBy = '9'", "to = 'accepted'", "migrated = '1.0'",
                   "acceptMigrated = true", "withdrawn = {at: '2000-01-01', reason: 'x'}", "status = 'withdrawn'",
                   "asks = 'consent'", "guardian = true", "effects = 0", "kind = 'allowed'",
                   "acceptance = {guardian: true}"):
        web.fresh()
        address = site.embed("plain", policy=None)
        content, policy = site.pages["/plain/embed.html"]
        script = f"<script>Object.prototype.{member}</script>"
        site.pages["/plain/embed.html"] = (content.replace("<script src", script + "<script src", 1), policy)
        web.driver.get(address)
        time.sleep(1)
        # The driver itself stumbles over such a page: it is asked by an expression.
        said = web.command("Runtime.evaluate", expression="""
          const gate = document.querySelector("license-gate");
          String([gate.needsLicenseAcceptance, document.querySelector("#behind").checkVisibility()])""")
        assert said["result"]["value"] == "true,false", (member, said)


def without_script(web, site):
    """A script that is not the one that `integrity` names leaves a page that says where the text is."""
    style = ("<style>license-gate:not(:defined) { display: none }"
             "license-gate:defined ~ .without-gate { display: none }</style>")
    note = '<p class="without-gate">Read <a href="gate.html">the terms</a>.</p>'
    for digest, is_blocked in ((' integrity="sha384-' + "A" * 64 + '" ', True), (" ", False)):
        address = site.embed("plain", head=style, after=note, policy=None)
        content, policy = site.pages["/plain/embed.html"]
        site.pages["/plain/embed.html"] = (content.replace("<script ", "<script" + digest, 1), policy)
        web.open(address)
        if not is_blocked:
            web.reach("reading")
        shown = web.script("return [...document.querySelectorAll('.without-gate, #behind')].map((node) =>"
                           "node.checkVisibility())")
        assert shown == [False, is_blocked], (shown, is_blocked)


def no_manifest(web, site):
    """Where the manifest should be there is nothing, or a page: that is told by its address."""
    for answer in (lambda file: (404, b""), lambda file: (500, b""),
                   lambda file: (200, b"<!DOCTYPE html><title>App</title>", "text/html")):
        web.fresh()
        site.changes["plain/manifest.json"] = answer
        web.open(site.address(page("plain")))
        web.refused("offline", "/plain/manifest.json")


def plain_http_in_german(web, site):
    """Why nothing can be accepted is said in the language of the reader, without cryptography as well."""
    web.languages("de-DE")
    web.open(site.address(page("plain"), "plain.test"))
    web.reach("unavailable")
    web.expect("https", "Dieser Browser", absent=["This browser"])
    web.closed()
    language = web.script("return arguments[0].lang", web.part("gate"))
    assert language == "de", language
    web.fresh()
    # Without words it is said in those of the script.
    site.answer("assets/gate-de.json", 404)
    web.languages("de-DE")
    web.open(site.address(page("plain"), "plain.test"))
    web.refused("noCrypto", "https")


def receipt_of_nothing(web, site):
    """A receipt is of a record, and of nothing else that stands in the log."""
    web.accept(site.address(page("plain")))
    said = web.script("""
      const gate = document.querySelector("license-gate");
      const other = gate.history().find(({event}) => event === "presented");
      return Promise.all([undefined, other?.id, ""].map((id) => gate.receipt(id).then(() => "given", () => "refused")))""")
    assert said == ["refused"] * 3, said


def too_young_and_left(web, site):
    """Who is too young hears from which age on, and whom to ask; there is nothing to come back to."""
    web.open(site.address(page("young")))
    web.reach("askingAge")
    time.sleep(CALM)
    web.one("form input").click()
    web.keys(str(int(time.strftime("%Y")) - 6))
    web.press("accept")
    web.reach("underAge")
    web.expect("13", "legal@example.org")
    web.press("exit")
    web.wait("exit", lambda: web.heard("exit"))
    web.expect("13", "legal@example.org", absent=["Review again"])
    link = web.one("a[href^='mailto:']")
    assert link.get_attribute("target") == "_blank"
    web.closed()
